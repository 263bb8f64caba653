import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { databaseAt } from '../api/testing/database';
import { migratedDatabase, type OwnDatabase } from '../api/testing/own-database';
import { anOrder, insertRow, type OwnNames, ownNames, type Row } from '../api/testing/rows';
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

async function aRefund(
  names: OwnNames,
  number: number,
  amountCents: number,
  status = 'succeeded',
  over: Row = {},
) {
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
    ...over,
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

/** One generation of an order's line at the panel. */
async function aDelivery(names: OwnNames, generation: number, over: Row) {
  await insertRow(db, 'submissions', {
    id: randomUUID(),
    order_id: names.orderId,
    generation,
    line: 0,
    provider_id: 1,
    provider_service_id: '1001',
    username: names.username,
    quantity: 1400,
    state: 'accepted',
    ...over,
  });
}

const aWithdrawal = (names: OwnNames, over: Row = {}) =>
  insertRow(db, 'withdrawals', {
    id: randomUUID(),
    order_number: names.orderNumber,
    order_id: names.orderId,
    name: 'Léa Martin',
    email: names.email,
    language: 'fr',
    received_at: '2024-07-06T00:00:00Z',
    ...over,
  });

const closedAt = (at: string) => ({ closed_at: at, closed_by: 'marta', closed_note: 'Decided' });

describe('a correction names the reason of its refund', () => {
  beforeAll(() =>
    insertRow(db, 'providers', {
      id: 1,
      name: 'Panel',
      base_url: 'http://panel.example',
      api_key_encrypted: Buffer.from('x'),
      api_key_last4: 'xxxx',
    }),
  );

  // The refund is of 7 July.
  test.each<[string, string, (names: OwnNames) => Promise<unknown>]>([
    ['undelivered', 'of a part', (names) => aDelivery(names, 1, { provider_status: 'partial' })],
    ['undelivered', 'of nothing', (names) => aDelivery(names, 1, { provider_status: 'canceled' })],
    [
      'undelivered',
      'of a part, the rest given up',
      async (names) => {
        await aDelivery(names, 1, { provider_status: 'partial' });
        await aDelivery(names, 2, { state: 'dismissed' });
      },
    ],
    [
      'agreed',
      'of everything, the rest by a resend',
      async (names) => {
        await aDelivery(names, 1, { provider_status: 'partial' });
        await aDelivery(names, 2, { provider_status: 'completed', quantity: 400 });
      },
    ],
    [
      'agreed',
      'of which the rest is on its way',
      async (names) => {
        await aDelivery(names, 1, { provider_status: 'canceled' });
        await aDelivery(names, 2, { provider_status: 'in-progress' });
      },
    ],
    ['withdrawal', 'withdrawn from', (names) => aWithdrawal(names)],
    [
      'withdrawal',
      'withdrawn from, and settled',
      (names) => aWithdrawal(names, closedAt('2024-07-08T00:00:00Z')),
    ],
    [
      'agreed',
      'withdrawn from too late, and declined',
      (names) => aWithdrawal(names, closedAt('2024-07-06T12:00:00Z')),
    ],
    [
      'agreed',
      'withdrawn from after the refund',
      (names) => aWithdrawal(names, { received_at: '2024-07-08T00:00:00Z' }),
    ],
  ])('%s: a delivery %s', async (reason, _, happens) => {
    const names = ownNames();
    await anOrder(db, names);
    // What happened once stays in the timeline.
    await insertRow(db, 'timeline', {
      cart_id: names.cartId,
      seq: 900,
      at: '2024-07-06T00:00:00Z',
      kind: 'delivery-partial',
      by: 'provider',
      data: {},
    });
    await happens(names);
    await aRefund(names, 1, 100);
    await issued(names);
    expect(await amounts(names)).toEqual([[1, -100, -17, reason]]);
  });

  test('undelivered: a delivery that was stopped, before the panel says what is missing', async () => {
    const names = ownNames();
    await anOrder(db, names);
    await aDelivery(names, 1, { provider_status: 'in-progress' });
    await aRefund(names, 1, 100, 'succeeded', { undelivered_cents: 100 });
    await issued(names);
    expect(await amounts(names)).toEqual([[1, -100, -17, 'undelivered']]);
  });
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
