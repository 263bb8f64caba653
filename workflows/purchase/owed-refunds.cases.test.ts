import { WorkflowUpdateStage } from '@temporalio/client';
import { panelIsAway } from '#domain/fail-over.ts';
import type { SubmissionOutcome } from '#domain/provider.ts';
import {
  type CorrectTargetInput,
  correctTarget,
  forgetBuyer,
  type RefundInput,
  refundChanged,
  refundOrder,
  requestRefill,
  sendToProvider,
} from '../messages';
import { from, type Outcome, rest, stateOf } from '../testing/outcome';
import {
  answerRefundsWith,
  orderIn,
  paid,
  partly,
  type RefundStatus,
  refund,
  reportShort,
  reports,
  type Stage,
  seen,
  wholly,
} from '../testing/refunds';
import { type Buyer, codeOf } from '../testing/shop';
import { shopOfCases } from '../testing/shop-of-cases';
import type { World } from '../testing/world';

const shop = shopOfCases();

/* Refunds that failed, and that a person makes (decision 0048). 999 cents were paid. */

/** The webhook reports a refund of 3,00 €. */
const signal = (buyer: Buyer, refundId: string, status: RefundStatus) =>
  buyer.handle.signal('refundChanged', { refundId, status, amountCents: 300 });

const owed = {
  stage: 'guarantee',
  paymentStatus: 'partially_refunded',
  attention: { reason: 'refund-failed' },
};

/** Our refund of 3,00 € fails after its customer was told of it, while the panel delivers. */
async function failedWhileDelivering(buyer: Buyer): Promise<void> {
  await orderIn(buyer, 'in-progress');
  answerRefundsWith(buyer, 'pending');
  await refund(buyer, 300);
  buyer.world.refunds.pop();
  await signal(buyer, 're_ours', 'failed');
  await rest(buyer);
  buyer.world.payments.refundPayment = async () => ({ refundId: 're_next', status: 'succeeded' });
}

test('a refund that failed is still asked for when the shop itself refunds what was not delivered', () =>
  shop.with(
    async (buyer) => {
      await failedWhileDelivering(buyer);
      await reportShort(buyer);
      await buyer.until('refunded', () => buyer.world.latest?.stage === 'guarantee');
      expect(buyer.world.latest).toMatchObject(owed);
      expect(await refund(buyer, 300)).toBe('succeeded');
      await rest(buyer);
      expect(buyer.world.latest?.attention).toBeUndefined();
    },
    { undelivered: 'refund' },
  ));

test('a refund that failed and that a person made at the provider is not asked for again', () =>
  shop.with(
    async (buyer) => {
      await failedWhileDelivering(buyer);
      await signal(buyer, 're_dashboard', 'succeeded');
      await reportShort(buyer);
      await buyer.until('refunded', () => buyer.world.latest?.stage === 'guarantee');
      expect(buyer.world.latest?.attention).toBeUndefined();
    },
    { undelivered: 'refund' },
  ));

test.each<[string, Stage, string]>([
  ['delivers', 'in-progress', 'in-progress'],
  ['has delivered', 'guarantee', 'guarantee'],
])(
  'a refund that failed and that a person made at the provider needs nobody: the panel %s',
  (_what, stage, next) =>
    shop.with(async (buyer) => {
      await orderIn(buyer, stage);
      answerRefundsWith(buyer, 'failed');
      expect(await refund(buyer, 300)).toBe('refund_failed');
      const { refunds, intent } = buyer.world;
      refunds.push({ paymentIntentId: intent.id, amountCents: 300, key: 'dashboard' });
      const since = from(buyer);
      await signal(buyer, 're_dashboard', 'succeeded');
      expect(await seen(buyer, since)).toEqual({
        ...partly,
        stage: next,
        calls: [],
        emails: ['refund-made:2'],
      });
    }),
);

