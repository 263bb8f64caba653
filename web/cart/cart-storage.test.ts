import { type Cart, emptyCart, goodsIn, typeUsername } from './cart';
import { createCartStorage, readCart } from './cart-storage';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  };
}

let made = 0;
let now = 1_795_000_000_000;
const makeId = () => `cart_1795000000000_aaaaaaa${++made}`;

/** A tab of a browser whose tabs share `local`. */
const tab = (local = memory(), session = memory()) => createCartStorage(session, local, makeId, () => now);

const chosen = (cart: Cart): Cart => ({
  ...cart,
  email: 'a@b.es',
  serviceId: 204,
  packageType: 'spain',
  upsell: 'later',
  offer: {
    variant: 'B',
    additionalFollowers: 500,
    totalFollowers: 1500,
    addOnPriceCents: 600,
    newPriceCents: 2599,
    separatePriceCents: 3298,
    savingsCents: 699,
  },
  offerEndsAt: now + 1000,
  discount: { code: 'VIP5', percent: 5 },
  paymentIntentId: 'pi_1',
  language: 'it',
});

test('choices survive a reload, and closing the browser [S0-3.5]', () => {
  const local = memory();
  const first = tab(local);
  first.change(chosen);
  expect(tab(local).get()).toEqual(first.get());
});

test('a cart keeps the source with which it began, also when its visitor comes back another way [S1-3.3]', () => {
  const local = memory();
  const from = (source: 'advertisement' | 'home') =>
    createCartStorage(memory(), local, makeId, () => now, source);
  from('advertisement').change(chosen);
  const later = from('home');
  later.change((cart) => ({ ...cart, email: 'x' }));
  expect(later.get().source).toBe('advertisement');
  later.reset();
  expect(later.get().source).toBeUndefined();
  later.change((cart) => ({ ...cart, email: 'y' }));
  expect(later.get().source).toBe('home');
});

