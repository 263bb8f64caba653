import fc from 'fast-check';
import { givesUpLines, moneyKept, type PurchaseState, refundAsked, type Submission } from './purchase';
import { centsForUndelivered, refundProposal, undeliveredPart } from './refund-proposal';

const line = (number: number, over: Partial<Submission>): Submission => ({
  ...{ id: `s${number}`, generation: 1, line: number, state: 'accepted', username: 'lucia', quantity: 50 },
  ...{ providerId: 1, providerServiceId: '1003', attempts: 0, ...over },
});
const refused = line(1, { state: 'rejected' });
const dismissed = line(1, { state: 'dismissed' });
const underWay = line(2, {});
const canceled = line(2, { report: { status: 'canceled', remains: 50 } });

/** 10,00 € for two posts with 50 likes each. */
function proposed(
  reason: NonNullable<PurchaseState['attention']>['reason'],
  submissions: Submission[],
  refundedCents = 0,
) {
  const state = {
    quotes: [{ rev: 1, totalQuantity: 100 }],
    paid: { rev: 1, amountCents: 1000, currency: 'eur', at: 0 },
    refunds: refundedCents ? [{ amountCents: refundedCents, status: 'succeeded' }] : [],
    attention: { reason, since: 0 },
    submissions,
  };
  return refundProposal(state as unknown as PurchaseState);
}

const early = line(1, { quantity: 100 });
const rest = line(1, { id: 'rest', generation: 2, quantity: 40, state: 'rejected' });

test.each([
  ['the rest of which no panel took the resend', proposed('submission-refused', [early, rest]), 400],
  ['the share of a refused post', proposed('submission-refused', [refused, underWay]), 500],
  ['nothing if no other post is left', proposed('submission-refused', [refused]), undefined],
  ['the undelivered share', proposed('partial-delivery', [line(1, {}), canceled]), 500],
  ['nothing for a post that is refunded', proposed('submission-unknown', [dismissed, underWay]), undefined],
  ['all of the rest, if a post is refunded', proposed('partial-delivery', [dismissed, canceled], 500), 500],
  ['nothing while a bank disputes', proposed('payment-disputed', [refused, underWay]), undefined],
])('%s is proposed [S1-2.15.40]', (_what, cents, expected) => {
  expect(cents).toBe(expected);
});

/** 1000 followers were bought for 10,00 €, and `remains` of them are missing. */
function short(remains: number, refunds: object[], over: Partial<PurchaseState> = {}): PurchaseState {
  const submissions = [line(1, { quantity: 1000, report: { status: 'partial', remains } })];
  const state = {
    quotes: [{ rev: 1, totalQuantity: 1000 }],
    paid: { rev: 1, amountCents: 1000, currency: 'eur', at: 0 },
    ...{ attention: { reason: 'partial-delivery', since: 0 }, submissions, refunds },
  };
  return { ...state, ...over } as unknown as PurchaseState;
}

const back = (amountCents: number, status = 'succeeded') => ({
  ...{ amountCents, status, undeliveredCents: amountCents },
});

const lost = (amountCents: number) => ({ id: 'dp_1', status: 'lost', amountCents });

test.each([
  ['nothing, if its share was refunded before', short(600, [back(600)]), undefined],
  ['nothing, if less is missing in the end', short(550, [back(600)]), undefined],
  ['what more is missing in the end', short(700, [back(600)]), 100],
  ['its share, if the refund failed and is owed no more', short(600, [back(600, 'failed')]), 600],
  [
    'nothing, while the refund that failed is owed',
    short(600, [back(600, 'failed')], { refundOwed: { since: 0, cents: 600 } }),
    undefined,
  ],
  [
    'its share of what a refund for a delay left',
    short(600, [{ amountCents: 100, status: 'succeeded' }, back(300)]),
    240,
  ],
  ['no more than is left', short(1000, [back(600), { amountCents: 300, status: 'succeeded' }]), 100],
  ['its share less what a bank took of it', short(600, [back(100)], { disputes: [lost(200)] }), 300],
  ['nothing, if a bank took as much', short(600, [], { disputes: [lost(600)] }), undefined],
  [
    'its share while a bank decides',
    short(600, [], { disputes: [{ ...lost(600), status: 'under_review' }] }),
    600,
  ],
])('of what a panel did not deliver after a refund for it, %s is proposed', (_what, state, expected) => {
  expect(refundProposal(state)).toBe(expected);
});

test('refunds for undelivered units and the proposal never exceed their price, nor does their order matter', () => {
  const cents = fc.integer({ min: 1, max: 400 });
  const made = fc.record({ cents, told: fc.boolean(), failed: fc.boolean() });
  fc.assert(
    fc.property(fc.array(made, { maxLength: 4 }), fc.nat(1000), fc.nat(400), (series, remains, gesture) => {
      const state = short(remains, gesture ? [{ amountCents: gesture, status: 'succeeded' }] : []);
      const price = Math.floor(((1000 - gesture) * remains) / 1000);
      for (const { cents: amountCents, told, failed } of series) {
        if (amountCents > moneyKept(state)) continue;
        // Either a person says it while the panel delivers, or the short delivery is what they are asked about.
        const undeliveredCents = undeliveredPart(
          told ? { ...state, attention: undefined } : state,
          told ? { amountCents, undelivered: true } : { amountCents },
        );
        state.refunds.push({
          ...{ amountCents, undeliveredCents, status: failed ? 'failed' : 'succeeded' },
          ...{ reason: '', by: 'ana', at: 0 },
        });
      }
      const proposal = refundProposal(state) ?? 0;
      const before = centsForUndelivered(state);
      expect(proposal).toBe(Math.max(0, price - before));
      expect(proposal).toBeLessThanOrEqual(moneyKept(state));
    }),
  );
});

test.each<[string, PurchaseState, Parameters<typeof undeliveredPart>[1], number]>([
  [
    'all but the share of a post that is not sent any more',
    short(0, [], { submissions: [line(1, { state: 'rejected', quantity: 500 }), line(2, {})] }),
    { amountCents: 750, undelivered: true, dismiss: ['s1'] },
    250,
  ],
  ['all of it while a person is asked about a short delivery', short(600, []), { amountCents: 300 }, 300],
  ['none while the panel delivers', short(600, [], { attention: undefined }), { amountCents: 300 }, 0],
  [
    'as much as is owed for them',
    short(600, [back(200, 'failed')], {
      attention: { reason: 'refund-failed', since: 0 },
      refundOwed: { since: 0, cents: 500 },
    }),
    { amountCents: 500 },
    200,
  ],
])('of a refund, %s is for undelivered units', (_what, state, due, expected) => {
  expect(undeliveredPart(state, due)).toBe(expected);
});

type Owed = PurchaseState['refundOwed'];

/** 10,00 € were paid; refunds of 2,00 € and 1,00 € failed. */
function asked(refundOwed: Owed, submissions = [underWay], keptCents = 1000, reason = 'refund-failed') {
  const failed = { status: 'failed', by: 'ana' };
  const state = {
    paid: { rev: 1, amountCents: keptCents, currency: 'eur', at: 0 },
    refunds: [
      { ...failed, amountCents: 200 },
      { ...failed, amountCents: 100 },
      { ...failed, amountCents: 50, by: 'payments' },
    ],
    attention: { reason, since: 0 },
    refundOwed,
    submissions,
  };
  return refundAsked(state as unknown as PurchaseState);
}

test.each([
  ['what is owed', asked({ since: 0, cents: 200 }), 200],
  ['of older purchases, all that failed', asked({ since: 0 }), 300],
  ['never more than is left', asked({ since: 0, cents: 200 }, [], 150), 150],
  ['nothing before what was not delivered', asked({ since: 0, cents: 200 }, [], 1000, 'stuck'), undefined],
  ['nothing if nothing is owed', asked(undefined), undefined],
])('a person is asked to refund %s again', (_what, owed, expected) => {
  expect(owed).toEqual(expected);
});

test.each<[string, Owed, Submission[], boolean]>([
  ['that is among its posts', { since: 0, dismiss: ['s1'] }, [refused, underWay], true],
  ['if all of the money is owed', { since: 0, all: true }, [refused, underWay], true],
  ['that was sent since: not', { since: 0, dismiss: ['s1'] }, [underWay], false],
  ['if nothing is left to be sent: not', { since: 0, all: true }, [underWay], false],
  ['if the refund was of something else: not', { since: 0, cents: 200 }, [refused], false],
])('a failed refund gives up a line %s', (_what, refundOwed, submissions, expected) => {
  expect(givesUpLines({ refundOwed, submissions })).toBe(expected);
});
