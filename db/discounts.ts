import type { ServiceType } from '../domain/catalogue';
import { renewWithinSeconds, reservedSeconds } from '../domain/code-reservation';
import type { DiscountCode, DiscountHistory } from '../domain/discounts';
import type { OrderRefusal } from '../domain/errors';
import type { Language } from '../domain/money';
import type { Discount } from '../domain/pricing';
import { type Db, withoutNulls } from './pool';

interface CodeRow {
  code: string;
  percent: number | null;
  amountOffCents: number | null;
  active: boolean;
  minOrderCents: number | null;
  serviceTypes: ServiceType[] | null;
  languages: Language[] | null;
  maxRedemptions: number | null;
  validFrom: Date | null;
  validUntil: Date | null;
  validSecondsAfterGrant: number | null;
  oncePerEmail: boolean;
  grantedIn: Language[] | null;
}

/** Maps a row to a code's rules. */
export function discountOf(row: CodeRow): DiscountCode {
  return {
    code: row.code,
    percent: row.percent ?? undefined,
    amountOffCents: row.amountOffCents ?? undefined,
    active: row.active,
    minOrderCents: row.minOrderCents ?? undefined,
    serviceTypes: row.serviceTypes ?? undefined,
    languages: row.languages ?? undefined,
    maxRedemptions: row.maxRedemptions ?? undefined,
    validFrom: row.validFrom?.getTime(),
    validUntil: row.validUntil?.getTime(),
    validSecondsAfterGrant: row.validSecondsAfterGrant ?? undefined,
    grantedIn: row.grantedIn ?? undefined,
    oncePerEmail: row.oncePerEmail,
  };
}

const isUnpaid = `p.stage IN ('intent', 'awaiting-payment')`;

/**
 * Of a code `d`: uses reserved by carts that were priced with it lately, or whose money has come. The row of a claim
 * stays, so those marked as `ended` are not in the index (discount_claims_open); the purchase's stage decides.
 */
export const openClaims = `FROM discount_claims c JOIN purchases p ON p.cart_id = c.cart_id
  WHERE c.code = d.code AND NOT c.ended AND p.stage <> 'closed'
    AND (c.claimed_at > now() - interval '${reservedSeconds} seconds' OR NOT ${isUnpaid})`;

// Redemptions (discount_redemptions_inbox), and uses reserved by other carts. Those of its own browser give way to it.
const taken = `(SELECT count(*) FROM discount_redemptions r WHERE r.code = d.code)
  + (SELECT count(*) ${openClaims} AND c.cart_id <> $3 AND NOT (p.owner = ANY ($4) AND ${isUnpaid}))`;

// Whether an order `o` no longer grants a code `d` that an address redeems once, because its address was corrected: it
// was bought with a code itself, or an earlier address has redeemed this one. Otherwise each correction would allow
// another use. The order's e-mails name its earlier addresses (emails_pkey, discount_redemptions_inbox).
const grantEnded = `d.once_per_email AND EXISTS (SELECT FROM emails e
  WHERE e.cart_id = o.cart_id AND lower(e.recipient) NOT IN ('', lower(o.email))
    AND (o.discount_code IS NOT NULL
      OR EXISTS (SELECT FROM discount_redemptions r WHERE r.code = d.code AND inbox_of(r.email) = inbox_of(e.recipient))))`;

/**
 * A discount code, its history with an address, and how much of its limit other carts hold. `owners`: names of the
 * browser whose other unpaid carts don't count.
 */
