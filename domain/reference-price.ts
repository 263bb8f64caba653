import type { Cents } from './money';

/** A price and the moment (epoch ms) from which it was in effect. */
export interface PricePeriod {
  priceCents: Cents;
  since: number;
}

/** How far back a reduction is measured (Directive 98/6/EC, article 6a). */
const windowMs = 30 * 24 * 3600 * 1000;

/**
 * The price that may be shown struck through next to a price (decision 6): the lowest of the 30 days before the current
 * one took effect. Never below the price: if equal, there is nothing to strike through. A price that was never in
 * effect doesn't count, no matter who entered it (docs/decisions/0040). `history` is oldest first.
 */
export function referencePrice(priceCents: Cents, history: readonly PricePeriod[]): Cents {
  const periods = history.filter(
    (period, index) => index === 0 || period.priceCents !== history[index - 1]?.priceCents,
  );
  const present = periods.at(-1);
  if (!present || periods.length === 1) return priceCents;
  const from = present.since - windowMs;
  const before = periods.slice(0, -1).filter((_, index) => (periods[index + 1]?.since ?? 0) > from);
  return Math.max(priceCents, Math.min(...before.map((period) => period.priceCents)));
}
