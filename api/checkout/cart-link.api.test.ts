import { randomUUID } from 'node:crypto';
import { cartByLink } from '#domain/calls/carts.ts';
import { cartUrl } from '#purchases/cart-url.ts';
import { readKeyring } from '#security/keyring.ts';
import { sealToken } from '#security/sealed-token.ts';
import { browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { type Started, startPurchase } from '../testing/purchases';
import { anOrder, forgetOrders, ownNames } from '../testing/rows';

const db = fileDatabase();

const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');
const token = (cartId: string, recipient: string) =>
  new URL(
    cartUrl(
      { keyring, publicUrl: 'https://shop.test' },
      { cartId, recipient, serviceType: 'followers', language: 'it' },
    ),
  ).searchParams.get('cart') ?? '';
const open = (cartId: string, recipient: string) =>
  browser().call(cartByLink, { body: { token: token(cartId, recipient) } });
const refused = (key: string) => browser().refused(cartByLink, { body: { token: key } });
const invalid = { status: 404, body: { code: 'link_invalid' } };

/** A cart that is opened, then corrected, then erased. */
let started: Started;
beforeAll(async () => {
  started = await startPurchase({ email: `typo-${randomUUID()}@example.com` });
});

it('an e-mail’s link opens the choices of an unpaid cart in any browser, but not its payment', async () => {
  const { cart, intent } = started;
  const answer = await open(cart.cartId, cart.email.toUpperCase());
  expect(answer).toEqual({
    success: true,
    cartId: cart.cartId,
    serviceType: 'followers',
    serviceId: 204,
    quantity: 1000,
    bonus: 100,
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
  expect(await open(cart.cartId, cart.email)).toMatchObject({ serviceId: choice.serviceId, quantity });
});

describe('the cart’s code', () => {
  const code = `LINK${randomUUID().slice(0, 8).toUpperCase()}`;
  const discounted = { discountCode: code, amount: '8.99' };
  beforeEach(async () => {
    await db.query('INSERT INTO discount_codes (code, percent, max_redemptions) VALUES ($1, 10, 2)', [code]);
  });
  afterEach(async () => {
    await db.query('DELETE FROM discount_claims WHERE code = $1', [code]);
    await db.query('DELETE FROM discount_codes WHERE code = $1', [code]);
  });

  it('goes with its choices, without an add-on that only its purchase offers', async () => {
    const { cart, intent, browser: buyer } = await startPurchase(discounted);
    expect(intent.discount).toEqual({ code, percent: 10 });
    expect((await open(cart.cartId, cart.email)).discount).toEqual({ code, percent: 10 });
    await db.query('UPDATE discount_codes SET percent = NULL, amount_off_cents = 250 WHERE code = $1', [
      code,
    ]);
    expect((await open(cart.cartId, cart.email)).discount).toEqual({ code, amountOffCents: 250 });
    // The buyer's own browser learns it with the new price.
    const again = await startPurchase({ ...cart, amount: '7.49' }, buyer);
    expect(again.intent.discount).toEqual({ code, amountOffCents: 250 });
  });

  it.each([
    ['ended meanwhile', `valid_until = now() - interval '1 minute'`],
    ['was switched off', 'active = false'],
    ['has no use left but the one that this cart holds', 'max_redemptions = 1'],
    ['asks for a dearer package', 'min_order_cents = 1000'],
    ['is only for those who have bought', 'valid_seconds_after_grant = 3600'],
  ])('does not go with them if it %s', async (_what, change) => {
    const { cart } = await startPurchase(discounted);
    await db.query(`UPDATE discount_codes SET ${change} WHERE code = $1`, [code]);
    const { quantity, discount } = await open(cart.cartId, cart.email);
    expect({ quantity, discount }).toEqual({ quantity: 1000, discount: undefined });
  });

  it('does not go with them if an order of the address granted it: another browser has not proven the address', async () => {
    const { cart } = await startPurchase(discounted);
    const own = { ...ownNames(), email: cart.email };
    await anOrder(db, own, { purchase: { attention: null }, order: { created_at: new Date() } });
    expect((await open(cart.cartId, cart.email)).discount).toEqual({ code, percent: 10 });
    await db.query('UPDATE discount_codes SET valid_seconds_after_grant = 3600 WHERE code = $1', [code]);
    expect((await open(cart.cartId, cart.email)).discount).toBeUndefined();
    // By its own names: the open cart has the same address.
    await forgetOrders(db, [{ ...own, email: ownNames().email }]);
  });
});

it('a cart that was paid meanwhile links to its order', async () => {
  const own = ownNames();
  await anOrder(db, own, { purchase: { attention: null } });
  const answer = await open(own.cartId, own.email);
  expect(answer).toMatchObject({ orderNumber: own.orderNumber });
  // Number and address together would open it.
  expect(JSON.stringify(answer)).not.toMatch(new RegExp(`${own.email}|${own.username}`));
  await forgetOrders(db, [own]);
});

it('the link in an e-mail to a mistyped address ends when the buyer corrects it', async () => {
  const { cart, browser: buyer } = started;
  started = await startPurchase({ ...cart, email: `right-${randomUUID()}@example.com` }, buyer);
  const { email } = started.cart;
  expect(await refused(token(cart.cartId, cart.email))).toMatchObject(invalid);
  expect(await open(cart.cartId, email)).toMatchObject({ email });
});

it('no other token opens a cart, and none opens that of an erased buyer', async () => {
  const { cart } = started;
  const review = sealToken(keyring, 'letter', { use: 'review', order: '1', cart: cart.cartId });
  // As earlier releases sealed it.
  const withoutRecipient = sealToken(keyring, 'letter', { use: 'cart', cart: cart.cartId });
  const unknown = token('cart_1_unknown', cart.email);
  for (const key of ['x', cart.cartId, review, withoutRecipient, unknown])
    expect(await refused(key)).toMatchObject(invalid);
  await db.query(`UPDATE purchases SET email = '' WHERE cart_id = $1`, [cart.cartId]);
  for (const recipient of [cart.email, ''])
    expect(await refused(token(cart.cartId, recipient))).toMatchObject(invalid);
});
