import type { PurchaseState } from '../../domain/purchase';
import { from, outcomeOf, rest, stateOf } from '../testing/outcome';
import { type Buyer, TestShop } from '../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
}, 60_000);
afterAll(() => shop?.close());

/*
 * A run that was set back (Temporal restored, or an operator's Reset) learns from its next save that more is kept than
 * it knows, and goes on from there: also where the run that is lost was half way through an act.
 */

const aSignal = { disputeId: 'dp_1', status: 'needs_response', reason: 'fraudulent', amountCents: 999 };

/** An order with the panel; then another run has gone on, kept `later`, and is lost. */
async function setBack(buyer: Buyer, later: (state: PurchaseState) => void): Promise<void> {
  const { world } = buyer;
  await buyer.setCart();
  await buyer.pay();
  await buyer.until('sent', () => world.sent.length === 1);
  await rest(buyer);
  const memory = structuredClone(world.latest?.memory);
  if (!memory) throw new Error('Nothing is kept');
  later(memory.state);
  memory.state.writes += 20;
  world.kept = memory;
  world.storedVersion = memory.state.writes;
  const before = (await buyer.handle.describe()).runId;
  // What makes it save.
  await buyer.handle.signal('disputeChanged', aSignal);
  await buyer.until('caught up', () => (world.latest?.version ?? 0) > memory.state.writes);
  expect((await buyer.handle.describe()).runId).not.toBe(before);
}

test('it takes what is kept, sends nothing of its own, and a Signal that it had not acted on is heard', () =>
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

test('a refund that was begun is made once, under its own key', () =>
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

test('a line that was being sent is asked for again: its claimed row knows whether it was', () =>
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

test('what a release of before wrote is no sign of another run', () =>
  shop.with(async (buyer) => {
    const { world } = buyer;
    await buyer.setCart();
    world.storedBy = '';
    world.storedVersion = 1000;
    await buyer.pay();
    await buyer.until('sent', () => world.sent.length === 1);
    expect((await stateOf(buyer)).stage).toBe('in-progress');
  }));
