import { showsBanner } from './offer';

test.each([
  '/es/ig',
  '/ig',
  '/es/servicios',
  '/track',
  '/es/order-success/5512345678',
  '/fr/order-success',
  '/fr/order-success/5512345678',
  '/it/payment-success/5512345678',
  '/es/nothing-here',
])('%s has the banner', (path) => expect(showsBanner(path, false)).toBe(true));

test.each([
  '/admin',
  '/admin/orders',
  '/landing',
  '/es/landing',
  '/es/ads-landing',
  '/es/ig-tools',
  '/marketing',
  '/special-offer',
  '/es/special-offer',
  '/test-compliance',
  '/fr/ig',
  '/it/ig-likes',
  '/fr/checkout',
  '/it/nothing-here',
])('%s has no banner [S1-2.14.3]', (path) => expect(showsBanner(path, false)).toBe(false));

test('the promotional host has no banner', () => {
  for (const path of ['/es', '/es/servicios', '/fr']) expect(showsBanner(path, true)).toBe(false);
});
