import type { Pool } from 'pg';
import type { Language } from '../domain/money';
import type { Bought } from '../domain/pricing';
import type { AttentionReason, OrderStatus } from '../domain/states';
import { awaitsBank, disputed } from './disputes';
import { isSuppressed } from './email-suppressions';
import { collected } from './payments';
import { type Db, inTransaction, withoutNulls } from './pool';
import { knownRemains, newestGenerations } from './submissions';

/** The facts that the e-mails of a purchase are written from. */
export interface EmailFacts extends Bought {
  orderNumber: string;
  orderId?: string;
  language: Language;
  recipient: string;
  username: string;
  serviceId: number;
  totalQuantity: number;
  refundedCents: number;
  /** The part of it that was refunded for what is not delivered. */
  undeliveredCents: number;
  /** An administrator paid some of that part outside of the payment provider. */
  undeliveredOutside: boolean;
  /** A person closed a short delivery without money. */
  closedShort: boolean;
  /** The proposed refund of a short delivery; 0 without a proposal (D23). */
  proposedCents: number;
  /** The part of it that an administrator paid outside of the payment provider. */
  outsideCents: number;
  /** The refund that the message is about. */
  refundCents?: number;
  refundStatus?: string;
  refundOutside?: boolean;
  /** The buyer was told of that refund. */
  refundTold: boolean;
  /** What a person is asked to refund because that failed, in cents; 0 if nothing. */
  owedCents: number;
  /** Delivered units; undefined if the panel has not reported any. */
  delivered?: number;
  /**
   * The panel's count before the delivery; undefined for posts, if the panel did not report it, and after a resend in
   * full.
   */
  startCount?: number;
  /** Of an order that no panel has yet: another one to the same target is under way. */
  waitsForAnother?: boolean;
  /** When the delivery is likely to end; undefined if unknown. */
  expectedEnd?: Date;
  paidAt?: Date;
  /** Sold without the guarantee. */
  withoutRefills: boolean;
  /** When the guarantee of a delivered order ends; undefined for a lifetime. */
  guaranteeUntil?: Date;
  suppressed: boolean;
  /** Why the purchase waits for a person, and since when. */
  attention?: AttentionReason;
  attentionSince?: Date;
  /** When a person will have looked at it; undefined once that has passed. */
  lookedAtBy?: Date;
  /** The panels' answers to the lines that they refused. */
  refusals?: string[];
  /** The money has come, or the cart is over, or its buyer has bought elsewhere. */
  isSettled: boolean;
  orderStatus?: OrderStatus;
  /** A panel still has a refill to end. */
  isRefilling: boolean;
  /** A bank disputes the payment, asks about it, or took it back. */
  isDisputed: boolean;
  /** It has not decided yet: nobody can promise money or delivery. */
  awaitsBank: boolean;
}

/**
 * Of `purchases p`: its address has bought the same type of service for the same user name with another cart since this one
 * began, e.g. in another browser. Index orders_email.
 */
export const boughtElsewhere = `EXISTS (SELECT FROM orders n
  WHERE lower(n.email) = lower(p.email) AND n.created_at > p.created_at AND n.cart_id <> p.cart_id
    AND lower(n.username) = lower(p.username)
    AND n.service_type = (SELECT type FROM services WHERE id = p.service_id))`;

/**
 * Whether a refund `r` is for what is not delivered: the shop made it automatically for a short delivery, a person made
 * it for that, or it is the one after which posts were dismissed (primary keys of refunds and timeline).
 */
export const forUndelivered = `r.status <> 'failed' AND (r.reason = 'undelivered' OR r.undelivered_cents > 0 OR EXISTS (
  SELECT FROM timeline t WHERE t.cart_id = r.cart_id AND t.kind = 'submission-dismissed' AND t.at >= r.created_at
    AND NOT EXISTS (SELECT FROM refunds n WHERE n.cart_id = r.cart_id AND n.status <> 'failed' AND n.created_at <= t.at
      AND (n.created_at, n.number) > (r.created_at, r.number))))`;

