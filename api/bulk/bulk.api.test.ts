import { randomUUID } from 'node:crypto';
import { endBulk, insertBulk } from '#db/bulk.ts';
import {
  adminBulkAction,
  adminBulkActions,
  adminCancelBulk,
  adminStartBulk,
  adminStartBulkAccept,
  adminStartBulkRefund,
} from '#domain/calls/admin-bulk.ts';
import { adminRefund, adminResolveSubmission } from '#domain/calls/admin-order-actions.ts';
import { adminMatchingOrders } from '#domain/calls/admin-order-list.ts';
import { panelOrders } from '#e2e/support/sandbox.ts';
import { administrator, logInAs } from '../testing/administrator';
import type { Browser } from '../testing/browser';
import { buyNeedingAttention } from '../testing/buy-needing-attention';
import { testDatabase } from '../testing/database';
import { type Bought, buy, orderThat } from '../testing/purchases';
import { anOrder, forgetOrders, type OwnNames, ownNames } from '../testing/rows';
import { eventually } from '../testing/wait';

const db = testDatabase();
const made: OwnNames[] = [];
afterAll(async () => {
  await forgetOrders(db, made);
  await db.end();
});

const reason = 'Prueba de la acción en bloque';

/** Two orders that the panel has: no test but the one that refunds them changes them. */
let taken: [Bought, Bought];
/** One whose answer was lost, until support resolves it. */
let doubtful: Bought;
beforeAll(async () => {
  taken = await Promise.all([buy(), buy()]);
  for (const { browser, order } of taken)
    await orderThat(browser, order.id, ({ status }) => status !== 'pending');
  doubtful = await buyNeedingAttention(db, 'acceptThen500');
});

/** The action once it has ended. */
const ended = (admin: Browser, id: string) =>
  eventually(async () => {
    const answer = await admin.call(adminBulkAction, { params: { id } });
    if (!answer.act.endedAt) throw new Error(`still under way: ${JSON.stringify(answer.act.counts)}`);
    return answer;
  });

/** An order without refunds as rows only, for tests in which its purchase does nothing. */
async function storedOrder(over: Partial<OwnNames> = {}): Promise<{ id: string; orderNumber: string }> {
  const own = { ...ownNames(), ...over };
  made.push(own);
  await anOrder(db, own, { purchase: { attention: null }, order: { refunded_cents: 0 } });
  return { id: own.orderId, orderNumber: own.orderNumber };
}

it('asks the panel about each order; an order selected twice has one turn', async () => {
  const orders = taken.map(({ order }) => order);
  const ids = orders.map(({ id }) => id);
  const admin = await logInAs(db, 'support');
  const id = randomUUID();
  await admin.call(adminStartBulk, {
    body: { id, act: 'sync', reason, orders: { by: 'ids', ids: [...ids, ...ids] } },
  });
  const { act, results } = await ended(admin, id);
  expect(act).toMatchObject({ act: 'sync', total: 2, reason, cancelled: false });
  expect(results.map(({ orderNumber }) => orderNumber).sort()).toEqual(
    orders.map((one) => one.orderNumber).sort(),
  );
  // Delivered meanwhile, or still under way: each is reported.
  for (const { state, outcome, code } of results)
    expect([state, outcome ?? code]).toEqual([state, expect.any(String)]);
  expect(
    (await admin.call(adminBulkActions, { query: { recent: 'true' } })).acts.some((one) => one.id === id),
  ).toBe(true);
});

it('resends submissions whose outcome is unknown, and none that the panel has', async () => {
  const unknown = await buyNeedingAttention(db, 'acceptThen500');
  const [{ order: known }] = taken;
  const admin = await administrator();
  const id = randomUUID();
  const orders = { by: 'ids' as const, ids: [unknown.order.id, known.id] };
  await admin.call(adminStartBulk, { body: { id, act: 'resend-unknown', reason, orders } });
  const { results } = await ended(admin, id);
  expect(results.map(({ orderNumber, state }) => [orderNumber, state]).sort()).toEqual(
    [
      [unknown.order.orderNumber, 'done'],
      [known.orderNumber, 'refused'],
    ].sort(),
  );
  // The administrator said that the panel has no such order, so it was sent again: now the panel has it twice.
  expect(await panelOrders(unknown.cart.username)).toHaveLength(2);
});

