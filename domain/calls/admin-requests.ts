import { z } from 'zod';
import { deletionStates, requestReference, unsentReasons } from '../support';
import { contactAuthors, contactStates, contactSubjects } from '../threads';
import { unacknowledgedReasons } from '../withdrawal';
import { defineCall } from './call';
import { actionReason, instant, maybe, requestNumber, success } from './common';
import { page, pageOf } from './list';

/** Fields of every request, whatever its kind. */
const common = {
  id: z.string(),
  reference: z.string(),
  /** Empty once the data are erased. */
  email: z.string(),
  language: z.enum(['es', 'fr', 'it']),
  receivedAt: instant,
  acknowledgedAt: maybe(instant),
  /** It isn't acknowledged: the address has had too many e-mails. */
  withoutLetter: z.boolean(),
  /** Why the acknowledgement doesn't go out; absent if it did, or is still tried. `limit` only of a withdrawal. */
  unacknowledged: maybe(z.enum(unacknowledgedReasons)),
  /** Until when an answer was promised; absent if nobody waits. */
  dueAt: maybe(instant),
  /** Who dealt with it, when, and the note. */
  decidedAt: maybe(instant),
  decidedBy: maybe(z.string()),
  note: maybe(z.string()),
};

/** A message, an unsubscribe request, a statement of withdrawal, or a request to erase personal data. */
export const adminRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('contact'),
    ...common,
    state: z.enum(contactStates),
    name: z.string(),
    company: maybe(z.string()),
    phone: maybe(z.string()),
    service: z.enum(contactSubjects),
    orderNumber: maybe(z.string()),
    message: z.string(),
    conversation: maybe(
      z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string(), timestamp: z.string() })),
    ),
    /** The replies, oldest first. */
    replies: z.array(
      z.object({
        id: z.string(),
        author: z.enum(contactAuthors),
        by: maybe(z.string()),
        text: z.string(),
        at: instant,
        /** When its e-mail went out. */
        mailedAt: maybe(instant),
        /** Of an answer: why it doesn't reach the customer; absent if it did, or is still tried. */
        unsent: maybe(z.enum(unsentReasons)),
      }),
    ),
    temporalUrl: z.string(),
  }),
  z.object({
    kind: z.literal('unsubscribe'),
    ...common,
    state: z.literal('done'),
    username: z.string(),
    reason: z.string(),
  }),
  z.object({
    kind: z.literal('withdrawal'),
    ...common,
    state: z.enum(['open', 'closed']),
    name: z.string(),
    /** What was typed, normalized as an order number; it may be no order's. */
    orderNumber: z.string(),
    /** The order exists, and number and address belong together. */
    hasOrder: z.boolean(),
    reason: maybe(z.string()),
  }),
  z.object({
    kind: z.literal('deletion'),
    ...common,
    state: z.enum(deletionStates),
    username: z.string(),
    reason: z.string(),
    provenAt: maybe(instant),
    endedAt: maybe(instant),
    /** When the person was told the outcome, by e-mail or in another way. */
    answeredAt: maybe(instant),
    /** Of a refusal: why its e-mail doesn't go out; absent if the person was told, or it is still tried. */
    unanswered: maybe(z.enum(unsentReasons)),
    /** Paid orders of the address, and open purchases: erasing waits for the latter. */
    orders: z.number().int(),
    underWay: z.number().int(),
    temporalUrl: z.string(),
  }),
]);
export type AdminRequest = z.infer<typeof adminRequest>;

export const adminRequests = defineCall('GET /api/admin/requests', {
  summary: 'Messages, unsubscriptions, withdrawals and requests for deletion, newest first, in pages',
  access: 'read-customers',
  query: z.object({
    kind: z.enum(['contact', 'unsubscribe', 'deletion', 'withdrawal']).optional(),
    /** Only those that wait for an administrator. */
    open: z.enum(['true', 'false']).optional(),
    /** Reference, part of an address, a text or a withdrawn order's number, or that number as a customer writes it. */
    search: z.string().trim().max(100).optional(),
    page,
  }),
  answer: success.extend({
    requests: z.array(adminRequest),
    openCount: z.number().int(),
    ...pageOf,
  }),
});

export const adminRequestByReference = defineCall('GET /api/admin/requests/:reference', {
  summary: 'One message, unsubscription, withdrawal or request for deletion',
  access: 'read-customers',
  params: z.object({
    reference: z
      .string()
      .regex(requestReference, 'Referencia no válida')
      .meta({ examples: ['C-1F0C22A7'] }),
  }),
  answer: success.extend({ request: adminRequest }),
});

/** How many messages of the thread the administrator saw. */
const seen = z.number('Recarga la página e inténtalo de nuevo').int().min(1).max(1000);

export const adminAnswerContact = defineCall('POST /api/admin/contact/:id/answer', {
  summary: 'Answers a message: kept with it, mailed to who wrote it; closes it, or waits for the customer',
  access: 'work-customers',
  params: z.object({ id: requestNumber }),
  body: z.strictObject({
    /** A repeated call is the same answer; with another text or end it is refused. */
    id: requestNumber,
    text: z
      .string('Escribe la respuesta')
      .trim()
      .min(3, 'Escribe la respuesta')
      .max(4000, 'La respuesta es demasiado larga (4.000 caracteres como máximo)'),
    close: z.boolean(),
    seen,
  }),
  answer: success.extend({ state: z.enum(contactStates) }),
});

export const adminDecideDeletion = defineCall('POST /api/admin/deletions/:id/decision', {
  summary: 'Approves or refuses a request for deletion; a refusal is mailed with its reason',
  access: 'work-customers',
  params: z.object({ id: requestNumber }),
  body: z.strictObject({ decision: z.enum(['approve', 'refuse']), reason: actionReason }),
  answer: success.extend({ state: z.enum(['erasing', 'refused']) }),
});

export const adminNoteDeletionAnswer = defineCall('POST /api/admin/deletions/:id/answered', {
  summary: 'Notes that a person was told of a refusal whose e-mail did not go out',
  access: 'work-customers',
  params: z.object({ id: requestNumber }),
  body: z.strictObject({ reason: actionReason }),
  answer: success,
});

export const adminCloseContact = defineCall('POST /api/admin/contact/:id/close', {
  summary: 'Closes a message without an answer in its thread, or one whose answer did not reach the customer',
  access: 'work-customers',
  params: z.object({ id: requestNumber }),
  body: z.strictObject({ reason: actionReason, seen }),
  answer: success,
});
