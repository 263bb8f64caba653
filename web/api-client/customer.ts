import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AccountFilter } from '../../domain/account';
import type { AnswerOf, BodyOf } from '../../domain/calls/call';
import type {
  askForCode,
  customerAccount,
  customerLogout,
  customerSession,
  enterCode,
} from '../../domain/calls/customer';
import type { leave } from '../../domain/calls/support';
import { request } from './request';

/** Where everything that is stored about the session's address can be fetched as a file. */
export const customerDataAddress = '/api/customer/data';

/** Whose account this browser may see. */
export const sessionQuery = queryOptions({
  queryKey: ['/api/customer/session'],
  queryFn: ({ signal }) =>
    request<typeof customerSession>({ method: 'GET', path: '/api/customer/session', signal }),
});

/**
 * The account of the session, its orders page by page. The address isn't sent: the session says it, and addresses of
 * calls end up in logs.
 */
export const accountQuery = (email: string, status: AccountFilter) =>
  infiniteQueryOptions({
    queryKey: ['/api/customer-account', email, status],
    queryFn: ({ signal, pageParam }) =>
      request<typeof customerAccount>({
        method: 'GET',
        path: '/api/customer-account',
        query: { status, after: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: AnswerOf<typeof customerAccount>) =>
      last.more ? last.orders.at(-1)?.id : undefined,
    // Orders move on while nobody looks.
    staleTime: 0,
  });

/** Asks for a login code. Sent again with the same id it is the same login, and one e-mail. */
export function requestCode(body: BodyOf<typeof askForCode>) {
  return request<typeof askForCode>({ method: 'POST', path: '/api/customer/login', body });
}

/** Proves the address with its code; the session comes as a cookie. */
export function sendCode(body: BodyOf<typeof enterCode>) {
  return request<typeof enterCode>({ method: 'POST', path: '/api/customer/login/code', body });
}

/** Ends the session. */
export function endSession() {
  return request<typeof customerLogout>({ method: 'POST', path: '/api/customer/logout' });
}

/** Asks for the deletion of personal data. Sent again with the same id it is the same request. */
export function requestDeletion(body: Omit<BodyOf<typeof leave>, 'wish'>) {
  return request<typeof leave>({
    method: 'POST',
    path: '/api/unsubscribe',
    body: { ...body, wish: 'deletion' },
  });
}
