import { deleteView, type SavedView, savedViews, saveView } from '#domain/calls/admin-views.ts';
import { ShopError } from '#domain/errors.ts';
import { may } from '#domain/permissions.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import type { Admin } from '../session/admin';
import { deleteView as dropView, saveView as keepView, viewById, viewsOf } from './sql';

/** Saved views of the back office's lists. Users who may not read a list don't see its views. */
export function adminViewRoutes(routes: Routes, deps: Deps): void {
  const { db, clock } = deps;

  const refuseOthers = (list: string, admin: Admin) => {
    const entry = routes.table.find(({ method, path }) => method === 'GET' && path === list);
    if (!entry || entry.access === 'public' || !may(admin.role, entry.access))
      throw new ShopError('view_not_found');
  };

  routes.answer(savedViews, {}, async ({ query, admin }) => {
    refuseOthers(query.list, admin);
    return { views: await viewsOf(db, query.list, admin.username) };
  });

  routes.answer(saveView, {}, async ({ params, body, admin, audited }) => {
    refuseOthers(body.list, admin);
    const before = await viewById(db, params.id, admin.username);
    const view = await audited(
      { action: 'save-view', subject: `view ${params.id}`, before: before && kept(before) },
      () => keepView(db, { id: params.id, ...body }, admin.username, clock()),
      kept,
    );
    return { view };
  });

  routes.answer(deleteView, {}, async ({ params, admin, audited }) => {
    const before = await viewById(db, params.id, admin.username);
    if (!before?.own) throw new ShopError('view_not_found');
    await audited({ action: 'delete-view', subject: `view ${params.id}`, before: kept(before) }, () =>
      dropView(db, params.id, admin.username),
    );
    return {};
  });
}

/** What the audit log keeps of a view. Its name is free text and may name a person. */
function kept({ name: _, ...view }: SavedView): Omit<SavedView, 'name'> {
  return view;
}
