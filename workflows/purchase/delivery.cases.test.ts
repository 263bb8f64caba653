import { ApplicationFailure, type UpdateDefinition } from '@temporalio/common';
import {
  confirmPayment,
  paymentSucceeded,
  providerStatusChanged,
  type ResendInput,
  refundOrder,
  requestRefill,
  resendMail,
  sendToProvider,
} from '../messages';
import { rest, stateOf } from '../testing/outcome';
import { type Buyer, codeOf } from '../testing/shop';
import { shopOfCases } from '../testing/shop-of-cases';

const day = 24 * 3600;
const shop = shopOfCases();

/** Buys an order that is delivered, and whose panel takes a refill with this answer. */
async function deliveredAndRefilledWith(
  buyer: Buyer,
  answer: { refillId?: string; pollAfterSeconds?: number },
): Promise<void> {
  const { world } = buyer;
  world.report = { status: 'completed', remains: 0, startCount: 1000 };
  await buyer.buy();
  await buyer.untilDelivered();
  world.provider.requestProviderRefill = async () => ({
    kind: 'requested',
    providerRefillId: '77',
    ...answer,
  });
}

describe('delivery and guarantee', () => {
  test('the dense poll completes the order without a Signal', () =>
    shop.with(async (buyer) => {
      buyer.world.report = { status: 'completed', remains: 0, startCount: 1000 };
      await buyer.buy();
      await buyer.until('completed', () => buyer.world.latest?.order?.status === 'completed', 60);
    }));

  test('after the dense minutes the batch sync reports; a late report changes nothing [F23]', () =>
    shop.with(async (buyer) => {
      await buyer.buy();
      await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
      await buyer.env.sleep('20 minutes');
      const submissionId = buyer.world.sent[0]?.submissionId ?? '';
      const report = (status: 'completed' | 'in-progress') =>
        buyer.handle.signal('providerStatusChanged', { submissionId, report: { status, startCount: 1000 } });
      await report('completed');
      await report('in-progress');
      await buyer.untilDelivered();
      expect(buyer.world.latest?.order?.status).toBe('completed');
    }));

  test('a partial delivery proposes its share; the timeline ends with the confirmed refund [S1-4.10]', () =>
    shop.with(async (buyer) => {
      buyer.world.report = { status: 'partial', remains: 550, startCount: 1000 };
      await buyer.buy();
      await buyer.until('partial', () => buyer.world.latest?.attention?.reason === 'partial-delivery');
      // 550 of 1100 delivered units are missing: half of 9.99, rounded down.
      expect(buyer.world.latest?.order?.refundProposalCents).toBe(499);
      await buyer.handle.executeUpdate(refundOrder, {
        args: [{ by: 'ana', reason: 'missing', amountCents: 499 }],
      });
      expect(buyer.world.refunds).toMatchObject([{ amountCents: 499 }]);
      expect(buyer.world.latest).toMatchObject({ stage: 'guarantee', paymentStatus: 'partially_refunded' });
      expect(buyer.world.lines).toEqual(expect.arrayContaining(['refund-requested', 'refund-succeeded']));
    }));

  test('by setting, an undelivered rest is refunded without a person', () =>
    shop.with(
      async (buyer) => {
        buyer.world.report = { status: 'canceled', startCount: 1000 };
        await buyer.buy();
        expect((await buyer.handle.result()).end).toBe('refunded');
        expect(buyer.world.refunds).toMatchObject([{ amountCents: 999 }]);
      },
      { undelivered: 'refund' },
    ));

  test('cancel with refund by signal stops the panel, gives everything back and closes', () =>
    shop.with(async (buyer) => {
      await buyer.buy();
      await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
      await buyer.handle.signal('cancelWithRefund', { by: 'ana', reason: 'asked' });
      expect((await buyer.handle.result()).end).toBe('refunded');
      expect(buyer.world.lines).toEqual(expect.arrayContaining(['provider-cancel', 'refund-succeeded']));
      expect(buyer.world.refunds).toHaveLength(1);
    }));

  test('a failed refund needs a person and can be retried', () =>
    shop.with(async (buyer) => {
      await buyer.buy();
      await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
      buyer.world.refundFails = true;
      const refund = () =>
        buyer.handle.executeUpdate(refundOrder, { args: [{ by: 'ana', reason: 'asked' }] });
      expect(await codeOf(refund())).toBe('refund_failed');
      expect(buyer.world.latest?.attention?.reason).toBe('refund-failed');
      buyer.world.refundFails = false;
      expect(await refund()).toEqual({ amountCents: 999, status: 'succeeded' });
    }));

  test('a refill: only when followers are missing, one at a time, then a day of cool-down [F39]', () =>
    shop.with(async (buyer) => {
      buyer.world.report = { status: 'completed', remains: 0, startCount: 1000 };
      await buyer.buy();
      await buyer.untilDelivered();
      const ask = () =>
        buyer.handle.executeUpdate(requestRefill, { args: [{ by: 'customer', reason: 'lost' }] });
      // 1100 were delivered for 1000: a loss of 110 is exactly 10 %, not yet due.
      buyer.world.followers = 1990;
      expect(await codeOf(ask())).toBe('count_holds');
      buyer.world.followers = 1989;
      expect((await ask()).state).toBe('requested');
      expect(await codeOf(ask())).toBe('refill_under_way');
      buyer.world.refillEnd = { state: 'completed' };
      await buyer.until('refilled', () => buyer.world.lines.includes('refill-completed'));
      expect(await codeOf(ask())).toBe('refill_cooldown');
      await buyer.env.sleep('25 hours');
      expect((await ask()).state).toBe('requested');
      expect(buyer.world.refillsAsked).toHaveLength(2);
    }));

  test('an order that its panel cancels is not delivered; a resend does not move its first delivery', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      const resend = () =>
        buyer.handle.executeUpdate(sendToProvider, {
          args: [{ by: 'ana', reason: 'all of it', force: true }],
        });
      world.report = { status: 'canceled', startCount: 1000 };
      await buyer.buy();
      await buyer.until('asked', () => world.latest?.attention?.reason === 'canceled-by-provider');
      expect(world.latest?.order).toMatchObject({ status: 'cancelled' });
      expect(world.latest?.order?.deliveredAt).toBeUndefined();
      world.report = { status: 'completed', remains: 0, startCount: 1000 };
      await resend();
      await buyer.untilDelivered();
      const { deliveredAt: first, firstDeliveredAt } = world.latest?.order ?? {};
      expect(firstDeliveredAt).toBe(first);
      await buyer.env.sleep('20 days');
      await resend();
      await rest(buyer);
      expect(world.latest?.order).toMatchObject({ status: 'completed', firstDeliveredAt: first });
      // The guarantee begins again.
      expect((world.latest?.order?.deliveredAt ?? 0) - (first ?? 0)).toBeGreaterThan(19 * day * 1000);
      world.report = { status: 'canceled', startCount: 1000 };
      await resend();
      await buyer.until('asked again', () => world.latest?.attention?.reason === 'canceled-by-provider');
      expect(world.latest?.order).toMatchObject({ status: 'cancelled', firstDeliveredAt: first });
      expect(world.latest?.order?.deliveredAt).toBeUndefined();
    }));

  /** Of 1100 followers, 700 have arrived; the rest is sent again, and ends like this. */
  async function resendRest(buyer: Buyer, end: 'completed' | 'canceled') {
    const { world } = buyer;
    world.report = { status: 'partial', remains: 400, startCount: 1000 };
    await buyer.buy();
    await buyer.until('partial', () => world.latest?.attention?.reason === 'partial-delivery');
    world.report = { status: end, remains: end === 'completed' ? 0 : 400, startCount: 1700 };
    const args: [ResendInput] = [{ by: 'ana', reason: 'the rest', force: true }];
    await buyer.handle.executeUpdate(sendToProvider, { args });
    expect(world.sent.map(({ quantity }) => quantity)).toEqual([1100, 400]);
  }

  test('after a resend of the rest a refill covers the whole delivery, at each panel order', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      await resendRest(buyer, 'completed');
      await buyer.untilDelivered();
      const asked: string[] = [];
      const { requestProviderRefill } = world.provider;
      world.provider.requestProviderRefill = (input) => {
        asked.push(input.submissionId);
        return requestProviderRefill(input);
      };
      const ask = () =>
        buyer.handle.executeUpdate(requestRefill, { args: [{ by: 'customer', reason: 'lost' }] });
      // 10 % of all 1100, though it is more of the rest alone.
      world.followers = 1990;
      expect(await codeOf(ask())).toBe('count_holds');
      world.followers = 1989;
      expect((await ask()).state).toBe('requested');
      expect(asked.toSorted()).toEqual(world.sent.map(({ submissionId }) => submissionId).toSorted());
      world.refillEnd = { state: 'completed' };
      await buyer.until('told', () => world.emailKeys.includes('refill-completed:1'));
      expect(world.emails.filter((kind) => kind.startsWith('refill'))).toEqual([
        'refill-started',
        'refill-completed',
      ]);
    }));

  test('the rest of which no panel takes the resend can be refunded, and the order ends', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      world.panelAnswers = [
        { kind: 'accepted', providerOrderId: '1' },
        { kind: 'rejected', refusal: 'invalid-quantity', message: 'Quantity less than minimal' },
      ];
      await resendRest(buyer, 'completed');
      await buyer.until('refused', () => world.latest?.attention?.reason === 'submission-refused');
      const [unsent] = (await stateOf(buyer)).submissions.slice(-1);
      const amountCents = world.latest?.order?.refundProposalCents;
      expect(amountCents).toBe(363);
      const dismiss = [unsent?.id ?? ''];
      const refund = { by: 'ana', reason: 'no panel takes the rest', amountCents, dismiss };
      await buyer.handle.executeUpdate(refundOrder, { args: [refund] });
      await buyer.until('guaranteed', () => world.latest?.stage === 'guarantee');
      expect(world.latest?.order?.status).toBe('partial');
      expect(world.latest?.attention).toBeUndefined();
    }));

  test('a start count of 0 that an earlier release stored lets the panel decide about a refill', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      world.report = { status: 'completed', remains: 0, startCount: 0 };
      await buyer.buy();
      await buyer.untilDelivered();
      world.followers = 5000;
      const asked = { by: 'customer', reason: 'lost' };
      expect((await buyer.handle.executeUpdate(requestRefill, { args: [asked] })).state).toBe('requested');
    }));

  test('an order of which a part arrived is not cancelled with its rest', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      await resendRest(buyer, 'canceled');
      await buyer.until('told', () => world.emailKeys.includes('order-partial:2'));
      expect(world.latest).toMatchObject({
        stage: 'needs-attention',
        attention: { reason: 'partial-delivery', detail: 'remains 400' },
        order: { status: 'partial', refundProposalCents: 363 },
      });
      expect(world.emails).not.toContain('order-cancelled');
    }));

  test('a refill that a lost run had requested is followed under its own id [F53]', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      await deliveredAndRefilledWith(buyer, { refillId: 'of-the-lost-run' });
      const followed: string[] = [];
      world.provider.awaitRefill = async ({ refillId }) => {
        followed.push(refillId);
        return { state: 'completed' };
      };
      await buyer.handle.executeUpdate(requestRefill, { args: [{ by: 'customer', reason: 'lost' }] });
      await buyer.until('refilled', () => world.lines.includes('refill-completed'));
      expect(followed).toEqual(['of-the-lost-run']);
    }));

  test.each([
    ['the usual pause', undefined, 60],
    ['longer if its panel has many open', 300, 300],
  ])('a refill is polled for the first time after %s', (_, pollAfterSeconds, seconds) =>
    shop.with(async (buyer) => {
      const { world, env } = buyer;
      await deliveredAndRefilledWith(buyer, { pollAfterSeconds });
      let polledAt = 0;
      world.provider.awaitRefill = async () => {
        polledAt = await env.currentTimeMs();
        return { state: 'completed' };
      };
      const askedAt = await env.currentTimeMs();
      await buyer.handle.executeUpdate(requestRefill, { args: [{ by: 'customer', reason: 'lost' }] });
      await buyer.until('refilled', () => world.lines.includes('refill-completed'));
      expect(polledAt - askedAt).toBeGreaterThanOrEqual(seconds * 1000);
    }),
  );

  test('a refill of a purchase older than the limit isn’t followed forever either [F41]', () =>
    shop.with(
      async (buyer) => {
        const { world } = buyer;
        world.report = { status: 'completed', remains: 0, startCount: 1000 };
        await buyer.buy();
        await buyer.untilDelivered();
        let until: number | undefined;
        world.provider.awaitRefill = async (input) => {
          ({ until } = input);
          return { state: 'completed' };
        };
        await buyer.handle.executeUpdate(requestRefill, { args: [{ by: 'customer', reason: 'lost' }] });
        await buyer.until('refilled', () => world.lines.includes('refill-completed'));
        expect((until ?? Number.NaN) - (await buyer.env.currentTimeMs())).toBeLessThan(3 * day * 1000);
      },
      { lateAfterSeconds: undefined },
    ));

  test('a guarantee of years ends on time', () =>
    shop.with(
      async (buyer) => {
        buyer.world.report = { status: 'completed', remains: 0, startCount: 1000 };
        const before = await buyer.env.currentTimeMs();
        await buyer.buy();
        expect((await buyer.handle.result()).end).toBe('guarantee-over');
        expect((await buyer.env.currentTimeMs()) - before).toBeGreaterThan(3 * 365 * day * 1000);
      },
      { guaranteeSeconds: 3 * 365 * day },
    ));

  test('a refill that was requested within the guarantee is followed to its end', () =>
    shop.with(
      async (buyer) => {
        const { world } = buyer;
        world.report = { status: 'completed', remains: 0, startCount: 1000 };
        await buyer.buy();
        await buyer.untilDelivered();
        await buyer.env.sleep('23 hours');
        const ends = (await buyer.env.currentTimeMs()) + 3 * 3600 * 1000;
        world.provider.awaitRefill = async () => {
          if ((await buyer.env.currentTimeMs()) >= ends) return { state: 'completed' };
          throw ApplicationFailure.create({ message: 'Not ended yet', nextRetryDelay: '30 minutes' });
        };
        await buyer.handle.executeUpdate(requestRefill, { args: [{ by: 'customer', reason: 'lost' }] });
        expect((await buyer.handle.result()).end).toBe('guarantee-over');
        expect(world.lines.slice(-2)).toEqual(['refill-completed', 'guarantee-over']);
        expect(world.emails).toContain('refill-completed');
      },
      { guaranteeSeconds: day },
    ));

  test('a plain purchase needs few events during delivery, and fewer in its guarantee', () =>
    shop.with(async (buyer) => {
      // The panel's watch sends the purchase nothing before the end.
      buyer.world.signalReport = () => Promise.resolve();
      await buyer.setCart();
      const intent = buyer.world.pay();
      const args: [{ paymentIntentId: string }] = [{ paymentIntentId: intent.id }];
      await Promise.all([
        buyer.handle.executeUpdate(confirmPayment, { args }),
        buyer.handle.signal(paymentSucceeded, { paymentIntentId: intent.id }),
      ]);
      await buyer.until('delivering', () => buyer.world.latest?.stage === 'in-progress');
      await buyer.env.sleep('1 second');
      expect(buyer.world.emails).toEqual(['order-confirmation']);
      const { runId, historyLength } = await buyer.handle.describe();
      expect(historyLength).toBeLessThanOrEqual(40);
      await buyer.handle.signal(providerStatusChanged, {
        submissionId: buyer.world.sent[0]?.submissionId ?? '',
        report: { status: 'completed', remains: 0, startCount: 1000 },
      });
      await buyer.untilDelivered();
      const rests = await buyer.handle.describe();
      expect(rests.runId).not.toBe(runId);
      expect(rests.historyLength).toBeLessThanOrEqual(15);
    }));

  test('a long history continues as new and remembers everything', () =>
    shop.with(
      async (buyer) => {
        const first = await buyer.setCart();
        const firstRun = (await buyer.handle.describe()).runId;
        for (const serviceId of [203, 205, 202]) await buyer.setCart({ serviceId });
        const again = await buyer.setCart({ serviceId: 204 });
        expect(again).toMatchObject({
          paymentIntentId: first.paymentIntentId,
          orderNumber: first.orderNumber,
        });
        await buyer.pay();
        await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
        await rest(buyer);
        const [sent] = buyer.world.sent;
        await buyer.handle.signal('providerStatusChanged', {
          submissionId: sent?.submissionId ?? '',
          report: { status: 'completed', startCount: 1000 },
        });
        await buyer.untilDelivered();
        const { runId } = await buyer.handle.describe();
        expect(runId).not.toBe(firstRun);
        expect(buyer.world.orders).toHaveLength(1);
        expect(buyer.world.sent).toHaveLength(1);
      },
      { continueAsNewAfterEvents: 20 },
    ));

  test.each([
    ['a refund', refundOrder, { amountCents: 100 }],
    ['a forced resend', sendToProvider, { force: true }],
    ['an e-mail', resendMail, { letter: 'order-confirmation' }],
  ] as [string, UpdateDefinition<unknown, [object]>, object][])(
    '%s that is requested again in the next run is the same one',
    (_, update, input) =>
      shop.with(
        async (buyer) => {
          const { world } = buyer;
          world.report = { status: 'completed', startCount: 1000 };
          await buyer.buy();
          await buyer.untilDelivered();
          const { runId } = await buyer.handle.describe();
          const ask = () =>
            buyer.handle.executeUpdate(update, {
              args: [{ by: 'ana', reason: 'asked', ...input }],
              updateId: 'request-1',
            });
          const first = await ask();
          await rest(buyer);
          expect((await buyer.handle.describe()).runId).not.toBe(runId);
          const done = () => ({ refunds: world.refunds, sent: world.sent, emails: world.emailKeys });
          const before = structuredClone(done());
          expect(await ask()).toEqual(first);
          await rest(buyer);
          expect(done()).toEqual(before);
        },
        { continueAsNewAfterEvents: 4 },
      ),
  );

  test('with a long history and no mail server an administrator still gets an answer', () =>
    shop.with(
      async (buyer) => {
        buyer.world.report = { status: 'completed', startCount: 1000 };
        buyer.world.mailAway = true;
        await buyer.buy();
        await buyer.untilDelivered();
        const refund = { by: 'ana', reason: 'asked', amountCents: 100 };
        expect(await buyer.handle.executeUpdate(refundOrder, { args: [refund] })).toMatchObject({
          status: 'succeeded',
        });
        expect(await buyer.handle.executeUpdate(refundOrder, { args: [refund] })).toMatchObject({
          status: 'succeeded',
        });
        expect(buyer.world.refunds).toHaveLength(2);
      },
      { continueAsNewAfterEvents: 10 },
    ));
});

