import type { AdminOrderRow } from '#domain/calls/admin-order.ts';
import { regionNames } from '#domain/order-names.ts';
import { count } from '../format';
import { typeWord } from '../messages/orders';

/** The package in a few words, e.g. `1.050 seguidores · España`. */
export function packageName(order: Pick<AdminOrderRow, 'totalQuantity' | 'serviceType' | 'region'>): string {
  const what = `${count(order.totalQuantity)} ${typeWord(order.serviceType)}`;
  const region = regionNames[order.region];
  return region ? `${what} · ${region}` : what;
}

/** The address of an order's page. */
export function orderAddress(orderNumber: string): string {
  return `/admin/orders/${encodeURIComponent(orderNumber)}`;
}

/** The list of customers filtered by one address: from there to its orders, and to blocking it. */
export function customersWith(email: string): string {
  return `/admin/customers?search=${encodeURIComponent(email)}`;
}
