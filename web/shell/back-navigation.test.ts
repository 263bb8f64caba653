import { goesBackToFinished } from './back-navigation';

const success = { pathname: '/fr/order-success', index: 3 };

test.each([
  ['/fr/ig', 4, true],
  ['/es/ig-likes', 5, true],
  ['/ig', 4, true],
  ['/fr/track-order', 4, false],
  ['/fr/checkout', 4, false],
  ['/fr/ig', 2, false],
  ['/fr/ig', 3, false],
] as const)('from %s at place %i: %p', (pathname, index, expected) => {
  expect(goesBackToFinished({ pathname, index }, success)).toBe(expected);
});

test('a page that was opened or reloaded has no previous place', () => {
  expect(goesBackToFinished(undefined, success)).toBe(false);
});

test('back to any other page stays there', () => {
  expect(goesBackToFinished({ pathname: '/fr/ig', index: 4 }, { pathname: '/fr/track', index: 3 })).toBe(
    false,
  );
});
