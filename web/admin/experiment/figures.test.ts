import type { OfferResult } from '#domain/calls/admin-experiment.ts';
import { betterOf, revenuePerOffer, share } from './figures';

const result = (change: Partial<OfferResult>): OfferResult => ({
  variant: 'A',
  drawn: true,
  offers: 10,
  acceptances: 4,
  payments: 6,
  revenueWithCents: 4494,
  revenueWithoutCents: 2997,
  addOnCents: 1497,
  ...change,
});

test('revenue per offer also counts those who did not pay', () => {
  expect(revenuePerOffer(result({}))).toBe(749);
  expect(revenuePerOffer(result({ offers: 0 }))).toBeUndefined();
});

test('the better variant is found among the drawn ones, and only if both were shown', () => {
  const [a, b] = [result({}), result({ variant: 'B', revenueWithCents: 9000 })];
  const italian = result({ variant: 'B', drawn: false, revenueWithCents: 99_000 });
  expect(betterOf([a, b, italian])).toBe(b);
  expect(betterOf([a, italian])).toBeUndefined();
  expect(betterOf([a, result({ variant: 'B' })])).toBeUndefined();
});

test('shares are percentages with at most one decimal', () => {
  expect(share(1, 8)).toMatch(/^12,5\s%$/);
  expect(share(0, 0)).toBe('');
});
