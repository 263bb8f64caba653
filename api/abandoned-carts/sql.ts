import { isSuppressed } from '#db/email-suppressions.ts';
import { boughtElsewhere } from '#db/emails.ts';
import { literal, onePage, type Paged, type WantedPage } from '#db/paged.ts';
import type { Db } from '#db/pool.ts';
import type { abandonedCart } from '#domain/calls/admin-carts.ts';
import type { RowOf } from '#domain/calls/common.ts';
import type { ServiceType } from '#domain/catalogue.ts';
import { oneInDays } from '#domain/emails.ts';
import type { PurchaseEnd, PurchaseStage } from '#domain/states.ts';

/** A purchase without a payment, or one paid after its reminder. */
export type CartRow = Omit<
  RowOf<typeof abandonedCart>,
  'closedAs' | 'serviceType' | 'recoveryUrl' | 'runUrl'
> & {
  cartId: string;
  closedAs: PurchaseEnd | null;
  serviceType: ServiceType | null;
};

export type CartState = 'open' | 'closed' | 'recovered';

// A cart without an intent never had a price: a visitor only looked. The order exists before its purchase's next save.
const unpaid = `p.payment_status IN ('pending', 'failed') AND p.payment_intent_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM orders made WHERE made.cart_id = p.cart_id)`;
/** An order `o` was paid after the reminder `r`. Stripe's times are whole seconds. */
const paidAfter = `o.paid_at >= date_trunc('second', r.sent_at)`;
const from: Record<CartState, string> = {
  // Index purchases_early.
  open: `FROM purchases p LEFT JOIN orders o ON false
    WHERE ${unpaid} AND p.stage IN ('intent', 'awaiting-payment', 'paid')`,
  // Index purchases_unpaid: nearly all of its rows.
  closed: `FROM purchases p LEFT JOIN orders o ON false WHERE ${unpaid} AND p.stage = 'closed'`,
  // Index emails_reminded; orders and purchases by their keys.
  recovered: `FROM emails r JOIN orders o ON o.cart_id = r.cart_id AND ${paidAfter}
    JOIN purchases p ON p.cart_id = r.cart_id WHERE r.kind = 'payment-reminder' AND r.sent_at IS NOT NULL`,
};
// Each arm has its index: purchases_number_prefix, purchases_email_prefix, purchases_unpaid_username.
const search = `($1 = '' OR p.order_number LIKE upper($1) || '%' OR lower(p.email) LIKE lower($1) || '%'
  OR p.username LIKE lower($1) || '%')`;

/**
 * Whether the inbox of `purchases p` got another cart's reminder within a day before this cart's reminder is due. This
 * cart's reminder is then not sent. It is due `reminderAfterSeconds` after the last change. Index emails_inbox.
 */
const remindedElsewhere = (reminderAfterSeconds: number) => `EXISTS (SELECT FROM emails e
  WHERE inbox_of(e.recipient) = inbox_of(p.email) AND e.kind = 'payment-reminder' AND e.cart_id <> p.cart_id
    AND e.sent_at > least(now(), p.updated_at + make_interval(secs => ${reminderAfterSeconds}))
      - make_interval(days => ${oneInDays['payment-reminder']}))`;

/**
 * A page of carts, newest change first, and how many match: exactly up to `countLimit`, or `countLimit + 1` if there are
 * more. There is no page beyond the counted ones.
 */
export async function listCarts(
  db: Db,
  list: { state: CartState; search: string; reminderAfterSeconds: number } & WantedPage,
): Promise<Paged<CartRow>> {
  const source = `${from[list.state]} AND ${search}`;
  const values = [literal(list.search.trim().replace(/^[@#]/, ''))];
  const newest = list.state === 'recovered' ? 'r.sent_at DESC, r.cart_id' : 'p.updated_at DESC, p.cart_id';
  const sentAt = (kind: string) =>
    `(SELECT sent_at FROM emails e WHERE e.cart_id = p.cart_id AND e.kind = '${kind}')`;
  return onePage(db, list, values, {
    rows: (limit) =>
      `SELECT p.cart_id, p.order_number, p.stage, p.closed_as, p.payment_status = 'failed' AS payment_failed,
         coalesce(p.email, '') AS email, coalesce(p.username, '') AS username, p.language, s.type AS service_type,
         coalesce(s.region, '') AS region, coalesce(p.quantity, 0) AS total_quantity,
         coalesce(o.amount_cents, p.amount_cents, 0) AS amount_cents, p.created_at AS started_at,
         p.updated_at AS changed_at, ${sentAt('payment-reminder')} AS reminded_at,
         ${sentAt('payment-failed')} AS told_of_failure_at, o.paid_at AS recovered_at,
         ${isSuppressed('p.email')} AS unsubscribed,
         ${boughtElsewhere} AS bought_elsewhere,
         ${remindedElsewhere(list.reminderAfterSeconds)} AS reminded_elsewhere
       FROM (SELECT p.cart_id, o.amount_cents, o.paid_at, row_number() OVER (ORDER BY ${newest}) AS place ${source}
             ORDER BY ${newest} ${limit}) o
       JOIN purchases p ON p.cart_id = o.cart_id LEFT JOIN services s ON s.id = p.service_id ORDER BY o.place`,
    from: source,
    bounded: 'pages',
  });
}

/** Totals of carts since a moment; money in cents. */
export interface CartFigures {
  abandoned: number;
  abandonedCents: number;
  reminded: number;
  recovered: number;
  recoveredCents: number;
}

/**
 * The figures since a moment; a running cart counts as abandoned from `leftBefore` on. Indexes purchases_unpaid,
 * emails_reminded.
 */
export async function cartFigures(db: Db, since: Date, leftBefore: Date): Promise<CartFigures> {
  const { rows } = await db.query<CartFigures>(
    `SELECT a.*, b.* FROM
       (SELECT count(*)::integer AS abandoned, coalesce(sum(p.amount_cents), 0)::float8 AS abandoned_cents
        FROM purchases p WHERE ${unpaid} AND p.updated_at >= $1
          AND (p.closed_as = 'abandoned' OR (p.stage <> 'closed' AND p.updated_at < $2))) a,
       (SELECT count(*)::integer AS reminded, count(o.id)::integer AS recovered,
          coalesce(sum(o.amount_cents), 0)::float8 AS recovered_cents
        FROM emails r LEFT JOIN orders o ON o.cart_id = r.cart_id AND ${paidAfter}
        WHERE r.kind = 'payment-reminder' AND r.sent_at IS NOT NULL AND r.sent_at >= $1) b`,
    [since, leftBefore],
  );
  return rows[0] ?? { abandoned: 0, abandonedCents: 0, reminded: 0, recovered: 0, recoveredCents: 0 };
}

/** A cart with the fields that actions need. */
interface ActionableCart {
  cartId: string;
  owner: string;
  stage: PurchaseStage;
  email: string;
  paid: boolean;
  unsubscribed: boolean;
  boughtElsewhere: boolean;
}

/** A cart by its reserved order number (unique), with the fields that its workflow gets. */
export async function cartByNumber(db: Db, orderNumber: string): Promise<ActionableCart | undefined> {
  const { rows } = await db.query<ActionableCart>(
    `SELECT cart_id, owner, stage, coalesce(email, '') AS email, payment_status NOT IN ('pending', 'failed') AS paid,
       ${isSuppressed('p.email')} AS unsubscribed,
       ${boughtElsewhere} AS bought_elsewhere
     FROM purchases p WHERE order_number = $1`,
    [orderNumber],
  );
  return rows[0];
}
