import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { blockStates } from '../../../domain/calls/admin-blocked-users';
import { getBlockedUsers } from '../client';
import { adminKeys, retry } from '../queries';

/** What the list shows; it stands in the address. */
export const blockedState = z.object({
  search: z.string().max(100).default(''),
  state: z.enum(blockStates).default('active'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type BlockedState = z.infer<typeof blockedState>;

/** A page of blocks; the page before stays in view until it is there. */
export const blockedQuery = (state: BlockedState) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'blocked-users', state],
    queryFn: ({ signal }) => getBlockedUsers(state, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });
