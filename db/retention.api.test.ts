import type { Pool } from 'pg';
import { databaseAt } from '#api/testing/database.ts';
import { migratedDatabase, type OwnDatabase } from '#api/testing/own-database.ts';
import { anOrder, insertRow, type OwnNames, ownNames, type Row } from '#api/testing/rows.ts';
import { findCustomerSession, openCustomerSession } from './customers';
import { declinesOfCart } from './declines';
import { deleteExpired, type ExpiringTable } from './retention';

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
