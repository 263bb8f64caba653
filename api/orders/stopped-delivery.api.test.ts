import { adminOrder } from '#domain/calls/admin-order.ts';
import { adminRefund } from '#domain/calls/admin-order-actions.ts';
import { getOrder } from '#domain/calls/orders.ts';
import { panelOrders } from '#e2e/support/sandbox.ts';
import { administrator } from '../testing/administrator';
import { fileDatabase } from '../testing/database';
import { payments } from '../testing/payments';
import { buy, orderThat } from '../testing/purchases';
import { eventually } from '../testing/wait';

const db = fileDatabase();

it('a refund of what is not delivered stops the panel, is not proposed again, and the rest is closed without money', async () => {
  const { browser, cart, intent, order } = await buy();
  await orderThat(browser, order.id, ({ status }) => status === 'processing');
  const admin = await administrator();
  const params = { id: order.id };
  const reason = 'Desiste del contrato';
  const nothing = { reason, amountCents: 0 };
  expect((await admin.refused(adminRefund, { params, body: nothing })).body.code).toBe('refund_too_large');
  const undelivered = true as const;
  const both = { reason, amountCents: 400, undelivered, outside: true as const };
  expect((await admin.refused(adminRefund, { params, body: both })).body.code).toBe('validation_failed');

  await admin.call(adminRefund, { params, body: { reason, amountCents: 400, undelivered } });
  const [panelOrder] = await panelOrders(cart.username);
  expect(panelOrder?.status).toBe('Canceled');
  const short = await eventually(async () => {
    const { order: now } = await admin.call(adminOrder, { params });
    expect(now.attention).toBeDefined();
    return now;
  });
  const [line] = short.submissions;
  const missing = line?.remains ?? line?.quantity ?? 0;
  expect(short.refundProposalCents).toBe(Math.floor((999 * missing) / short.totalQuantity) - 400);
  const asked = { amountCents: 400, reason, undelivered };
  expect(short.timeline.find(({ kind }) => kind === 'refund-requested')?.data).toEqual(asked);
  const view = async () => (await browser.call(getOrder, { params })).order;
  expect((await view()).settled).toBeUndefined();

  expect(await admin.call(adminRefund, { params, body: nothing })).toMatchObject({ amountCents: 0 });
  const { order: closed } = await admin.call(adminOrder, { params });
  expect(closed).toMatchObject({ stage: 'guarantee', refundedCents: 400 });
  expect([closed.attention, closed.refundProposalCents]).toEqual([undefined, undefined]);
  expect(closed.timeline.at(-1)).toMatchObject({ kind: 'shortfall-settled', data: { reason } });
  expect((await view()).settled).toBe('closed');
  expect((await payments().refundsOf(intent.paymentIntentId)).map(({ amount }) => amount)).toEqual([400]);
  const { rows } = await db.query(
    `SELECT before -> 'asked' AS asked FROM audit_log WHERE subject = $1 AND action = 'refund'
       AND after -> 'refused' IS NULL ORDER BY id`,
    [order.orderNumber],
  );
  expect(rows).toEqual([{ asked: { amountCents: 400, undelivered } }, { asked: { amountCents: 0 } }]);
});
