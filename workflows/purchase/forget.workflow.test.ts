import { setTimeout } from 'node:timers/promises';
import { disputeChanged, forgetBuyer, purchaseState, requestRefill } from '../messages';
import { type Buyer, codeOf, TestShop } from '../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.close());

const person = /lucia/;

test('a delivered order forgets its buyer and ends: its memory holds nothing of the person [S1-2.10.4 V37]', () =>
  shop.with(async (buyer) => {
    buyer.world.report = { status: 'completed', remains: 0, startCount: 1000 };
    await buyer.setCart();
    await buyer.pay();
    await buyer.untilDelivered();
    expect(JSON.stringify(await buyer.handle.query(purchaseState))).toMatch(person);
    await buyer.handle.signal(forgetBuyer, {});
    expect((await buyer.handle.result()).end).toBe('forgotten');
    expect(JSON.stringify(await buyer.handle.query(purchaseState))).not.toMatch(person);
    // The last projection holds nothing of the person, so it can't restore what was erased.
    expect(JSON.stringify(buyer.world.latest)).not.toMatch(person);
    expect(buyer.world.latest).toMatchObject({ stage: 'closed', order: { status: 'completed' } });
    expect(buyer.world.lines).toContain('buyer-forgotten');
  }));

test('a paid order is delivered first; from then on there are no e-mails and no refill', () =>
  shop.with(async (buyer) => {
    await buyer.setCart();
    await buyer.pay();
    await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
    await buyer.until('confirmed', () => buyer.world.emails.includes('order-confirmation'));
    const before = [...buyer.world.emails];
    await buyer.handle.signal(forgetBuyer, {});
    expect(
      await codeOf(buyer.handle.executeUpdate(requestRefill, { args: [{ by: 'ana', reason: 'x' }] })),
    ).toBe('buyer_forgotten');
    await buyer.env.sleep('20 minutes');
    expect((await buyer.handle.describe()).status.name).toBe('RUNNING');
    await buyer.handle.signal('providerStatusChanged', {
      submissionId: buyer.world.sent[0]?.submissionId ?? '',
      report: { status: 'completed', startCount: 1000 },
    });
    expect((await buyer.handle.result()).end).toBe('forgotten');
    expect(buyer.world.sent).toMatchObject([{ username: 'lucia.rivas' }]);
    expect(buyer.world.emails).toEqual(before);
  }));

test('an unpaid cart is cancelled', () =>
  shop.with(async (buyer) => {
    await buyer.setCart();
    await buyer.handle.signal(forgetBuyer, {});
    expect((await buyer.handle.result()).end).toBe('cancelled');
    expect(buyer.world.intent.status).toBe('canceled');
    expect(JSON.stringify(buyer.world.latest)).not.toMatch(person);
  }));

describe('a buyer who is forgotten while an e-mail is being sent is not written back', () => {
  const stillUnderWay = async (buyer: Buyer) => {
    buyer.world.mailAway = true;
    buyer.world.report = { status: 'completed', remains: 0, startCount: 1000 };
    await buyer.setCart();
    await buyer.pay();
  };
  // In real time: the test server skips none while an activity runs.
  const settings = { guaranteeSeconds: 1 };

  test('if it ends after the last projection [V37]', () =>
    shop.with(async (buyer) => {
      await stillUnderWay(buyer);
      await buyer.until('over', () => buyer.world.lines.includes('guarantee-over'));
      await buyer.handle.signal(forgetBuyer, {});
      buyer.world.mailAway = false;
      expect((await buyer.handle.result()).end).toBe('guarantee-over');
      expect(JSON.stringify(buyer.world.latest)).not.toMatch(person);
    }, settings));

  test('and an event about its money that arrives during the very last save is not lost', () =>
    shop.with(async (buyer) => {
      await stillUnderWay(buyer);
      await buyer.until('over', () => buyer.world.lines.includes('guarantee-over'));
      await buyer.until('the projection of the end', () => buyer.world.latest?.stage === 'closed');
      buyer.world.endHeld = true;
      await buyer.handle.signal(forgetBuyer, {});
      const { endings } = buyer.world;
      buyer.world.mailAway = false;
      await buyer.until('the last save', () => buyer.world.endings > endings);
      await buyer.handle.signal(disputeChanged, {
        ...{ disputeId: 'dp_1', status: 'needs_response', reason: 'fraudulent', amountCents: 999 },
      });
      // The save outlasts its workflow task, so that a later one takes the Signal.
      const isTaken = async () => {
        const { events } = await buyer.handle.fetchHistory();
        const last = events?.findLastIndex(
          ({ workflowExecutionSignaledEventAttributes: signal }) => signal?.signalName === 'disputeChanged',
        );
        if (last === undefined || last < 0) return false;
        return events?.slice(last).some((one) => one.workflowTaskCompletedEventAttributes);
      };
      while (!(await isTaken())) await setTimeout(250);
      buyer.world.endHeld = false;
      await buyer.handle.result();
      const { disputes } = await buyer.handle.query(purchaseState);
      expect(disputes).toEqual([expect.objectContaining({ id: 'dp_1', status: 'needs_response' })]);
      expect(JSON.stringify(buyer.world.latest)).not.toMatch(person);
    }, settings));

  test('if it ends while the last projection is being written', () =>
    shop.with(async (buyer) => {
      buyer.world.endHeld = true;
      await stillUnderWay(buyer);
      await buyer.until('the last projection', () => buyer.world.endings === 1);
      await buyer.handle.signal(forgetBuyer, {});
      buyer.world.mailAway = false;
      buyer.world.endHeld = false;
      expect((await buyer.handle.result()).end).toBe('guarantee-over');
      expect(JSON.stringify(buyer.world.latest)).not.toMatch(person);
    }, settings));
});
