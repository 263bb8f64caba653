import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { addPanelLike } from '#db/providers.ts';
import { orderNumber } from '#domain/order-number.ts';
import { readKeyring } from '#security/keyring.ts';

/** Columns with their values; lists and objects are converted for their column. */
export type Row = Record<string, unknown>;

/** Inserts a row; returns it with the database's defaults. */
export async function insertRow(db: Pool, table: string, row: Row): Promise<Row> {
  const columns = Object.keys(row);
  const { rows } = await db.query<Row>(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})
     RETURNING *`,
    Object.values(row),
  );
  return rows[0] ?? {};
}

/** The unique values of one order's rows. */
export interface OwnNames {
  cartId: string;
  orderNumber: string;
  intent: string;
  orderId: string;
  email: string;
  username: string;
  /** For other unique values. */
  tag: string;
}

/** Names that no other test has. */
export function ownNames(): OwnNames {
  const tag = randomBytes(5).toString('hex');
  return {
    tag,
    cartId: `cart_1720000000000_${tag}`,
    orderNumber: orderNumber('FNZ', new Date('2024-07-05T12:00:00Z'), Math.random),
    intent: `pi_row${tag}`,
    orderId: String(200_000_000 + randomInt(700_000_000)),
    email: `row${tag}@example.com`,
    username: `row${tag}`,
  };
}

/** A Spanish cart of 9,99 € that nobody has paid, as a row only. `forgetOrders` deletes it. */
export async function anUnpaidCart(
  db: Pool,
  over: Partial<OwnNames> & { row?: Row } = {},
): Promise<OwnNames> {
  const { row, ...names } = over;
  const own = { ...ownNames(), ...names };
  await aPurchase(db, own, {
    ...{ language: 'es', variant: 'A', stage: 'awaiting-payment', payment_status: 'pending' },
    ...{ amount_cents: 999, service_id: 204, quantity: 1100, upsell_offered: false },
    ...{ attention: null, attention_detail: null, attention_since: null, created_at: new Date() },
    ...row,
  });
  return own;
}

/** The row of a purchase, without a workflow. No two columns have the same value. */
async function aPurchase(
  db: Pool,
  { cartId, orderNumber, intent, email, username }: OwnNames,
  over: Row = {},
): Promise<void> {
  await insertRow(db, 'purchases', {
    cart_id: cartId,
    order_number: orderNumber,
    owner: 'nobody',
    language: 'fr',
    variant: 'B',
    stage: 'guarantee',
    payment_status: 'partially_refunded',
    payment_intent_id: intent,
    amount_cents: 3193,
    service_id: 12,
    quantity: 1400,
    username,
    email,
    attention: 'partial-delivery',
    attention_detail: 'the panel stopped early',
    attention_since: '2024-07-09T06:07:08Z',
    upsell_offered: true,
    version: 17,
    created_at: '2024-07-05T21:40:00Z',
    updated_at: '2024-07-10T10:11:12Z',
    ...over,
  });
}

/** An order and its purchase as rows only, without a workflow. No two columns have the same value. */
export async function anOrder(
  db: Pool,
  own: OwnNames,
  over: { purchase?: Row; order?: Row } = {},
): Promise<void> {
  const { cartId, orderNumber, intent, orderId, email, username } = own;
  await aPurchase(db, own, over.purchase);
  await insertRow(db, 'orders', {
    id: orderId,
    cart_id: cartId,
    order_number: orderNumber,
    payment_intent_id: intent,
    status: 'partial',
    payment_status: 'partially_refunded',
    service_id: 12,
    service_type: 'likes',
    region: 'none',
    quantity: 1000,
    bonus: 150,
    upsell_quantity: 250,
    total_quantity: 1400,
    base_price_cents: 2999,
    upsell_price_cents: 549,
    discount_cents: 355,
    discount_code: 'ROW355',
    amount_cents: 3193,
    vat_rate_percent: 20,
    vat_cents: 532,
    refunded_cents: 431,
    refund_proposal_cents: 277,
    username,
    email,
    language: 'fr',
    immediate_performance_text: 'fr-2026-11',
    immediate_performance_at: '2024-07-05T21:41:00Z',
    provider_order_id: `po${intent.slice(3)}`,
    upsell_offered: true,
    paid_at: '2024-07-05T21:58:00Z',
    // Summer time: half a minute before midnight in Madrid is still that day.
    created_at: '2024-07-05T21:59:30Z',
    // Winter time, and the next year in Madrid.
    delivered_at: '2024-12-31T23:20:10Z',
    updated_at: '2025-01-02T03:04:05Z',
    ...over.order,
  });
}

/** Deletes such rows with everything that depends on them. */
export async function forgetOrders(db: Pool, names: readonly OwnNames[]): Promise<void> {
  const carts = names.map(({ cartId }) => cartId);
  const orders = names.map(({ orderId }) => orderId);
  const intents = names.map(({ intent }) => intent);
  const emails = names.map(({ email }) => email);
  await db.query(
    'DELETE FROM bulk_acts WHERE id IN (SELECT bulk_id FROM bulk_results WHERE order_id = ANY ($1))',
    [orders],
  );
  for (const table of [
    'order_notes',
    'withdrawals',
    'refills',
    'discount_redemptions',
    'conversions',
    'reviews',
  ])
    await db.query(`DELETE FROM ${table} WHERE order_id = ANY ($1)`, [orders]);
  // At once, as the worker may log another call to the panel in between.
  await db.query(
    `WITH calls AS (DELETE FROM provider_calls WHERE order_id = ANY ($1))
     DELETE FROM submissions WHERE order_id = ANY ($1)`,
    [orders],
  );
  for (const table of [
    'corrections',
    'invoices',
    'orders',
    'timeline',
    'emails',
    'mail_log',
    'refunds',
    'discount_claims',
    'purchases',
  ])
    await db.query(`DELETE FROM ${table} WHERE cart_id = ANY ($1)`, [carts]);
  for (const table of ['charges', 'disputes', 'stripe_events', 'payment_differences'])
    await db.query(`DELETE FROM ${table} WHERE payment_intent_id = ANY ($1)`, [intents]);
  for (const table of [
    'contact_messages',
    'leave_requests',
    'withdrawals',
    'email_suppressions',
    'email_suppressions_ended',
    'customer_logins',
    'customer_sessions',
    'blocked_users',
  ])
    await db.query(`DELETE FROM ${table} WHERE email = ANY ($1)`, [emails]);
}

/**
 * A panel that takes no orders of the shop, at the sandbox's address or another: nobody else sends to it or watches it.
 */
export function aPanel(db: Pool, over: Partial<Parameters<typeof addPanelLike>[3]> = {}): Promise<number> {
  return addPanelLike(db, readKeyring(process.env.ENCRYPTION_KEYS ?? ''), 1, {
    name: `Panel ${randomUUID()}`,
    ...over,
  });
}

/** The package that `anOrder` buys, and its panel: a database of one's own has none. */
export async function sellOne(its: Pool): Promise<void> {
  await insertRow(its, 'providers', {
    ...{ id: 1, name: 'P', base_url: 'x', api_key_encrypted: '', api_key_last4: '' },
  });
  await insertRow(its, 'services', {
    ...{ id: 12, type: 'likes', region: 'none', quantity: 1000, price_cents: 999, regular_price_cents: 999 },
    ...{ active: true, provider_id: 1, provider_service_id: '1' },
  });
}
