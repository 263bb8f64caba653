import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminDashboard } from '#domain/calls/admin-dashboard.ts';
import type { RangeName } from '#domain/days.ts';
import { api } from '#web/api-client/api.ts';

/** The dashboard's state in the URL. */
export interface DashboardState {
  range: RangeName;
  from?: string;
  to?: string;
}

/** The figures of a range; the previous ones stay visible until they arrive. */
export const dashboardQuery = ({ range, from, to }: DashboardState) =>
  queryOptions({
    queryKey: ['admin', 'dashboard', range, from, to] as const,
    queryFn: ({ signal }) =>
      api(adminDashboard, { query: range === 'custom' ? { range, from, to } : { range }, signal }),
    placeholderData: keepPreviousData,
  });
