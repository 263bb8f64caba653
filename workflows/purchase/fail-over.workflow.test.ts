import { switchedOff } from '#domain/fail-over.ts';
import type { ProviderRefusal, SubmissionOutcome } from '#domain/provider.ts';
import { sendToProvider } from '../messages';
import { type Buyer, TestShop } from '../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await TestShop.open();
});
afterAll(() => shop?.close());

const panels = [1, 2, 3].map((providerId) => ({
  providerId,
  providerServiceId: `service-${providerId}`,
  name: `Panel ${providerId}`,
}));
const refused = (refusal: ProviderRefusal): SubmissionOutcome => ({
  kind: 'rejected',
  refusal,
  message: `The panel says ${refusal}`,
});
const away: SubmissionOutcome = { kind: 'not-sent', reason: 'ECONNREFUSED' };
const lost: SubmissionOutcome = { kind: 'unknown', reason: 'timeout' };

/** Buys a package that has alternatives, with these answers of whichever panel is asked. */
async function buyWith(buyer: Buyer, answers: SubmissionOutcome[], choices = panels): Promise<void> {
  buyer.world.panels = choices;
  buyer.world.panelAnswers = answers;
  await buyer.setCart();
  await buyer.pay();
}

const asked = ({ world }: Buyer) => world.sent.map(({ providerId }) => providerId);
const accepted = (buyer: Buyer) =>
  buyer.until('accepted', () => buyer.world.lines.includes('submission-accepted'));
const parked = (buyer: Buyer) =>
  buyer.until('parked', () => buyer.world.latest?.stage === 'needs-attention', 7200);

test('an order that a panel refuses for its own reasons goes to the next panel, which is then followed [S1-2.15.95 F22]', () =>
  shop.with(async (buyer) => {
    await buyWith(buyer, [refused('not-enough-funds'), refused('invalid-service')]);
    await accepted(buyer);
    expect(asked(buyer)).toEqual([1, 2, 3]);
    expect(new Set(buyer.world.sent.map(({ submissionId }) => submissionId)).size).toBe(3);
    expect(buyer.world.lines.filter((kind) => kind === 'provider-changed')).toHaveLength(2);
    expect(buyer.world.projections.some(({ attention }) => attention)).toBe(false);
    expect(buyer.world.latest).toMatchObject({
      stage: 'in-progress',
      order: { status: 'processing', providerOrderId: '5003' },
    });
  }));

test('an unreachable panel hands over after its last attempt; a disabled one at once', () =>
  shop.with(
    async (buyer) => {
      await buyWith(buyer, [away, away, { kind: 'not-sent', reason: switchedOff }]);
      await accepted(buyer);
      expect(asked(buyer)).toEqual([1, 1, 2, 3]);
    },
    { submissionAttempts: 2 },
  ));

test.each<[string, SubmissionOutcome, string]>([
  ['a refusal of the target', refused('invalid-link'), 'submission-refused'],
  ['a refusal that nobody knows', refused('other'), 'submission-refused'],
  ['a lost answer', lost, 'submission-unknown'],
])('%s is no reason to ask another panel', (_, answer, reason) =>
  shop.with(async (buyer) => {
    await buyWith(buyer, [answer]);
    await parked(buyer);
    await buyer.env.sleep('2 days');
    expect(buyer.world.latest?.attention?.reason).toBe(reason);
    expect(asked(buyer)).toEqual([1]);
  }),
);

test('an answer that the second panel loses ends it: no third panel is asked [S1-2.15.95]', () =>
  shop.with(async (buyer) => {
    await buyWith(buyer, [refused('invalid-key'), lost]);
    await parked(buyer);
    await buyer.env.sleep('2 days');
    expect(buyer.world.latest?.attention?.reason).toBe('submission-unknown');
    expect(asked(buyer)).toEqual([1, 2]);
  }));

test('if no panel is left a person is asked; a resend begins with the package’s own panel', () =>
  shop.with(async (buyer) => {
    const none = refused('not-enough-funds');
    await buyWith(buyer, [none, none, none]);
    await parked(buyer);
    expect(buyer.world.latest?.attention).toMatchObject({ reason: 'submission-refused' });
    buyer.world.panelAnswers = [none];
    const input = { by: 'ana', reason: 'paid in at the second' };
    const answer = await buyer.handle.executeUpdate(sendToProvider, { args: [input] });
    expect(answer.state).toBe('accepted');
    expect(asked(buyer)).toEqual([1, 2, 3, 1, 2]);
  }));

test('a package without alternatives waits for a person, as before', () =>
  shop.with(async (buyer) => {
    await buyWith(buyer, [refused('not-enough-funds')], panels.slice(0, 1));
    await parked(buyer);
    expect(asked(buyer)).toEqual([1]);
    expect(buyer.world.lines).not.toContain('provider-changed');
  }));

test('of several posts only the refused ones go elsewhere, and a paused one keeps its pause', () =>
  shop.with(async (buyer) => {
    buyer.world.panels = panels;
    buyer.world.panelAnswers = [
      { kind: 'accepted', providerOrderId: '61' },
      away,
      refused('invalid-service'),
    ];
    const posts = ['AAAAA1', 'BBBBB2', 'CCCCC3'].map((shortcode) => ({ id: shortcode, shortcode }));
    await buyer.setCart({ serviceId: 13, posts });
    await buyer.pay();
    await buyer.until('all sent', () => buyer.world.latest?.stage === 'in-progress');
    expect(buyer.world.sent.map(({ shortcode, providerId }) => [shortcode, providerId])).toEqual([
      ['AAAAA1', 1],
      ['BBBBB2', 1],
      ['CCCCC3', 1],
      ['CCCCC3', 2],
      ['BBBBB2', 1],
    ]);
  }));

test('a refund requested while a stand-in is unreachable ends the round: nothing more is sent', () =>
  shop.with(async (buyer) => {
    await buyWith(buyer, [refused('invalid-key'), away, away, away, away, away, away]);
    await buyer.until('waiting', () => buyer.world.lines.includes('submission-delayed'));
    await buyer.handle.signal('cancelWithRefund', { by: 'ana', reason: 'no longer wanted' });
    await buyer.until('closed', () => buyer.world.latest?.stage === 'closed');
    await buyer.env.sleep('1 day');
    expect(asked(buyer)).toEqual([1, 2]);
    expect(buyer.world.refunds).toHaveLength(1);
  }));
