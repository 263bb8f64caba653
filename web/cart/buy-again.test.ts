import type { ServiceView } from '#domain/calls/shop.ts';
import { order as es } from '../i18n/es/order';
import { buyAgain, fillByLink, withPackage } from './buy-again';
import { emptyCart, newCartId } from './cart';
import { changeText } from './package-change';

const service = (over: Partial<ServiceView> & Pick<ServiceView, 'id' | 'quantity'>): ServiceView => ({
  type: 'followers',
  region: 'europe',
  bonus: 0,
  priceCents: over.quantity,
  regularPriceCents: over.quantity,
  featured: false,
  ...over,
});
const services = [
  service({ id: 104, quantity: 1000, region: 'spain' }),
  service({ id: 203, quantity: 500 }),
  service({ id: 204, quantity: 1000 }),
  service({ id: 211, quantity: 500, range: { min: 500, max: 100_000, step: 10 } }),
  service({ id: 219, quantity: 250, type: 'likes', region: 'none' }),
];
const makeId = () => newCartId(1_795_000_000_000, () => 0);
const cart = emptyCart('cart_1795254123724_ywjjpy1dj7');
const order = {
  serviceId: 104,
  serviceType: 'followers',
  quantity: 1000,
  bonus: 0,
  username: 'lucia',
  email: 'lucia@example.com',
} as const;

test('buying again takes the buyer and the package at its current price', () => {
  expect(buyAgain(cart, order, services, makeId)).toMatchObject({
    line: 'followers',
    username: 'lucia',
    email: 'lucia@example.com',
    profile: undefined,
    profileDone: false,
    packageType: 'spain',
    serviceId: 104,
    seen: { priceCents: 1000 },
  });
});

test('the buyer’s own quantity is kept, and another line gets a separate purchase', () => {
  expect(buyAgain(cart, { ...order, serviceId: 211, quantity: 760 }, services, makeId)).toMatchObject({
    packageType: 'custom',
    serviceId: 211,
    customQuantity: 760,
  });
  const likes = buyAgain(
    { ...cart, serviceId: 204 },
    { ...order, serviceId: 219, serviceType: 'likes', quantity: 250 },
    services,
    makeId,
  );
  expect(likes).toMatchObject({ line: 'likes', serviceId: 219, setAside: { followers: { serviceId: 204 } } });
  expect(likes.cartId).not.toBe(cart.cartId);
});

test('from an order seen by a stranger only the package is taken', () => {
  const masked = { ...order, username: 'l***a', email: undefined };
  expect(buyAgain(cart, masked, services, makeId)).toMatchObject({ username: '', email: '', serviceId: 104 });
});

test('the link of an unpaid cart keeps the address that the browser has, and fills in a missing or unfinished one', () => {
  const filledIn = (email: string) => fillByLink({ ...cart, email }, order, services, makeId);
  expect(filledIn('me@example.com')).toMatchObject({
    username: 'lucia',
    email: 'me@example.com',
    serviceId: 104,
  });
  expect(filledIn('').email).toBe('lucia@example.com');
  expect(filledIn('me@').email).toBe('lucia@example.com');
});

test.each([
  ['is not sold any more', { serviceId: 999 }],
  ['is of another line', { serviceId: 219 }],
  ['was chosen in a quantity that is not sold', { serviceId: 211, quantity: 3 }],
])('a package that %s leaves the cart unchanged', (_why, asked) => {
  expect(withPackage(cart, asked, services)).toBe(cart);
});

test.each([
  ['its size', { quantity: 450, bonus: 45 }, { quantity: 450, bonus: 45 }],
  ['its gift', { quantity: 500, bonus: 45 }, { quantity: 500, bonus: 45 }],
  // By the link of an e-mail about an order.
  ['its size, if nothing else is known', { quantity: 450 }, { quantity: 450, bonus: 0 }],
])(
  'a package that has changed %s is sold as it is, and what it was counts as seen',
  (_what, chosen, before) => {
    const catalogue = [...services, service({ id: 205, quantity: 500, bonus: 50, priceCents: 699 })];
    expect(withPackage(cart, { serviceId: 205, ...chosen }, catalogue)).toMatchObject({
      serviceId: 205,
      seen: { ...before, priceCents: 699 },
    });
    for (const same of [{ quantity: 500, bonus: 50 }, { quantity: 500 }, {}])
      expect(withPackage(cart, { serviceId: 205, ...same }, catalogue).seen).toMatchObject({
        quantity: 500,
        bonus: 50,
      });
  },
);

test('an unpaid cart’s link says in the form what has become of its package', () => {
  const left = { ...order, serviceId: 203, quantity: 1000, bonus: 100 };
  const filled = fillByLink(cart, left, services, makeId);
  const sold = services.find(({ id }) => id === 203);
  expect(filled.seen && sold && changeText(filled.seen, sold, es, 'es').replace(/\s/g, ' ')).toBe(
    'Este paquete ha cambiado: antes 1.000 seguidores +100 de regalo, ahora 500 seguidores por 5,00 €.',
  );
});
