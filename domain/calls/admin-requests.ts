import { z } from 'zod';
import { deletionStates } from '../support';
import { defineCall } from './call';
import { actReason, requestNumber, success } from './common';
import { contactSubjects } from './support';

/** What every request has, whatever it wants. */
const common = {
  id: z.string(),
  reference: z.string(),
  /** Empty once the data are erased. */
  email: z.string(),
  language: z.enum(['es', 'fr', 'it']),
  receivedAt: z.iso.datetime(),
  acknowledgedAt: z.iso.datetime().optional(),
  /** Dealt with by whom, when, and what was said. */
  decidedAt: z.iso.datetime().optional(),
  decidedBy: z.string().optional(),
  note: z.string().optional(),
};

/** A message, a wish for no more marketing mail, or a request to erase personal data. */
export const adminRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('contact'),
    ...common,
    state: z.enum(['open', 'closed']),
    name: z.string(),
    company: z.string().optional(),
    phone: z.string().optional(),
    service: z.enum(contactSubjects),
    orderNumber: z.string().optional(),
    message: z.string(),
    conversation: z
      .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string(), timestamp: z.string() }))
      .optional(),
  }),
  z.object({
    kind: z.literal('unsubscribe'),
    ...common,
    state: z.literal('done'),
    username: z.string(),
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('deletion'),
    ...common,
    state: z.enum(deletionStates),
    username: z.string(),
    reason: z.string(),
    provenAt: z.iso.datetime().optional(),
    endedAt: z.iso.datetime().optional(),
    /** Paid orders of the address, and purchases that are still under way: erasing waits for these. */
    orders: z.number().int(),
    underWay: z.number().int(),
    temporalUrl: z.string(),
  }),
]);
export type AdminRequest = z.infer<typeof adminRequest>;

/** Requests on one page of the list. */
export const requestsPerPage = 25;

export const adminRequests = defineCall({
  method: 'GET',
  path: '/api/admin/requests',
  summary: 'Messages, unsubscriptions and requests for deletion, newest first, in pages',
  access: 'read-customers',
  query: z.object({
    kind: z.enum(['contact', 'unsubscribe', 'deletion']).optional(),
    /** Only those that wait for an administrator. */
    open: z.enum(['true', 'false']).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  answer: success.extend({
    requests: z.array(adminRequest),
    total: z.number().int(),
    openCount: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
});

export const adminDecideDeletion = defineCall({
  method: 'POST',
  path: '/api/admin/deletions/:id/decision',
  summary: 'Approves or refuses a request for deletion; a refusal is mailed with its reason',
  access: 'work-customers',
  params: z.object({ id: requestNumber }),
  body: z.strictObject({ decision: z.enum(['approve', 'refuse']), reason: actReason }),
  answer: success.extend({ state: z.enum(['erasing', 'refused']) }),
});

export const adminCloseContact = defineCall({
  method: 'POST',
  path: '/api/admin/contact/:id/close',
  summary: 'Marks a message as answered',
  access: 'work-customers',
  params: z.object({ id: requestNumber }),
  body: z.strictObject({ reason: actReason }),
  answer: success,
});
