import { type PurchaseState, refundAsked, type Submission } from './purchase';
import { refundProposal } from './refund-proposal';

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
  ['what is owed', asked({ since: 0, cents: 200 }), { cents: 200, givesUpPosts: false }],
  ['of older purchases, all that failed', asked({ since: 0 }), { cents: 300, givesUpPosts: false }],
  ['never more than is left', asked({ since: 0, cents: 200 }, [], 150), { cents: 150, givesUpPosts: false }],
  [
    'the share of a post',
    asked({ since: 0, cents: 500, dismiss: ['s1'] }, [refused, underWay]),
    { cents: 500, givesUpPosts: true },
  ],
  [
    'the share of a post that was sent since',
    asked({ since: 0, cents: 500, dismiss: ['s1'] }, [underWay]),
    { cents: 500, givesUpPosts: false },
  ],
  ['nothing before what was not delivered', asked({ since: 0, cents: 200 }, [], 1000, 'stuck'), undefined],
  ['nothing if nothing is owed', asked(undefined), undefined],
])('a person is asked to refund %s again', (_what, owed, expected) => {
  expect(owed).toEqual(expected);
});
