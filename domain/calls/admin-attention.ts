import { z } from 'zod';
import { attentionKinds } from '../attention';
import { attentionReasons, orderStatuses } from '../states';
import { defineCall } from './call';
import { success } from './common';

/** Things on one page of the queue. */
export const attentionPerPage = 20;

const attentionItem = z.object({
  kind: z.enum(attentionKinds),
  id: z.string(),
  /** What people call it: an order's number, or the reference of a statement or message. */
  reference: z.string(),
  since: z.iso.datetime(),
  orderNumber: z.string().optional(),
  /** That order exists, and its number and address belong together. */
  hasOrder: z.boolean(),
  email: z.string(),
  who: z.string(),
  reason: z.enum(attentionReasons).optional(),
  detail: z.string().optional(),
  status: z.enum(orderStatuses).optional(),
  amountCents: z.number().int().optional(),
  refundedCents: z.number().int().optional(),
  proposalCents: z.number().int().optional(),
  /** Of an incident: where an operator sees more. */
  url: z.url().optional(),
});
export type AttentionItem = z.infer<typeof attentionItem>;

export const adminAttention = defineCall({
  method: 'GET',
  path: '/api/admin/attention',
  summary: 'Everything that waits for a person, who waits longest first, in pages',
  access: 'read-orders',
  query: z.object({
    kind: z.enum(attentionKinds).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  answer: success.extend({
    items: z.array(attentionItem),
    counts: z.object({
      incident: z.number().int(),
      order: z.number().int(),
      payment: z.number().int(),
      dispute: z.number().int(),
      difference: z.number().int(),
      balance: z.number().int(),
      panel: z.number().int(),
      withdrawal: z.number().int(),
      contact: z.number().int(),
      deletion: z.number().int(),
    }),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  }),
});
