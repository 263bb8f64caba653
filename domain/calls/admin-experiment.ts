import { z } from 'zod';
import { sectionSchemas } from '../settings';
import { defineCall } from './call';
import { success } from './common';

/** What one of the two offers has brought (decision 7). Money in cents, less what was given back. */
export const offerResult = z.object({
  variant: z.enum(['A', 'B']),
  /** False for Italian purchases: they are all given B, so there is nothing to compare them with. */
  drawn: z.boolean(),
  offers: z.number().int(),
  acceptances: z.number().int(),
  payments: z.number().int(),
  paymentsWithAddOn: z.number().int(),
  revenueWithCents: z.number().int(),
  revenueWithoutCents: z.number().int(),
  addOnCents: z.number().int(),
});
export type OfferResult = z.infer<typeof offerResult>;

export const adminUpsellExperiment = defineCall({
  method: 'GET',
  path: '/api/admin/upsell-experiment',
  summary: 'Offers, acceptances, payments and revenue by variant of the offer, and the share of variant B',
  access: 'read-money',
  query: z.object({
    /** Only purchases begun in the last N days; all if absent. */
    days: z.coerce.number().int().min(1).max(3650).optional(),
  }),
  answer: success.extend({ upsellVariantBPercent: z.number(), variants: z.array(offerResult) }),
});

export const adminSetUpsellShare = defineCall({
  method: 'PUT',
  path: '/api/admin/upsell-experiment',
  summary: 'Sets how many of a hundred new carts are shown variant B; carts that began keep theirs',
  access: 'manage-settings',
  body: sectionSchemas.offer,
  answer: success.extend(sectionSchemas.offer.shape),
});