export async function findDiscount(
  db: Db,
  code: string,
  email: string,
  cartId = '',
  owners: readonly string[] = [],
): Promise<{ discount?: DiscountCode; history: DiscountHistory }> {
  const { rows } = await db.query<CodeRow & { grantedAt: Date | null; redeemed: boolean; taken: number }>(
    // Index orders_email: the newest order of the address grants a thank-you code. Erased orders have an empty
    // address, which must not match. An address has redeemed a code if it paid with it, or has such an order now
    // (discount_redemptions_inbox, orders_discount_inbox).
    `SELECT d.*,
       (SELECT max(created_at) FROM orders o WHERE lower(email) = lower(nullif($2, '')) AND status <> 'refunded'
          AND (d.granted_in IS NULL OR language = ANY (d.granted_in)) AND NOT (${grantEnded})) AS granted_at,
       EXISTS (SELECT FROM discount_redemptions r WHERE r.code = d.code AND inbox_of(r.email) = inbox_of($2))
         OR EXISTS (SELECT FROM orders o WHERE o.discount_code = d.code AND inbox_of(o.email) = inbox_of($2)) AS redeemed,
       CASE WHEN d.max_redemptions IS NULL THEN 0 ELSE ${taken} END::integer AS taken
     FROM discount_codes d WHERE d.code = $1`,
    [code, email, cartId, owners],
  );
  const row = rows[0];
  if (!row) return { history: { redeemed: false } };
  return {
    discount: discountOf(row),
    history: { grantedAt: row.grantedAt?.getTime(), redeemed: row.redeemed, taken: row.taken },
  };
}

/**
 * Whether a code is only for addresses that bought, and the caller may see none of this address's orders: the answer
 * would then reveal to a stranger who is a customer. Index orders_email.
 */
export async function isForOthers(
  db: Db,
  asked: { code: string; email: string; owners: readonly string[]; orders: readonly string[] },
): Promise<boolean> {
  const { rows } = await db.query<{ forOthers: boolean }>(
    `SELECT EXISTS (SELECT FROM discount_codes WHERE code = upper($1) AND valid_seconds_after_grant IS NOT NULL)
       AND NOT EXISTS (SELECT FROM orders o JOIN purchases p ON p.cart_id = o.cart_id
         WHERE lower(o.email) = lower($2) AND (p.owner = ANY ($3) OR o.id::text = ANY ($4))) AS for_others`,
    [asked.code.trim(), asked.email, asked.owners, asked.orders],
  );
  return rows[0]?.forOthers === true;
}

/** Locks a limited code, so that two buyers can't both get its last use. Only inside a transaction. */
export async function lockLimited(db: Db, code: string): Promise<void> {
  await db.query(
    'SELECT FROM discount_codes WHERE code = $1 AND (max_redemptions IS NOT NULL OR once_per_email) FOR UPDATE',
    [code],
  );
}

/**
 * Notes that a cart was promised a price with a code; only the newest counts per cart. Keyed by the cart. The same code
 * again renews a claim that has less than half of its time left.
 */
export async function claimDiscount(
  db: Db,
  claim: { cartId: string; code: string; oncePerEmail: boolean; now: number },
): Promise<void> {
  await db.query(
    `INSERT INTO discount_claims (cart_id, code, once_per_email, claimed_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (cart_id) DO UPDATE SET code = excluded.code, once_per_email = excluded.once_per_email,
       claimed_at = excluded.claimed_at WHERE discount_claims.code <> excluded.code
         OR discount_claims.claimed_at < excluded.claimed_at - interval '${reservedSeconds - renewWithinSeconds} seconds'`,
    [claim.cartId, claim.code, claim.oncePerEmail, new Date(claim.now)],
  );
}

/** Leaves a browser one unpaid cart with a limited code: the newest. */
export async function dropOtherClaims(
  db: Db,
  { cartId, code, owner }: { cartId: string; code: string; owner: string },
): Promise<void> {
  await db.query(
    `DELETE FROM discount_claims c USING purchases p
     WHERE p.cart_id = c.cart_id AND c.code = $1 AND c.cart_id <> $2 AND p.owner = $3 AND NOT c.ended
       AND ${isUnpaid}`,
    [code, cartId, owner],
  );
}

/**
 * The code in a cart's last price, as it is now, and how long the cart still reserves a use of it, in seconds from
 * `now`: absent if the price has no code, or no limited one. Primary keys.
 */
