import { ApplicationFailure } from '@temporalio/common';
import { refundOrder, requestRefill, resendMail, sendToProvider } from '../messages';
import { type Buyer, codeOf } from '../testing/shop';
import { shopOfCases } from '../testing/shop-of-cases';

const shop = shopOfCases();

const delivered = { status: 'completed', remains: 0, startCount: 1000 } as const;

/** Buys, and waits until the panel has the order. */
async function buy(buyer: Buyer): Promise<void> {
  await buyer.buy();
  await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
}

async function fail(buyer: Buyer): Promise<void> {
  const paymentIntentId = buyer.world.intent.id;
  await buyer.handle.signal('paymentFailed', { paymentIntentId, code: 'card_declined' });
}

/** The batch sync reports on the last submission. */
async function report(
  buyer: Buyer,
  said: { status: 'completed' | 'partial' | 'canceled'; remains?: number },
) {
  // The dense poll has ended by then: the test server loses track of one that is cancelled while it ends.
  await buyer.env.sleep('1 minute');
  const submissionId = buyer.world.sent.at(-1)?.submissionId ?? '';
  await buyer.handle.signal('providerStatusChanged', { submissionId, report: { startCount: 1000, ...said } });
}

const again = (buyer: Buyer, key: string) =>
  buyer.handle.executeUpdate(resendMail, { args: [{ by: 'ana', reason: 'it never came', letter: key }] });

describe('a payment that failed', () => {
  test('is reported once, after a quiet quarter of an hour, and no reminder follows [S1-8.7]', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      await fail(buyer);
      await buyer.env.sleep('10 minutes');
      // Another attempt: the quiet period restarts.
      await fail(buyer);
      await buyer.env.sleep('14 minutes');
      expect(buyer.world.emailKeys).toEqual([]);
      await buyer.until('notified', () => buyer.world.emailKeys.length > 0, 120);
      await fail(buyer);
      expect((await buyer.handle.result()).end).toBe('abandoned');
      expect(buyer.world.emailKeys).toEqual(['payment-failed']);
    }));

  test('is not reported to a buyer who has paid since, even if browser and webhook failed', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      await fail(buyer);
      buyer.world.pay();
      await buyer.until('order', () => buyer.world.orders.length === 1, 1200);
      await buyer.until('confirmed', () => buyer.world.emailKeys.length > 0);
      expect(buyer.world.emailKeys).toEqual(['order-confirmation']);
    }));

  test('is not reported while another attempt is being processed, but the reminder stays', () =>
    shop.with(async (buyer) => {
      await buyer.setCart();
      await fail(buyer);
      buyer.world.intent.status = 'processing';
      await buyer.env.sleep('20 minutes');
      buyer.world.intent.status = 'requires_payment_method';
      await buyer.handle.result();
      expect(buyer.world.emailKeys).toEqual(['payment-reminder']);
    }));

  test('older purchases, without a time for it, send the reminder as before', () =>
    shop.with(
      async (buyer) => {
        await buyer.setCart();
        await fail(buyer);
        await buyer.handle.result();
        expect(buyer.world.emailKeys).toEqual(['payment-reminder']);
      },
      { paymentFailedMailAfterSeconds: undefined, progressMailAfterSeconds: undefined },
    ));
});

