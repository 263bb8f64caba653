import { WorkflowUpdateStage } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import Stripe from 'stripe';
import { createPaymentActivities } from '#activities/payments.ts';
import { mostDeclines } from '#domain/payments.ts';
import {
  cancelPurchase,
  confirmPayment,
  type RefundInput,
  refundOrder,
  remindBuyer,
  sendToProvider,
} from '../messages';
import { rest } from '../testing/outcome';
import { type Buyer, codeOf } from '../testing/shop';
import { shopOfCases } from '../testing/shop-of-cases';

const shop = shopOfCases();

describe('from the cart to the money', () => {
  test('the same cart asked twice has one intent and one order number [F2]', () =>
    shop.with(async (buyer) => {
      const [first, second] = await Promise.all([buyer.setCart(), buyer.setCart()]);
      expect(second).toEqual(first);
      // Only a cart that is sent again asks what has become of its intent.
      expect(buyer.world.calls).toEqual(['createPaymentIntent', 'retrievePaymentIntent']);
      expect(buyer.world.intent.amountCents).toBe(999);
      expect(first.orderNumber).toMatch(/^FNZ-\d{6}-[2-9A-Z]{4}$/);
    }));

  test('the same cart is answered even if the payment provider does not answer', () =>
    shop.with(async (buyer) => {
      const first = await buyer.setCart();
      buyer.world.retrieveFails = true;
      expect(await buyer.setCart()).toEqual(first);
    }));

  test('a price that differs is refused with the right one and changes nothing', () =>
    shop.with(async (buyer) => {
      expect(await codeOf(buyer.setCart({ expectedAmountCents: 1 }))).toBe('price_changed');
      expect(buyer.world.intents.size).toBe(0);
    }));

  test('a foreign browser finds no purchase', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      expect(await codeOf(buyer.setCart({ owner: 'somebody else' }))).toBe('purchase_not_found');
      expect(await codeOf(buyer.handle.executeUpdate(cancelPurchase, { args: [{ owner: 'x' }] }))).toBe(
        'purchase_not_found',
      );
    }));

  test('a package change and an accepted upsell change the one intent, and the order is what was charged [S0-4.9]', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      await buyer.setCart({ serviceId: 203 });
      const view = await buyer.setCart({ serviceId: 203, upsellAccepted: true });
      expect(view.amountCents).toBe(699 + 299);
      await buyer.pay();
      await buyer.until('order', () => buyer.world.orders.length === 1);
      expect(buyer.world.orders[0]?.amountCents).toBe(998);
      expect(buyer.world.intent.charged).toBe(998);
    }));

  test('an order has the source with which its purchase began, whatever a later cart says [S1-3.3]', () =>
    shop.with(async (buyer) => {
      await buyer.setCart({ source: 'chooser' });
      await buyer.buy({ serviceId: 203, source: 'letter' });
      await buyer.until('order', () => buyer.world.orders.length === 1);
      expect(buyer.world.orders[0]?.source).toBe('chooser');
    }));

  test('after an update whose answer was lost, returning to the previous cart changes the intent back', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      buyer.world.updateAnswerLost = true;
      expect(await codeOf(buyer.setCart({ serviceId: 205 }))).toBe('payment_provider_failed');
      expect(buyer.world.intent.amountCents).toBe(1999);
      buyer.world.updateAnswerLost = false;
      expect((await buyer.setCart()).amountCents).toBe(999);
      expect(buyer.world.intent.amountCents).toBe(999);
    }));

  test('a cart continues with its one intent after five minutes and after an hour [S0-9.5]', () =>
    shop.with(async (buyer) => {
      const first = await buyer.setCart();
      for (const pause of ['6 minutes', '1 hour'] as const) {
        await buyer.env.sleep(pause);
        expect(await buyer.setCart()).toEqual(first);
      }
      expect(buyer.world.intents.size).toBe(1);
    }));

  test('an upsell accepted after its time is refused and the original price stays [S0-4.10 S0-9.3]', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      await buyer.env.sleep('251 seconds');
      expect(await codeOf(buyer.setCart({ upsellAccepted: true }))).toBe('upsell_expired');
      expect(buyer.world.intent.amountCents).toBe(999);
    }));

  test('webhook twice and browser twice make one order and one submission', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      const intent = buyer.world.pay();
      const nudge = { paymentIntentId: intent.id };
      const confirm = () => buyer.handle.executeUpdate(confirmPayment, { args: [nudge] });
      const [, , a, b] = await Promise.all([
        buyer.handle.signal('paymentSucceeded', nudge),
        buyer.handle.signal('paymentSucceeded', nudge),
        confirm(),
        confirm(),
      ]);
      expect(a).toEqual(b);
      expect(a.outcome).toBe('order');
      await buyer.until('sent', () => buyer.world.sent.length > 0);
      expect(buyer.world.orders).toHaveLength(1);
      expect(buyer.world.sent).toHaveLength(1);
    }));

  test('a browser that says it paid but did not gets “not paid”, and can still pay', () =>
    shop.with(async (buyer) => {
      const { paymentIntentId } = await buyer.setCart();
      for (let asked = 0; asked < 6; asked += 1) {
        const answer = await buyer.handle.executeUpdate(confirmPayment, { args: [{ paymentIntentId }] });
        expect(answer.outcome).toBe('not-paid');
      }
      await buyer.handle.signal('paymentFailed', { paymentIntentId, code: 'card_declined' });
      await buyer.pay();
      await buyer.until('order', () => buyer.world.orders.length === 1);
      expect(buyer.world.lines).toContain('payment-failed');
    }));

  test('the ninth declined try leaves the purchase open, the tenth closes it and says why', () =>
    shop.with(async (buyer) => {
      const { paymentIntentId } = await buyer.setCart();
      const decline = (declines: number) =>
        buyer.handle.signal('paymentFailed', { paymentIntentId, code: 'card_declined', declines });
      await decline(mostDeclines - 1);
      expect((await buyer.setCart({ serviceId: 205 })).paymentIntentId).toBe(paymentIntentId);
      await decline(mostDeclines);
      expect((await buyer.handle.result()).end).toBe('cancelled');
      expect(buyer.world.intent.status).toBe('canceled');
      expect(buyer.world.emails).toEqual([]);
      const lines = buyer.world.projections.flatMap((projection) => projection.lines);
      expect(lines.at(-1)).toMatchObject({
        kind: 'purchase-cancelled',
        by: 'system',
        data: { reason: 'too_many_declines' },
      });
    }));

  test('if browser and webhook both fail, the purchase retrieves the intent itself', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      buyer.world.pay();
      await buyer.until('order', () => buyer.world.orders.length === 1, 700);
      expect(buyer.world.emails).not.toContain('payment-reminder');
    }));

  test('an order is paid when the buyer paid, however late the purchase hears of it', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      const paidAt = Date.UTC(2025, 11, 31, 22, 55);
      buyer.world.pay().paidAt = paidAt;
      await buyer.until('order', () => buyer.world.orders.length === 1, 700);
      expect(buyer.world.orders[0]?.paidAt).toBe(paidAt);
    }));

  test('one reminder after an hour, then abandoned after a day with the intent cancelled', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      const result = await buyer.handle.result();
      expect(result.end).toBe('abandoned');
      expect(buyer.world.emails).toEqual(['payment-reminder']);
      expect(buyer.world.intent.status).toBe('canceled');
    }));

  test('an administrator sends the reminder: once, and no other follows [S1-2.15.88]', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      const remind = () =>
        buyer.handle.executeUpdate(remindBuyer, { args: [{ by: 'ana', reason: 'Llamó' }] });
      const answers = await Promise.allSettled([remind(), remind()]);
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await codeOf(remind())).toBe('already_reminded');
      expect((await buyer.handle.result()).end).toBe('abandoned');
      expect(buyer.world.emails).toEqual(['payment-reminder']);
      expect(buyer.world.lines).toContain('reminder-requested');
    }));

  test('a reminder requested after the money has moved is refused, and the order is created [S1-2.15.88]', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      buyer.world.pay();
      const asked = buyer.handle.executeUpdate(remindBuyer, { args: [{ by: 'ana', reason: 'Llamó' }] });
      expect(await codeOf(asked)).toBe('already_paid');
      await buyer.until('order', () => buyer.world.orders.length === 1);
      expect(buyer.world.emails).not.toContain('payment-reminder');
    }));

  test('a cancel that arrives after the payment loses to it [F26]', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      buyer.world.pay();
      const answer = await buyer.handle.executeUpdate(cancelPurchase, { args: [{ owner: buyer.owner }] });
      expect(answer.outcome).toBe('paid');
      await buyer.until('order', () => buyer.world.orders.length === 1);
    }));

  test('a cancelled purchase is closed and takes no new cart', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      await buyer.handle.executeUpdate(cancelPurchase, { args: [{ owner: buyer.owner }] });
      expect((await buyer.handle.result()).end).toBe('cancelled');
      await expect(buyer.setCart()).rejects.toThrow();
    }));

  test('a cart changed after the payment is refused', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      buyer.world.pay();
      expect(await codeOf(buyer.setCart({ serviceId: 205 }))).toBe('already_paid');
      await buyer.until('order', () => buyer.world.orders.length === 1);
      expect(buyer.world.orders[0]?.amountCents).toBe(999);
    }));

  test('a browser that asks while the last e-mail waits for its mail server gets the refund as the answer', () =>
    shop.with(async (buyer) => {
      const { paymentIntentId } = await buyer.setCart();
      buyer.world.orderRefusal = 'blocked_user';
      let deliver = () => {};
      const held = new Promise<void>((resolve) => {
        deliver = resolve;
      });
      const { sendEmail } = buyer.world.mail;
      buyer.world.mail.sendEmail = async (input) => {
        await held;
        return sendEmail(input);
      };
      try {
        await buyer.pay();
        await buyer.until('closed', () => buyer.world.latest?.stage === 'closed');
        const answer = await buyer.handle.executeUpdate(confirmPayment, { args: [{ paymentIntentId }] });
        expect(answer.outcome).toBe('returned');
      } finally {
        deliver();
      }
      expect((await buyer.handle.result()).end).toBe('returned');
    }));

  test('a payment that cannot become an order is refunded in full [F33]', () =>
    shop.with(async (buyer) => {
      buyer.world.orderRefusal = 'blocked_user';
      await buyer.buy();
      expect((await buyer.handle.result()).end).toBe('returned');
      expect(buyer.world.refunds).toMatchObject([{ amountCents: 999 }]);
      expect(buyer.world.emails).toEqual(['payment-returned']);
      expect(buyer.world.orders).toHaveLength(0);
    }));

  test('money that differs from every quote is refunded in full [F27]', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      buyer.world.intent.amountCents = 500;
      await buyer.pay();
      expect((await buyer.handle.result()).end).toBe('returned');
      expect(buyer.world.refunds).toMatchObject([{ amountCents: 500 }]);
    }));

  describe('a payment that became no order and whose refund failed', () => {
    const returned = async (buyer: Buyer) => {
      buyer.world.orderRefusal = 'blocked_user';
      buyer.world.refundFails = true;
      await buyer.buy();
      await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention');
      expect(buyer.world.latest?.attention).toMatchObject({
        reason: 'refund-failed',
        detail: 'charge_already_refunded',
      });
    };

    test('is refunded by an administrator', () =>
      shop.with(async (buyer) => {
        await returned(buyer);
        buyer.world.refundFails = false;
        const args: [RefundInput] = [{ by: 'ana', reason: 'again' }];
        expect(await buyer.handle.executeUpdate(refundOrder, { args })).toMatchObject({ amountCents: 999 });
        expect((await buyer.handle.result()).end).toBe('returned');
        expect(buyer.world.emails).toEqual(['payment-returned']);
      }));

    test('still waits for a person after a partial refund', () =>
      shop.with(async (buyer) => {
        await returned(buyer);
        buyer.world.refundFails = false;
        const part: [RefundInput] = [{ by: 'ana', reason: 'again', amountCents: 300 }];
        await buyer.handle.executeUpdate(refundOrder, { args: part });
        expect(buyer.world.latest).toMatchObject({
          stage: 'needs-attention',
          attention: { reason: 'refund-failed' },
        });
        await buyer.handle.executeUpdate(refundOrder, { args: [{ by: 'ana', reason: 'the rest' }] });
        expect((await buyer.handle.result()).end).toBe('returned');
        expect(buyer.world.refunds.map(({ amountCents }) => amountCents)).toEqual([300, 699]);
        expect(buyer.world.emails).toEqual(['payment-returned']);
      }));

    test('ends, and notifies the buyer, when it is refunded at the payment provider', () =>
      shop.with(async (buyer) => {
        await returned(buyer);
        await buyer.handle.signal('refundChanged', {
          refundId: 're_dashboard',
          status: 'succeeded',
          amountCents: 999,
        });
        expect((await buyer.handle.result()).end).toBe('returned');
        expect(buyer.world.emails).toEqual(['payment-returned']);
      }));
  });

  describe('the payment provider refuses the shop’s key for an hour', () => {
    /** How the shop's own code classifies that; returns a function that ends it. */
    function refuseKey({ world }: Buyer): () => void {
      const refusal = new Stripe.errors.StripeAuthenticationError({ type: 'invalid_request_error' });
      const refuse = () => Promise.reject(refusal);
      const stripe = { paymentIntents: { retrieve: refuse, cancel: refuse } } as unknown as Stripe;
      const { cancelPaymentIntent, retrievePaymentIntent } = world.payments;
      Object.assign(world.payments, createPaymentActivities({ stripe }));
      return () => Object.assign(world.payments, { cancelPaymentIntent, retrievePaymentIntent });
    }

    test('a cancel waits for it, and ends the purchase then [F46]', () =>
      shop.with(async (buyer) => {
        await buyer.setCart();
        const mend = refuseKey(buyer);
        const cancelled = buyer.handle.executeUpdate(cancelPurchase, { args: [{ owner: buyer.owner }] });
        await buyer.env.sleep('1 hour');
        mend();
        await buyer.until('closed', () => buyer.world.latest?.stage === 'closed');
        expect(await cancelled).toEqual({ outcome: 'cancelled' });
        expect(buyer.world.intent.status).toBe('canceled');
        expect(buyer.world.projections.filter(({ attention }) => attention)).toEqual([]);
      }));

    test('an abandoned cart, and the report of a failed payment, wait for it [F46]', () =>
      shop.with(async (buyer) => {
        const { paymentIntentId } = await buyer.setCart();
        await buyer.handle.signal('paymentFailed', { paymentIntentId, code: 'card_declined' });
        const mend = refuseKey(buyer);
        await buyer.env.sleep('1 hour');
        expect(buyer.world.emails).toEqual([]);
        mend();
        await buyer.until('notified', () => buyer.world.emails.length === 1);
        expect(buyer.world.emails).toEqual(['payment-failed']);
        const again = refuseKey(buyer);
        await buyer.env.sleep('25 hours');
        again();
        expect((await buyer.handle.result()).end).toBe('abandoned');
        expect(buyer.world.projections.filter(({ attention }) => attention)).toEqual([]);
      }));
  });

  test('Postgres is down for an hour: the purchase continues after it, and few events were spent on waiting [F4]', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      await buyer.buy();
      await buyer.until('sent', () => world.latest?.stage === 'in-progress');
      const before = (await buyer.handle.describe()).historyLength;
      const { saveProjection } = world.orderActivities;
      let tries = 0;
      world.orderActivities.saveProjection = () => {
        tries += 1;
        return Promise.reject(new Error('Connection terminated unexpectedly'));
      };
      const dispute = { disputeId: 'dp_1', status: 'needs_response', reason: 'fraudulent', amountCents: 999 };
      await buyer.handle.signal('disputeChanged', dispute);
      await buyer.env.sleep('1 hour');
      expect(tries).toBeGreaterThan(20);
      expect((await buyer.handle.describe()).historyLength - before).toBeLessThan(250);
      world.orderActivities.saveProjection = saveProjection;
      await buyer.until('written', () => world.lines.includes('dispute-opened'));
      expect(world.latest?.attention).toBeUndefined();
    }));

  describe('a step that fails permanently in a stage that does not expect it', () => {
    test('parks the purchase with its money, and it continues when the cause is fixed', () =>
      shop.with(async (buyer) => {
        await buyer.setCart();
        buyer.world.retrieveFails = true;
        await buyer.pay();
        await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'stuck');
        expect(buyer.world.latest).toMatchObject({
          stage: 'awaiting-payment',
          attention: { detail: 'retrievePaymentIntent: resource_missing' },
        });
        buyer.world.retrieveFails = false;
        await buyer.until('ordered', () => buyer.world.orders.length === 1, 1800);
        expect(buyer.world.latest?.attention).toBeUndefined();
      }));

    test('counts as waiting since its first failure however often it is retried, and is not retried faster for the messages that queue up [F47]', () =>
      shop.with(async (buyer) => {
        const { world } = buyer;
        const { paymentIntentId } = await buyer.setCart();
        world.retrieveFails = true;
        world.pay();
        for (let times = 0; times < 3; times += 1)
          await buyer.handle.signal('paymentSucceeded', { paymentIntentId });
        await buyer.env.sleep('45 minutes');
        const stuck = world.projections.filter(({ attention }) => attention?.reason === 'stuck');
        expect(new Set(stuck.map(({ attention }) => attention?.since)).size).toBe(1);
        expect(stuck.length).toBeGreaterThanOrEqual(4);
        expect(stuck.length).toBeLessThan(10);
        world.retrieveFails = false;
        await buyer.until('ordered', () => world.sent.length === 1, 1800);
        await rest(buyer);
        expect(world.latest?.attention).toBeUndefined();
      }));

    test('needs no person any more once its sender has the failure and nothing is left to retry [F47]', () =>
      shop.with(async (buyer) => {
        const { world } = buyer;
        world.report = { status: 'completed', remains: 0, startCount: 1000 };
        await buyer.buy();
        await buyer.untilDelivered();
        world.orderActivities.openSubmission = () =>
          Promise.reject(ApplicationFailure.nonRetryable('no', 'no'));
        const forced = { by: 'ana', reason: 'again', force: true };
        expect(await codeOf(buyer.handle.executeUpdate(sendToProvider, { args: [forced] }))).toBe('internal');
        await buyer.until('parked', () => world.latest?.attention?.reason === 'stuck');
        await buyer.env.sleep('11 minutes');
        expect(world.latest?.stage).toBe('guarantee');
        expect(world.latest?.attention).toBeUndefined();
      }));

    test('sends once what an operator’s Signal asked, although a later step failed [F47]', () =>
      shop.with(async (buyer) => {
        const { world } = buyer;
        world.report = { status: 'in-progress', remains: 500, startCount: 1000 };
        await buyer.buy();
        await buyer.until('sent', () => world.sent.length === 1);
        await rest(buyer);
        const { saveProjection } = world.orderActivities;
        world.orderActivities.saveProjection = async (projection) => {
          if (world.sent.length < 2) return saveProjection(projection);
          world.orderActivities.saveProjection = saveProjection;
          throw ApplicationFailure.nonRetryable('no', 'no');
        };
        await buyer.handle.signal('resend', { by: 'ana', reason: 'again', force: true });
        await buyer.until('stuck', () => world.latest?.attention?.reason === 'stuck');
        await buyer.env.sleep('30 minutes');
        expect(world.sent).toHaveLength(2);
        expect(world.latest?.attention).toBeUndefined();
      }));

    test('an order that Postgres refuses is created once it accepts it, and the money waits for a person until then [F45]', () =>
      shop.with(async (buyer) => {
        const { world } = buyer;
        const { createOrder } = world.orderActivities;
        world.orderActivities.createOrder = () =>
          Promise.reject(ApplicationFailure.nonRetryable('no', 'createOrder: 23503 orders_cart_id_fkey'));
        await buyer.buy();
        await buyer.until('parked', () => world.latest?.attention !== undefined);
        expect(world.latest).toMatchObject({
          stage: 'paid',
          paymentStatus: 'paid',
          attention: { reason: 'stuck', detail: 'createOrder: 23503 orders_cart_id_fkey' },
        });
        world.orderActivities.createOrder = createOrder;
        await buyer.until('ordered', () => world.sent.length === 1, 1800);
        await rest(buyer);
        expect(world.latest).toMatchObject({ stage: 'in-progress', order: { status: 'processing' } });
        expect(world.latest?.attention).toBeUndefined();
        expect(world.intent.charged).toBe(999);
      }));

    test.each<[string, (buyer: Buyer) => Promise<unknown>]>([
      [
        'an administrator gives back',
        ({ handle }) => handle.executeUpdate(refundOrder, { args: [{ by: 'ana', reason: 'asked' }] }),
      ],
      [
        'somebody gives back in the dashboard',
        async ({ handle, world }) => {
          world.refunds.push({ paymentIntentId: world.intent.id, amountCents: 999, key: 'dashboard' });
          await handle.signal('refundChanged', { refundId: 're_d', status: 'succeeded', amountCents: 999 });
        },
      ],
    ])('no order is created for money that %s meanwhile [F45]', (_who, giveBack) =>
      shop.with(async (buyer) => {
        const { world } = buyer;
        const { createOrder } = world.orderActivities;
        world.orderActivities.createOrder = () => Promise.reject(ApplicationFailure.nonRetryable('no', 'no'));
        await buyer.buy();
        await buyer.until('parked', () => world.latest?.attention !== undefined);
        world.orderActivities.createOrder = createOrder;
        await giveBack(buyer);
        expect((await buyer.handle.result()).end).toBe('returned');
        expect(world.orders).toEqual([]);
        expect(world.refunds).toMatchObject([{ amountCents: 999 }]);
        expect(world.emails).toEqual(['payment-returned']);
      }),
    );

    const whileItsOrderFails = (test: (buyer: Buyer) => Promise<void>) =>
      shop.with(async (buyer) => {
        const { createOrder } = buyer.world.orderActivities;
        buyer.world.orderActivities.createOrder = () =>
          Promise.reject(ApplicationFailure.nonRetryable('no', 'no'));
        await buyer.buy();
        await buyer.until('parked', () => buyer.world.latest?.attention !== undefined);
        await test(buyer);
        buyer.world.orderActivities.createOrder = createOrder;
        await buyer.until('ordered', () => buyer.world.sent.length === 1, 1800);
      });

    test('part of a payment without an order is not refunded: the rest would be nobody’s [F45]', () =>
      whileItsOrderFails(async ({ handle, world }) => {
        const part: [RefundInput] = [{ by: 'ana', reason: 'asked', amountCents: 300 }];
        expect(await codeOf(handle.executeUpdate(refundOrder, { args: part }))).toBe('refund_without_order');
        expect(world.refunds).toEqual([]);
      }));

    test('the polls of its page leave room for the person who refunds it, and get the outcome [F45]', () =>
      shop.with(async (buyer) => {
        const { handle, world } = buyer;
        world.orderActivities.createOrder = () => Promise.reject(ApplicationFailure.nonRetryable('no', 'no'));
        await buyer.buy();
        await buyer.until('parked', () => world.latest?.attention !== undefined);
        const poll = () =>
          handle.startUpdate(confirmPayment, {
            args: [{ paymentIntentId: world.intent.id }],
            waitForStage: WorkflowUpdateStage.ACCEPTED,
          });
        const polls = [await poll(), await poll(), await poll(), await poll(), await poll()];
        const oneMore = await poll();
        await handle.executeUpdate(refundOrder, { args: [{ by: 'ana', reason: 'asked' }] });
        expect(await codeOf(oneMore.result())).toBe('unavailable');
        for (const each of polls) expect((await each.result()).outcome).toBe('returned');
      }));

    test('a part refunded in the dashboard that failed after all still counts for the order [F45]', () =>
      whileItsOrderFails(async (buyer) => {
        const { handle, world } = buyer;
        const refund = { refundId: 're_d', amountCents: 300 };
        await handle.signal('refundChanged', { ...refund, status: 'pending' });
        await buyer.until('known', () => world.latest?.paymentStatus === 'partially_refunded');
        await handle.signal('refundChanged', { ...refund, status: 'failed' });
        await buyer.until('failed', () => world.latest?.paymentStatus === 'paid');
      }));

    test('an order that could not be created before a bank took the money is never sent [F45]', () =>
      shop.with(async (buyer) => {
        const { handle, world } = buyer;
        const { createOrder } = world.orderActivities;
        world.orderActivities.createOrder = () => Promise.reject(ApplicationFailure.nonRetryable('no', 'no'));
        await buyer.buy();
        await buyer.until('parked', () => world.latest?.attention !== undefined);
        const refund = { refundId: 're_d', amountCents: 300 };
        await handle.signal('refundChanged', { ...refund, status: 'pending' });
        await handle.signal('refundChanged', { ...refund, status: 'failed' });
        const dispute = { disputeId: 'dp_1', status: 'lost', reason: 'fraudulent', amountCents: 999 };
        await handle.signal('disputeChanged', dispute);
        await rest(buyer);
        world.orderActivities.createOrder = createOrder;
        expect((await handle.result()).end).toBe('charged-back');
        expect(world.sent).toEqual([]);
      }));

    test('a browser that waits for the step gets its failure, and the next one gets the order', () =>
      shop.with(async (buyer) => {
        const { paymentIntentId } = await buyer.setCart();
        const confirm = () => buyer.handle.executeUpdate(confirmPayment, { args: [{ paymentIntentId }] });
        buyer.world.pay();
        buyer.world.retrieveFails = true;
        // More often than polls may wait at a time: one that has its answer waits no more.
        for (let asked = 0; asked < 6; asked += 1) expect(await codeOf(confirm())).toBe('internal');
        buyer.world.retrieveFails = false;
        expect(await confirm()).toMatchObject({ outcome: 'order' });
      }));
  });
});

