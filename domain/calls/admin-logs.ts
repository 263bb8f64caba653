import { z } from 'zod';
import { emailKinds } from '../emails';
import { defineCall } from './call';
import { instant, maybe, success } from './common';
import { boundedCount, day, page, pageOf, search } from './list';

/** Lines on one page of a log. */
export const logsPerPage = 50;

/** E-mails by kind: those of a purchase, and the activities that send all others. */
export const mailLogKinds = [
  ...emailKinds,
  'withdrawal-acknowledged',
  'sendLoginCode',
  'acknowledgeContact',
  'reportContact',
  'sendAnswer',
  'reportReply',
  'remindOfContact',
  'confirmLeave',
  'reportLeave',
  'sendAlerts',
  'sendDigest',
  'sendStaffNotice',
  'acknowledgeDeletion',
  'reportDeletion',
  'answerDeletion',
  'acknowledgeWithdrawal',
  'reportWithdrawal',
] as const;

export const mailLine = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  /** Absent if it contains a code. */
  subject: maybe(z.string()),
  state: z.enum(['sent', 'failed']),
  tries: z.number().int(),
  error: maybe(z.string()),
  at: instant,
  orderNumber: maybe(z.string()),
  orderId: maybe(z.string()),
});
export type MailLine = z.infer<typeof mailLine>;

export const adminEmailLogs = defineCall('GET /api/admin/email-logs', {
  summary: 'E-mails that were sent or failed, newest first, without their text',
  access: 'read-logs',
  query: z.object({
    /** The beginning of an address, or an order's number. */
    search,
    kind: z.enum(mailLogKinds, 'Este tipo no existe').optional(),
    state: z.enum(['sent', 'failed'], 'Este estado no existe').optional(),
    /** Days in Madrid, both included. */
    from: day,
    to: day,
    page,
  }),
  answer: success.extend({
    mails: z.array(mailLine),
    ...pageOf,
    total: boundedCount,
  }),
});

/** As it was sent, with codes and tokens replaced. Absent if it wasn't kept (0057_mail_text.sql). */
export const mailWithText = mailLine.extend({ text: maybe(z.string()) });

export const adminEmail = defineCall('GET /api/admin/email-logs/:id', {
  summary: 'One e-mail with its text, without codes and tokens',
  access: 'read-customers',
  params: z.object({ id: z.string().regex(/^[0-9]{1,18}$/, 'Este correo no existe. Vuelve a la lista.') }),
  answer: success.extend({ mail: mailWithText }),
});

/** The logs of calls. */
export const apiLogSources = ['panel', 'payments', 'api'] as const;

export const apiLine = z.object({
  id: z.string(),
  at: instant,
  title: z.string(),
  outcome: z.string(),
  failed: z.boolean(),
  status: maybe(z.number().int()),
  durationMs: maybe(z.number()),
  orderNumber: maybe(z.string()),
  orderId: maybe(z.string()),
  reference: maybe(z.string()),
  caller: maybe(z.string()),
  /** How many more refusals of the same minute were not logged. */
  leftOut: maybe(z.number().int()),
  /** The request to the panel, without its key, and its answer. */
  request: maybe(z.record(z.string(), z.unknown())),
  answer: maybe(z.string()),
});
export type ApiLine = z.infer<typeof apiLine>;

export const adminApiLogs = defineCall('GET /api/admin/api-logs', {
  summary: 'Calls to panels, events of the payment provider, or refused and failed requests of our own API',
  access: 'read-logs',
  query: z.object({
    source: z.enum(apiLogSources, 'Este registro no existe').default('panel'),
    /** An order's number, a payment, a request id, or the beginning of the called path. */
    search,
    failed: z.enum(['true', 'false'], 'Este filtro no existe').optional(),
    page,
  }),
  answer: success.extend({
    lines: z.array(apiLine),
    ...pageOf,
    total: boundedCount,
  }),
});
