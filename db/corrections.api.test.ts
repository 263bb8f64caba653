import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { databaseAt } from '../api/testing/database';
import { migratedDatabase, type OwnDatabase } from '../api/testing/own-database';
import { anOrder, insertRow, type OwnNames, ownNames } from '../api/testing/rows';
import { correctionsOf, issueCorrections } from './corrections';
import { inTransaction } from './pool';

/** A separate database: this year's series begins here. */
let own: OwnDatabase;
let db: Pool;
beforeAll(async () => {
  own = await migratedDatabase();
  db = databaseAt(own.ownerUrl, 12);
});
afterAll(async () => {
  await db.end();
  await own.drop();
});

async function aRefund(names: OwnNames, number: number, amountCents: number, status = 'succeeded') {
  await insertRow(db, 'refunds', {
    cart_id: names.cartId,
    number,
    payment_intent_id: names.intent,
    amount_cents: amountCents,
    reason: 'asked',
    requested_by: 'marta',
    refund_id: `re_${names.tag}${number}`,
    status,
    created_at: '2024-07-07T00:00:00Z',
  });
}

const issued = (names: OwnNames) =>
  inTransaction(db, (transaction) => issueCorrections(transaction, names.cartId));
const amounts = async ({ cartId }: OwnNames) =>
  (await correctionsOf(db, cartId)).map(({ refundNumber, amountCents, vatCents, reason }) => [
    refundNumber,
    amountCents,
    vatCents,
    reason,
  ]);

test('a refund has one correction once it has succeeded, and the taxes add up to the order’s', async () => {
  const names = ownNames();
  await anOrder(db, names);
  await aRefund(names, 1, 400, 'pending');
  await aRefund(names, 2, 999, 'failed');
  await issued(names);
  expect(await amounts(names)).toEqual([]);
  await db.query(`UPDATE refunds SET status = 'succeeded' WHERE cart_id = $1 AND number = 1`, [names.cartId]);
  await issued(names);
  await issued(names);
  expect(await amounts(names)).toEqual([[1, -400, -67, 'agreed']]);
  await aRefund(names, 3, 2793);
  await issued(names);
  // The order's own tax is 532.
  expect(await amounts(names)).toEqual([
    [1, -400, -67, 'agreed'],
    [3, -2793, -465, 'agreed'],
  ]);
});

test('a refund that fails after all has a second correction, which reverses the first', async () => {
  const names = ownNames();
  await anOrder(db, names);
  await aRefund(names, 1, 333);
  await issued(names);
  await db.query(`UPDATE refunds SET status = 'failed' WHERE cart_id = $1`, [names.cartId]);
  await issued(names);
  await issued(names);
  expect(await amounts(names)).toEqual([
    [1, -333, -56, 'agreed'],
    [1, 333, 56, 'not-paid-out'],
  ]);
});

test('a correction gives its reason in its own words: undelivered units, or a withdrawal', async () => {
  const [short, withdrawn] = [ownNames(), ownNames()];
  for (const names of [short, withdrawn]) {
    await anOrder(db, names);
    await aRefund(names, 1, 100);
  }
  await insertRow(db, 'timeline', {
    cart_id: short.cartId,
    seq: 900,
    at: '2024-07-06T00:00:00Z',
    kind: 'delivery-partial',
    by: 'provider',
    data: {},
  });
  await insertRow(db, 'withdrawals', {
    id: '1f0c22a7-0000-4000-8000-0000000000c1',
    order_number: withdrawn.orderNumber,
    order_id: withdrawn.orderId,
    name: 'Léa Martin',
    email: withdrawn.email,
    language: 'fr',
    received_at: '2024-07-06T00:00:00Z',
  });
  await issued(short);
  await issued(withdrawn);
  expect(await amounts(short)).toEqual([[1, -100, -17, 'undelivered']]);
  expect(await amounts(withdrawn)).toEqual([[1, -100, -17, 'withdrawal']]);
});

test('numbers have no gap and no duplicate, however many are issued in parallel and however many are rolled back', async () => {
  const orders = Array.from({ length: 12 }, ownNames);
  for (const names of orders) {
    await anOrder(db, names);
    for (const number of [1, 2, 3]) await aRefund(names, number, 100 * number);
  }
  const undone = new Error('This transaction comes to nothing');
  await Promise.all(
    orders.flatMap((names) => [
      issued(names),
      // Twice for the same order, too.
      issued(names),
      inTransaction(db, async (transaction) => {
        await issueCorrections(transaction, names.cartId);
        throw undone;
      }).catch((error) => {
        if (error !== undone) throw error;
      }),
    ]),
  );
  for (const names of orders) expect((await amounts(names)).map(([number]) => number)).toEqual([1, 2, 3]);
  const { rows } = await db.query<{ year: number; numbers: number[]; inOrder: boolean; last: number }>(
    `SELECT c.year, array_agg(c.number ORDER BY c.number) AS numbers, s.last,
       array_agg(c.number ORDER BY c.number) = array_agg(c.number ORDER BY c.issued_at, c.number) AS in_order
     FROM corrections c JOIN correction_series s USING (year) GROUP BY c.year, s.last`,
  );
  for (const { numbers, last, inOrder } of rows) {
    expect(numbers).toEqual(Array.from({ length: last }, (_, index) => index + 1));
    expect(inOrder).toBe(true);
  }
  expect(rows.reduce((sum, { numbers }) => sum + numbers.length, 0)).toBeGreaterThanOrEqual(36);
});

test('the migration gives refunds of earlier releases the corrections that the shop would have issued', async () => {
  const [whole, part] = [ownNames(), ownNames()];
  for (const names of [whole, part]) await anOrder(db, names);
  for (const [number, amount] of [
    [1, 400],
    [3, 2793],
  ] as const)
    await aRefund(whole, number, amount);
  await aRefund(whole, 2, 10, 'failed');
  await aRefund(part, 1, 333);
  await issued(whole);
  await issued(part);
  const before = [await amounts(whole), await amounts(part)];
  expect(before.map((all) => all.length)).toEqual([2, 1]);

  await db.query('TRUNCATE corrections, correction_series');
  const migration = readFileSync('db/migrations/0053_corrections.sql', 'utf8');
  await db.query(migration.slice(migration.indexOf('WITH due AS')));
  expect([await amounts(whole), await amounts(part)]).toEqual(before);
  const { rows } = await db.query<{ gaps: boolean }>(
    `SELECT count(*) <> max(number) OR max(number) <> (SELECT max(last) FROM correction_series) AS gaps FROM corrections`,
  );
  expect(rows).toEqual([{ gaps: false }]);
  // The series continues from there.
  const next = ownNames();
  await anOrder(db, next);
  await aRefund(next, 1, 100);
  await issued(next);
  expect(await amounts(next)).toHaveLength(1);
});
