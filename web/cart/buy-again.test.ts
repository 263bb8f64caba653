import type { ServiceView } from '#domain/calls/shop.ts';
import { buyAgain, fillByLink, withPackage } from './buy-again';
import { emptyCart, newCartId } from './cart';

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

test('a package of a fixed size is found whatever size it had', () => {
  expect(withPackage(cart, { serviceId: 203, quantity: 450 }, services)).toMatchObject({ serviceId: 203 });
});
