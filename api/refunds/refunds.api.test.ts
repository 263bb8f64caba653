import { randomUUID } from 'node:crypto';
import { adminRefundPayment } from '#domain/calls/admin-payments.ts';
import { adminRefunds } from '#domain/calls/admin-refunds.ts';
import { addDays, dayOf } from '#domain/days.ts';
import { administrator, logInAs } from '../testing/administrator';
import { fileDatabase } from '../testing/database';
import { buy } from '../testing/purchases';

const db = fileDatabase();

it('the list has every refund with who and why, found by order, payment and address, filtered and sorted [S1-2.15.133]', async () => {
  const admin = await administrator();
  const { order, intent, cart } = await buy();
  const params = { intent: intent.paymentIntentId };
  for (const body of [
    { reason: 'Llegó tarde', amountCents: 300, refundedCents: 0 },
    { reason: 'También el resto', refundedCents: 300 },
  ].map((asked) => ({ ...asked, requestId: randomUUID() }))) {
    const made = await admin.call(adminRefundPayment, { params, body });
    // As if its answer had been lost: nothing is left to refund by then.
    expect(await admin.call(adminRefundPayment, { params, body })).toEqual(made);
  }
  const found = async (query: Record<string, string>) => {
    const { refunds, total } = await admin.call(adminRefunds, { query: { search: cart.email, ...query } });
    return { total, amounts: refunds.map(({ amountCents }) => amountCents) };
  };
  const { refunds } = await admin.call(adminRefunds, { query: { search: order.orderNumber } });
  expect(refunds).toEqual([
    expect.objectContaining({ number: 2, amountCents: 699, reason: 'También el resto' }),
    {
      number: 1,
      orderNumber: order.orderNumber,
      intent: intent.paymentIntentId,
      amountCents: 300,
      reason: 'Llegó tarde',
      requestedBy: 'admin',
      refundId: expect.stringMatching(/^re_/),
      outside: false,
      status: 'succeeded',
      createdAt: expect.any(String),
      email: cart.email,
    },
  ]);
  expect(await found({})).toEqual({ total: 2, amounts: [699, 300] });
  expect(await found({ search: intent.paymentIntentId, sort: 'amount-asc' })).toEqual({
    total: 2,
    amounts: [300, 699],
  });
  const today = dayOf(new Date(refunds[0]!.createdAt));
  expect((await found({ from: today, to: today })).total).toBe(2);
  expect((await found({ to: addDays(today, -1) })).total).toBe(0);
  expect((await found({ from: addDays(today, 1) })).total).toBe(0);
  expect((await found({ status: 'failed' })).total).toBe(0);
  await db.query(`UPDATE refunds SET status = 'failed' WHERE payment_intent_id = $1 AND number = 1`, [
    intent.paymentIntentId,
  ]);
  expect(await found({ status: 'failed' })).toEqual({ total: 1, amounts: [300] });
  expect((await found({ page: '2' })).amounts).toEqual([]);
});

it('the list of refunds is for those who may see money', async () => {
  const support = await logInAs(db, 'support');
  expect((await support.refused(adminRefunds)).status).toBe(403);
});