const byUs = async (buyer: Buyer) => {
  answerRefundsWith(buyer, 'succeeded');
  expect(await refund(buyer, 300)).toBe('succeeded');
};
const byDashboard = (buyer: Buyer) => signal(buyer, 're_dashboard', 'succeeded');
test.each([
  ['in the back office', byUs],
  ['at the provider', byDashboard],
])(
  'a short delivery waits for a person again once the refund that failed meanwhile is made %s',
  (_where, make) =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'in-progress');
      answerRefundsWith(buyer, 'pending');
      await refund(buyer, 300);
      await reportShort(buyer);
      buyer.world.refunds.pop();
      await signal(buyer, 're_ours', 'failed');
      await rest(buyer);
      expect((await stateOf(buyer)).attention?.reason).toBe('refund-failed');
      await make(buyer);
      await rest(buyer);
      expect(await stateOf(buyer)).toMatchObject({
        stage: 'needs-attention',
        attention: { reason: 'partial-delivery' },
      });
    }),
);

test.each([
  ['all', 'refund_owed', undefined, 0],
  ['a part', 'accepted', 300, 1],
])('a delivered order of which %s is owed: a refill is answered %s', (_what, answer, cents, asked) =>
  shop.with(async (buyer) => {
    await orderIn(buyer, 'guarantee');
    buyer.world.followers = 1000;
    answerRefundsWith(buyer, 'failed');
    expect(await refund(buyer, cents)).toBe('refund_failed');
    await rest(buyer);
    const refill = buyer.handle.executeUpdate(requestRefill, { args: [{ by: 'customer', reason: 'lost' }] });
    expect(await codeOf(refill)).toBe(answer);
    expect(buyer.world.refillsAsked).toHaveLength(asked);
  }),
);

test('a refund that failed twice is owed once', () =>
  shop.with(async (buyer) => {
    await orderIn(buyer, 'in-progress');
    answerRefundsWith(buyer, 'failed');
    for (const _ of [1, 2]) expect(await refund(buyer, 300)).toBe('refund_failed');
    await byDashboard(buyer);
    await rest(buyer);
    const { stage, attention } = await stateOf(buyer);
    expect({ stage, attention }).toEqual({ stage: 'in-progress', attention: undefined });
  }));

test('a shortfall whose refund failed beside another one is over when both are made', () =>
  shop.with(
    async (buyer) => {
      await orderIn(buyer, 'in-progress');
      answerRefundsWith(buyer, 'pending');
      await refund(buyer, 300);
      buyer.world.refunds.pop();
      await signal(buyer, 're_ours', 'failed');
      buyer.world.payments.refundPayment = async () => ({ status: 'failed' });
      await reportShort(buyer);
      const { cents = 0 } = (await stateOf(buyer)).refundOwed ?? {};
      expect(cents).toBeGreaterThan(300);
      const both = { refundId: 're_both', status: 'succeeded', amountCents: cents };
      await buyer.handle.signal('refundChanged', both);
      await rest(buyer);
      const { stage, attention } = await stateOf(buyer);
      expect({ stage, attention }).toEqual({ stage: 'guarantee', attention: undefined });
    },
    { undelivered: 'refund' },
  ));

test('rows that Postgres refused for a while are not asked for again', () =>
  shop.with(async (buyer) => {
    await orderIn(buyer, 'guarantee');
    answerRefundsWith(buyer, 'pending');
    await refund(buyer, 300);
    buyer.world.refused = '23514 orders_check';
    await buyer.handle.signal('saveAgain');
    await buyer.until('stuck', () => buyer.world.latest?.attention?.reason === 'stuck');
    buyer.world.refunds.pop();
    await signal(buyer, 're_ours', 'failed');
    buyer.world.refused = undefined;
    await buyer.env.sleep('1 hour');
    await byDashboard(buyer);
    await rest(buyer);
    const { stage, attention } = await stateOf(buyer);
    expect({ stage, attention }).toEqual({ stage: 'guarantee', attention: undefined });
  }));

test('a delivery that is late is asked for again once the refund that failed meanwhile is made', () =>
  shop.with(
    async (buyer) => {
      await orderIn(buyer, 'in-progress');
      const reason = () => buyer.world.latest?.attention?.reason;
      await buyer.until('late', () => reason() === 'delivery-late', 3 * 3600);
      answerRefundsWith(buyer, 'failed');
      expect(await refund(buyer, 300)).toBe('refund_failed');
      answerRefundsWith(buyer, 'succeeded');
      expect(await refund(buyer, 300)).toBe('succeeded');
      await buyer.until('asked again', () => reason() === 'delivery-late');
      expect((await stateOf(buyer)).stage).toBe('in-progress');
    },
    { lateAfterSeconds: 3600 },
  ));

