import fc from 'fast-check';
import { type Card, cheapestFor, madePointlessBy, priceOfQuantity } from './best-buy';
import {
  inRange,
  packagesLike,
  type QuantityRange,
  quantitySold,
  type Region,
  type Service,
  seedServices,
} from './catalogue';
import { keptOffer, priceCart, shownOffer } from './pricing';
import { beatenOffers, upsellOffer } from './upsells';

const seeded = seedServices({ europe: '1', spain: '2', likes: '3', views: '4' });
const region = fc.constantFrom<Region>('europe', 'spain');

const size = fc.constantFrom(25, 50, 100, 250, 500, 750, 1000, 2500, 5000, 7500, 10_000);
const card = fc.record({
  type: fc.constant('followers' as const),
  region,
  quantity: size,
  bonus: fc.nat(400),
  priceCents: fc.integer({ min: 60, max: 12_000 }),
});
const ranged = fc.record({
  region,
  min: fc.constantFrom(100, 500),
  steps: fc.integer({ min: 1, max: 150 }),
  bonusPercent: fc.option(fc.nat(20), { nil: undefined }),
});
/** Any catalogue: prices that rise, fall and repeat, duplicate sizes, some custom services. */
const anyCatalogue = fc
  .tuple(fc.array(card, { minLength: 1, maxLength: 12 }), fc.array(ranged, { maxLength: 2 }))
  .map(([cards, ranges]): Card[] =>
    [
      ...cards,
      ...ranges.map(({ region, min, steps, bonusPercent }) => {
        const range = { min, max: min + steps * 10, step: 10, bonusPercent };
        return { type: 'followers' as const, region, quantity: min, bonus: 0, priceCents: 0, range };
      }),
    ].map((one, index) => ({ id: index + 1, ...one })),
  );

/** Everything that a shopper can buy of a region in one purchase, quantity by quantity: an independent check. */
function everything(cards: readonly Card[], region: Region) {
  const packages = packagesLike({ type: 'followers' as const, region }, cards);
  return cards
    .filter((one) => one.type === 'followers' && one.region === region)
    .flatMap(({ range, ...one }) => {
      if (!range) return [one];
      const count = Math.floor((range.max - range.min) / range.step) + 1;
      return Array.from({ length: count }, (_, i) => ({
        id: one.id,
        ...quantitySold(range, packages, range.min + i * range.step),
      }));
    })
    .map(({ id, quantity, bonus, priceCents }) => ({ id, quantity, units: quantity + bonus, priceCents }));
}

test('no offer that is made is beaten by anything on sale, for any catalogue [S0-4.7]', () => {
  const smallest = seeded.filter(({ range }) => !range || range.max <= 10_000);
  const catalogue = fc.oneof({ weight: 9, arbitrary: anyCatalogue }, fc.constant<Card[]>(smallest));
  let madeOffers = 0;
  fc.assert(
    fc.property(catalogue, fc.constantFrom('A', 'B'), fc.nat(), fc.nat(), (cards, variant, which, steps) => {
      const chosen = cards[which % cards.length] as Card;
      const { range } = chosen;
      const quantity = range && range.min + (steps % ((range.max - range.min) / range.step + 1)) * range.step;
      const sold =
        range && quantity
          ? { ...chosen, ...quantitySold(range, packagesLike(chosen, cards), quantity) }
          : chosen;
      const offer = upsellOffer(variant, sold, cards);
      if (!offer) return;
      madeOffers += 1;
      const brings = offer.totalFollowers + sold.bonus;
      const all = everything(cards, chosen.region);
      expect(
        all.find((one) => one.units >= brings && one.priceCents <= offer.newPriceCents + 1),
      ).toBeUndefined();
      // The separate price is the real one.
      const alone = all
        .filter((one) => one.quantity === offer.additionalFollowers)
        .map((one) => one.priceCents);
      const apart = sold.priceCents + Math.min(...alone);
      expect(offer.separatePriceCents).toBe(
        alone.length > 0 && apart > offer.newPriceCents ? apart : undefined,
      );
    }),
    { numRuns: 250 },
  );
  expect(madeOffers).toBeGreaterThan(20);
});

