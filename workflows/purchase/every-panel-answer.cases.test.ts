import { ApplicationFailure } from '@temporalio/common';
import {
  readAddAnswer,
  readCancelAnswer,
  readRefillAnswer,
  readRefillEnd,
  readStatus,
} from '#activities/panel-answers.ts';
import type { PanelCall } from '#activities/panel-client.ts';
import type { ProviderReport } from '#domain/provider.ts';
import { providerQueue, refundOrder, requestRefill, sendToProvider, statusQueue } from '../messages';
import { from, Gate, outcomeOf, rest, stateOf } from '../testing/outcome';
import { type Buyer, codeOf } from '../testing/shop';
import { shopOfCases } from '../testing/shop-of-cases';

const shop = shopOfCases();

/*
 * Each kind of answer of a panel, on the wire and as the shop reads it, in each stage in which it can arrive. 1,100
 * followers were bought for 999 cents.
 */

const says = (body: unknown, status = 200): PanelCall => ({
  kind: 'answered',
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const away: PanelCall = { kind: 'not-sent', reason: 'ECONNREFUSED' };
const timeOut: PanelCall = { kind: 'lost', reason: 'timeout' };
const page = '<html>Maintenance</html>';

describe('submitting: the answer to the order', () => {
  /** How often the panel is asked within two days, the stage after that, and why a person is asked for. */
  type Row = [answer: string, call: PanelCall, sends: number, stage: string, attention: string | undefined];
  const accepted = [1, 'in-progress', undefined] as const;
  const again = [2, 'in-progress', undefined] as const;
  const refused = [1, 'needs-attention', 'submission-refused'] as const;
  const unknown = [1, 'needs-attention', 'submission-unknown'] as const;

  test.each<Row>([
    ['an id as a number', says({ order: 23501 }), ...accepted],
    ['an id as a text', says({ order: '23501' }), ...accepted],
    ['no connection', away, ...again],
    ['an active order with this link', says({ error: 'You have active order with this link' }), ...again],
    ['a rate limit', says({ error: 'Rate limit exceeded' }), ...again],
    ['a rate limit by its HTTP status', says({ error: 'slow down' }, 429), ...again],
    ['no funds', says({ error: 'Not enough funds on balance' }), ...refused],
    ['a wrong key', says({ error: 'Invalid API key' }), ...refused],
    ['a wrong service', says({ error: 'Incorrect service ID' }), ...refused],
    ['a wrong link', says({ error: 'Incorrect link' }), ...refused],
    ['a wrong quantity', says({ error: 'Quantity less than minimal 2000' }), ...refused],
    ['an error nobody knows', says({ error: 'boom' }), ...refused],
    ['an error with HTTP 503', says({ error: 'boom' }, 503), ...again],
    ['an error with HTTP 500', says({ error: 'Internal error' }, 500), ...unknown],
    ['a time-out', timeOut, ...unknown],
    ['a page', says(page), ...unknown],
    ['a page with HTTP 502', says(page, 502), ...unknown],
    ['nothing', says(''), ...unknown],
    ['an empty object', says({}), ...unknown],
    ['an id that is none', says({ order: null }), ...unknown],
    ['half an answer', says('{"order": 235'), ...unknown],
    ['a status instead of an id', says({ status: 'Pending' }), ...unknown],
  ])('%s', (_answer, call, sends, stage, attention) =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [readAddAnswer(call)];
      await buyer.buy();
      await buyer.until('sent', () => buyer.world.sent.length === sends);
      await buyer.env.sleep('2 hours');
      const state = await stateOf(buyer);
      const outcome = await outcomeOf(buyer, { calls: 0, emails: 0 });
      expect({
        ...outcome,
        sends: buyer.world.sent.length,
        attention: state.attention?.reason,
      }).toMatchObject({
        stage,
        attention,
        sends,
        keptCents: 999,
        orders: 1,
      });
    }),
  );
});

/** Each status word of a panel, and its effect on an order that is being delivered. */
const delivering = { stage: 'in-progress', order: 'processing' };
const finished = { stage: 'guarantee', order: 'completed' };
const cancelled = { stage: 'needs-attention', order: 'cancelled', attention: 'canceled-by-provider' };
const partial = { stage: 'needs-attention', order: 'partial', attention: 'partial-delivery' };
const status = (word: string, remains?: number | string) =>
  says({ status: word, remains, start_count: '1000', charge: '0.27' });

type Standing = { stage: string; order: string; attention?: string; proposalCents?: number };
const words: [answer: string, call: PanelCall, standing: Standing][] = [
  ['Pending', status('Pending', 1100), delivering],
  ['In progress', status('In progress', 800), delivering],
  ['Processing', status('Processing', '800'), delivering],
  ['Completed', status('Completed', 0), finished],
  ['COMPLETED, with more than was ordered', status('COMPLETED', -5), finished],
  ['Partial, half of it', status('Partial', '550'), { ...partial, proposalCents: 499 }],
  ['Partial, without saying what remains', status('Partial'), partial],
  ['Canceled', status('Canceled', 1100), { ...cancelled, proposalCents: 999 }],
  ['Canceled, with 0 as the rest', status('Canceled', '0'), { ...cancelled, proposalCents: 999 }],
  ['Cancelled, without saying what remains', status('Cancelled'), { ...cancelled, proposalCents: 999 }],
  ['Fail', status('Fail', 550), { ...cancelled, proposalCents: 499 }],
  ['Refunded', status('Refunded', 1100), { ...cancelled, proposalCents: 999 }],
  ['a word nobody knows', status('Paused', 0), delivering],
  ['no word', says({ remains: 0 }), delivering],
  ['incorrect order id', says({ error: 'Incorrect order ID' }), delivering],
  ['a wrong key', says({ error: 'Invalid API key' }), delivering],
  ['a time-out', timeOut, delivering],
  ['no connection', away, delivering],
  ['a page', says(page, 503), delivering],
  ['half an answer', says('{"status": "Compl'), delivering],
];

async function standingOf(buyer: Buyer): Promise<Standing> {
  const { stage, attention, order } = await stateOf(buyer);
  const proposalCents = buyer.world.latest?.order?.refundProposalCents;
  return {
    stage,
    order: order?.status ?? '',
    ...(attention && { attention: attention.reason }),
    ...(proposalCents !== undefined && { proposalCents }),
  };
}

/** Buys; the panel takes the order and reports this. */
async function buy(buyer: Buyer, report: ProviderReport): Promise<void> {
  buyer.world.report = report;
  await buyer.buy();
  await buyer.until('sent', () => buyer.world.sent.length === 1);
  await rest(buyer);
}
const running: ProviderReport = { status: 'in-progress', remains: 500, startCount: 1000 };
const delivered: ProviderReport = { status: 'completed', remains: 0, startCount: 1000 };

describe('in progress: the answer to a status request', () => {
  test.each(words)('%s', (_answer, call, standing) =>
    shop.with(async (buyer) => {
      await buy(buyer, running);
      const since = from(buyer);
      const { provider } = buyer.world;
      const { readProviderStatus } = provider;
      provider.readProviderStatus = async () => {
        // Once: the next poll, in a later test's time, ends the order.
        provider.readProviderStatus = readProviderStatus;
        const report = readStatus(call);
        // As the activity fails; at once, because the test server can't skip the pauses between attempts.
        if (!report) throw ApplicationFailure.nonRetryable('The panel gave no usable status');
        return report;
      };
      await buyer.env.sleep('6 hours');
      expect(await standingOf(buyer)).toEqual(standing);
      // Whatever the panel says, no money moves, and nothing is resent without a person.
      expect(await outcomeOf(buyer, since)).toMatchObject({ keptCents: 999, orders: 1, calls: [] });
    }),
  );
});

describe('an end that does not say what remains: an earlier report said that 300 did', () => {
  const end = (word: 'partial' | 'canceled'): ProviderReport => ({ status: word, lastRemains: 300 });

  test.each<[string, ProviderReport, Standing]>([
    ['a cancelled delivery lacks them', end('canceled'), { ...cancelled, proposalCents: 272 }],
    ['a partial one lacks them or fewer', end('partial'), partial],
  ])('%s', (_what, report, standing) =>
    shop.with(async (buyer) => {
      await buy(buyer, report);
      expect(await standingOf(buyer)).toEqual(standing);
      await buyer.handle.executeUpdate(sendToProvider, {
        args: [{ by: 'ana', reason: 'the rest', force: true }],
      });
      expect(buyer.world.sent.map(({ quantity }) => quantity)).toEqual([1100, 300]);
    }),
  );

  test.each<['partial' | 'canceled', number[]]>([
    ['canceled', [272]],
    ['partial', []],
  ])('%s: without a person, only what certainly is missing is refunded', (word, refunded) =>
    shop.with(
      async (buyer) => {
        await buy(buyer, end(word));
        expect(buyer.world.refunds.map(({ amountCents }) => amountCents)).toEqual(refunded);
      },
      { undelivered: 'refund' },
    ),
  );
});

