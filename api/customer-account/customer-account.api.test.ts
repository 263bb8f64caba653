import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminRefund } from '#domain/calls/admin-order-actions.ts';
import { addressOf } from '#domain/calls/call.ts';
import { customerAccount } from '#domain/calls/customer.ts';
import { filePaths } from '#domain/calls/files.ts';
import { getOrder } from '#domain/calls/orders.ts';
import { leave, sendContact } from '#domain/calls/support.ts';
import { vatContained } from '#domain/money.ts';
import { administrator } from '../testing/administrator';
import { type Browser, browser } from '../testing/browser';
import { customer } from '../testing/customer';
import { testDatabase } from '../testing/database';
import { personalRows } from '../testing/personal-rows';
import { type Bought, buy, newTarget, orderThat, startPurchase } from '../testing/purchases';
import { anOrder, forgetOrders, insertRow, type OwnNames, ownNames, type Row } from '../testing/rows';
import { eventually } from '../testing/wait';
import { customerData } from './file-sql';

const db = testDatabase();
const made: OwnNames[] = [];
afterAll(async () => {
  await forgetOrders(db, made);
  await db.end();
});

/** An order of a new address as rows only. */
async function ordered(): Promise<OwnNames> {
  const own = ownNames();
  made.push(own);
  await anOrder(db, own);
  return own;
}

describe('an address with two orders, one of them refunded', () => {
  const email = `${newTarget()}@example.com`;
  let kept: Bought;
  let returned: Bought;
  let visitor: Browser;
  beforeAll(async () => {
    kept = await buy({ email });
    // The same person with different capitals.
    returned = await buy({ email: email.replace('test', 'TEST') });
    await ordered();
    await (await administrator()).call(adminRefund, {
      params: { id: returned.order.id },
      body: { reason: 'account test' },
    });
    await orderThat(returned.browser, returned.order.id, ({ status }) => status === 'refunded');
    visitor = await customer(email);
  });

  it('the account has its own orders, newest first, and the amount paid less refunds [S1-2.4.4 S1-2.5.11 S1-3.5]', async () => {
    const account = await visitor.call(customerAccount, { query: { email: email.toUpperCase() } });
    expect(account).toMatchObject({
      email,
      totalOrders: 2,
      totalSpentCents: 999,
      more: false,
      counts: { all: 2, cancelled: 1 },
    });
    expect(account.orders.map(({ orderNumber }) => orderNumber)).toEqual([
      returned.order.orderNumber,
      kept.order.orderNumber,
    ]);
    expect(account.orders[1]).toMatchObject({
      username: kept.cart.username,
      totalAmountCents: 999,
      vatCents: vatContained(999, 21),
      quantity: 1000,
      refill: { allowed: expect.any(Boolean) },
    });
    // A list entry is not the order's own page.
    expect(account.orders[0]).not.toHaveProperty('timeline');
  });

  it('a filter shows its orders and still counts all', async () => {
    const { orders, counts, totalOrders } = await visitor.call(customerAccount, {
      query: { status: 'cancelled' },
    });
    expect(orders.map(({ id }) => id)).toEqual([returned.order.id]);
    expect([counts.all, totalOrders]).toEqual([2, 2]);
    expect((await visitor.call(customerAccount, { query: { status: 'pending' } })).orders).toEqual([]);
  });

  it('pages follow each other without a gap [S1-2.5.8]', async () => {
    const first = await visitor.call(customerAccount, { query: { limit: 1 } });
    expect([first.orders[0]?.id, first.more]).toEqual([returned.order.id, true]);
    const second = await visitor.call(customerAccount, {
      query: { limit: 1, after: returned.order.id },
    });
    expect([second.orders[0]?.id, second.more]).toEqual([kept.order.id, false]);
  });

  it("another's order is no valid position in the list", async () => {
    const { orderId } = await ordered();
    const { orders } = await visitor.call(customerAccount, { query: { after: orderId } });
    expect(orders).toEqual([]);
  });

  it('401 without a session, after its end, and for another address [S1-6.5 S1-7.8 V13 V28]', async () => {
    const query = { email };
    const asked: [Browser, object][] = [
      [browser(), { query }],
      [browser(), {}],
      [visitor, { query: { email: 'somebody@example.com' } }],
    ];
    for (const [who, input] of asked)
      expect(await who.refused(customerAccount, input)).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated' },
      });
    const late = await customer(email);
    await db.query(
      `UPDATE customer_sessions SET last_seen_at = now() - interval '25 hours' WHERE email = $1
      AND created_at = (SELECT max(created_at) FROM customer_sessions WHERE email = $1)`,
      [email],
    );
    expect(await late.refused(customerAccount, {})).toMatchObject({ status: 401 });
  });

  it('the data file has every part, all of this address and nothing of others [S1-2.5.14 V29 V37]', async () => {
    const message = 'Una pregunta sobre mi pedido';
    await visitor.call(sendContact, { body: { id: randomUUID(), name: 'Ana', email, message } });
    await visitor.call(leave, {
      body: { id: randomUUID(), wish: 'mail', username: 'ana', email, reason: 'Demasiados' },
    });
    const review = { stars: 4, comment: 'Llegó todo', language: 'es' as const };
    await insertRow(db, 'reviews', {
      ...review,
      order_id: kept.order.id,
      service_type: 'followers',
      service_id: 204,
      written_at: new Date(),
    });
    const answer = await eventually(async () => {
      const fetched = await visitor.send('GET', '/api/customer/data');
      const { contactMessages, leaveRequests, emails } = fetched.body as Record<string, { kind?: string }[]>;
      expect(contactMessages).toMatchObject([{ message }]);
      expect(leaveRequests).toMatchObject([{ wish: 'mail', reason: 'Demasiados' }]);
      expect(emails?.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['order-confirmation', expect.stringMatching(/^refund-made/)]),
      );
      return fetched;
    });
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="fanzeo-datos-[\d-]+\.json"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const file = answer.body as Record<string, Record<string, unknown>[]>;
    const numbers = [kept, returned].map(({ order }) => order.orderNumber).sort();
    expect(file.orders?.map((one) => one.order_number).sort()).toEqual(numbers);
    expect(file.purchases?.map((one) => one.order_number).sort()).toEqual(numbers);
    expect(file.refunds).toMatchObject([{ cart_id: returned.cart.cartId, amount_cents: 999 }]);
    expect(file.deliveries?.length).toBeGreaterThanOrEqual(2);
    expect(file.reviews).toMatchObject([{ ...review, order_id: kept.order.id, state: 'pending' }]);
    expect(file.noMarketingSince).toHaveLength(1);
    expect(file.sessions?.length).toBeGreaterThan(0);
    const text = JSON.stringify(file);
    expect(new Set(text.match(/FNZ-\d{6}-\w{4}/g))).toEqual(new Set(numbers));
    // No credentials.
    expect(text).not.toMatch(/"(owner|code_mac|token_hash)"/);
  });

  it('without a session there is no file', async () => {
    expect(await browser().send('GET', '/api/customer/data')).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
  });
});

