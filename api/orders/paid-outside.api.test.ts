import { adminAttention } from '#domain/calls/admin-attention.ts';
import { adminOrder } from '#domain/calls/admin-order.ts';
import { adminRefund } from '#domain/calls/admin-order-actions.ts';
import { adminPayment, adminRefundPayment } from '#domain/calls/admin-payments.ts';
import { adminRefunds } from '#domain/calls/admin-refunds.ts';
import { getOrder } from '#domain/calls/orders.ts';
import { buyDelivered } from '#e2e/support/buy-delivered.ts';
import { answerRefund, decideDispute, openDispute, wholeMailTo } from '#e2e/support/sandbox.ts';
import { administrator } from '../testing/administrator';
import { fileDatabase } from '../testing/database';
import { payments } from '../testing/payments';
import { eventually } from '../testing/wait';

const db = fileDatabase();

const reason = 'Transferencia del 29 de noviembre, referencia 77';

/** A delivered order of 9,99 € whose refund of 2,00 € the bank has sent back. */
async function owed() {
  const bought = await buyDelivered({}, undefined, 'pm_card_pendingRefund');
  const admin = await administrator();
  const params = { id: bought.order.id };
  await admin.call(adminRefund, { params, body: { reason: 'goodwill', amountCents: 200 } });
  const [made] = await payments().refundsOf(bought.intent.paymentIntentId);
  await answerRefund(String(made?.id), 'failed');
  await eventually(async () =>
    expect((await admin.call(adminOrder, { params })).order).toMatchObject({ refundOwedCents: 200 }),
  );
  return { ...bought, admin, params };
}

it('what was paid by bank transfer is entered: receipt, timeline, audit log, e-mail, and nobody is asked [F29]', async () => {
  const { admin, browser, cart, intent, order, params } = await owed();
  const paid = { reason, outside: true as const, refundedCents: 0 };
  for (const [amountCents, code] of [
    [0, 'validation_failed'],
    [201, 'refund_not_owed'],
  ] as const) {
    const body = { ...paid, amountCents };
    expect((await admin.refused(adminRefund, { params, body })).body).toMatchObject({ code });
  }
  const body = { ...paid, amountCents: 200 };
  expect(await admin.call(adminRefund, { params, body })).toMatchObject({
    ...{ amountCents: 200, status: 'succeeded' },
  });
  expect((await admin.refused(adminRefund, { params, body })).body.code).toBe('refund_changed');
  // Stripe made nothing.
  expect(await payments().refundsOf(intent.paymentIntentId)).toHaveLength(1);

  const now = (await admin.call(adminOrder, { params })).order;
  expect(now).toMatchObject({
    ...{ stage: 'guarantee', paymentStatus: 'partially_refunded', refundedCents: 200 },
    refunds: [
      { number: 2, amountCents: 200, status: 'succeeded', outside: true, reason },
      { number: 1, status: 'failed', outside: false },
    ],
  });
  expect([now.attention, now.refundOwedCents]).toEqual([undefined, undefined]);
  expect(now.corrections).toEqual([expect.objectContaining({ refundNumber: 2, amountCents: -200 })]);
  const lines = now.timeline.slice(-2).map(({ kind, data }) => ({ kind, data }));
  expect(lines).toEqual([
    { kind: 'refund-requested', data: { amountCents: 200, reason, outside: true } },
    { kind: 'refund-succeeded', data: { amountCents: 200, outside: true } },
  ]);
  const { items } = await admin.call(adminAttention, { query: { kind: 'order' } });
  expect(items.filter(({ id }) => id === order.id)).toEqual([]);
  const { refunds } = await admin.call(adminRefunds, { query: { search: order.orderNumber } });
  expect(refunds.map(({ outside }) => outside)).toEqual([true, false]);
  const { rows } = await db.query(
    `SELECT before -> 'asked' AS asked, before ->> 'reason' AS reason, after -> 'refused' IS NULL AS done
     FROM audit_log WHERE subject = $1 AND action = 'refund' ORDER BY id DESC LIMIT 2`,
    [order.orderNumber],
  );
  const asked = { amountCents: 200, outside: true };
  expect(rows).toEqual([
    { asked, reason, done: false },
    { asked, reason, done: true },
  ]);

  const told = await eventually(async () => {
    const [, mail] = await wholeMailTo(cart.email, 'Reembolso');
    expect(mail).toBeDefined();
    return mail;
  });
  expect(told?.text).toMatch(/2,00\s€/);
  expect(told?.text).toContain('te lo hemos devuelto de otra forma');
  expect(told?.text).not.toContain('5 y 10');
  expect(told?.attachments).toHaveLength(1);
  const seen = (await browser.call(getOrder, { params })).order;
  expect(seen).toMatchObject({ refundedCents: 200, outsideCents: 200 });
  const last = { kind: 'refund-succeeded', by: 'shop', data: { amountCents: 200 } };
  expect(seen.timeline.at(-1)).toMatchObject(last);
});

it('a payment’s page enters it too, for at most what is owed, and not while the bank decides', async () => {
  const { admin, intent, params: order } = await owed();
  const params = { intent: intent.paymentIntentId };
  const shown = async () => ({
    payment: (await admin.call(adminPayment, { params })).payment,
    order: (await admin.call(adminOrder, { params: order })).order,
  });
  const { id } = await openDispute(params.intent, 'general', { amount: 900 });
  await eventually(async () => {
    const { payment, order } = await shown();
    const disputed = { can: { refund: { code: 'payment_disputed' } }, refundOwedCents: 200, lostCents: 0 };
    expect([payment, order]).toMatchObject([{ ...disputed, keptCents: 999 }, disputed]);
  });
  await decideDispute(id, 'lost');
  // Of 9,99 €, the bank has left 0,99 €.
  await eventually(async () => {
    const { payment, order } = await shown();
    const left = { can: { refund: { allowed: true } }, refundOwedCents: 99, lostCents: 900 };
    expect([payment, order]).toMatchObject([{ ...left, keptCents: 99 }, left]);
  });
  const paid = { reason, outside: true as const, refundedCents: 0 };
  const all = await admin.refused(adminRefundPayment, { params, body: paid });
  expect(all.body.code).toBe('validation_failed');
  const more = await admin.refused(adminRefundPayment, { params, body: { ...paid, amountCents: 100 } });
  expect(more.body.code).toBe('refund_not_owed');
  const body = { ...paid, amountCents: 99 };
  expect(await admin.call(adminRefundPayment, { params, body })).toMatchObject({ amountCents: 99 });
  const { payment } = await shown();
  const nothing = { refund: { code: 'nothing_to_refund' } };
  expect(payment).toMatchObject({
    state: 'partially-refunded',
    refundedCents: 99,
    keptCents: 0,
    can: nothing,
  });
  expect(payment.refundOwedCents).toBeUndefined();
  expect(payment.refunds[0]).toMatchObject({ outside: true });
});
