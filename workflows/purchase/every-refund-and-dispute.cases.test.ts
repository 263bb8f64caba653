import type { AttentionReason, OrderStatus } from '#domain/states.ts';
import type { TimelineKind } from '#domain/timeline.ts';
import { type ResolveInput, resolveSubmission, sendToProvider } from '../messages';
import { from, Gate, outcomeOf, rest, stateOf } from '../testing/outcome';
import {
  answerRefundsWith,
  broken,
  type Expected,
  holdRefunds,
  made,
  orderIn,
  paid,
  partly,
  type RefundStatus,
  refund,
  reports,
  type Stage,
  seen,
  short,
  wholly,
} from '../testing/refunds';
import { type Buyer, codeOf } from '../testing/shop';
import { shopOfCases } from '../testing/shop-of-cases';
import type { World } from '../testing/world';

const shop = shopOfCases();

/*
 * Each status of a refund and of a dispute, in the payment provider's words, in each stage in which it can arrive. 999
 * cents were paid. What the provider keeps or refunds is set by hand here, never derived from the shop's state.
 */

/** The provider took the money of a cart that the shop refuses; no webhook has said so yet. */
async function paidButRefused(buyer: Buyer): Promise<void> {
  buyer.world.orderRefusal = 'blocked_user';
  await buyer.setCart();
  Object.assign(buyer.world.intent, { status: 'succeeded', amountReceivedCents: 999, charged: 999 });
}

describe('an administrator refunds 3,00 €', () => {
  test.each<[Stage, RefundStatus, Expected]>([
    ['in-progress', 'succeeded', { ...partly, stage: 'in-progress', answer: 'succeeded', calls: made }],
    ['in-progress', 'pending', { ...partly, stage: 'in-progress', answer: 'pending', calls: made }],
    ['in-progress', 'requires_action', { ...partly, stage: 'in-progress', answer: 'pending', calls: made }],
    ['in-progress', 'failed', { ...broken, calls: made }],
    ['in-progress', 'canceled', { ...broken, calls: made }],
    ['needs-attention', 'succeeded', { ...partly, stage: 'guarantee', answer: 'succeeded', calls: made }],
    ['needs-attention', 'pending', { ...partly, stage: 'guarantee', answer: 'pending', calls: made }],
    ['needs-attention', 'requires_action', { ...partly, stage: 'guarantee', answer: 'pending', calls: made }],
    ['needs-attention', 'failed', { ...broken, calls: made }],
    ['needs-attention', 'canceled', { ...broken, calls: made }],
    ['guarantee', 'succeeded', { ...partly, stage: 'guarantee', answer: 'succeeded', calls: made }],
    ['guarantee', 'pending', { ...partly, stage: 'guarantee', answer: 'pending', calls: made }],
    ['guarantee', 'requires_action', { ...partly, stage: 'guarantee', answer: 'pending', calls: made }],
    ['guarantee', 'failed', { ...broken, calls: made }],
    ['guarantee', 'canceled', { ...broken, calls: made }],
  ])('%s: the refund is %s', (stage, status, expected) =>
    shop.with(async (buyer) => {
      await orderIn(buyer, stage);
      answerRefundsWith(buyer, status);
      const since = from(buyer);
      const answer = await refund(buyer, 300);
      expect({ answer, ...(await seen(buyer, since)) }).toEqual(expected);
    }),
  );
});

describe('an administrator refunds everything [F29]', () => {
  const withPanel = ['cancelAtProvider', 'refundPayment'];
  test.each<[Stage, RefundStatus, Expected]>([
    ['in-progress', 'succeeded', { ...wholly, answer: 'succeeded', calls: withPanel }],
    ['in-progress', 'failed', { ...broken, calls: withPanel }],
    ['in-progress', 'canceled', { ...broken, calls: withPanel }],
    ['needs-attention', 'succeeded', { ...wholly, answer: 'succeeded', calls: made }],
    ['needs-attention', 'failed', { ...broken, calls: made }],
    ['needs-attention', 'canceled', { ...broken, calls: made }],
    ['guarantee', 'succeeded', { ...wholly, answer: 'succeeded', calls: made }],
    ['guarantee', 'failed', { ...broken, calls: made }],
    ['guarantee', 'canceled', { ...broken, calls: made }],
  ])('%s: the refund is %s', (stage, status, expected) =>
    shop.with(async (buyer) => {
      await orderIn(buyer, stage);
      answerRefundsWith(buyer, status);
      const since = from(buyer);
      const answer = await refund(buyer);
      expect({ answer, ...(await seen(buyer, since)) }).toEqual(expected);
    }),
  );
});

