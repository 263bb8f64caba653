import { z } from 'zod';
import { defineCall } from './call';
import { success } from './common';

/** Lines on one page of a log. */
export const logsPerPage = 50;

/** Letters by kind: those of a purchase, and the activities that send all others. */
export const mailLogKinds = [
  'payment-failed',
  'payment-reminder',
  'order-confirmation',
  'delivery-in-progress',
  'order-completed',
  'order-partial',
  'order-cancelled',
  'refund-made',
  'payment-returned',
  'refill-started',
  'refill-completed',
  'refill-rejected',
  'withdrawal-acknowledged',
  'sendLoginCode',
  'acknowledgeContact',
  'reportContact',
  'confirmLeave',
  'reportLeave',
  'sendAlerts',
  'sendDigest',
  'acknowledgeDeletion',
  'reportDeletion',
  'answerDeletion',
  'acknowledgeWithdrawal',
  'reportWithdrawal',
] as const;

const page = z.coerce.number('Indique una página').int('Indique una página').min(1).max(10_000).default(1);
const search = z.string().trim().max(100, 'La búsqueda es demasiado larga').default('');
const day = z.iso.date('Indique una fecha').optional();

export const adminEmailLogs = defineCall({
  method: 'GET',
  path: '/api/admin/email-logs',
  summary: 'Letters that were sent or could not be, newest first, without their text',
  access: 'read-logs',
  query: z.object({
    /** The beginning of an address, or the number of an order. */
    search,
    kind: z.enum(mailLogKinds, 'Este tipo no existe').optional(),
    state: z.enum(['sent', 'failed'], 'Este estado no existe').optional(),
    /** Days in Madrid, both included. */
    from: day,
    to: day,
    page,
  }),
  answer: success.extend({
    mails: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        recipient: z.string(),
        /** Absent where it holds a code. */
        subject: z.string().optional(),
        state: z.enum(['sent', 'failed']),
        tries: z.number().int(),
        error: z.string().optional(),
        firstAt: z.iso.datetime(),
        at: z.iso.datetime(),
        orderNumber: z.string().optional(),
        orderId: z.string().optional(),
      }),
    ),
    total: z.number().int(),
    page: z.number().int(),
  }),
});

export const adminApiLogs = defineCall({
  method: 'GET',
  path: '/api/admin/api-logs',
  summary: 'Calls to panels, events of the payment provider, or refused and failed requests of our own API',
  access: 'read-logs',
  query: z.object({
    source: z.enum(['panel', 'payments', 'api'], 'Este registro no existe').default('panel'),
    /** An order's number, a payment, a request's id, or the beginning of what was called. */
    search,
    failed: z.enum(['true', 'false'], 'Este filtro no existe').optional(),
    page,
  }),
  answer: success.extend({
    lines: z.array(
      z.object({
        id: z.string(),
        at: z.iso.datetime(),
        title: z.string(),
        outcome: z.string(),
        failed: z.boolean(),
        status: z.number().int().optional(),
        durationMs: z.number().optional(),
        orderNumber: z.string().optional(),
        orderId: z.string().optional(),
        reference: z.string().optional(),
        caller: z.string().optional(),
        /** What was sent to the panel, without its key, and what it answered. */
        request: z.record(z.string(), z.unknown()).optional(),
        answer: z.string().optional(),
      }),
    ),
    total: z.number().int(),
    page: z.number().int(),
  }),
});
