import { actionsPerPage, adminAuditEntry, adminAuditLog } from '#domain/calls/admin-audit.ts';
import { ShopError } from '#domain/errors.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { actionById, actionFilters, listActions } from './sql';

/** Who did what in the back office, when, with the states before and after (D17). */
export function adminAuditRoutes(routes: Routes, { db }: Pick<Deps, 'db'>): void {
  routes.answer(adminAuditLog, {}, async ({ query }) => {
    const { page, ...filter } = query;
    const [{ rows, ...paged }, { actors, actions }] = await Promise.all([
      listActions(db, filter, { page, pageSize: actionsPerPage }),
      actionFilters(db),
    ]);
    return { acts: rows, ...paged, actors, actions };
  });

  routes.answer(adminAuditEntry, {}, async ({ params }) => {
    const act = await actionById(db, params.id);
    if (!act) throw new ShopError('not_found');
    return { act };
  });
}
