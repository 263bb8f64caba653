import { googleAdParameters } from './compliance';
import { promotionalEntry, readEntry, readSource, sourceOf } from './purchase-sources';

test.each([
  ['/es/ig', '', 'home'],
  ['/ig', '', 'home'],
  ['/fr/ig-likes', '', 'entry-page'],
  ['/it/ig-views/', '', 'entry-page'],
  ['/it/servizi', '', 'chooser'],
  ['/special-offer', '', 'promotional-page'],
  ['/es/ads-landing', '?utm_source=letter', 'promotional-page'],
  ['/es/ig', '?cart=token', 'letter'],
  ['/es/ig', '?gclid=1', 'advertisement'],
  ['/fr/services', '?fbclid', 'advertisement'],
  ['/es/checkout', 'ttclid=x', 'advertisement'],
  ['/es/ig', '?msclkid=1', 'advertisement'],
  ['/es/ig', '?utm_medium=cpc', 'advertisement'],
  ['/es/ig', '?utm_medium=CPC', 'advertisement'],
  ['/es/ig', '?utm_medium=email', 'home'],
  ['/es/ig', '?q=gclid', 'home'],
  ['/es/ig', '?from=promo', 'promotional-page'],
  ['/fr/ig-likes', '?followers=500&from=ad', 'advertisement'],
  ['/es/ig', '?gclid=1&from=promo', 'advertisement'],
  ['/es/ig', '?from=elsewhere', 'home'],
  ['/es/faq', '', 'other'],
  ['/nowhere', '', 'other'],
])('%s%s is %s [S1-3.3]', (pathname, query, source) => {
  expect(sourceOf(pathname, query)).toBe(source);
});

test.each(googleAdParameters)('%s, which switches the neutral wording on, is an advertisement', (name) => {
  expect(sourceOf('/es/ig-likes', `?${name}=1`)).toBe('advertisement');
});

test.each([
  ['', 'promo'],
  ['?utm_source=letter', 'promo'],
  ['?gclid=1', 'ad'],
  ['?utm_medium=cpc', 'ad'],
])('the promotional host opened with "%s" is "%s"', (query, entry) => {
  expect(promotionalEntry(query)).toBe(entry);
});

test('an absent or unknown entry is read as undefined', () => {
  expect([undefined, null, 'toString', 'AD', 'ad'].map(readEntry)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'ad',
  ]);
});

test('a source that is absent or unknown is "other"', () => {
  expect([undefined, '', 'constructor', 'Home', 'chooser'].map(readSource)).toEqual([
    'other',
    'other',
    'other',
    'other',
    'chooser',
  ]);
});
