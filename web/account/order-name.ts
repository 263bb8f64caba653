import type { AccountOrder } from '#domain/calls/customer.ts';
import type { Messages } from '../i18n/shape';
import { orderedPackage } from '../order/ordered-package';

/** What an order is called in the account: its package; its id where nothing is known of that (S1 §2.5). */
export function orderName(
  order: Parameters<typeof orderedPackage>[0] & Pick<AccountOrder, 'id'>,
  messages: Messages,
): string {
  const known = order.quantity + order.upsellQuantity > 0 && order.serviceType in messages.order.units;
  return known ? orderedPackage(order, messages) : messages.account.list.fallback(order.id);
}

/** The profile on Instagram that an order was placed for. */
export function profileAddress(username: string): string {
  return `https://www.instagram.com/${encodeURIComponent(username)}/`;
}
