import { z } from 'zod';
import { defineCall } from './call';
import { instant, language, success } from './common';

/** The advertised discount as pages show it; see domain/offer.ts. */
export const offerView = z.object({
  code: z.string(),
  percent: z.number().int(),
  banner: z
    .object({ seconds: z.number().int(), restarts: z.boolean(), codeEndsAt: instant.optional() })
    .optional(),
});

/** Polled by open pages, so that a code is shown only while it is valid (D33). */
export const currentOffer = defineCall('GET /api/offer', {
  summary: 'The discount code advertised now, if one is valid',
  access: 'public',
  query: z.object({ language: language.default('es') }),
  answer: success.extend({ offer: offerView.optional() }),
});
