import type { OfferResult } from '#domain/calls/admin-experiment.ts';
import { percent } from '../format';

/** With fewer carts of a variant none is named the better one: a single large order could decide. */
export const fewestCarts = 100;

/** A difference of more standard errors than this is made by chance in about one of twenty comparisons. */
const errorsByChance = 2;

/** The revenue per cart, in cents, also of those without an offer or a payment; undefined if there was no cart. */
export function revenuePerCart(result: OfferResult): number | undefined {
  if (result.carts === 0) return undefined;
  return Math.round((result.revenueWithCents + result.revenueWithoutCents) / result.carts);
}

/** A share as `12,5 %`; empty if the total is zero. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '' : percent(part / whole);
}

/**
 * The drawn variant with the higher revenue per cart; undefined if there are too few, or chance explains the difference.
 * It knows nothing of days: if the share changed within the period, e.g. after a sale, it may compare the days instead.
 */
export function betterOf(results: readonly OfferResult[]): OfferResult | undefined {
  const [first, second] = results
    .filter(({ drawn, carts }) => drawn && carts >= fewestCarts)
    .map((result) => ({ result, mean: revenuePerCart(result) ?? 0 }))
    .sort((a, b) => b.mean - a.mean);
  if (!first || !second) return undefined;
  const error = Math.hypot(errorOf(first.result), errorOf(second.result));
  return first.mean - second.mean > errorsByChance * error ? first.result : undefined;
}

/** The standard error of the revenue per cart, in cents. */
function errorOf({ spreadCents, carts }: OfferResult): number {
  return spreadCents / Math.sqrt(carts);
}