describe('the event of the refund before that of the payment', () => {
  test('a payment that was refunded in the dashboard becomes no order', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      await buyer.setCart();
      world.pay();
      // The webhook of the payment is lost, the one of the refund is not.
      await buyer.handle.signal('refundChanged', { refundId: 're_d', status: 'succeeded', amountCents: 999 });
      expect((await buyer.handle.result()).end).toBe('returned');
      expect(world.orders).toEqual([]);
      expect(world.sent).toEqual([]);
      expect(world.latest).toMatchObject({ paymentStatus: 'refunded' });
    }));

  test('an order that a lost task had created is taken over and refunded', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      const { paymentIntentId } = await buyer.setCart();
      world.pay();
      // A worker created it and died before its task completed.
      world.orders.push({
        ...{ id: '1000', paymentIntentId, amountCents: 999, submissionIds: ['s1'] },
        paidAt: Date.now(),
      });
      await buyer.handle.signal('refundChanged', { refundId: 're_d', status: 'succeeded', amountCents: 999 });
      expect((await buyer.handle.result()).end).toBe('refunded');
      expect(world.sent).toEqual([]);
      expect(world.emails).toContain('order-confirmation');
      expect(world.latest).toMatchObject({
        paymentStatus: 'refunded',
        order: { id: '1000', status: 'refunded', refundedCents: 999 },
      });
    }));

  test('while that refund is pending the purchase waits for it, and sends nothing', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      await buyer.setCart();
      world.pay();
      const refund = { refundId: 're_d', amountCents: 999 };
      await buyer.handle.signal('refundChanged', { ...refund, status: 'pending' });
      await buyer.env.sleep('1 minute');
      expect(world.latest).toMatchObject({ stage: 'refunding' });
      await buyer.handle.signal('refundChanged', { ...refund, status: 'succeeded' });
      expect((await buyer.handle.result()).end).toBe('returned');
      expect(world.orders).toEqual([]);
    }));

  test('a partial refund, or a dispute, is known to the order from its beginning', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      await buyer.setCart();
      world.pay();
      await buyer.handle.signal('refundChanged', { refundId: 're_d', status: 'succeeded', amountCents: 300 });
      await buyer.until('sent', () => world.sent.length === 1);
      expect(world.latest).toMatchObject({
        paymentStatus: 'partially_refunded',
        order: { refundedCents: 300 },
      });
    }));

  test('it means nothing for a payment that has not been made', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      await buyer.handle.signal('disputeChanged', {
        disputeId: 'dp_1',
        status: 'needs_response',
        reason: 'fraudulent',
        amountCents: 999,
      });
      await buyer.env.sleep('1 minute');
      expect(buyer.world.latest?.stage).toBe('awaiting-payment');
      await buyer.pay();
      await buyer.until('sent', () => buyer.world.sent.length === 1);
    }));
});
