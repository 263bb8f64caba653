import { forgetBuyer, type RefundInput, resolveSubmission, sendToProvider } from '../messages';
import { from, rest, stateOf } from '../testing/outcome';
import { answerRefundsWith, holdRefunds, made, orderIn, refund, reportShort, seen } from '../testing/refunds';
import { type Buyer, codeOf } from '../testing/shop';
import { shopOfCases } from '../testing/shop-of-cases';

const shop = shopOfCases();

/*
 * A bank has taken a part of the money in a dispute (decision 0050). 999 cents were paid; 600 are lost unless a test says
 * otherwise, so 399 are left. A short delivery lacks 550 of 1100 followers, whose share is 499 cents.
 */

const signal = ({ handle }: Buyer, status: string, amountCents = 600) =>
  handle.signal('disputeChanged', { disputeId: 'dp_1', status, reason: 'general', amountCents });

async function lose(buyer: Buyer, amountCents = 600): Promise<void> {
  for (const status of ['needs_response', 'lost']) await signal(buyer, status, amountCents);
  await rest(buyer);
}

const proposal = ({ world }: Buyer) => world.latest?.order?.refundProposalCents;
const reason = async (buyer: Buyer) => (await stateOf(buyer)).attention?.reason;

/** With the guarantee the run continues as new, and one that is queried meanwhile stops the test server's time. */
async function stageAtRest(buyer: Buyer): Promise<string> {
  await rest(buyer);
  return (await stateOf(buyer)).stage;
}

/** What a person can ask for after a dispute, each refused while it is open. */
const asked: [what: string, amountCents: number | undefined, more: Partial<RefundInput>][] = [
  ['a refund of a part', 100, {}],
  ['a refund of everything', undefined, {}],
  ['nothing', 0, {}],
  ['what was paid in another way', 0, { outsideCents: 100 }],
];

/** Stripe refused the refund of 3,00 €, or its bank returned it. */
async function owed(buyer: Buyer): Promise<void> {
  await orderIn(buyer, 'guarantee');
  answerRefundsWith(buyer, 'failed');
  expect(await refund(buyer, 300)).toBe('refund_failed');
}

describe('a short delivery', () => {
  test.each(asked)('%s is refused while the bank decides', (_what, amountCents, more) =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'needs-attention');
      await signal(buyer, 'under_review');
      expect(await refund(buyer, amountCents, more)).toBe('payment_disputed');
      expect(await reason(buyer)).toBe('partial-delivery');
    }),
  );

  const kept = { orders: 1, stage: 'guarantee' };
  test.each([
    ['is closed without money', 0, { ...kept, keptCents: 999, paymentStatus: 'paid', emails: [], calls: [] }],
    [
      'is refunded in part',
      100,
      {
        ...{ ...kept, keptCents: 899, paymentStatus: 'partially_refunded' },
        ...{ emails: ['refund-made:1'], calls: made },
      },
    ],
    [
      'gives back all that is left',
      undefined,
      {
        ...{ ...kept, keptCents: 600, paymentStatus: 'partially_refunded' },
        ...{ emails: ['refund-made:1'], calls: made },
      },
    ],
  ])('%s', (_what, amountCents, outcome) =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'needs-attention');
      expect(proposal(buyer)).toBe(499);
      await lose(buyer);
      expect(await reason(buyer)).toBe('partial-delivery');
      // The bank has given back more than is missing.
      expect(proposal(buyer)).toBeUndefined();
      expect(await refund(buyer, 400)).toBe('refund_too_large');
      const since = from(buyer);
      expect(await refund(buyer, amountCents)).toBe('succeeded');
      expect(await seen(buyer, since)).toEqual(outcome);
      expect(buyer.world.latest?.order?.status).toBe('partial');
    }),
  );

  test('that ends after the dispute was lost is for a person, who is proposed what the bank left', () =>
    shop.with(
      async (buyer) => {
        await orderIn(buyer, 'in-progress');
        await lose(buyer, 100);
        await reportShort(buyer);
        expect(await reason(buyer)).toBe('partial-delivery');
        expect(proposal(buyer)).toBe(399);
        const by = { by: 'ana', reason: 'asked' };
        for (const force of [false, true])
          expect(await codeOf(buyer.handle.executeUpdate(sendToProvider, { args: [{ ...by, force }] }))).toBe(
            'delivery_on_hold',
          );
        expect(await refund(buyer, 399)).toBe('succeeded');
        expect(await stageAtRest(buyer)).toBe('guarantee');
      },
      { undelivered: 'refund' },
    ));

  test('of which nearly all is lost, by the exchange rate, is closed; its buyer can be forgotten then', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'needs-attention');
      await lose(buyer, 987);
      await buyer.handle.signal(forgetBuyer, {});
      await rest(buyer);
      expect(await reason(buyer)).toBe('partial-delivery');
      expect(await refund(buyer, 13)).toBe('refund_too_large');
      expect(await refund(buyer, 0)).toBe('succeeded');
      expect((await buyer.handle.result()).end).toBe('forgotten');
    }));

  test('whose refund Stripe refuses for the dispute is paid in another way', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'needs-attention');
      await lose(buyer);
      answerRefundsWith(buyer, 'failed');
      expect(await refund(buyer)).toBe('refund_failed');
      expect(await reason(buyer)).toBe('refund-failed');
      expect((await stateOf(buyer)).refundOwed?.cents).toBe(399);
      expect(await refund(buyer, 0, { outsideCents: 400 })).toBe('refund_not_owed');
      expect(await refund(buyer, 0, { outsideCents: 399 })).toBe('succeeded');
      expect(await stageAtRest(buyer)).toBe('guarantee');
      expect(await refund(buyer, 1)).toBe('nothing_to_refund');
    }));
});

