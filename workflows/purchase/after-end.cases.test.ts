import { setTimeout } from 'node:timers/promises';
import { ApplicationFailure } from '@temporalio/common';
import {
  cancelPurchase,
  changeEmail,
  confirmPayment,
  disputeChanged,
  forgetBuyer,
  paymentSucceeded,
  providerStatusChanged,
  purchaseState,
  type RefundInput,
  type ResendInput,
  refundChanged,
  refundOrder,
  remindBuyer,
  requestRefill,
  resend,
  resendMail,
  sendToProvider,
} from '../messages';
import { from, outcomeOf, rest, stateOf } from '../testing/outcome';
import { type Buyer, codeOf } from '../testing/shop';
import { shopOfCases } from '../testing/shop-of-cases';

const shop = shopOfCases();

/* A purchase whose run has ended restarts for everything that still concerns it. 999 cents were paid. */

const delivered = { status: 'completed', remains: 0, startCount: 1000 } as const;
const by = { by: 'ana', reason: 'asked' };

/** A delivered order whose guarantee is over. */
async function guaranteeOver(buyer: Buyer): Promise<void> {
  buyer.world.report = delivered;
  await buyer.buy();
  expect((await buyer.handle.result()).end).toBe('guarantee-over');
}
const withGuarantee = { guaranteeSeconds: 3600 };

/** A cart that its buyer cancelled. */
async function givenUp(buyer: Buyer): Promise<void> {
  await buyer.setCart();
  await buyer.handle.executeUpdate(cancelPurchase, { args: [{ owner: buyer.owner }] });
  await buyer.handle.result();
}

/** A refunded order. */
async function refunded(buyer: Buyer): Promise<void> {
  await buyer.buy();
  await buyer.until('sent', () => buyer.world.sent.length === 1);
  await buyer.handle.executeUpdate(refundOrder, { args: [by] });
  expect((await buyer.handle.result()).end).toBe('refunded');
}

async function closedAgain(buyer: Buyer): Promise<string> {
  return (await buyer.handle.result()).end;
}

test('a refund that fails after all asks for a person, and the money can be given back again', () =>
  shop.with(async (buyer) => {
    await refunded(buyer);
    const since = from(buyer);
    await buyer.wake(refundChanged, { refundId: 're_1', status: 'failed', amountCents: 999 });
    await rest(buyer);
    const { attention, paymentStatus } = await stateOf(buyer);
    expect({ attention: attention?.reason, paymentStatus }).toEqual({
      attention: 'refund-failed',
      paymentStatus: 'paid',
    });
    expect((await outcomeOf(buyer, since)).stage).toBe('needs-attention');
    await buyer.handle.executeUpdate(refundOrder, { args: [by] });
    expect(await closedAgain(buyer)).toBe('refunded');
    expect(buyer.world.refunds).toHaveLength(2);
  }));

test('a part that the dashboard returns, after the whole refund failed, leaves the rest to a person', () =>
  shop.with(async (buyer) => {
    await refunded(buyer);
    const ours = { refundId: 're_1', status: 'failed', amountCents: 999 };
    const theirs = { refundId: 're_2', status: 'succeeded', amountCents: 600 };
    buyer.world.listed = [theirs, ours];
    await buyer.wake(refundChanged, theirs);
    await rest(buyer);
    expect(await stateOf(buyer)).toMatchObject({
      stage: 'needs-attention',
      attention: { reason: 'refund-failed' },
      paymentStatus: 'partially_refunded',
    });
    await buyer.handle.executeUpdate(refundOrder, { args: [by] });
    expect(await closedAgain(buyer)).toBe('refunded');
  }));

test('a dispute that arrives after the end is recorded, and the purchase ends again [F30]', () =>
  shop.with(async (buyer) => {
    await guaranteeOver(buyer);
    await buyer.wake(disputeChanged, {
      disputeId: 'dp_1',
      status: 'needs_response',
      reason: 'fraudulent',
      amountCents: 999,
    });
    expect(await closedAgain(buyer)).toBe('guarantee-over');
    expect(buyer.world.lines.at(-1)).toBe('dispute-opened');
    expect((await stateOf(buyer)).disputes).toEqual([
      { id: 'dp_1', status: 'needs_response', amountCents: 999 },
    ]);
    // No refund on top of what the bank takes back.
    expect(await codeOf(buyer.wakeAndAsk<unknown, RefundInput>(refundOrder, by))).toBe('payment_disputed');
  }, withGuarantee));

