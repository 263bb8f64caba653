import { marginOf } from './margin';

const sale = { priceCents: 999, vatRatePercent: 21, units: 1100 };

test('a margin is the price without VAT less the panel’s cost of everything delivered [S1-2.15.67]', () => {
  // 9.99 € holds 1.73 € of VAT; 1100 units at 1.10 € a thousand cost 1.21 €.
  const margin = marginOf({ ...sale, rate: '1.10', currency: 'EUR' });
  expect(margin).toMatchObject({ netCents: 826, marginCents: 705 });
  expect(margin.cost).toBeCloseTo(1.21);
  expect(margin.share).toBeCloseTo(705 / 826);
});

test('a package that costs more than it earns has a negative margin', () => {
  expect(marginOf({ ...sale, rate: '9', currency: 'eur' }).marginCents).toBe(826 - 990);
});

test.each([
  ['no price of the panel is known', { currency: 'EUR' }, 'no-rate'],
  ['the panel says something else than a price', { rate: 'free', currency: 'EUR' }, 'no-rate'],
  ['the panel has not said its currency', { rate: '1.10' }, 'no-currency'],
  ['the panel counts in another currency', { rate: '1.10', currency: 'USD' }, 'other-currency'],
])('if %s there is no margin, and the reason is given', (_why, facts, unknown) => {
  const margin = marginOf({ ...sale, ...facts });
  expect(margin).toMatchObject({ netCents: 826, unknown });
  expect(margin.marginCents).toBeUndefined();
});
