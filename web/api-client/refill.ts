import type { requestRefill } from '#domain/calls/orders.ts';
import { api } from './api';

/** Requests a refill of an order that this browser has full access to. Two calls in a moment are one request. */
export function askForRefill(orderId: string) {
  return api<typeof requestRefill>('POST /api/request-refill/:orderId', { params: { orderId } });
}