describe('the slow poll of a silent panel', () => {
  const posts = ['A', 'B', 'C'].map((shortcode) => ({ id: shortcode, shortcode }));

  test.each([
    ['one line', {}],
    ['three posts', { serviceId: 13, posts }],
  ])('of %s is brief: messages wait meanwhile', (_, choice) =>
    shop.with(
      async (buyer) => {
        const { world, env } = buyer;
        const [polls, refunds]: [number[], number[]] = [[], []];
        world.provider.readProviderStatus = async () => {
          polls.push(await env.currentTimeMs());
          const why = { by: 'ana', reason: 'the panel is silent' };
          if (polls.length === 1) await buyer.handle.signal('cancelWithRefund', why);
          throw new Error('The panel gives no answer');
        };
        const { refundPayment } = world.payments;
        world.payments.refundPayment = async (refund) => {
          refunds.push(await env.currentTimeMs());
          return refundPayment(refund);
        };
        await buyer.buy(choice);
        await buyer.until('refunded', () => refunds.length > 0, 7 * 3600);
        expect(Number(refunds[0]) - Number(polls[0])).toBeLessThan(15_000);
      },
      { progressMailAfterSeconds: undefined },
    ),
  );
});

test('the slow poll of several posts is one call, which tells the purchase of each of them', () =>
  shop.with(
    async (buyer) => {
      const { world } = buyer;
      const posts = ['A', 'B', 'C'].map((shortcode) => ({ id: shortcode, shortcode }));
      await buyer.buy({ serviceId: 13, posts });
      await buyer.until('sent', () => world.latest?.stage === 'in-progress');
      world.report = { status: 'completed', remains: 0 };
      await buyer.untilDelivered(7 * 3600);
      expect(world.calls.filter((call) => call.startsWith('readProvider'))).toEqual(['readProviderStatuses']);
    },
    { progressMailAfterSeconds: undefined },
  ));

