import type { OrderView } from '#domain/calls/orders.ts';
import type { Messages } from '../i18n/shape';

/** The part of an order that says what was bought. */
type Bought = Pick<OrderView, 'serviceType' | 'quantity' | 'upsellQuantity' | 'bonus' | 'region'>;

/** The ordered package in words: units, bonus and region. */
export function orderedPackage(bought: Bought, { order, tracking }: Messages): string {
  const units = order[bought.serviceType](bought.quantity + bought.upsellQuantity);
  return tracking.package(units, bought.bonus, bought.region, bought.serviceType);
}
