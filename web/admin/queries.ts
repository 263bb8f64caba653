import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getOrdersId, getRequests, getSession, getUpsellExperiment } from './client';
import { type RequestList, writeRequestList } from './requests/request-list';

/** Keys of the cache: one root, so that one event refreshes all that is shown. */
export const adminKeys = {
  all: ['admin'] as const,
  session: ['admin', 'session'] as const,
  order: (id: string) => ['admin', 'order', id] as const,
  requests: (list: RequestList) => ['admin', 'requests', writeRequestList(list)] as const,
  experiment: (days: number | undefined) => ['admin', 'upsell-experiment', days ?? 'all'] as const,
};

/** A failure that asking again can't mend isn't asked again. */
export function retry(failures: number, error: Error): boolean {
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 0;
  return failures < 2 && (status === 0 || status >= 500);
}

/** Who is logged in, how many orders wait, and where the Temporal UI is. */
export const sessionQuery = queryOptions({
  queryKey: adminKeys.session,
  queryFn: ({ signal }) => getSession({ signal }),
  retry,
});

/** One order with everything that happened. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: adminKeys.order(id),
    queryFn: async ({ signal }) => (await getOrdersId(id, { signal })).order,
    retry,
  });

/** What the two offers have brought in so many days, or in all. */
export const experimentQuery = (days: number | undefined) =>
  queryOptions({
    queryKey: adminKeys.experiment(days),
    queryFn: ({ signal }) => getUpsellExperiment({ days }, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });

/** A page of requests; the page before stays in view until it is there. */
export const requestsQuery = (list: RequestList) =>
  queryOptions({
    queryKey: adminKeys.requests(list),
    queryFn: ({ signal }) =>
      getRequests({ kind: list.kind, open: list.open ? 'true' : undefined, page: list.page }, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });
