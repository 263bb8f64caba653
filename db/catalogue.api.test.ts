import type { PoolClient } from 'pg';
import { testDatabase } from '../api/testing/database';
import { servicesOnSale } from './catalogue';

const pool = testDatabase();
let db: PoolClient;
const id = 999_001;

// Never committed: other tests see the unchanged catalogue.
beforeEach(async () => {
  db = await pool.connect();
  await db.query('BEGIN');
  await db.query(
    `INSERT INTO services (id, type, region, quantity, price_cents, regular_price_cents, provider_id, provider_service_id)
     VALUES ($1, 'followers', 'europe', 1234, 999, 1998, 1, '1001')`,
    [id],
  );
});
afterEach(async () => {
  await db.query('ROLLBACK');
  db.release();
});
afterAll(() => pool.end());

/** Lets days pass: moves everything so far this many days back. */
const wait = (days: number) =>
  db.query(
    `UPDATE service_prices SET since = since - make_interval(days => $2), until = until - make_interval(days => $2)
     WHERE service_id = $1`,
    [id, days],
  );
const sell = (active: boolean) => db.query('UPDATE services SET active = $2 WHERE id = $1', [id, active]);
const change = (cents: number) => db.query('UPDATE services SET price_cents = $2 WHERE id = $1', [id, cents]);
const resize = (quantity: number, bonus = 0) =>
  db.query('UPDATE services SET quantity = $2, bonus = $3 WHERE id = $1', [id, quantity, bonus]);

async function shown() {
  const service = (await servicesOnSale(db, 'europe')).find((one) => one.id === id);
  return [service?.priceCents, service?.regularPriceCents];
}

async function kept(): Promise<number[]> {
  const { rows } = await db.query<{ priceCents: number }>(
    'SELECT price_cents FROM service_prices WHERE service_id = $1 ORDER BY since',
    [id],
  );
  return rows.map((row) => row.priceCents);
}

it('a new service begins its history with its first price, and nothing is struck through next to it', async () => {
  expect(await kept()).toEqual([999]);
  expect(await shown()).toEqual([999, 999]);
});

it('every change of a price, and of what it buys, is kept; other changes are not', async () => {
  await wait(10);
  await change(799);
  await wait(10);
  await db.query(
    'UPDATE services SET featured = true, quantity = quantity, price_cents = 799 WHERE id = $1',
    [id],
  );
  expect(await kept()).toEqual([999, 799]);
  await resize(1234, 7);
  expect(await kept()).toEqual([999, 799, 799]);
});

it('a package that shrinks shows no price that its old size had, and goes on from its own', async () => {
  await wait(60);
  await resize(617);
  await change(699);
  expect(await shown()).toEqual([699, 699]);
  await wait(10);
  await change(599);
  expect(await shown()).toEqual([599, 699]);
});

it('a reduction ends when the gift falls, and goes on when it rises', async () => {
  await wait(60);
  await change(799);
  await wait(10);
  await resize(1234, 70);
  expect(await shown()).toEqual([799, 999]);
  await wait(10);
  await resize(1234, 60);
  expect(await shown()).toEqual([799, 799]);
});

it('a reduction is shown against the lowest price of the 30 days before it, not against the regular price', async () => {
  await wait(5);
  await change(899);
  await wait(20);
  await change(1299);
  await wait(3);
  await change(699);
  expect(await shown()).toEqual([699, 899]);
});

it('a price raised for some days and lowered again strikes nothing through', async () => {
  await wait(90);
  await change(1999);
  await wait(3);
  await change(999);
  expect(await shown()).toEqual([999, 999]);
});

it('a price that was corrected before the package was on sale is not struck through', async () => {
  await db.query('DELETE FROM services WHERE id = $1', [id]);
  await db.query(
    `INSERT INTO services (id, type, region, quantity, price_cents, regular_price_cents, active, provider_id,
       provider_service_id) VALUES ($1, 'followers', 'europe', 1234, 9999, 9999, false, 1, '1001')`,
    [id],
  );
  await wait(2);
  await change(999);
  await wait(2);
  await sell(true);
  expect(await shown()).toEqual([999, 999]);
  expect(await kept()).toEqual([999]);
});

it('a price that was raised and lowered while the package was withdrawn is not struck through', async () => {
  await wait(60);
  await sell(false);
  await wait(5);
  await change(1999);
  await wait(35);
  await change(999);
  await wait(1);
  await sell(true);
  expect(await shown()).toEqual([999, 999]);
  expect(await kept()).toEqual([999, 999]);
});

it('a reduction at which a package comes back on sale is shown against the price at which it left', async () => {
  await wait(60);
  await sell(false);
  await wait(20);
  await change(799);
  await sell(true);
  expect(await shown()).toEqual([799, 999]);
});

it('a package that comes back later than 30 days after it left shows no reduction', async () => {
  await wait(60);
  await sell(false);
  await wait(31);
  await change(799);
  await sell(true);
  expect(await shown()).toEqual([799, 799]);
});

it('a price that was never seen outside its transaction is not kept', async () => {
  await wait(10);
  await change(1999);
  await sell(false);
  await wait(1);
  await sell(true);
  await sell(false);
  const { rows } = await db.query(
    `SELECT price_cents, until = now() - interval '1 day' AS ended FROM service_prices WHERE service_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ priceCents: 999, ended: true }]);
});

it('the packages of a sandbox start with a history at their regular price, which supports the struck-through price', async () => {
  const { rows } = await db.query<{ cents: number[] }>(
    `SELECT array_agg(price_cents ORDER BY since) AS cents FROM service_prices WHERE service_id = ANY ('{106,204}')
     GROUP BY service_id ORDER BY service_id`,
  );
  expect(rows.map(({ cents }) => cents)).toEqual([[1999], [1998, 999]]);
});

it('the packages of the seed have a history too', async () => {
  const { rows } = await db.query(
    'SELECT id FROM services s WHERE active AND NOT EXISTS (SELECT FROM service_prices p WHERE p.service_id = s.id)',
  );
  expect(rows).toEqual([]);
});
