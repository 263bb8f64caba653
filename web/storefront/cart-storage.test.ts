import { emptyCart } from './cart';
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

const ids = () => {
  let count = 0;
  return () => `cart_1795000000000_aaaaaaa${++count}`;
};

test('what was chosen survives a reload', () => {
  const session = memory();
  const first = createCartStorage(session, memory(), ids());
  first.change((cart) => ({ ...cart, email: 'a@b.es', serviceId: 204, region: 'spain', upsell: 'declined' }));
  const second = createCartStorage(session, memory(), ids());
  expect(second.get()).toEqual(first.get());
});

test('a change tells its listeners, and none where nothing changed', () => {
  const storage = createCartStorage(memory(), memory(), ids());
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

test('a reset cart is another purchase', () => {
  const storage = createCartStorage(memory(), memory(), ids());
  const before = storage.get().cartId;
  storage.reset();
  expect(storage.get()).toEqual(emptyCart(storage.get().cartId));
  expect(storage.get().cartId).not.toBe(before);
});

test.each([null, '', 'no json', '7', '{}', '{"cartId":"cart_x"}'])('%j is no cart', (text) => {
  expect(readCart(text)).toBeUndefined();
});

test('parts that are not what they should be are left away', () => {
  const text = JSON.stringify({
    cartId: 'cart_1795000000000_abcdefgh',
    email: 5,
    region: 'mars',
    serviceId: '204',
    profileDone: true,
    upsell: 'maybe',
  });
  expect(readCart(text)).toEqual(emptyCart('cart_1795000000000_abcdefgh'));
});

test('the last payment and order are found again until they are forgotten', () => {
  const session = memory();
  const local = memory();
  const storage = createCartStorage(session, local, ids());
  storage.rememberPayment({ paymentIntentId: 'pi_1', orderNumber: 'FNZ-1' });
  storage.rememberOrder('77');
  expect(storage.lastPayment()).toEqual({ paymentIntentId: 'pi_1', orderNumber: 'FNZ-1' });
  expect(createCartStorage(memory(), local, ids()).lastOrder()).toBe('77');
  storage.forgetOrder();
  expect(storage.lastOrder()).toBeUndefined();
  expect(storage.lastPayment()).toBeUndefined();
});