it('stores the numbers that a person found at the panel, and sends nothing [S1-2.15.28]', async () => {
  const { order: one, cart } = await buyNeedingAttention(db, 'acceptThen500');
  const { orderNumber } = one;
  const [there] = await panelOrders(cart.username);
  const providerOrderId = String(there?.id);
  const other = doubtful.order;
  const [{ order: known }] = taken;
  const admin = await logInAs(db, 'support');
  const accept = async (found: { orderNumber: string; providerOrderId: string }[]) => {
    const id = randomUUID();
    await admin.call(adminStartBulkAccept, { body: { id, reason, found } });
    const { results } = await ended(admin, id);
    return Object.fromEntries(results.map((result) => [result.orderNumber, result.code ?? result.state]));
  };
  expect(
    await accept([
      { orderNumber: orderNumber.toLowerCase(), providerOrderId },
      { orderNumber: known.orderNumber, providerOrderId: '1' },
    ]),
  ).toEqual({ [orderNumber]: 'done', [known.orderNumber]: 'nothing_to_resolve' });
  expect(await accept([{ orderNumber: other.orderNumber, providerOrderId }])).toEqual({
    [other.orderNumber]: 'provider_order_taken',
  });
  for (const target of [cart.username, doubtful.cart.username])
    expect(await panelOrders(target)).toHaveLength(1);
  const { rows } = await db.query('SELECT state, provider_order_id FROM submissions WHERE order_id = $1', [
    one.id,
  ]);
  expect(rows).toEqual([{ state: 'accepted', providerOrderId }]);

  const nobody = { orderNumber: 'FNZ-000000-AAAA', providerOrderId: '1' };
  const refused = async (found: (typeof nobody)[]) =>
    (await admin.refused(adminStartBulkAccept, { body: { id: randomUUID(), reason, found } })).body.fields;
  expect(await refused([nobody])).toEqual({ found: 'No hay ningún pedido FNZ-000000-AAAA' });
  expect(await refused([other, other].map(({ orderNumber }) => ({ ...nobody, orderNumber })))).toEqual({
    found: 'Escribe cada pedido una sola vez',
  });
});

it('support says that the panel has no such order, but not of many at once; who only reads says neither', async () => {
  const { order } = doubtful;
  const single = { params: { id: order.id }, body: { outcome: 'not-accepted', reason } as const };
  const orders = { by: 'ids' as const, ids: [order.id] };
  const many = { id: randomUUID(), act: 'resend-unknown' as const, reason, orders };
  const [support, reader] = [await logInAs(db, 'support'), await logInAs(db, 'read-only')];
  const forbidden = { status: 403, body: { code: 'forbidden' } };
  for (const user of [support, reader])
    expect(await user.refused(adminStartBulk, { body: many })).toMatchObject(forbidden);
  expect(await reader.refused(adminResolveSubmission, single)).toMatchObject(forbidden);
  await support.call(adminResolveSubmission, single);
});

it('started twice in parallel it is one action: one refill, one row of results each', async () => {
  const orders = taken.map(({ order }) => order);
  const admin = await administrator();
  const id = randomUUID();
  const body = {
    id,
    act: 'resend' as const,
    reason,
    orders: { by: 'ids' as const, ids: orders.map((one) => one.id) },
  };
  await Promise.all([1, 2, 3].map(() => admin.call(adminStartBulk, { body })));
  const { act, results } = await ended(admin, id);
  expect(act.total).toBe(2);
  // The panel has both: sending again is refused by each order's own rule.
  expect(results.map(({ state, code }) => [state, code])).toEqual([
    ['refused', expect.stringMatching(/^submission_(accepted|over)$/)],
    ['refused', expect.stringMatching(/^submission_(accepted|over)$/)],
  ]);
  await admin.call(adminStartBulk, { body });
  expect((await admin.call(adminBulkAction, { params: { id } })).act.endedAt).toBe(act.endedAt);
  expect((await admin.refused(adminCancelBulk, { params: { id } })).body.code).toBe('bulk_ended');
});

it('an order that was refunded in part since it was seen is refused with the reason; the others go on [S1-2.15.27]', async () => {
  const [{ order: one }, { order: other }] = taken;
  const admin = await administrator();
  const refund = async (...ids: string[]) => {
    const { seenAt } = await admin.call(adminMatchingOrders, { query: { search: one.orderNumber } });
    return async () => {
      const id = randomUUID();
      await admin.call(adminStartBulkRefund, { body: { id, seenAt, reason, orders: { by: 'ids', ids } } });
      return ended(admin, id);
    };
  };
  const seenBefore = await refund(one.id, other.id);
  await admin.call(adminRefund, { params: { id: one.id }, body: { reason, amountCents: 100 } });
  const { act, results } = await seenBefore();
  expect(act.counts).toMatchObject({ done: 1, refused: 1, waiting: 0 });
  expect(results[0]).toMatchObject({
    orderNumber: one.orderNumber,
    state: 'refused',
    code: 'order_changed',
    message: expect.any(String),
  });
  const seenSince = await refund(one.id);
  expect((await seenSince()).results).toMatchObject([{ orderNumber: one.orderNumber, state: 'done' }]);
  const { rows } = await db.query(
    'SELECT r.amount_cents FROM refunds r JOIN orders o USING (cart_id) WHERE o.id = ANY ($1) ORDER BY 1',
    [[one.id, other.id]],
  );
  expect(rows.map(({ amountCents }) => amountCents)).toEqual([100, 899, 999]);
});

