import { queryOptions } from '@tanstack/react-query';
import { getAccount } from '../client';
import { retry } from '../queries';

/** The own user with second step and open sessions. */
export type Account = Awaited<ReturnType<typeof getAccount>>;

/** Asks for it. */
export const accountQuery = queryOptions({
  queryKey: ['admin', 'account'] as const,
  queryFn: ({ signal }) => getAccount({ signal }),
  retry,
});
