import { z } from 'zod';
import { attentionKinds } from '../attention';
import { attentionReasons, orderStatuses } from '../states';
import { unacknowledgedReasons } from '../withdrawal';
import { differenceSides } from './admin-reconciliation';
import { defineCall } from './call';
import { instant, language, maybe, success } from './common';
import { page, pageOf } from './list';

/** Items on one page of the queue. */
export const attentionPerPage = 20;

export const attentionItem = z.object({
  kind: z.enum(attentionKinds),
  id: z.string(),
  /** Its name for people: an order's number, or the reference of a statement or message. */
  reference: z.string(),
  since: instant,
  orderNumber: maybe(z.string()),
  /** The order exists, and number and address belong together. */
  hasOrder: z.boolean(),
  email: z.string(),
  who: z.string(),
  reason: maybe(z.enum(attentionReasons)),
  detail: maybe(z.string()),
  /** The language of a detail that a customer wrote. */
  language: maybe(language),
  status: maybe(z.enum(orderStatuses)),
  amountCents: maybe(z.number().int()),
  refundedCents: maybe(z.number().int()),
  /** The refund that a person is offered: what was not delivered, or what failed before. */
  proposalCents: maybe(z.number().int()),
  /** For a difference from the payment provider's books: what each side says. */
  sides: maybe(differenceSides),
  /** Why no e-mail reached who wrote it: a withdrawal's acknowledgement, a message's answer, or an erasure's refusal. */
  unacknowledged: maybe(z.enum(unacknowledgedReasons)),
  /** For a dispute: until when an answer is accepted. */
  dueAt: maybe(instant),
  /** For an incident: where an operator finds more. */
  url: z.url().optional(),
});
export type AttentionItem = z.infer<typeof attentionItem>;

export const adminAttention = defineCall('GET /api/admin/attention', {
  summary: 'Everything that waits for a person, longest wait first, in pages',
  access: 'read-orders',
  query: z.object({
    kind: z.enum(attentionKinds).optional(),
    page,
  }),
  answer: success.extend({
    items: z.array(attentionItem),
    counts: z.record(z.enum(attentionKinds), z.number().int()),
    ...pageOf,
  }),
});
