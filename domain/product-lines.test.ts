import { isServicePage, lineNamed, serviceAddress } from './product-lines';

test.each([
  ['igf', 'followers'],
  ['igl', 'likes'],
  ['igv', 'views'],
  ['IGF', undefined],
  ['igx', undefined],
  ['', undefined],
  [['igf', 'igl'], undefined],
  [undefined, undefined],
])('a form that names %p means %s', (prd, line) => expect(lineNamed(prd)).toBe(line));

test('a line has a page in each language', () => {
  expect(serviceAddress('followers', 'es')).toBe('/es/ig');
  expect(serviceAddress('followers', 'fr')).toBe('/fr/ig');
  expect(serviceAddress('followers', 'it')).toBe('/it/ig');
});

test.each([
  ['/es/ig', true],
  ['/ig', true],
  ['/it/ig-likes/', true],
  ['/ig-views', true],
  ['/es/servicios', false],
  ['/es/order-success', false],
  ['/igx', false],
])('%s begins an order: %p', (path, expected) => expect(isServicePage(path)).toBe(expected));