describe('a refund that failed', () => {
  test.each([
    ['is made again', 300, {}],
    ['is entered as paid in another way', 0, { outsideCents: 300 }],
  ])('%s', (_what, amountCents, more) =>
    shop.with(async (buyer) => {
      await owed(buyer);
      await signal(buyer, 'needs_response');
      answerRefundsWith(buyer, 'succeeded');
      expect(await refund(buyer, amountCents, more)).toBe('payment_disputed');
      await signal(buyer, 'lost');
      await rest(buyer);
      expect(await reason(buyer)).toBe('refund-failed');
      expect(await refund(buyer, amountCents, more)).toBe('succeeded');
      await rest(buyer);
      const { stage, attention, refundOwed } = await stateOf(buyer);
      expect({ stage, attention, refundOwed }).toEqual({ stage: 'guarantee' });
    }),
  );

  test('is asked for only as far as the bank left money', () =>
    shop.with(async (buyer) => {
      await owed(buyer);
      await lose(buyer, 800);
      expect(await refund(buyer, 0, { outsideCents: 200 })).toBe('refund_not_owed');
      expect(await refund(buyer, 0, { outsideCents: 199 })).toBe('succeeded');
      expect(await stageAtRest(buyer)).toBe('guarantee');
    }));
});

test('an order that no panel has ends when what is left is refunded; a part leaves it waiting', () =>
  shop.with(async (buyer) => {
    buyer.world.panelAnswers = [{ kind: 'unknown', reason: 'interrupted' }];
    await buyer.buy();
    await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'submission-unknown');
    await signal(buyer, 'needs_response');
    const said = { by: 'ana', reason: 'not there', accepted: false };
    await buyer.handle.executeUpdate(resolveSubmission, { args: [said] });
    await signal(buyer, 'lost');
    await rest(buyer);
    expect(await reason(buyer)).toBe('payment-disputed');
    expect(await refund(buyer, 100)).toBe('succeeded');
    await rest(buyer);
    expect(await reason(buyer)).toBe('payment-disputed');
    expect(await refund(buyer)).toBe('succeeded');
    expect((await buyer.handle.result()).end).toBe('charged-back');
    expect(buyer.world.sent).toHaveLength(1);
    expect(buyer.world.refunds.map(({ amountCents }) => amountCents)).toEqual([100, 299]);
  }));

test('the panel is stopped if all that is left is refunded while it delivers', () =>
  shop.with(async (buyer) => {
    await orderIn(buyer, 'in-progress');
    await lose(buyer);
    const since = from(buyer);
    expect(await refund(buyer)).toBe('succeeded');
    expect((await seen(buyer, since)).calls).toEqual(['cancelAtProvider', ...made]);
    await reportShort(buyer);
    expect((await buyer.handle.result()).end).toBe('charged-back');
  }));

test('a payment that cannot become an order waits for a person, who refunds what is left', () =>
  shop.with(async (buyer) => {
    const { world } = buyer;
    world.orderRefusal = 'blocked_user';
    await buyer.setCart();
    Object.assign(world.intent, { status: 'succeeded', amountReceivedCents: 999, charged: 999 });
    await lose(buyer);
    await buyer.until('parked', () => world.latest?.stage === 'needs-attention');
    expect(await reason(buyer)).toBe('payment-disputed');
    expect(await refund(buyer, 400)).toBe('refund_too_large');
    expect(await refund(buyer)).toBe('succeeded');
    expect((await buyer.handle.result()).end).toBe('charged-back');
    expect(world.refunds).toMatchObject([{ amountCents: 399 }]);
  }));

test('a dispute that is lost in part during a refund leaves the rest to refund', () =>
  shop.with(async (buyer) => {
    await orderIn(buyer, 'guarantee');
    const provider = holdRefunds(buyer, 'succeeded');
    const refunded = refund(buyer, 300);
    await provider.asked.opened;
    for (const status of ['needs_response', 'lost']) await signal(buyer, status);
    provider.answer.open();
    expect(await refunded).toBe('succeeded');
    await rest(buyer);
    expect(await refund(buyer, 100)).toBe('refund_too_large');
    expect(await refund(buyer, 99)).toBe('succeeded');
  }));
