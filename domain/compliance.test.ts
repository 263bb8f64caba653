import { adTriggerOf, complianceOf } from './compliance';

const on = (pathname: string, more: Partial<Parameters<typeof complianceOf>[0]> = {}) =>
  complianceOf({ pathname, promotional: false, ...more });

test.each(['/ig-tools', '/es/ig-tools', '/fr/ig-tools', '/it/ig-tools', '/es/ig-tools/'])(
  '%s is always neutral',
  (path) => {
    expect(on(path)).toEqual({ on: true, trigger: 'path', excluded: false });
    expect(on(path, { ad: 'ad-click' }).trigger).toBe('path');
  },
);

test.each(['/es/ig', '/landing', '/es/special-offer', '/fr/ig-likes', '/es/ig-toolsx', '/nothing'])(
  '%s alone is not neutral',
  (path) => {
    expect(on(path)).toMatchObject({ on: false });
    expect(on(path).trigger).toBeUndefined();
  },
);

test('the promotional host is neutral, also on its entry', () => {
  for (const path of ['/es', '/fr', '/it/landing', '/es/privacy-policy', '/nothing'])
    expect(on(path, { promotional: true })).toMatchObject({ on: true, trigger: 'host' });
});

test.each(['ad-click', 'ad-referrer'] as const)('%s makes pages neutral unless they are excluded', (ad) => {
  for (const path of ['/landing', '/es/ig-likes', '/fr/track', '/it/marketing', '/test-compliance'])
    expect(on(path, { ad })).toEqual({ on: true, trigger: ad, excluded: false });
});

test.each([
  '/es/special-offer',
  '/special-offer',
  '/fr/special-offer',
  '/it/special-offer',
  '/es/ig',
  '/ig',
  '/fr/ig',
  '/it/ig',
])('an advertisement does not change %s [S1-4.4]', (path) => {
  for (const ad of ['ad-click', 'ad-referrer'] as const)
    expect(on(path, { ad })).toEqual({ on: false, excluded: true });
});

test.each([
  ['?gclid=1', 'ad-click'],
  ['?gbraid=x', 'ad-click'],
  ['?a=b&wbraid=', 'ad-click'],
  ['gad_source=1', 'ad-click'],
  ['?utm_source=google', undefined],
  ['?q=gclid', undefined],
  ['?fbclid=1', undefined],
  ['', undefined],
])('the query %s is %s', (query, trigger) => {
  expect(adTriggerOf(query, undefined)).toBe(trigger);
});

test.each([
  ['https://googleads.g.doubleclick.net/pagead/aclk?x=1', true],
  ['https://www.googleadservices.com/pagead/aclk', true],
  ['https://tpc.googlesyndication.com/safeframe/1', true],
  ['https://ads.google.com/', true],
  ['https://adservice.google.es/x', true],
  ['https://adservice.google.co.uk/x', true],
  ['https://www.google.com/search?q=x', false],
  ['https://doubleclick.net.evil.example/', false],
  ['https://notdoubleclick.net/', false],
  ['https://evil.example/?u=https://ads.google.com/', false],
  ['not an address', false],
])('the page before %s is an advertisement: %p', (referrer, expected) => {
  expect(adTriggerOf('', referrer)).toBe(expected ? 'ad-referrer' : undefined);
});

test('a click takes precedence over the referring page', () => {
  expect(adTriggerOf('?gclid=1', 'https://ads.google.com/')).toBe('ad-click');
});
