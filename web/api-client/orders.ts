import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#domain/calls/call.ts';
import type {
  getOrder,
  OrderView,
  orderCoupon,
  ordersByPayment,
  searchByNumber,
  trackOrder,
} from '#domain/calls/orders.ts';
import { api } from './api';
import { ApiError } from './api-error';

/** An order by its public id or its number. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/orders', id],
    queryFn: ({ signal }): Promise<Pick<AnswerOf<typeof getOrder>, 'success' | 'order'>> =>
      api<typeof getOrder>('GET /api/orders/:id', { params: { id }, signal }),
  });

/** The code that an order granted, while it is valid. Needs full access to the order. */
export const couponQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/orders', id, 'coupon'],
    queryFn: ({ signal }) =>
      api<typeof orderCoupon>('GET /api/orders/:id/coupon', { params: { id }, signal }),
  });

/** The order of a payment, or its progress. For the buyer's own browser only. */
export const paymentQuery = (paymentIntent: string) =>
  queryOptions({
    queryKey: ['/api/orders-by-payment', paymentIntent],
    queryFn: ({ signal }) =>
      api<typeof ordersByPayment>('GET /api/orders-by-payment/:paymentIntent', {
        params: { paymentIntent },
        signal,
      }),
  });

/** Tracking by number; with the purchase's e-mail address it opens the full order to this browser. */
export const trackingQuery = (orderNumber: string, email = '') =>
  queryOptions({
    queryKey: ['tracking', orderNumber, email],
    queryFn: async ({ client, signal }) => {
      const order = await (email
        ? openOrder({ orderNumber, email }, signal)
        : findOrder({ orderNumber }, signal));
      // Live tracking starts from this result.
      client.setQueryData(orderQuery(order.id).queryKey, { success: true, order });
      return order;
    },
    staleTime: 0,
    gcTime: 0,
  });

async function findOrder(body: { orderNumber: string }, signal: AbortSignal): Promise<OrderView> {
  return (await api<typeof searchByNumber>('POST /api/orders/search-by-number', { body, signal })).order;
}

async function openOrder(
  body: { orderNumber: string; email: string },
  signal: AbortSignal,
): Promise<OrderView> {
  const { orders } = await api<typeof trackOrder>('POST /api/track-order', { body, signal });
  const [order] = orders;
  if (!order) throw new ApiError(404, { code: 'order_not_found' });
  return order;
}
