import { queryOptions } from '@tanstack/react-query';
import type { getOrder, ordersByPayment, searchByNumber } from '../../domain/calls/shop';
import { address, request } from './request';

/** An order by its public id or its number. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/orders', id],
    queryFn: ({ signal }) =>
      request<typeof getOrder>({ method: 'GET', path: address('/api/orders/:id', { id }), signal }),
  });

/** The order of a payment, or how far it is. For the buyer's own browser only. */
export const paymentQuery = (paymentIntent: string) =>
  queryOptions({
    queryKey: ['/api/orders-by-payment', paymentIntent],
    queryFn: ({ signal }) =>
      request<typeof ordersByPayment>({
        method: 'GET',
        path: address('/api/orders-by-payment/:paymentIntent', { paymentIntent }),
        signal,
      }),
  });

/** Tracking by number. */
export const trackingQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: ['/api/orders/search-by-number', orderNumber],
    queryFn: ({ signal }) =>
      request<typeof searchByNumber>({
        method: 'POST',
        path: '/api/orders/search-by-number',
        body: { orderNumber },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  });
