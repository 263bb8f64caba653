import { pathsFor } from './paths';

const promo = { promotional: true, shopOrigin: 'https://shop.example' };

test('on the promotional host, addresses of the shop are absolute and say how the visitor came', () => {
  const { home, service, track, trackOrder, chooser, terms } = pathsFor('/es', 'es', {
    ...promo,
    entry: 'ad',
  });
  expect([home, track, trackOrder('FNZ-1'), service('likes', '?followers=500')]).toEqual([
    'https://shop.example/es/ig?from=ad',
    'https://shop.example/es/track-order?from=ad',
    'https://shop.example/es/track-order?order=FNZ-1&from=ad',
    'https://shop.example/es/ig-likes?followers=500&from=ad',
  ]);
  expect([chooser, terms]).toEqual(['/es/servicios', '/es/terms-and-conditions']);
});

test('on the shop, addresses have no origin and say nothing', () => {
  const { home, service, track } = pathsFor('', 'es');
  expect([home, track, service('likes', '?followers=500')]).toEqual([
    '/es/ig',
    '/track-order',
    '/es/ig-likes?followers=500',
  ]);
});
