import { addressOfNotFound, headerVariant } from './header-variant';

test.each([
  ['/es/ig', 'full'],
  ['/fr/ig', 'full'],
  ['/it/ig-likes', 'full'],
  ['/track-order', 'full'],
  ['/es/nothing-here', 'full'],
  ['/admin', 'none'],
  ['/admin/orders/5', 'none'],
  ['/landing', 'none'],
  ['/es/landing', 'none'],
  ['/ads-landing', 'none'],
  ['/marketing/x', 'none'],
  ['/test-compliance', 'none'],
  ['/landings', 'full'],
  ['/es/servicios', 'landing'],
  ['/servicios', 'landing'],
  ['/fr/services/', 'landing'],
  ['/it/servizi', 'landing'],
  ['/fr/ig-tools', 'landing'],
  ['/es/special-offer', 'landing'],
] as const)('%s has the header "%s"', (path, variant) => expect(headerVariant(path, false)).toBe(variant));

test.each([
  ['/es', 'landing'],
  ['/fr', 'landing'],
  ['/es/privacy-policy', 'landing'],
  ['/landing', 'none'],
] as const)('on the promotional host %s has the header "%s"', (path, variant) =>
  expect(headerVariant(path, true)).toBe(variant),
);

test.each([
  ['/fr/anything/at/all', '/fr/404'],
  ['/anything', '/404'],
  ['/it/marketing/x', '/it/landing/404'],
  ['/test-compliance/x', '/landing/404'],
])('%s looks like %s', (path, wanted) => {
  expect(addressOfNotFound(path)).toBe(wanted);
  expect(headerVariant(wanted, false)).toBe(headerVariant(path, false));
});
