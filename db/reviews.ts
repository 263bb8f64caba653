import type { PublishedReview } from '../domain/calls/reviews';
import type { ServiceType } from '../domain/catalogue';
import type { Language } from '../domain/money';
import { askAgainAfterDays, askWithinDays, averageOf, mostShown, type ReviewState } from '../domain/reviews';
import { disputed, lostOfOrder } from './disputes';
import { isSuppressed } from './email-suppressions';
import { isRefusedMailbox } from './mail-log';
import { marketingDroppedUntil } from './marketing-holds';
import { countRows } from './paged';
import type { Db } from './pool';

/** The part of an order that its review needs, with the review if there is one. */
export interface ReviewedOrder {
  orderId: string;
  orderNumber: string;
  email: string;
  /** The address was corrected. */
  emailChanged: boolean;
  serviceType: ServiceType;
  serviceId: number;
  totalQuantity: number;
  status: string;
  paymentStatus: string;
  /** What a person is asked to refund because that failed; null if nothing. */
  refundOwedCents: number | null;
  /** What the shop still has of its money: neither refunded nor taken back by banks. */
  keptCents: number;
  review: {
    id: string;
    state: ReviewState;
    stars: number;
    comment: string;
    name: string | null;
    revision: number;
    reason: string | null;
  } | null;
}

/** Finds an order by its public id or by its review's id; undefined if there is none or its buyer was erased. */
export async function reviewedOrder(
  db: Db,
  by: { order: string } | { review: string },
): Promise<ReviewedOrder | undefined> {
  const [where, value] = 'order' in by ? ['o.id = $1', by.order] : ['r.id = $1', by.review];
  const { rows } = await db.query<ReviewedOrder>(
    `SELECT o.id::text AS order_id, o.order_number, o.email, EXISTS (SELECT FROM timeline t
         WHERE t.cart_id = o.cart_id AND t.kind = 'email-changed') AS email_changed, o.service_type, o.service_id,
       o.total_quantity, o.status, o.payment_status, p.refund_owed_cents,
       o.amount_cents - o.refunded_cents - ${lostOfOrder} AS kept_cents,
       CASE WHEN r.id IS NOT NULL THEN json_build_object('id', r.id, 'state', r.state,
         'stars', r.stars, 'comment', r.comment, 'name', r.shown_name, 'revision', r.revision,
         'reason', r.decision_reason) END AS review
     FROM orders o JOIN purchases p USING (cart_id) LEFT JOIN reviews r ON r.order_id = o.id
     WHERE ${where} AND o.email <> ''`,
    [value],
  );
  return rows[0];
}

/**
 * Writes or changes the review of an order; false if somebody has decided about it meanwhile, or its buyer was erased.
 * An erasure that starts now waits for it, and erases it too.
 */
export async function saveReview(
  db: Db,
  order: Pick<ReviewedOrder, 'orderId' | 'serviceType' | 'serviceId'>,
  written: { stars: number; comment: string; name?: string; language: Language },
  at: Date,
): Promise<boolean> {
  const { stars, comment, name, language } = written;
  const { rowCount } = await db.query(
    `INSERT INTO reviews (order_id, language, service_type, service_id, stars, comment, shown_name, written_at)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8 FROM orders WHERE id = $1 AND email <> '' FOR SHARE
     ON CONFLICT (order_id) DO UPDATE SET language = excluded.language, stars = excluded.stars,
       comment = excluded.comment, shown_name = excluded.shown_name, written_at = excluded.written_at,
       revision = reviews.revision + 1
     WHERE reviews.state = 'pending'`,
    [order.orderId, language, order.serviceType, order.serviceId, stars, comment, name ?? null, at],
  );
  return rowCount === 1;
}

