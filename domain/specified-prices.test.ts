import { leastPrice } from '../web/shell/product-lines';
import {
  asSold,
  customServiceId,
  defaultLikesServiceId,
  interpolatePriceCents,
  type Service,
  seedServices,
} from './catalogue';
import { formatEuros, toDecimal, vatContained } from './money';

/* Every expected figure is typed by hand from the specification, in cents. None is computed by the code under test. */

const services = seedServices({ europe: '1', spain: '2', likes: '3', views: '4' });
const find = (id: number) => services.find((service) => service.id === id) as Service;
const fixed = (type: Service['type'], region: Service['region']) =>
  services.filter((service) => service.type === type && service.region === region && !service.range);

describe('what a new shop sells', () => {
  test.each([
    [201, 100, 384, 768, 0],
    [202, 250, 499, 998, 25],
    [203, 500, 699, 1398, 50],
    [204, 1000, 999, 1998, 100],
    [205, 2500, 1999, 3998, 200],
    [206, 5000, 3399, 6798, 500],
    [207, 10_000, 6199, 12_398, 1000],
    [208, 20_000, 11_499, 22_998, 2000],
    [209, 35_000, 17_499, 34_998, 3500],
    [210, 50_000, 24_999, 49_998, 5000],
  ])(
    'S0 §9 static price table: %i is %i European followers for %i cents instead of %i, with %i free [S0-3.1 S0-3.12 S0-9.13]',
    (id, quantity, priceCents, regularPriceCents, bonus) => {
      expect(find(id)).toMatchObject({
        type: 'followers',
        region: 'europe',
        quantity,
        priceCents,
        regularPriceCents,
        bonus,
      });
    },
  );

  test.each([
    [101, 25, 0],
    [102, 50, 5],
    [103, 100, 10],
    [104, 250, 25],
    [105, 500, 50],
    [106, 1000, 100],
    [107, 2500, 250],
    [108, 5000, 500],
    [109, 7500, 0],
    [110, 10_000, 1000],
  ])('S0 §9 bonus of Spain: %i is %i followers with %i free [S0-9.15 S1-9.15]', (id, quantity, bonus) => {
    expect(find(id)).toMatchObject({ type: 'followers', region: 'spain', quantity, bonus });
  });

  test('D5: likes are 2,29 for 50, then five cents each, and 12 to 16 and 219 are likes [S0-3.12]', () => {
    expect(fixed('likes', 'none').map(({ quantity, priceCents }) => [quantity, priceCents])).toEqual([
      [50, 229],
      [100, 500],
      [250, 1250],
      [500, 2500],
      [1000, 5000],
      [2000, 10_000],
      [5000, 25_000],
      [10_000, 50_000],
    ]);
    const ids = fixed('likes', 'none').map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([12, 13, 14, 15, 16, 219]));
  });

  test('S0 §3: without a choice, likes are service 219', () => {
    expect(defaultLikesServiceId).toBe(219);
  });

  test('S0 §9: 105 and 204 carry the badge "most popular", and no other [S0-9.13]', () => {
    expect(services.filter(({ featured }) => featured).map(({ id }) => id)).toEqual([204, 105]);
  });

  test('S0 §9, S1 §9: the menu says 3,49 € for followers, 2,29 € for likes and 2,29 € for views', () => {
    const from = (line: Service['type']) => formatEuros(leastPrice(services, line) ?? 0, 'es');
    expect(from('followers')).toBe('3,49\u00a0€');
    expect(from('likes')).toBe('2,29\u00a0€');
    expect(from('views')).toBe('2,29\u00a0€');
  });
});

describe('a custom quantity (S0 §5, S0 §9, D6)', () => {
  const european = fixed('followers', 'europe');
  const custom = (quantity: number) => asSold(find(customServiceId), european, quantity);

  test.each([
    [499, false],
    [500, true],
    [505, false],
    [510, true],
    [99_990, true],
    [100_000, true],
    [100_010, false],
  ])('S0 §5: %i followers are sold: %p', (quantity, sold) => {
    expect(custom(quantity) !== undefined).toBe(sold);
  });

  test.each([
    // Quantity, price, bonus of the package below.
    [500, 699, 50],
    [510, 705, 50],
    [750, 849, 50],
    [1250, 1166, 100],
    [1750, 1499, 100],
    [15_000, 8849, 1000],
    [50_000, 24_999, 5000],
    [60_000, 29_999, 5000],
    [100_000, 49_998, 5000],
  ])('D6: %i followers cost %i cents, with %i free', (quantity, priceCents, bonus) => {
    expect(custom(quantity)).toMatchObject({ quantity, priceCents, bonus, regularPriceCents: priceCents });
  });

  test('S0 §9: without packages a follower costs five cents', () => {
    expect(interpolatePriceCents([], 500)).toBe(2500);
  });

  test.each([
    [100, 384, 10],
    [250, 499, 25],
    [1000, 999, 100],
    [1250, 1166, 125],
    [10_000, 6199, 1000],
  ])(
    'S0 §9: service 5989 sells %i followers for %i cents with 10 %% free: %i',
    (quantity, priceCents, bonus) => {
      expect(asSold(find(5989), european, quantity)).toMatchObject({ priceCents, bonus });
    },
  );

  test.each([90, 10_010])('S0 §9: service 5989 does not sell %i followers', (quantity) => {
    expect(asSold(find(5989), european, quantity)).toBeUndefined();
  });
});

describe('money', () => {
  test.each([
    [5, '0.05'],
    [50, '0.50'],
    [349, '3.49'],
    [24_999, '249.99'],
  ])('S0 §9: %i cents are sent as %s', (cents, text) => {
    expect(toDecimal(cents)).toBe(text);
  });

  test.each([
    // Country, rate, price, the tax in it.
    ['ES', 21, 999, 173],
    ['FR', 20, 999, 167],
    ['IT', 22, 999, 180],
    ['ES', 21, 384, 67],
    ['ES', 21, 24_999, 4339],
    ['ES', 21, 50, 9],
  ])('D31: %s, %i %% contained in %i cents are %i cents', (_country, rate, price, vat) => {
    expect(vatContained(price, rate)).toBe(vat);
  });
});
