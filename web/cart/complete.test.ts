import type { ServiceView } from '#domain/calls/shop.ts';
import { emptyCart } from './cart';
import { choiceProblem, isChosen } from './complete';

const likes = {
  id: 219,
  type: 'likes',
  region: 'none',
  quantity: 50,
  bonus: 5,
  priceCents: 229,
  regularPriceCents: 229,
  featured: false,
} as const satisfies ServiceView;
const cart = {
  ...emptyCart('cart_1795254123724_ywjjpy1dj7', 'likes'),
  serviceId: 219,
  profileDone: true,
  posts: ['CuK5u_lJ9aB', 'CuK5u_lJ9aC'].map((shortcode) => ({ id: shortcode, shortcode })),
};

test('what was chosen can be sold as long as its panel takes the part of each post', () => {
  expect(choiceProblem(cart, { service: likes, gone: false })).toBeUndefined();
  const now = { ...likes, panelMin: 30 };
  expect(isChosen(cart, now)).toBe(false);
  expect(choiceProblem(cart, { service: now, gone: false })).toBe('posts_too_many');
  expect(choiceProblem(cart, { service: undefined, gone: true })).toBe('unknown_service');
});

test('what was never chosen is no problem of the package', () => {
  expect(choiceProblem({ ...cart, posts: [] }, { service: likes, gone: false })).toBeUndefined();
  expect(choiceProblem(cart, { service: undefined, gone: false })).toBeUndefined();
});
