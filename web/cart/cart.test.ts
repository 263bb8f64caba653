import { cartId as cartIdSchema } from '#domain/calls/common.ts';
import {
  type Cart,
  choosePackage,
  choosePackageType,
  chooseProfile,
  chosenPosts,
  codesIn,
  emptyCart,
  goodsIn,
  newCartId,
  showLine,
  startAbroad,
  startAgain,
  togglePost,
  typeUsername,
  withoutCart,
} from './cart';

const profile = { username: 'lucia', fullName: 'Lucía', pictureUrl: '/x', verified: true };
const someOffer = {
  variant: 'B',
  additionalFollowers: 500,
  totalFollowers: 1500,
  addOnPriceCents: 600,
  newPriceCents: 2599,
} as const;
const full: Cart = {
  ...emptyCart('cart_1'),
  username: 'lucia',
  profile,
  publicConfirmed: true,
  profileDone: true,
  serviceId: 204,
  email: 'a@b.es',
  upsell: 'accepted',
  offer: someOffer,
  offerEndsAt: 5,
  paymentIntentId: 'pi_1',
  discount: { code: 'VIP5', percent: 5 },
  immediate: true,
};

test('a cart id is accepted by the API, also for extreme random numbers', () => {
  for (const random of [() => 0, () => 0.999999, Math.random])
    expect(cartIdSchema.safeParse(newCartId(1_795_000_000_000, random)).success).toBe(true);
});

test('typing another name resets the profile and its step, and keeps the package and the e-mail [S0-4.3]', () => {
  expect(typeUsername(full, 'luci')).toMatchObject({
    username: 'luci',
    profile: undefined,
    publicConfirmed: false,
    profileDone: false,
    serviceId: 204,
    email: 'a@b.es',
  });
});

test('a verified public profile counts as confirmed, an unverified one does not', () => {
  expect(chooseProfile(emptyCart('c'), profile).publicConfirmed).toBe(true);
  expect(chooseProfile(emptyCart('c'), { ...profile, verified: false }).publicConfirmed).toBe(false);
});

test('another type clears package, offer and discount; the same type changes nothing', () => {
  expect(choosePackageType(full, 'spain')).toMatchObject({
    packageType: 'spain',
    serviceId: undefined,
    upsell: undefined,
    discount: undefined,
  });
  expect(choosePackageType(full, 'europe')).toBe(full);
});

test('another package clears offer and discount; the same package changes nothing [S0-4.4]', () => {
  expect(choosePackage(full, 205)).toMatchObject({
    upsell: undefined,
    offer: undefined,
    discount: undefined,
  });
  expect(choosePackage(full, 204)).toBe(full);
});

test('starting again keeps all choices, offer and code included, and nothing else of the old purchase', () => {
  expect(startAgain(full, 'cart_2')).toMatchObject({
    cartId: 'cart_2',
    serviceId: 204,
    email: 'a@b.es',
    profileDone: true,
    upsell: 'accepted',
    offer: someOffer,
    discount: { code: 'VIP5', percent: 5 },
    offerEndsAt: undefined,
    paymentIntentId: undefined,
    immediate: false,
  });
});

test('another language starts without the offer, which may differ there, and with the code', () => {
  const abroad = startAbroad(full, 'cart_2');
  expect(abroad).toMatchObject({
    serviceId: 204,
    upsell: undefined,
    offer: undefined,
    discount: full.discount,
  });
});

