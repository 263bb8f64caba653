import { z } from 'zod';
import { deletionStates } from '../support';
import { defineCall } from './call';
import { actReason, instant, maybe, requestNumber, success } from './common';
import { page, pageOf } from './list';
import { contactSubjects } from './support';

/** Fields of every request, whatever its kind. */
const common = {
  id: z.string(),
  reference: z.string(),
  /** Empty once the data are erased. */
  email: z.string(),
  language: z.enum(['es', 'fr', 'it']),
  receivedAt: instant,
  acknowledgedAt: maybe(instant),
  /** Who decided it and when, and the answer. */
  decidedAt: maybe(instant),
  decidedBy: maybe(z.string()),
  note: maybe(z.string()),
};

/** A message, an unsubscribe request, or a request to erase personal data. */
export const adminRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('contact'),
    ...common,
    state: z.enum(['open', 'closed']),
    name: z.string(),
    company: maybe(z.string()),
    phone: maybe(z.string()),
    service: z.enum(contactSubjects),
    orderNumber: maybe(z.string()),
    message: z.string(),
    conversation: maybe(
      z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string(), timestamp: z.string() })),
    ),
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
    provenAt: maybe(instant),
    endedAt: maybe(instant),
    /** Paid orders of the address, and open purchases: erasing waits for the latter. */
    orders: z.number().int(),
    underWay: z.number().int(),
    temporalUrl: z.string(),
  }),
]);
export type AdminRequest = z.infer<typeof adminRequest>;

export const adminRequests = defineCall({
  method: 'GET',
  path: '/api/admin/requests',
  summary: 'Messages, unsubscriptions and requests for deletion, newest first, in pages',
  access: 'read-customers',
  query: z.object({
    kind: z.enum(['contact', 'unsubscribe', 'deletion']).optional(),
    /** Only those that wait for an administrator. */
    open: z.enum(['true', 'false']).optional(),
    page,
  }),
  answer: success.extend({
    requests: z.array(adminRequest),
    openCount: z.number().int(),
    ...pageOf,
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