test('a person who refunds what was not delivered is then asked for the refund that failed', () =>
  shop.with(async (buyer) => {
    await failedWhileDelivering(buyer);
    await reportShort(buyer);
    const reason = () => buyer.world.latest?.attention?.reason;
    await buyer.until('asked', () => reason() === 'partial-delivery');
    expect(await refund(buyer, 400)).toBe('succeeded');
    await rest(buyer);
    expect(buyer.world.latest).toMatchObject(owed);
  }));

describe('nothing that no panel has is sent while a refund of everything is owed', () => {
  const isPrivate = { kind: 'rejected', refusal: 'invalid-link', message: 'Private profile' } as const;
  const isAway = { kind: 'not-sent', reason: panelIsAway } as const;
  const correct = (buyer: Buyer, change: Partial<CorrectTargetInput>): Promise<string> =>
    codeOf(
      buyer.handle.executeUpdate(correctTarget, {
        args: [{ by: 'customer', reason: 'customer', ...change }],
      }),
    );

  /** Paid; the panel's first answers are these. */
  async function buy(buyer: Buyer, answers: SubmissionOutcome[], cart: object = {}): Promise<void> {
    buyer.world.panelAnswers = answers;
    await buyer.setCart(cart);
    await buyer.pay();
    await buyer.until('sent', () => buyer.world.lines.some((kind) => kind.startsWith('submission-')));
    await rest(buyer);
  }

  test.each<[string, SubmissionOutcome, 'failed' | 'pending']>([
    ['refused, it failed at once', isPrivate, 'failed'],
    ['refused, it failed days later', isPrivate, 'pending'],
    ['waiting for its panel, it failed at once', isAway, 'failed'],
  ])('%s: its buyer can’t have it sent, a person can', (_what, answer, status) =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      await buy(buyer, [answer]);
      answerRefundsWith(buyer, status);
      await refund(buyer);
      if (status === 'pending') {
        await buyer.env.sleep('3 days');
        world.refunds.pop();
        const change = { refundId: 're_ours', status: 'failed', amountCents: 999 };
        await buyer.handle.signal('refundChanged', change);
      }
      const isAsked = () => world.latest?.attention?.reason === 'refund-failed';
      await buyer.until('asked', () => isAsked() && world.latest?.stage === 'needs-attention');
      for (const change of [{}, { username: 'other' }])
        expect(await correct(buyer, change)).toBe('refund_owed');
      await rest(buyer);
      expect(world.sent).toHaveLength(1);
      world.panelAnswers = [isPrivate];
      await buyer.handle.executeUpdate(sendToProvider, { args: [{ by: 'ana', reason: 'wants it' }] });
      // The shop has decided to send it: the buyer may help again.
      expect(await correct(buyer, { username: 'other' })).toBe('accepted');
      await buyer.until('accepted', () => world.lines.includes('submission-accepted'));
      expect(world.sent.map(({ username }) => username)).toEqual(['lucia.rivas', 'lucia.rivas', 'other']);
    }),
  );

  test.each([
    ['refused', isPrivate],
    ['waiting for its panel', isAway],
  ])(
    '%s: a part of it that is paid in another way leaves the rest owed, and nothing is sent',
    (_what, answer) =>
      shop.with(async (buyer) => {
        const { world } = buyer;
        await buy(buyer, [answer]);
        answerRefundsWith(buyer, 'failed');
        await refund(buyer);
        await buyer.until('asked', () => world.latest?.attention?.reason === 'refund-failed');
        const pay = (outsideCents: number) =>
          buyer.handle.executeUpdate(refundOrder, {
            args: [{ by: 'ana', reason: 'transfer', amountCents: 0, outsideCents }],
          });
        await pay(500);
        await buyer.env.sleep('2 days');
        const { stage, attention, memory } = world.latest!;
        expect([stage, attention?.reason, memory.state.refundOwed?.cents]).toEqual([
          'needs-attention',
          'refund-failed',
          499,
        ]);
        expect(world.sent).toHaveLength(1);
        await pay(499);
        await buyer.until('closed', () => world.latest?.stage === 'closed');
        expect(world.sent).toHaveLength(1);
      }),
  );

  test('a correction that came before it failed, and whose turn is after that, is refused', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      const { submitToProvider } = world.provider;
      answerRefundsWith(buyer, 'failed');
      const answers: Promise<string>[] = [];
      const waits = { waitForStage: WorkflowUpdateStage.ACCEPTED } as const;
      world.provider.submitToProvider = async (input) => {
        world.provider.submitToProvider = submitToProvider;
        const everything = [{ by: 'ana', reason: 'asked' }] as [RefundInput];
        const refunding = await buyer.handle.startUpdate(refundOrder, { args: everything, ...waits });
        const other = [{ by: 'customer', reason: 'customer', username: 'other' }] as [CorrectTargetInput];
        const correcting = await buyer.handle.startUpdate(correctTarget, { args: other, ...waits });
        answers.push(codeOf(refunding.result()), codeOf(correcting.result()));
        return submitToProvider(input);
      };
      await buy(buyer, [isPrivate]);
      expect(await Promise.all(answers)).toEqual(['refund_failed', 'refund_owed']);
      await rest(buyer);
      expect(world.sent).toHaveLength(1);
    }));

  test('a post that waits is not sent when the panel’s late answer settles another one', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      const posts = ['AAAAA1', 'BBBBB2'].map((shortcode) => ({ id: shortcode, shortcode }));
      await buy(buyer, [{ kind: 'unknown', reason: 'interrupted' }, isAway], { serviceId: 219, posts });
      answerRefundsWith(buyer, 'failed');
      expect(await refund(buyer)).toBe('refund_failed');
      await buyer.handle.signal('submissionSettled', {
        submissionId: world.latest?.submissions[0]?.id,
        outcome: { kind: 'accepted', providerOrderId: '991' },
      });
      await buyer.env.sleep('1 hour');
      expect(await stateOf(buyer)).toMatchObject({
        stage: 'needs-attention',
        attention: { reason: 'refund-failed' },
      });
      expect(world.sent).toHaveLength(2);
    }));
});