it('the data file has every table that an erasure empties, except notes of the staff [S1-2.5.14 V37]', async () => {
  const own = ownNames();
  const { email, tag } = own;
  const at = new Date('2024-03-04T05:06:07Z');
  const times: Row = { refills: '2024-03-04T05:06:08+00:00', customer_sessions: '2024-03-04T05:06:09+00:00' };
  const mark = (table: string) => String(times[table] ?? `mark of ${table} ${tag}`);
  const planted = personalRows(own, at);
  try {
    await anOrder(db, own, {
      purchase: { username: mark('purchases') },
      order: { username: mark('orders') },
    });
    for (const [table, row] of Object.entries(planted)) await insertRow(db, table, row(mark(table)));

    const source = ['erasure', 'invoices']
      .map((name) => readFileSync(join('db', `${name}.ts`), 'utf8'))
      .join();
    const emptied = new Set(
      [...source.matchAll(/(?:UPDATE|DELETE FROM) (\w+) /g)].map(([, table = '']) => table),
    );
    const { bulk_results: _, ...people } = planted;
    expect([...emptied].sort()).toEqual(['purchases', 'orders', ...Object.keys(people)].sort());
    const file = JSON.stringify(await customerData(db, email));
    const ofTheStaff = ['bulk_acts', 'order_notes', 'payment_differences'];
    expect([...emptied].filter((table) => !file.includes(mark(table))).sort()).toEqual(ofTheStaff);
  } finally {
    await forgetOrders(db, [own]);
  }
});

it('an address with only a cart can log in, and has no orders', async () => {
  const { cart } = await startPurchase();
  const visitor = await customer(cart.email);
  expect(await visitor.call(customerAccount)).toMatchObject({
    totalOrders: 0,
    totalSpentCents: 0,
    orders: [],
    more: false,
  });
});

it('a session is not kept open by a page that refetches and a stream that reopens while nobody uses them [V4]', async () => {
  const { email, orderId: id } = await ordered();
  const visitor = await customer(email);
  const before = await db.query(
    `UPDATE customer_sessions SET last_seen_at = now() - interval '3 hours' WHERE email = $1 RETURNING last_seen_at`,
    [email],
  );
  const seen = async () =>
    (await db.query('SELECT last_seen_at FROM customer_sessions WHERE email = $1', [email])).rows;
  const headers = { 'x-passive': '1' };
  const refetched = await visitor.send('GET', addressOf(getOrder.path, { id }), { headers });
  expect(refetched.body).toMatchObject({ order: { view: 'own' } });
  const account = await visitor.send('GET', customerAccount.path, { headers });
  expect(account.body).toMatchObject({ totalOrders: 1 });
  const stream = await fetch(`${visitor.baseUrl}${addressOf(filePaths.ownChanges, { id })}`, {
    headers: { cookie: visitor.cookieHeader() },
  });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let said = '';
  // The first change is sent after the reader was checked once more.
  while (!said.includes('event: order')) said += (await reader.read()).value ?? '';
  await reader.cancel();
  expect(said).toContain('"view":"own"');
  expect(await seen()).toEqual(before.rows);

  await visitor.call(getOrder, { params: { id } });
  expect(await seen()).not.toEqual(before.rows);
});

it('a request for erasure from an account needs no further proof of the address [S1-2.5.14]', async () => {
  const { email, username } = await ordered();
  const visitor = await customer(email);
  const body = {
    id: randomUUID(),
    wish: 'deletion' as const,
    username,
    email,
    reason: 'Ya no lo uso',
  };
  const { reference } = await visitor.call(leave, { body });
  expect(reference).toBe(`B-${body.id.slice(0, 8).toUpperCase()}`);
  await eventually(async () => {
    const { rows } = await db.query('SELECT state, proven_at FROM leave_requests WHERE id = $1', [body.id]);
    expect(rows).toMatchObject([{ state: 'open', provenAt: expect.any(Date) }]);
  });
});
