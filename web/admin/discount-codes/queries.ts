import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { discountFilters } from '../../../domain/calls/admin-discounts';
import { getDiscountCodes, getDiscountCodesCode } from '../client';
import { adminKeys, retry } from '../queries';

const page = z.coerce.number().int().min(1).max(10_000).default(1);

/** What the list shows; it stands in the address. */
export const discountsState = z.object({
  search: z.string().max(100).default(''),
  state: z.enum(discountFilters).default('all'),
  batch: z.string().max(80).default(''),
  page,
});
export type DiscountsState = z.infer<typeof discountsState>;

/** Which page of a code's orders is shown. */
export const discountState = z.object({ page });

/** A page of codes; the page before stays in view until it is there. */
export const discountsQuery = (state: DiscountsState) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'discount-codes', state],
    queryFn: ({ signal }) => getDiscountCodes(state, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });

/** One code with a page of its orders. */
export const discountQuery = (code: string, orders: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'discount-code', code, orders],
    queryFn: ({ signal }) => getDiscountCodesCode(code, { page: orders }, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });
