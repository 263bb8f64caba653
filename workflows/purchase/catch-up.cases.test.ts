import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Worker } from '@temporalio/worker';
import type { PurchaseState } from '#domain/purchase.ts';
import { confirmPayment, purchasesQueue, purchaseWorkflow, release } from '../messages';
import { testWorkflows } from '../testing/bundle';
import { from, outcomeOf, rest, stateOf } from '../testing/outcome';
import { type Buyer, codeOf } from '../testing/shop';
import { shopOfCases } from '../testing/shop-of-cases';

const shop = shopOfCases();

/*
 * A run that was set back (Temporal restored, or an operator's Reset) finds at its next save that the database knows
 * more, and continues from there, even if the lost run was half way through a step.
 */

const aSignal = { disputeId: 'dp_1', status: 'needs_response', reason: 'fraudulent', amountCents: 999 };

/** All of the money has been given back since. */
function refunded(state: PurchaseState): void {
  state.stage = 'closed';
  state.end = 'refunded';
  state.paymentStatus = 'refunded';
  state.refunds.push({
    amountCents: 999,
    reason: 'asked',
    by: 'ana',
    at: 1,
    refundId: 're_1',
    status: 'succeeded',
  });
  if (state.order) state.order.status = 'refunded';
}

/** An order with the panel. Then another run continued, stored `later` and was lost. */
async function setBack(
  buyer: Buyer,
  later: (state: PurchaseState) => void,
  {
    writes = 20,
    meanwhile = async () => {},
    signal = () => buyer.handle.signal('disputeChanged', aSignal),
  }: { writes?: number; meanwhile?: () => Promise<void>; signal?: () => Promise<void> } = {},
): Promise<void> {
  const { world } = buyer;
  await buyer.buy();
  await buyer.until('sent', () => world.sent.length === 1);
  await rest(buyer);
  const memory = structuredClone(world.latest?.memory);
  if (!memory) throw new Error('No stored memory');
  later(memory.state);
  memory.state.writes += writes;
  world.kept = memory;
  world.storedVersion = memory.state.writes;
  const before = (await buyer.handle.describe()).runId;
  // Makes it save.
  await signal();
  await meanwhile();
  await buyer.until('caught up', () => (world.latest?.version ?? 0) > memory.state.writes);
  expect((await buyer.handle.describe()).runId).not.toBe(before);
}

test('it takes over the stored state, sends nothing itself and handles a Signal that it had not handled', () =>
  shop.with(async (buyer) => {
    await setBack(buyer, (state) => {
      state.stage = 'needs-attention';
      state.attention = { reason: 'partial-delivery', since: 1 };
    });
    await rest(buyer);
    expect(buyer.world.latest).toMatchObject({
      stage: 'needs-attention',
      attention: { reason: 'partial-delivery' },
    });
    expect(buyer.world.sent).toHaveLength(1);
    await buyer.handle.signal('disputeChanged', { ...aSignal, disputeId: 'dp_2' });
    await rest(buyer);
    expect((await stateOf(buyer)).disputes?.map(({ id }) => id)).toContain('dp_2');
  }));

test('callers get a retry while the stored state is unreadable, and hold it up no longer [F36]', () =>
  shop.with(async (buyer) => {
    const { world } = buyer;
    let confirmed: Promise<string> | undefined;
    const meanwhile = async () => {
      // From here on it waits in timers and receives messages.
      await buyer.until('waits', () => world.recalls > 8);
      const args: [{ paymentIntentId: string }] = [{ paymentIntentId: world.intent.id }];
      confirmed = codeOf(buyer.handle.executeUpdate(confirmPayment, { args }));
      await buyer.until('asked again', () => world.recalls > 10);
      world.keptAway = false;
    };
    world.keptAway = true;
    await setBack(buyer, () => undefined, { meanwhile });
    expect(await confirmed).toBe('unavailable');
  }));

test('one newer write is enough to see that it was set back [F36]', () =>
  shop.with(async (buyer) => {
    await setBack(
      buyer,
      (state) => {
        state.stage = 'needs-attention';
        state.attention = { reason: 'partial-delivery', since: 1 };
      },
      { writes: 1 },
    );
    await rest(buyer);
    expect(buyer.world.latest?.attention?.reason).toBe('partial-delivery');
  }));

test('a confirmation that was being sent goes out, once', () =>
  shop.with(async (buyer) => {
    const { world } = buyer;
    world.mailRefused = true;
    await setBack(buyer, () => undefined);
    expect(world.emailKeys).toEqual([]);
    world.mailRefused = false;
    await buyer.until('notified', () => world.emailKeys.includes('order-confirmation'));
    await rest(buyer);
    expect(world.emailKeys).toEqual(['order-confirmation']);
  }));

test('a Request Cancellation does not stop a restarted run whose confirmation still waits for the mail server', () =>
  shop.with(async (buyer) => {
    const { world } = buyer;
    world.mailRefused = true;
    await setBack(buyer, () => undefined);
    await buyer.handle.cancel();
    await buyer.until('noted', () => world.lines.includes('command-refused'));
    world.mailRefused = false;
    await buyer.until('notified', () => world.emailKeys.includes('order-confirmation'));
    await buyer.handle.signal('disputeChanged', { ...aSignal, disputeId: 'dp_2' });
    await rest(buyer);
    expect((await stateOf(buyer)).disputes?.map(({ id }) => id)).toContain('dp_2');
  }));

test('a refund that was begun is made once, with its own idempotency key [F1]', () =>
  shop.with(async (buyer) => {
    const since = from(buyer);
    await setBack(buyer, (state) => {
      state.stage = 'refunding';
      state.refundDue = { amountCents: 999, reason: 'asked', by: 'ana' };
      state.refunds.push({ amountCents: 999, reason: 'asked', by: 'ana', at: 1, status: 'pending' });
    });
    expect((await buyer.handle.result()).end).toBe('refunded');
    expect(buyer.world.refunds).toEqual([
      { paymentIntentId: buyer.world.intent.id, amountCents: 999, key: `refund:${buyer.cartId}:1` },
    ]);
    const { calls } = await outcomeOf(buyer, since);
    expect(calls.filter((call) => call === 'cancelAtProvider')).toHaveLength(1);
  }));

describe("an operator's Signal that the lost run may have carried out is refused", () => {
  const asked = { by: 'ana', reason: 'asked' };

  test('a refund is not made again', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      const refund = { ...asked, amountCents: 300 };
      await setBack(
        buyer,
        (state) => {
          state.refunds.push({ ...refund, refundId: 're_1', at: 1, status: 'succeeded' });
        },
        { signal: () => buyer.handle.signal('cancelWithRefund', refund) },
      );
      await buyer.until('noted', () => world.lines.includes('command-refused'));
      await rest(buyer);
      expect(world.refunds).toEqual([]);
      expect(world.lines.filter((kind) => kind === 'command-refused')).toHaveLength(1);
    }));

  test.each<[string, (state: PurchaseState) => void]>([
    [
      'that was sent again',
      ({ submissions }) => {
        const [first] = submissions;
        if (first) submissions.push({ ...first, id: 'resent', generation: 2, providerOrderId: '5002' });
      },
    ],
    ['that was refunded', refunded],
  ])('an order %s is not sent again [F36]', (_what, later) =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      await setBack(buyer, later, {
        signal: () => buyer.handle.signal('resend', { ...asked, force: true }),
      });
      await buyer.until('noted', () => world.lines.includes('command-refused'));
      await rest(buyer);
      expect(world.sent).toHaveLength(1);
      expect(world.lines.filter((kind) => kind === 'command-refused')).toHaveLength(1);
      expect(world.lines).not.toContain('resend-requested');
    }),
  );
});

describe('a run that was set back to before its cart', () => {
  /** An order with the panel whose run is back at its beginning. */
  async function setBackToItsBeginning(buyer: Buyer): Promise<void> {
    const { world, handle } = buyer;
    await buyer.buy();
    await buyer.until('sent', () => world.sent.length === 1);
    await rest(buyer);
    const memory = structuredClone(world.latest?.memory);
    if (!memory) throw new Error('No stored memory');
    memory.state.writes += 20;
    world.kept = memory;
    world.storedVersion = memory.state.writes;
    await handle.terminate();
    await buyer.env.client.workflow.start(purchaseWorkflow, {
      workflowId: handle.workflowId,
      taskQueue: purchasesQueue,
      args: [{ ...memory, state: undefined }],
    });
  }

  test('notices it before an event about its money is lost', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      await setBackToItsBeginning(buyer);
      const refund = { refundId: 're_bank', status: 'succeeded', amountCents: 100 };
      await buyer.handle.signal('refundChanged', refund);
      await buyer.until('heard', () => world.latest?.memory.state.refunds.length === 1);
      expect(world.latest?.memory.state).toMatchObject({ stage: 'in-progress', refunds: [refund] });
    }));

  test('asks the payment provider for nothing; a browser that sets the cart gets a retry [F36]', () =>
    shop.with(async (buyer) => {
      const { world } = buyer;
      await setBackToItsBeginning(buyer);
      const calls = [...world.calls];
      const set = () => buyer.setCart({ serviceId: 205 });
      await expect(set()).rejects.toMatchObject({ cause: { type: 'unavailable' } });
      await expect(set()).rejects.toMatchObject({ cause: { type: 'already_paid' } });
      expect(world.calls.filter((call) => call !== 'readProviderStatus')).toEqual(calls);
    }));
});

