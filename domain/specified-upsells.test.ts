import { type UpsellVariant, upsellOffer } from './upsells';

/*
 * S0 §9, both tables of the upsell. Every figure is typed by hand, in cents: what accepting adds, what it costs then,
 * what both apart would cost, what is saved.
 */

type Row = [
  quantity: number,
  price: number,
  extra: number,
  addOn: number,
  upgraded: number,
  apart: number,
  saved: number,
];

const variantA: Row[] = [
  [100, 384, 50, 115, 499, 576, 77],
  [250, 499, 100, 219, 718, 828, 110],
  [500, 699, 250, 299, 998, 1148, 150],
  [1000, 999, 500, 499, 1498, 1748, 250],
  [2500, 1999, 1000, 799, 2798, 3198, 400],
  [5000, 3399, 2000, 1299, 4698, 5348, 650],
  [10_000, 6199, 3000, 1999, 8198, 9198, 1000],
  [20_000, 11_499, 5000, 2999, 14_498, 15_998, 1500],
  // Other counts: half as many again, price × 1.3, apart × 1.5.
  [750, 849, 375, 255, 1104, 1274, 170],
  [35_000, 17_499, 17_500, 5250, 22_749, 26_249, 3500],
  [50_000, 24_999, 25_000, 7500, 32_499, 37_499, 5000],
];

const variantB: Row[] = [
  [100, 384, 100, 149, 533, 603, 70],
  [250, 499, 100, 219, 718, 828, 110],
  [500, 699, 250, 299, 998, 1348, 350],
  [1000, 999, 500, 449, 1448, 1668, 220],
  [2500, 1999, 500, 449, 2448, 2668, 220],
];

const offerOf = (variant: UpsellVariant, quantity: number, priceCents: number) =>
  upsellOffer(variant, { type: 'followers', quantity, priceCents });

describe.each([
  ['A', variantA],
  ['B', variantB],
] as const)('S0 §9, upsell tiers of variant %s [S0-3.6 S0-9.16]', (variant, rows) => {
  test.each(rows)(
    '%i followers at %i cents: +%i for %i cents, together %i, apart %i, saved %i',
    (quantity, price, extra, addOn, upgraded, apart, saved) => {
      expect(offerOf(variant, quantity, price)).toEqual({
        variant,
        additionalFollowers: extra,
        totalFollowers: quantity + extra,
        addOnPriceCents: addOn,
        newPriceCents: upgraded,
        separatePriceCents: apart,
        savingsCents: saved,
      });
    },
  );
});

test.each([
  ['A', 25, false],
  ['A', 50, false],
  ['A', 99, false],
  ['A', 100, true],
  ['A', 100_000, true],
  ['B', 50, false],
  ['B', 99, false],
  ['B', 110, false],
  ['B', 750, false],
  ['B', 5000, false],
  ['B', 7500, false],
  ['B', 10_000, false],
  ['B', 50_000, false],
] as const)(
  'S0 §4, decision 7: variant %s makes an offer for %i followers: %p [S0-4.7]',
  (variant, quantity, made) => {
    expect(offerOf(variant, quantity, 10_000) !== undefined).toBe(made);
  },
);

test.each(['likes', 'views'] as const)('S0 §4: no offer is made for %s', (type) => {
  for (const variant of ['A', 'B'] as const)
    expect(upsellOffer(variant, { type, quantity: 1000, priceCents: 5000 })).toBeUndefined();
});