test('a refund of the shop has the time at which the provider made it, however long it was retried', () =>
  shop.with(async (buyer) => {
    await orderIn(buyer, 'guarantee');
    const now = await buyer.env.currentTimeMs();
    // The provider's clock may be ahead; in that case an hour, so that no slow test is wrong.
    for (const [index, at] of [now - 3_600_000, now + 3_600_000].entries()) {
      const answer = { refundId: `re_${index}`, status: 'succeeded' as const, at };
      buyer.world.payments.refundPayment = async () => answer;
      await refund(buyer, 300);
    }
    await rest(buyer);
    const [early, ahead] = buyer.world.latest?.refunds ?? [];
    expect(early?.at).toBe(now - 3_600_000);
    expect(Math.abs((ahead?.at ?? 0) - now)).toBeLessThan(600_000);
  }));

describe('the webhook reports a refund of 3,00 €', () => {
  const signal = (buyer: Buyer, refundId: string, status: RefundStatus) =>
    buyer.handle.signal('refundChanged', { refundId, status, amountCents: 300 });

  test.each<[Stage, RefundStatus, Expected]>([
    ['in-progress', 'succeeded', { ...partly, stage: 'in-progress', calls: [] }],
    ['in-progress', 'pending', { ...partly, stage: 'in-progress', calls: [] }],
    ['in-progress', 'requires_action', { ...partly, stage: 'in-progress', calls: [] }],
    ['in-progress', 'failed', { ...paid, stage: 'in-progress', calls: [] }],
    ['needs-attention', 'succeeded', { ...partly, ...short, stage: 'needs-attention', calls: [] }],
    ['needs-attention', 'pending', { ...partly, ...short, stage: 'needs-attention', calls: [] }],
    ['needs-attention', 'requires_action', { ...partly, ...short, stage: 'needs-attention', calls: [] }],
    ['needs-attention', 'failed', { ...paid, ...short, stage: 'needs-attention', calls: [] }],
    ['guarantee', 'succeeded', { ...partly, stage: 'guarantee', calls: [] }],
    ['guarantee', 'pending', { ...partly, stage: 'guarantee', calls: [] }],
    ['guarantee', 'requires_action', { ...partly, stage: 'guarantee', calls: [] }],
    ['guarantee', 'failed', { ...paid, stage: 'guarantee', calls: [] }],
  ])('%s: a refund made at the provider is %s', (stage, status, expected) =>
    shop.with(async (buyer) => {
      await orderIn(buyer, stage);
      const since = from(buyer);
      const { refunds, intent } = buyer.world;
      if (status !== 'failed')
        refunds.push({ paymentIntentId: intent.id, amountCents: 300, key: 'dashboard' });
      await signal(buyer, 're_dashboard', status);
      await signal(buyer, 're_dashboard', status);
      expect(await seen(buyer, since)).toEqual(expected);
    }),
  );

  test.each<[Stage, string[]]>([
    ['in-progress', ['cancelAtProvider']],
    ['needs-attention', []],
    ['guarantee', []],
  ])(
    '%s: a full refund made at the provider ends the purchase and stops a panel that still delivers [F29]',
    (stage, calls) =>
      shop.with(async (buyer) => {
        await orderIn(buyer, stage);
        const since = from(buyer);
        const { refunds, intent } = buyer.world;
        refunds.push({ paymentIntentId: intent.id, amountCents: 999, key: 'dashboard' });
        const all = { refundId: 're_dashboard', status: 'succeeded', amountCents: 999 };
        await buyer.handle.signal('refundChanged', all);
        await buyer.handle.result();
        expect(await seen(buyer, since)).toEqual({ ...wholly, calls });
      }),
  );

  test('a full refund made at the provider after one of ours failed needs no person any more', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'guarantee');
      answerRefundsWith(buyer, 'failed');
      await refund(buyer);
      expect(buyer.world.latest?.attention?.reason).toBe('refund-failed');
      const all = { refundId: 're_dashboard', status: 'succeeded', amountCents: 999 };
      await buyer.handle.signal('refundChanged', all);
      await buyer.until('closed', () => buyer.world.latest?.stage === 'closed');
      expect(buyer.world.latest?.attention).toBeUndefined();
    }));

  test('a refund made at the provider has the day on which it was made, however late its event is', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'guarantee');
      const now = await buyer.env.currentTimeMs();
      const change = { status: 'succeeded', amountCents: 100 };
      await buyer.handle.signal('refundChanged', { ...change, refundId: 're_1', at: now - 3_600_000 });
      // Nobody has refunded in the future: an operator mistyped it.
      await buyer.handle.signal('refundChanged', { ...change, refundId: 're_2', at: now * 1000 });
      await rest(buyer);
      const [early, late] = buyer.world.latest?.refunds ?? [];
      expect(early?.at).toBe(now - 3_600_000);
      expect(Math.abs((late?.at ?? 0) - now)).toBeLessThan(600_000);
    }));

  const went = { ...partly, emails: [], calls: [] };
  const cameBack = {
    ...{ ...paid, stage: 'needs-attention', attention: 'refund-failed', calls: [] },
    emails: ['refund-failed:1'],
  };
  test.each<[Stage, RefundStatus, Expected]>([
    ['in-progress', 'succeeded', { ...went, stage: 'in-progress' }],
    ['in-progress', 'pending', { ...went, stage: 'in-progress' }],
    ['in-progress', 'requires_action', { ...went, stage: 'in-progress' }],
    ['in-progress', 'failed', cameBack],
    ['guarantee', 'succeeded', { ...went, stage: 'guarantee' }],
    ['guarantee', 'pending', { ...went, stage: 'guarantee' }],
    ['guarantee', 'requires_action', { ...went, stage: 'guarantee' }],
    ['guarantee', 'failed', cameBack],
  ])('%s: our pending refund is %s', (stage, status, expected) =>
    shop.with(async (buyer) => {
      await orderIn(buyer, stage);
      answerRefundsWith(buyer, 'pending');
      expect(await refund(buyer, 300)).toBe('pending');
      await rest(buyer);
      const since = from(buyer);
      if (status === 'failed') buyer.world.refunds.pop();
      await signal(buyer, 're_ours', status);
      await signal(buyer, 're_ours', status);
      expect(await seen(buyer, since)).toEqual(expected);
    }),
  );

  test('that it came back is told only after the e-mail about it has ended, which decides whether to', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      const { sendEmail } = world.mail;
      const mayGo = new Gate();
      const order: string[] = [];
      world.mail.sendEmail = async (email) => {
        order.push(`${email.kind} begins`);
        if (email.kind === 'refund-made') await mayGo.opened;
        order.push(`${email.kind} ends`);
        return sendEmail(email);
      };
      await orderIn(buyer, 'in-progress');
      answerRefundsWith(buyer, 'pending');
      await refund(buyer, 300);
      await signal(buyer, 're_ours', 'failed');
      await buyer.until('asked', () => world.latest?.attention?.reason === 'refund-failed');
      const written = world.latest?.version ?? 0;
      await buyer.handle.signal('saveAgain');
      await buyer.until('written again', () => (world.latest?.version ?? 0) > written);
      mayGo.open();
      await buyer.until('told', () => world.emailKeys.includes('refund-failed:1'));
      expect(order.slice(-4)).toEqual([
        ...['refund-made begins', 'refund-made ends', 'refund-failed begins', 'refund-failed ends'],
      ]);
    }));

  test.each<[after: RefundStatus, late: RefundStatus, Expected]>([
    ['succeeded', 'pending', { ...partly, stage: 'in-progress', calls: [] }],
    ['succeeded', 'requires_action', { ...partly, stage: 'in-progress', calls: [] }],
    ['failed', 'pending', { ...cameBack, emails: ['refund-made:1', 'refund-failed:1'] }],
    ['failed', 'succeeded', { ...cameBack, emails: ['refund-made:1', 'refund-failed:1'] }],
  ])('a refund that has %s stays so when the event that it was %s comes late', (after, late, expected) =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'in-progress');
      const { refunds, intent } = buyer.world;
      const since = from(buyer);
      refunds.push({ paymentIntentId: intent.id, amountCents: 300, key: 'dashboard' });
      await signal(buyer, 're_dashboard', 'succeeded');
      if (after === 'failed') refunds.pop();
      await signal(buyer, 're_dashboard', after);
      await signal(buyer, 're_dashboard', late);
      expect(await seen(buyer, since)).toEqual(expected);
      expect((await stateOf(buyer)).refunds).toMatchObject([{ refundId: 're_dashboard', status: after }]);
      expect(buyer.world.lines.filter((kind) => kind === 'refund-succeeded')).toHaveLength(1);
    }),
  );

  test.each<RefundStatus>(['pending', 'requires_action', 'succeeded'])(
    'a refund that failed at the provider stays so when the first event of it is late: it was %s',
    (late) =>
      shop.with(async (buyer) => {
        await orderIn(buyer, 'in-progress');
        const since = from(buyer);
        const all = { refundId: 're_dashboard', amountCents: 999 };
        await buyer.handle.signal('refundChanged', { ...all, status: 'failed' });
        await buyer.handle.signal('refundChanged', { ...all, status: late });
        expect(await seen(buyer, since)).toEqual({ ...paid, stage: 'in-progress', calls: [] });
        expect(buyer.world.latest?.refunds).toMatchObject([{ refundId: 're_dashboard', status: 'failed' }]);
      }),
  );

  test('one that failed keeps its amount, even if less than that is left to return', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'in-progress');
      const since = from(buyer);
      await buyer.handle.signal('refundChanged', { refundId: 're_1', amountCents: 600, status: 'succeeded' });
      await buyer.handle.signal('refundChanged', { refundId: 're_2', amountCents: 999, status: 'failed' });
      await seen(buyer, since);
      expect(buyer.world.latest?.refunds).toMatchObject([
        { refundId: 're_1', amountCents: 600 },
        { refundId: 're_2', amountCents: 999, status: 'failed' },
      ]);
    }));

  test.each<[RefundStatus, Expected]>([
    ['succeeded', { ...partly, stage: 'in-progress', calls: [] }],
    ['pending', { ...partly, stage: 'in-progress', calls: [] }],
    ['requires_action', { ...partly, stage: 'in-progress', calls: [] }],
    ['failed', { ...cameBack, emails: ['refund-made:1', 'refund-failed:1'] }],
  ])('refunding: ours is %s before the provider has answered the call', (status, expected) =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'in-progress');
      const provider = holdRefunds(buyer, 'pending');
      const refunded = refund(buyer, 300);
      await provider.asked.opened;
      const since = from(buyer);
      await signal(buyer, 're_ours', status);
      provider.answer.open();
      expect(await refunded).toBe('pending');
      if (status === 'failed') buyer.world.refunds.pop();
      expect(await seen(buyer, since)).toEqual(expected);
    }),
  );
});

