import { countsByStatus, countsWithin, listOrders, matchingIds, orderChoices } from '#db/admin-order-list.ts';
import { attentionCount, type OrderFilter } from '#db/order-filter.ts';
import { mostBulkOrders } from '#domain/bulk.ts';
import {
  adminMatchingOrders,
  adminOrderChoices,
  adminOrders,
  type OrderFilterInput,
} from '#domain/calls/admin-order-list.ts';
import { countLimit } from '#domain/calls/list.ts';
import { ShopError } from '#domain/errors.ts';
import type { Deps } from '../deps';
import type { Routes } from '../handle';

/** The back office's list of orders. */
export function adminOrderListRoutes(routes: Routes, deps: Deps): void {
  const { db, clock } = deps;

  routes.answer(adminOrders, {}, async ({ query: { page, pageSize, sort, ...query } }) => {
    const seenAt = clock();
    const filter = filterOf(query);
    // A tab replaces status and attention, and keeps the rest.
    const kept = { ...filter, status: undefined, attention: false };
    const isNarrow = Object.values(kept).some(Boolean);
    const [{ rows, ...paged }, attention, byStatus] = await Promise.all([
      listOrders(db, filter, { page, pageSize, sort }),
      attentionCount(db, isNarrow ? kept : undefined),
      isNarrow ? countsWithin(db, kept, countLimit) : countsByStatus(db),
    ]);
    return { orders: rows, ...paged, seenAt, counts: { attention, byStatus } };
  });

  routes.answer(adminMatchingOrders, {}, async ({ query }) => {
    const seenAt = clock();
    const ids = await matchingIds(db, filterOf(query), mostBulkOrders + 1);
    if (ids.length > mostBulkOrders) throw new ShopError('bulk_too_large');
    return { ids, seenAt };
  });

  routes.answer(adminOrderChoices, {}, () => orderChoices(db));
}

/** Maps the query's filter to the database's. */
export function filterOf(query: OrderFilterInput): OrderFilter {
  const { attention, refunded, withdrawal, ...others } = query;
  return {
    ...others,
    attention: attention === 'true',
    refunded: refunded === 'true',
    withdrawal: withdrawal === 'true',
  };
}
