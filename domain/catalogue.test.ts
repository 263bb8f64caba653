import fc from 'fast-check';
import {
  asSold,
  clampQuantity,
  customServiceId,
  inRange,
  interpolatePriceCents,
  type Service,
  seedServices,
  specialServiceId,
} from './catalogue';

const services = seedServices({ europe: '1', spain: '2', likes: '3', views: '4' });
const european = services.filter((s) => s.type === 'followers' && s.region === 'europe' && !s.range);
const find = (id: number) => services.find((s) => s.id === id) as Service;
const custom = find(customServiceId);
const special = find(specialServiceId);
const quantity = fc.integer({ min: 50, max: 10_000 }).map((tens) => tens * 10);

test('a quantity that is a package has the package’s price and bonus', () => {
  for (const one of european.filter((s) => s.quantity >= 500))
    expect(asSold(custom, european, one.quantity)).toMatchObject({
      priceCents: one.priceCents,
      bonus: one.bonus,
    });
});

test('more never costs less, nor brings a smaller bonus', () => {
  fc.assert(
    fc.property(quantity, quantity, (a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((q) => asSold(custom, european, q));
      if (!less || !more) return;
      expect(more.priceCents).toBeGreaterThanOrEqual(less.priceCents);
      expect(more.bonus).toBeGreaterThanOrEqual(less.bonus);
    }),
  );
});

test('between two packages the price lies between theirs; beyond the largest its unit price continues [S0-9.12]', () => {
  expect(interpolatePriceCents(european, 750)).toBe(849);
  expect(interpolatePriceCents(european, 100_000)).toBe(49_998);
  expect(interpolatePriceCents([], 1000)).toBe(5000);
  expect(interpolatePriceCents([...european].reverse(), 750)).toBe(849);
});

test('the special package gives ten per cent at any size [S0-3.13]', () => {
  expect(asSold(special, european, 250)).toMatchObject({ bonus: 25, priceCents: 499 });
  expect(asSold(special, european, 10_000)).toMatchObject({ bonus: 1000 });
  expect(asSold(special, european, 10_010)).toBeUndefined();
});

test('only whole steps within the limits are sold, and a package only in its size', () => {
  for (const wrong of [undefined, 490, 505, 100_010, 1000.5, Number.NaN])
    expect(asSold(custom, european, wrong)).toBeUndefined();
  expect(asSold(find(204), [], 1001)).toBeUndefined();
  expect(asSold(find(204), [], 1000)).toMatchObject({ priceCents: 999 });
});

test('for any typed number the nearest quantity can be bought [S0-5.7]', () => {
  const { range } = custom;
  if (!range) throw new Error('The custom service has a range');
  fc.assert(fc.property(fc.double(), (typed) => inRange(range, clampQuantity(range, typed))));
  expect([499, 1234, 1e9].map((typed) => clampQuantity(range, typed))).toEqual([500, 1230, 100_000]);
});