export async function promisedDiscount(
  db: Db,
  cartId: string,
  now: Date,
): Promise<{ discount?: Discount; secondsLeft?: number }> {
  const { rows } = await db.query<Discount & { secondsLeft?: number }>(
    `SELECT code, d.percent, d.amount_off_cents, CASE WHEN d.max_redemptions IS NOT NULL THEN
       greatest(0, ${reservedSeconds} - extract(epoch FROM $2::timestamptz - c.claimed_at))::float8 END AS seconds_left
     FROM discount_claims c JOIN discount_codes d USING (code) WHERE c.cart_id = $1`,
    [cartId, now],
  );
  const row = withoutNulls(rows[0]);
  if (!row) return {};
  const { secondsLeft, ...discount } = row;
  return { discount, secondsLeft };
}

/**
 * Whether pricing a cart with a code reserves a use of a limited code, or renews it. True a minute too early: by the
 * time that the cart is priced, it may be so. Primary keys.
 */
export async function reserves(
  db: Db,
  { cartId, code, now }: { cartId: string; code: string; now: Date },
): Promise<boolean> {
  const { rows } = await db.query<{ reserves: boolean }>(
    `SELECT EXISTS (SELECT FROM discount_codes WHERE code = $2 AND max_redemptions IS NOT NULL)
       AND NOT EXISTS (SELECT FROM discount_claims WHERE cart_id = $1 AND code = $2
         AND claimed_at > $3::timestamptz - interval '${reservedSeconds - renewWithinSeconds - 60} seconds') AS reserves`,
    [cartId, code, now],
  );
  return rows[0]?.reserves === true;
}

/** The discount code in a cart's last price; undefined if the cart has none. Primary key: cart_id. */
export async function claimedCode(db: Db, cartId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ code: string }>('SELECT code FROM discount_claims WHERE cart_id = $1', [
    cartId,
  ]);
  return rows[0]?.code;
}

/** A cart's price no longer uses a code, or its order has redeemed it. */
export async function dropClaim(db: Db, cartId: string): Promise<void> {
  await db.query('DELETE FROM discount_claims WHERE cart_id = $1', [cartId]);
}

/**
 * Why a paid discount can't be redeemed; undefined if it can. A promise to a cart is valid even if the code has
 * changed; only an earlier use by the same address breaks it. What is left under today's rules, or reserved by another
 * cart of its browser, goes to a cart that was paid (`paidAt`, epoch ms) after its claim had lapsed, or that has none:
 * its change was lost on the way to the payment provider. Runs inside the transaction that creates the order, so that
 * it counts once.
 */
export async function whyNotRedeemable(
  db: Db,
  paid: { cartId: string; code: string; email: string; paidAt: number },
): Promise<OrderRefusal | undefined> {
  await lockLimited(db, paid.code);
  const { rows } = await db.query<{ owner: string; once: boolean | null; holds: boolean | null }>(
    `SELECT p.owner, c.once_per_email AS once,
       c.claimed_at > $3::timestamptz - interval '${reservedSeconds} seconds' AS holds
     FROM purchases p LEFT JOIN discount_claims c ON c.cart_id = p.cart_id AND c.code = $2 WHERE p.cart_id = $1`,
    [paid.cartId, paid.code, new Date(paid.paidAt)],
  );
  const [cart] = rows;
  const owners = cart ? [cart.owner] : [];
  const { discount, history } = await findDiscount(db, paid.code, paid.email, paid.cartId, owners);
  if ((cart?.once ?? discount?.oncePerEmail) && history.redeemed) return 'discount_used';
  const limit = discount?.maxRedemptions;
  if (cart?.holds || limit === undefined) return undefined;
  if ((history.taken ?? 0) >= limit) return 'discount_exhausted';
  // The use may be the one that its browser's other cart had reserved.
  if (cart) await dropOtherClaims(db, { cartId: paid.cartId, code: paid.code, owner: cart.owner });
  return undefined;
}

/** The goods of a purchase, as far as a code's rules need them; primary keys. */
export async function purchaseForDiscount(
  db: Db,
  cartId: string,
): Promise<{ owner: string; language: Language; serviceType: ServiceType | null } | undefined> {
  const { rows } = await db.query<{ owner: string; language: Language; serviceType: ServiceType | null }>(
    `SELECT p.owner, p.language, s.type AS service_type FROM purchases p LEFT JOIN services s ON s.id = p.service_id
     WHERE p.cart_id = $1`,
    [cartId],
  );
  return rows[0];
}