describe('a delivery that takes too long', () => {
  const busy = {
    kind: 'rejected',
    refusal: 'active-order',
    message: 'You have active order with this link',
  } as const;
  const hour = 3600;

  test('asks for a person once, is still followed, and leaves the queue when it ends [F41]', () =>
    shop.with(
      async (buyer) => {
        const { world } = buyer;
        await buyer.buy();
        await buyer.until('late', () => world.latest?.attention?.reason === 'delivery-late', 60 * hour);
        expect(world.latest).toMatchObject({
          stage: 'in-progress',
          attention: { detail: 'remains 500' },
          order: { status: 'processing' },
        });
        await buyer.env.sleep('5 days');
        expect(world.lines.filter((line) => line === 'delivery-late')).toHaveLength(1);
        world.report = { status: 'completed', startCount: 1000 };
        await buyer.untilDelivered(12 * hour);
        expect(world.latest?.attention).toBeUndefined();
      },
      { lateAfterSeconds: 48 * hour },
    ));

  test('still asks for a person after a partial refund [F41]', () =>
    shop.with(
      async (buyer) => {
        const { world } = buyer;
        await buyer.buy();
        await buyer.until('late', () => world.latest?.attention !== undefined, 10 * hour);
        const since = world.latest?.attention?.since;
        const part = { by: 'ana', reason: 'late', amountCents: 300 };
        await buyer.handle.executeUpdate(refundOrder, { args: [part] });
        expect(world.latest).toMatchObject({
          stage: 'in-progress',
          attention: { reason: 'delivery-late', since },
        });
        world.report = { status: 'completed', startCount: 1000 };
        await buyer.untilDelivered(12 * hour);
        expect(world.latest?.attention).toBeUndefined();
      },
      { lateAfterSeconds: 2 * hour },
    ));

  test('asks after two days if the purchase is older than the setting', () =>
    shop.with(
      async (buyer) => {
        const { world } = buyer;
        await buyer.buy();
        await buyer.until('late', () => world.latest?.attention?.reason === 'delivery-late', 60 * hour);
      },
      { lateAfterSeconds: undefined },
    ));

  test('a resent order has its full time again', () =>
    shop.with(
      async (buyer) => {
        const { world } = buyer;
        await buyer.buy();
        await buyer.until('late', () => world.latest?.attention !== undefined, 10 * hour);
        await buyer.handle.executeUpdate(sendToProvider, {
          args: [{ by: 'ana', reason: 'stuck', force: true }],
        });
        expect(world.latest?.attention).toBeUndefined();
        await buyer.until('late again', () => world.latest?.attention?.reason === 'delivery-late', 10 * hour);
        expect(world.lines.filter((line) => line === 'delivery-late')).toHaveLength(2);
      },
      { lateAfterSeconds: 2 * hour },
    ));

  test('an order to a busy target waits its turn: no attempt is counted, and no other panel is asked [F22]', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      world.panels = [1, 2].map((id) => ({ providerId: id, providerServiceId: '1', name: `Panel ${id}` }));
      world.panelAnswers = Array.from({ length: 20 }, () => busy);
      await buyer.buy();
      await buyer.until('sent', () => world.latest?.stage === 'in-progress', 10 * hour);
      expect(world.sent).toHaveLength(21);
      expect(new Set(world.sent.map(({ providerId }) => providerId))).toEqual(new Set([1]));
      expect(world.lines.filter((line) => line === 'submission-waits')).toHaveLength(1);
      expect(world.lines).not.toContain('submission-delayed');
      expect(world.latest?.attention).toBeUndefined();
    }));

  test('if the target never becomes free a person is asked, who can send or refund', () =>
    shop.with(
      async (buyer) => {
        const { world } = buyer;
        world.panelAnswers = Array.from({ length: 60 }, () => busy);
        await buyer.buy();
        await buyer.until('parked', () => world.latest?.attention?.reason === 'target-busy', 10 * hour);
        expect(world.latest?.stage).toBe('needs-attention');
        world.panelAnswers = [];
        await buyer.handle.executeUpdate(sendToProvider, { args: [{ by: 'ana', reason: 'free now' }] });
        await buyer.until('sent', () => world.latest?.stage === 'in-progress');
      },
      { lateAfterSeconds: 4 * hour },
    ));

  test('a waiting order can be refunded at once', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = Array.from({ length: 60 }, () => busy);
      await buyer.buy();
      await buyer.until('waits', () => buyer.world.lines.includes('submission-waits'));
      await buyer.handle.executeUpdate(refundOrder, { args: [{ by: 'ana', reason: 'asked' }] });
      expect((await buyer.handle.result()).end).toBe('refunded');
    }));
});
