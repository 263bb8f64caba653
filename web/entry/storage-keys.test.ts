import { type Cart, choosePackage, choosePackageType, emptyCart, typeUsername } from '../cart/cart';
import { holdsChoices } from './storage-keys';

const holds = (cart: Cart) => holdsChoices(JSON.stringify({ carts: { followers: cart }, savedAt: 1 }));
const empty = emptyCart('cart_1795000000000_abcdefgh');

test('an untouched cart holds no choices', () => {
  expect(holdsChoices(null)).toBe(false);
  expect(holds(empty)).toBe(false);
});

test.each([
  ['a name', typeUsername(empty, 'lucia')],
  ['an address', { ...empty, email: 'a@b.es' }],
  ['a package', choosePackage(empty, 204)],
  ['a region of followers', choosePackageType(empty, 'spain')],
])('%s is a choice', (_what, cart) => expect(holds(cart)).toBe(true));
