import { randomBytes, randomInt } from 'node:crypto';
import type { Pool } from 'pg';

/** A past day that no other test uses, so that a comparison of it meets only its own rows. */
export function someDay(): string {
  return new Date(Date.UTC(2003, 0, 1 + randomInt(6000))).toISOString().slice(0, 10);
}

/** Noon of a day, in Unix seconds. */
export function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`) / 1000;
}

/** Four characters that no row of this file's tests has twice. */
function nextTail(): string {
  tail += 1;
  return tail.toString(36).toUpperCase();
}
let tail = 36 ** 3 + randomInt(36 ** 3 * 30);

/** One of our paid orders, as rows only, without a workflow. Returns its number. */
export async function anOrderRow(
  db: Pool,
  order: { intent: string; amountCents: number; day: string },
): Promise<{ cartId: string; orderNumber: string }> {
  const cartId = `cart_${randomBytes(8).toString('hex')}`;
  const orderNumber = `FNZ-${order.day.slice(2).replaceAll('-', '')}-${nextTail()}`;
  const at = new Date(noonOf(order.day) * 1000);
  await db.query(
    `INSERT INTO purchases (cart_id, order_number, owner, language, variant, stage, payment_status, payment_intent_id,
       amount_cents, created_at, updated_at)
     VALUES ($1, $2, 'x', 'es', 'A', 'guarantee', 'paid', $3, $4, $5, $5)`,
    [cartId, orderNumber, order.intent, order.amountCents, at],
  );
  await db.query(
    `INSERT INTO orders (id, cart_id, order_number, payment_intent_id, status, payment_status, service_id, service_type,
       region, quantity, bonus, upsell_quantity, total_quantity, base_price_cents, upsell_price_cents, discount_cents,
       amount_cents, vat_rate_percent, vat_cents, username, email, language, upsell_offered, paid_at, created_at,
       updated_at)
     VALUES ($1, $2, $3, $4, 'completed', 'paid', 204, 'followers', 'europe', 1000, 0, 0, 1000, $5, 0, 0, $5, 21, 0,
       'nobody', 'nobody@example.com', 'es', false, $6, $6, $6)`,
    [randomBytes(5).readUIntBE(0, 5), cartId, orderNumber, order.intent, order.amountCents, at],
  );
  return { cartId, orderNumber };
}

/** Deletes the rows of such orders. */
export async function forgetOrderRows(db: Pool, cartIds: readonly string[]): Promise<void> {
  for (const table of ['refunds', 'orders', 'purchases'])
    await db.query(`DELETE FROM ${table} WHERE cart_id = ANY ($1)`, [cartIds]);
}