describe('all of the money is on its way back', () => {
  /** The provider's webhook about our refund. */
  const signalOurs = (buyer: Buyer, status: RefundStatus) =>
    buyer.handle.signal('refundChanged', { refundId: 're_ours', status, amountCents: 999 });

  async function onItsWay(buyer: Buyer, stage: Stage): Promise<void> {
    await orderIn(buyer, stage);
    answerRefundsWith(buyer, 'pending');
    expect(await refund(buyer)).toBe('pending');
    await rest(buyer);
    expect(await stateOf(buyer)).toMatchObject({ stage: 'refunding', order: { status: 'refunded' } });
  }

  test.each<Stage>(['in-progress', 'needs-attention', 'guarantee'])(
    '%s: it is over when the provider says so',
    (stage) =>
      shop.with(async (buyer) => {
        await onItsWay(buyer, stage);
        const again = buyer.handle.executeUpdate(sendToProvider, {
          args: [{ by: 'ana', reason: 'no', force: true }],
        });
        expect(await codeOf(again)).toBe('purchase_closed');
        expect(await refund(buyer)).toMatch(/purchase_closed|nothing_to_refund/);
        await signalOurs(buyer, 'pending');
        await rest(buyer);
        expect((await stateOf(buyer)).stage).toBe('refunding');
        await signalOurs(buyer, 'succeeded');
        await buyer.until('closed', () => buyer.world.latest?.stage === 'closed');
        expect(buyer.world.latest).toMatchObject({ end: 'refunded', order: { status: 'refunded' } });
      }),
  );

  test.each<[Stage, RefundStatus, string]>([
    ['in-progress', 'failed', 'processing'],
    ['in-progress', 'canceled', 'processing'],
    ['needs-attention', 'failed', 'partial'],
    ['guarantee', 'failed', 'completed'],
  ])('%s: a refund that is %s after all asks for a person, and the order is %s again', (stage, status, is) =>
    shop.with(async (buyer) => {
      await onItsWay(buyer, stage);
      await signalOurs(buyer, status);
      await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention');
      expect(buyer.world.latest).toMatchObject({
        paymentStatus: 'paid',
        attention: { reason: 'refund-failed' },
        order: { status: is, refundedCents: 0 },
      });
      expect(buyer.world.latest?.end).toBeUndefined();
    }),
  );

  test('reports on the stopped delivery change nothing and send no e-mail', () =>
    shop.with(async (buyer) => {
      await onItsWay(buyer, 'in-progress');
      const since = from(buyer);
      await buyer.handle.signal('providerStatusChanged', {
        submissionId: buyer.world.sent[0]?.submissionId,
        report: { status: 'canceled', remains: 1100 },
      });
      await rest(buyer);
      expect(await stateOf(buyer)).toMatchObject({ stage: 'refunding', order: { status: 'refunded' } });
      expect((await outcomeOf(buyer, since)).emails).toEqual([]);
    }));

  test('a submission that the panel has after all is stopped; nobody can resend it', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [{ kind: 'unknown', reason: 'interrupted' }];
      await buyer.buy();
      await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'submission-unknown');
      answerRefundsWith(buyer, 'pending');
      expect(await refund(buyer)).toBe('pending');
      const resolved = buyer.handle.executeUpdate(resolveSubmission, {
        args: [{ by: 'ana', reason: 'not there', accepted: false }],
      });
      expect(await codeOf(resolved)).toBe('purchase_closed');
      await buyer.handle.signal('submissionSettled', {
        submissionId: buyer.world.sent[0]?.submissionId,
        outcome: { kind: 'accepted', providerOrderId: '990' },
      });
      await buyer.until('stopped', () => buyer.world.calls.includes('cancelAtProvider'));
      await rest(buyer);
      expect(await stateOf(buyer)).toMatchObject({ stage: 'refunding', order: { status: 'refunded' } });
      expect(buyer.world.sent).toHaveLength(1);
    }));

  test('a refund that no webhook reports is retrieved each day [F11]', () =>
    shop.with(async (buyer) => {
      await onItsWay(buyer, 'guarantee');
      await buyer.env.sleep('3 days');
      expect((await stateOf(buyer)).stage).toBe('refunding');
      buyer.world.refundWord = 'succeeded';
      await buyer.until('closed', () => buyer.world.latest?.stage === 'closed', 2 * 24 * 3600);
    }));
});