describe('a delivery', () => {
  test('that ends at once is confirmed and completed, once each', () =>
    shop.with(async (buyer) => {
      buyer.world.report = delivered;
      await buy(buyer);
      await buyer.until('completed', () => buyer.world.emailKeys.includes('order-completed'));
      await buyer.env.sleep('2 hours');
      await report(buyer, { status: 'completed' });
      await buyer.handle.executeUpdate(sendToProvider, {
        args: [{ by: 'ana', reason: 'lost', force: true }],
      });
      await buyer.until(
        'delivered again',
        () => buyer.world.lines.filter((kind) => kind === 'delivery-completed').length === 2,
      );
      await buyer.env.sleep('2 hours');
      expect(buyer.world.emailKeys).toEqual(['order-confirmation', 'order-completed']);
    }));

  test('that still runs after half an hour is reported once, then its end [S1-8.9]', () =>
    shop.with(async (buyer) => {
      await buy(buyer);
      await buyer.env.sleep('29 minutes');
      expect(buyer.world.emailKeys).toEqual(['order-confirmation']);
      await buyer.until('notified', () => buyer.world.emailKeys.includes('delivery-in-progress'), 300);
      await buyer.env.sleep('13 hours');
      await report(buyer, { status: 'completed' });
      await buyer.until('completed', () => buyer.world.emailKeys.includes('order-completed'));
      expect(buyer.world.emailKeys).toEqual([
        'order-confirmation',
        'delivery-in-progress',
        'order-completed',
      ]);
    }));

  test('that has ended unheard of is completed, not reported as still running', () =>
    shop.with(async (buyer) => {
      await buy(buyer);
      await buyer.env.sleep('24 minutes');
      buyer.world.report = delivered;
      await buyer.until('completed', () => buyer.world.emailKeys.includes('order-completed'), 600);
      expect(buyer.world.emailKeys).toEqual(['order-confirmation', 'order-completed']);
    }));

  test('that has ended unheard of calls no person, however late it is', () =>
    shop.with(
      async (buyer) => {
        await buy(buyer);
        buyer.world.report = delivered;
        await buyer.until('completed', () => buyer.world.emailKeys.includes('order-completed'), 3 * 3600);
        expect(buyer.world.lines).not.toContain('delivery-late');
      },
      { progressMailAfterSeconds: undefined, lateAfterSeconds: 3600 },
    ));

  test('of which the panel says nothing is reported as still running', () =>
    shop.with(async (buyer) => {
      await buy(buyer);
      buyer.world.provider.readProviderStatus = async () => {
        throw ApplicationFailure.nonRetryable('The panel gave no usable status');
      };
      await buyer.until('notified', () => buyer.world.emailKeys.includes('delivery-in-progress'), 2400);
      expect(buyer.world.emailKeys).toEqual(['order-confirmation', 'delivery-in-progress']);
    }));

  test('over several posts is asked about together and briefly: messages wait meanwhile', () =>
    shop.with(async (buyer) => {
      await buyer.setCart({
        serviceId: 13,
        posts: ['A', 'B', 'C'].map((shortcode) => ({ id: shortcode, shortcode })),
      });
      await buyer.pay();
      const times: number[] = [];
      const { world, env } = buyer;
      const { sendEmail } = world.mail;
      world.provider.readProviderStatus = async () => {
        times.push(await env.currentTimeMs());
        throw new Error('The panel gives no answer');
      };
      world.mail.sendEmail = async (email) => {
        if (email.kind === 'delivery-in-progress') times.push(await env.currentTimeMs());
        return sendEmail(email);
      };
      await buyer.until('notified', () => world.emailKeys.includes('delivery-in-progress'), 2400);
      expect(Math.max(...times) - Math.min(...times)).toBeLessThan(15_000);
    }));

  test('that stops early is reported with the proposed refund, and each refund separately', () =>
    shop.with(async (buyer) => {
      await buy(buyer);
      await report(buyer, { status: 'partial', remains: 550 });
      await buyer.until('partial', () => buyer.world.emailKeys.includes('order-partial:1'));
      // The database already holds what the e-mail is written from.
      expect(buyer.world.latest?.order?.refundProposalCents).toBe(499);
      for (const amountCents of [200, 299])
        await buyer.handle.executeUpdate(refundOrder, {
          args: [{ by: 'ana', reason: 'missing', amountCents }],
        });
      await buyer.until('notified', () => buyer.world.emailKeys.length === 4);
      expect(buyer.world.emailKeys).toEqual([
        'order-confirmation',
        'order-partial:1',
        'refund-made:1',
        'refund-made:2',
      ]);
    }));

  test('cancelled, resent, stopped again: each end is reported', () =>
    shop.with(async (buyer) => {
      await buy(buyer);
      await report(buyer, { status: 'canceled' });
      await buyer.until('cancelled', () => buyer.world.emailKeys.includes('order-cancelled:1'));
      buyer.world.report = { status: 'in-progress', remains: 500, startCount: 1000 };
      await buyer.handle.executeUpdate(sendToProvider, { args: [{ by: 'ana', reason: 'again' }] });
      await buyer.until('sent again', () => buyer.world.sent.length === 2);
      await report(buyer, { status: 'partial', remains: 100 });
      await buyer.until('partial', () => buyer.world.emailKeys.includes('order-partial:1'));
      expect(buyer.world.emailKeys).toEqual(['order-confirmation', 'order-cancelled:1', 'order-partial:1']);
    }));

  test('refunded automatically is one e-mail, not two', () =>
    shop.with(
      async (buyer) => {
        buyer.world.report = { status: 'partial', remains: 550, startCount: 1000 };
        await buy(buyer);
        await buyer.until('notified', () => buyer.world.emailKeys.includes('order-partial:1'));
        await buyer.env.sleep('1 hour');
        expect(buyer.world.refunds).toHaveLength(1);
        expect(buyer.world.emailKeys).toEqual(['order-confirmation', 'order-partial:1']);
      },
      { undelivered: 'refund' },
    ));

  test('whose automatic refund fails is reported short, and the refund when a person has made it', () =>
    shop.with(
      async (buyer) => {
        buyer.world.report = { status: 'canceled', startCount: 1000 };
        buyer.world.refundFails = true;
        await buy(buyer);
        await buyer.until('notified', () => buyer.world.emailKeys.includes('order-cancelled:1'));
        buyer.world.refundFails = false;
        await buyer.handle.executeUpdate(refundOrder, { args: [{ by: 'ana', reason: 'asked' }] });
        await buyer.handle.result();
        expect(buyer.world.emailKeys).toEqual(['order-confirmation', 'order-cancelled:1', 'refund-made:2']);
      },
      { undelivered: 'refund' },
    ));

  test('a refund made in the payment provider’s own dashboard is reported once', () =>
    shop.with(async (buyer) => {
      await buy(buyer);
      const refund = { refundId: 're_dashboard', status: 'succeeded', amountCents: 300 };
      await buyer.handle.signal('refundChanged', refund);
      await buyer.handle.signal('refundChanged', refund);
      await buyer.until('notified', () => buyer.world.emailKeys.includes('refund-made:1'));
      await buyer.env.sleep('10 minutes');
      expect(buyer.world.emailKeys).toEqual(['order-confirmation', 'refund-made:1']);
    }));
});