test('the cheapest way to a number of followers is the cheapest of everything on sale', () => {
  fc.assert(
    fc.property(anyCatalogue, region, fc.integer({ min: 1, max: 12_000 }), (cards, region, units) => {
      const prices = everything(cards, region)
        .filter((one) => one.units >= units)
        .map((one) => one.priceCents);
      const found = cheapestFor({ type: 'followers', region }, cards, units);
      expect(found?.priceCents).toBe(prices.length > 0 ? Math.min(...prices) : undefined);
      const sold = cards.find(({ id }) => id === found?.serviceId);
      if (found && sold?.range) expect(inRange(sold.range, found.quantity)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('a package is pointless beside one that brings as much for less, or more for no more', () => {
  fc.assert(
    fc.property(anyCatalogue, fc.nat(), (cards, which) => {
      const seller = cards[which % cards.length] as Card;
      const sold = seller.range
        ? everything([...cards.filter(({ range }) => !range), seller], seller.region).filter(
            ({ id }) => id === seller.id,
          )
        : [{ units: seller.quantity + seller.bonus, priceCents: seller.priceCents }];
      const pointless = cards.filter(
        ({ id, region, range, quantity, bonus, priceCents }) =>
          !range &&
          id !== seller.id &&
          region === seller.region &&
          sold.some(
            (one) =>
              one.units >= quantity + bonus &&
              one.priceCents <= priceCents &&
              (one.units > quantity + bonus || one.priceCents < priceCents),
          ),
      );
      expect(madePointlessBy(seller, cards)).toEqual(pointless);
    }),
    { numRuns: 200 },
  );
});

test('in the seeded catalogue, the custom service makes these packages pointless', () => {
  const of = (id: number) =>
    madePointlessBy(seeded.find((one) => one.id === id) as Service, seeded).map((one) => one.id);
  expect(of(5989)).toEqual([201, 205]);
  expect(of(204)).toEqual([]);
});

test('a quantity costs what the cheapest of its services charges; undefined if it isn’t sold', () => {
  const europe = { type: 'followers', region: 'europe' } as const;
  expect(priceOfQuantity(europe, seeded, 1000)).toBe(999);
  expect(priceOfQuantity(europe, seeded, 1500)).toBe(1332);
  expect(priceOfQuantity({ ...europe, region: 'spain' }, seeded, 1500)).toBeUndefined();
});

test('a beaten offer is reported with what beats it: Europe’s 100 by the special one', () => {
  const beaten = beatenOffers(seeded).map(({ card, offer, by }) => [
    offer.variant,
    card.id,
    offer.totalFollowers,
    offer.newPriceCents,
    by.serviceId,
    by.quantity + by.bonus,
    by.priceCents,
  ]);
  expect(beaten).toContainEqual(['A', 201, 150, 499, 5989, 154, 415]);
  expect(beaten).toContainEqual(['B', 103, 200, 958, 104, 275, 899]);
  expect(beaten).toHaveLength(14);
});

describe('an enlarged package that the panel may refuse is not offered', () => {
  const cards = seeded.filter(({ region }) => region === 'europe');
  const custom = cards.find(({ id }) => id === 211) as Service;
  /** The custom service in a quantity, with its gift of 5,000. */
  const sold = (quantity: number, panelMax?: number) => ({
    ...custom,
    ...quantitySold(custom.range as QuantityRange, packagesLike(custom, cards), quantity),
    panelMax,
  });

  test('more than the listed maximum of its panel’s service, gift included', () => {
    expect(upsellOffer('A', sold(90_000, 140_000), cards)?.totalFollowers).toBe(135_000);
    expect(upsellOffer('A', sold(90_000, 139_999), cards)).toBeUndefined();
  });

  test('more than the shop sells, if the panel’s maximum is unknown', () => {
    expect(upsellOffer('A', sold(66_600), cards)?.totalFollowers).toBe(99_900);
    expect(upsellOffer('A', sold(66_800), cards)).toBeUndefined();
    expect(upsellOffer('A', sold(90_000), cards)).toBeUndefined();
  });
});

describe('an offer that a purchase was shown', () => {
  const service = seeded.find(({ id }) => id === 106) as Service;
  const choice = { serviceId: 106, username: 'lucia', email: 'a@b.es', upsellAccepted: true };
  const offer = upsellOffer('A', service, seeded);
  const quote = priceCart(choice, service, { offer, vatRatePercent: 21, rev: 1 });

  test('stays as it was, whatever happens to the catalogue, while the package stays', () => {
    const shown = shownOffer(quote, 'A');
    expect(keptOffer(shown, service)).toEqual(offer);
    expect(keptOffer(shown, { ...service, priceCents: 2100 })).toEqual({
      ...offer,
      newPriceCents: 2700,
      separatePriceCents: 3399,
    });
    expect(keptOffer(shown, { ...service, id: 107 })).toBeUndefined();
    expect(keptOffer(shown, { ...service, quantity: 2000 })).toBeUndefined();
  });

  test('an older quote was shown Europe’s, beaten or not, and what was agreed stays agreed', () => {
    const { offer: _later, ...before } = quote;
    const old = { ...before, quantity: 1000, basePriceCents: 999, serviceId: 204 };
    const kept = keptOffer(shownOffer(old, 'A'), { id: 204, quantity: 1000, priceCents: 999 });
    expect(kept).toMatchObject({ additionalFollowers: 500, addOnPriceCents: 499, newPriceCents: 1498 });
    expect(shownOffer({ ...old, upsellOffered: false }, 'A')).toBeUndefined();
  });
});
