import { randomUUID } from 'node:crypto';
import { adminBulkAction, adminStartBulkRefund } from '../domain/calls/admin-bulk';
import { adminCloseCart, adminRemindCart } from '../domain/calls/admin-carts';
import { adminOrder } from '../domain/calls/admin-order';
import { adminRefill, adminRefund, adminResolveSubmission } from '../domain/calls/admin-order-actions';
import { adminRefundPayment } from '../domain/calls/admin-payments';
import { buyDelivered } from '../e2e/support/buy-delivered';
import { mailTo, panelDrop, panelOrders } from '../e2e/support/sandbox';
import { administrator, logInAs } from './testing/administrator';
import { Refused } from './testing/browser';
import { buyNeedingAttention, buyPostsNeedingAttention } from './testing/buy-needing-attention';
import { fileDatabase } from './testing/database';
import { payments } from './testing/payments';
import { type Bought, orderThat, startPurchase } from './testing/purchases';
import { eventually } from './testing/wait';

// Two administrators in parallel: more pairs than in admin-order.api.test.ts, which covers the same action twice,
// resend against refund, and corrected target against resend.

const db = fileDatabase();

const two = () => Promise.all([administrator(), logInAs(db, 'administrator')]);

/** How each call of a race ended: `done`, or the code of its refusal. */
async function race(...calls: Promise<unknown>[]): Promise<string[]> {
  return (await Promise.allSettled(calls)).map((call) => {
    if (call.status === 'fulfilled') return 'done';
    if (call.reason instanceof Refused) return call.reason.answer.code;
    throw call.reason;
  });
}

const amountsBack = async (intent: string) =>
  (await payments().refundsOf(intent)).map(({ amount }) => amount);

it('a cancellation with refund and a refill: one refund, and no refill after it [S1-2.15.132]', async () => {
  const { browser: buyer, cart, intent, order } = await buyDelivered();
  const [panelOrder] = await panelOrders(cart.username);
  await panelDrop(panelOrder?.id ?? 0, 50);
  const [ana, luis] = await two();
  const params = { id: order.id };
  const [refunded, refilled] = await race(
    ana.call(adminRefund, { params, body: { reason: 'asked by the buyer' } }),
    luis.call(adminRefill, { params, body: { reason: 'followers were lost' } }),
  );
  expect(refunded).toBe('done');
  // If it came before the refund, it was requested; after it the purchase is closed.
  expect(refilled).toMatch(/^(done|purchase_closed|not_delivered|guarantee_over)$/);
  await orderThat(buyer, order.id, ({ status }) => status === 'refunded');
  expect(await amountsBack(intent.paymentIntentId)).toEqual([999]);
  const { order: detail } = await ana.call(adminOrder, { params });
  expect(detail.refills).toHaveLength(refilled === 'done' ? 1 : 0);
  expect(detail.calls.filter(({ action }) => action === 'refill')).toHaveLength(refilled === 'done' ? 1 : 0);
});

/** A delivered order whose money goes back in two steps. */
let delivered: Bought;
beforeAll(async () => {
  delivered = await buyDelivered();
});

it('a refund from the payment page and one from the order page, of the same money: one goes through [S1-2.15.132]', async () => {
  const { intent, order } = delivered;
  const [ana, luis] = await two();
  const ends = await race(
    ana.call(adminRefundPayment, {
      params: { intent: intent.paymentIntentId },
      body: { reason: 'by ana', refundedCents: 0, amountCents: 600 },
    }),
    luis.call(adminRefund, { params: { id: order.id }, body: { reason: 'by luis', amountCents: 600 } }),
  );
  expect(ends.filter((end) => end === 'done')).toHaveLength(1);
  // While one is under way, the order is closed for the other.
  expect(ends.find((end) => end !== 'done')).toMatch(/^(refund_changed|refund_too_large|purchase_closed)$/);
  expect(await amountsBack(intent.paymentIntentId)).toEqual([600]);
});