test('a line that was being sent is requested again: its claimed row knows whether it was sent [F1]', () =>
  shop.with(async (buyer) => {
    await setBack(buyer, (state) => {
      state.stage = 'submitting';
      for (const line of state.submissions) Object.assign(line, { state: 'sending', report: undefined });
    });
    await rest(buyer);
    const { stage, submissions } = await stateOf(buyer);
    expect(stage).toBe('in-progress');
    expect(submissions.map(({ state }) => state)).toEqual(['accepted']);
    // The same submission, not another generation.
    expect(new Set(buyer.world.sent.map(({ submissionId }) => submissionId)).size).toBe(1);
  }));

test('a line that waits for its next attempt is not sent if the order was refunded since [F36]', () =>
  shop.with(async (buyer) => {
    const { world } = buyer;
    world.panelAnswers = [{ kind: 'rejected', refusal: 'rate-limited', message: 'Too many requests' }];
    await buyer.buy();
    await buyer.until('tried', () => world.lines.includes('submission-delayed'), 5);
    const memory = structuredClone(world.latest?.memory);
    if (!memory) throw new Error('No stored memory');
    refunded(memory.state);
    memory.state.writes += 20;
    world.kept = memory;
    world.storedVersion = memory.state.writes;
    await buyer.until('caught up', () => (world.latest?.version ?? 0) > memory.state.writes);
    await rest(buyer);
    expect(world.sent).toHaveLength(1);
  }));

test('a run that was set back and is stuck takes over the stored state all the same [F47]', () =>
  shop.with(async (buyer) => {
    const { world } = buyer;
    await buyer.setCart();
    const memory = structuredClone(world.latest?.memory);
    if (!memory) throw new Error('No stored memory');
    memory.state.writes += 20;
    world.kept = memory;
    world.storedVersion = memory.state.writes;
    world.retrieveFails = true;
    await buyer.pay();
    await buyer.until('caught up', () => (world.latest?.version ?? 0) > memory.state.writes);
    world.retrieveFails = false;
    // The Signal that it could not handle is handled.
    await buyer.until('ordered', () => world.orders.length === 1, 1800);
  }));

test('a purchase that a newer release began is left to its workers', () =>
  shop.with(async (buyer) => {
    await buyer.setCart();
    const { memory } = buyer.world.latest ?? {};
    const newer = await buyer.env.client.workflow.start('purchase', {
      workflowId: `newer-${buyer.cartId}`,
      taskQueue: purchasesQueue,
      args: [{ ...memory, state: undefined, release: release + 1 }],
    });
    const tasks = async () => {
      const { events = [] } = await newer.fetchHistory();
      return (events ?? []).filter(
        (event) => event.workflowTaskFailedEventAttributes ?? event.workflowTaskCompletedEventAttributes,
      );
    };
    while ((await tasks()).length === 0) await setTimeout(50);
    const [first] = await tasks();
    await newer.terminate();
    expect(first).toMatchObject({ workflowTaskFailedEventAttributes: expect.anything() });
  }));

test('a write of an older release is no sign of another run', () =>
  shop.with(async (buyer) => {
    const { world } = buyer;
    await buyer.setCart();
    world.storedBy = '';
    world.storedVersion = 1000;
    await buyer.pay();
    await buyer.until('sent', () => world.sent.length === 1);
    expect((await stateOf(buyer)).stage).toBe('in-progress');
  }));

test('a write of a lost task of the same run is no sign of another run, even after a reset of that run', () =>
  shop.with(async (buyer) => {
    const { world, handle } = buyer;
    await buyer.setCart();
    world.kept = structuredClone(world.latest?.memory);
    world.storedBy = (await handle.describe()).runId;
    world.storedVersion = 1000;
    await buyer.buy({ serviceId: 205 });
    await buyer.until('sent', () => world.sent.length === 1);
    const { events } = await handle.fetchHistory();
    const [started] = events ?? [];
    if (!started?.workflowExecutionStartedEventAttributes) throw new Error('It has no beginning');
    // How a run begins after a reset: the same past under another id.
    started.workflowExecutionStartedEventAttributes.originalExecutionRunId = randomUUID();
    await Worker.runReplayHistory(testWorkflows(), { events }, handle.workflowId);
  }));
