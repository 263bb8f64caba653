import fc from 'fast-check';
import {
  addLines,
  type BalanceLine,
  compareDispute,
  comparePayment,
  compareRefund,
  type Finding,
  noSums,
  type PaymentHere,
  type PaymentThere,
} from './reconciliation';

const cents = fc.integer({ min: 1, max: 10_000_000 });
const currency = fc.constantFrom('eur', 'usd');
const paymentThere: fc.Arbitrary<PaymentThere> = fc
  .record({ paid: fc.boolean(), amountCents: cents, back: cents, currency, status: fc.constant('succeeded') })
  .map(({ back, ...there }) => ({ ...there, refundedCents: Math.min(back, there.amountCents) }));
const paymentHere: fc.Arbitrary<PaymentHere> = fc.record({
  amountCents: cents,
  collected: fc.boolean(),
  hasOrder: fc.boolean(),
  status: fc.constant('paid'),
});
const statuses = fc.constantFrom('pending', 'succeeded', 'failed', 'canceled');
const refund = fc.record({ amountCents: cents, currency, status: statuses });
const dispute = fc.record({
  amountCents: cents,
  currency,
  status: fc.constantFrom('needs_response', 'under_review', 'won', 'lost'),
});
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

/** A finding's amounts are those of the two sides; absent on a side that knows nothing. */
function trueOf(
  finding: Finding | undefined,
  there?: { amountCents: number },
  here?: { amountCents: number },
) {
  if (!finding) return true;
  if (finding.thereCents !== undefined && finding.kind !== 'payment-without-order')
    expect(finding.thereCents).toBe(there?.amountCents);
  if (finding.hereCents !== undefined) expect(finding.hereCents).toBe(here?.amountCents);
  return finding.thereCents !== undefined || finding.hereCents !== undefined;
}

