import type { Cents } from './money';

/** A price, what it bought, and the moment (epoch ms) from which it was charged. */
export interface PricePeriod {
  priceCents: Cents;
  /** Units and free ones on top. Absent if unknown: the package had another size before sizes were kept. */
  quantity?: number;
  bonus?: number;
  since: number;
  /** When the package left the sale (epoch ms). Absent: the next period ended this one, or none has. */
  until?: number;
}

/** How far back a reduction is measured (Directive 98/6/EC, article 6a). */
const windowMs = 30 * 24 * 3600 * 1000;

/**
 * The price that may be shown struck through next to a price (D6): the lowest of the 30 days before the current
 * one took effect. Never below the price: if equal, there is nothing to strike through. A price that was never charged
 * doesn't count, no matter who entered it, and none is struck if the lowest bought another quantity or a larger bonus
 * (docs/decisions/0040). `history` is oldest first and has only prices of a package on sale; while it is off sale, it has
 * no price to compare with.
 */
export function referencePrice(priceCents: Cents, history: readonly PricePeriod[]): Cents {
  const periods = withoutRepeats(history);
  const present = periods.at(-1);
  if (!present || present.until !== undefined) return priceCents;
  const from = present.since - windowMs;
  const before = periods.slice(0, -1).filter(({ until = present.since }) => until > from);
  if (before.length === 0) return priceCents;
  const lowest = before.reduce((least, one) => (one.priceCents < least.priceCents ? one : least));
  return boughtNoMore(lowest, present) ? Math.max(priceCents, lowest.priceCents) : priceCents;
}

function boughtNoMore(before: PricePeriod, now: PricePeriod): boolean {
  return before.quantity === now.quantity && (before.bonus ?? 0) <= (now.bonus ?? 0);
}

/**
 * The periods with their ends. The same price again, for no less, is no change, also after a pause in which it still
 * counts; after a longer one nothing was charged in the 30 days before, so there is nothing that it reduces.
 */
function withoutRepeats(history: readonly PricePeriod[]): PricePeriod[] {
  const periods: PricePeriod[] = [];
  for (const [index, period] of history.entries()) {
    const { priceCents, bonus, since } = period;
    const until = period.until ?? history[index + 1]?.since;
    const last = periods.at(-1);
    const goesOn = last?.until !== undefined && last.until > since - windowMs;
    if (goesOn && last.priceCents === priceCents && boughtNoMore(last, period))
      Object.assign(last, { bonus, until });
    else periods.push({ ...period, until });
  }
  return periods;
}