/** Publishes or refuses the text that was read; false if the text or the decision has changed since. */
export async function decideReview(
  db: Db,
  review: { id: string; revision: number; from: ReviewState },
  decision: { state: 'published' | 'refused'; by: string; reason?: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE reviews SET state = $4, decided_at = $5, decided_by = $6, decision_reason = $7
     WHERE id = $1 AND revision = $2 AND state = $3`,
    [
      review.id,
      review.revision,
      review.from,
      decision.state,
      decision.at,
      decision.by,
      decision.reason ?? null,
    ],
  );
  return rowCount === 1;
}

/** The public reviews of a product line in a language. */
export interface Opinions {
  reviews: PublishedReview[];
  count: number;
  average: number | undefined;
}

/** The newest published reviews of a line in a language, and the average of all of them; index reviews_published. */
export async function publishedOpinions(db: Db, type: ServiceType, language: Language): Promise<Opinions> {
  const of = "FROM reviews WHERE state = 'published' AND service_type = $1 AND language = $2";
  const [newest, sums] = await Promise.all([
    db.query<PublishedReview>(
      `SELECT id, stars, comment, shown_name AS name,
         to_char(written_at AT TIME ZONE 'Europe/Madrid', 'YYYY-MM-DD') AS day
       ${of} ORDER BY written_at DESC, id LIMIT ${mostShown}`,
      [type, language],
    ),
    db.query<{ count: number; stars: number }>(
      `SELECT count(*)::integer AS count, coalesce(sum(stars), 0)::integer AS stars ${of}`,
      [type, language],
    ),
  ]);
  const sum = sums.rows[0] ?? { count: 0, stars: 0 };
  return { reviews: newest.rows, count: sum.count, average: averageOf(sum) };
}

/** How many reviews wait for a decision; index reviews_waiting. */
export async function waitingReviews(db: Db): Promise<number> {
  return countRows(db, `FROM reviews WHERE state = 'pending'`);
}

/** A purchase whose buyer gets a review request, and its place in the order of delivery. */
export interface PurchaseToAsk {
  cartId: string;
  orderId: string;
  /** As text: a Date would round it. */
  deliveredAt: string;
}

/**
 * Purchases whose buyers get a review request now, following `after`: fully delivered, not refunded nor owed a refund,
 * disputed or withdrawn from, not reviewed yet, and the inbox neither unsubscribed nor asked recently nor unknown to
 * the mail server. The oldest first, by index orders_delivered; each row is then looked up by key (purchases_pkey,
 * emails_pkey, reviews_order_id_key, emails_inbox, mail_log_recipient).
 */
export async function purchasesToAsk(
  db: Db,
  { now, afterDays, limit, after }: { now: Date; afterDays: number; limit: number; after?: PurchaseToAsk },
): Promise<PurchaseToAsk[]> {
  const { rows } = await db.query<PurchaseToAsk>(
    `SELECT o.cart_id, o.id::text AS order_id, o.delivered_at::text AS delivered_at FROM orders o
     WHERE o.delivered_at <= $1::timestamptz - make_interval(days => $2)
       AND o.delivered_at > greatest($1::timestamptz - make_interval(days => $2 + ${askWithinDays}),
         ${marketingDroppedUntil} - make_interval(days => $2))
       AND o.status = 'completed' AND o.payment_status = 'paid' AND o.refunded_cents = 0 AND o.email <> ''
       AND NOT ${disputed}
       AND NOT EXISTS (SELECT FROM purchases p WHERE p.cart_id = o.cart_id AND p.attention = 'refund-failed')
       AND NOT EXISTS (SELECT FROM withdrawals w WHERE w.order_id = o.id)
       AND NOT EXISTS (SELECT FROM reviews r WHERE r.order_id = o.id)
       AND NOT ${isSuppressed('o.email')}
       AND NOT ${isRefusedMailbox('o.email')}
       AND NOT EXISTS (SELECT FROM emails e WHERE e.cart_id = o.cart_id AND e.kind = 'review-request'
         AND e.sent_at IS NOT NULL)
       AND NOT EXISTS (SELECT FROM emails e WHERE inbox_of(e.recipient) = inbox_of(o.email)
         AND e.kind = 'review-request' AND e.sent_at > $1::timestamptz - interval '${askAgainAfterDays} days')
       AND ($4::timestamptz IS NULL OR (o.delivered_at, o.id) > ($4, $5))
     ORDER BY o.delivered_at, o.id LIMIT $3`,
    [now, afterDays, limit, after?.deliveredAt ?? null, after?.orderId ?? null],
  );
  return rows;
}
