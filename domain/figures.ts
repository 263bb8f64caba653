import type { DashboardSummary } from './calls/admin-dashboard';
import type { Day } from './days';

/** Results of one offer variant on a day (D7), of carts whose variant was drawn: an Italian one always gets B. */
export interface OfferFigures {
  /** Purchases begun that day in which it was shown. */
  shown: number;
  /** Orders of that day that paid for it, whenever their purchases began: no part of `shown`. */
  accepted: number;
  /** Paid for the add-on, in cents, before discounts. */
  addOnCents: number;
}

/**
 * The figures of one day, by the moment a row was created: orders by their creation, payments by the start of the
 * purchase, refunds by their own moment, disputes by the moment they were lost. All of them can be summed over days.
 */
export type DayFigures = ReturnType<typeof noFigures>;

/** A day without events. */
export function noFigures() {
  return {
    orders: 0,
    grossCents: 0,
    /** Orders with a discount, the discounts' sum, and both by code: uses and cents. */
    discounted: 0,
    discountCents: 0,
    codes: {} as Record<string, [uses: number, cents: number]>,
    /** The number of orders by time from payment to delivery (`deliveryBucket`). */
    deliveries: {} as Record<string, number>,
    refunds: 0,
    refundedCents: 0,
    disputesLost: 0,
    lostCents: 0,
    /** Purchases with a payment intent; of those: paid, refused without a later success, abandoned. */
    begun: 0,
    paid: 0,
    failed: 0,
    abandoned: 0,
    /** Purchases whose buyer got a reminder, and of those the paid ones. */
    reminded: 0,
    recovered: 0,
    offers: {} as Record<string, OfferFigures>,
  };
}

/** The sum of days. */
export function addUp(days: Iterable<DayFigures>): DayFigures {
  const sum = noFigures();
  for (const day of days) {
    for (const [name, value] of Object.entries(day)) {
      if (typeof value === 'number') (sum[name as keyof DayFigures] as number) += value;
    }
    // Hundreds of buckets a day, for years of days: avoids building a list of them first.
    for (const bucket in day.deliveries)
      sum.deliveries[bucket] = (sum.deliveries[bucket] ?? 0) + (day.deliveries[bucket] ?? 0);
    for (const [code, [uses, cents]] of Object.entries(day.codes)) {
      const before = sum.codes[code] ?? [0, 0];
      sum.codes[code] = [before[0] + uses, before[1] + cents];
    }
    for (const [variant, offer] of Object.entries(day.offers)) {
      const before = sum.offers[variant] ?? { shown: 0, accepted: 0, addOnCents: 0 };
      sum.offers[variant] = {
        shown: before.shown + offer.shown,
        accepted: before.accepted + offer.accepted,
        addOnCents: before.addOnCents + offer.addOnCents,
      };
    }
  }
  return sum;
}

/** Buckets for each factor e: neighbours differ by 5 %, so a quantile is within 2.5 % of the exact one. */
export const bucketsPerE = 20;

/** The bucket of a duration, so that the durations of many days can be summed. */
export function deliveryBucket(seconds: number): number {
  return Math.floor(bucketsPerE * Math.log(Math.max(1, seconds)));
}

/** The duration that this share of deliveries stayed below, in seconds; undefined if nothing was delivered. */
export function deliveryQuantile(deliveries: Record<string, number>, share: number): number | undefined {
  const buckets = Object.entries(deliveries)
    .map(([bucket, count]) => [Number(bucket), count] as const)
    .sort(([a], [b]) => a - b);
  const total = buckets.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of buckets) {
    seen += count;
    if (seen >= share * total) return Math.round(Math.exp((bucket + 0.5) / bucketsPerE));
  }
  return undefined;
}

/** A part of a total, from 0 to 1; undefined if the total is zero. */
export function shareOf(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}

/** Net revenue: what came in less what went back in the same days. */
export function netCents(day: Pick<DayFigures, 'grossCents' | 'refundedCents' | 'lostCents'>): number {
  return day.grossCents - day.refundedCents - day.lostCents;
}

/** The figures of days in readable form, with money only if it may be seen. */
export function summarise(sum: DayFigures, withMoney: boolean): DashboardSummary {
  return {
    orders: sum.orders,
    begun: sum.begun,
    paid: sum.paid,
    failed: sum.failed,
    abandoned: sum.abandoned,
    reminded: sum.reminded,
    recovered: sum.recovered,
    delivered: Object.values(sum.deliveries).reduce((all, count) => all + count, 0),
    refunds: sum.refunds,
    disputesLost: sum.disputesLost,
    discounted: sum.discounted,
    conversion: shareOf(sum.paid, sum.begun),
    failureRate: shareOf(sum.failed, sum.failed + sum.paid),
    medianSeconds: deliveryQuantile(sum.deliveries, 0.5),
    p90Seconds: deliveryQuantile(sum.deliveries, 0.9),
    ...(withMoney && {
      money: {
        grossCents: sum.grossCents,
        refundedCents: sum.refundedCents,
        lostCents: sum.lostCents,
        netCents: netCents(sum),
        averageCents: sum.orders === 0 ? undefined : Math.round(sum.grossCents / sum.orders),
        discountCents: sum.discountCents,
      },
    }),
  };
}

/** One day with its figures. */
export type DatedFigures = DayFigures & { day: Day };
