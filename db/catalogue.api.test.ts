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
  db.query('UPDATE service_prices SET since = since - make_interval(days => $2) WHERE service_id = $1', [
    id,
    days,
  ]);
const change = (cents: number) => db.query('UPDATE services SET price_cents = $2 WHERE id = $1', [id, cents]);

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

it('every change of a price is kept, other changes are not', async () => {
  await wait(10);
  await change(799);
  await wait(10);
  await db.query('UPDATE services SET bonus = 7, price_cents = 799 WHERE id = $1', [id]);
  expect(await kept()).toEqual([999, 799]);
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

it('the packages of a sandbox start with a history at their regular price, which supports the struck-through price', async () => {
  const { rows } = await db.query<{ cents: number[] }>(
    `SELECT array_agg(price_cents ORDER BY since) AS cents FROM service_prices WHERE service_id = ANY ('{106,204}')
     GROUP BY service_id ORDER BY service_id`,
  );
  expect(rows.map(({ cents }) => cents)).toEqual([[1999], [1998, 999]]);
});

it('the packages of the seed have a history too', async () => {
  const { rows } = await db.query(
    'SELECT id FROM services s WHERE NOT EXISTS (SELECT FROM service_prices p WHERE p.service_id = s.id)',
  );
  expect(rows).toEqual([]);
});
