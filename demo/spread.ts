import type { DemoShop } from './shop';

/** Tables of a purchase, and their times. */
const timesOf: Record<string, readonly string[]> = {
  purchases: ['created_at', 'updated_at', 'attention_since'],
  orders: ['created_at', 'updated_at', 'paid_at', 'delivered_at', 'first_delivered_at'],
  timeline: ['at'],
  refunds: ['created_at'],
  emails: ['created_at', 'sent_at'],
};
const timesOfOrder: Record<string, readonly string[]> = {
  submissions: ['created_at', 'sent_at', 'answered_at', 'reported_at'],
  refills: ['requested_at', 'ended_at'],
  conversions: ['at'],
  discount_redemptions: ['redeemed_at'],
};
const timesOfPayment: Record<string, readonly string[]> = {
  charges: ['at'],
  disputes: ['opened_at', 'asked_since', 'closed_at', 'told_at'],
};

/**
 * Moves today's demonstration purchases back over `days` days, more of them recent than old, so that charts have a
 * past. Moves only what screens show; runs in Temporal keep their real times. Purchases under way or waiting for a
 * person stay today.
 */
export async function spread({ db }: DemoShop, days: number): Promise<void> {
  const { rows } = await db.query<{ cart: string }>(
    `SELECT p.cart_id AS cart FROM purchases p LEFT JOIN orders o USING (cart_id)
     WHERE p.cart_id LIKE 'cart\\_%\\_demo%' AND p.attention IS NULL AND p.created_at > now() - interval '1 day'
       AND (p.stage IN ('guarantee', 'closed'))
       AND NOT EXISTS (SELECT FROM disputes d WHERE d.payment_intent_id = p.payment_intent_id AND d.closed_at IS NULL)
     ORDER BY p.cart_id`,
  );
  for (const [index, { cart }] of rows.entries()) {
    // Squared: half of them fall into the newest quarter of the time.
    const shift = Math.round(days * 24 * 60 * (index / rows.length) ** 2);
    await move(db, cart, shift);
  }
}

async function move(db: DemoShop['db'], cart: string, minutes: number): Promise<void> {
  const back = (columns: readonly string[]) =>
    columns.map((column) => `${column} = ${column} - make_interval(mins => $2)`).join(', ');
  for (const [table, columns] of Object.entries(timesOf))
    await db.query(`UPDATE ${table} SET ${back(columns)} WHERE cart_id = $1`, [cart, minutes]);
  for (const [table, columns] of Object.entries(timesOfOrder))
    await db.query(
      `UPDATE ${table} SET ${back(columns)} WHERE order_id IN (SELECT id FROM orders WHERE cart_id = $1)`,
      [cart, minutes],
    );
  for (const [table, columns] of Object.entries(timesOfPayment))
    await db.query(
      `UPDATE ${table} SET ${back(columns)}
       WHERE payment_intent_id IN (SELECT payment_intent_id FROM purchases WHERE cart_id = $1)`,
      [cart, minutes],
    );
}
