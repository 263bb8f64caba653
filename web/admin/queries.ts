import { queryOptions } from '@tanstack/react-query';
import { adminSession } from '#domain/calls/admin-session.ts';
import { api } from '../api-client/api';

/** Cache keys: one root, so that one event refreshes everything on screen. */
export const adminKeys = {
  all: ['admin'] as const,
  session: ['admin', 'session'] as const,
};

/**
 * The previous answer stays visible until the next arrives, unless it was about another subject, whose data would be
 * wrong under this one's name. The fourth part of a list's or detail's key identifies the subject.
 */
export function keepOfSame(params: unknown) {
  return <Data>(before: Data | undefined, earlier: { queryKey: readonly unknown[] } | undefined) =>
    JSON.stringify(earlier?.queryKey[3]) === JSON.stringify(params) ? before : undefined;
}

/** Failures that a retry can't fix aren't retried. */
export function retry(failures: number, error: Error): boolean {
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 0;
  return failures < 2 && (status === 0 || status >= 500);
}

/** The logged-in user, how many orders wait, and the Temporal UI's address. */
export const sessionQuery = queryOptions({
  queryKey: adminKeys.session,
  queryFn: ({ signal }) => api(adminSession, { signal }),
});
