import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminSearch, shortestSearch } from '#domain/calls/admin-search.ts';
import { api } from '#web/api-client/api.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

/** How long typing must pause before the search starts, in ms. */
const pauseMs = 200;

/** The orders, customers and payments that match the typed text; searched after a pause. */
export function useSearch(typed: string) {
  const wanted = typed.trim();
  const q = useDebounced(wanted, pauseMs);
  const long = q.length >= shortestSearch;
  const query = useQuery({
    queryKey: ['admin', 'search', q] as const,
    queryFn: async ({ signal }) => ({ ...(await api(adminSearch, { query: { q }, signal })), q }),
    enabled: long,
    placeholderData: keepPreviousData,
    // The same text typed again soon needs no second request; changes in the shop make it stale like everything else.
    staleTime: 10_000,
  });
  return {
    /** Too short for a search. */
    short: wanted !== '' && wanted.length < shortestSearch,
    /** The results for the typed text, or for the previous one until they arrive. */
    data: long && wanted.length >= shortestSearch ? query.data : undefined,
    busy: wanted.length >= shortestSearch && (q !== wanted || query.isFetching),
    error: long && q === wanted ? query.error : null,
    refetch: query.refetch,
  };
}
