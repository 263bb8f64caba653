import type { AccountOrder } from '#domain/calls/customer.ts';
import type { Messages } from '../i18n/shape';
import { orderedPackage } from '../order/ordered-package';

/** An order's name in the account: its package, or its id if the package is unknown (S1 §2.5). */
export function orderName(
  order: Parameters<typeof orderedPackage>[0] & Pick<AccountOrder, 'id'>,
  messages: Messages,
): string {
  const known = order.quantity + order.upsellQuantity > 0 && order.serviceType in messages.order.units;
  return known ? orderedPackage(order, messages) : messages.account.list.fallback(order.id);
}

/** The address of a profile on Instagram. */
export function profileAddress(username: string): string {
  return `https://www.instagram.com/${encodeURIComponent(username)}/`;
}
