import type { OrderView } from '#domain/calls/orders.ts';
import type { Messages } from '../i18n/shape';

/** The state of an order's payment. The shop's books have it as paid after a bank took it back, too. */
export function paymentWord(
  { chargedBack, paymentStatus }: Pick<OrderView, 'chargedBack' | 'paymentStatus'>,
  { tracking }: Messages,
): string {
  return chargedBack ? tracking.chargedBack : tracking.payments[paymentStatus];
}
