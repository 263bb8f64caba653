import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminSearch, shortestSearch } from '#domain/calls/admin-search.ts';
import { api } from '#web/api-client/api.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

/** So long nobody types before it is searched, in ms. */
const pauseMs = 200;

/** What orders, customers and payments fit what is typed; asked once the typing rests. */
export function useSearch(typed: string) {
  const wanted = typed.trim();
  const q = useDebounced(wanted, pauseMs);
  const long = q.length >= shortestSearch;
  const query = useQuery({
    queryKey: ['admin', 'search', q] as const,
    queryFn: async ({ signal }) => ({ ...(await api(adminSearch, { query: { q }, signal })), q }),
    enabled: long,
    // Without a network it fails and says so, instead of waiting in silence.
    networkMode: 'always',
    placeholderData: keepPreviousData,
    // What is typed again soon needs no second look; the shop's changes make it stale as everything else.
    staleTime: 10_000,
  });
  return {
    /** Too short to be searched for. */
    short: wanted !== '' && wanted.length < shortestSearch,
    /** The answer to what was typed, or to what was typed before while that is looked for. */
    data: long && wanted.length >= shortestSearch ? query.data : undefined,
    busy: wanted.length >= shortestSearch && (q !== wanted || query.isFetching),
    error: long && q === wanted ? query.error : null,
    refetch: query.refetch,
  };
}
