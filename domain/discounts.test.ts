import { type DiscountCode, discountHolds, discountState, mayAdvertise } from './discounts';
import { afterDiscount, minimumChargeCents } from './pricing';

/** Repeatable pseudo-random numbers. */
function* numbers(seed: number): Generator<number> {
  for (let value = seed; ; ) {
    value = (value * 1_103_515_245 + 12_345) % 2 ** 31;
    yield value;
  }
}

test('no discount raises the price above the full one or lowers it below the minimum charge or the full price [S1-2.15.72]', () => {
  const next = numbers(20261121);
  const draw = (most: number) => (next.next().value as number) % (most + 1);
  for (let round = 0; round < 5000; round += 1) {
    const full = draw(100_000);
    const off = round % 2 === 0 ? { percent: draw(100) } : { amountOffCents: draw(150_000) };
    const price = afterDiscount(full, off);
    expect(Number.isInteger(price)).toBe(true);
    expect(price).toBeLessThanOrEqual(full);
    expect(price).toBeGreaterThanOrEqual(Math.min(full, minimumChargeCents));
    // A larger discount never costs more.
    const more = { percent: (off.percent ?? 0) + 1, amountOffCents: off.amountOffCents };
    const further = off.percent === undefined ? { amountOffCents: (off.amountOffCents ?? 0) + 1 } : more;
    expect(afterDiscount(full, further)).toBeLessThanOrEqual(price);
  }
});

const code = (over: Partial<DiscountCode>): DiscountCode => ({
  code: 'TEST',
  percent: 10,
  active: true,
  oncePerEmail: false,
  ...over,
});

test.each<[string, Partial<DiscountCode>, Parameters<typeof discountHolds>[3], string | undefined]>([
  ['an order below the least', { minOrderCents: 1000 }, { fullCents: 999 }, 'discount_minimum'],
  ['an order of just the least', { minOrderCents: 1000 }, { fullCents: 1000 }, undefined],
  ['another service', { serviceTypes: ['likes'] }, { serviceType: 'followers' }, 'discount_not_applicable'],
  ['its service', { serviceTypes: ['likes', 'views'] }, { serviceType: 'views' }, undefined],
  ['another language', { languages: ['fr'] }, { language: 'es' }, 'discount_not_applicable'],
  ['an order of which nothing is known yet', { languages: ['fr'], minOrderCents: 1 }, {}, undefined],
  ['a code before its time, which is as good as none', { validFrom: 51 }, {}, 'discount_invalid'],
  ['a code at its first moment', { validFrom: 50 }, {}, undefined],
  ['a code at its end', { validUntil: 50 }, {}, 'discount_expired'],
  ['a code just before its end', { validUntil: 51 }, {}, undefined],
  ['the last of a limited code', { maxRedemptions: 3 }, {}, undefined],
  ['a limited code that is used up', { maxRedemptions: 2 }, {}, 'discount_exhausted'],
])('%s [S1-2.15.71]', (_what, over, order, refusal) => {
  const verdict = discountHolds(code(over), { redeemed: false, taken: 2 }, 50, order);
  expect(verdict).toMatchObject(refusal ? { allowed: false, code: refusal } : { allowed: true });
});

test.each<[string, Partial<DiscountCode>, string]>([
  ['inactive', { active: false, validUntil: 1 }, 'inactive'],
  ['expired', { validUntil: 50, maxRedemptions: 1 }, 'expired'],
  ['scheduled', { validFrom: 51 }, 'scheduled'],
  ['exhausted', { maxRedemptions: 2 }, 'exhausted'],
  ['active', { maxRedemptions: 3, validFrom: 50, validUntil: 51 }, 'active'],
])('a code is %s [S1-2.15.75]', (_what, over, state) => {
  expect(discountState(code(over), 2, 50)).toBe(state);
});

test.each<[string, Partial<DiscountCode> | undefined, string | undefined]>([
  ['that is a share off everything', { oncePerEmail: true }, undefined],
  ['that does not exist', undefined, 'discount_invalid'],
  ['that only earlier buyers have', { validSecondsAfterGrant: 60 }, 'discount_invalid'],
  ['that takes an amount off', { percent: undefined, amountOffCents: 100 }, 'discount_not_applicable'],
  ['for larger orders', { minOrderCents: 1000 }, 'discount_not_applicable'],
  ['for one service', { serviceTypes: ['likes'] }, 'discount_not_applicable'],
  ['for another language', { languages: ['it'] }, 'discount_not_applicable'],
  ['that is used up', { maxRedemptions: 2 }, 'discount_exhausted'],
])('for the banner: a code %s [S1-2.15.82]', (_what, over, refusal) => {
  const verdict = mayAdvertise(over && code(over), { redeemed: false, taken: 2 }, 50, 'es');
  expect(verdict).toMatchObject(refusal ? { allowed: false, code: refusal } : { allowed: true });
});
