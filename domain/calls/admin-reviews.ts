import { z } from 'zod';
import { reviewStates } from '../reviews';
import { defineCall } from './call';
import { actionReason, instant, language, maybe, success } from './common';
import { boundedCount, page, pageOf, search } from './list';
import { reviewedLine } from './reviews';

/** A review in the back office. */
export const adminReviewRow = z.object({
  id: z.string(),
  orderNumber: z.string(),
  state: z.enum(reviewStates),
  language,
  serviceType: reviewedLine,
  stars: z.number().int(),
  comment: z.string(),
  name: maybe(z.string()),
  /** Counts the buyer's changes. */
  revision: z.number().int(),
  writtenAt: instant,
  decidedAt: maybe(instant),
  decidedBy: maybe(z.string()),
  reason: maybe(z.string()),
});
export type AdminReviewRow = z.infer<typeof adminReviewRow>;

export const adminReviews = defineCall('GET /api/admin/reviews', {
  summary: 'Reviews of all orders, newest first, in pages; counts above 10,000 are reported as 10,001',
  access: 'read-content',
  query: z.object({
    /** Beginning of an order number. */
    search,
    state: z.enum(reviewStates).optional(),
    stars: z.enum(['1', '2', '3', '4', '5'], 'Elige de 1 a 5 estrellas').optional(),
    language: language.optional(),
    page,
  }),
  answer: success.extend({ reviews: z.array(adminReviewRow), ...pageOf, total: boundedCount }),
});

const params = z.object({ id: z.uuid('Recarga la página e inténtalo de nuevo') });
/** The text that was read: refused if its buyer has changed it since. */
const revision = z.number('Recarga la página e inténtalo de nuevo').int().min(1).max(2_147_483_647);

export const adminPublishReview = defineCall('POST /api/admin/reviews/:id/publish', {
  summary: 'Shows a review on the pages from now on',
  access: 'edit-content',
  params,
  body: z.strictObject({ revision }),
  answer: success,
});

export const adminRefuseReview = defineCall('POST /api/admin/reviews/:id/refuse', {
  summary: 'Keeps a review off the pages, or takes it off; its buyer reads the reason',
  access: 'edit-content',
  params,
  body: z.strictObject({ revision, reason: actionReason }),
  answer: success,
});
