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

test('a line has a page in each language [S0-2.4]', () => {
  expect(serviceAddress('followers', 'es')).toBe('/es/ig');
  expect(serviceAddress('likes', 'fr')).toBe('/fr/ig-likes');
  expect(serviceAddress('views', 'it')).toBe('/it/ig-views');
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
