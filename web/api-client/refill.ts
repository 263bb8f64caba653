import type { requestRefill } from '../../domain/calls/orders';
import { address, request } from './request';

/** Asks for a refill of an order that this browser may see whole. Asked twice in a moment it is one request. */
export function askForRefill(orderId: string) {
  return request<typeof requestRefill>({
    method: 'POST',
    path: address('/api/request-refill/:orderId', { orderId }),
  });
}
