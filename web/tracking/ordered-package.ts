import type { OrderView } from '../../domain/calls/shop';
import type { Messages } from '../i18n/catalogue';

/** What was ordered, in words: units, what came on top, and where from. */
export function orderedPackage(bought: OrderView, { order, tracking }: Messages): string {
  const units = order[bought.serviceType](bought.quantity + bought.upsellQuantity);
  return tracking.package(units, bought.bonus, bought.region, bought.serviceType);
}
