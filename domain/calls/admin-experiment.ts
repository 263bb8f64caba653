import { z } from 'zod';
import { sectionSchemas } from '../settings';
import { defineCall } from './call';
import { success } from './common';

/** Results of one of the two offers (D7). Money in cents, net of refunds. */
export const offerResult = z.object({
  variant: z.enum(['A', 'B']),
  /** False for Italian purchases: they all get B, so there is nothing to compare with. */
  drawn: z.boolean(),
  /** Purchases of followers that reached the payment, with an offer or without: what the variants are compared by. */
  carts: z.number().int(),
  /** Purchases that saw an offer. */
  offers: z.number().int(),
  acceptances: z.number().int(),
  payments: z.number().int(),
  revenueWithCents: z.number().int(),
  revenueWithoutCents: z.number().int(),
  /** The standard deviation of the revenue of one cart; an unpaid one brings 0. */
  spreadCents: z.number().int(),
  /** The part of the revenue that the add-on brought, before discounts and refunds. */
  addOnCents: z.number().int(),
});
export type OfferResult = z.infer<typeof offerResult>;

/** An offer that isn't made, because something on sale brings as many followers for no more. Prices in cents. */
export const beatenOffer = z.object({
  serviceId: z.number().int(),
  region: z.enum(['spain', 'europe', 'none']),
  quantity: z.number().int(),
  bonus: z.number().int(),
  variant: z.enum(['A', 'B']),
  additionalFollowers: z.number().int(),
  newPriceCents: z.number().int(),
  /** What beats it: a package, or a quantity of a service for quantities. */
  by: z.object({
    serviceId: z.number().int(),
    quantity: z.number().int(),
    bonus: z.number().int(),
    priceCents: z.number().int(),
  }),
});
export type BeatenOfferView = z.infer<typeof beatenOffer>;

export const adminUpsellExperiment = defineCall('GET /api/admin/upsell-experiment', {
  summary:
    'Carts, offers, acceptances, payments and revenue by variant, the share of variant B, and the offers that aren’t made',
  access: 'read-money',
  query: z.object({
    /** Only purchases begun in the last N days of Madrid, today included; all if absent. */
    days: z.coerce.number().int().min(1).max(3650).optional(),
  }),
  answer: success.extend({
    upsellVariantBPercent: z.number(),
    variants: z.array(offerResult),
    beaten: z.array(beatenOffer),
  }),
});

export const adminSetUpsellShare = defineCall('PUT /api/admin/upsell-experiment', {
  summary:
    'Sets the percentage of new carts that see variant B, unless it has changed since it was read; existing carts keep theirs',
  access: 'manage-settings',
  body: sectionSchemas.offer.extend({
    /** What was read, in percent. */
    seen: z.number(),
  }),
  answer: success.extend(sectionSchemas.offer.shape),
});
