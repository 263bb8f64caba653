/** A delivery that a panel finished: units, and seconds from its acceptance to its end. */
export interface RecentDelivery {
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
 * When a delivery is likely to end, in epoch ms, rounded up to the minute: from the pace of the same panel service's
 * recent deliveries, of similar size if there are enough. Undefined if too few are known, and once the moment has
 * passed: a late order gets no estimate.
 */
export function expectedEnd(
  delivery: { startedAt: number; quantity: number },
  recent: readonly RecentDelivery[],
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
export interface OpenLine {
  state: string;
  final: boolean;
  quantity: number;
  startedAt: number | null;
}

/** When the last of an order's lines is likely to end; undefined while one of them isn't with the panel. */
export function expectedOrderEnd(
  lines: readonly OpenLine[],
  recent: readonly RecentDelivery[],
  now: number,
): number | undefined {
  const open = lines.filter((line) => !line.final);
  if (open.length === 0) return undefined;
  const ends = open.map(({ state, startedAt, quantity }) =>
    state === 'accepted' && startedAt !== null
      ? expectedEnd({ startedAt, quantity }, recent, now)
      : undefined,
  );
  return ends.every((end) => end !== undefined) ? Math.max(...ends) : undefined;
}
