import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#domain/calls/call.ts';
import type { publishedReviews, reviewOfOrder } from '#domain/calls/reviews.ts';
import type { ServiceType } from '#domain/catalogue.ts';
import type { Language } from '#domain/money.ts';
import { api } from './api';
import { inEveryPage } from './in-every-page';

/** How long reviews count as fresh, in ms. */
const freshMs = 5_000;

/** The reviews of a product line. */
export const reviewsQuery = (type: ServiceType, language: Language) =>
  queryOptions({
    queryKey: ['/api/reviews', type, language],
    queryFn: ({ signal }) =>
      api<typeof publishedReviews>('GET /api/reviews', { query: { type, language }, signal }),
    staleTime: freshMs,
    meta: inEveryPage,
  });

/** The order to review: by the link of an e-mail, or one this browser has full access to. */
export type Which = BodyOf<typeof reviewOfOrder>;

/** Whether an order may be reviewed, and its review so far. Fails with `link_invalid` or `order_not_found`. */
export const reviewQuery = (which: Which) =>
  queryOptions({
    queryKey: ['/api/reviews/of-order', which],
    queryFn: ({ signal }) => api<typeof reviewOfOrder>('POST /api/reviews/of-order', { body: which, signal }),
    retry: false,
    // A refetch must not overwrite what somebody is typing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
