import fc from 'fast-check';
import { correctionNumber, correctionReason, correctionVat, readCorrectionNumber } from './corrections';
import { vatContained } from './money';

/** An amount in parts, in any order of sizes. */
const inParts = fc
  .record({
    rate: fc.constantFrom(20, 21, 22, 5.5, 0),
    parts: fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 12 }),
  })
  .map(({ rate, parts }) => ({ rate, parts, amountCents: parts.reduce((sum, part) => sum + part, 0) }));

function corrected(original: Parameters<typeof correctionVat>[0], amounts: readonly number[]) {
  const done = { amountCents: 0, vatCents: 0 };
  return amounts.map((amountCents) => {
    const vatCents = correctionVat(original, done, amountCents);
    done.amountCents += amountCents;
    done.vatCents += vatCents;
    return { amountCents, vatCents };
  });
}

test('the corrections of a full refund, in whatever parts, are the negative of the original, to the cent', () => {
  fc.assert(
    fc.property(inParts, ({ rate, parts, amountCents }) => {
      const original = { amountCents, vatCents: vatContained(amountCents, rate), vatRatePercent: rate };
      const each = corrected(
        original,
        parts.map((part) => -part),
      );
      expect(each.reduce((sum, one) => sum + one.amountCents, 0)).toBe(-amountCents);
      expect(each.reduce((sum, one) => sum + one.vatCents, 0) + original.vatCents).toBe(0);
      for (const one of each) {
        expect(Number.isInteger(one.vatCents)).toBe(true);
        // Neither the tax nor the net of a part changes its sign.
        expect(one.vatCents).toBeLessThanOrEqual(0);
        expect(one.amountCents - one.vatCents).toBeLessThanOrEqual(0);
      }
    }),
  );
});

test('a refund that failed after all reverses its correction to the cent', () => {
  fc.assert(
    fc.property(inParts, fc.nat(), ({ rate, parts, amountCents }, any) => {
      const original = { amountCents, vatCents: vatContained(amountCents, rate), vatRatePercent: rate };
      const failed = parts[any % parts.length] ?? 1;
      const given = corrected(original, [...parts.map((part) => -part), failed, -failed]);
      expect(given.reduce((sum, one) => sum + one.vatCents, 0) + original.vatCents).toBe(0);
      const [back, again] = given.slice(-2);
      expect((back?.vatCents ?? 0) + (again?.vatCents ?? 0)).toBe(0);
    }),
  );
});

test('a number of the series reads as it was written, and nothing else does', () => {
  for (const one of [
    { year: 2026, number: 1 },
    { year: 2031, number: 1_234_567 },
  ])
    expect(readCorrectionNumber(correctionNumber(one))).toEqual(one);
  expect(correctionNumber({ year: 2026, number: 12 })).toBe('R-2026-00012');
  for (const text of ['', 'R-2026-1', 'FNZ-261121-AB3K', 'R-2026-00012; --', 'R-2026-9999999999'])
    expect(readCorrectionNumber(text)).toBeUndefined();
});

const refund = { status: 'succeeded', reason: 'asked', withdrawn: false, short: false };
test.each([
  ['agreed', refund],
  ['undelivered', { ...refund, reason: 'undelivered', withdrawn: true }],
  ['withdrawal', { ...refund, withdrawn: true, short: true }],
  ['undelivered', { ...refund, short: true }],
  ['not-paid-out', { ...refund, status: 'failed', reason: 'undelivered' }],
] as const)('the reason is %s for %j', (reason, facts) => {
  expect(correctionReason(facts)).toBe(reason);
});