describe('a bank disputes the payment', () => {
  const signal = (buyer: Buyer, status: string, amountCents = 999) =>
    buyer.handle.signal('disputeChanged', {
      disputeId: 'dp_1',
      status,
      reason: 'fraudulent',
      amountCents,
    });
  /** By status: the line of the timeline, and the answers to an administrator's refund and resend. */
  const statuses: [status: string, line: TimelineKind, refund: string, resend: string][] = [
    // An inquiry takes no money, and a refund answers it.
    ['warning_needs_response', 'dispute-opened', 'succeeded', 'delivery_on_hold'],
    ['warning_under_review', 'dispute-opened', 'succeeded', 'delivery_on_hold'],
    ['warning_closed', 'dispute-won', 'succeeded', 'accepted'],
    ['needs_response', 'dispute-opened', 'payment_disputed', 'delivery_on_hold'],
    ['under_review', 'dispute-opened', 'payment_disputed', 'delivery_on_hold'],
    ['won', 'dispute-won', 'succeeded', 'accepted'],
    ['lost', 'dispute-lost', 'nothing_to_refund', 'delivery_on_hold'],
    ['prevented', 'dispute-won', 'succeeded', 'accepted'],
  ];
  const stages: Stage[] = ['in-progress', 'needs-attention', 'guarantee'];

  /** A lost one ends what waits for a person: see below. */
  const recorded = stages
    .flatMap((stage) => statuses.map((row) => [stage, ...row] as const))
    .filter(([stage, status]) => stage !== 'needs-attention' || status !== 'lost');
  test.each(recorded)(
    '%s: a dispute that is %s is recorded as %s, and a refund is answered %s',
    (stage, status, line, answer) =>
      shop.with(async (buyer) => {
        await orderIn(buyer, stage);
        const since = from(buyer);
        await signal(buyer, status);
        await signal(buyer, status);
        expect(await seen(buyer, since)).toMatchObject({ ...paid, stage, calls: [] });
        expect(buyer.world.lines.filter((kind) => kind.startsWith('dispute'))).toEqual([line]);
        expect(await refund(buyer, 300)).toBe(answer);
        expect(buyer.world.refunds).toHaveLength(answer === 'succeeded' ? 1 : 0);
      }),
  );

  const told = ['refund-failed:1'];
  test.each<[during: string, after: string | undefined, cents: number, now: string[], then: string[]]>([
    ['needs_response', 'won', 699, [], told],
    ['needs_response', 'lost', 699, [], told],
    ['needs_response', 'lost', 999, [], []],
    ['warning_needs_response', undefined, 699, told, []],
    ['warning_needs_response', 'warning_closed', 699, told, []],
  ])(
    '%s, then %s, of %d: a refund that comes back is told once the shop may pay it',
    (...[during, after, cents, now, then]) =>
      shop.with(async (buyer) => {
        await orderIn(buyer, 'guarantee');
        answerRefundsWith(buyer, 'pending');
        await refund(buyer, 300);
        await signal(buyer, during, cents);
        await rest(buyer);
        const emails = async (since: ReturnType<typeof from>) => (await seen(buyer, since)).emails;
        const before = from(buyer);
        buyer.world.refunds.pop();
        const failed = { refundId: 're_ours', status: 'failed', amountCents: 300 };
        await buyer.handle.signal('refundChanged', failed);
        expect(await emails(before)).toEqual(now);
        const since = from(buyer);
        if (after) await signal(buyer, after, cents);
        expect(await emails(since)).toEqual(then);
      }),
  );

  test('a refund that came back during a dispute, and that a person made since, is not told', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'guarantee');
      answerRefundsWith(buyer, 'pending');
      await refund(buyer, 300);
      await signal(buyer, 'needs_response');
      await rest(buyer);
      const since = from(buyer);
      const change = { amountCents: 300, status: 'failed' };
      await buyer.handle.signal('refundChanged', { ...change, refundId: 're_ours' });
      await buyer.handle.signal('refundChanged', { ...change, refundId: 're_new', status: 'succeeded' });
      await signal(buyer, 'won');
      expect((await seen(buyer, since)).emails).toEqual(['refund-made:2']);
      expect((await stateOf(buyer)).refunds.some(({ untold }) => untold)).toBe(false);
    }));

  test('an inquiry that becomes a dispute is written into the timeline', () =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'guarantee');
      for (const status of [
        'warning_needs_response',
        'warning_under_review',
        'needs_response',
        'under_review',
      ])
        await signal(buyer, status);
      await rest(buyer);
      expect(buyer.world.lines.filter((kind) => kind.startsWith('dispute'))).toEqual([
        ...['dispute-opened', 'dispute-opened'],
      ]);
    }));

  test.each(['won', 'lost', 'warning_closed', 'prevented'])('a dispute that is %s stays so', (status) =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'guarantee');
      for (const signalOurs of [status, 'needs_response', 'lost', 'won']) await signal(buyer, signalOurs);
      await rest(buyer);
      expect((await stateOf(buyer)).disputes).toEqual([{ id: 'dp_1', status, amountCents: 999 }]);
    }),
  );

  test.each([
    ['warning_needs_response', 'succeeded'],
    ['needs_response', 'payment_disputed'],
    ['lost', 'nothing_to_refund'],
    ['won', 'succeeded'],
  ])('refunding: a dispute that is %s during a refund: the next refund is answered %s', (status, answer) =>
    shop.with(async (buyer) => {
      await orderIn(buyer, 'in-progress');
      const provider = holdRefunds(buyer, 'succeeded');
      const refunded = refund(buyer, 300);
      await provider.asked.opened;
      await signal(buyer, status);
      provider.answer.open();
      expect(await refunded).toBe('succeeded');
      await rest(buyer);
      expect(await refund(buyer, 100)).toBe(answer);
    }),
  );

  test.each(statuses)(
    'a dispute that is %s: resend and refill are answered according to the money',
    (status, _line, _refund, answer) =>
      shop.with(async (buyer) => {
        await orderIn(buyer, 'guarantee');
        await signal(buyer, status);
        await rest(buyer);
        const by = { by: 'ana', reason: 'asked' };
        const resent = codeOf(buyer.handle.executeUpdate(sendToProvider, { args: [{ ...by, force: true }] }));
        expect(await resent).toBe(answer);
        expect(buyer.world.sent).toHaveLength(answer === 'accepted' ? 2 : 1);
      }),
  );

  /** The panel's answer was lost, and it turns out that the panel has nothing. */
  async function notAccepted(buyer: Buyer): Promise<unknown> {
    buyer.world.panelAnswers = [{ kind: 'unknown', reason: 'interrupted' }];
    await buyer.buy();
    await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'submission-unknown');
    await signal(buyer, 'needs_response');
    const said = { by: 'ana', reason: 'not there', accepted: false };
    const answer = await buyer.handle.executeUpdate(resolveSubmission, { args: [said] });
    await rest(buyer);
    return answer;
  }

  test('what the panel does not have is held back during a dispute, and goes out when it is won [F30]', () =>
    shop.with(async (buyer) => {
      expect(await notAccepted(buyer)).toMatchObject({ state: 'pending' });
      expect(buyer.world.latest).toMatchObject({
        stage: 'needs-attention',
        attention: { reason: 'payment-disputed' },
      });
      await signal(buyer, 'under_review');
      await rest(buyer);
      expect(buyer.world.sent).toHaveLength(1);
      await signal(buyer, 'won');
      await buyer.until('sent', () => buyer.world.sent.length === 2);
      expect(buyer.world.latest?.attention).toBeUndefined();
    }));

  test('what the panel does not have is never sent once a dispute is lost: the purchase ends', () =>
    shop.with(async (buyer) => {
      await notAccepted(buyer);
      await signal(buyer, 'lost');
      expect((await buyer.handle.result()).end).toBe('charged-back');
      expect(buyer.world.sent).toHaveLength(1);
      expect(buyer.world.refunds).toEqual([]);
      expect(buyer.world.latest).toMatchObject({ stage: 'closed', order: { status: 'cancelled' } });
      expect(buyer.world.latest?.attention).toBeUndefined();
    }));

  test('a dispute lost before the panel’s answer is known ends the purchase too', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [{ kind: 'unknown', reason: 'interrupted' }];
      await buyer.buy();
      await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'submission-unknown');
      await signal(buyer, 'lost');
      const said = { by: 'ana', reason: 'not there', accepted: false };
      await buyer.handle.executeUpdate(resolveSubmission, { args: [said] });
      expect((await buyer.handle.result()).end).toBe('charged-back');
      expect(buyer.world.sent).toHaveLength(1);
    }));

  const fails = (buyer: Buyer) => {
    answerRefundsWith(buyer, 'failed');
    return refund(buyer, 300);
  };
  const isRefused = (buyer: Buyer) => {
    buyer.world.panelAnswers = [{ kind: 'rejected', refusal: 'invalid-link', message: 'private' }];
  };
  test.each<[AttentionReason, OrderStatus, (buyer: Buyer) => Promise<unknown>]>([
    ['partial-delivery', 'partial', (buyer) => orderIn(buyer, 'needs-attention')],
    ['refund-failed', 'completed', async (buyer) => [await orderIn(buyer, 'guarantee'), await fails(buyer)]],
    [
      'refund-failed',
      'cancelled',
      async (buyer) => [await orderIn(buyer, 'in-progress'), await fails(buyer)],
    ],
    [
      'submission-refused',
      'cancelled',
      async (buyer) => [isRefused(buyer), await orderIn(buyer, 'needs-attention')],
    ],
    [
      'delivery-late',
      'cancelled',
      async (buyer) => [await orderIn(buyer, 'in-progress'), await buyer.env.sleep('3 hours')],
    ],
  ])(
    'an order that needs a person for %s ends with the dispute that is lost, as %s',
    (reason, status, prepare) =>
      shop.with(
        async (buyer) => {
          await prepare(buyer);
          expect((await stateOf(buyer)).attention?.reason).toBe(reason);
          await signal(buyer, 'needs_response');
          await rest(buyer);
          expect((await stateOf(buyer)).attention?.reason).toBe(reason);
          await signal(buyer, 'lost');
          expect((await buyer.handle.result()).end).toBe('charged-back');
          expect(buyer.world.latest).toMatchObject({ stage: 'closed', order: { status } });
          expect(buyer.world.latest?.attention).toBeUndefined();
        },
        { lateAfterSeconds: 3600 },
      ),
  );

  const looked = { by: 'ana', reason: 'looked' };
  test.each<ResolveInput>([
    { ...looked, accepted: false },
    { ...looked, accepted: true, providerOrderId: '991' },
  ])('a line in doubt can be settled although the bank took the money: %j', (settled) =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [{ kind: 'unknown', reason: 'interrupted' }];
      await buyer.buy();
      await buyer.until('parked', () => buyer.world.latest?.attention?.reason === 'submission-unknown');
      answerRefundsWith(buyer, 'failed');
      await refund(buyer, 300);
      await signal(buyer, 'lost');
      await rest(buyer);
      const { stage, attention } = await stateOf(buyer);
      expect({ stage, reason: attention?.reason }).toEqual({
        ...{ stage: 'needs-attention', reason: 'submission-unknown' },
      });
      await buyer.handle.executeUpdate(resolveSubmission, { args: [settled] });
      expect((await buyer.handle.result()).end).toBe('charged-back');
    }),
  );

  test.each<[string, World['report'], OrderStatus]>([
    ['falls short', reports['needs-attention'], 'partial'],
    ['is late', reports['in-progress'], 'cancelled'],
  ])('a delivery that %s after the dispute was lost ends the purchase', (_what, report, status) =>
    shop.with(
      async (buyer) => {
        await orderIn(buyer, 'in-progress');
        await signal(buyer, 'lost');
        await rest(buyer);
        expect((await stateOf(buyer)).stage).toBe('in-progress');
        buyer.world.report = report;
        expect((await buyer.handle.result()).end).toBe('charged-back');
        expect(buyer.world.latest).toMatchObject({ stage: 'closed', order: { status } });
        // No e-mail promises a solution.
        expect(buyer.world.emails).not.toContain('order-partial');
      },
      { lateAfterSeconds: 48 * 3600 },
    ),
  );

  test('if the bank took a part the rest waits for a person, and the purchase ends with it', () =>
    shop.with(async (buyer) => {
      await notAccepted(buyer);
      await signal(buyer, 'lost', 600);
      await buyer.env.sleep('3 days');
      expect(buyer.world.latest).toMatchObject({
        stage: 'needs-attention',
        attention: { reason: 'payment-disputed' },
      });
      const rest = { refundId: 're_dashboard', amountCents: 399, status: 'succeeded' };
      await buyer.handle.signal('refundChanged', rest);
      expect((await buyer.handle.result()).end).toBe('charged-back');
      expect(buyer.world.sent).toHaveLength(1);
    }));

  test('an order that waits for its panel is held back during a dispute, and goes out when it is won', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [{ kind: 'not-sent', reason: 'ECONNREFUSED' }];
      await buyer.buy();
      await buyer.until('tried', () => buyer.world.sent.length === 1);
      await signal(buyer, 'needs_response');
      await buyer.env.sleep('1 hour');
      expect(buyer.world.sent).toHaveLength(1);
      expect(buyer.world.latest?.attention?.reason).toBe('payment-disputed');
      await signal(buyer, 'won');
      await buyer.until('sent', () => buyer.world.sent.length === 2);
    }));

  test('a payment that cannot become an order is refunded only when the dispute is won', () =>
    shop.with(async (buyer) => {
      await paidButRefused(buyer);
      await signal(buyer, 'needs_response');
      await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention');
      expect(buyer.world.latest?.attention?.reason).toBe('payment-disputed');
      expect(buyer.world.refunds).toEqual([]);
      await signal(buyer, 'won');
      expect((await buyer.handle.result()).end).toBe('returned');
      expect(buyer.world.refunds).toMatchObject([{ amountCents: 999 }]);
    }));

  test('a payment that cannot become an order is refunded less what the dashboard refunded during the dispute', () =>
    shop.with(async (buyer) => {
      await paidButRefused(buyer);
      const { intent, refunds } = buyer.world;
      await signal(buyer, 'needs_response');
      await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention');
      refunds.push({ paymentIntentId: intent.id, amountCents: 300, key: 'dashboard' });
      const refund = { refundId: 're_dashboard', status: 'succeeded', amountCents: 300 };
      await buyer.handle.signal('refundChanged', refund);
      await signal(buyer, 'won');
      expect((await buyer.handle.result()).end).toBe('returned');
      expect(refunds.map(({ amountCents }) => amountCents)).toEqual([300, 699]);
    }));

  test('a payment that cannot become an order is refunded while the bank only asks', () =>
    shop.with(async (buyer) => {
      await paidButRefused(buyer);
      await signal(buyer, 'warning_needs_response');
      expect((await buyer.handle.result()).end).toBe('returned');
      expect(buyer.world.refunds).toMatchObject([{ amountCents: 999 }]);
    }));

  test('a payment that cannot become an order stays with the bank that took it', () =>
    shop.with(async (buyer) => {
      await paidButRefused(buyer);
      await signal(buyer, 'needs_response');
      await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention');
      await signal(buyer, 'lost');
      expect((await buyer.handle.result()).end).toBe('charged-back');
      expect(buyer.world.refunds).toEqual([]);
    }));

  test('a payment that cannot become an order is refunded less what the dashboard refunded', () =>
    shop.with(async (buyer) => {
      await paidButRefused(buyer);
      const { intent, refunds } = buyer.world;
      refunds.push({ paymentIntentId: intent.id, amountCents: 300, key: 'dashboard' });
      const refund = { refundId: 're_dashboard', status: 'succeeded', amountCents: 300 };
      await buyer.handle.signal('refundChanged', refund);
      expect((await buyer.handle.result()).end).toBe('returned');
      expect(refunds.map(({ amountCents }) => amountCents)).toEqual([300, 699]);
    }));

  test('a short delivery is for a person during a dispute, even if the shop refunds automatically', () =>
    shop.with(
      async (buyer) => {
        await orderIn(buyer, 'in-progress');
        await signal(buyer, 'needs_response');
        buyer.world.report = { status: 'partial', remains: 400, startCount: 1000 };
        await buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention', 12 * 3600);
        expect(buyer.world.latest?.attention?.reason).toBe('partial-delivery');
        expect(buyer.world.refunds).toEqual([]);
      },
      { undelivered: 'refund' },
    ));
});
