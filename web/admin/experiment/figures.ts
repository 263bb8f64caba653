import type { OfferResult } from '#domain/calls/admin-experiment.ts';
import { percent } from '../format';

/** The revenue per shown offer, in cents; undefined if it was never shown. */
export function revenuePerOffer(result: OfferResult): number | undefined {
  if (result.offers === 0) return undefined;
  return Math.round((result.revenueWithCents + result.revenueWithoutCents) / result.offers);
}

/** A share as `12,5 %`; empty if the total is zero. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '' : percent(part / whole);
}

/** The drawn variant with the higher revenue per offer; undefined while there is nothing to compare. */
export function betterOf(results: readonly OfferResult[]): OfferResult | undefined {
  const drawn = results.filter((result) => result.drawn && result.offers > 0);
  if (drawn.length < 2) return undefined;
  const [first, second] = [...drawn].sort((a, b) => (revenuePerOffer(b) ?? 0) - (revenuePerOffer(a) ?? 0));
  return first && second && revenuePerOffer(first) !== revenuePerOffer(second) ? first : undefined;
}
