import { z } from 'zod';
import { differenceKinds, differenceStates, mostDays } from '../reconciliation';
import { defineCall } from './call';
import { actionReason, instant, maybe, success } from './common';
import { dayField, page, pageOf, search } from './list';

const count = z.number().int();
const cents = z.number().int();

/** A comparison of the payment provider's books with ours. */
export const reconciliationRun = z.object({
  id: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  /** An administrator's user name, or `schedule`. */
  startedBy: z.string(),
  startedAt: instant,
  finishedAt: maybe(instant),
  /** Start (inclusive) and end (exclusive) of the range. */
  from: instant,
  to: instant,
  counts: z.object({ payments: count, refunds: count, disputes: count, orders: count, found: count }),
  /** The provider's balance of the range; outgoing amounts are negative. */
  sums: z.object({
    paidCents: cents,
    refundedCents: cents,
    disputedCents: cents,
    otherCents: cents,
    feeCents: cents,
    netCents: cents,
    /** Lines in other currencies, which no sum includes. */
    otherCurrency: count,
  }),
  /** Our sums of the same range; absent while it runs. */
  ownSums: maybe(z.object({ paidCents: cents, refundedCents: cents })),
  runUrl: z.string(),
});
export type ReconciliationRun = z.infer<typeof reconciliationRun>;

const sides = {
  thereCents: maybe(cents),
  hereCents: maybe(cents),
  currency: maybe(z.string().max(60)),
  thereStatus: maybe(z.string().max(60)),
  hereStatus: maybe(z.string().max(60)),
};

/** What each side says of a difference's object; the currency is the provider's. */
export const differenceSides = z.object(sides);
export type DifferenceSides = z.infer<typeof differenceSides>;

/** A difference between the payment provider's books and ours. */
export const paymentDifference = z.object({
  id: z.string(),
  kind: z.enum(differenceKinds),
  /** Intent, refund or dispute. */
  objectId: z.string(),
  intent: maybe(z.string()),
  /** Whether we can show that payment. */
  hasPayment: z.boolean(),
  orderNumber: maybe(z.string()),
  hasOrder: z.boolean(),
  ...sides,
  happenedAt: instant,
  foundAt: instant,
  lastFoundAt: instant,
  state: z.enum(differenceStates),
  settledBy: maybe(z.string()),
  note: maybe(z.string()),
  goneAt: maybe(instant),
  /** The object in the provider's dashboard; absent with a stand-in. */
  providerUrl: maybe(z.string()),
});
export type PaymentDifference = z.infer<typeof paymentDifference>;

export const adminReconciliation = defineCall('GET /api/admin/reconciliation', {
  summary:
    'The newest comparisons with the payment provider’s books, with their sums, and how many differences wait',
  access: 'read-money',
  answer: success.extend({
    runs: z.array(reconciliationRun),
    open: count,
    /** The daily run in the Temporal UI. */
    scheduleUrl: z.string(),
  }),
});

export const adminDifferences = defineCall('GET /api/admin/reconciliation/differences', {
  summary: 'Differences between the payment provider’s books and ours, newest first, in pages',
  access: 'read-money',
  query: z.object({
    state: z.enum([...differenceStates, 'all']).default('open'),
    kind: z.enum(differenceKinds).optional(),
    /** A complete order number, or the complete id of a payment, refund or dispute. */
    search,
    page,
  }),
  answer: success.extend({
    differences: z.array(paymentDifference),
    /** Exact up to 10,000; one more means "more". */
    ...pageOf,
  }),
});

export const adminStartReconciliation = defineCall('POST /api/admin/reconciliation/runs', {
  summary: 'Compares a range of days now; a second call for the same range joins the same run',
  access: 'move-money',
  body: z
    .strictObject({
      /** Days of Madrid, both included. The last quarter of an hour is left out. */
      from: dayField,
      to: dayField,
    })
    .refine(({ from, to }) => from <= to, {
      message: 'El primer día no puede ser posterior al último',
      path: ['from'],
    })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < mostDays * 24 * 3_600_000, {
      message: `Compara como máximo ${mostDays} días a la vez`,
      path: ['to'],
    }),
  answer: success.extend({ run: reconciliationRun }),
});

export const adminSettleDifference = defineCall('POST /api/admin/reconciliation/differences/:id/settle', {
  summary:
    'Marks a difference as dealt with, unless it has changed since it was read; changes neither money nor orders',
  access: 'move-money',
  params: z.object({ id: z.string().regex(/^\d{1,15}$/) }),
  body: z.strictObject({
    note: actionReason,
    /** What was read. */
    seen: z.strictObject(sides),
  }),
  answer: success,
});