describe('refills', () => {
  const ask = (buyer: Buyer) =>
    buyer.handle.executeUpdate(requestRefill, { args: [{ by: 'customer', reason: 'lost' }] });

  test('each is reported when it begins and how it ends [S1-8.5]', () =>
    shop.with(async (buyer) => {
      buyer.world.report = delivered;
      await buy(buyer);
      await buyer.until('completed', () => buyer.world.emailKeys.includes('order-completed'));
      buyer.world.followers = 1500;
      await ask(buyer);
      await buyer.until('begun', () => buyer.world.emailKeys.includes('refill-started:1'));
      expect(buyer.world.emailKeys).not.toContain('refill-completed:1');
      buyer.world.refillEnd = { state: 'completed' };
      await buyer.until('done', () => buyer.world.emailKeys.includes('refill-completed:1'));
      expect(await again(buyer, 'refill-completed:1')).toEqual({ state: 'sent' });
      await buyer.env.sleep('25 hours');
      buyer.world.refillEnd = { state: 'rejected' };
      await ask(buyer);
      await buyer.until('refused', () => buyer.world.emailKeys.includes('refill-rejected:2'));
      expect(buyer.world.emailKeys.slice(2)).toEqual([
        'refill-started:1',
        'refill-completed:1',
        'refill-completed:1:again-1',
        'refill-started:2',
        'refill-rejected:2',
      ]);
    }));

  test('a request that is refused at once is answered to the caller, not by e-mail', () =>
    shop.with(async (buyer) => {
      buyer.world.report = delivered;
      await buy(buyer);
      await buyer.until('completed', () => buyer.world.emailKeys.includes('order-completed'));
      buyer.world.followers = 2100;
      await expect(ask(buyer)).rejects.toThrow();
      await buyer.env.sleep('10 minutes');
      expect(buyer.world.emailKeys).toEqual(['order-confirmation', 'order-completed']);
    }));

  test('of likes over three posts is one e-mail', () =>
    shop.with(async (buyer) => {
      buyer.world.report = delivered;
      const posts = ['AAAAA1', 'BBBBB2', 'CCCCC3'].map((shortcode) => ({ id: shortcode, shortcode }));
      await buyer.buy({ serviceId: 13, posts });
      await buyer.until('completed', () => buyer.world.emailKeys.includes('order-completed'));
      await ask(buyer);
      expect(buyer.world.refillsAsked).toHaveLength(3);
      buyer.world.refillEnd = { state: 'completed' };
      await buyer.until('done', () => buyer.world.emailKeys.includes('refill-completed:1'));
      await buyer.env.sleep('1 hour');
      expect(buyer.world.emailKeys.slice(2)).toEqual(['refill-started:1', 'refill-completed:1']);
    }));
});

