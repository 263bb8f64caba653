import { sendToProvider, updateTarget } from '../messages';
import { from, rest, stateOf } from '../testing/outcome';
import {
  answerRefundsWith,
  made,
  orderIn,
  partly,
  type RefundStatus,
  refund,
  reportShort,
  reports,
  seen,
} from '../testing/refunds';
import type { Buyer } from '../testing/shop';
import { shopOfCases } from '../testing/shop-of-cases';

const shop = shopOfCases();

/*
 * Refunds of what is not delivered (decision 0049). 999 cents were paid for 1100 followers; a short delivery lacks 550 of
 * them, whose share is 499 cents.
 */

const undelivered = { undelivered: true };

/** The provider's webhook: somebody has refunded in its dashboard. */
async function refundInDashboard({ handle, world }: Buyer, amountCents: number): Promise<void> {
  world.refunds.push({ paymentIntentId: world.intent.id, amountCents, key: 'dashboard' });
  await handle.signal('refundChanged', { refundId: 're_dashboard', status: 'succeeded', amountCents });
}

const proposal = ({ world }: Buyer) => world.latest?.order?.refundProposalCents;

describe('an administrator refunds what is not delivered while the panel delivers', () => {
  test.each<RefundStatus>(['succeeded', 'pending'])('the panel is asked to stop first: %s', (status) =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'in-progress');
      answerRefundsWith(buyer, status);
      const since = from(buyer);
      expect(await refund(buyer, 300, undelivered)).toBe(status);
      const calls = ['cancelAtProvider', ...made];
      expect(await seen(buyer, since)).toEqual({ ...partly, stage: 'in-progress', calls });
      expect(buyer.world.lines).toContain('provider-cancel');
    }),
  );

  test('a refund of another kind lets it go on', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'in-progress');
      await refund(buyer, 300, { undelivered: false });
      expect(buyer.world.calls).not.toContain('cancelAtProvider');
      await reportShort(buyer);
      expect(proposal(buyer)).toBe(349);
    }));

  test('what more is missing in the end is proposed', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'in-progress');
      await refund(buyer, 300, undelivered);
      await reportShort(buyer);
      expect(buyer.world.latest).toMatchObject({
        stage: 'needs-attention',
        attention: { reason: 'partial-delivery' },
      });
      expect(proposal(buyer)).toBe(199);
    }));

  test('what more is missing is refunded automatically, if the shop does so', () =>
    shop.with(
      async (buyer) => {
        await orderIn(buyer, 'in-progress');
        await refund(buyer, 300, undelivered);
        await rest(buyer);
        const since = from(buyer);
        await reportShort(buyer);
        const emails = ['order-partial:1'];
        expect(await seen(buyer, since)).toEqual({
          ...{ ...partly, stage: 'guarantee', keptCents: 500, emails, calls: made },
        });
      },
      { undelivered: 'refund' },
    ));

  test.each(['propose-refund', 'refund'] as const)('if all of it was refunded, nobody is asked: %s', (how) =>
    shop.with(
      async (buyer) => {
        await orderIn(buyer, 'in-progress');
        await refund(buyer, 600, undelivered);
        await rest(buyer);
        const since = from(buyer);
        await reportShort(buyer);
        const emails = ['order-partial:1'];
        expect(await seen(buyer, since)).toEqual({
          ...{ ...partly, stage: 'guarantee', keptCents: 399, emails, calls: [] },
        });
        expect(buyer.world.latest?.order?.status).toBe('partial');
        expect(proposal(buyer)).toBeUndefined();
      },
      { undelivered: how },
    ),
  );

  test('a person is asked if the panel does not say what is missing', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'in-progress');
      await refund(buyer, 300, undelivered);
      await buyer.handle.signal('providerStatusChanged', {
        submissionId: buyer.world.sent[0]?.submissionId,
        report: { status: 'partial' },
      });
      await rest(buyer);
      expect(await stateOf(buyer)).toMatchObject({
        stage: 'needs-attention',
        attention: { reason: 'partial-delivery' },
      });
    }));

  test('one that failed is owed, and not proposed on top', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'in-progress');
      answerRefundsWith(buyer, 'failed');
      expect(await refund(buyer, 499, undelivered)).toBe('refund_failed');
      await reportShort(buyer);
      expect(buyer.world.latest?.attention?.reason).toBe('refund-failed');
      expect(proposal(buyer)).toBeUndefined();
      answerRefundsWith(buyer, 'succeeded');
      expect(await refund(buyer, 499)).toBe('succeeded');
      await rest(buyer);
      expect(await stateOf(buyer)).toMatchObject({ stage: 'guarantee', order: { status: 'partial' } });
      expect(buyer.world.latest?.attention).toBeUndefined();
      expect((await stateOf(buyer)).refunds).toMatchObject([
        { status: 'failed' },
        { status: 'succeeded', undeliveredCents: 499 },
      ]);
    }));
});