test('matching books show no difference', () => {
  fc.assert(
    fc.property(cents, fc.boolean(), (amountCents, given) => {
      const there = {
        paid: true,
        amountCents,
        refundedCents: given ? amountCents : 0,
        currency: 'eur',
        status: 'x',
      };
      expect(
        comparePayment(there, { amountCents, collected: true, hasOrder: true, status: 'paid' }),
      ).toBeUndefined();
      const unpaid = { ...there, paid: false, refundedCents: 0 };
      expect(
        comparePayment(unpaid, { amountCents, collected: false, hasOrder: false, status: 'pending' }),
      ).toBeUndefined();
      expect(comparePayment(unpaid, undefined)).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(refund, (one) => {
      expect(compareRefund(one, one.status === 'canceled' ? undefined : one)).toBeUndefined();
    }),
  );
  fc.assert(fc.property(dispute, (one) => expect(compareDispute(one, one)).toBeUndefined()));
});

test('a payment without an order is a difference until it is refunded to the last cent', () => {
  const there = { paid: true, amountCents: 1299, currency: 'eur', status: 'succeeded' };
  expect(comparePayment({ ...there, refundedCents: 1299 }, undefined)).toBeUndefined();
  expect(comparePayment({ ...there, refundedCents: 1298 }, undefined)).toMatchObject({
    kind: 'payment-without-order',
    thereCents: 1,
  });
});

test('no difference means that both sides hold the same money for the payment [S1-2.15.49]', () => {
  fc.assert(
    fc.property(maybe(paymentThere), maybe(paymentHere), (there, here) => {
      const finding = comparePayment(there, here);
      expect(trueOf(finding, there, here)).toBe(true);
      if (finding) return;
      const taken = there?.paid ? there.amountCents : 0;
      if (here?.hasOrder) expect(taken).toBe(here.amountCents);
      // Without an order the whole payment was refunded (D13).
      else expect(there?.paid ? there.refundedCents : 0).toBe(taken);
      if (taken > 0 && here?.hasOrder) expect(there?.currency).toBe('eur');
      if (taken === 0) expect(here?.hasOrder ?? false).toBe(false);
    }),
  );
});

test('a refund that moved money on one side only is always found; one that failed on both never is', () => {
  const moved = (one: { status: string } | undefined) =>
    one !== undefined && one.status !== 'failed' && one.status !== 'canceled';
  fc.assert(
    fc.property(maybe(refund), maybe(refund), (there, known) => {
      // Here a refund is pending, done or failed.
      const here = known && { ...known, status: known.status === 'canceled' ? 'failed' : known.status };
      const finding = compareRefund(there, here);
      expect(trueOf(finding, there, here)).toBe(true);
      const same =
        moved(there) === moved(here) && (!moved(there) || there?.amountCents === here?.amountCents);
      expect(finding === undefined).toBe(same);
      if (moved(there) && !moved(here)) expect(finding?.kind).toBe('refund-unknown-here');
      if (!moved(there) && moved(here)) expect(finding?.kind).toBe('refund-unknown-there');
    }),
  );
});

test('a dispute is compared by existence, amount and state', () => {
  fc.assert(
    fc.property(maybe(dispute), maybe(dispute), (there, here) => {
      const finding = compareDispute(there, here);
      expect(trueOf(finding, there, here)).toBe(true);
      const same = there?.status === here?.status && there?.amountCents === here?.amountCents;
      expect(finding === undefined).toBe(same);
    }),
  );
});

test('a payment without an order that was refunded outside of the provider keeps only the rest', () => {
  const there = { paid: true, amountCents: 999, refundedCents: 300, currency: 'eur', status: 'succeeded' };
  const here = { amountCents: 999, collected: true, hasOrder: false, status: 'refunded' };
  expect(comparePayment(there, { ...here, outsideCents: 699 })).toBeUndefined();
  expect(comparePayment(there, { ...here, outsideCents: 600 })).toMatchObject({
    ...{ kind: 'payment-without-order', thereCents: 99 },
  });
});

test('a payment without an order keeps nothing of what a bank took, and waits while it decides', () => {
  const there = { paid: true, amountCents: 999, refundedCents: 0, currency: 'eur', status: 'succeeded' };
  const here = { amountCents: 999, collected: true, hasOrder: false, status: 'paid' };
  expect(comparePayment(there, { ...here, awaitsBank: true })).toBeUndefined();
  expect(comparePayment(there, { ...here, lostCents: 999 })).toBeUndefined();
  expect(comparePayment({ ...there, refundedCents: 100 }, { ...here, lostCents: 800 })).toMatchObject({
    ...{ kind: 'payment-without-order', thereCents: 99 },
  });
});

const line: fc.Arbitrary<BalanceLine> = fc
  .record({
    type: fc.constantFrom(
      'charge',
      'payment',
      'refund',
      'adjustment',
      'stripe_fee',
      'payout',
      'refund_failure',
    ),
    reportingCategory: fc.constantFrom('charge', 'refund', 'dispute', 'dispute_reversal', 'fee', 'payout'),
    amountCents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    feeCents: fc.integer({ min: 0, max: 3000 }),
    currency,
  })
  .map((one) => ({ ...one, netCents: one.amountCents - one.feeCents }));

test('the parts of the sums minus the fees are the net sum, whatever pages the lines arrive in', () => {
  fc.assert(
    fc.property(fc.array(line), fc.nat(), (lines, cut) => {
      const whole = addLines(noSums, lines);
      const { paidCents, refundedCents, disputedCents, otherCents, feeCents, netCents } = whole;
      expect(paidCents + refundedCents + disputedCents + otherCents - feeCents).toBe(netCents);
      const at = lines.length === 0 ? 0 : cut % lines.length;
      expect(addLines(addLines(noSums, lines.slice(0, at)), lines.slice(at))).toEqual(whole);
    }),
  );
});

test('payouts and other currencies are excluded from the sums', () => {
  const one = { reportingCategory: 'x', amountCents: 100, feeCents: 1, netCents: 99 };
  expect(
    addLines(noSums, [
      { ...one, type: 'payout', currency: 'eur' },
      { ...one, type: 'charge', currency: 'usd' },
    ]),
  ).toEqual({ ...noSums, otherCurrency: 1 });
});