/**
 * The facts of a purchase: from its order, or from its cart if there is no order. `refund`: the number of the refund that
 * the e-mail is about.
 */
export async function readEmailFacts(
  db: Db,
  cartId: string,
  refund?: number,
): Promise<EmailFacts | undefined> {
  const { rows } = await db.query<EmailFacts>(
    `SELECT p.order_number, o.id AS order_id, p.language,
       coalesce(o.email, p.email) AS recipient, coalesce(o.username, p.username) AS username,
       s.id AS service_id, s.type AS service_type, s.region,
       coalesce(o.quantity, p.quantity - coalesce(p.bonus, s.bonus) - coalesce(p.upsell_quantity, 0)) AS quantity,
       coalesce(o.bonus, p.bonus, s.bonus) AS bonus,
       coalesce(o.upsell_quantity, p.upsell_quantity, 0) AS upsell_quantity,
       coalesce(o.total_quantity, p.quantity) AS total_quantity,
       coalesce(o.amount_cents, p.amount_cents) AS amount_cents, coalesce(o.discount_cents, 0) AS discount_cents,
       coalesce(o.vat_cents, 0) AS vat_cents, coalesce(o.vat_rate_percent, 0) AS vat_rate_percent,
       coalesce((SELECT sum(amount_cents)::integer FROM refunds r WHERE r.cart_id = p.cart_id AND r.status <> 'failed'), 0)
         AS refunded_cents,
       EXISTS (SELECT FROM timeline t WHERE t.cart_id = p.cart_id AND t.kind = 'shortfall-settled') AS closed_short,
       undelivered.cents AS undelivered_cents, undelivered.outside AS undelivered_outside,
       coalesce((SELECT sum(amount_cents)::integer FROM refunds r WHERE r.cart_id = p.cart_id AND r.outside), 0)
         AS outside_cents,
       coalesce(o.refund_proposal_cents, 0) AS proposed_cents,
       about.amount_cents AS refund_cents, about.status AS refund_status,
       about.outside AS refund_outside, coalesce(p.refund_owed_cents, 0) AS owed_cents,
       -- Index emails_pkey. E-mails about a short delivery name its refund.
       EXISTS (SELECT FROM emails e WHERE e.cart_id = p.cart_id AND e.sent_at IS NOT NULL
         AND (e.kind IN ('refund-made', 'refund-made:' || about.number) OR e.kind ~ '^payment-returned(:|$)'
           OR e.kind ~ '^order-(partial|cancelled):' AND e.sent_at >= about.created_at)) AS refund_told,
       lines.delivered, lines.start_count, lines.refusals,
       p.attention, p.attention_since,
       ${collected} OR p.stage = 'closed' OR ${boughtElsewhere} AS is_settled,
       o.status AS order_status,
       -- Index refills_order.
       EXISTS (SELECT FROM refills f WHERE f.order_id = o.id AND f.state IN ('sending', 'requested')) AS is_refilling,
       ${disputed} AS is_disputed, ${awaitsBank} AS awaits_bank,
       o.paid_at, coalesce(o.without_refills, false) AS without_refills,
       ${isSuppressed('p.email')} AS suppressed
     FROM purchases p LEFT JOIN orders o USING (cart_id) LEFT JOIN services s ON s.id = coalesce(o.service_id, p.service_id)
       LEFT JOIN refunds about ON about.cart_id = p.cart_id AND about.number = $2
       CROSS JOIN LATERAL (
         SELECT coalesce(sum(r.amount_cents)::integer, 0) AS cents, coalesce(bool_or(r.outside), false) AS outside
         FROM refunds r WHERE r.cart_id = p.cart_id AND ${forUndelivered}) undelivered
       -- As in tracking.
       CROSS JOIN LATERAL (
         SELECT sum(CASE WHEN n.provider_status = 'completed' THEN n.earlier + n.quantity
                         WHEN ${knownRemains('n')} IS NOT NULL THEN n.earlier + greatest(n.quantity - n.remains, 0)
                         ELSE nullif(n.earlier, 0) END)::integer AS delivered,
           min(n.first_count) FILTER (WHERE n.first_generation = 1 AND n.shortcode IS NULL) AS start_count,
           json_agg(n.reason) FILTER (WHERE n.state = 'rejected') AS refusals
         FROM ${newestGenerations} n) lines
     WHERE p.cart_id = $1 AND p.email IS NOT NULL AND coalesce(o.email, p.email) <> ''`,
    [cartId, refund ?? null],
  );
  return withoutNulls(rows[0]);
}

