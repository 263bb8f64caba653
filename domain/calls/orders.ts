import { z } from 'zod';
import { shownHoldCauses } from '../on-hold';
import { paymentMethods } from '../payment-methods';
import { mostPosts, shortcodePattern } from '../posts';
import { defineCall } from './call';
import { email, instant, language, success, username } from './common';
import { invoiceBuyer } from './invoice-buyer';
import { atTop, orderNames, withNames } from './specified-names';

/** A line of the timeline; `kind` is one of domain/timeline.ts. */
export const timelineLineView = z.object({
  seq: z.number().int(),
  at: instant,
  kind: z.string(),
  by: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
export type TimelineLineView = z.infer<typeof timelineLineView>;

/**
 * What a stranger with an order's number may see of it (D19). The buyer's own browser also gets `email` and the
 * full `username`.
 */
export const orderView = z.object({
  id: z.string(),
  orderNumber: z.string(),
  /** `own` if the buyer's browser asks; `erased`: the public view of an order whose buyer was erased, so there is no other. */
  view: z.enum(['public', 'own', 'erased']),
  status: z.enum(['pending', 'processing', 'completed', 'partial', 'cancelled', 'refunded']),
  paymentStatus: z.enum(['pending', 'paid', 'failed', 'refunded', 'partially_refunded']),
  serviceId: z.number().int(),
  serviceType: z.enum(['followers', 'likes', 'views']),
  region: z.enum(['spain', 'europe', 'none']),
  platform: z.literal('instagram'),
  /** The panel has all of it. */
  providerProcessed: z.boolean(),
  quantity: z.number().int(),
  bonus: z.number().int(),
  upsellQuantity: z.number().int(),
  totalQuantity: z.number().int(),
  totalAmountCents: z.number().int(),
  vatCents: z.number().int(),
  vatRatePercent: z.number(),
  discountCents: z.number().int(),
  refundedCents: z.number().int(),
  /** The part of `refundedCents` that was not paid back to the means of payment; absent if all of it was. */
  outsideCents: z.number().int().optional(),
  /** A refund has failed, and a person is asked to make it. */
  refundOwed: z.literal(true).optional(),
  /** The sum of it; absent if nothing is left to refund. */
  refundOwedCents: z.number().int().optional(),
  /** It is all that the shop still has of the order's money. */
  refundOwedWhole: z.literal(true).optional(),
  /** Masked in the public view. */
  username: z.string(),
  email: z.string().optional(),
  /** Only in the own view: the confirmation could not be delivered to `email`. */
  emailRefused: z.literal(true).optional(),
  /** Until when the buyer's browser may correct `email`; absent if it may not. */
  emailCorrectableUntil: z.iso.datetime().optional(),
  /** It waits for a person before its delivery. Absent otherwise, and in its first minutes. */
  onHold: z
    .object({
      /** `target` and `payment` only in the own view. */
      cause: z.enum(shownHoldCauses),
      since: z.iso.datetime(),
      /** When a person will have looked at it, if that is promised: `promisedUntil`. */
      until: z.iso.datetime(),
    })
    .optional(),
  /** Money or delivery are a bank's to decide, so nobody promises them. Only the own view says that it is a bank. */
  undated: z.literal(true).optional(),
  /** It waits for another order or for a panel. If it still does at this time, a person is asked. */
  waitsUntil: z.iso.datetime().optional(),
  /** Only in the own view, while certainly no panel has what is left: what its buyer may correct. */
  correction: z
    .object({
      /** The posts of what is left, in the order of `correctTarget`; absent if it goes to the profile. */
      posts: z.array(z.string()).optional(),
      /** It was refused and can be sent to the same target again. */
      again: z.boolean(),
    })
    .optional(),
  /** For likes and views: the number of posts, and of those whose part the panel has (D15). */
  publications: z.number().int().optional(),
  publicationsProcessed: z.number().int().optional(),
  language,
  /** Only in the own view: how it was paid; absent until the payment provider reports it. */
  paymentMethod: z.enum(paymentMethods).optional(),
  /** Delivered units and total; undefined until the panel reports. */
  progress: z.object({ delivered: z.number().int(), total: z.number().int() }).optional(),
  /** Only in the own view: the panel's count of each line that it has (a profile, or one post each). */
  deliveries: z
    .array(
      z.object({
        /** The post; absent for a profile. */
        shortcode: z.string().optional(),
        quantity: z.number().int(),
        /** Absent until the panel reports. */
        delivered: z.number().int().optional(),
        /** The count before the delivery; absent if the panel doesn't say, or all of it was sent again. */
        startCount: z.number().int().optional(),
        /** `short`: it ended with less than was bought. */
        state: z.enum(['under-way', 'completed', 'short']),
      }),
    )
    .optional(),
  /**
   * Less was delivered than bought, or nothing, and a person decides nothing more about it: what is missing was
   * refunded, or they closed it without money.
   */
  settled: z.enum(['refunded', 'closed']).optional(),
  createdAt: z.iso.datetime(),
  deliveredAt: z.iso.datetime().optional(),
  /** Only in the own view: a bank took the money back, and so the order has ended. */
  chargedBack: z.literal(true).optional(),
  /** Only in the own view: when a statement of withdrawal about it arrived. */
  withdrawnAt: z.iso.datetime().optional(),
  /** Corrective receipts of the refunds, oldest first. Only in the buyer's own view; absent if there are none. */
  corrections: z
    .array(
      z.object({
        number: z.string(),
        issuedAt: z.iso.datetime(),
        /** Negative; positive if a refund failed after all. */
        amountCents: z.number().int(),
      }),
    )
    .optional(),
  /** Only in the own view: its invoices, oldest first; each after the first corrects the one before it. */
  invoices: z.array(z.object({ number: z.string(), issuedAt: z.iso.datetime() })).optional(),
  /** Until when this reader may request an invoice; absent if it has one, or can't have one. */
  invoiceUntil: z.iso.datetime().optional(),
  /** Of the newest refill; absent once nobody waits any more for an answer that was lost. */
  refillStatus: z.enum(['requested', 'unknown', 'completed', 'rejected']).optional(),
  /** Every refill, oldest first. */
  refills: z.array(
    z.object({
      requestedAt: z.iso.datetime(),
      state: z.enum(['requested', 'unknown', 'completed', 'rejected']),
      endedAt: z.iso.datetime().optional(),
    }),
  ),
  /** When the delivery is likely to end, from the panel's recent deliveries; absent if there were too few. */
  expectedAt: z.iso.datetime().optional(),
  /** It has no guarantee: likes and views, and followers sold without; absent if it has one. */
  withoutRefills: z.literal(true).optional(),
  /**
   * Only in the own view, and if the order has the guarantee: whether a refill can be requested now, else why not (an
   * error code) and, if known, from when.
   */
  refill: z
    .object({ allowed: z.boolean(), code: z.string().optional(), from: z.iso.datetime().optional() })
    .optional(),
  timeline: z.array(timelineLineView),
});
export type OrderView = z.infer<typeof orderView>;

const namesOfOrder = orderNames((order: OrderView) => ({ ...order, whole: order.view === 'own' }));
const namedOrder = withNames(orderView, namesOfOrder);
const { id, orderNumber, status, paymentStatus, serviceId, platform, quantity, createdAt } = orderView.shape;
const { providerProcessed, refillStatus } = orderView.shape;
/** Fields that have the same name here and in S0 §3 and S1 §3. */
const alike = {
  id,
  orderNumber,
  status,
  paymentStatus,
  serviceId,
  platform,
  quantity,
  createdAt,
  providerProcessed,
  refillStatus,
};

const typedNumber = z
  .string('Introduce el número de pedido')
  .trim()
  .min(1, 'Introduce el número de pedido')
  .max(60);

const orderReference = z.object({ id: z.string().max(60) });

/** By public id or order number. */
export const getOrder = defineCall('GET /api/orders/:id', {
  summary: 'An order by its public id or its number',
  access: 'public',
  params: orderReference,
  // The specifications read the order's fields at the top level.
  answer: withNames(success.extend({ order: orderView }), atTop('order', namesOfOrder, alike)),
});

export const orderCoupon = defineCall('GET /api/orders/:id/coupon', {
  summary: 'The code that an order granted, while its buyer can use it; only with full access to the order',
  access: 'public',
  params: orderReference,
  answer: success.extend({
    coupon: z
      .object({
        code: z.string(),
        percent: z.number().int(),
        /** Absent if it is permanent. */
        until: z.iso.datetime().optional(),
      })
      .optional(),
  }),
});

export const ordersByPayment = defineCall('GET /api/orders-by-payment/:paymentIntent', {
  summary: 'The order of a payment, or that it is still being created (own browser only)',
  access: 'public',
  params: z.object({ paymentIntent: z.string().max(100) }),
  answer: success.extend({
    state: z.enum(['created', 'creating', 'awaiting-payment', 'returned', 'closed']),
    orderNumber: z.string(),
    id: z.string().optional(),
  }),
});

export const searchByNumber = defineCall('POST /api/orders/search-by-number', {
  summary: 'Tracking by number: the public view (the own view in the own browser)',
  access: 'public',
  body: z.strictObject({
    orderNumber: typedNumber,
  }),
  answer: success.extend({ order: namedOrder }),
});

/** Opens the full view for this browser if number and address belong together (D19). */
export const trackOrder = defineCall('POST /api/track-order', {
  summary: 'The full order by its number and e-mail address; from then on also for this browser',
  access: 'public',
  body: z.strictObject({ email, orderNumber: typedNumber }),
  answer: success.extend({ orders: z.array(namedOrder) }),
});

export const searchOrder = defineCall('POST /api/orders/search', {
  summary: 'Tracking by number: the full view if the e-mail address matches, otherwise the public one',
  access: 'public',
  body: z.strictObject({
    orderNumber: typedNumber,
    email: email.optional(),
    // Also sent by browsers of S1 §7; ignored.
    timestamp: z.unknown().optional(),
    bypassInterceptors: z.unknown().optional(),
  }),
  answer: success.extend({ order: namedOrder }),
});

export const guaranteedSearch = defineCall('POST /api/guaranteed-search', {
  summary: 'The same as search-by-number, under its second name (S1 §7)',
  access: 'public',
  body: z.strictObject({ orderNumber: typedNumber }),
  answer: success.extend({ order: namedOrder }),
});

/** Allowed for everyone with the full view; refused with the reason if no refill is due (D24). */
export const requestRefill = defineCall('POST /api/request-refill/:orderId', {
  summary:
    'The customer requests a refill; answers once the panel has accepted it, or with the reason it cannot',
  access: 'public',
  params: z.object({ orderId: z.string().max(60) }),
  answer: success.extend({ state: z.enum(['requested', 'unknown']) }),
});

export const correctEmail = defineCall('PUT /api/orders/:id/email', {
  summary:
    'The buyer corrects the e-mail address of an order, in the browser that bought it and within an hour',
  access: 'public',
  params: orderReference,
  body: z.strictObject({ email }),
  answer: success,
});

/** For everyone with the full view, while certainly no panel has what is left of the order. */
export const correctTarget = defineCall('PUT /api/orders/:id/target', {
  summary:
    'The buyer corrects the user name or posts of items no panel has yet, or has them sent again unchanged',
  access: 'public',
  params: orderReference,
  body: z.strictObject({
    to: z.discriminatedUnion(
      'kind',
      [
        z.strictObject({ kind: z.literal('profile'), username }),
        z.strictObject({
          kind: z.literal('posts'),
          /** Shortcodes, one for each of `correction.posts` of the order. */
          posts: z
            .array(z.string().regex(shortcodePattern, 'Copia el enlace de la publicación desde Instagram.'))
            .min(1, 'Indica al menos una publicación.')
            .max(mostPosts, 'Indica menos publicaciones.'),
          /** The posts that they replace, in the same order; refused if others are left by now. */
          replaces: z
            .array(z.string().regex(shortcodePattern, 'Copia el enlace de la publicación desde Instagram.'))
            .max(mostPosts, 'Indica menos publicaciones.')
            .optional(),
        }),
        /** The target is right and can be delivered to now. */
        z.strictObject({ kind: z.literal('same') }),
      ],
      'Indica el usuario, las publicaciones o que se envíe de nuevo.',
    ),
  }),
  answer: success,
});

/** For everyone with the full view. A repeated request gets the existing invoice. */
export const requestInvoice = defineCall('POST /api/orders/:id/invoice', {
  summary: 'The buyer asks for an invoice with their tax data in place of the receipt; it is issued once',
  access: 'public',
  params: orderReference,
  body: invoiceBuyer,
  answer: success.extend({ number: z.string() }),
});

// Without a schema of its own: GET /api/orders/:id/events (server-sent events `order`, data = OrderView).
