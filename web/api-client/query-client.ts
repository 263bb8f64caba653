import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/**
 * Never stale, no refetch on focus (S0 §7); one quiet retry if the network, not the API, failed.
 * Without a connection queries and mutations fail and say so, instead of waiting in silence.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && error instanceof ApiError && error.status === 0,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
