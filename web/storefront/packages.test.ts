import fc from 'fast-check';
import {
  customServiceId,
  type Service,
  seedServices,
  soldFrom,
  specialServiceId,
} from '#domain/catalogue.ts';
import { formatEuros } from '#domain/money.ts';
import { mostPosts, postsAllowed, splitEvenly } from '#domain/posts.ts';
import { type CartChoice, priceCart } from '#domain/pricing.ts';
import { firstSold, packagesOf, rangedService } from './packages';
import { staticCatalogue } from './use-shop-catalogue';

const seed = seedServices({ europe: 'e', spain: 's', likes: 'l', views: 'v' });
const fixed = seed.filter((service) => !service.range);
const ranges = seed.filter((service) => service.range);

/** Any quantity of any service. */
const anySale = fc.oneof(
  fc.constantFrom(...fixed).map((service) => ({ service, quantity: undefined })),
  fc.constantFrom(...ranges).chain((service) => {
    const { min, max, step } = service.range ?? { min: 0, max: 0, step: 1 };
    return fc
      .integer({ min: 0, max: Math.floor((max - min) / step) })
      .map((steps) => ({ service, quantity: min + steps * step }));
  }),
);

/** The same catalogue at other prices, as an administrator may set them. */
const anyPrices = fc
  .array(fc.integer({ min: 50, max: 100_000 }), { minLength: seed.length, maxLength: seed.length })
  .map((prices) =>
    seed.map((service, index): Service => ({ ...service, priceCents: prices[index] ?? service.priceCents })),
  );

const choice = (serviceId: number): CartChoice => ({
  serviceId,
  username: 'lucia',
  email: 'a@b.es',
  upsellAccepted: false,
});

describe('what the form shows is what is charged', () => {
  test('for every service, every quantity and whatever prices the shop has', () => {
    fc.assert(
      fc.property(anyPrices, anySale, (services, { service, quantity }) => {
        const shown = soldFrom(services, service.id, quantity);
        const quoted =
          shown && priceCart(choice(service.id), shown, { offer: undefined, vatRatePercent: 21, rev: 1 });
        return (
          quoted?.amountCents === shown?.priceCents &&
          quoted?.totalQuantity === (shown?.quantity ?? 0) + (shown?.bonus ?? 0) &&
          Number.isInteger(quoted?.amountCents)
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('every card of every line is sold as shown [S0-4.6]', () => {
    fc.assert(
      fc.property(anyPrices, (services) => {
        for (const type of ['europe', 'spain', 'special'] as const)
          for (const line of ['followers', 'likes', 'views'] as const)
            for (const card of packagesOf(services, line, type)) {
              const sold = soldFrom(services, card.id, card.range && card.quantity);
              expect([card.priceCents, card.bonus]).toEqual([sold?.priceCents, sold?.bonus]);
            }
      }),
      { numRuns: 50 },
    );
  });

  test('the posts’ shares add up to quantity and bonus, and differ by one at most', () => {
    const forPosts = fixed.filter(({ type }) => type !== 'followers');
    fc.assert(
      fc.property(fc.constantFrom(...forPosts), fc.integer({ min: 1, max: mostPosts }), (service, wanted) => {
        const total = service.quantity + service.bonus;
        const posts = Math.min(wanted, postsAllowed(service));
        const parts = splitEvenly(total, posts);
        return (
          parts.reduce((sum, part) => sum + part, 0) === total && Math.max(...parts) - Math.min(...parts) <= 1
        );
      }),
    );
  });
});

test('the special package is sold in the sizes from 100 to 10,000, each with ten per cent on top', () => {
  const cards = packagesOf(seed, 'followers', 'special');
  expect(cards.map(({ quantity }) => quantity)).toEqual([100, 250, 500, 1000, 2500, 5000, 10_000]);
  for (const card of cards) {
    expect(card.id).toBe(specialServiceId);
    expect(card.bonus).toBe(card.quantity / 10);
  }
});

test('likes and views show their own packages in the order of the catalogue', () => {
  expect(packagesOf(staticCatalogue, 'likes', 'europe').map(({ quantity }) => quantity)).toEqual([
    50, 100, 250, 500, 1000, 2000, 5000, 10_000,
  ]);
  expect(packagesOf(staticCatalogue, 'views', 'spain')[0]?.priceCents).toBe(229);
  // The shop's own order is kept.
  expect(packagesOf(staticCatalogue.toReversed(), 'likes', 'europe').map(({ quantity }) => quantity)).toEqual(
    [10_000, 5000, 2000, 1000, 500, 250, 100, 50],
  );
});

test('a slider begins at the default package of 1000, or at the nearest quantity that is sold', () => {
  const custom = rangedService(seed, 'custom');
  expect(custom?.id).toBe(customServiceId);
  expect(custom && firstSold(seed, custom)).toMatchObject({ quantity: 1000, priceCents: 999, bonus: 100 });
  const large = seed.map((service) =>
    service.range ? { ...service, range: { ...service.range, min: 5000 } } : service,
  );
  const from5000 = rangedService(large, 'custom');
  expect(from5000 && firstSold(large, from5000)?.quantity).toBe(5000);
});

// S0 §9, "Static price table".
test.each([
  [201, 100, '3,84', 0],
  [202, 250, '4,99', 25],
  [203, 500, '6,99', 50],
  [204, 1000, '9,99', 100],
  [205, 2500, '19,99', 200],
  [206, 5000, '33,99', 500],
  [207, 10_000, '61,99', 1000],
  [208, 20_000, '114,99', 2000],
  [209, 35_000, '174,99', 3500],
  [210, 50_000, '249,99', 5000],
])('the fallback catalogue: %d is %d for %s', (id, quantity, price, bonus) => {
  const service = staticCatalogue.find((one) => one.id === id);
  expect(service).toMatchObject({ quantity, bonus });
  expect(formatEuros(service?.priceCents ?? 0, 'es')).toMatch(new RegExp(`^${price}\\s€$`));
  expect(service).not.toHaveProperty('providerServiceId');
});
