import type { Cents } from './money';

/** A price and the moment (epoch ms) from which it was charged. */
export interface PricePeriod {
  priceCents: Cents;
  since: number;
  /** When the package left the sale (epoch ms). Absent: the next period ended this one, or none has. */
  until?: number;
}

/** How far back a reduction is measured (Directive 98/6/EC, article 6a). */
const windowMs = 30 * 24 * 3600 * 1000;

/**
 * The price that may be shown struck through next to a price (decision 6): the lowest of the 30 days before the current
 * one took effect. Never below the price: if equal, there is nothing to strike through. A price that was never charged
 * doesn't count, no matter who entered it (docs/decisions/0040). `history` is oldest first and has only prices of a
 * package on sale; while it is off sale, it has no price to compare with.
 */
export function referencePrice(priceCents: Cents, history: readonly PricePeriod[]): Cents {
  const periods = withoutRepeats(history);
  const present = periods.at(-1);
  if (!present || present.until !== undefined) return priceCents;
  const from = present.since - windowMs;
  const before = periods.slice(0, -1).filter(({ until = present.since }) => until > from);
  if (before.length === 0) return priceCents;
  return Math.max(priceCents, Math.min(...before.map((period) => period.priceCents)));
}

/**
 * The periods with their ends. The same price again is no change, also after a pause in which it still counts; after a
 * longer one nothing was charged in the 30 days before, so there is nothing that it reduces.
 */
function withoutRepeats(history: readonly PricePeriod[]): PricePeriod[] {
  const periods: PricePeriod[] = [];
  for (const [index, { priceCents, since, until: left }] of history.entries()) {
    const until = left ?? history[index + 1]?.since;
    const last = periods.at(-1);
    const goesOn = last?.until !== undefined && last.until > since - windowMs;
    if (last?.priceCents === priceCents && goesOn) last.until = until;
    else periods.push({ priceCents, since, until });
  }
  return periods;
}
