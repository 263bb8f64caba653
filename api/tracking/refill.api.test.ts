import { getOrder, type OrderView, requestRefill, trackOrder } from '#domain/calls/orders.ts';
import { buyDelivered } from '#e2e/support/buy-delivered.ts';
import { mailTo, panelClock, panelDrop, panelFault } from '#e2e/support/sandbox.ts';
import { boughtAsRows } from '../testing/bought-as-rows';
import { type Browser, browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { buy, orderThat } from '../testing/purchases';
import { forgetOrders } from '../testing/rows';
import { eventually } from '../testing/wait';

const db = fileDatabase();

const ask = (visitor: Browser, orderId: string) => visitor.call(requestRefill, { params: { orderId } });
const refused = (visitor: Browser, orderId: string) =>
  visitor.refused(requestRefill, { params: { orderId } });
const verdictOf = async (visitor: Browser, id: string): Promise<OrderView['refill']> =>
  (await visitor.call(getOrder, { params: { id } })).order.refill;

it('a refill is asked for, followed to its end, and not asked for again too soon [S1-2.6.2 S1-7.4]', async () => {
  const { browser: buyer, order, panelId } = await buyDelivered();
  expect(await verdictOf(buyer, order.id)).toEqual({ allowed: true });
  await panelDrop(panelId, 30);
  // A double click is one request: both get the same answer.
  const answers = await Promise.all([ask(buyer, order.id), ask(buyer, order.id)]);
  expect(answers.map(({ state }) => state)).toEqual(['requested', 'requested']);
  const running = await orderThat(buyer, order.id, ({ refillStatus }) => refillStatus === 'requested');
  expect(running.refills).toHaveLength(1);
  expect(running.refill).toEqual({ allowed: false, code: 'refill_under_way' });
  expect(running.timeline.filter(({ kind }) => kind === 'refill-requested')).toMatchObject([
    { by: 'customer' },
  ]);

  await panelClock({ advanceSeconds: 600 });
  const done = await orderThat(buyer, order.id, ({ refillStatus }) => refillStatus === 'completed');
  expect(done.refills).toMatchObject([{ state: 'completed', endedAt: expect.any(String) }]);
  expect(done.refill).toMatchObject({ allowed: false, code: 'refill_cooldown', from: expect.any(String) });
});

describe('of one delivered order', () => {
  let bought: Awaited<ReturnType<typeof buyDelivered>>;
  beforeAll(async () => {
    bought = await buyDelivered();
  });

  it('a count that holds needs no refill [S1-2.6.3 S1-4.2]', async () => {
    const { browser: buyer, order } = bought;
    const { status, body } = await refused(buyer, order.id);
    expect([status, body.code]).toEqual([409, 'count_holds']);
    expect((await verdictOf(buyer, order.id))?.allowed).toBe(true);
  });

  it('a refusal of the panel is shown without its words, and starts no cool-down [S1-2.6.3]', async () => {
    const { browser: buyer, order, panelId } = bought;
    await panelDrop(panelId, 30);
    const error = 'Refill disabled for service 1001';
    await panelFault({ kind: 'refuse', action: 'refill', count: 1, error });
    const { status, body } = await refused(buyer, order.id);
    expect([status, body.code]).toEqual([409, 'refill_refused']);
    expect(JSON.stringify(body)).not.toContain('1001');
    const { order: after } = await buyer.call(getOrder, { params: { id: order.id } });
    expect(after).toMatchObject({ refills: [], refill: { allowed: true } });
  });

  it('only a reader who sees the whole order may ask; for others it does not exist [S1-2.6.2 V13]', async () => {
    const { browser: buyer, order, cart } = bought;
    const stranger = browser();
    for (const reference of [order.id, order.orderNumber, '1', 'FNZ-000000-XXXX']) {
      const { status, body } = await refused(stranger, reference);
      expect([status, body.code]).toEqual([404, 'order_not_found']);
    }
    // Number and e-mail address together open it.
    await stranger.call(trackOrder, { body: { orderNumber: order.orderNumber, email: cart.email } });
    await panelFault({ kind: 'rejected', action: 'refill', count: 1 });
    expect((await ask(stranger, order.orderNumber)).state).toBe('requested');
    await orderThat(buyer, order.id, ({ refillStatus }) => refillStatus !== undefined);
  });

  it('a refill that the panel ends as rejected is shown, and its buyer is told', async () => {
    const { browser: buyer, order, cart } = bought;
    await panelClock({ advanceSeconds: 600 });
    const after = await orderThat(buyer, order.id, ({ refillStatus }) => refillStatus === 'rejected');
    expect(after.refills).toMatchObject([{ state: 'rejected', endedAt: expect.any(String) }]);
    const subject = `No hemos podido completar la reposición de tu pedido ${order.orderNumber}`;
    await eventually(async () =>
      expect(await mailTo(cart.email)).toContainEqual(expect.objectContaining({ subject })),
    );
  });
});

it('an order that is not delivered offers no refill, and has nothing to refill [S1-2.6.1 S1-2.6.3]', async () => {
  await panelFault({ kind: 'notEnoughFunds', action: 'add', count: 1 });
  const { browser: buyer, order } = await buy();
  expect(await verdictOf(buyer, order.id)).toEqual({ allowed: false, code: 'not_delivered' });
  const { status, body } = await refused(buyer, order.id);
  expect([status, body.code]).toEqual([409, 'not_delivered']);
});

it('likes have no guarantee: their order offers no refill, and the panel is never asked for one [S1-2.6.1]', async () => {
  const {
    browser: buyer,
    order,
    own,
  } = await boughtAsRows(db, { service_type: 'likes', region: 'none', service_id: 12 });
  const { order: view } = await buyer.call(getOrder, { params: { id: order.id } });
  expect(view).toMatchObject({ view: 'own', withoutRefills: true });
  expect(view).not.toHaveProperty('refill');
  // Refused before the workflow, which doesn't exist here, could ask the panel.
  const { status, body } = await refused(buyer, order.id);
  expect([status, body.code]).toEqual([409, 'sold_without_refills']);
  await forgetOrders(db, [own]);
});
