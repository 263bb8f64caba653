import { z } from 'zod';
import { publishedOpinions, type ReviewedOrder, reviewedOrder, saveReview } from '#db/reviews.ts';
import { publishedReviews, reviewOfOrder, writeReview } from '#domain/calls/reviews.ts';
import { allow, ShopError } from '#domain/errors.ts';
import { isAllOwed } from '#domain/payments.ts';
import { type ReviewFacts, reviewCan } from '#domain/reviews.ts';
import { readKeyring } from '#security/keyring.ts';
import { openToken } from '#security/sealed-token.ts';
import type { Deps } from '../deps';
import type { Exchange, Routes } from '../handle';
import { createOrderLookup } from '../tracking/order-lookup';

/** Content of the link in the review request (activities/review-url.ts). */
const reviewToken = z.object({
  use: z.literal('review'),
  order: z.string().regex(/^\d{1,18}$/),
  // Absent in links from before version 1.5.
  to: z.string().optional(),
});

type Asking = Exchange<unknown, unknown, { by: 'link' | 'order'; key: string }>;

/** Reviews by buyers: the form behind an e-mail's link, and the published ones. */
export function reviewRoutes(routes: Routes, deps: Deps): void {
  const { env, db, clock } = deps;
  const keyring = readKeyring(env.ENCRYPTION_KEYS);
  const lookUp = createOrderLookup(deps);

  // As the catalogue: Express adds the ETag and answers 304 on its own; `no-cache` makes browsers revalidate each time.
  routes.answer(publishedReviews, {}, async ({ query, response }) => {
    response.set('Cache-Control', 'no-cache');
    return publishedOpinions(db, query.type, query.language);
  });

  routes.answer(reviewOfOrder, { limit: 'letterLinks' }, async (exchange) => {
    const order = await orderOf(exchange);
    const { serviceType, totalQuantity, review } = order;
    const verdict = reviewCan.write(factsOf(order));
    return {
      serviceType,
      totalQuantity,
      refusal: verdict.allowed ? undefined : verdict.code,
      state: review?.state,
      review: review && { stars: review.stars, comment: review.comment, name: review.name },
      reason: review?.reason,
    };
  });

  routes.answer(writeReview, { limit: 'support' }, async (exchange) => {
    const order = await orderOf(exchange);
    allow(reviewCan.write(factsOf(order)));
    if (!(await saveReview(db, order, exchange.body, clock()))) throw new ShopError('review_decided');
    return { state: 'pending' as const };
  });

  /** The order that an e-mail's link or this browser opens. Throws `link_invalid` or `order_not_found`. */
  async function orderOf(exchange: Asking): Promise<ReviewedOrder> {
    const { by, key } = exchange.body;
    const found =
      by === 'order'
        ? await reviewedOrder(db, { order: (await lookUp.whole(exchange, key)).id })
        : await orderOfLink(key);
    if (!found) throw new ShopError('link_invalid');
    return found;
  }

  /** The order of a link, unless the link went to an address that was corrected since: it may be a stranger's. */
  async function orderOfLink(key: string): Promise<ReviewedOrder | undefined> {
    const link = reviewToken.safeParse(openToken(keyring, 'letter', key)).data;
    const found = link && (await reviewedOrder(db, { order: link.order }));
    if (!found) return undefined;
    const isOwn =
      link.to === undefined ? !found.emailChanged : link.to.toLowerCase() === found.email.toLowerCase();
    return isOwn ? found : undefined;
  }
}

function factsOf(order: ReviewedOrder): ReviewFacts {
  const { status, paymentStatus, review, refundOwedCents: owedCents, keptCents } = order;
  return { status, paymentStatus, allOwed: isAllOwed({ owedCents, keptCents }), review: review?.state };
}
