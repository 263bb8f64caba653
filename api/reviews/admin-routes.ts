import type { z } from 'zod';
import { literal, onePage } from '#db/paged.ts';
import { decideReview, reviewedOrder } from '#db/reviews.ts';
import { announceShopChange } from '#db/settings.ts';
import {
  adminPublishReview,
  adminRefuseReview,
  type adminReviewRow,
  adminReviews,
} from '#domain/calls/admin-reviews.ts';
import type { RowOf } from '#domain/calls/common.ts';
import { allow, ShopError } from '#domain/errors.ts';
import { reviewCan } from '#domain/reviews.ts';
import type { Deps } from '../deps';
import type { Acting, Routes } from '../handle';

type Query = z.output<NonNullable<typeof adminReviews.query>>;

/** Reviews in the back office: the list, and the decision about each. */
export function adminReviewRoutes(routes: Routes, { db, clock }: Deps): void {
  routes.answer(adminReviews, {}, async ({ query }) => {
    const { where, values } = narrowed(query);
    const { rows, ...paged } = await onePage<RowOf<typeof adminReviewRow>>(db, query, values, {
      rows: (limit) =>
        `SELECT r.id, o.order_number, r.state, r.language, r.service_type, r.stars, r.comment, r.shown_name AS name,
           r.revision, r.written_at, r.decided_at, r.decided_by, r.decision_reason AS reason
         ${reviews} WHERE ${where} ORDER BY r.written_at DESC, r.id ${limit}`,
      from: `${reviews} WHERE ${where}`,
      bounded: 'count',
    });
    return { reviews: rows, ...paged };
  });

  routes.answer(adminPublishReview, {}, async ({ params, body, ...by }) => {
    await decide(by, params.id, { ...body, state: 'published' });
    return {};
  });

  routes.answer(adminRefuseReview, {}, async ({ params, body, ...by }) => {
    await decide(by, params.id, { ...body, state: 'refused' });
    return {};
  });

  /** Decides about the text that was read, and updates the pages. */
  async function decide(
    { admin, audited }: Acting,
    id: string,
    { state, revision, reason }: { state: 'published' | 'refused'; revision: number; reason?: string },
  ): Promise<void> {
    const { orderNumber, review } = (await reviewedOrder(db, { review: id })) ?? {};
    if (!orderNumber || !review) throw new ShopError('not_found');
    const action = state === 'published' ? 'publish-review' : 'refuse-review';
    const before = { state: review.state, revision, ...(reason && { reason }) };
    await audited(
      { action, subject: orderNumber, before },
      async () => {
        allow(reviewCan.decide(review.state, state));
        const decision = { state, reason, by: admin.username, at: clock() };
        if (!(await decideReview(db, { id, revision, from: review.state }, decision)))
          throw new ShopError('review_changed');
        await announceShopChange(db);
      },
      () => ({ state }),
    );
  }
}

const reviews = 'FROM reviews r JOIN orders o ON o.id = r.order_id';

/** The conditions of a filter with their values; the list is in order by reviews_written. */
function narrowed({ search, state, stars, language }: Query): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['true'];
  // By orders_number_prefix.
  if (search) conditions.push(`o.order_number LIKE upper(${put(`${literal(search)}%`)})`);
  if (state) conditions.push(`r.state = ${put(state)}`);
  if (stars) conditions.push(`r.stars = ${put(Number(stars))}`);
  if (language) conditions.push(`r.language = ${put(language)}`);
  return { where: conditions.join(' AND '), values };
}
