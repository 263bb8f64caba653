import { z } from 'zod';
import { ranges } from '../days';
import { defineCall } from './call';
import { instant, maybe, success } from './common';
import { dayField } from './list';

const count = z.number().int();
const cents = z.number().int();

/** The figures of a range. Rates from 0 to 1; unknown ones are absent. */
export const dashboardSummary = z.object({
  orders: count,
  begun: count,
  paid: count,
  failed: count,
  abandoned: count,
  reminded: count,
  recovered: count,
  delivered: count,
  refunds: count,
  disputesLost: count,
  discounted: count,
  /** Paid, of all purchases begun. */
  conversion: maybe(z.number()),
  /** Refused, of all that were paid or refused. */
  failureRate: maybe(z.number()),
  medianSeconds: maybe(z.number()),
  p90Seconds: maybe(z.number()),
  /** Only for users who may see money. Net is less refunds and lost disputes of the same days. */
  money: z
    .object({
      grossCents: cents,
      refundedCents: cents,
      lostCents: cents,
      netCents: cents,
      averageCents: cents.optional(),
      discountCents: cents,
    })
    .optional(),
});
export type DashboardSummary = z.infer<typeof dashboardSummary>;

/** Figures that still change after their day: a cart is paid or abandoned later, an order is delivered later. */
export const ripeningFigures = dashboardSummary.pick({
  conversion: true,
  failureRate: true,
  abandoned: true,
  recovered: true,
  medianSeconds: true,
  p90Seconds: true,
});
export type RipeningFigures = z.infer<typeof ripeningFigures>;

/** One point of the charts: a day, or the days of a month. */
export const dashboardPoint = z.object({
  from: z.string(),
  to: z.string(),
  orders: count,
  begun: count,
  paid: count,
  failed: count,
  netCents: cents.optional(),
  grossCents: cents.optional(),
  medianSeconds: maybe(z.number()),
  p90Seconds: maybe(z.number()),
});
export type DashboardPoint = z.infer<typeof dashboardPoint>;

/** A panel's balance as last reported. Amounts are decimals in the panel's currency. */
export const providerBalance = z.object({
  id: z.number().int(),
  name: z.string(),
  balance: maybe(z.string()),
  currency: maybe(z.string()),
  alertBelow: maybe(z.string()),
  low: z.boolean(),
  saidAt: maybe(instant),
  /** Why the last request failed. */
  error: maybe(z.string()),
});

export const adminDashboard = defineCall('GET /api/admin/dashboard', {
  summary: 'What waits for a person, and the figures of a range of days beside those of the range before',
  access: 'read-orders',
  query: z.object({
    range: z.enum(ranges).default('30'),
    /** For a custom range: days of Madrid, both included. */
    from: dayField.optional(),
    to: dayField.optional(),
  }),
  answer: success.extend({
    /** The effective range, in days of Madrid, and the one before it. */
    from: z.string(),
    to: z.string(),
    previousFrom: z.string(),
    previousTo: z.string(),
    /** The range ends now: the previous one is compared up to the same hour. */
    untilNow: z.boolean(),
    waiting: z.array(z.object({ kind: z.string(), count, since: instant })),
    /** The balance of each panel in use, in its own currency; below its alert first. */
    balances: z.array(providerBalance),
    current: dashboardSummary,
    previous: dashboardSummary,
    /**
     * What is compared of the figures that still change: both ranges up to the last day on which they no longer do, and
     * its counterpart. Absent if the range has no such day.
     */
    ripe: maybe(z.object({ to: z.string(), current: ripeningFigures, previous: ripeningFigures })),
    /** By day, or by month if the range is longer than a quarter. */
    points: z.array(dashboardPoint),
    previousPoints: z.array(dashboardPoint),
    codes: z.array(z.object({ code: z.string(), uses: count, cents: cents.optional() })),
    /**
     * Only for users who may see money; without Italian carts, which always get B. `shown` counts purchases by their day.
     * `paid` counts orders with the add-on by theirs, so it is no share of `shown`.
     */
    offers: z
      .array(z.object({ variant: z.string(), shown: count, paid: count, addOnCents: cents }))
      .optional(),
  }),
});
export type Dashboard = z.infer<typeof adminDashboard.answer>;
