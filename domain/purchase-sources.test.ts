import { googleAdParameters } from './compliance';
import { readSource, sourceOf } from './purchase-sources';

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
  ['/es/faq', '', 'other'],
  ['/nowhere', '', 'other'],
])('%s%s is %s [S1-3.3]', (pathname, query, source) => {
  expect(sourceOf(pathname, query, false)).toBe(source);
});

test.each(googleAdParameters)('%s, which switches the neutral wording on, is an advertisement', (name) => {
  expect(sourceOf('/es/ig-likes', `?${name}=1`, false)).toBe('advertisement');
});

test('the entry of the promotional host is a promotional page', () => {
  expect(sourceOf('/es', '', true)).toBe('promotional-page');
  expect(sourceOf('/es', '', false)).toBe('other');
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
