import type { Margin } from './margin';
import { serviceWarningsOf, sourceWarningsOf } from './service-warnings';

const sold = { type: 'followers', least: 1100, most: 1100 } as const;
const listed = { min: 10, max: 5000, gone: false };
const source = { providerActive: true, known: true, listed };
const margin: Margin = { netCents: 826, marginCents: 705 };

test('a package that its panel delivers at a profit has no warning', () => {
  expect(sourceWarningsOf(sold, source, margin)).toEqual([]);
});

test.each([
  ['a panel that takes no orders', { providerActive: false }, 'provider-inactive'],
  ['a service that the panel lists no more', { listed: { ...listed, gone: true } }, 'panel-service-gone'],
  ['less than the panel takes', { listed: { ...listed, min: 1101 } }, 'below-minimum'],
  ['more than the panel takes, bonus included', { listed: { ...listed, max: 1099 } }, 'above-maximum'],
  ['a service that does not refill', { listed: { ...listed, refill: false } }, 'without-refills'],
  ['a service that is not in the catalogue', { listed: undefined }, 'panel-service-unknown'],
])('%s causes a warning', (_what, over, warning) => {
  expect(sourceWarningsOf(sold, { ...source, ...over }, margin)).toEqual([warning]);
});

test.each([true, null, undefined])('refill = %s causes no warning', (refill) => {
  expect(sourceWarningsOf(sold, { ...source, listed: { ...listed, refill } }, margin)).toEqual([]);
});

test('a service has no warning before the first import of its panel’s catalogue', () => {
  expect(sourceWarningsOf(sold, { providerActive: true, known: false }, margin)).toEqual([]);
});

test('a loss causes a warning, an unknown margin does not', () => {
  expect(sourceWarningsOf(sold, source, { netCents: 826, marginCents: -1 })).toEqual(['loss']);
  expect(sourceWarningsOf(sold, source, { netCents: 826, unknown: 'other-currency' })).toEqual([]);
});

test('a range is measured at both of its ends', () => {
  expect(sourceWarningsOf({ type: 'followers', least: 5, most: 9000 }, source, margin)).toEqual([
    'below-minimum',
    'above-maximum',
  ]);
});

test.each([
  ['more for a post than the shop’s usual minimum', 'likes', 50, ['fewer-posts']],
  ['no more than that', 'likes', 10, []],
  ['no more than that, of views', 'views', 100, []],
  ['more than that of followers, who have no posts', 'followers', 50, []],
] as const)('a panel that takes %s', (_what, type, min, warnings) => {
  const units = { type, least: 110, most: 110 };
  expect(sourceWarningsOf(units, { ...source, listed: { ...listed, min } }, margin)).toEqual(warnings);
});

test('a package so small that its panel takes none of it has one warning', () => {
  const units = { type: 'likes', least: 55, most: 55 } as const;
  const refuses = { ...source, listed: { ...listed, min: 100 } };
  expect(sourceWarningsOf(units, refuses, margin)).toEqual(['below-minimum']);
});

test.each([
  ['refills less than the package’s own panel', undefined, { refill: false }, ['without-refills']],
  ['refills no less: the shop promises none', { refill: false }, { refill: false }, []],
  ['takes more for a post than the package’s own panel', { min: 50 }, { min: 56 }, ['fewer-posts']],
  ['takes the least that goes to one post', { min: 50 }, { min: 55 }, []],
  ['is gone, and too small', undefined, { gone: true, max: 100 }, ['panel-service-gone', 'above-maximum']],
])('a stand-in that %s', (_what, own, standIn, warnings) => {
  const panel = (over: object | undefined) => ({ ...source, listed: { ...listed, ...over } });
  const units = { type: 'likes', least: 110, most: 110 } as const;
  expect(sourceWarningsOf(units, panel(standIn), margin, panel(own))).toEqual(warnings);
});

test('a package has the warnings of its own panel, one for its stand-ins, and one if it makes others pointless', () => {
  expect(serviceWarningsOf([['loss'], [], ['loss', 'fewer-posts']], true)).toEqual([
    'loss',
    'stand-in',
    'makes-others-pointless',
  ]);
  expect(serviceWarningsOf([[], []], false)).toEqual([]);
});