/** The last e-mail does not go out, so the purchase can't end yet. */
async function ending(buyer: Buyer): Promise<void> {
  await buyer.buy();
  await buyer.until('confirmed', () => buyer.world.emailKeys.includes('order-confirmation'));
  buyer.world.mailRefused = true;
  await buyer.handle.executeUpdate(refundOrder, { args: [by] });
  await buyer.until('ending', () => buyer.world.latest?.stage === 'closed');
}

test('a dispute that arrives while a purchase ends is recorded [F30]', () =>
  shop.with(async (buyer) => {
    await ending(buyer);
    const dispute = { disputeId: 'dp_1', status: 'needs_response', reason: 'fraudulent', amountCents: 999 };
    await buyer.handle.signal(disputeChanged, dispute);
    buyer.world.mailRefused = false;
    expect(await closedAgain(buyer)).toBe('refunded');
    expect(buyer.world.lines.at(-1)).toBe('dispute-opened');
  }));

test('a refund that fails while a purchase ends asks for a person [F29]', () =>
  shop.with(async (buyer) => {
    await ending(buyer);
    const [{ refundId = '' } = {}] = (await stateOf(buyer)).refunds;
    await buyer.handle.signal(refundChanged, { refundId, status: 'failed', amountCents: 999 });
    buyer.world.mailRefused = false;
    await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention');
    expect(buyer.world.latest?.attention?.reason).toBe('refund-failed');
  }));

test('a person’s calls are carried out while a purchase ends, as they are after its end', () =>
  shop.with(async (buyer) => {
    await ending(buyer);
    const email = 'right@example.com';
    expect(await buyer.handle.executeUpdate(changeEmail, { args: [{ ...by, email }] })).toEqual({});
    expect(buyer.world.latest?.order?.email).toBe(email);
    const refund = buyer.handle.executeUpdate(refundOrder, { args: [by] });
    expect(await codeOf(refund)).toBe('nothing_to_refund');
    await buyer.handle.signal(resend, { ...by, force: true });
    await buyer.until('refused', () => buyer.world.lines.at(-1) === 'command-refused');
    buyer.world.mailRefused = false;
    expect(await closedAgain(buyer)).toBe('refunded');
    expect(buyer.world.sent).toHaveLength(1);
  }));

test('an event that a purchase already has does not keep it from ending', () =>
  shop.with(async (buyer) => {
    await ending(buyer);
    const { writes, refunds } = await stateOf(buyer);
    const [{ refundId = '' } = {}] = refunds;
    await buyer.handle.signal(refundChanged, { refundId, status: 'succeeded', amountCents: 999 });
    buyer.world.mailRefused = false;
    expect(await closedAgain(buyer)).toBe('refunded');
    expect((await stateOf(buyer)).writes).toBe(writes);
  }));

test('money that arrives while a cancelled cart ends becomes its order [F26]', () =>
  shop.with(async (buyer) => {
    await buyer.setCart();
    buyer.world.mailRefused = true;
    await buyer.handle.executeUpdate(remindBuyer, { args: [by] });
    await buyer.handle.executeUpdate(cancelPurchase, { args: [{ owner: buyer.owner }] });
    await buyer.until('ending', () => buyer.world.latest?.stage === 'closed');
    const { intent } = buyer.world;
    Object.assign(intent, { status: 'succeeded', amountReceivedCents: 999, charged: 999 });
    await buyer.handle.signal(paymentSucceeded, { paymentIntentId: intent.id });
    await buyer.until('ordered', () => buyer.world.orders.length === 1);
    buyer.world.mailRefused = false;
  }));