it('filters its results, and refuses orders that do not exist', async () => {
  const one = await storedOrder();
  const admin = await administrator();
  const id = randomUUID();
  const orders = { by: 'ids' as const, ids: [one.id] };
  await admin.call(adminStartBulk, { body: { id, act: 'sync', reason, orders } });
  expect((await ended(admin, id)).act.total).toBe(1);
  const skipped = await admin.call(adminBulkAction, { params: { id }, query: { state: 'skipped' } });
  expect({ results: skipped.results, total: skipped.total }).toEqual({ results: [], total: 0 });
  const nobody = { by: 'ids' as const, ids: ['1'] };
  const body = { id: randomUUID(), act: 'sync' as const, reason, orders: nobody };
  expect((await admin.refused(adminStartBulk, { body })).body.code).toBe('bulk_empty');
  expect((await admin.refused(adminBulkAction, { params: { id: randomUUID() } })).body.code).toBe(
    'bulk_not_found',
  );
  expect((await admin.refused(adminCancelBulk, { params: { id: randomUUID() } })).body.code).toBe(
    'bulk_not_found',
  );
});

it('acts on all that matched when they were chosen: one that leaves and one that enters the filter change nothing', async () => {
  const email = `${randomUUID()}@bulk.example`;
  const [stays, leaves] = [await buy({ email }), await buy({ email })];
  const admin = await administrator();
  const { ids } = await admin.call(adminMatchingOrders, { query: { search: email } });
  expect(ids).toEqual([leaves.order.id, stays.order.id]);
  await db.query(`UPDATE orders SET email = 'other@bulk.example' WHERE id = $1`, [leaves.order.id]);
  const enters = await storedOrder({ email });
  const id = randomUUID();
  const body = { id, reason, orders: { by: 'ids' as const, ids } };
  await admin.call(adminStartBulkRefund, { body });
  expect((await ended(admin, id)).act).toMatchObject({ total: 2 });
  const { rows } = await db.query('SELECT status FROM orders WHERE id = ANY ($1) AND refunded_cents > 0', [
    [stays.order.id, leaves.order.id, enters.id],
  ]);
  expect(rows).toHaveLength(2);
  const { rows: untouched } = await db.query('SELECT refunded_cents FROM orders WHERE id = $1', [enters.id]);
  expect(untouched).toEqual([{ refundedCents: 0 }]);
});

it('ends when somebody stops it although its run is gone: waiting orders are skipped', async () => {
  const one = await storedOrder();
  const id = randomUUID();
  await insertBulk(db, { id, act: 'sync', by: 'admin', reason, orders: [one] }, new Date());
  const admin = await administrator();
  await admin.call(adminCancelBulk, { params: { id } });
  const { act, results } = await admin.call(adminBulkAction, { params: { id } });
  expect(act).toMatchObject({ cancelled: true, endedAt: expect.any(String) });
  expect(results.map(({ state }) => state)).toEqual(['skipped']);
});

it('is recent for an hour after its end, and listed for good [S1-2.15.29]', async () => {
  const one = await storedOrder();
  const admin = await logInAs(db, 'support');
  const started = async (hours: number) => {
    const id = randomUUID();
    const at = new Date(Date.now() - hours * 3_600_000);
    await insertBulk(db, { id, act: 'resend', by: 'admin', reason, orders: [one] }, at);
    await endBulk(db, id, false);
    return id;
  };
  // It took two hours. Its result stays for an hour from its end.
  const [slow, old] = [await started(2), await started(30)];
  await db.query(`UPDATE bulk_acts SET ended_at = now() - interval '61 minutes' WHERE id = $1`, [old]);
  const listed = async (query: { recent?: 'true' }) =>
    (await admin.call(adminBulkActions, { query })).acts
      .map(({ id }) => id)
      .filter((id) => id === slow || id === old);
  expect(await listed({ recent: 'true' })).toEqual([slow]);
  expect(await listed({})).toEqual([slow, old]);
});

it('a user who may not refund may not stop refunds either', async () => {
  const one = await storedOrder();
  const id = randomUUID();
  await insertBulk(db, { id, act: 'refund', by: 'admin', reason, orders: [one] }, new Date());
  const [support, admin] = [await logInAs(db, 'support'), await administrator()];
  expect(await support.refused(adminCancelBulk, { params: { id } })).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  expect((await admin.call(adminBulkAction, { params: { id } })).act.endedAt).toBeUndefined();
  await admin.call(adminCancelBulk, { params: { id } });
  expect((await admin.call(adminBulkAction, { params: { id } })).act.cancelled).toBe(true);
});

it('only administrators move money, and never for more than a thousand orders', async () => {
  const support = await logInAs(db, 'support');
  const orders = { by: 'ids' as const, ids: ['1'] };
  const body = { id: randomUUID(), reason, orders };
  expect((await support.refused(adminStartBulkRefund, { body })).status).toBe(403);
  const smuggled = { ...body, act: 'refund' };
  expect((await support.refused(adminStartBulk, { body: smuggled })).body.fields).toHaveProperty('act');
  const many = { by: 'ids' as const, ids: Array.from({ length: 1001 }, (_, index) => String(index)) };
  const refused = await support.refused(adminStartBulk, {
    body: { ...body, act: 'sync' as const, orders: many },
  });
  expect(refused.body.fields).toHaveProperty(['orders.ids'], 'Elige 1.000 pedidos como máximo');
});
