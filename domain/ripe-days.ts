import { addDays, type Day, dayOf } from './days';
import { lateAfterMs, type PurchaseSettings } from './purchase';

/**
 * The last day whose carts have come to their end, and whose deliveries are over or late: an unpaid cart is closed by
 * then, and for a delivery that isn't over a person is asked. Later days still gain payments, abandoned carts and slow
 * deliveries, so that comparing them with older days shows only that they are young. One day for all of these figures,
 * so that they are read beside each other: where deliveries are late only after a week, carts wait for them too. A late
 * delivery that isn't over is still missing in the delivery times of the last ripe days, which look faster for it.
 */
export function lastRipeDay(
  now: Date,
  settings: Pick<PurchaseSettings, 'abandonAfterSeconds' | 'lateAfterSeconds'>,
): Day {
  const ripensMs = Math.max(settings.abandonAfterSeconds * 1000, lateAfterMs(settings));
  return addDays(dayOf(new Date(now.getTime() - ripensMs)), -1);
}
