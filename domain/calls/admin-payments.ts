import { z } from 'zod';
import { disputeStatuses, paymentDates, paymentFilters, paymentMethods, paymentStates } from '../payments';
import { adminRefundView, verdictView } from './admin-order';
import { countLimit } from './admin-order-list';
import { defineCall } from './call';
import { actReason, paymentIntentId, refundedCents, requestId, success } from './common';

/** A day of the shop's calendar. */
export const dayField = z.iso
  .date('Indique una fecha válida')
  // Before and after, calendars and clocks are another matter.
  .refine((day) => day >= '2000-01-01' && day < '2100-01-01', 'Indique una fecha válida')
  .meta({ examples: ['2026-11-21'] });

const cents = z.coerce
  .number('Indique un importe')
  .int('Indique un importe en céntimos')
  .min(0, 'Indique un importe')
  .max(100_000_000, 'El importe es demasiado grande');

/** A row of the list: one payment intent. */
export const adminPaymentRow = z.object({
  intent: z.string(),
  orderNumber: z.string(),
  createdAt: z.iso.datetime(),
  amountCents: z.number().int(),
  refundedCents: z.number().int(),
  state: z.enum(paymentStates),
  /** Nobody came back to pay it. */
  abandoned: z.boolean(),
  /** Empty once the buyer's data are erased. */
  email: z.string(),
  hasOrder: z.boolean(),
  method: z.string().optional(),
  brand: z.string().optional(),
  last4: z.string().optional(),
  failureCode: z.string().optional(),
  disputeStatus: z.string().optional(),
});
export type AdminPaymentRow = z.infer<typeof adminPaymentRow>;

export const paymentsPerPage = 25;

export const adminPayments = defineCall({
  method: 'GET',
  path: '/api/admin/payments',
  summary:
    'Payments, one row for each payment intent, newest first, in pages; counts above 10,000 are told as 10,001',
  access: 'read-money',
  query: z.object({
    /** Beginning of an order number, an intent id or an e-mail address. */
    search: z.string().trim().max(100).optional(),
    state: z.enum(paymentFilters).optional(),
    method: z.enum(paymentMethods).optional(),
    /** What `from` and `to` are about. */
    dates: z.enum(paymentDates).default('begun'),
    /** Days of Madrid, both included. */
    from: dayField.optional(),
    to: dayField.optional(),
    minCents: cents.optional(),
    maxCents: cents.optional(),
    sort: z.enum(['createdAt', 'amount']).default('createdAt'),
    direction: z.enum(['asc', 'desc']).default('desc'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  answer: success.extend({
    payments: z.array(adminPaymentRow),
    /** Exact up to 10,000; one more means "more". */
    total: z
      .number()
      .int()
      .max(countLimit + 1),
    page: z.number().int(),
    pageSize: z.number().int(),
  }),
});

export const adminDispute = z.object({
  id: z.string(),
  amountCents: z.number().int(),
  /** Stripe's word, e.g. `fraudulent`. */
  reason: z.string(),
  status: z.union([z.enum(disputeStatuses), z.string()]),
  /** A person must answer at the payment provider. */
  needsAnswer: z.boolean(),
  evidenceDueAt: z.iso.datetime().optional(),
  openedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().optional(),
});
export type AdminDispute = z.infer<typeof adminDispute>;

export const adminPayment = defineCall({
  method: 'GET',
  path: '/api/admin/payments/:intent',
  summary: 'One payment: amounts, attempts, refunds, disputes, events',
  access: 'read-money',
  params: z.object({ intent: paymentIntentId }),
  answer: success.extend({
    payment: adminPaymentRow.extend({
      cartId: z.string(),
      stage: z.string(),
      /** What the provider keeps; absent where it has not been told. */
      feeCents: z.number().int().optional(),
      keptCents: z.number().int(),
      charges: z.array(
        z.object({
          id: z.string(),
          at: z.iso.datetime(),
          status: z.string(),
          amountCents: z.number().int(),
          method: z.string().optional(),
          brand: z.string().optional(),
          last4: z.string().optional(),
          country: z.string().optional(),
          failureCode: z.string().optional(),
        }),
      ),
      events: z.array(
        z.object({
          id: z.string(),
          type: z.string(),
          at: z.iso.datetime(),
          code: z.string().optional(),
          outcome: z.string().optional(),
        }),
      ),
      refunds: z.array(adminRefundView),
      disputes: z.array(adminDispute),
      /** The payment in the provider's own pages; absent with a stand-in. */
      providerUrl: z.string().optional(),
      runUrl: z.string(),
      can: z.object({ refund: verdictView }),
    }),
  }),
});
export type AdminPayment = z.infer<typeof adminPayment.answer>['payment'];

export const adminRefundPayment = defineCall({
  method: 'POST',
  path: '/api/admin/payments/:intent/refund',
  summary: 'Gives a part or all of a payment back; refused where another refund was made meanwhile',
  access: 'move-money',
  params: z.object({ intent: paymentIntentId }),
  body: z.strictObject({
    reason: actReason,
    /** Cents; the whole rest without it. */
    amountCents: z
      .number('Indique un importe')
      .int('Indique un importe en céntimos')
      .min(1, 'Indique un importe')
      .max(10_000_000, 'El importe es demasiado grande')
      .optional(),
    requestId,
    refundedCents,
  }),
  answer: success.extend({ amountCents: z.number().int(), status: z.enum(['pending', 'succeeded']) }),
});
