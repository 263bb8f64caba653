import { z } from 'zod';
import { plainText } from '../content/plain-text';
import { reviewLengths, reviewStates, shownNamePattern } from '../reviews';
import { defineCall } from './call';
import { language, maybe, success } from './common';

/** The product line that a review is about. */
export const reviewedLine = z.enum(['followers', 'likes', 'views'], 'Elige un tipo de la lista');

const stars = z.number('Elige de 1 a 5 estrellas').int('Elige de 1 a 5 estrellas');

/** A published review. */
export const publishedReview = z.object({
  id: z.string(),
  stars: z.number().int(),
  comment: z.string(),
  name: maybe(z.string()),
  /** Day in Madrid: the hour could reveal which order it is about. */
  day: z.iso.date(),
});
export type PublishedReview = z.infer<typeof publishedReview>;

export const publishedReviews = defineCall('GET /api/reviews', {
  summary: 'Published reviews of a product line by verified buyers, newest first; their average from five on',
  access: 'public',
  query: z.object({ type: reviewedLine, language: language.default('es') }),
  answer: success.extend({
    reviews: z.array(publishedReview),
    /** Of all published reviews, not only those in the list. */
    count: z.number().int(),
    average: maybe(z.number()),
  }),
});

/**
 * Which order: by the sealed token of an e-mail's link, or by number or id of one that this browser may see in full.
 */
const which = {
  by: z.enum(['link', 'order'], 'Recarga la página e inténtalo de nuevo'),
  key: z.string().trim().min(1).max(2000),
};

/** What a buyer wrote. */
const written = z.object({ stars: z.number().int(), comment: z.string(), name: maybe(z.string()) });

export const reviewOfOrder = defineCall('POST /api/reviews/of-order', {
  summary: 'Whether an order may be reviewed, and what its buyer has written so far',
  access: 'public',
  body: z.strictObject(which),
  answer: success.extend({
    serviceType: reviewedLine,
    totalQuantity: z.number().int(),
    /** Why no review can be written; absent if one can. */
    refusal: maybe(z.enum(['review_decided', 'review_refunded', 'review_undelivered', 'review_too_early'])),
    state: maybe(z.enum(reviewStates)),
    review: maybe(written),
    /** Why it was refused. */
    reason: maybe(z.string()),
  }),
});

export const writeReview = defineCall('POST /api/reviews', {
  summary: 'Writes the review of an order, or changes it until it is moderated',
  access: 'public',
  body: z.strictObject({
    ...which,
    stars: stars.min(1, 'Elige de 1 a 5 estrellas').max(5, 'Elige de 1 a 5 estrellas'),
    comment: z
      .string('Escribe tu reseña')
      .transform(plainText)
      .pipe(
        z
          .string()
          .min(reviewLengths.least, 'Escribe tu reseña')
          .max(reviewLengths.comment, 'La reseña es demasiado larga (1.000 caracteres como máximo)'),
      ),
    name: z
      .string()
      .trim()
      .max(reviewLengths.name, 'El nombre es demasiado largo (40 caracteres como máximo)')
      .regex(shownNamePattern, 'Escribe solo tu nombre de pila o tus iniciales')
      .optional()
      .meta({ examples: ['Lucía', 'L. R.'] }),
    language: language.default('es'),
  }),
  answer: success.extend({ state: z.enum(reviewStates) }),
});
