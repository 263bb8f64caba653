import { z } from 'zod';
import { languages } from '../money';
import { conversion } from './admin-order';
import { defineCall } from './call';
import { actionReason, email, instant, maybe, success } from './common';
import { page, pageOf, search } from './list';

const count = z.number().int();
/** Only for users who may see money. */
const cents = maybe(z.number().int());

/** The number of days that the overview covers. */
export const overviewDays = 30;

/** Why no banner is shown: it is switched off, or its code isn't valid for everybody. */
export const bannerReasons = [
  'off',
  'discount_invalid',
  'discount_expired',
  'discount_used',
  'discount_exhausted',
  'discount_minimum',
  'discount_not_applicable',
] as const;

/** Open requests, and those received in the overview's days. */
const requestCount = z.object({ open: count, received: count });

export const marketingOverview = z.object({
  banner: z.object({
    enabled: z.boolean(),
    code: z.string(),
    /** The discount; absent if the code isn't a percentage. */
    percent: count.optional(),
    /** How long its countdown lasts. */
    seconds: count,
    languages: z.array(
      z.object({
        language: z.enum(languages),
        shown: z.boolean(),
        why: maybe(z.enum(bannerReasons)),
        /** Whether the countdown restarts at zero (D33). */
        restarts: z.boolean(),
      }),
    ),
  }),
  coupons: z.object({
    active: count,
    uses: count,
    discountCents: cents,
    /** The most used codes. */
    codes: z.array(z.object({ code: z.string(), uses: count, cents })),
  }),
  experiment: z
    .object({
      upsellVariantBPercent: count,
      /** Drawn purchases of these days: how many saw the offer, how many accepted it, paid or not, and what it brought. */
      variants: z.array(
        z.object({ variant: z.enum(['A', 'B']), shown: count, accepted: count, addOnCents: count }),
      ),
    })
    .optional(),
  conversions: z.object({ count, cents }),
  requests: z.object({ contact: requestCount, unsubscribe: requestCount, deletion: requestCount }),
  suppressed: count,
});
export type MarketingOverview = z.infer<typeof marketingOverview>;

export const adminMarketing = defineCall('GET /api/admin/marketing', {
  summary:
    'State of banner, coupons, offer, conversions, requests and suppressions; figures of the last 30 days',
  access: 'read-customers',
  answer: success.extend({ overview: marketingOverview }),
});

/** A recorded conversion with its order. */
export const orderConversion = conversion.extend({ orderNumber: z.string() });

export const conversionDays = ['7', '30', '90'] as const;

export const adminConversions = defineCall('GET /api/admin/conversions', {
  summary: 'Recorded conversions of the last days: by day, by source, and in pages, newest first',
  access: 'read-orders',
  query: z.object({
    days: z.enum(conversionDays).default('30'),
    source: z.string().max(40).optional(),
    page,
  }),
  answer: success.extend({
    /** Every day of the range, including those without any. */
    days: z.array(z.object({ day: z.string(), count, cents })),
    /** Of the whole range, whatever source is selected. */
    sources: z.array(z.object({ source: z.string(), count, cents })),
    conversions: z.array(orderConversion),
    ...pageOf,
    totalCents: cents,
    /** Whether browsers report purchases too, after consent; this record does not depend on it. */
    measurement: z.enum(['on', 'off', 'no-script']),
  }),
});
export type Conversions = z.infer<typeof adminConversions.answer>;

export const suppressionStates = ['current', 'ended'] as const;

/** An address that is unsubscribed from marketing mail, or was until it subscribed again. */
export const suppressionView = z.object({
  id: z.string(),
  email: z.string(),
  since: instant,
  reason: maybe(z.string()),
  /** Absent if the owner unsubscribed. */
  addedBy: maybe(z.string()),
  endedAt: maybe(instant),
  endedBy: maybe(z.string()),
  endReason: maybe(z.string()),
});
export type SuppressionView = z.infer<typeof suppressionView>;

export const adminSuppressions = defineCall('GET /api/admin/suppressions', {
  summary: 'Addresses that want no marketing mail, newest first, in pages; searched by prefix',
  access: 'read-customers',
  query: z.object({
    search,
    state: z.enum(suppressionStates).default('current'),
    page,
  }),
  answer: success.extend({ suppressions: z.array(suppressionView), ...pageOf }),
});

export const adminAddSuppression = defineCall('POST /api/admin/suppressions', {
  summary: 'Ends marketing mail to an address, whether it bought or not',
  access: 'work-customers',
  body: z.strictObject({ email, reason: actionReason }),
  answer: success.extend({ id: z.string() }),
});

export const adminEndSuppression = defineCall('POST /api/admin/suppressions/:id/end', {
  summary: 'Allows marketing mail to an address again at its owner’s request',
  access: 'work-customers',
  params: z.object({ id: z.uuid('Recarga la página e inténtalo de nuevo').toLowerCase() }),
  body: z.strictObject({
    /** Only the person may decide it. */
    asked: z.literal(true, 'Confirma que la persona lo ha pedido'),
    reason: actionReason,
  }),
  answer: success,
});
