import { seedServices } from './catalogue';
import { tabledOffer, type UpsellVariant, upsellOffer } from './upsells';

/*
 * S0 §9, both tables of the upsell. Every figure is typed by hand, in cents: the add-on's price, and the new price. The
 * tables' third figure, the price of both bought separately, isn't shown: nobody could ever pay it here
 * (docs/decisions/0040).
 */

type Row = [quantity: number, price: number, extra: number, addOn: number, upgraded: number];

const variantA: Row[] = [
  [100, 384, 50, 115, 499],
  [250, 499, 100, 219, 718],
  [500, 699, 250, 299, 998],
  [1000, 999, 500, 499, 1498],
  [2500, 1999, 1000, 799, 2798],
  [5000, 3399, 2000, 1299, 4698],
  [10_000, 6199, 3000, 1999, 8198],
  [20_000, 11_499, 5000, 2999, 14_498],
  // Other counts: half as many again, price × 1.3.
  [750, 849, 375, 255, 1104],
  [35_000, 17_499, 17_500, 5250, 22_749],
  [50_000, 24_999, 25_000, 7500, 32_499],
];

const variantB: Row[] = [
  [100, 384, 100, 149, 533],
  [250, 499, 100, 219, 718],
  [500, 699, 250, 299, 998],
  [1000, 999, 500, 449, 1448],
  [2500, 1999, 500, 449, 2448],
];

const tabled = (variant: UpsellVariant, quantity: number, priceCents: number) =>
  tabledOffer(variant, { type: 'followers', region: 'europe', quantity, priceCents });

describe.each([
  ['A', variantA],
  ['B', variantB],
] as const)('S0 §9, upsell tiers of variant %s [S0-3.6 S0-9.16]', (variant, rows) => {
  test.each(rows)(
    '%i followers at %i cents: +%i for %i cents, together %i',
    (quantity, price, extra, addOn, upgraded) => {
      const offer = {
        variant,
        additionalFollowers: extra,
        totalFollowers: quantity + extra,
        addOnPriceCents: addOn,
        newPriceCents: upgraded,
      };
      expect(tabled(variant, quantity, price)).toEqual(offer);
      // If nothing else is sold, the offer is made, without a separate price that nobody could pay.
      const europe = { type: 'followers', region: 'europe', panelMax: 200_000 } as const;
      expect(upsellOffer(variant, { ...europe, quantity, bonus: 0, priceCents: price }, [])).toEqual(offer);
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
] as const)('S0 §4, D7: variant %s has an offer for %i followers: %p [S0-4.7]', (variant, quantity, made) => {
  expect(tabled(variant, quantity, 10_000) !== undefined).toBe(made);
});

test.each(['likes', 'views'] as const)('S0 §4: no offer is made for %s', (type) => {
  for (const variant of ['A', 'B'] as const)
    expect(tabledOffer(variant, { type, region: 'none', quantity: 1000, priceCents: 5000 })).toBeUndefined();
});

/** Offers of a new shop that nothing on sale beats, and that bring no more than it sells: package, extra followers, add-on price, and their price alone. */
const made: [variant: UpsellVariant, id: number, extra: number, addOn: number, alone: number | undefined][] =
  [
    ['A', 209, 17_500, 5250, 10_174],
    ['A', 210, 25_000, 7500, 13_499],
    ['A', 103, 50, 180, 449],
    ['A', 104, 125, 270, undefined],
    ['A', 105, 250, 390, 899],
    ['A', 106, 500, 600, 1299],
    ['A', 107, 1250, 1200, undefined],
    ['A', 108, 2500, 2100, 3999],
    ['B', 104, 100, 216, 599],
    ['B', 105, 250, 390, 899],
    ['B', 106, 500, 600, 1299],
    ['B', 107, 500, 480, 1299],
  ];

test('the seeded catalogue makes these offers and no other, in both variants [S0-4.7]', () => {
  const cards = seedServices({ europe: '1', spain: '2', likes: '3', views: '4' });
  const found = (['A', 'B'] as const).flatMap((variant) =>
    cards
      .filter(({ range }) => !range)
      .flatMap((card): typeof made => {
        const offer = upsellOffer(variant, card, cards);
        if (!offer) return [];
        const { additionalFollowers, addOnPriceCents, separatePriceCents } = offer;
        const alone = separatePriceCents && separatePriceCents - card.priceCents;
        return [[variant, card.id, additionalFollowers, addOnPriceCents, alone]];
      }),
  );
  expect(found).toEqual(made);
});