test('a change notifies the listeners, unless nothing changed', () => {
  const storage = tab();
  const heard = jest.fn();
  const stop = storage.subscribe(heard);
  storage.change((cart) => cart);
  expect(heard).not.toHaveBeenCalled();
  storage.change((cart) => ({ ...cart, email: 'x' }));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  storage.reset();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('another tab has the same cart, and is notified of each change once', () => {
  const local = memory();
  const [one, other] = [tab(local), tab(local)];
  const heard = jest.fn();
  other.subscribe(heard);
  one.change(chosen);
  other.changedElsewhere();
  other.changedElsewhere();
  expect(other.get()).toEqual(one.get());
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a tab that has not been notified yet changes the newest cart, not its own old one', () => {
  const local = memory();
  const [one, other] = [tab(local), tab(local)];
  one.change(chosen);
  other.change((cart) => ({ ...cart, username: 'lucia' }));
  expect(other.get()).toMatchObject({ username: 'lucia', serviceId: 204, paymentIntentId: 'pi_1' });
});

test('a storage that was cleared or holds nonsense takes nothing from an open page', () => {
  const local = memory();
  const storage = tab(local);
  storage.change(chosen);
  const before = storage.get();
  local.clear();
  storage.changedElsewhere();
  expect(storage.get()).toBe(before);
  local.setItem('cart.v1', 'nonsense');
  storage.changedElsewhere();
  expect(storage.get()).toBe(before);
});

test('a storage that is full costs neither a choice nor the way to an order that was paid', () => {
  const [local, session] = [memory(), memory()];
  const storage = tab(local, session);
  storage.change(chosen);
  for (const full of [local, session])
    full.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  storage.change((cart) => ({ ...cart, username: 'lucia' }));
  storage.change((cart) => ({ ...cart, serviceId: 205 }));
  storage.changedElsewhere();
  expect(storage.get()).toMatchObject({ username: 'lucia', serviceId: 205 });
  storage.rememberPayment({ paymentIntentId: 'pi_1', orderNumber: 'FNZ-1', cartId: storage.get().cartId });
  storage.rememberOrder('77');
  storage.finishPayment('pi_1');
  expect(storage.get().serviceId).toBeUndefined();
});

test('each line has its own purchase, also after a reload and in another tab that shows another line', () => {
  const local = memory();
  const [one, other] = [tab(local), tab(local)];
  one.change(chosen);
  const followers = one.get().cartId;
  other.changedElsewhere();
  other.show('likes');
  other.change((cart) => ({ ...cart, serviceId: 219, posts: [{ id: '1', shortcode: 'ABCDE' }] }));
  const likes = other.get().cartId;
  expect(likes).not.toBe(followers);
  one.changedElsewhere();
  expect(one.get()).toMatchObject({ line: 'followers', cartId: followers, serviceId: 204 });
  one.change((cart) => ({ ...cart, email: 'new@b.es' }));
  other.changedElsewhere();
  expect(other.get()).toMatchObject({ line: 'likes', cartId: likes, serviceId: 219, email: 'new@b.es' });
  const later = tab(local);
  later.show('likes');
  expect(later.get()).toEqual({ ...other.get(), setAside: later.get().setAside });
  expect(later.of('followers').cartId).toBe(followers);
});

test('viewing a line stores nothing, and gives the same purchase throughout', () => {
  const local = memory();
  const storage = tab(local);
  storage.show('views');
  expect(storage.get().cartId).toBe(storage.of('views').cartId);
  expect(storage.get()).toBe(storage.of('views'));
  expect(local.getItem('cart.v1')).toBeNull();
});

test('a paid line is cleared, the others stay', () => {
  const local = memory();
  const storage = tab(local);
  storage.change(chosen);
  const followers = storage.get().cartId;
  storage.show('likes');
  storage.change((cart) => ({ ...cart, serviceId: 219 }));
  const likes = storage.get().cartId;
  storage.finish(followers);
  expect(storage.get().cartId).toBe(likes);
  expect(storage.of('followers').cartId).not.toBe(followers);
});

test('posts, quantity and the price seen survive a reload; nonsense in them is dropped', () => {
  const local = memory();
  tab(local).change((cart) => ({
    ...cart,
    line: 'likes',
    posts: [{ id: '1', shortcode: 'ABCDE' }],
    postsOf: 'lucia',
    customQuantity: 1010,
    seen: { quantity: 1010, bonus: 100, priceCents: 1006 },
  }));
  expect(tab(local).get()).toMatchObject({ posts: [{ id: '1', shortcode: 'ABCDE' }], customQuantity: 1010 });
  const text = JSON.stringify({
    ...JSON.parse(local.getItem('cart.v1') ?? '{}'),
    line: 'stories',
    posts: [{ id: '1', shortcode: '<script>' }, 'ABCDE', { id: 2, shortcode: 'ABCDE' }],
    customQuantity: 1.5,
    seen: { quantity: '1010' },
    setAside: { views: 7, likes: { cartId: 'nonsense' } },
  });
  expect(readCart(text, now)).toMatchObject({ line: 'followers', posts: [], setAside: {} });
  expect(readCart(text, now)).not.toHaveProperty('customQuantity');
  expect(readCart(text, now)).not.toHaveProperty('seen');
});

test('a reset cart is another purchase [S0-4.5]', () => {
  const storage = tab();
  const before = storage.get().cartId;
  storage.reset();
  expect(storage.get()).toEqual(emptyCart(storage.get().cartId));
  expect(storage.get().cartId).not.toBe(before);
});

test('a paid cart is cleared; a newer one from another tab stays', () => {
  const local = memory();
  const [one, other] = [tab(local), tab(local)];
  one.change(chosen);
  const paid = one.get().cartId;
  other.finish(paid);
  other.change((cart) => ({ ...cart, username: 'marta' }));
  const next = other.get();
  expect(next.cartId).not.toBe(paid);
  one.finish(paid);
  expect(one.get()).toEqual(next);
});

test('a cart untouched for 30 days is deleted by the next page that opens', () => {
  const local = memory();
  tab(local).change(chosen);
  now += 29 * 24 * 3600 * 1000;
  expect(tab(local).get().serviceId).toBe(204);
  now += 2 * 24 * 3600 * 1000;
  expect(tab(local).get().serviceId).toBeUndefined();
  expect(local.getItem('cart.v1')).toBeNull();
});

test.each([null, '', 'no json', '7', '{}', '{"cartId":"cart_x"}'])('%j is not a cart', (text) => {
  expect(readCart(text, now)).toBeUndefined();
});

test('invalid parts are dropped [S0-3.11]', () => {
  const text = JSON.stringify({
    cartId: 'cart_1795000000000_abcdefgh',
    email: 5,
    packageType: 'mars',
    serviceId: '204',
    profileDone: true,
    upsell: 'maybe',
    offer: { variant: 'A', additionalFollowers: 'many' },
    offerEndsAt: 'soon',
    discount: { code: 'VIP5' },
  });
  expect(readCart(text, now)).toEqual(emptyCart('cart_1795000000000_abcdefgh'));
});

test('the last payment and order are found again, also in another tab, until they are forgotten', () => {
  const local = memory();
  const storage = tab(local);
  const payment = { paymentIntentId: 'pi_1', orderNumber: 'FNZ-1', cartId: 'cart_1' };
  storage.rememberPayment({ ...payment, clientSecret: 'pi_1_secret_x' } as typeof payment);
  storage.rememberOrder('77');
  expect(storage.lastPayment()).toEqual(payment);
  expect(local.getItem('lastPayment')).not.toContain('secret');
  expect(tab(local).lastOrder()).toBe('77');
  expect(tab(local).lastPayment()).toEqual(payment);
  storage.forgetOrder();
  expect(storage.lastOrder()).toBeUndefined();
  expect(storage.lastPayment()).toBeUndefined();
});

test('a cart knows its own payment, whatever another line has begun since, and after all was forgotten', () => {
  const storage = tab();
  storage.change((cart) => ({ ...cart, serviceId: 204, paymentIntentId: 'pi_1' }));
  storage.show('likes');
  expect(storage.payment()).toBeUndefined();
  const { cartId } = storage.get();
  storage.rememberPayment({ paymentIntentId: 'pi_2', orderNumber: 'FNZ-2', cartId });
  storage.change((cart) => ({ ...cart, serviceId: 219 }));
  expect(storage.payment()).toBe('pi_2');
  storage.show('followers');
  expect(storage.payment()).toBe('pi_1');
  storage.forgetOrder();
  expect(storage.payment()).toBe('pi_1');
});

test('a payment that became an order clears its cart, also of a line that is set aside; others stay', () => {
  const storage = tab();
  storage.change((cart) => ({ ...cart, serviceId: 204, paymentIntentId: 'pi_1' }));
  storage.show('likes');
  storage.change((cart) => ({ ...cart, serviceId: 219, paymentIntentId: 'pi_2' }));
  storage.finishPayment('pi_3');
  storage.finishPayment('pi_1');
  expect(storage.of('followers').serviceId).toBeUndefined();
  expect(storage.get()).toMatchObject({ serviceId: 219, paymentIntentId: 'pi_2' });
  storage.finishPayment('pi_2');
  expect(storage.get().serviceId).toBeUndefined();
});

test.each([
  ['another package', (cart: Cart) => ({ ...cart, serviceId: 205 })],
  ['another profile', (cart: Cart) => typeUsername(cart, 'ana')],
])('a payment ends its cart, but not the choice of %s made since', (_case, change) => {
  const local = memory();
  const sent = { username: 'lucia', serviceId: 204, paymentIntentId: 'pi_1' };
  tab(local).change((cart) => ({ ...cart, ...sent, sentGoods: goodsIn({ ...cart, ...sent }) }));
  const storage = tab(local);
  storage.change(change);
  const { cartId, serviceId, username } = storage.get();
  storage.finishPayment('pi_1');
  expect(storage.get()).toMatchObject({ serviceId, username, paymentIntentId: undefined });
  expect(storage.get().sentGoods).toBeUndefined();
  expect(storage.get().cartId).not.toBe(cartId);

  const same = tab();
  same.change((cart) => ({ ...cart, ...sent, sentGoods: goodsIn({ ...cart, ...sent }) }));
  same.change((cart) => ({ ...cart, username: ' @Lucia' }));
  same.finishPayment('pi_1');
  expect(same.get()).toEqual(emptyCart(same.get().cartId));
});

test('a payment that came to nothing leaves its cart’s choices to a new purchase', () => {
  const storage = tab();
  storage.change((cart) => ({ ...cart, serviceId: 204, paymentIntentId: 'pi_1' }));
  const { cartId } = storage.get();
  storage.leavePayment('pi_2');
  expect(storage.get()).toMatchObject({ cartId, paymentIntentId: 'pi_1' });
  storage.leavePayment('pi_1');
  expect(storage.get()).toMatchObject({ serviceId: 204, paymentIntentId: undefined });
  expect(storage.get().cartId).not.toBe(cartId);
  storage.change((cart) => ({ ...cart, paymentIntentId: 'pi_3' }));
  storage.show('likes');
  storage.leavePayment('pi_3');
  expect(storage.of('followers').serviceId).toBeUndefined();
});

test('a payment that was given up is found again, but no longer as that of its cart', () => {
  const local = memory();
  const [storage, other] = [tab(local), tab(local)];
  storage.change(chosen);
  const { cartId } = storage.get();
  const payment = { paymentIntentId: 'pi_1', orderNumber: 'FNZ-1' };
  storage.rememberPayment({ ...payment, cartId });
  storage.leavePayment('pi_2');
  expect(other.lastPayment()).toEqual({ ...payment, cartId });
  storage.leavePayment('pi_1');
  expect(other.lastPayment()).toEqual(payment);
});

test('logging out leaves neither name nor payment behind, on the page, after it and in other tabs', () => {
  const [local, session] = [memory(), memory()];
  const [storage, other, unnotified] = [tab(local, session), tab(local), tab(local)];
  storage.change(chosen);
  other.changedElsewhere();
  unnotified.changedElsewhere();
  storage.rememberPayment({ paymentIntentId: 'pi_1', orderNumber: 'FNZ-1', cartId: storage.get().cartId });
  const { cartId } = storage.get();
  local.clear();
  storage.forget();
  expect(storage.get().cartId).not.toBe(cartId);
  other.changedElsewhere();
  unnotified.change((cart) => ({ ...cart, username: 'marta' }));
  for (const one of [storage, tab(local, session), other, unnotified]) {
    expect(one.get()).toMatchObject({ email: '' });
    expect(one.lastPayment()).toBeUndefined();
  }
});