test('the mail server may be down: every e-mail arrives, none twice [F38]', () =>
  shop.with(async (buyer) => {
    buyer.world.mailAway = true;
    buyer.world.report = delivered;
    await buy(buyer);
    await buyer.until('completed', () => buyer.world.latest?.order?.status === 'completed');
    expect(buyer.world.emailKeys).toEqual([]);
    buyer.world.mailAway = false;
    await buyer.until('both', () => buyer.world.emailKeys.length === 2);
    expect([...buyer.world.emailKeys].sort()).toEqual(['order-completed', 'order-confirmation']);
  }));

describe('an e-mail that is sent again', () => {
  test('goes out once per request, and the timeline shows it [S1-2.15.34]', () =>
    shop.with(async (buyer) => {
      await buy(buyer);
      await buyer.until('confirmed', () => buyer.world.emailKeys.length > 0);
      expect(
        await Promise.all([again(buyer, 'order-confirmation'), again(buyer, 'order-confirmation')]),
      ).toEqual([{ state: 'sent' }, { state: 'sent' }]);
      expect([...buyer.world.emailKeys].sort()).toEqual([
        'order-confirmation',
        'order-confirmation:again-1',
        'order-confirmation:again-2',
      ]);
      expect(buyer.world.lines.filter((kind) => kind === 'email-resent')).toHaveLength(2);
    }));

  test('is refused if it no longer applies, was never sent, or is unsubscribed', () =>
    shop.with(async (buyer) => {
      await buy(buyer);
      await buyer.until('confirmed', () => buyer.world.emailKeys.length > 0);
      for (const [key, code] of [
        ['order-completed', 'letter_out_of_date'],
        ['payment-reminder', 'letter_out_of_date'],
        ['refund-made:1', 'letter_out_of_date'],
        ['order-confirmation:again-1', 'validation_failed'],
        ['nonsense!', 'validation_failed'],
      ] as const)
        expect(await codeOf(again(buyer, key))).toBe(code);
      buyer.world.mailUnwanted = true;
      expect(await codeOf(again(buyer, 'order-confirmation'))).toBe('letter_not_wanted');
      expect(buyer.world.lines).not.toContain('email-failed');
    }));

  test('gets “pending” if the mail server accepts nothing, and goes out later', () =>
    shop.with(async (buyer) => {
      await buy(buyer);
      await buyer.until('confirmed', () => buyer.world.emailKeys.length > 0);
      buyer.world.mailRefused = true;
      const asked = again(buyer, 'order-confirmation');
      await buyer.until('asked', () => buyer.world.lines.includes('email-resent'));
      await buyer.env.sleep('20 seconds');
      expect(await asked).toEqual({ state: 'pending' });
      buyer.world.mailRefused = false;
      await buyer.until('sent', () => buyer.world.emailKeys.includes('order-confirmation:again-1'));
    }));
});
