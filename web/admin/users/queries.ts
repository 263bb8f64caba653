import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { roles } from '../../../domain/permissions';
import { getUsers } from '../client';
import { retry } from '../queries';

/** What the list shows, as it stands in the address. */
export const usersState = z.object({
  search: z.string().max(60).default(''),
  role: z.enum(roles).optional(),
  active: z.enum(['true', 'false']).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type UsersState = z.output<typeof usersState>;

/** A page of users; the page before stays in view until it is there. */
export const usersQuery = ({ search, ...state }: UsersState) =>
  queryOptions({
    queryKey: ['admin', 'users', search, state] as const,
    queryFn: ({ signal }) => getUsers({ ...state, search: search || undefined }, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });
