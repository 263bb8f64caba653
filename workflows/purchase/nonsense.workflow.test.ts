import { type Buyer, codeOf, TestShop } from '../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.close());

const signals = [
  'paymentSucceeded',
  'paymentFailed',
  'refundChanged',
  'disputeChanged',
  'providerStatusChanged',
  'submissionSettled',
  'resend',
  'resolve',
  'changeTarget',
  'refill',
  'cancelWithRefund',
];
/** Inputs that no Signal accepts. */
const nonsense = [
  5,
  'x',
  [null],
  { by: 7, paymentIntentId: {}, amountCents: '1', report: 3, accepted: 'no' },
];
/** Fields that programs always send and people forget: an operator's Signals may have no input. */
const empty = [undefined, null, {}];
const machines = signals.slice(0, 6);
const updates = [
  'setCart',
  'cancelPurchase',
  'remindBuyer',
  'confirmPayment',
  'sendToProvider',
  'resolveSubmission',
  'updateTarget',
  'requestRefill',
  'refundOrder',
  'resendMail',
  'changeEmail',
];

const refusals = (buyer: Buyer) => buyer.world.lines.filter((kind) => kind === 'command-refused').length;

async function sendNonsense(buyer: Buyer): Promise<void> {
  const before = refusals(buyer);
  for (const name of signals) for (const input of nonsense) await buyer.handle.signal(name, input);
  for (const name of machines) for (const input of empty) await buyer.handle.signal(name, input);
  // Without saying whether the panel accepted it, a submission must not be sent again.
  for (const input of empty) await buyer.handle.signal('resolve', input);
  await buyer.handle.signal('resolve', { accepted: true });
  await buyer.handle.signal('resnd', { by: 'ana' });
  const sent = signals.length * nonsense.length + machines.length * empty.length + empty.length + 2;
  await buyer.until('all of it is noted', () => refusals(buyer) === before + sent);
}

test('nonsense never stops a purchase: each such Signal is a line of the timeline', () =>
  shop.with(async (buyer) => {
    await buyer.setCart();
    await sendNonsense(buyer);
    await buyer.pay();
    await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
    await sendNonsense(buyer);
    buyer.world.report = { status: 'completed', remains: 0, startCount: 1000 };
    await buyer.untilDelivered(12 * 3600);
    expect(buyer.world.orders).toHaveLength(1);
    expect(buyer.world.sent).toHaveLength(1);
    expect(buyer.world.refunds).toEqual([]);
  }));

test('a cancellation of the workflow stops nothing, and the timeline says so', () =>
  shop.with(async (buyer) => {
    await buyer.setCart();
    await buyer.handle.cancel();
    await buyer.until('noted', () => refusals(buyer) === 1);
    await buyer.pay();
    await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
    expect(buyer.world.orders).toHaveLength(1);
  }));

test.each(updates)('Update %s with nonsense is refused, and leaves no trace', (name) =>
  shop.with(async (buyer) => {
    await buyer.setCart();
    const before = buyer.world.projections.length;
    for (const input of [...nonsense, ...empty])
      expect(await codeOf(buyer.handle.executeUpdate(name, { args: [input] }))).toMatch(
        /^(?:validation_failed|no_order|purchase_not_found|already_paid)$/,
      );
    expect(buyer.world.projections).toHaveLength(before);
  }),
);
