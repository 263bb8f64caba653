import { panelIsAway } from '#domain/fail-over.ts';
import { forgetBuyer, type RefundInput, refundChanged, refundOrder } from '../messages';
import { from, rest, stateOf } from '../testing/outcome';
import { answerRefundsWith, orderIn, refund, reportShort, type Stage, seen } from '../testing/refunds';
import { type Buyer, codeOf, TestShop } from '../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.close());

/* Refunds that failed, and that an administrator paid in another way (decision 0048). 999 cents were paid. */

/** As the API asks: nothing is to be refunded at Stripe. */
const input = (outsideCents: number): RefundInput => ({
  ...{ by: 'ana', reason: 'transfer 77', amountCents: 0, outsideCents },
});
const paidOutside = (buyer: Buyer, cents: number) =>
  buyer.handle.executeUpdate(refundOrder, { args: [input(cents)] });

/** A refund of this sum fails; everything if absent. */
async function fails(buyer: Buyer, cents?: number): Promise<void> {
  answerRefundsWith(buyer, 'failed');
  expect(await refund(buyer, cents)).toBe('refund_failed');
  await rest(buyer);
}

test.each<Stage>(['in-progress', 'guarantee'])(
  '%s: what was paid in another way is entered as a refund, without Stripe, and needs nobody any more',
  (stage) =>
    shop.with(async (buyer) => {
      await orderIn(buyer, stage);
      await fails(buyer, 300);
      const since = from(buyer);
      expect(await paidOutside(buyer, 300)).toEqual({ amountCents: 300, status: 'succeeded' });
      expect(await seen(buyer, since)).toEqual({
        // Stripe's book still has all of it.
        ...{ orders: 1, keptCents: 999, paymentStatus: 'partially_refunded', stage },
        ...{ calls: [], emails: ['refund-made:2'] },
      });
      expect(buyer.world.latest).toMatchObject({
        order: { refundedCents: 300 },
        refunds: [
          { status: 'failed' },
          { amountCents: 300, by: 'ana', reason: 'transfer 77', status: 'succeeded', outside: true },
        ],
      });
      expect(buyer.world.projections.flatMap(({ lines }) => lines).slice(-2)).toMatchObject([
        {
          kind: 'refund-requested',
          by: 'ana',
          data: { amountCents: 300, reason: 'transfer 77', outside: true },
        },
        { kind: 'refund-succeeded', by: 'ana', data: { amountCents: 300, outside: true } },
      ]);
    }),
);

test('all of the money: the order is refunded and ends', () =>
  shop.with(async (buyer) => {
    await orderIn(buyer, 'guarantee');
    await fails(buyer);
    await paidOutside(buyer, 999);
    expect(await buyer.handle.result()).toMatchObject({ end: 'refunded' });
    expect(buyer.world.latest).toMatchObject({ paymentStatus: 'refunded', order: { status: 'refunded' } });
  }));

test('a payment that became no order: the buyer is told, and it ends', () =>
  shop.with(async (buyer) => {
    buyer.world.orderRefusal = 'blocked_user';
    buyer.world.refundFails = true;
    await buyer.setCart();
    await buyer.pay();
    await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention');
    await paidOutside(buyer, 400);
    expect(await stateOf(buyer)).toMatchObject({ attention: { reason: 'refund-failed' } });
    // The rest is owed.
    expect(await codeOf(paidOutside(buyer, 600))).toBe('refund_not_owed');
    await paidOutside(buyer, 599);
    expect((await buyer.handle.result()).end).toBe('returned');
    expect(buyer.world.emails).toEqual(['payment-returned']);
    expect(buyer.world.refunds).toEqual([]);
  }));

test('nothing is entered that is not owed, or while a person is asked for something else first', () =>
  shop.with(async (buyer) => {
    await orderIn(buyer, 'in-progress');
    expect(await codeOf(paidOutside(buyer, 100))).toBe('refund_not_owed');
    await fails(buyer, 300);
    for (const cents of [301, 0]) expect(await codeOf(paidOutside(buyer, cents))).toBe('refund_not_owed');
    await reportShort(buyer);
    expect(buyer.world.latest?.attention?.reason).toBe('partial-delivery');
    expect(await codeOf(paidOutside(buyer, 300))).toBe('refund_not_owed');
    expect(buyer.world.latest?.refunds).toMatchObject([{ status: 'failed' }]);
  }));

