import { queryOptions } from '@tanstack/react-query';
import { adminSession } from '#domain/calls/admin-session.ts';
import { api } from '../api-client/api';

/** Keys of the cache: one root, so that one event refreshes all that is shown. */
export const adminKeys = {
  all: ['admin'] as const,
  session: ['admin', 'session'] as const,
};

/**
 * The answer before stays in view until the next is there, unless it was about another thing: under this one's name it
 * would be untrue. Keys of lists and details have in their fourth place what tells it.
 */
export function keepOfSame(params: unknown) {
  return <Data>(before: Data | undefined, earlier: { queryKey: readonly unknown[] } | undefined) =>
    JSON.stringify(earlier?.queryKey[3]) === JSON.stringify(params) ? before : undefined;
}

/** A failure that asking again can't mend isn't asked again. */
export function retry(failures: number, error: Error): boolean {
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 0;
  return failures < 2 && (status === 0 || status >= 500);
}

/** Who is logged in, how many orders wait, and where the Temporal UI is. */
export const sessionQuery = queryOptions({
  queryKey: adminKeys.session,
  queryFn: ({ signal }) => api(adminSession, { signal }),
});
