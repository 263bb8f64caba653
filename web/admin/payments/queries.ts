import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getPayments, getPaymentsIntent } from '../client';
import { retry } from '../queries';
import { listQuery, type PaymentListState } from './list-state';

/** A page of payments; the page before stays in view until it is there. */
export const paymentsQuery = (state: PaymentListState) =>
  queryOptions({
    queryKey: ['admin', 'payments', listQuery(state)] as const,
    queryFn: ({ signal }) => getPayments(listQuery(state), { signal }),
    placeholderData: keepPreviousData,
    retry,
  });

/** One payment with everything that is known of it. */
export const paymentQuery = (intent: string) =>
  queryOptions({
    queryKey: ['admin', 'payment', intent] as const,
    queryFn: async ({ signal }) => (await getPaymentsIntent(intent, { signal })).payment,
    retry,
  });
