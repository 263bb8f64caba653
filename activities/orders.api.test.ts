import crypto, { randomBytes, randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import { MockActivityEnvironment } from '@temporalio/testing';
import type { Pool } from 'pg';
import { testDatabase } from '../api/testing/database';
import { insertRow } from '../api/testing/rows';
import { seedServices } from '../domain/catalogue';
import { priceCart } from '../domain/pricing';
import { firstLines } from '../domain/purchase';
import { readKeyring } from '../security/keyring';
import { createOrderActivities } from './orders';

let db: Pool;
beforeAll(() => {
  db = testDatabase();
});
afterAll(() => db?.end());

/** Nothing here reaches Temporal. */
const noClient = {} as Client;

/** A priced and paid cart, with the input of createOrder. */
async function paidCart() {
  const activities = createOrderActivities({
    pool: db,
    keyring: readKeyring(process.env.ENCRYPTION_KEYS ?? ''),
    client: noClient,
  });
  const unique = randomBytes(6).toString('hex');
  const cartId = `cart_${Date.now()}_${unique}`;
  const choice = {
    serviceId: 204,
    username: `test${unique}`,
    email: `${unique}@example.com`,
    upsellAccepted: false,
  };
  const { orderNumber } = await activities.priceCart({
    cartId,
    runId: 'first',
    owner: 'owner',
    language: 'es',
    variant: 'A',
    vatRatePercent: 21,
    candidateNumber: `FNZ-261121-${unique.slice(0, 4).toUpperCase()}`,
    startedAt: Date.now(),
    now: Date.now(),
    choice,
    rev: 1,
  });
  const service = seedServices({ europe: '1001', spain: '1002', likes: '1003', views: '1004' }).find(
    ({ id }) => id === 204,
  )!;
  const quote = priceCart(choice, service, { offer: undefined, vatRatePercent: 21, rev: 1 });
  const now = Date.now();
  const input = {
    ...{ cartId, orderNumber, quote, paidAt: now, now, language: 'es' as const },
    ...{ paymentIntentId: `pi_${unique}`, lines: firstLines(quote, randomUUID) },
  };
  const block = () =>
    db.query(`INSERT INTO blocked_users (username, reason) VALUES ($1, 'test')`, [choice.username]);
  return { activities, input, block };
}

test('an order that is created again after a crash is the same one, even if its target has been blocked since', async () => {
  const { activities, input, block } = await paidCart();
  const first = await activities.createOrder(input);
  expect(first.orderId).toMatch(/^\d{12}$/);
  await block();
  expect(await activities.createOrder(input)).toEqual(first);
});

test('an order whose purchase has no row fails for good, with what Postgres refused, and is created once the row is back [F45]', async () => {
  const { activities, input } = await paidCart();
  const { rows } = await db.query('DELETE FROM purchases p WHERE cart_id = $1 RETURNING to_jsonb(p) AS row', [
    input.cartId,
  ]);
  await expect(activities.createOrder(input)).rejects.toMatchObject({
    nonRetryable: true,
    type: 'createOrder: 23503 orders_cart_id_fkey',
  });
  await insertRow(db, 'purchases', rows[0].row);
  expect((await activities.createOrder(input)).orderId).toMatch(/^\d{12}$/);
});

test('an order id that another order has is drawn again', async () => {
  const [first, second] = [await paidCart(), await paidCart()];
  const { orderId } = await first.activities.createOrder(first.input);
  const drawn = jest.spyOn(crypto, 'randomInt').mockImplementationOnce(() => Number(orderId));
  try {
    const again = await second.activities.createOrder(second.input);
    expect(drawn).toHaveBeenCalledTimes(2);
    expect(again.orderId).not.toBe(orderId);
  } finally {
    drawn.mockRestore();
  }
});

test('a persistent failure is an incident with the code of Postgres; a passing one is not [F50 F37]', async () => {
  const subject = 'panelsOf: 42703';
  const query = (text: string, values?: unknown[]) =>
    db.query(text.includes('incidents') ? text : 'SELECT no_such_column FROM orders', values);
  const { panelsOf } = createOrderActivities({
    pool: { query } as unknown as Pool,
    keyring: readKeyring(process.env.ENCRYPTION_KEYS ?? ''),
    client: noClient,
  });
  const seen = async () =>
    (await db.query(`SELECT 1 FROM incidents WHERE kind = 'database-fails' AND subject = $1`, [subject]))
      .rowCount;
  const inAttempt = (attempt: number) =>
    new MockActivityEnvironment({ attempt }).run<[{ serviceId: number }], unknown, typeof panelsOf>(
      panelsOf,
      { serviceId: 204 },
    );
  try {
    await expect(inAttempt(1)).rejects.toMatchObject({ code: '42703' });
    expect(await seen()).toBe(0);
    await expect(inAttempt(8)).rejects.toMatchObject({ code: '42703' });
    expect(await seen()).toBe(1);
  } finally {
    await db.query('DELETE FROM incidents WHERE subject = $1', [subject]);
  }
});

test('a target that was blocked before gets no order [F33]', async () => {
  const { activities, input, block } = await paidCart();
  await block();
  expect(await activities.createOrder(input)).toEqual({ refusal: 'blocked_user' });
  const { rowCount } = await db.query('SELECT 1 FROM orders WHERE cart_id = $1', [input.cartId]);
  expect(rowCount).toBe(0);
});

test('an order is one conversion, even if it is created twice [S0-7.21 S1-3.3]', async () => {
  const { activities, input } = await paidCart();
  const { orderId } = await activities.createOrder({ ...input, source: 'advertisement' });
  await activities.createOrder({ ...input, source: 'home' });
  const { rows } = await db.query(
    `SELECT c.amount_cents, c.currency, c.source FROM conversions c JOIN orders o ON o.id = c.order_id
     WHERE o.cart_id = $1`,
    [input.cartId],
  );
  expect(orderId).toBeDefined();
  expect(rows).toEqual([{ amountCents: input.quote.amountCents, currency: 'EUR', source: 'advertisement' }]);
});

test('a package’s panels come in order, its own first; panels that take no orders are left out, or come last [S1-2.15.95]', async () => {
  const activities = createOrderActivities({
    pool: db,
    keyring: readKeyring(process.env.ENCRYPTION_KEYS ?? ''),
    client: noClient,
  });
  const stamp = randomUUID();
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO providers (name, base_url, api_key_encrypted, api_key_last4, active, follows_environment)
     SELECT $1 || n, 'https://panel.example.com/', '\\x00', '0000', n <> 2, false FROM generate_series(1, 3) n
     RETURNING id`,
    [stamp],
  );
  const ids = rows.map(({ id }) => id);
  try {
    await db.query(
      `INSERT INTO service_alternatives (service_id, position, provider_id, provider_service_id)
       SELECT 209, 4 - n, ($1::integer[])[n], 's' || n FROM generate_series(1, 3) n`,
      [ids],
    );
    await db.query(
      `INSERT INTO provider_health (provider_id, failures, away_since) VALUES ($1, 3, now()), ($2, 1, NULL)`,
      [ids[2], ids[0]],
    );
    const panels = async (evenOff?: true) =>
      (await activities.panelsOf({ serviceId: 209, evenOff })).panels.map(
        ({ providerId, providerServiceId, isAway }) => [providerId, providerServiceId, isAway],
      );
    const open = [
      [1, '1001', false],
      [ids[2], 's3', true],
      [ids[0], 's1', false],
    ];
    expect(await panels()).toEqual(open);
    expect(await panels(true)).toEqual([...open, [ids[1], 's2', false]]);
  } finally {
    await db.query('DELETE FROM service_alternatives WHERE provider_id = ANY ($1)', [ids]);
    await db.query('DELETE FROM providers WHERE id = ANY ($1)', [ids]);
  }
});

test('a generation that a reset run had opened stays with its original panel', async () => {
  const { activities, input } = await paidCart();
  const { orderId = '', submissionIds } = (await activities.createOrder(input)) as {
    orderId: string;
    submissionIds: string[];
  };
  const [first] = input.lines;
  const open = (providerServiceId: string) =>
    activities.openSubmission({
      orderId,
      replaces: submissionIds[0] ?? '',
      dismiss: true,
      submission: { ...first!, id: randomUUID(), generation: 2, providerServiceId },
    });
  const opened = await open('1002');
  expect(opened).toMatchObject({ providerId: 1, providerServiceId: '1002' });
  expect(await open('1001')).toEqual(opened);
});