test('after the guarantee an order can still be refunded, in part and then the rest', () =>
  shop.with(async (buyer) => {
    await guaranteeOver(buyer);
    expect(await buyer.wakeAndAsk<unknown, RefundInput>(refundOrder, { ...by, amountCents: 300 })).toEqual({
      amountCents: 300,
      status: 'succeeded',
    });
    expect(await closedAgain(buyer)).toBe('guarantee-over');
    expect(buyer.world.latest).toMatchObject({
      stage: 'closed',
      paymentStatus: 'partially_refunded',
      order: { status: 'completed', refundedCents: 300 },
    });
    await buyer.wakeAndAsk<unknown, RefundInput>(refundOrder, by);
    expect(await closedAgain(buyer)).toBe('refunded');
    expect(buyer.world.refunds.map(({ amountCents }) => amountCents)).toEqual([300, 699]);
    expect(await codeOf(buyer.wakeAndAsk<unknown, RefundInput>(refundOrder, by))).toBe('nothing_to_refund');
  }, withGuarantee));

test('after the guarantee a person can resend the order, which begins a new guarantee', () =>
  shop.with(async (buyer) => {
    await guaranteeOver(buyer);
    const unforced = buyer.wakeAndAsk<unknown, ResendInput>(sendToProvider, by);
    expect(await codeOf(unforced)).toBe('submission_over');
    await buyer.wakeAndAsk<unknown, ResendInput>(sendToProvider, { ...by, force: true });
    expect(buyer.world.sent).toHaveLength(2);
    await buyer.untilDelivered();
    expect(await closedAgain(buyer)).toBe('guarantee-over');
  }, withGuarantee));

test('after the guarantee there is no refill, and after a refund nothing is sent', async () => {
  await shop.with(async (buyer) => {
    await guaranteeOver(buyer);
    expect(await codeOf(buyer.wakeAndAsk(requestRefill, by))).toBe('guarantee_over');
  }, withGuarantee);
  await shop.with(async (buyer) => {
    await refunded(buyer);
    const forced = buyer.wakeAndAsk<unknown, ResendInput>(sendToProvider, { ...by, force: true });
    expect(await codeOf(forced)).toBe('purchase_closed');
    expect(buyer.world.sent).toHaveLength(1);
  });
});

test('an e-mail can be sent again after the end', () =>
  shop.with(async (buyer) => {
    await refunded(buyer);
    await buyer.until('notified', () => buyer.world.emailKeys.includes('refund-made:1'));
    const asked = { ...by, letter: 'refund-made:1' };
    expect(await buyer.wakeAndAsk(resendMail, asked)).toEqual({ state: 'sent' });
    expect(await closedAgain(buyer)).toBe('refunded');
    expect(buyer.world.emailKeys).toContain('refund-made:1:again-1');
  }));

test('an e-mail that takes longer than the run waits for messages is sent once, however often it is requested', () =>
  shop.with(async (buyer) => {
    const { world } = buyer;
    await refunded(buyer);
    await buyer.until('notified', () => world.emailKeys.includes('refund-made:1'));
    const { sendEmail } = world.mail;
    let tries = 0;
    world.mail.sendEmail = (email) => {
      if (email.copy) tries += 1;
      if (!email.copy || tries > 1) return sendEmail(email);
      throw ApplicationFailure.create({ message: 'The mail server is slow', nextRetryDelay: '9 seconds' });
    };
    const ask = () => buyer.wakeAndAsk(resendMail, { ...by, letter: 'refund-made:1' }, 'request-1');
    const first = ask();
    await buyer.until('sent', () => world.emailKeys.includes('refund-made:1:again-1'));
    expect(await first).toEqual({ state: 'sent' });
    await closedAgain(buyer);
    expect(await ask()).toEqual({ state: 'sent' });
    await closedAgain(buyer);
    expect(world.emails.filter((kind) => kind === 'refund-made')).toHaveLength(2);
  }));

test('money that arrives for a cancelled cart becomes its order [F26]', () =>
  shop.with(async (buyer) => {
    await givenUp(buyer);
    const { intent } = buyer.world;
    // The provider took the money just before the cancellation, and reports it late.
    Object.assign(intent, { status: 'succeeded', amountReceivedCents: 999, charged: 999 });
    await buyer.wake(paymentSucceeded, { paymentIntentId: intent.id });
    await buyer.until('sent', () => buyer.world.sent.length === 1);
    expect(buyer.world.orders).toHaveLength(1);
  }));

