import { stateOf } from '../testing/outcome';
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

test('a Signal that Postgres can’t store is refused when it comes; what panels say is heard', () =>
  shop.with(async (buyer) => {
    const { world } = buyer;
    await buyer.setCart();
    await buyer.pay();
    await buyer.until('accepted', () => world.lines.includes('submission-accepted'));
    const submissionId = world.sent[0]?.submissionId ?? '';
    const report = (said: object) => ({ submissionId, report: { status: 'in-progress', ...said } });
    const number = (providerOrderId: string) => ({ kind: 'accepted', providerOrderId });
    const unstorable: [name: string, kind: string, input: object][] = [
      ['providerStatusChanged', 'report', report({ remains: 0.5 })],
      ['providerStatusChanged', 'report', report({ remains: -1 })],
      ['providerStatusChanged', 'report', report({ startCount: 2 ** 31 })],
      ['submissionSettled', 'settled', { submissionId, outcome: number('') }],
      ['submissionSettled', 'settled', { submissionId, outcome: number('9'.repeat(41)) }],
      ['resolve', 'resolve', { submissionId: '\0', accepted: false }],
      ['resend', 'resend', { reason: '\ud800' }],
    ];
    for (const [name, , input] of unstorable) await buyer.handle.signal(name, input);
    // Panels count wrongly.
    const said = { status: 'completed', remains: 0, startCount: -3, charge: '0.5' };
    await buyer.handle.signal('providerStatusChanged', report(said));
    await buyer.untilDelivered();
    const lines = world.projections.flatMap((projection) => projection.lines);
    expect(lines.filter(({ kind }) => kind === 'command-refused').map(({ data }) => data)).toEqual(
      unstorable.map(([, command]) => ({ command, code: 'validation_failed' })),
    );
    expect((await stateOf(buyer)).submissions[0]?.report).toEqual(said);
  }));

test('an operator’s Signal before the payment is a line of the timeline; a program’s is not', () =>
  shop.with(async (buyer) => {
    await buyer.setCart();
    await buyer.handle.signal('resend', { by: 'ana' });
    await buyer.handle.signal('panelBack', { providerId: 1 });
    await buyer.handle.signal('cancelWithRefund', {});
    await buyer.pay();
    await buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
    const lines = buyer.world.projections.flatMap((projection) => projection.lines);
    expect(lines.filter(({ kind }) => kind === 'command-refused').map(({ data }) => data)).toEqual([
      { command: 'resend', code: 'no_order' },
      { command: 'refund', code: 'no_order' },
    ]);
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
