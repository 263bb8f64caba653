import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type AdminSession, readExperiment, readOrder, readOrders, readRequests, readSession } from './calls';
import { type ListState, listQuery } from './orders/list-state';
import { type RequestList, writeRequestList } from './requests/request-list';

/** Keys of the cache: one root, so that one event refreshes all that is shown. */
export const adminKeys = {
  all: ['admin'] as const,
  session: ['admin', 'session'] as const,
  orders: (state: ListState) => ['admin', 'orders', listQuery(state)] as const,
  order: (id: string) => ['admin', 'order', id] as const,
  requests: (list: RequestList) => ['admin', 'requests', writeRequestList(list)] as const,
  experiment: (days: number | undefined) => ['admin', 'upsell-experiment', days ?? 'all'] as const,
};

/** A failure that asking again can't mend isn't asked again. */
function retry(failures: number, error: Error): boolean {
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 0;
  return failures < 2 && (status === 0 || status >= 500);
}

/** Who is logged in, how many orders wait, and where the Temporal UI is. */
export const sessionQuery = queryOptions<AdminSession>({
  queryKey: adminKeys.session,
  queryFn: ({ signal }) => readSession(signal),
  retry,
});

/** A page of the list; the page before stays in view until it is there. */
export const ordersQuery = (state: ListState) =>
  queryOptions({
    queryKey: adminKeys.orders(state),
    queryFn: ({ signal }) => readOrders(listQuery(state), signal),
    placeholderData: keepPreviousData,
    retry,
  });

/** One order with everything that happened. */
export const orderQuery = (id: string) =>
  queryOptions({ queryKey: adminKeys.order(id), queryFn: ({ signal }) => readOrder(id, signal), retry });

/** What the two offers have brought in so many days, or in all. */
export const experimentQuery = (days: number | undefined) =>
  queryOptions({
    queryKey: adminKeys.experiment(days),
    queryFn: ({ signal }) => readExperiment(days, signal),
    placeholderData: keepPreviousData,
    retry,
  });

/** A page of requests; the page before stays in view until it is there. */
export const requestsQuery = (list: RequestList) =>
  queryOptions({
    queryKey: adminKeys.requests(list),
    queryFn: ({ signal }) =>
      readRequests({ kind: list.kind, open: list.open ? 'true' : undefined, page: list.page }, signal),
    placeholderData: keepPreviousData,
    retry,
  });
