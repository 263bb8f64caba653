import { z } from 'zod';
import { paymentMethods } from '../payment-methods';
import { disputeStatuses, paymentDates, paymentFilters, paymentOrders, paymentStates } from '../payments';
import { adminRefundView, verdictView } from './admin-order';
import { defineCall } from './call';
import {
  actionReason,
  instant,
  maybe,
  paidOutside,
  paymentIntentId,
  refundedCents,
  requestId,
  success,
} from './common';
import { boundedCount, dayField, page, pageOf, search, sortBy } from './list';

const cents = z.coerce
  .number('Indica un importe')
  .int('Indica un importe en céntimos')
  .min(0, 'Indica un importe')
  .max(100_000_000, 'El importe es demasiado grande');

/** A row of the list: one payment intent. */
export const adminPaymentRow = z.object({
  intent: z.string(),
  orderNumber: z.string(),
  createdAt: instant,
  amountCents: z.number().int(),
  refundedCents: z.number().int(),
  state: z.enum(paymentStates),
  /** Nobody returned to pay it. */
  abandoned: z.boolean(),
  /** Empty once the buyer's data are erased. */
  email: z.string(),
  hasOrder: z.boolean(),
  method: maybe(z.string()),
  brand: maybe(z.string()),
  last4: maybe(z.string()),
  failureCode: maybe(z.string()),
  disputeStatus: maybe(z.string()),
});
export type AdminPaymentRow = z.infer<typeof adminPaymentRow>;

export const adminPayments = defineCall('GET /api/admin/payments', {
  summary:
    'Payments, one row per payment intent, newest first, in pages; counts above 10,000 are reported as 10,001',
  access: 'read-money',
  query: z.object({
    /** Beginning of an order number, an intent id or an e-mail address. */
    search,
    state: z.enum(paymentFilters).optional(),
    method: z.enum(paymentMethods).optional(),
    /** Only payments that became an order, or only the others. */
    order: z.enum(paymentOrders).optional(),
    /** Which moment `from` and `to` refer to. */
    dates: z.enum(paymentDates).default('begun'),
    /** Days of Madrid, both included. */
    from: dayField.optional(),
    to: dayField.optional(),
    minCents: cents.optional(),
    maxCents: cents.optional(),
    sort: sortBy(['createdAt', 'amount']).default('createdAt-desc'),
    page,
  }),
  answer: success.extend({
    payments: z.array(adminPaymentRow),
    ...pageOf,
    total: boundedCount,
  }),
});

/** An attempt to charge. */
export const paymentCharge = z.object({
  id: z.string(),
  at: instant,
  status: z.string(),
  amountCents: z.number().int(),
  method: maybe(z.string()),
  brand: maybe(z.string()),
  last4: maybe(z.string()),
  country: maybe(z.string()),
  failureCode: maybe(z.string()),
});

/** A signed event about a payment, as stored in the inbox. */
export const paymentEvent = z.object({
  id: z.string(),
  type: z.string(),
  at: instant,
  code: maybe(z.string()),
  outcome: maybe(z.string()),
});

export const adminDispute = z.object({
  id: z.string(),
  amountCents: z.number().int(),
  /** Stripe's word, e.g. `fraudulent`. */
  reason: z.string(),
  status: z.union([z.enum(disputeStatuses), z.string()]),
  /** A person must answer at the payment provider. */
  needsAnswer: z.boolean(),
  evidenceDueAt: maybe(instant),
  openedAt: instant,
  closedAt: maybe(instant),
});

export const adminPayment = defineCall('GET /api/admin/payments/:intent', {
  summary: 'One payment: amounts, attempts, refunds, disputes, events',
  access: 'read-money',
  params: z.object({ intent: paymentIntentId }),
  answer: success.extend({
    payment: adminPaymentRow.extend({
      cartId: z.string(),
      stage: z.string(),
      /** The provider's fee; absent if not reported yet. */
      feeCents: maybe(z.number().int()),
      /** Can still be refunded, if no open dispute forbids it: neither refunded nor lost. */
      keptCents: z.number().int(),
      /** Taken by a bank in lost disputes. */
      lostCents: z.number().int(),
      /** What a person is asked to refund because it failed. */
      refundOwedCents: maybe(z.number().int()),
      charges: z.array(paymentCharge),
      events: z.array(paymentEvent),
      refunds: z.array(adminRefundView),
      disputes: z.array(adminDispute),
      /** The payment in the provider's dashboard; absent with a stand-in. */
      providerUrl: maybe(z.string()),
      runUrl: z.string(),
      can: z.object({ refund: verdictView }),
    }),
  }),
});
export type AdminPayment = z.infer<typeof adminPayment.answer>['payment'];

export const adminRefundPayment = defineCall('POST /api/admin/payments/:intent/refund', {
  summary: 'Gives a part or all of a payment back; refused where another refund was made meanwhile',
  access: 'move-money',
  stepUp: true,
  params: z.object({ intent: paymentIntentId }),
  body: z
    .strictObject({
      reason: actionReason,
      /** Cents; everything that is left if absent. */
      amountCents: z
        .number('Indica un importe')
        .int('Indica un importe en céntimos')
        .min(1, 'Indica un importe')
        .max(10_000_000, 'El importe es demasiado grande')
        .optional(),
      requestId,
      refundedCents,
      outside: paidOutside,
    })
    .refine(({ amountCents, outside }) => !outside || amountCents, {
      path: ['amountCents'],
      error: 'Indica un importe',
    }),
  answer: success.extend({ amountCents: z.number().int(), status: z.enum(['pending', 'succeeded']) }),
});
