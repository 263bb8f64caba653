import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getProviderStatusRunsId, getProviderStatusStats } from '../client';
import { retry } from '../queries';

/** While a run goes on its figures are asked for this often, in ms; each page that it writes is announced besides. */
const runningMs = 1500;

/** Whether the sync runs by itself, and its newest run. */
export const statsQuery = queryOptions({
  queryKey: ['admin', 'provider-status'],
  queryFn: ({ signal }) => getProviderStatusStats({ signal }),
  refetchInterval: ({ state }) => (state.data?.run?.state === 'running' ? runningMs : false),
  retry,
});

/** A page of what a run did. */
export const statusRunQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['admin', 'provider-status', 'run', id, page],
    queryFn: ({ signal }) => getProviderStatusRunsId(id, { page }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.run.state === 'running' ? runningMs : false),
    retry,
  });
