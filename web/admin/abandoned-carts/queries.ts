import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { cartStates } from '../../../domain/calls/admin-carts';
import { getAbandonedCarts } from '../client';
import { adminKeys, retry } from '../queries';

/** What the list shows; it stands in the address. */
export const cartsState = z.object({
  state: z.enum(cartStates).default('open'),
  search: z.string().max(100).default(''),
  days: z.enum(['7', '30', '90']).default('30'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type CartsState = z.infer<typeof cartsState>;

/** A page of carts; the page before stays in view until it is there. */
export const cartsQuery = (state: CartsState) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'abandoned-carts', state],
    queryFn: ({ signal }) => getAbandonedCarts({ ...state, days: Number(state.days) }, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });
