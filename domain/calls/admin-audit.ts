import { z } from 'zod';
import { defineCall } from './call';
import { instant, maybe, success } from './common';
import { boundedCount, countLimit, day, pageOf, search } from './list';

/** Actions on one page of the log. */
export const actionsPerPage = 50;

export const auditRow = z.object({
  id: z.string(),
  at: instant,
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  ip: maybe(z.string()),
  /** The action was refused; the code of the reason. */
  refused: maybe(z.string()),
  /** It is open whether the action happened; the code of the error, one of `unansweredCodes`. */
  unanswered: maybe(z.string()),
});
export type AuditRow = z.infer<typeof auditRow>;

export const adminAuditLog = defineCall('GET /api/admin/audit-log', {
  summary: 'Acts in the back office, newest first, in pages',
  access: 'read-audit',
  query: z.object({
    /**
     * Beginning of the subject, e.g. an order number; a number after a slash is complete. A user name finds what was
     * done to that user.
     */
    search,
    actor: z.string().max(60).optional(),
    action: z.string().max(60).optional(),
    /** Days in Madrid, both included. */
    from: day,
    to: day,
    /** Entries beyond the counted ones are found by date. */
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(countLimit / actionsPerPage)
      .default(1),
  }),
  answer: success.extend({
    acts: z.array(auditRow),
    ...pageOf,
    total: boundedCount,
    /** All actors and actions in the log, for its filters. */
    actors: z.array(z.string()),
    actions: z.array(z.string()),
  }),
});

export const adminAuditEntry = defineCall('GET /api/admin/audit-log/:id', {
  summary: 'One act with what was before and after',
  access: 'read-audit',
  params: z.object({ id: z.string().regex(/^[0-9]{1,18}$/, 'Esta entrada no existe. Vuelve a la lista.') }),
  answer: success.extend({
    act: auditRow.extend({ before: maybe(z.unknown()), after: maybe(z.unknown()) }),
  }),
});