describe('an answer that arrives after the panel’s part is over changes nothing', () => {
  const reports = words.flatMap(([answer, call]) => {
    const report = readStatus(call);
    return report ? [[answer, report] as const] : [];
  });

  async function signalAll(buyer: Buyer): Promise<void> {
    const before = await standingOf(buyer);
    const since = from(buyer);
    for (const [answer, report] of reports) {
      await buyer.handle.signal('providerStatusChanged', {
        submissionId: buyer.world.sent[0]?.submissionId ?? '',
        report,
      });
      expect([answer, await standingOf(buyer)]).toEqual([answer, before]);
    }
    await rest(buyer);
    expect(await outcomeOf(buyer, since)).toMatchObject({ keptCents: 999, calls: [], emails: [] });
  }

  test('guarantee: the order is complete', () =>
    shop.with(async (buyer) => {
      await buy(buyer, delivered);
      await signalAll(buyer);
    }));

  test('needs attention: it was delivered in part [F23]', () =>
    shop.with(async (buyer) => {
      await buy(buyer, { status: 'partial', remains: 550, startCount: 1000 });
      await signalAll(buyer);
    }));

  test('needs attention: it is unknown whether the panel has it', () =>
    shop.with(async (buyer) => {
      buyer.world.panelAnswers = [readAddAnswer(timeOut)];
      await buy(buyer, running);
      await signalAll(buyer);
    }));

  test.each([
    ['a part of the money', 300, 'guarantee', 699],
    ['all of the money', undefined, 'closed', 0],
  ])('refunding: it is complete while %s is refunded', (_what, amountCents, stage, keptCents) =>
    shop.with(async (buyer) => {
      await buy(buyer, running);
      const [asked, answer] = [new Gate(), new Gate()];
      const { refundPayment } = buyer.world.payments;
      buyer.world.payments.refundPayment = async (call) => {
        asked.open();
        await answer.opened;
        return refundPayment(call);
      };
      const refunded = buyer.handle.executeUpdate(refundOrder, {
        args: [{ by: 'ana', reason: 'asked', amountCents }],
      });
      await asked.opened;
      const submissionId = buyer.world.sent[0]?.submissionId ?? '';
      await buyer.handle.signal('providerStatusChanged', { submissionId, report: delivered });
      answer.open();
      await refunded;
      await rest(buyer);
      expect(await outcomeOf(buyer, from(buyer))).toMatchObject({ stage, keptCents });
    }),
  );
});

describe('guarantee: the answer to a request for a refill', () => {
  const ask = (buyer: Buyer) =>
    buyer.handle.executeUpdate(requestRefill, { args: [{ by: 'customer', reason: 'lost' }] });
  const soonPolled = { refillPollingEverySeconds: 10 };

  test.each<[answer: string, call: PanelCall, code: string]>([
    ['an id', says({ refill: '1' }), 'requested'],
    ['an error', says({ error: 'Order not eligible for refill' }), 'refill_refused'],
    ['an error inside', says({ refill: { error: 'Incorrect order ID' } }), 'refill_refused'],
    ['no connection', away, 'refill_refused'],
    ['a time-out', timeOut, 'unknown'],
    ['a page', says(page, 502), 'unknown'],
    ['an empty object', says({}), 'unknown'],
  ])('%s', (_answer, call, expectedCode) =>
    shop.with(async (buyer) => {
      await buy(buyer, delivered);
      const since = from(buyer);
      buyer.world.followers = 1500;
      buyer.world.refillEnd = { state: 'completed' };
      buyer.world.provider.requestProviderRefill = async () => readRefillAnswer(call);
      const asked = ask(buyer);
      const code = await codeOf(asked);
      expect(code === 'accepted' ? (await asked).state : code).toBe(expectedCode);
      await rest(buyer);
      expect(await outcomeOf(buyer, since)).toMatchObject({
        stage: 'guarantee',
        keptCents: 999,
        calls: ['requestProviderRefill'],
        emails: expectedCode === 'requested' ? ['refill-started:1', 'refill-completed:1'] : [],
      });
      // If the panel may have it, the cool-down runs; if it refused, the next sweep may ask again.
      expect(await codeOf(ask(buyer))).toBe(
        expectedCode === 'refill_refused' ? 'refill_refused' : 'refill_cooldown',
      );
    }, soonPolled),
  );

  test.each<[answer: string, call: PanelCall, line: string | undefined]>([
    ['Completed', says({ status: 'Completed' }), 'refill-completed'],
    ['Rejected', says({ status: 'Rejected' }), 'refill-rejected'],
    ['Pending', says({ status: 'Pending' }), undefined],
    ['In progress', says({ status: 'In progress' }), undefined],
    ['a word nobody knows', says({ status: 'Paused' }), undefined],
    ['incorrect refill id', says({ error: 'Incorrect refill ID' }), undefined],
    ['a time-out', timeOut, undefined],
    ['a page', says(page), undefined],
  ])('its status is %s', (_answer, call, line) =>
    shop.with(async (buyer) => {
      await buy(buyer, delivered);
      buyer.world.followers = 1500;
      buyer.world.provider.awaitRefill = async () => {
        const end = readRefillEnd(call);
        if (!end) throw ApplicationFailure.nonRetryable('It goes on');
        return end;
      };
      expect((await ask(buyer)).state).toBe('requested');
      await rest(buyer);
      const ends = buyer.world.lines.filter((kind) => /^refill-(completed|rejected)/.test(kind));
      expect(ends).toEqual(line ? [line] : []);
      expect((await stateOf(buyer)).stage).toBe('guarantee');
    }, soonPolled),
  );
});

