import { adminOrder } from '#domain/calls/admin-order.ts';
import { adminRefill, adminSendToProvider } from '#domain/calls/admin-order-actions.ts';
import { refillCandidatesCall, refillStatus } from '#domain/calls/admin-refill.ts';
import { chat } from '#domain/calls/chat.ts';
import { getOrder } from '#domain/calls/orders.ts';
import { formatCount } from '#domain/format.ts';
import {
  mailTo,
  noPanelFaults,
  panelClock,
  panelDrop,
  panelFault,
  panelOrders,
} from '#e2e/support/sandbox.ts';
import { administrator } from '../testing/administrator';
import { browser } from '../testing/browser';
import { aCart, buy, orderThat } from '../testing/purchases';
import { eventually } from '../testing/wait';

afterAll(noPanelFaults);

it('after a resend of the rest every figure counts what was delivered before, and a refill covers it', async () => {
  const admin = await administrator();
  const cart = aCart();
  await panelFault({ kind: 'partial', action: 'add', count: 1, remainsPercent: 40, link: cart.username });
  const { browser: buyer, order } = await buy(cart);
  await panelClock({ advanceSeconds: 600 });
  const short = await orderThat(buyer, order.id, ({ status }) => status === 'partial');
  expect(short.progress).toEqual({ delivered: 660, total: 1100 });
  const startCount = short.deliveries?.[0]?.startCount ?? Number.NaN;
  const params = { id: order.id };

  await admin.call(adminSendToProvider, { params, body: { forceResend: true, reason: 'el resto' } });
  const { order: resent } = await buyer.call(getOrder, { params });
  expect(resent.progress?.delivered).toBeGreaterThanOrEqual(660);
  await panelClock({ advanceSeconds: 600 });
  const whole = await orderThat(buyer, order.id, ({ status }) => status === 'completed');
  expect(whole).toMatchObject({
    progress: { delivered: 1100, total: 1100 },
    deliveries: [{ quantity: 1100, delivered: 1100, startCount, state: 'completed' }],
  });
  const question = [{ role: 'user' as const, content: `¿Dónde está mi pedido ${order.orderNumber}?` }];
  const { message } = await browser().call(chat, { body: { messages: question, language: 'es' } });
  expect(message).toContain('1.100 de 1.100');
  const done = await eventually(async () => {
    const found = (await mailTo(cart.email)).find(({ subject }) => subject.includes('completo'));
    if (!found) throw new Error('No e-mail yet');
    return found.text;
  });
  for (const count of [startCount, startCount + 1100]) expect(done).toContain(formatCount(count, 'es'));

  const [first, rest] = (await panelOrders(cart.username)).sort((a, b) => a.id - b.id);
  expect([first?.quantity, rest?.quantity]).toEqual([1100, 440]);
  await panelDrop(first?.id ?? 0, 100);
  const check = await eventually(async () => {
    const found = await admin.call(refillStatus, { params });
    if (found.count?.current === undefined) throw new Error('The followers were not counted');
    return found;
  });
  expect(check).toMatchObject({
    eligibility: { canRefill: true },
    count: { expected: startCount + 1100, missing: 660, lostPercent: 60 },
  });
  const { orders } = await admin.call(refillCandidatesCall);
  expect(orders.find(({ orderId }) => orderId === order.id)).toMatchObject({
    quantity: 1100,
    expected: startCount + 1100,
  });
  await admin.call(adminRefill, { params, body: { reason: 'perdió 60 %' } });
  const { order: detail } = await admin.call(adminOrder, { params });
  // Both panel orders are asked for. The sandbox refuses one that ended early.
  expect(detail.calls.filter(({ action }) => action === 'refill')).toHaveLength(2);
  expect(detail.refills.map(({ state }) => state).toSorted()).toEqual(['rejected', 'requested']);
  expect((await buyer.call(getOrder, { params })).order.refills).toHaveLength(1);
});