describe('the event of a refund that failed comes after that of the one that a person made instead', () => {
  test.each<[Stage, Partial<Outcome>]>([
    ['in-progress', { stage: 'in-progress' }],
    ['guarantee', { stage: 'guarantee' }],
  ])('%s: nobody is asked', (stage, outcome) =>
    shop.with(async (buyer) => {
      await orderIn(buyer, stage);
      answerRefundsWith(buyer, 'pending');
      expect(await refund(buyer, 300)).toBe('pending');
      await rest(buyer);
      // The provider's book has only the second one.
      const [ours, theirs] = [{ refundId: 're_ours' }, { refundId: 're_dashboard' }];
      buyer.world.listed = [
        { ...theirs, status: 'succeeded', amountCents: 300 },
        { ...ours, status: 'failed', amountCents: 300 },
      ];
      const since = from(buyer);
      await signal(buyer, 're_dashboard', 'pending');
      await signal(buyer, 're_dashboard', 'succeeded');
      await signal(buyer, 're_ours', 'failed');
      expect(await seen(buyer, since)).toEqual({
        ...{ orders: 1, keptCents: 699, paymentStatus: owed.paymentStatus, ...outcome },
        ...{ calls: ['listRefunds'], emails: ['refund-made:2'] },
      });
      expect(buyer.world.latest?.refunds).toMatchObject([{ status: 'failed' }, { status: 'succeeded' }]);
    }),
  );

  test('both were made: both count, also if the provider lists the new one later', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'guarantee');
      await byUs(buyer);
      await rest(buyer);
      buyer.world.refunds.push({
        paymentIntentId: buyer.world.intent.id,
        amountCents: 300,
        key: 'dashboard',
      });
      const since = from(buyer);
      await byDashboard(buyer);
      expect(await seen(buyer, since)).toEqual({
        ...{ orders: 1, keptCents: 399, paymentStatus: owed.paymentStatus, stage: 'guarantee' },
        ...{ calls: ['listRefunds'], emails: ['refund-made:2'] },
      });
    }));
});

