import { isSameService, type PanelChoice } from './fail-over';
import { isFinal, type ProviderStatus } from './provider';
import type { OrderStatus } from './states';

/** A delivery that a panel finished: units, and seconds from when it was sent to its end. */
export interface RecentDelivery extends PanelChoice {
  quantity: number;
  seconds: number;
}

/** With fewer finished deliveries there is no estimate. */
export const fewestDeliveries = 5;

/** Deliveries up to this factor larger or smaller are comparable: a panel's pace depends on the size. */
const similarSize = 3;

/** Three of four deliveries were at least as quick as what is promised. */
const promisedShare = 0.75;

const minuteMs = 60_000;

/**
 * When a delivery is likely to end, in epoch ms, rounded up to the minute: from the pace of its panel service's
 * `recent` deliveries, of similar size if there are enough. Undefined if too few are known, and once the moment has
 * passed: a late order gets no estimate.
 */
export function expectedEnd(
  delivery: { startedAt: number; quantity: number },
  recent: readonly Pick<RecentDelivery, 'quantity' | 'seconds'>[],
  now: number,
): number | undefined {
  const usable = recent.filter(({ quantity, seconds }) => quantity > 0 && seconds >= 0);
  const similar = usable.filter(
    ({ quantity }) =>
      quantity <= delivery.quantity * similarSize && quantity * similarSize >= delivery.quantity,
  );
  const compared = similar.length >= fewestDeliveries ? similar : usable;
  if (compared.length < fewestDeliveries) return undefined;
  const paces = compared.map(({ quantity, seconds }) => seconds / quantity).sort((a, b) => a - b);
  const pace = paces[Math.ceil(paces.length * promisedShare) - 1] ?? 0;
  const end = delivery.startedAt + pace * delivery.quantity * 1000;
  return end > now ? Math.ceil(end / minuteMs) * minuteMs : undefined;
}

/** The fields of an order's line that its expected end depends on. `startedAt` in epoch ms. */
interface Line extends PanelChoice {
  state: string;
  status: ProviderStatus | null;
  quantity: number;
  startedAt: number | null;
}

/**
 * When the last of an order's lines is likely to end, each by the pace of the panel that has it; undefined while one of
 * them isn't with a panel, and once the order is over.
 */
export function expectedOrderEnd(
  order: { status: OrderStatus; lines: readonly Line[]; recentDeliveries: readonly RecentDelivery[] },
  now: number,
): number | undefined {
  if (order.status !== 'pending' && order.status !== 'processing') return undefined;
  const open = order.lines.filter(
    ({ state, status }) => state !== 'dismissed' && !(status !== null && isFinal(status)),
  );
  if (open.length === 0) return undefined;
  const ends = open.map(({ state, startedAt, quantity, ...panel }) => {
    if (state !== 'accepted' || startedAt === null) return undefined;
    const recent = order.recentDeliveries.filter((one) => isSameService(one, panel));
    return expectedEnd({ startedAt, quantity }, recent, now);
  });
  return ends.every((end) => end !== undefined) ? Math.max(...ends) : undefined;
}
