import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getRefillCandidates,
  getRefillHistory,
  getRefillOverview,
  getRefillRunsId,
  getRefillStatusId,
} from '../client';
import { retry } from '../queries';
import type { RefillListState } from './list-state';

/** While a run goes on its figures are asked for this often, in ms. */
const runningMs = 1500;

/** Rules, Schedule and newest run. */
export const overviewQuery = queryOptions({
  queryKey: ['admin', 'auto-refill'],
  queryFn: ({ signal }) => getRefillOverview({ signal }),
  refetchInterval: ({ state }) => (state.data?.run?.state === 'running' ? runningMs : false),
  retry,
});

/** Whether one order can be refilled now. */
export const refillStatusQuery = (order: string) =>
  queryOptions({
    queryKey: ['admin', 'auto-refill', 'status', order],
    queryFn: ({ signal }) => getRefillStatusId(order, { signal }),
    enabled: order !== '',
    retry,
  });

/** A page of what a run did. */
export const refillRunQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['admin', 'auto-refill', 'run', id, page],
    queryFn: ({ signal }) => getRefillRunsId(id, { page }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.run.state === 'running' ? runningMs : false),
    retry,
  });

/** A page of orders that the sweep looks at. */
export const candidatesQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'auto-refill', 'candidates', page],
    queryFn: ({ signal }) => getRefillCandidates({ page }, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });

/** A page of refills. */
export const historyQuery = ({ page, state }: Pick<RefillListState, 'page' | 'state'>) =>
  queryOptions({
    queryKey: ['admin', 'auto-refill', 'history', page, state ?? 'all'],
    queryFn: ({ signal }) => getRefillHistory({ page, state }, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });
