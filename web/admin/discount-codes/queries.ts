import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { discountStates } from '../../../domain/calls/admin-discounts';
import { getDiscountCodes, getDiscountCodesCode } from '../client';
import { adminKeys, retry } from '../queries';

/** What the list shows; it stands in the address. */
export const discountsState = z.object({
  search: z.string().max(100).default(''),
  state: z.enum(discountStates).default('all'),
  batch: z.string().max(80).default(''),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type DiscountsState = z.infer<typeof discountsState>;

/** A page of codes; the page before stays in view until it is there. */
export const discountsQuery = (state: DiscountsState) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'discount-codes', state],
    queryFn: ({ signal }) => getDiscountCodes(state, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });

/** One code with its newest orders. */
export const discountQuery = (code: string) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'discount-code', code],
    queryFn: ({ signal }) => getDiscountCodesCode(code, { page: 1 }, { signal }),
    retry,
  });
