import { randomBytes } from 'node:crypto';
import { panelOrders } from '#e2e/support/sandbox.ts';
import { instagramPosts } from '../domain/calls/instagram';
import { createLikesPaymentIntent, createPaymentIntent, services } from '../domain/calls/shop';
import { browser } from './testing/browser';
import { fileDatabase, traceOf } from './testing/database';
import { payments } from './testing/payments';
import { aCart, buy, newCartId, newTarget, type Started, startPurchase } from './testing/purchases';
import { eventually } from './testing/wait';

const db = fileDatabase();

/** An honest cart of the likes form. */
async function likesCart(posts: number) {
  const instagramUsername = newTarget();
  const listed = await browser().call(instagramPosts, { params: { username: instagramUsername } });
  return {
    cartId: newCartId(),
    amount: '5.00',
    email: `${instagramUsername}@example.com`,
    instagramUsername,
    selectedPosts: listed.posts.slice(0, posts).map(({ id, shortcode }) => ({ id, shortcode })),
    baseLikes: 100,
    bonusLikes: 10,
    totalLikes: 110,
    immediatePerformanceText: 'es-2026-11',
  };
}

it.each([
  ['the package of that many likes', { baseLikes: 250, amount: '12.50' }, 1250, '13'],
  ['the default package without a number', { baseLikes: undefined }, 500, '219'],
  ['the default package for a number that no package has', { baseLikes: 77 }, 500, '219'],
  ['the package that is named', { serviceId: 12, baseLikes: 250, amount: '2.29' }, 229, '12'],
])('likes are bought as %s', async (_name, over, amount, serviceId) => {
  const visitor = browser();
  const body = { ...(await likesCart(3)), ...over };
  const intent = await visitor.call(createLikesPaymentIntent, { body });
  expect(intent.clientSecret).toContain('_secret_');
  expect(await payments().retrieve(intent.paymentIntentId)).toMatchObject({ amount, currency: 'eur' });
  const { rows } = await db.query('SELECT service_id, username FROM purchases WHERE cart_id = $1', [
    body.cartId,
  ]);
  expect(rows).toEqual([{ serviceId: Number(serviceId), username: body.instagramUsername }]);
});

it('the server’s figures count, whatever totals the form sends [S0-7.3]', async () => {
  const body = { ...(await likesCart(2)), totalLikes: 1_000_000, bonusLikes: 'many' };
  const intent = await browser().call(createLikesPaymentIntent, { body });
  expect(intent.amount).toBe('5.00');
});

it('a video given by its link gets the views', async () => {
  const shortcode = `Cpasted_${randomBytes(4).toString('hex')}`;
  await buy({ serviceId: 302, amount: '3.49', selectedPosts: [{ id: shortcode, shortcode }] });
  await eventually(async () => expect(await panelOrders(shortcode)).toMatchObject([{ quantity: 1000 }]));
});

it.each([
  ['no post', 0, 422, 'posts_missing'],
  ['too many posts', 12, 422, 'posts_too_many'],
])('%s starts no purchase', async (_name, posts, status, code) => {
  const body = await likesCart(posts);
  expect(await browser().refused(createLikesPaymentIntent, { body })).toMatchObject({
    status,
    body: { code },
  });
  expect(await traceOf(db, body.cartId)).toBeUndefined();
});

it('likes go to no more posts than their panel’s minimum allows, as last imported', async () => {
  const visitor = browser();
  const shownMin = async () => (await visitor.call(services)).services.find(({ id }) => id === 219)?.panelMin;
  expect(await shownMin()).toBeUndefined();
  await db.query(
    `INSERT INTO provider_services (provider_id, id, name, type, category, rate, min, max, taken_at)
     VALUES (1, '1003', 'Likes', 'Default', 'Likes', 0.35, 50, 50000, now())`,
  );
  try {
    expect(await shownMin()).toBe(50);
    const [two, three] = [await likesCart(2), await likesCart(3)];
    const answer = await visitor.refused(createLikesPaymentIntent, { body: three });
    expect(answer).toMatchObject({ status: 422, body: { code: 'posts_too_many' } });
    expect(await traceOf(db, three.cartId)).toBeUndefined();
    expect((await visitor.call(createLikesPaymentIntent, { body: two })).amount).toBe('5.00');
  } finally {
    await db.query(`DELETE FROM provider_services WHERE provider_id = 1 AND id = '1003'`);
  }
});

describe('an intent that the browser names', () => {
  let started: Started;
  beforeAll(async () => {
    started = await startPurchase();
  });

  it('is found with its own cart', async () => {
    const { browser: visitor, cart, intent } = started;
    const body = { ...cart, existingPaymentIntentId: intent.paymentIntentId };
    const { upsell: _timer, ...same } = intent;
    expect(await visitor.call(createPaymentIntent, { body })).toMatchObject(same);
  });

  it('may belong to an earlier cart if it is the previous one', async () => {
    const { browser: visitor, intent } = started;
    const body = aCart();
    const previous = { ...body, previousPaymentIntentId: intent.paymentIntentId };
    expect((await visitor.call(createPaymentIntent, { body: previous })).paymentIntentId).not.toBe(
      intent.paymentIntentId,
    );
    const other = aCart();
    const existing = { ...other, existingPaymentIntentId: intent.paymentIntentId };
    const answer = await visitor.refused(createPaymentIntent, { body: existing });
    expect(answer).toMatchObject({ status: 404, body: { code: 'purchase_not_found' } });
    expect(await traceOf(db, other.cartId)).toBeUndefined();
  });

  it.each(['existingPaymentIntentId', 'previousPaymentIntentId'])(
    "as %s doesn't exist if it is another browser's",
    async (field) => {
      const { intent } = started;
      const cart = await likesCart(1);
      for (const [call, body] of [
        [createPaymentIntent, aCart()],
        [createLikesPaymentIntent, cart],
      ] as const) {
        const answer = await browser().refused(call, { body: { ...body, [field]: intent.paymentIntentId } });
        expect(answer).toMatchObject({ status: 404, body: { code: 'purchase_not_found' } });
        expect(await traceOf(db, body.cartId)).toBeUndefined();
      }
    },
  );
});

it('the e-mail and the code are accepted under both names that S0 gives them', async () => {
  const { email, ...cart } = aCart({ amount: '9.49' });
  const body = { ...cart, customerEmail: email, couponCode: ' vip5' };
  expect((await browser().call(createPaymentIntent, { body })).amount).toBe('9.49');
  const { rows } = await db.query('SELECT email FROM purchases WHERE cart_id = $1', [cart.cartId]);
  expect(rows).toEqual([{ email }]);
});

it('without any e-mail the form gets that error together with the others', async () => {
  const { email: _, ...cart } = aCart({ username: 'not a name' });
  const answer = await browser().refused(createPaymentIntent, { body: cart });
  expect(answer.body.fields).toEqual({
    email: 'Por favor, introduce tu correo electrónico',
    username: 'Por favor, ingresa tu nombre de usuario de Instagram',
  });
});