test('a short delivery that waited when the refund failed waits again', () =>
  shop.with(async (buyer) => {
    await orderIn(buyer, 'in-progress');
    answerRefundsWith(buyer, 'pending');
    await refund(buyer, 300);
    await reportShort(buyer);
    buyer.world.refunds.pop();
    await buyer.handle.signal('refundChanged', { refundId: 're_ours', status: 'failed', amountCents: 300 });
    await rest(buyer);
    await paidOutside(buyer, 300);
    expect(await stateOf(buyer)).toMatchObject({
      stage: 'needs-attention',
      attention: { reason: 'partial-delivery' },
    });
  }));

test('posts that were given up with it are not sent, and the delivery ends without them', () =>
  shop.with(async (buyer) => {
    const { world } = buyer;
    world.panelAnswers = [{ kind: 'not-sent', reason: panelIsAway }];
    const posts = ['AAAAA1', 'BBBBB2'].map((shortcode) => ({ id: shortcode, shortcode }));
    await buyer.setCart({ serviceId: 13, posts });
    await buyer.pay();
    await buyer.until('the other one is sent', () => world.sent.length === 2);
    const dismiss = (world.latest?.submissions ?? [])
      .filter(({ state }) => state === 'ready')
      .map(({ id }) => id);
    world.refundFails = true;
    const asked = { by: 'ana', reason: 'private', amountCents: 600, dismiss };
    expect(await codeOf(buyer.handle.executeUpdate(refundOrder, { args: [asked] }))).toBe('refund_failed');
    const report = { status: 'completed', startCount: 10 };
    await buyer.handle.signal('providerStatusChanged', { submissionId: world.sent[1]?.submissionId, report });
    await rest(buyer);
    await paidOutside(buyer, 600);
    await rest(buyer);
    expect(world.latest).toMatchObject({ stage: 'guarantee', order: { status: 'partial' } });
    expect(world.latest?.submissions.map(({ state }) => state)).toEqual(['dismissed', 'accepted']);
    expect(world.sent).toHaveLength(2);
  }));

test('a buyer whose erasure waited for it is forgotten', () =>
  shop.with(async (buyer) => {
    await orderIn(buyer, 'guarantee');
    await fails(buyer, 300);
    await buyer.handle.signal(forgetBuyer, {});
    await rest(buyer);
    expect((await stateOf(buyer)).stage).toBe('needs-attention');
    await paidOutside(buyer, 300);
    expect((await buyer.handle.result()).end).toBe('forgotten');
  }));

test('a refund in the dashboard on top of it takes what is left, and no more', () =>
  shop.with(async (buyer) => {
    await orderIn(buyer, 'guarantee');
    await fails(buyer, 300);
    await paidOutside(buyer, 300);
    const dashboard = async (refundId: string, amountCents: number) => {
      buyer.world.listed.push({ refundId, status: 'succeeded', amountCents });
      await buyer.handle.signal('refundChanged', { refundId, status: 'succeeded', amountCents });
      await rest(buyer);
    };
    await dashboard('re_1', 800);
    expect(buyer.world.latest).toMatchObject({ paymentStatus: 'refunded', order: { refundedCents: 999 } });
    expect(buyer.world.latest?.refunds.map(({ amountCents }) => amountCents)).toEqual([300, 300, 699]);
  }));

test('a refund in the dashboard after all was paid in another way is left to the comparison of the books', () =>
  shop.with(async (buyer) => {
    await orderIn(buyer, 'guarantee');
    await fails(buyer);
    answerRefundsWith(buyer, 'pending');
    await paidOutside(buyer, 999);
    // The test server doesn't tell the worker that a Signal has arrived while the run ends, so it would be lost here.
    await buyer.handle.result();
    const { refunds } = await stateOf(buyer);
    buyer.world.listed = [{ refundId: 're_1', status: 'succeeded', amountCents: 199 }];
    const signalled = { refundId: 're_1', status: 'succeeded', amountCents: 199 };
    await buyer.wake(refundChanged, signalled);
    await rest(buyer);
    expect(buyer.world.latest?.refunds).toEqual(refunds);
    const { stage, attention } = await stateOf(buyer);
    expect({ stage, attention }).toEqual({ stage: 'closed', attention: undefined });
  }));
