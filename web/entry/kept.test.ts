import { type Cart, choosePackage, choosePackageType, emptyCart, typeUsername } from '../cart/cart';
import { holdsChoices } from './kept';

const holds = (cart: Cart) => holdsChoices(JSON.stringify({ carts: { followers: cart }, savedAt: 1 }));
const empty = emptyCart('cart_1795000000000_abcdefgh');

test('a cart in which nothing was chosen is what every visitor has', () => {
  expect(holdsChoices(null)).toBe(false);
  expect(holds(empty)).toBe(false);
});

test.each([
  ['a name', typeUsername(empty, 'lucia')],
  ['an address', { ...empty, email: 'a@b.es' }],
  ['a package', choosePackage(empty, 204)],
  ['where followers come from', choosePackageType(empty, 'spain')],
])('%s is a choice', (_what, cart) => expect(holds(cart)).toBe(true));
