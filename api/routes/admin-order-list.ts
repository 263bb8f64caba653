import { countsByStatus, type ListedOrderRow, listOrders, orderChoices } from '../../db/admin-order-list';
import { attentionCount, type OrderFilter } from '../../db/order-filter';
import { deleteView, savedViews, saveView, viewById } from '../../db/saved-views';
import {
  type AdminOrderListRow,
  adminDeleteView,
  adminOrderChoices,
  adminOrders,
  adminSavedViews,
  adminSaveView,
  type OrderFilterInput,
} from '../../domain/calls/admin-order-list';
import { ShopError } from '../../domain/errors';
import { withoutNulls } from '../admin-views';
import { audited } from '../audited';
import type { Deps } from '../deps';
import type { Routes } from '../handle';

/** The back office's list of orders and the views of it that people keep. */
export function adminOrderListRoutes(routes: Routes, deps: Deps): void {
  const { db, clock } = deps;

  routes.answer(adminOrders, {}, async ({ query }) => {
    const [{ orders, total }, attention, byStatus] = await Promise.all([
      listOrders(db, filterOf(query), query),
      attentionCount(db),
      countsByStatus(db),
    ]);
    return {
      orders: orders.map(rowView),
      total,
      page: query.page,
      pageSize: query.pageSize,
      counts: { attention, byStatus },
    };
  });

  routes.answer(adminOrderChoices, {}, () => orderChoices(db));

  routes.answer(adminSavedViews, {}, async ({ admin }) => ({ views: await savedViews(db, admin.username) }));

  routes.answer(adminSaveView, {}, async ({ params, body, admin, request }) => {
    const before = await viewById(db, params.id, admin.username);
    const view = await audited(
      deps,
      { admin, request },
      { action: 'save-view', subject: `view ${params.id}`, before },
      () => saveView(db, { id: params.id, ...body }, admin.username, clock()),
    );
    return { view };
  });

  routes.answer(adminDeleteView, {}, async ({ params, admin, request }) => {
    const before = await viewById(db, params.id, admin.username);
    if (!before?.own) throw new ShopError('view_not_found');
    await audited(
      deps,
      { admin, request },
      { action: 'delete-view', subject: `view ${params.id}`, before },
      () => deleteView(db, params.id, admin.username),
    );
    return {};
  });
}

/** The filter of a query as the database takes it. */
export function filterOf(query: OrderFilterInput): OrderFilter {
  const { attention, refunded, withdrawal, ...others } = query;
  return {
    ...others,
    attention: attention === 'true',
    refunded: refunded === 'true',
    withdrawal: withdrawal === 'true',
  };
}

function rowView(row: ListedOrderRow): AdminOrderListRow {
  return {
    ...withoutNulls(row),
    createdAt: row.createdAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString(),
  };
}