/** Whether a message has gone out. `kind` includes the number if there can be several, e.g. `refund-made:2`. */
export async function wasSent(db: Db, cartId: string, kind: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'SELECT 1 FROM emails WHERE cart_id = $1 AND kind = $2 AND sent_at IS NOT NULL',
    [cartId, kind],
  );
  return rowCount === 1;
}

/** An attempt to send takes less than this (workflows/activity-options.ts): an older claim is nobody's any more. */
const longestAttempt = '1 minute';

/**
 * Whether an inbox got a message of this kind in the last `days` days, for another cart, or is being sent one (index
 * emails_inbox).
 */
export async function gotLately(
  db: Db,
  { recipient, cartId }: { recipient: string; cartId: string },
  kind: string,
  days: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `SELECT FROM emails WHERE inbox_of(recipient) = inbox_of($1) AND kind = $2 AND cart_id <> $4
       AND (sent_at > now() - make_interval(days => $3)
         OR sent_at IS NULL AND created_at > now() - interval '${longestAttempt}') LIMIT 1`,
    [recipient, kind, days, cartId],
  );
  return rowCount === 1;
}

/** A message of a purchase. */
interface SentEmail {
  cartId: string;
  kind: string;
  recipient: string;
  subject: string;
}

/**
 * Claims a message before it is sent. False if it must not go out: its buyer was erased, or the inbox got one of its
 * kind within `oneInDays`. If the attempt fails, the same cart claims it again, or another one after a minute.
 */
export async function claimEmail(pool: Pool, row: SentEmail, oneInDays?: number): Promise<boolean> {
  return inTransaction(pool, async (db) => {
    if (oneInDays) {
      // Of carts whose e-mails are due in parallel, the second one sees the claim of the first.
      await db.query(`SELECT pg_advisory_xact_lock(hashtextextended($1 || ':' || inbox_of($2), 0))`, [
        row.kind,
        row.recipient,
      ]);
      if (await gotLately(db, row, row.kind, oneInDays)) return false;
    }
    const { rowCount } = await db.query(
      // An erasure that comes now waits for the lock, and empties this row too. One that is over has set `forgotten_at`,
      // and has emptied the row of an earlier attempt.
      `INSERT INTO emails (cart_id, kind, recipient, subject)
       SELECT cart_id, $2, $3, $4 FROM purchases WHERE cart_id = $1 AND forgotten_at IS NULL FOR SHARE
       ON CONFLICT (cart_id, kind) DO UPDATE SET recipient = excluded.recipient, subject = excluded.subject,
         created_at = now() WHERE emails.recipient <> ''`,
      [row.cartId, row.kind, row.recipient, row.subject],
    );
    return rowCount === 1;
  });
}

/** Notes that a claimed message went out; its recipient stays empty if they were erased meanwhile. */
export async function noteSent(db: Db, { cartId, kind }: Pick<SentEmail, 'cartId' | 'kind'>): Promise<void> {
  await db.query('UPDATE emails SET sent_at = now() WHERE cart_id = $1 AND kind = $2', [cartId, kind]);
}
