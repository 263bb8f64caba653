import { queryOptions, useQuery } from '@tanstack/react-query';
import type { checkBlockedUser } from '#domain/calls/shop.ts';
import { api } from './api';

/**
 * Whether a user name may order, and what own orders still have to deliver to it. A failed check counts as not blocked
 * (S0 §8); the server checks again.
 */
export const blockedUserQuery = (username: string) =>
  queryOptions({
    queryKey: ['/api/check-blocked-user', username],
    queryFn: ({ signal }) =>
      api<typeof checkBlockedUser>('POST /api/check-blocked-user', { body: { username }, signal }),
    // Short, so that a buyer who starts a second order learns that the first is under way.
    staleTime: 15_000,
    retry: false,
  });

/** Runs from 3 characters only (S0 §5). */
export function useBlockedUser(username: string) {
  return useQuery({ ...blockedUserQuery(username), enabled: username.length >= 3 });
}