it('a bulk refund and a single refund of the rest of one of its orders: one refund', async () => {
  const { intent, order } = delivered;
  const [ana, luis] = await two();
  const id = randomUUID();
  const [bulk, single] = await race(
    ana.call(adminStartBulkRefund, {
      body: { id, reason: 'by ana', orders: { by: 'ids', ids: [order.id] } },
    }),
    luis.call(adminRefund, { params: { id: order.id }, body: { reason: 'by luis' } }),
  );
  expect(bulk).toBe('done');
  const { results } = await eventually(async () => {
    const answer = await ana.call(adminBulkAction, { params: { id } });
    if (!answer.act.endedAt) throw new Error('It is still under way');
    return answer;
  });
  // Each caller gets the result of its own request.
  const states = [results[0]?.state, single === 'done' ? 'done' : 'refused'];
  expect(states.sort()).toEqual(['done', 'refused']);
  expect(await amountsBack(intent.paymentIntentId)).toEqual([600, 399]);
});

it('of two different resolutions of a lost answer the first counts and the second is refused [S1-2.15.132]', async () => {
  const { cart, order } = await buyNeedingAttention(db, 'acceptThen500');
  const [there] = await panelOrders(cart.username);
  const [ana, luis] = await two();
  const params = { id: order.id };
  const reason = 'seen at the panel';
  const [accepted, refusedThere] = await race(
    ana.call(adminResolveSubmission, {
      params,
      body: { outcome: 'accepted', providerOrderId: String(there?.id), reason },
    }),
    luis.call(adminResolveSubmission, { params, body: { outcome: 'not-accepted', reason } }),
  );
  expect([accepted, refusedThere].filter((end) => end === 'done')).toHaveLength(1);
  expect([accepted, refusedThere].find((end) => end !== 'done')).toMatch(
    /^(nothing_to_resolve|submission_under_way|submission_accepted)$/,
  );
  // If it was reported as lost it is sent again, and only then.
  await eventually(async () =>
    expect(await panelOrders(cart.username)).toHaveLength(accepted === 'done' ? 1 : 2),
  );
});

it('of several lost answers each is resolved by its submission, and none is guessed [S1-2.15.132]', async () => {
  const { order, posts } = await buyPostsNeedingAttention(db, 'acceptThen500');
  const [ana, luis] = await two();
  const params = { id: order.id };
  const detail = async () => (await ana.call(adminOrder, { params })).order;
  const states = async () =>
    (await detail()).submissions
      .sort((a, b) => a.line - b.line || a.generation - b.generation)
      .map(({ line, generation, state }) => `${line}.${generation} ${state}`);
  const unnamed = { outcome: 'not-accepted' as const, reason: 'not at the panel' };
  expect(await luis.refused(adminResolveSubmission, { params, body: unnamed })).toMatchObject({
    status: 409,
    body: { code: 'several_doubtful', message: expect.stringContaining('elige') },
  });

  const submissionId = (await detail()).submissions.find(({ line }) => line === 2)?.id;
  const [there] = await panelOrders(posts[1]);
  const found = { outcome: 'accepted' as const, providerOrderId: String(there?.id), reason: 'seen' };
  await ana.call(adminResolveSubmission, { params, body: { ...found, submissionId } });
  await eventually(async () =>
    expect(await states()).toEqual(['1.1 unknown', '2.1 accepted', '3.1 accepted']),
  );
  const late = await luis.refused(adminResolveSubmission, { params, body: { ...unnamed, submissionId } });
  expect(late.body.code).toBe('nothing_to_resolve');

  // Only one is left, so it needs no name.
  await luis.call(adminResolveSubmission, { params, body: unnamed });
  await eventually(async () =>
    expect(await states()).toEqual(['1.1 unknown', '1.2 accepted', '2.1 accepted', '3.1 accepted']),
  );
  expect(await Promise.all(posts.map(async (post) => (await panelOrders(post)).length))).toEqual([2, 1, 1]);
});

it('a reminder and the closing of a cart: both get true answers, and a closed cart gets no reminder', async () => {
  const { cart, intent } = await startPurchase();
  const [ana, luis] = await two();
  const params = { number: intent.orderNumber };
  const body = { reason: 'asked by telephone' };
  const [reminded, closed] = await race(
    ana.call(adminRemindCart, { params, body }),
    luis.call(adminCloseCart, { params, body }),
  );
  expect(closed).toBe('done');
  expect(reminded).toMatch(/^(done|purchase_closed)$/);
  expect((await payments().retrieve(intent.paymentIntentId)).status).toBe('canceled');
  const emails = await mailTo(cart.email);
  expect(emails.length).toBeLessThanOrEqual(reminded === 'done' ? 1 : 0);
});