test.each([
  [
    'a payment that the provider does not know of',
    paymentSucceeded,
    (id: string) => ({ paymentIntentId: id }),
  ],
  ['a payment of another purchase', paymentSucceeded, () => ({ paymentIntentId: 'pi_other' })],
] as const)('%s changes nothing for a cancelled cart', (_, signal, input) =>
  shop.with(async (buyer) => {
    await givenUp(buyer);
    const lines = [...buyer.world.lines];
    await buyer.wake(signal, input(buyer.world.intent.id));
    expect(await closedAgain(buyer)).toBe('cancelled');
    expect(buyer.world.orders).toEqual([]);
    expect(buyer.world.lines).toEqual(lines);
  }),
);

test('a browser that says it paid for a cancelled cart, but did not, gets “not paid” at once', () =>
  shop.with(async (buyer) => {
    await givenUp(buyer);
    const answer = await buyer.wakeAndAsk(confirmPayment, { paymentIntentId: buyer.world.intent.id });
    expect(answer.outcome).toBe('not-paid');
    expect(await closedAgain(buyer)).toBe('cancelled');
  }));

test('a late report on a refunded delivery changes nothing visible', () =>
  shop.with(async (buyer) => {
    await refunded(buyer);
    const submissionId = buyer.world.sent[0]?.submissionId ?? '';
    await buyer.wake(providerStatusChanged, { submissionId, report: delivered });
    expect(await closedAgain(buyer)).toBe('refunded');
    expect(buyer.world.latest).toMatchObject({ stage: 'closed', order: { status: 'refunded' } });
  }));

test('a cancelled cart that was paid all the same and refunded in the dashboard becomes no order', () =>
  shop.with(async (buyer) => {
    await givenUp(buyer);
    const { intent } = buyer.world;
    Object.assign(intent, { status: 'succeeded', amountReceivedCents: 999, charged: 999 });
    await buyer.wake(refundChanged, { refundId: 're_d', status: 'succeeded', amountCents: 999 });
    expect(await closedAgain(buyer)).toBe('returned');
    expect(buyer.world.orders).toEqual([]);
  }));

test('a forgotten buyer can be refunded and stays forgotten: nothing is sent', () =>
  shop.with(async (buyer) => {
    buyer.world.report = delivered;
    await buyer.buy();
    await buyer.untilDelivered();
    await buyer.handle.signal(forgetBuyer, {});
    expect(await closedAgain(buyer)).toBe('forgotten');
    await buyer.wakeAndAsk<unknown, RefundInput>(refundOrder, { ...by, amountCents: 300 });
    expect(await closedAgain(buyer)).toBe('forgotten');
    const forced = () =>
      codeOf(buyer.wakeAndAsk<unknown, ResendInput>(sendToProvider, { ...by, force: true }));
    expect(await forced()).toBe('purchase_closed');
    buyer.world.refundFails = true;
    expect(await codeOf(buyer.wakeAndAsk<unknown, RefundInput>(refundOrder, by))).toBe('refund_failed');
    expect((await stateOf(buyer)).stage).toBe('needs-attention');
    expect(await forced()).toBe('buyer_forgotten');
    expect(buyer.world.sent).toHaveLength(1);
  }));

