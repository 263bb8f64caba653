import { discountHolds, seedDiscounts, thankYouCodes } from './discounts';
import { discounted } from './pricing';

/* D8 and S1 §2.14. Percentages, times in seconds and cents are typed by hand. */

const named = (code: string) => seedDiscounts.find((discount) => discount.code === code);

test('D8: a new shop knows VIP5, SAVE10 and SAVE15, and no other code [S0-9.17]', () => {
  expect(seedDiscounts.map(({ code }) => code)).toEqual(['VIP5', 'SAVE10', 'SAVE15']);
});

test.each([
  ['VIP5', 5],
  ['SAVE10', 10],
  ['SAVE15', 15],
])('D8: %s takes %i %% off', (code, percent) => {
  expect(named(code)).toMatchObject({ percent, active: true });
});

test.each([
  ['VIP5', 'granted to nobody', undefined, undefined],
  ['SAVE10', 'granted to nobody', undefined, 'discount_invalid'],
  ['SAVE15', 'granted to nobody', undefined, 'discount_invalid'],
  ['SAVE10', '30 days after the order that granted it', 2_592_000, undefined],
  ['SAVE10', 'a second after that', 2_592_001, 'discount_expired'],
  ['SAVE15', '24 hours after the order that granted it', 86_400, undefined],
  ['SAVE15', 'a second after that', 86_401, 'discount_expired'],
])('D8: %s, %s', (code, _when, secondsAfter, refusal) => {
  const history = { redeemed: false, ...(secondsAfter !== undefined && { grantedAt: 0 }) };
  const verdict = discountHolds(named(code), history, (secondsAfter ?? 0) * 1000);
  expect(verdict).toMatchObject(refusal ? { allowed: false, code: refusal } : { allowed: true });
});

test.each([
  ['VIP5', true],
  ['SAVE10', false],
  ['SAVE15', false],
])('D8: %s is valid a second time for the same e-mail: %p', (code, again) => {
  expect(discountHolds(named(code), { redeemed: true, grantedAt: 0 }, 0).allowed).toBe(again);
});

test.each([
  ['es', 'SAVE15'],
  ['fr', 'SAVE15'],
  ['it', 'SAVE10'],
] as const)('D8: an order in %s grants %s', (language, code) => {
  expect(thankYouCodes[language]).toBe(code);
  expect(seedDiscounts.filter(({ grantedIn }) => grantedIn?.includes(language)).map((d) => d.code)).toEqual([
    code,
  ]);
});

test.each([
  // Price, percent, the rest: half up to the cent, never below 0,50 €, never above the price.
  [999, 5, 949],
  [999, 10, 899],
  [999, 15, 849],
  [1498, 15, 1273],
  [24_999, 5, 23_749],
  [349, 10, 314],
  [60, 10, 54],
  [60, 15, 51],
  [58, 15, 50],
  [51, 90, 50],
  [30, 15, 30],
])('D8: %i cents less %i %% are %i', (price, percent, left) => {
  expect(discounted(price, percent)).toBe(left);
});
