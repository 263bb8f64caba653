import { adminSearch } from '#domain/calls/admin-search.ts';
import { administrator, logInAs } from '../testing/administrator';
import { ownersDatabase, testDatabase } from '../testing/database';
import { payments } from '../testing/payments';
import { buy, startPurchase } from '../testing/purchases';
import { anOrder, forgetOrders, ownNames } from '../testing/rows';
import { eventually } from '../testing/wait';

const db = testDatabase();
const own = ownNames();
afterAll(async () => {
  await forgetOrders(db, [own]);
  await db.end();
});

it('finds one purchase as order, customer and payment, by any of its identifiers [S1-2.15.125]', async () => {
  const admin = await administrator();
  const { cart, intent, order } = await buy();
  const search = (q: string) => admin.call(adminSearch, { query: { q } });
  const providerOrderId = await eventually(async () => {
    const { rows } = await db.query('SELECT provider_order_id FROM submissions WHERE order_id = $1', [
      order.id,
    ]);
    if (!rows[0]?.providerOrderId) throw new Error('The panel has not taken it yet');
    return rows[0].providerOrderId as string;
  });
  const hit = expect.objectContaining({ orderNumber: order.orderNumber, email: cart.email });
  for (const q of [
    order.orderNumber,
    order.orderNumber.toLowerCase(),
    `#${order.orderNumber}`,
    order.id,
    cart.email,
    cart.email.toUpperCase(),
    cart.email.slice(0, 14),
    cart.username,
    `@${cart.username}`,
    intent.paymentIntentId,
    intent.paymentIntentId.slice(0, 20),
  ])
    expect({ q, orders: (await search(q)).orders }).toEqual({ q, orders: [hit] });
  // The panel's numbers are short: other orders may have the same prefix.
  expect((await search(providerOrderId.padStart(3, '0'))).success).toBe(true);
  if (providerOrderId.length >= 3) expect((await search(providerOrderId)).orders).toContainEqual(hit);

  const byAddress = await search(cart.email);
  expect(byAddress.customers).toEqual([expect.objectContaining({ email: cart.email, orders: 1 })]);
  expect(byAddress.payments).toEqual([
    {
      intent: intent.paymentIntentId,
      orderNumber: order.orderNumber,
      email: cart.email,
      amountCents: 999,
      state: 'paid',
    },
  ]);
  expect((await search(cart.username)).customers).toEqual(byAddress.customers);
  for (const q of [intent.paymentIntentId, order.orderNumber])
    expect((await search(q)).payments).toEqual(byAddress.payments);
  const { id: refund } = await payments().stripe.refunds.create({
    payment_intent: intent.paymentIntentId,
    amount: 100,
  });
  await eventually(async () =>
    expect((await search(refund)).payments).toMatchObject([{ intent: intent.paymentIntentId }]),
  );
});

it('a payment that became no order is found too; half a word in the middle is not', async () => {
  const admin = await administrator();
  const { cart, intent } = await startPurchase();
  const { orders, customers, payments: found } = await admin.call(adminSearch, { query: { q: cart.email } });
  expect({ orders, customers }).toEqual({ orders: [], customers: [] });
  expect(found).toMatchObject([{ intent: intent.paymentIntentId, state: 'open' }]);
  const middle = cart.email.slice(2, 14);
  expect(await admin.call(adminSearch, { query: { q: middle } })).toMatchObject({ orders: [], payments: [] });
  // Wildcards are treated as plain characters.
  for (const q of ['%%%', '___', 'test%', "'; --", '\\\\\\'])
    expect(await admin.call(adminSearch, { query: { q } })).toMatchObject({
      orders: [],
      customers: [],
      payments: [],
    });
});

it('support finds orders and customers but no payments; too short a word is refused [S1-2.15.127]', async () => {
  await anOrder(db, own);
  const support = await logInAs(db, 'support');
  const answer = await support.call(adminSearch, { query: { q: own.email } });
  expect(answer.orders).toHaveLength(1);
  expect(answer.customers).toHaveLength(1);
  expect(answer).not.toHaveProperty('payments');
  expect(await support.refused(adminSearch, { query: { q: ' ab ' } })).toMatchObject({
    status: 400,
    body: { fields: { q: 'Escribe al menos 3 caracteres' } },
  });
});

it('each look-up is one walk of its index [S1-2.15.126]', async () => {
  // With sequential scans off and many rows simulated, every arm must still find an index.
  const { searchCustomers, searchOrders, searchPayments } = await import('./sql');
  const plans: string[] = [];
  // Only a table's owner can ANALYZE it.
  const owner = ownersDatabase();
  const client = await owner.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL enable_seqscan = off');
    // Copies of one row, so that the planner has a choice.
    for (const [table, own] of [
      ['purchases', `'cart_id', 'many_' || n, 'payment_intent_id', 'pi_many' || n`],
      ['orders', `'id', 900000000000 + n, 'cart_id', 'many_' || n, 'payment_intent_id', 'pi_many' || n`],
    ] as const) {
      await client.query(
        `INSERT INTO ${table} SELECT copy.* FROM (SELECT to_jsonb(t) AS row FROM ${table} t WHERE order_number IS NOT NULL LIMIT 1) one,
           generate_series(1, 3000) n, jsonb_populate_record(NULL::${table}, one.row || jsonb_build_object(
             'order_number', 'MANY-' || n, 'email', n || '@many.example', 'username', 'many' || n, ${own})) copy`,
      );
      await client.query(`ANALYZE ${table}`);
    }
    const explained = {
      query: async (sql: string, values: unknown[]) => {
        const { rows } = await client.query(`EXPLAIN ${sql}`, values);
        plans.push(...rows.map((row) => String(row['QUERY PLAN'])));
        return { rows: [] };
      },
    };
    for (const q of ['FNZ-2611', 'ana@example.com', 'pi_3abc', '123456', 're_3abc'])
      for (const search of [searchOrders, searchCustomers, searchPayments])
        await search(explained as never, q);
  } finally {
    await client.query('ROLLBACK');
    client.release();
    await owner.end();
  }
  const walked = plans.join('\n');
  // If the database compares by bytes, the intents' key works as well as their prefix index.
  for (const index of [
    /orders_intent_prefix|orders_payment_intent_id_key/,
    /orders_number_prefix/,
    /orders_email_prefix/,
    /orders_username_prefix/,
    /orders_provider_order/,
    /customers_email_prefix/,
    /purchases_intent_prefix|purchases_payment_intent_id_key/,
    /purchases_number_prefix/,
    /purchases_email_prefix/,
  ])
    expect(walked).toMatch(index);
  // The handful of panels may be read completely.
  expect(walked.match(/Seq Scan on (?!providers)\w+/g)).toBeNull();
});