describe('a refund that is more than what is left: an earlier one failed, and its event is late', () => {
  const ours = (status: RefundStatus) => ({ refundId: 're_ours', status, amountCents: 600 });
  const theirs = (status: RefundStatus, amountCents = 600) => ({
    ...{ refundId: 're_dashboard', status, amountCents },
  });

  /** Ours of 6,00 € is pending, and fails at the provider; the rest is what it lists. */
  async function oursFails(buyer: Buyer, stage: Stage, listed: World['listed']): Promise<void> {
    await orderIn(buyer, stage);
    answerRefundsWith(buyer, 'pending');
    expect(await refund(buyer, 600)).toBe('pending');
    await rest(buyer);
    const { refunds, intent } = buyer.world;
    refunds.pop();
    for (const { amountCents, status } of listed)
      if (status !== 'failed') refunds.push({ paymentIntentId: intent.id, amountCents, key: 'dashboard' });
    buyer.world.listed = [...listed, ours('failed')];
  }

  const calls = ['listRefunds'];
  const partlyBack = { orders: 1, keptCents: 399, paymentStatus: 'partially_refunded', calls };
  test.each<[Stage, RefundStatus, Partial<Outcome>]>([
    ['in-progress', 'succeeded', { emails: ['refund-made:2'] }],
    ['in-progress', 'pending', { emails: ['refund-made:2'] }],
    ['guarantee', 'succeeded', { emails: ['refund-made:2'] }],
  ])(
    '%s: one of the dashboard takes its place, the panel goes on, and nobody is asked: %s',
    (stage, status, outcome) =>
      shop.with(async (buyer) => {
        await oursFails(buyer, stage, [theirs(status)]);
        const since = from(buyer);
        await buyer.handle.signal('refundChanged', theirs(status));
        await buyer.handle.signal('refundChanged', ours('failed'));
        expect(await seen(buyer, since)).toEqual({ ...partlyBack, stage, ...outcome });
        expect(buyer.world.latest?.refunds).toMatchObject([ours('failed'), theirs(status)]);
      }),
  );

  /** All of the money is on its way back and fails; the dashboard returns 6,00 €. */
  async function allFails(buyer: Buyer): Promise<void> {
    const all = { ...ours('failed'), amountCents: 999 };
    buyer.world.refunds.pop();
    buyer.world.refunds.push({ paymentIntentId: buyer.world.intent.id, amountCents: 600, key: 'dashboard' });
    buyer.world.listed = [theirs('succeeded'), all];
    await buyer.handle.signal('refundChanged', theirs('succeeded'));
    await buyer.handle.signal('refundChanged', all);
  }

  async function allPending(buyer: Buyer): Promise<void> {
    await orderIn(buyer, 'in-progress');
    answerRefundsWith(buyer, 'pending');
    expect(await refund(buyer)).toBe('pending');
    await rest(buyer);
  }

  test('all of the money: a part is not enough, so a person is asked', () =>
    shop.with(async (buyer) => {
      await allPending(buyer);
      const since = from(buyer);
      await allFails(buyer);
      expect(await seen(buyer, since)).toEqual({
        ...partlyBack,
        ...{
          stage: 'needs-attention',
          attention: 'refund-failed',
          emails: ['refund-made:2', 'refund-failed:1'],
        },
      });
      expect(buyer.world.latest?.order).toMatchObject({ status: 'processing', refundedCents: 600 });
      answerRefundsWith(buyer, 'succeeded');
      expect(await refund(buyer, 100)).toBe('succeeded');
      expect((await stateOf(buyer)).stage).toBe('in-progress');
    }));

  test.each<[World['report'], string]>([
    [{ status: 'canceled', remains: 1100 }, 'canceled-by-provider'],
    [reports.guarantee, 'none'],
  ])('a delivery that ended meanwhile (%j) is finished then', (report, reason) =>
    shop.with(async (buyer) => {
      await allPending(buyer);
      const submissionId = buyer.world.sent[0]?.submissionId;
      await buyer.handle.signal('providerStatusChanged', { submissionId, report });
      await allFails(buyer);
      await rest(buyer);
      answerRefundsWith(buyer, 'succeeded');
      await refund(buyer, 100);
      await rest(buyer);
      const { stage, attention, deliveredAt } = await stateOf(buyer);
      expect({ stage, reason: attention?.reason ?? 'none', isDelivered: deliveredAt !== undefined }).toEqual({
        ...{ stage: reason === 'none' ? 'guarantee' : 'needs-attention', reason, isDelivered: true },
      });
    }),
  );

  test('a short delivery that waits for a person waits on', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'in-progress');
      answerRefundsWith(buyer, 'pending');
      await refund(buyer, 600);
      await reportShort(buyer);
      buyer.world.listed = [theirs('succeeded'), ours('failed')];
      await buyer.handle.signal('refundChanged', theirs('succeeded'));
      await buyer.handle.signal('refundChanged', ours('failed'));
      await rest(buyer);
      expect(await stateOf(buyer)).toMatchObject({
        stage: 'needs-attention',
        attention: { reason: 'partial-delivery' },
      });
    }));

  test('all of the money twice, both failed, and another one long ago: a person is asked', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'in-progress');
      const all = (refundId: string, status: RefundStatus) => ({ refundId, status, amountCents: 999 });
      await buyer.handle.signal('refundChanged', all('re_early', 'failed'));
      answerRefundsWith(buyer, 'pending');
      await refund(buyer);
      await rest(buyer);
      buyer.world.listed = [all('re_late', 'failed'), all('re_ours', 'failed'), all('re_early', 'failed')];
      await buyer.handle.signal('refundChanged', all('re_late', 'pending'));
      await rest(buyer);
      expect(await stateOf(buyer)).toMatchObject({
        stage: 'needs-attention',
        attention: { reason: 'refund-failed' },
        order: { status: 'processing' },
        paymentStatus: 'paid',
      });
    }));

  test('the bank took the rest: the purchase ends', () =>
    shop.with(async (buyer) => {
      await oursFails(buyer, 'in-progress', [theirs('succeeded')]);
      const dispute = { disputeId: 'dp_1', status: 'lost', reason: 'fraudulent', amountCents: 999 };
      await buyer.handle.signal('disputeChanged', dispute);
      await buyer.handle.signal('refundChanged', theirs('failed'));
      await buyer.handle.signal('refundChanged', ours('failed'));
      expect((await buyer.handle.result()).end).toBe('charged-back');
    }));

  test('both failed: a person is asked', () =>
    shop.with(async (buyer) => {
      await oursFails(buyer, 'in-progress', [theirs('failed')]);
      const since = from(buyer);
      await buyer.handle.signal('refundChanged', theirs('pending'));
      expect(await seen(buyer, since)).toEqual({
        ...paid,
        ...{ calls, emails: ['refund-failed:1'] },
        stage: 'needs-attention',
        attention: 'refund-failed',
      });
      expect(buyer.world.latest?.refunds).toMatchObject([ours('failed'), theirs('failed')]);
    }));

  test('the first event of one that failed long ago changes nothing', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'guarantee');
      answerRefundsWith(buyer, 'pending');
      expect(await refund(buyer)).toBe('pending');
      await rest(buyer);
      buyer.world.listed = [{ ...ours('pending'), amountCents: 999 }, theirs('failed')];
      const since = from(buyer);
      await buyer.handle.signal('refundChanged', theirs('pending'));
      await buyer.handle.signal('refundChanged', theirs('failed'));
      expect(await seen(buyer, since)).toEqual({ ...wholly, stage: 'refunding', emails: [], calls });
      expect(buyer.world.latest?.refunds).toMatchObject([{ status: 'pending' }, theirs('failed')]);
    }));

  test('a refund that the payment does not have becomes a line: somebody typed it', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'in-progress');
      const since = from(buyer);
      await buyer.handle.signal('refundChanged', theirs('succeeded', 99_900));
      expect(await seen(buyer, since)).toEqual({ ...paid, stage: 'in-progress', calls });
      expect(buyer.world.lines.at(-1)).toBe('command-refused');
    }));
});

describe('a refund that is owed and was made outside of the payment provider', () => {
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
      await buyer.buy();
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
      await buyer.buy({ serviceId: 13, posts });
      await buyer.until('the other one is sent', () => world.sent.length === 2);
      const dismiss = (world.latest?.submissions ?? [])
        .filter(({ state }) => state === 'ready')
        .map(({ id }) => id);
      world.refundFails = true;
      const asked = { by: 'ana', reason: 'private', amountCents: 600, dismiss };
      expect(await codeOf(buyer.handle.executeUpdate(refundOrder, { args: [asked] }))).toBe('refund_failed');
      const report = { status: 'completed', startCount: 10 };
      await buyer.handle.signal('providerStatusChanged', {
        submissionId: world.sent[1]?.submissionId,
        report,
      });
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
});
