import { z } from 'zod';
import { defineCall } from './call';
import { success } from './common';

/** Acts on one page of the log. */
export const actsPerPage = 50;

/** The log is counted, and leafed through, only so far: what lies deeper is found by its dates. */
export const mostActs = 10_000;

const auditRow = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  ip: z.string().optional(),
  /** It was not done; the code of the reason. */
  refused: z.string().optional(),
});
export type AuditRow = z.infer<typeof auditRow>;

const day = z.iso.date('Indique un día, por ejemplo 2026-11-21');

export const adminAuditLog = defineCall({
  method: 'GET',
  path: '/api/admin/audit-log',
  summary: 'Acts in the back office, newest first, in pages',
  access: 'read-audit',
  query: z.object({
    /**
     * How the subject begins, e.g. an order number; a number behind a slash is whole. A user's name finds what was done
     * to that user.
     */
    search: z.string().trim().max(100).optional(),
    actor: z.string().max(60).optional(),
    action: z.string().max(60).optional(),
    /** Days in Madrid, both included. */
    from: day.optional(),
    to: day.optional(),
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(mostActs / actsPerPage)
      .default(1),
  }),
  answer: success.extend({
    acts: z.array(auditRow),
    /** Never more than `mostActs`. */
    total: z.number().int(),
    /** There are more than `total`. */
    more: z.boolean(),
    page: z.number().int(),
    pageSize: z.number().int(),
    /** Everyone and everything that the log has, for its filters. */
    actors: z.array(z.string()),
    actions: z.array(z.string()),
  }),
});

export const adminAuditEntry = defineCall({
  method: 'GET',
  path: '/api/admin/audit-log/:id',
  summary: 'One act with what was before and after',
  access: 'read-audit',
  params: z.object({ id: z.string().regex(/^[0-9]{1,18}$/, 'Esta entrada no existe. Vuelva a la lista.') }),
  answer: success.extend({
    act: auditRow.extend({ before: z.unknown().optional(), after: z.unknown().optional() }),
  }),
});
