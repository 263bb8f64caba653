import { z } from 'zod';
import { dayField } from '../../../domain/calls/admin-payments';
import { paymentDates, paymentFilters, paymentMethods } from '../../../domain/payments';

/** What the list shows; all of it stands in the address. */
export const paymentListState = z.object({
  search: z.string().max(100).default(''),
  state: z.enum(paymentFilters).optional(),
  method: z.enum(paymentMethods).optional(),
  dates: z.enum(paymentDates).default('begun'),
  from: dayField.optional(),
  to: dayField.optional(),
  minCents: z.coerce.number().int().min(0).max(100_000_000).optional(),
  maxCents: z.coerce.number().int().min(0).max(100_000_000).optional(),
  sort: z.enum(['createdAt-desc', 'createdAt-asc', 'amount-desc', 'amount-asc']).default('createdAt-desc'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type PaymentListState = z.infer<typeof paymentListState>;

/** The state as the call takes it; what is empty is left out. */
export function listQuery({ sort: order, search, ...state }: PaymentListState) {
  const [sort, direction] = order.split('-') as ['createdAt' | 'amount', 'asc' | 'desc'];
  return { ...state, sort, direction, ...(search && { search }) };
}
