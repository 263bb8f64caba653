import type { OfferResult } from '#domain/calls/admin-experiment.ts';
import { seedServices } from '#domain/catalogue.ts';
import { upsellOffer } from '#domain/upsells.ts';
import { betterOf, fewestCarts, revenuePerCart, share } from './figures';

const result = (change: Partial<OfferResult>): OfferResult => ({
  variant: 'A',
  drawn: true,
  carts: 10,
  offers: 8,
  acceptances: 4,
  payments: 6,
  revenueWithCents: 4494,
  revenueWithoutCents: 2997,
  spreadCents: 900,
  addOnCents: 1497,
  ...change,
});

test('revenue per cart also counts those without an offer and those who did not pay', () => {
  expect(revenuePerCart(result({}))).toBe(749);
  expect(revenuePerCart(result({ carts: 0 }))).toBeUndefined();
});

/** What a variant brings if each package of followers of a new shop is paid for this many times. */
function soldOut(variant: 'A' | 'B', times: number, accepted: boolean): OfferResult {
  const cards = seedServices({ europe: '1', spain: '2', likes: '3', views: '4' });
  const orders = cards
    .filter(({ range, type }) => !range && type === 'followers')
    .map((card) => ({ card, offer: upsellOffer(variant, card, cards) }))
    .map(({ card, offer }) => ({ offer, cents: (accepted && offer?.newPriceCents) || card.priceCents }));
  const sum = orders.reduce((all, { cents }) => all + cents, 0);
  const mean = sum / orders.length;
  const shown = times * orders.filter(({ offer }) => offer).length;
  return result({
    variant,
    carts: times * orders.length,
    offers: shown,
    acceptances: accepted ? shown : 0,
    payments: times * orders.length,
    revenueWithCents: 0,
    revenueWithoutCents: times * sum,
    spreadCents: Math.sqrt(orders.reduce((all, { cents }) => all + (cents - mean) ** 2, 0) / orders.length),
  });
}

test('the packages that have an offer make no variant the better one', () => {
  const ignored = [soldOut('A', 10_000, false), soldOut('B', 10_000, false)];
  // A has offers on the dearest packages, B has none there.
  expect(ignored.map(({ offers }) => offers)).toEqual([80_000, 40_000]);
  expect(betterOf(ignored)).toBeUndefined();
  const taken = soldOut('B', 10_000, true);
  expect(betterOf([soldOut('A', 10_000, false), taken])).toBe(taken);
  // The same with fewer carts may be chance.
  expect(betterOf([soldOut('A', 10, false), soldOut('B', 10, true)])).toBeUndefined();
});

test('the better variant is found among the drawn ones, each with enough carts', () => {
  const many = { carts: fewestCarts, spreadCents: 900 };
  const [a, b] = [result(many), result({ ...many, variant: 'B', revenueWithCents: 90_000 })];
  const italian = result({ ...many, variant: 'B', drawn: false, revenueWithCents: 990_000 });
  expect(betterOf([a, b, italian])).toBe(b);
  expect(betterOf([b, a])).toBe(b);
  expect(betterOf([a, italian])).toBeUndefined();
  expect(betterOf([a, { ...b, carts: fewestCarts - 1 }])).toBeUndefined();
  expect(betterOf([{ ...a, spreadCents: 9000 }, b])).toBeUndefined();
  expect(betterOf([a, result({ ...many, variant: 'B' })])).toBeUndefined();
});

test('shares are percentages with at most one decimal', () => {
  expect(share(1, 8)).toMatch(/^12,5\s%$/);
  expect(share(0, 0)).toBe('');
});
