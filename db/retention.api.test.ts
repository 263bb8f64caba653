import { MockActivityEnvironment } from '@temporalio/testing';
import type { Pool } from 'pg';
import { createRetentionActivities } from '#activities/retention.ts';
import { databaseAt } from '#api/testing/database.ts';
import { migratedDatabase, type OwnDatabase } from '#api/testing/own-database.ts';
import { anOrder, insertRow, type OwnNames, ownNames, type Row } from '#api/testing/rows.ts';
import { readMemory, sealMemory } from '#purchases/memory.ts';
import { readKeyring } from '#security/keyring.ts';
import type { PurchaseMemory } from '#workflows/messages.ts';
import { findCustomerSession, openCustomerSession } from './customers';
import { declinesOfCart } from './declines';
import { keepPurchase } from './kept-purchases';
import { deleteExpired, type ExpiringTable } from './retention';
import { writeSettings } from './settings';

/** A database that nothing else writes to. */
let own: OwnDatabase;
let db: Pool;
beforeAll(async () => {
  own = await migratedDatabase();
  db = databaseAt(own.ownerUrl, 4);
});
afterAll(async () => {
  await db.end();
  await own.drop();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
/** What the nightly run does if logs are kept for a day. */
const keepADay = (table: ExpiringTable) => deleteExpired(db, { table, before: daysAgo(1), limit: 1000 });

it('logs that are kept for a day log out no customer, whose session lasts for seven', async () => {
  const [open, over] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  await openCustomerSession(db, open, 'ana@example.com', daysAgo(6));
  await openCustomerSession(db, over, 'ana@example.com', daysAgo(8));
  await db.query('UPDATE customer_sessions SET last_seen_at = now()');
  expect(await keepADay('customer_sessions')).toBe(1);
  expect(await findCustomerSession(db, open, new Date())).toMatchObject({ email: 'ana@example.com' });
});

it('declined tries count until their purchase is paid or closed, however short logs are kept', async () => {
  const declined = async (purchase: Row): Promise<OwnNames> => {
    const names = ownNames();
    await anOrder(db, names, { purchase });
    await insertRow(db, 'declines', { event_id: names.tag, payment_intent_id: names.intent, at: daysAgo(3) });
    return names;
  };
  const paying = [await declined({ stage: 'intent' }), await declined({ stage: 'awaiting-payment' })];
  const over = [await declined({ stage: 'closed' }), await declined({ stage: 'guarantee' })];
  expect(await keepADay('declines')).toBe(2);
  for (const { cartId } of paying) expect(await declinesOfCart(db, cartId)).toBe(1);
  for (const { cartId } of over) expect(await declinesOfCart(db, cartId)).toBe(0);
});

describe('the buyer of a cart that ended unpaid is forgotten after the days of the setting', () => {
  const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');
  const old = { stage: 'closed', closed_as: 'abandoned', payment_status: 'failed', updated_at: daysAgo(11) };

  /** A purchase with an e-mail that was sent, and its memory. */
  async function aCart(purchase: Row, sealedBy = keyring): Promise<OwnNames> {
    const names = ownNames();
    const { cartId, email, username } = names;
    await insertRow(db, 'purchases', {
      cart_id: cartId,
      order_number: names.orderNumber,
      ...{ owner: 'browser', language: 'es', variant: 'A', version: 3, created_at: daysAgo(20) },
      ...{ username, email },
      ...purchase,
    });
    const sent = { kind: 'payment-reminder', recipient: email, subject: 'Tu pedido', sent_at: daysAgo(10) };
    await insertRow(db, 'emails', { cart_id: cartId, ...sent });
    const state = { quotes: [{ email, username }], submissions: [], refunds: [], refills: [], writes: 3 };
    const memory = { owner: 'browser', state } as unknown as PurchaseMemory;
    await keepPurchase(db, cartId, { version: 3, sealed: sealMemory(sealedBy, cartId, memory) });
    return names;
  }

  /** Whether rows or memory of a cart still name its buyer. */
  async function isKnown({ cartId, email }: OwnNames): Promise<boolean> {
    const { rows } = await db.query(
      `SELECT p.email, p.username, p.owner, e.recipient FROM purchases p JOIN emails e USING (cart_id)
       WHERE p.cart_id = $1`,
      [cartId],
    );
    const all = JSON.stringify([rows, await readMemory(db, keyring, cartId)]);
    return [email, cartId.slice(-10), 'browser'].some((word) => all.includes(word));
  }

  it('and nobody else is', async () => {
    await writeSettings(db, { retention: { logDays: 1, unpaidDays: 10 } });
    const lost = readKeyring(`lost:${Buffer.alloc(32, 7).toString('base64')}`);
    // The oldest one, whose key is gone.
    await aCart({ ...old, updated_at: daysAgo(12) }, lost);
    const forgotten = [await aCart(old), await aCart({ ...old, closed_as: 'cancelled' })];
    const kept = [
      await aCart({ ...old, updated_at: daysAgo(9) }),
      await aCart({ ...old, stage: 'awaiting-payment' }),
      await aCart({ ...old, closed_as: 'returned', payment_status: 'refunded' }),
    ];
    const { deleteExpiredLogs } = createRetentionActivities({ pool: db, keyring });
    const summary = await new MockActivityEnvironment().run(deleteExpiredLogs);
    expect(summary).toMatchObject({ unpaidCarts: 3 });
    for (const one of forgotten) expect(await isKnown(one)).toBe(false);
    for (const one of kept) expect(await isKnown(one)).toBe(true);
  });
});
