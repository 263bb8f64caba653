import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { instagramSearch } from '#domain/calls/instagram.ts';
import { api } from './api';
import { isApiError } from './api-error';

/** Matching profiles, or none and `limited` when Instagram is rate limiting (S0 §7: 429 gives an empty list). */
export const instagramSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['/api/instagram/search', text.toLowerCase()],
    queryFn: async ({ signal }) => {
      try {
        const answer = await api<typeof instagramSearch>('GET /api/instagram/search', {
          query: { query: text },
          signal,
        });
        const limited = 'rateLimited' in answer && answer.rateLimited === true;
        return { users: answer.users, limited };
      } catch (error) {
        if (isApiError(error) && error.status === 429) return { users: [], limited: true };
        throw error;
      }
    },
    // S0 §9: cached 2 min, kept 10 min, at most 2 retries. A list with a private profile isn't cached: it may soon be
    // public.
    staleTime: (query) => (query.state.data?.users.some(({ is_private }) => is_private) ? 0 : 2 * 60_000),
    gcTime: 10 * 60_000,
    retry: 2,
  });

/** Runs from 3 characters only (S0 §5). */
export function useInstagramSearch(text: string) {
  return useQuery({
    ...instagramSearchQuery(text),
    enabled: text.length >= 3,
    placeholderData: keepPreviousData,
  });
}
