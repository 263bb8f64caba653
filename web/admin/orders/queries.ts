import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getBulk, getBulkId, getOrderChoices, getOrders, getOrderViews } from '../client';
import { retry } from '../queries';
import { type ListState, listQuery } from './list-state';

/** A page of the list; the page before stays in view until it is there. */
export const ordersQuery = (state: ListState) =>
  queryOptions({
    queryKey: ['admin', 'orders', listQuery(state)],
    queryFn: ({ signal }) => getOrders(listQuery(state), { signal }),
    placeholderData: keepPreviousData,
    retry,
  });

/** Services and panels to filter by. Not of the keys that live events refresh: they change once a month. */
export const choicesQuery = queryOptions({
  queryKey: ['order-choices'],
  queryFn: ({ signal }) => getOrderChoices({ signal }),
  staleTime: 5 * 60_000,
  retry,
});

/** Saved views of the list. */
export const viewsQuery = queryOptions({
  queryKey: ['admin', 'order-views'],
  queryFn: async ({ signal }) => (await getOrderViews({ signal })).views,
  retry,
});

/** Acts on many orders that run or ran lately. */
export const bulkActsQuery = queryOptions({
  queryKey: ['admin', 'bulk-acts'],
  queryFn: async ({ signal }) => (await getBulk({ signal })).acts,
  retry,
});

/** What a page of results shows. */
export interface BulkPage {
  state?: 'waiting' | 'done' | 'refused' | 'failed' | 'skipped';
  page: number;
}

/** One act on many orders with a page of its results. */
export const bulkActQuery = (id: string, page: BulkPage) =>
  queryOptions({
    queryKey: ['admin', 'bulk-act', id, page],
    queryFn: ({ signal }) => getBulkId(id, page, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });
