import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AccountFilter } from '#domain/account.ts';
import type { AnswerOf, BodyOf, QueryOf } from '#domain/calls/call.ts';
import type {
  customerAccount,
  customerLogout,
  customerMessages,
  customerSession,
} from '#domain/calls/customer.ts';
import { api } from './api';
import { ApiError } from './api-error';

/** Whose account this browser may see. */
export const sessionQuery = queryOptions({
  queryKey: ['/api/customer/session'],
  queryFn: ({ signal }) => api<typeof customerSession>('GET /api/customer/session', { signal }),
});

/**
 * The account of an address that is logged in. It isn't sent: the session has it, and URLs end up in logs. Refuses with
 * `unauthenticated` if another tab has logged in with another address since.
 */
export async function accountOf(
  email: string,
  input: { query: QueryOf<typeof customerAccount>; signal?: AbortSignal },
): Promise<AnswerOf<typeof customerAccount>> {
  const answer = await api<typeof customerAccount>('GET /api/customer-account', input);
  if (answer.email !== email) throw new ApiError(401, { code: 'unauthenticated' });
  return answer;
}

/** The account of the session, its orders page by page. */
export const accountQuery = (email: string, status: AccountFilter) =>
  infiniteQueryOptions({
    queryKey: ['/api/customer-account', email, status],
    queryFn: ({ signal, pageParam }) => accountOf(email, { query: { status, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: AnswerOf<typeof customerAccount>) =>
      last.more ? last.orders.at(-1)?.id : undefined,
    // Orders progress while nobody looks.
    staleTime: 0,
  });

/** The session's messages to support. */
export const accountMessagesQuery = (email: string) =>
  queryOptions({
    queryKey: ['/api/customer-account/messages', email],
    queryFn: ({ signal }) => api<typeof customerMessages>('GET /api/customer-account/messages', { signal }),
    staleTime: 0,
  });

/** Ends the session; without `keepBrowser` the browser also loses access to its orders. */
export function endSession(body: BodyOf<typeof customerLogout>) {
  return api<typeof customerLogout>('POST /api/customer/logout', { body });
}

/** The session is over: removes everything that was loaded with it, or with this browser's access to its orders. */
export function forgetLoaded(queryClient: QueryClient): void {
  queryClient.setQueryData(sessionQuery.queryKey, { success: true, customer: null });
  const keys = [
    'tracking',
    '/api/orders',
    '/api/orders-by-payment',
    '/api/customer-account',
    '/api/contact/thread',
  ];
  for (const key of keys) queryClient.removeQueries({ queryKey: [key] });
}