describe('lines of products', () => {
  let made = 0;
  const makeId = () => `cart_new${++made}`;
  const post = (shortcode: string) => ({ id: `id-${shortcode}`, shortcode });

  test('another line has the same buyer, its own purchase and its own choices; nothing is lost on the way back', () => {
    const likes = showLine(full, 'likes', makeId);
    expect(likes).toMatchObject({ line: 'likes', username: 'lucia', email: 'a@b.es', profileDone: true });
    expect(likes.cartId).not.toBe(full.cartId);
    expect(likes.serviceId).toBeUndefined();
    expect(likes.paymentIntentId).toBeUndefined();
    expect(likes.discount).toBeUndefined();
    const chosen = togglePost(choosePackage(likes, 219), post('ABCDE'));
    const back = showLine(chosen, 'followers', makeId);
    expect({ ...back, setAside: {} }).toEqual({ ...full, setAside: {} });
    expect(showLine(back, 'likes', makeId)).toMatchObject({
      cartId: likes.cartId,
      serviceId: 219,
      posts: [post('ABCDE')],
    });
  });

  test('what is typed on one line appears on all', () => {
    const likes = showLine(full, 'likes', makeId);
    const back = showLine({ ...likes, email: 'other@b.es' }, 'followers', makeId);
    expect(back.email).toBe('other@b.es');
  });

  test('a paid line starts over; the others, and with them the buyer, stay', () => {
    const likes = choosePackage(showLine(full, 'likes', makeId), 219);
    const left = withoutCart(likes, likes.cartId, makeId);
    expect(left).toMatchObject({ line: 'likes', username: 'lucia' });
    expect(left.serviceId).toBeUndefined();
    expect(left.cartId).not.toBe(likes.cartId);
    expect(showLine(left, 'followers', makeId)).toMatchObject({ cartId: 'cart_1', serviceId: 204 });
    const first = withoutCart(likes, 'cart_1', makeId);
    expect(first).toMatchObject({ cartId: likes.cartId, serviceId: 219, setAside: {} });
    expect(withoutCart(likes, 'cart_unknown', makeId)).toBe(likes);
  });

  test('nothing else chosen: a paid cart leaves nothing of its buyer', () => {
    expect(withoutCart(full, 'cart_1', () => 'cart_2')).toEqual(emptyCart('cart_2'));
  });

  test('posts belong to their profile: another one has none, and the first gets its own back', () => {
    const cart = togglePost({ ...full, line: 'likes' }, post('ABCDE'));
    const other = chooseProfile(cart, { ...profile, username: 'marta' });
    expect(chosenPosts(other)).toEqual([]);
    expect(chosenPosts(chooseProfile(other, profile))).toEqual([post('ABCDE')]);
    expect(chosenPosts(togglePost(other, post('FGHIJ')))).toEqual([post('FGHIJ')]);
  });

  test('a post is selected once and deselected again', () => {
    const taken = togglePost(full, { ...post('ABCDE'), caption: 'not ours to keep' } as never);
    expect(chosenPosts(taken)).toEqual([post('ABCDE')]);
    expect(chosenPosts(togglePost(taken, post('ABCDE')))).toEqual([]);
  });

  test('posts chosen in another order are the same goods; another post makes other goods', () => {
    const choose = (...shortcodes: string[]) => goodsIn(shortcodes.map(post).reduce(togglePost, full));
    expect(choose('FGHIJ', 'ABCDE')).toBe(choose('ABCDE', 'FGHIJ'));
    expect(choose('ABCDE')).not.toBe(choose('ABCDE', 'FGHIJ'));
  });
});

test('the codes of all lines are known', () => {
  const likes = showLine(full, 'likes', () => newCartId(1, Math.random));
  expect(codesIn(likes)).toEqual(['VIP5']);
  expect(codesIn({ ...likes, discount: { code: 'SAVE15', percent: 15 } })).toEqual(['SAVE15', 'VIP5']);
});

describe('the price seen', () => {
  const sold = { quantity: 1000, bonus: 100, priceCents: 999 };

  test('a package is remembered as it was shown, with its quantity if that is a choice', () => {
    expect(choosePackage(emptyCart('c'), 204, sold)).toMatchObject({ serviceId: 204, seen: sold });
    const custom = choosePackage(emptyCart('c'), 211, { ...sold, range: {} });
    expect(custom).toMatchObject({ serviceId: 211, customQuantity: 1000, seen: sold });
    expect(choosePackage(full, 204, sold).customQuantity).toBeUndefined();
  });

  test('another quantity is another price; the same package at its new price keeps offer and discount', () => {
    const custom = { ...full, serviceId: 211, customQuantity: 1000, seen: sold };
    const more = { quantity: 1010, bonus: 100, priceCents: 1006, range: {} };
    expect(choosePackage(custom, 211, more)).toMatchObject({ customQuantity: 1010, discount: undefined });
    const dearer = choosePackage({ ...full, seen: sold }, 204, { ...sold, priceCents: 1099 });
    expect(dearer).toMatchObject({ seen: { priceCents: 1099 }, discount: { code: 'VIP5' } });
  });

  test('the same package with another gift keeps its offer, in another size only its discount', () => {
    const before = { ...full, seen: sold };
    const { upsell, offer, discount } = before;
    expect(choosePackage(before, 204, sold)).toBe(before);
    const gift = { ...sold, bonus: 50 };
    expect(choosePackage(before, 204, gift)).toMatchObject({ seen: gift, upsell, offer, discount });
    const half = { ...sold, quantity: 500 };
    const resized = choosePackage(before, 204, half);
    expect(resized).toMatchObject({ serviceId: 204, seen: half, discount });
    expect(resized).toMatchObject({ upsell: undefined, offer: undefined });
  });
});
