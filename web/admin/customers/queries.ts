import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { customerSorts } from '../../../domain/calls/admin-customers';
import { getCustomers, getCustomersId } from '../client';
import { adminKeys, retry } from '../queries';

const page = z.coerce.number().int().min(1).max(10_000).default(1);

/** What the list shows; it stands in the address. */
export const customersState = z.object({
  search: z.string().max(100).default(''),
  sort: z.enum(customerSorts).default('newest-desc'),
  page,
});
export type CustomersState = z.infer<typeof customersState>;

/** Which page of a customer's orders is shown. */
export const customerState = z.object({ page });

/** A page of customers; the page before stays in view until it is there. */
export const customersQuery = (state: CustomersState) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'customers', state],
    queryFn: ({ signal }) => getCustomers(state, { signal }),
    placeholderData: keepPreviousData,
    retry,
  });

/** One customer with a page of orders. */
export const customerQuery = (id: string, orders: number) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'customer', id, orders],
    queryFn: async ({ signal }) => (await getCustomersId(id, { page: orders }, { signal })).customer,
    placeholderData: keepPreviousData,
    retry,
  });