describe('refunding: the money goes back whatever the panel answers to a cancel', () => {
  test.each<[answer: string, call: PanelCall]>([
    ['that it stops', says([{ order: 9, cancel: 1 }])],
    ['that it does not', says([{ order: 9, cancel: { error: 'Incorrect order ID' } }])],
    ['an error', says({ error: 'Invalid API key' })],
    ['a time-out', timeOut],
    ['no connection', away],
    ['a page', says(page)],
  ])('%s', (_answer, call) =>
    shop.with(async (buyer) => {
      await buy(buyer, running);
      const since = from(buyer);
      buyer.world.provider.cancelAtProvider = async () => readCancelAnswer(call);
      await buyer.handle.signal('cancelWithRefund', { by: 'ana', reason: 'asked' });
      await buyer.handle.result();
      expect(await outcomeOf(buyer, since)).toEqual({
        stage: 'closed',
        end: 'refunded',
        keptCents: 0,
        orders: 1,
        calls: ['cancelAtProvider', 'refundPayment'],
        emails: ['refund-made:1'],
      });
    }),
  );
});

test('refunding: a panel that never answers is not waited for longer than a person waits', () =>
  shop.with(async (buyer) => {
    await buy(buyer, running);
    const times: number[] = [];
    const { world, env } = buyer;
    const { refundPayment } = world.payments;
    world.provider.cancelAtProvider = async () => {
      times.push(await env.currentTimeMs());
      throw new Error('The panel does not say whether it stops');
    };
    world.payments.refundPayment = async (call) => {
      times.push(await env.currentTimeMs());
      return refundPayment(call);
    };
    await buyer.handle.signal('cancelWithRefund', { by: 'ana', reason: 'asked' });
    await buyer.handle.result();
    expect(times.length).toBeGreaterThan(2);
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(22_000);
  }));

test('refunding: the cancel does not wait behind the submissions to the panel', () =>
  shop.with(async (buyer) => {
    await buy(buyer, running);
    await buyer.handle.signal('cancelWithRefund', { by: 'ana', reason: 'asked' });
    await buyer.handle.result();
    const { events } = await buyer.handle.fetchHistory();
    const queueOf = (activity: string) =>
      events
        ?.map(({ activityTaskScheduledEventAttributes: scheduled }) => scheduled)
        .find((scheduled) => scheduled?.activityType?.name === activity)?.taskQueue?.name;
    expect(queueOf('submitToProvider')).toBe(providerQueue(1));
    expect(queueOf('cancelAtProvider')).toBe(statusQueue(1));
  }));

describe('refunding: a delivery that a person sent again before its end', () => {
  /** The submissions that the panel is asked to stop from now on. */
  function stopsOf(buyer: Buyer): string[] {
    const stops: string[] = [];
    buyer.world.provider.cancelAtProvider = async ({ submissionId }) => {
      stops.push(submissionId);
      return { accepted: true };
    };
    return stops;
  }

  async function resentTo(buyer: Buyer, report: ProviderReport): Promise<void> {
    await buy(buyer, running);
    buyer.world.report = report;
    const again = { by: 'ana', reason: 'it is late', force: true };
    await buyer.handle.executeUpdate(sendToProvider, { args: [again] });
    await rest(buyer);
  }

  test('the panel is asked to stop both generations', () =>
    shop.with(async (buyer) => {
      await resentTo(buyer, running);
      const stops = stopsOf(buyer);
      await buyer.handle.signal('cancelWithRefund', { by: 'ana', reason: 'asked' });
      await buyer.handle.result();
      expect(stops.toSorted()).toEqual(buyer.world.sent.map(({ submissionId }) => submissionId).toSorted());
      expect(stops).toHaveLength(2);
    }));

  test('the one that has not ended is stopped, also by a refund of the dashboard', () =>
    shop.with(async (buyer) => {
      await resentTo(buyer, delivered);
      const stops = stopsOf(buyer);
      const all = { refundId: 're_dashboard', status: 'succeeded', amountCents: 999 };
      await buyer.handle.signal('refundChanged', all);
      await buyer.handle.result();
      expect(stops).toEqual([buyer.world.sent[0]?.submissionId]);
    }));
});
