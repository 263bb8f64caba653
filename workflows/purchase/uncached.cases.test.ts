import {
  disputeChanged,
  providerStatusChanged,
  refundChanged,
  refundOrder,
  requestRefill,
  resendMail,
  sendToProvider,
} from '../messages';
import { rest, stateOf } from '../testing/outcome';
import { codeOf } from '../testing/shop';
import { shopOfCases } from '../testing/shop-of-cases';

/*
 * Workers that keep no run in memory: each task replays from the first event. A purchase that depends on anything but
 * its history fails here.
 */
const shop = shopOfCases({ cached: false });

const by = { by: 'ana', reason: 'asked' };
const busy = {
  kind: 'rejected',
  refusal: 'active-order',
  message: 'You have active order with this link',
} as const;

test('a purchase with everything that can happen to one comes to its end [F40]', () =>
  shop.with(
    async (buyer) => {
      const { world } = buyer;
      world.panels = [1, 2].map((id) => ({ providerId: id, providerServiceId: '1', name: `Panel ${id}` }));
      world.panelAnswers = [
        busy,
        { kind: 'rejected', refusal: 'not-enough-funds', message: 'not enough funds' },
        { kind: 'not-sent', reason: 'ECONNREFUSED' },
        { kind: 'unknown', reason: 'timeout' },
      ];
      await buyer.setCart();
      await buyer.setCart({ serviceId: 205 });
      await buyer.handle.signal('paymentFailed', { paymentIntentId: world.intent.id, code: 'card_declined' });
      await buyer.env.sleep('20 minutes');
      await buyer.pay();
      await buyer.until('in doubt', () => world.latest?.attention?.reason === 'submission-unknown', 7200);
      await buyer.handle.signal('resolve', { ...by, accepted: true, providerOrderId: '77001' });
      await buyer.until('late', () => world.latest?.attention?.reason === 'delivery-late', 20 * 3600);
      const [submission] = (await stateOf(buyer)).submissions.slice(-1);
      world.report = { status: 'completed', startCount: 1000 };
      await buyer.handle.signal(providerStatusChanged, {
        submissionId: submission?.id ?? '',
        report: { status: 'completed', startCount: 1000 },
      });
      await buyer.untilDelivered();
      world.followers = 1000;
      await buyer.handle.executeUpdate(requestRefill, { args: [by] });
      world.refillEnd = { state: 'completed' };
      await buyer.until('refilled', () => world.lines.includes('refill-completed'));
      await buyer.handle.executeUpdate(resendMail, { args: [{ ...by, letter: 'order-confirmation' }] });
      await buyer.handle.executeUpdate(sendToProvider, { args: [{ ...by, force: true }] });
      await buyer.untilDelivered();
      await buyer.handle.executeUpdate(refundOrder, { args: [{ ...by, amountCents: 300 }] });
      await buyer.handle.signal(disputeChanged, {
        disputeId: 'dp_1',
        status: 'warning_closed',
        reason: 'general',
        amountCents: 999,
      });
      await rest(buyer);
      await buyer.handle.executeUpdate(refundOrder, { args: [by] });
      expect((await buyer.handle.result()).end).toBe('refunded');

      // And after its end.
      await buyer.wake(refundChanged, { refundId: 're_2', status: 'failed', amountCents: 1 });
      await buyer.until('asks for a person', () => world.latest?.attention?.reason === 'refund-failed');
      expect(await codeOf(buyer.handle.executeUpdate(refundOrder, { args: [by] }))).toBe('accepted');
      expect((await buyer.handle.result()).end).toBe('refunded');
      expect(world.orders).toHaveLength(1);
    },
    { lateAfterSeconds: 4 * 3600, refillCooldownSeconds: 60 },
  ));
