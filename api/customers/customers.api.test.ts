import { randomUUID } from 'node:crypto';
import { suppressEmail } from '#db/email-suppressions.ts';
import { blockUser, unblockUser } from '#domain/calls/admin-blocked-users.ts';
import {
  adminCustomer,
  adminCustomerMarketing,
  adminCustomers,
  adminEraseCustomer,
} from '#domain/calls/admin-customers.ts';
import { adminRefund } from '#domain/calls/admin-order-actions.ts';
import { adminRequests } from '#domain/calls/admin-requests.ts';
import { administrator, logInAs } from '../testing/administrator';
import type { Browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { buy, newTarget } from '../testing/purchases';
import { anOrder, forgetOrders, insertRow, type OwnNames, ownNames, type Row } from '../testing/rows';
import { eventually } from '../testing/wait';

const db = testDatabase();
const made: OwnNames[] = [];
afterAll(async () => {
  await forgetOrders(db, made);
  await db.end();
});

/** An order of 31,93 € as rows only. */
async function ordered(email: string, order: Row = {}): Promise<OwnNames> {
  const own = { ...ownNames(), email };
  made.push(own);
  await anOrder(db, own, { purchase: { attention: null }, order: { refunded_cents: 0, ...order } });
  return own;
}

/** The only customer that a search finds. */
async function customerOf(admin: Browser, search: string) {
  const { customers } = await admin.call(adminCustomers, { query: { search } });
  expect(customers).toHaveLength(1);
  return customers[0]!;
}

it('parallel orders of one address are one customer with their sums [S1-2.15.54]', async () => {
  const username = newTarget();
  const email = `${username}@example.com`;
  const admin = await administrator();
  await Promise.all([ordered(email), ordered(email.toUpperCase()), ordered(email, { username })]);
  const found = await customerOf(admin, email.slice(0, 12));
  expect(found).toMatchObject({ email, orders: 3, spentCents: 3 * 3193, refundedCents: 0, blocked: false });
  expect((await customerOf(admin, `@${username}`)).id).toBe(found.id);
});

it('a refund, an erased order and a removed one change the sums [S1-2.15.55]', async () => {
  const email = `${newTarget()}@example.com`;
  const admin = await administrator();
  const first = await buy({ email });
  const second = await ordered(email);
  await admin.call(adminRefund, {
    params: { id: first.order.id },
    body: { amountCents: 400, reason: 'Retraso' },
  });
  const { id } = await customerOf(admin, email);
  const { customer } = await admin.call(adminCustomer, { params: { id } });
  expect(customer).toMatchObject({
    orders: 2,
    spentCents: 999 - 400 + 3193,
    refundedCents: 400,
    refunds: [{ orderNumber: first.order.orderNumber, amountCents: 400 }],
  });
  expect(customer.orderList.map(({ orderNumber }) => orderNumber).sort()).toEqual(
    [first.order.orderNumber, second.orderNumber].sort(),
  );
  // As an erasure does.
  await db.query(`UPDATE orders SET email = '' WHERE id = $1`, [first.order.id]);
  expect(await customerOf(admin, email)).toMatchObject({ orders: 1, spentCents: 3193, refundedCents: 0 });
  await db.query(`UPDATE orders SET email = '' WHERE id = $1`, [second.orderId]);
  expect((await admin.refused(adminCustomer, { params: { id } })).status).toBe(404);
});

it('a customer is blocked in the list as on the page, also by an older user name', async () => {
  const email = `${newTarget()}@example.com`;
  const [older, newer] = [newTarget(), newTarget()];
  const admin = await administrator();
  await ordered(email, { username: older, created_at: '2026-03-01' });
  await ordered(email, { username: newer, created_at: '2026-03-02' });
  const { data } = await admin.call(blockUser, { body: { username: older, reason: 'Contracargo' } });
  const found = await customerOf(admin, email);
  expect(found).toMatchObject({ username: newer, blocked: true });
  const { customer } = await admin.call(adminCustomer, { params: { id: found.id } });
  expect(customer.blocks).toMatchObject([{ id: data.id, username: older }]);
  await admin.call(unblockUser, { params: { id: data.id } });
  expect((await customerOf(admin, email)).blocked).toBe(false);
});

it('what a bank takes in a lost dispute was not spent, before and after the order is added', async () => {
  const email = `${newTarget()}@example.com`;
  const admin = await administrator();
  const dispute = (own: OwnNames, over: Row) =>
    insertRow(db, 'disputes', {
      ...{ id: `du_${own.tag}${disputes++}`, payment_intent_id: own.intent, amount_cents: 3193 },
      ...{ reason: 'fraudulent', status: 'lost', opened_at: new Date(), told_at: new Date(), ...over },
    });
  let disputes = 0;
  const spent = async () => (await customerOf(admin, email)).spentCents;
  const first = await ordered(email);
  await dispute(first, { status: 'needs_response' });
  expect(await spent()).toBe(3193);
  await db.query(`UPDATE disputes SET status = 'lost' WHERE payment_intent_id = $1`, [first.intent]);
  expect(await spent()).toBe(0);
  // A store that came back from a backup adds the order again.
  const second = { ...ownNames(), email };
  made.push(second);
  await dispute(second, { amount_cents: 1000 });
  await anOrder(db, second, { order: { refunded_cents: 100 } });
  expect(await spent()).toBe(3193 - 100 - 1000);
  await db.query('DELETE FROM orders WHERE id = $1', [second.orderId]);
  expect(await spent()).toBe(0);
  await db.query('DELETE FROM disputes WHERE payment_intent_id = ANY ($1)', [[first.intent, second.intent]]);
  expect(await spent()).toBe(3193);
});

it('the list is sorted both ways by newest, spent and orders, in pages [S1-2.15.54]', async () => {
  const prefix = newTarget();
  const admin = await administrator();
  for (const [name, created_at] of [
    ['a', '2026-03-01'],
    ['b', '2026-03-02'],
    ['b', '2026-03-03'],
  ])
    await ordered(`${prefix}.${name}@example.com`, { created_at });
  const sorted = async (sort: 'spent-desc' | 'spent-asc' | 'orders-desc' | 'newest-asc') =>
    (await admin.call(adminCustomers, { query: { search: prefix, sort } })).customers;
  expect((await sorted('spent-desc'))[0]).toMatchObject({ email: `${prefix}.b@example.com`, orders: 2 });
  expect((await sorted('orders-desc'))[0]!.email).toBe(`${prefix}.b@example.com`);
  const up = await sorted('spent-asc');
  expect(up.map(({ spentCents }) => spentCents)).toEqual(
    [...up.map(({ spentCents }) => spentCents)].sort((a, b) => a - b),
  );
  expect((await sorted('newest-asc')).at(-1)!.email).toBe(`${prefix}.b@example.com`);
});

it('marketing mail is ended and allowed again, with a reason in the audit log and no address in it [S1-2.15.57]', async () => {
  const email = `${newTarget()}@example.com`;
  const admin = await logInAs(db, 'support');
  await ordered(email);
  const { id } = await customerOf(admin, email);
  const wants = async () =>
    (await admin.call(adminCustomer, { params: { id } })).customer.suppressedSince === undefined;
  const set = (wanted: boolean) =>
    admin.call(adminCustomerMarketing, { params: { id }, body: { wanted, reason: 'Llamó por teléfono' } });
  // Another spelling is the same inbox.
  await suppressEmail(db, email.replace('@', '+news@'), { by: 'link', at: new Date() });
  expect(await wants()).toBe(false);
  await set(false);
  expect(await wants()).toBe(false);
  await set(true);
  expect(await wants()).toBe(true);
  const { rows } = await db.query('SELECT * FROM audit_log WHERE subject = $1', [id]);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(email);
});

it('the file is the one that the customer gets; exporting it is audited and restricted [S1-2.15.58 V37]', async () => {
  const email = `${newTarget()}@example.com`;
  const admin = await administrator();
  const { orderNumber } = await ordered(email);
  const { id } = await customerOf(admin, email);
  const path = `/api/admin/customers/${id}/data`;
  const { body, headers } = await admin.send('GET', path);
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="\S+-datos-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(body).toMatchObject({ email, orders: [{ order_number: orderNumber }] });
  const { rows } = await db.query(`SELECT actor FROM audit_log WHERE subject = $1`, [id]);
  expect(rows).toEqual([{ actor: 'admin' }]);
  expect((await (await logInAs(db, 'read-only')).send('GET', path)).status).toBe(403);
  for (const bad of ['x', randomUUID()])
    expect((await admin.send('GET', `/api/admin/customers/${bad}/data`)).status).toBe(404);
});

it('an erasure begins once: without proof it waits for the address, with proof for a decision, also beside an unproven one [S1-2.15.59]', async () => {
  const admin = await administrator();
  const email = `${newTarget()}@example.com`;
  await ordered(email);
  const { id } = await customerOf(admin, email);
  const begin = async (proof?: string) => {
    const body = { id: randomUUID(), reason: 'Lo pide por carta', proof };
    const answer = await admin.call(adminEraseCustomer, { params: { id }, body });
    // A repeated call is the same request.
    expect(await admin.call(adminEraseCustomer, { params: { id }, body })).toEqual(answer);
    const request = await eventually(async () => {
      const { requests } = await admin.call(adminRequests, { query: { kind: 'deletion' } });
      const found = requests.find(({ reference }) => reference === answer.reference);
      if (!found?.acknowledgedAt) throw new Error('Not acknowledged yet');
      return found;
    });
    const again = await admin.refused(adminEraseCustomer, {
      params: { id },
      body: { ...body, id: randomUUID() },
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'erasure_under_way' } });
    return request;
  };
  expect(await begin()).toMatchObject({ state: 'unproven' });
  const open = await begin('Carta firmada, DNI cotejado');
  expect(open).toMatchObject({ state: 'open', reason: 'Lo pide por carta (Carta firmada, DNI cotejado)' });
  // Support alone can't erase anybody: without the customer's own answer an administrator vouches.
  const support = await logInAs(db, 'support');
  const body = { id: randomUUID(), reason: 'Lo pide por carta', proof: 'Carta firmada' };
  const refused = await support.refused(adminEraseCustomer, { params: { id }, body });
  expect(refused.body.code).toBe('forbidden');
});
