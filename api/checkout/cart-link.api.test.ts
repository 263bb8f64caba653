import { cartByLink } from '#domain/calls/carts.ts';
import { cartUrl } from '#purchases/cart-url.ts';
import { readKeyring } from '#security/keyring.ts';
import { sealToken } from '#security/sealed-token.ts';
import { browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { buy, startPurchase } from '../testing/purchases';

const db = testDatabase();
afterAll(() => db.end());

const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');
const token = (cartId: string) =>
  new URL(
    cartUrl(
      { keyring, publicUrl: 'https://shop.test' },
      { cartId, serviceType: 'followers', language: 'it' },
    ),
  ).searchParams.get('cart') ?? '';
const open = (cartId: string) => browser().call(cartByLink, { body: { token: token(cartId) } });

it('an e-mail’s link opens the choices of an unpaid cart in any browser, but not its payment', async () => {
  const { cart, intent } = await startPurchase();
  const answer = await open(cart.cartId);
  expect(answer).toEqual({
    success: true,
    cartId: cart.cartId,
    serviceType: 'followers',
    serviceId: 204,
    quantity: 1000,
    username: cart.username,
    email: cart.email,
  });
  expect(JSON.stringify(answer)).not.toContain(intent.paymentIntentId);
});

it.each([
  ['a custom quantity', { serviceId: 211, customQuantity: 5000, amount: '33.99' }, 5000],
  ['the largest custom quantity', { serviceId: 211, customQuantity: 100_000, amount: '499.98' }, 100_000],
  ['a special package', { serviceId: 5989, customQuantity: 150, amount: '4.22' }, 150],
  ['an add-on', { serviceId: 106, upsell_applied: true, amount: '25.99' }, 1000],
])('%s comes back as it was asked for, without its bonus and add-on', async (_what, choice, quantity) => {
  const { cart } = await startPurchase(choice);
  expect(await open(cart.cartId)).toMatchObject({ serviceId: choice.serviceId, quantity });
});

it('a cart that was paid meanwhile links to its order', async () => {
  const { cart, order } = await buy();
  expect(await open(cart.cartId)).toMatchObject({ orderNumber: order.orderNumber });
});

it('no other token opens a cart, and none opens that of an erased buyer', async () => {
  const { cart } = await startPurchase();
  const review = sealToken(keyring, 'letter', { use: 'review', order: '1', cart: cart.cartId });
  for (const key of ['x', cart.cartId, review, token('cart_1_unknown')])
    expect(await browser().refused(cartByLink, { body: { token: key } })).toMatchObject({
      status: 404,
      body: { code: 'link_invalid' },
    });
  await db.query(`UPDATE purchases SET email = '' WHERE cart_id = $1`, [cart.cartId]);
  expect(await browser().refused(cartByLink, { body: { token: token(cart.cartId) } })).toMatchObject({
    status: 404,
  });
});
