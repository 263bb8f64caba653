import { type ActRow, actById, actFilters, listActs } from '../../db/audit-log';
import { actsPerPage, adminAuditEntry, adminAuditLog, mostActs } from '../../domain/calls/admin-audit';
import { ShopError } from '../../domain/errors';
import type { Deps } from '../deps';
import type { Routes } from '../handle';

/** Who did what in the back office, when, and what was before and after (decision 17). */
export function adminAuditRoutes(routes: Routes, { db }: Pick<Deps, 'db'>): void {
  routes.answer(adminAuditLog, {}, async ({ query }) => {
    const { page, ...filter } = query;
    const [{ acts, total, more }, { actors, actions }] = await Promise.all([
      listActs(db, filter, { page, pageSize: actsPerPage, most: mostActs }),
      actFilters(db),
    ]);
    return { acts: acts.map(actView), total, more, page, pageSize: actsPerPage, actors, actions };
  });

  routes.answer(adminAuditEntry, {}, async ({ params }) => {
    const act = await actById(db, params.id);
    if (!act) throw new ShopError('not_found');
    return { act: { ...actView(act), before: act.before ?? undefined, after: act.after ?? undefined } };
  });
}

function actView({ id, at, actor, action, subject, ip, refused }: ActRow) {
  return {
    id,
    at: at.toISOString(),
    actor,
    action,
    subject,
    ip: ip ?? undefined,
    refused: refused ?? undefined,
  };
}
