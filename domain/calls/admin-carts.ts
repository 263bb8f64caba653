import { z } from 'zod';
import { languages } from '../money';
import { orderNumberPattern } from '../order-number';
import { purchaseStages } from '../states';
import { defineCall } from './call';
import { instant, maybe, optionalReason, success } from './common';
import { boundedCount, page, pageOf, search } from './list';

/** Which carts are listed: still running, closed without a payment, paid after the reminder. */
export const cartStates = ['open', 'closed', 'recovered'] as const;

/** A purchase without a payment, or one that was paid after the reminder (D14). */
export const abandonedCart = z.object({
  orderNumber: z.string(),
  stage: z.enum(purchaseStages),
  closedAs: z.enum(['abandoned', 'cancelled', 'forgotten']).optional(),
  /** An attempt to pay failed. */
  paymentFailed: z.boolean(),
  /** Empty once it is erased. */
  email: z.string(),
  username: z.string(),
  language: z.enum(languages),
  serviceType: z.string(),
  region: z.string(),
  /** Units, bonus and upsell included. */
  totalQuantity: z.number().int(),
  amountCents: z.number().int(),
  startedAt: instant,
  changedAt: instant,
  /** When the reminder went out. */
  remindedAt: maybe(instant),
  /** When the buyer was notified of a failed payment: then no reminder follows. */
  toldOfFailureAt: maybe(instant),
  /** The address has unsubscribed from marketing mail. */
  unsubscribed: z.boolean(),
  /** The buyer has bought the same with another cart since: no reminder is sent. */
  boughtElsewhere: z.boolean(),
  /** Its address was reminded of another cart that day: no reminder is sent. */
  remindedElsewhere: z.boolean(),
  /** When it was paid, if that was after the reminder. */
  recoveredAt: maybe(instant),
  /** The link in the reminder: it opens the cart's choices on any device. */
  recoveryUrl: z.string(),
  runUrl: z.string(),
});
export type AbandonedCart = z.infer<typeof abandonedCart>;

export const adminCarts = defineCall('GET /api/admin/abandoned-carts', {
  summary:
    'Purchases without a payment, newest change first, in pages, with the figures of the last days; counts above 10,000 are reported as 10,001',
  access: 'read-orders',
  query: z.object({
    state: z.enum(cartStates).default('open'),
    search,
    /** The range of the figures. */
    days: z.coerce.number().int().min(1).max(365).default(30),
    page,
  }),
  answer: success.extend({
    carts: z.array(abandonedCart),
    ...pageOf,
    total: boundedCount,
    figures: z.object({
      /** Closed as abandoned, or left for longer than the reminder's delay. */
      abandoned: z.number().int(),
      /** Sums only for users who may see revenue. */
      abandonedCents: maybe(z.number().int()),
      reminded: z.number().int(),
      recovered: z.number().int(),
      recoveredCents: maybe(z.number().int()),
    }),
  }),
});

const ofCart = z.object({
  number: z.string().regex(orderNumberPattern, 'Recarga la página e inténtalo de nuevo'),
});

export const adminRemindCart = defineCall('POST /api/admin/abandoned-carts/:number/reminder', {
  summary: 'Has the one reminder of a cart sent now',
  access: 'work-orders',
  params: ofCart,
  body: z.strictObject({ reason: optionalReason }),
  answer: success.extend({ outcome: z.literal('sending') }),
});

export const adminCloseCart = defineCall('POST /api/admin/abandoned-carts/:number/close', {
  summary:
    'Closes a purchase without a payment and cancels its intent; says `paid` where the payment was quicker',
  access: 'work-orders',
  params: ofCart,
  body: z.strictObject({ reason: optionalReason }),
  answer: success.extend({ outcome: z.enum(['cancelled', 'paid']) }),
});