describe('a refund of what is not delivered fails, and another takes its place', () => {
  test.each([
    ['after it', ['re_ours', 're_dashboard']],
    ['before the shop hears that it failed', ['re_dashboard', 're_ours']],
  ] as const)('made in the dashboard, %s: no unit is refunded twice', (_when, events) =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'in-progress');
      answerRefundsWith(buyer, 'pending');
      await refund(buyer, 300, undelivered);
      await rest(buyer);
      buyer.world.listed = [
        { refundId: 're_ours', status: 'failed', amountCents: 300 },
        { refundId: 're_dashboard', status: 'succeeded', amountCents: 300 },
      ];
      for (const refundId of events) {
        const change = buyer.world.listed.find((one) => one.refundId === refundId)!;
        await buyer.handle.signal('refundChanged', change);
        await rest(buyer);
      }
      await reportShort(buyer);
      expect(proposal(buyer)).toBe(199);
    }),
  );

  test('a refund for a delay that fails later is not taken for one', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'in-progress');
      answerRefundsWith(buyer, 'failed');
      await refund(buyer, 300, undelivered);
      expect(await refund(buyer, 0, { outsideCents: 300 })).toBe('succeeded');
      await rest(buyer);
      await refund(buyer, 100);
      expect(await refund(buyer, 0, { outsideCents: 100 })).toBe('succeeded');
      await rest(buyer);
      await reportShort(buyer);
      expect(proposal(buyer)).toBe(149);
    }));
});

describe('a short delivery waits for a person', () => {
  test('what was refunded in the dashboard since is not proposed again, and they close it without money', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'needs-attention');
      expect(proposal(buyer)).toBe(499);
      await refundInDashboard(buyer, 300);
      await rest(buyer);
      expect(proposal(buyer)).toBe(199);
      expect(buyer.world.latest?.attention?.reason).toBe('partial-delivery');
      const since = from(buyer);
      expect(await refund(buyer, 0)).toBe('succeeded');
      const closed = { ...partly, stage: 'guarantee', emails: [], calls: [] };
      expect(await seen(buyer, since)).toEqual(closed);
      expect(buyer.world.latest?.order?.status).toBe('partial');
      expect(proposal(buyer)).toBeUndefined();
      const { lines } = buyer.world.latest ?? {};
      expect(lines).toMatchObject([{ kind: 'shortfall-settled', by: 'ana', data: { reason: 'asked' } }]);
    }));

  test('one of which nothing was refunded is closed too', () =>
    shop.with(async (buyer) => {
      buyer.world.report = { status: 'canceled', startCount: 1000 };
      await buyer.buy();
      await buyer.until('asked', () => buyer.world.latest?.attention?.reason === 'canceled-by-provider');
      expect(await refund(buyer, 0)).toBe('succeeded');
      expect(await stateOf(buyer)).toMatchObject({
        ...{ stage: 'guarantee', paymentStatus: 'paid', order: { status: 'cancelled' } },
      });
    }));

  test('one that got another target waits for its resend, and is not closed', () =>
    shop.with(async (buyer) => {
      buyer.world.report = { status: 'canceled', remains: 1100, startCount: 1000 };
      await buyer.buy();
      await buyer.until('asked', () => buyer.world.latest?.attention?.reason === 'canceled-by-provider');
      const typo = { by: 'ana', reason: 'typo', username: 'lucia.rivas2' };
      await buyer.handle.executeUpdate(updateTarget, { args: [typo] });
      expect(await refund(buyer, 0)).toBe('refund_too_large');
      await rest(buyer);
      expect(buyer.world.latest?.attention?.reason).toBe('canceled-by-provider');
      expect(buyer.world.lines).not.toContain('shortfall-settled');
    }));

  test.each(['in-progress', 'guarantee'] as const)('nothing else is closed without money: %s', (stage) =>
    shop.with(async (buyer) => {
      await orderIn(buyer, stage);
      expect(await refund(buyer, 0)).toBe('refund_too_large');
    }),
  );

  test('if the rest is sent again and falls short again, no unit is refunded twice', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'needs-attention');
      await refundInDashboard(buyer, 499);
      buyer.world.report = reports['in-progress'];
      await buyer.handle.executeUpdate(sendToProvider, {
        args: [{ by: 'ana', reason: 'again', force: true }],
      });
      await rest(buyer);
      const since = from(buyer);
      await buyer.handle.signal('providerStatusChanged', {
        submissionId: buyer.world.sent.at(-1)?.submissionId,
        report: { status: 'partial', remains: 200 },
      });
      const emails = ['order-partial:2'];
      expect(await seen(buyer, since)).toEqual({
        ...{ ...partly, stage: 'guarantee', keptCents: 500, emails, calls: [] },
      });
    }));
});