describe('a buyer who is to be forgotten', () => {
  const person = /lucia/;

  test('a delivered order forgets its buyer and ends: its memory holds nothing of the person [S1-2.10.4 V37]', () =>
    shop.with(async (buyer) => {
      buyer.world.report = { status: 'completed', remains: 0, startCount: 1000 };
      await buyer.buy();
      await buyer.untilDelivered();
      expect(JSON.stringify(await buyer.handle.query(purchaseState))).toMatch(person);
      await buyer.handle.signal(forgetBuyer, {});
      expect((await buyer.handle.result()).end).toBe('forgotten');
      expect(JSON.stringify(await buyer.handle.query(purchaseState))).not.toMatch(person);
      // The last projection holds nothing of the person, so it can't restore what was erased.
      expect(JSON.stringify(buyer.world.latest)).not.toMatch(person);
      expect(buyer.world.latest).toMatchObject({ stage: 'closed', order: { status: 'completed' } });
      expect(buyer.world.lines).toContain('buyer-forgotten');
    }));

  test('a paid order is delivered first; from then on there are no e-mails and no refill', () =>
    shop.with(async (buyer) => {
      await buyer.buy();
      await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
      await buyer.until('confirmed', () => buyer.world.emails.includes('order-confirmation'));
      const before = [...buyer.world.emails];
      await buyer.handle.signal(forgetBuyer, {});
      expect(
        await codeOf(buyer.handle.executeUpdate(requestRefill, { args: [{ by: 'ana', reason: 'x' }] })),
      ).toBe('buyer_forgotten');
      await buyer.env.sleep('20 minutes');
      expect((await buyer.handle.describe()).status.name).toBe('RUNNING');
      await buyer.handle.signal('providerStatusChanged', {
        submissionId: buyer.world.sent[0]?.submissionId ?? '',
        report: { status: 'completed', startCount: 1000 },
      });
      expect((await buyer.handle.result()).end).toBe('forgotten');
      expect(buyer.world.sent).toMatchObject([{ username: 'lucia.rivas' }]);
      expect(buyer.world.emails).toEqual(before);
    }));

  test('an unpaid cart is cancelled', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      await buyer.handle.signal(forgetBuyer, {});
      expect((await buyer.handle.result()).end).toBe('cancelled');
      expect(buyer.world.intent.status).toBe('canceled');
      expect(JSON.stringify(buyer.world.latest)).not.toMatch(person);
    }));

  describe('a buyer who is forgotten while an e-mail is being sent is not written back', () => {
    const stillUnderWay = async (buyer: Buyer) => {
      buyer.world.mailAway = true;
      buyer.world.report = { status: 'completed', remains: 0, startCount: 1000 };
      await buyer.buy();
    };
    // In real time: the test server skips none while an activity runs.
    const settings = { guaranteeSeconds: 1 };

    test('if it ends after the last projection [V37]', () =>
      shop.with(async (buyer) => {
        await stillUnderWay(buyer);
        await buyer.until('over', () => buyer.world.lines.includes('guarantee-over'));
        await buyer.handle.signal(forgetBuyer, {});
        buyer.world.mailAway = false;
        expect((await buyer.handle.result()).end).toBe('guarantee-over');
        expect(JSON.stringify(buyer.world.latest)).not.toMatch(person);
      }, settings));

    test('and an event about its money that arrives during the very last save is not lost', () =>
      shop.with(async (buyer) => {
        await stillUnderWay(buyer);
        await buyer.until('over', () => buyer.world.lines.includes('guarantee-over'));
        await buyer.until('the projection of the end', () => buyer.world.latest?.stage === 'closed');
        buyer.world.endHeld = true;
        await buyer.handle.signal(forgetBuyer, {});
        const { endings } = buyer.world;
        buyer.world.mailAway = false;
        await buyer.until('the last save', () => buyer.world.endings > endings);
        await buyer.handle.signal(disputeChanged, {
          ...{ disputeId: 'dp_1', status: 'needs_response', reason: 'fraudulent', amountCents: 999 },
        });
        // The save outlasts its workflow task, so that a later one takes the Signal.
        const isTaken = async () => {
          const { events } = await buyer.handle.fetchHistory();
          const last = events?.findLastIndex(
            ({ workflowExecutionSignaledEventAttributes: signal }) => signal?.signalName === 'disputeChanged',
          );
          if (last === undefined || last < 0) return false;
          return events?.slice(last).some((one) => one.workflowTaskCompletedEventAttributes);
        };
        while (!(await isTaken())) await setTimeout(250);
        buyer.world.endHeld = false;
        await buyer.handle.result();
        const { disputes } = await buyer.handle.query(purchaseState);
        expect(disputes).toEqual([expect.objectContaining({ id: 'dp_1', status: 'needs_response' })]);
        expect(JSON.stringify(buyer.world.latest)).not.toMatch(person);
      }, settings));

    test('if it ends while the last projection is being written', () =>
      shop.with(async (buyer) => {
        buyer.world.endHeld = true;
        await stillUnderWay(buyer);
        await buyer.until('the last projection', () => buyer.world.endings === 1);
        await buyer.handle.signal(forgetBuyer, {});
        buyer.world.mailAway = false;
        buyer.world.endHeld = false;
        expect((await buyer.handle.result()).end).toBe('guarantee-over');
        expect(JSON.stringify(buyer.world.latest)).not.toMatch(person);
      }, settings));
  });
});
