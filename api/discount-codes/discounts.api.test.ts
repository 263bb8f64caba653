import { orderCoupon } from '#domain/calls/orders.ts';
import { applyDiscount, createPaymentIntent } from '#domain/calls/shop.ts';
import { type BoughtAsRows, boughtAsRows } from '../testing/bought-as-rows';
import { type Browser, browser } from '../testing/browser';
import { fileDatabase, traceOf } from '../testing/database';
import { aCart, type Bought, buy, newTarget, startPurchase } from '../testing/purchases';
import { forgetOrders } from '../testing/rows';
import { areAlike } from '../testing/same-time';
import { type OwnShop, ownShop } from '../testing/shop';

const db = fileDatabase();

const ask = (code: string, over: Partial<Parameters<typeof bodyOf>[1]> = {}) => ({
  body: bodyOf(code, over),
});
function bodyOf(code: string, over: { originalPrice?: string; userEmail?: string; cartId?: string }) {
  return { code, originalPrice: '9.99', userEmail: `${newTarget()}@example.com`, ...over };
}

/** A code of this test's own. */
async function newCode(columns: { active?: boolean; validSeconds?: number; once?: boolean } = {}) {
  const code = newTarget().toUpperCase();
  await db.query(
    `INSERT INTO discount_codes (code, percent, active, valid_seconds_after_grant, once_per_email)
     VALUES ($1, 10, $2, $3, $4)`,
    [code, columns.active ?? true, columns.validSeconds ?? null, columns.once ?? false],
  );
  return code;
}

describe('a code is previewed', () => {
  it.each([
    ['9.99', '9.49'],
    ['0.77', '0.73'],
    // The minimum charge.
    ['0.51', '0.50'],
    ['0.50', '0.50'],
    // Already below it: never dearer than without the code.
    ['0.30', '0.30'],
    ['249.99', '237.49'],
  ])('VIP5 makes %s to %s', async (originalPrice, discountedPrice) => {
    expect(await browser().call(applyDiscount, ask(' vip5 ', { originalPrice }))).toEqual({
      success: true,
      code: 'VIP5',
      percentage: 5,
      discountedPrice,
      message: 'Descuento del 5 % aplicado.',
    });
  });

  it('and the purchase charges the same [S0-3.7 S0-7.10]', async () => {
    const cart = aCart();
    const visitor = browser();
    const { discountedPrice } = await visitor.call(
      applyDiscount,
      ask('VIP5', { userEmail: cart.email, cartId: cart.cartId }),
    );
    const intent = await visitor.call(createPaymentIntent, {
      body: { ...cart, couponCode: 'vip5', amount: discountedPrice },
    });
    expect(intent.amount).toBe('9.49');
  });

  it('and nothing changes', async () => {
    const { browser: visitor, cart } = await startPurchase();
    const before = await traceOf(db, cart.cartId);
    const redeemed = 'SELECT count(*)::integer AS n FROM discount_redemptions WHERE lower(email) = $1';
    await visitor.call(applyDiscount, ask('VIP5', { userEmail: cart.email, cartId: cart.cartId }));
    expect(await traceOf(db, cart.cartId)).toEqual(before);
    expect((await db.query(redeemed, [cart.email])).rows).toEqual([{ n: 0 }]);
  });
});

describe('a code is refused', () => {
  let bought: Bought;
  beforeAll(async () => {
    bought = await buy();
  });

  it('if orders of another language grant it', async () => {
    const { browser: buyer, cart } = bought;
    const ofSpain = await buyer.call(applyDiscount, ask('SAVE15', { userEmail: cart.email }));
    expect(ofSpain.percentage).toBe(15);
    const ofItaly = await buyer.refused(applyDiscount, ask('SAVE10', { userEmail: cart.email }));
    expect(ofItaly.body.code).toBe('discount_invalid');
  });

  it('for a stranger, with the same answer whether the address bought just now, once or never [V12]', async () => {
    const { browser: buyer, cart } = bought;
    const never = `${newTarget()}@example.com`;
    const codes = { granted: 'SAVE15', former: await newCode({ validSeconds: 0 }) };
    const stranger = browser();
    const unpaid = aCart({ amount: '8.49' });
    const answers = new Set<string>();
    for (const code of Object.values(codes))
      for (const email of [cart.email, never]) {
        const preview = await stranger.refused(applyDiscount, ask(code, { userEmail: email }));
        const intent = await stranger.refused(createPaymentIntent, {
          body: { ...unpaid, email, discountCode: code },
        });
        for (const { status, body } of [preview, intent])
          answers.add(JSON.stringify({ status, ...body, requestId: '' }));
      }
    expect([...answers].map((text) => JSON.parse(text))).toEqual([
      expect.objectContaining({ status: 422, code: 'discount_invalid' }),
    ]);
    // Its own browser can use it, even in the next cart.
    await buyer.call(createPaymentIntent, {
      body: aCart({ email: cart.email, discountCode: 'SAVE15', amount: '8.49' }),
    });
  });

  it('if it was granted too long ago, or used', async () => {
    const expired = await newCode({ validSeconds: 0 });
    const used = await newCode({ once: true });
    await db.query(
      'INSERT INTO discount_redemptions (order_id, code, email, redeemed_at) VALUES ($1, $2, $3, now())',
      [bought.order.id, used, bought.cart.email],
    );
    const userEmail = bought.cart.email.toUpperCase();
    expect(await bought.browser.refused(applyDiscount, ask(expired, { userEmail }))).toMatchObject({
      status: 422,
      body: { code: 'discount_expired', message: 'El código de descuento no es válido o ha expirado.' },
    });
    expect((await browser().refused(applyDiscount, ask(used, { userEmail }))).body.code).toBe(
      'discount_used',
    );
  });

  it("for another browser's cart, which doesn't exist", async () => {
    const { cart } = await startPurchase();
    const answer = await browser().refused(applyDiscount, ask('VIP5', { cartId: cart.cartId }));
    expect(answer).toMatchObject({ status: 404, body: { code: 'purchase_not_found' } });
  });

  it('if nothing is typed [S0-5.10]', async () => {
    const answer = await browser().refused(applyDiscount, ask('  '));
    expect(answer.body.fields).toEqual({ code: 'Por favor ingresa un código de descuento' });
  });
});

describe('the thank-you code of an order', () => {
  let bought: BoughtAsRows;
  beforeAll(async () => {
    bought = await boughtAsRows(db);
  });
  afterAll(() => forgetOrders(db, [bought.own]));
  const coupon = async () =>
    (await bought.browser.call(orderCoupon, { params: { id: bought.order.id } })).coupon;

  it.each([
    ['a minimum', 'min_order_cents = 2000'],
    ['one service', "service_types = '{followers}'"],
    ['an amount off', 'percent = NULL, amount_off_cents = 500'],
  ])('no thank-you code with %s: the success page states no conditions', async (_what, change) => {
    expect(await coupon()).toBeDefined();
    try {
      await db.query(`UPDATE discount_codes SET ${change} WHERE code = 'SAVE15'`);
      expect(await coupon()).toBeUndefined();
    } finally {
      await db.query(
        `UPDATE discount_codes SET percent = 15, amount_off_cents = NULL, min_order_cents = NULL, service_types = NULL
         WHERE code = 'SAVE15'`,
      );
    }
  });

  it('an order gives its thank-you code while it is really valid, and only to its buyer [S1-2.15.80]', async () => {
    expect(await coupon()).toEqual({ code: 'SAVE15', percent: 15, until: expect.any(String) });
    const stranger = await browser().refused(orderCoupon, { params: { id: bought.order.id } });
    expect(stranger).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
    await db.query(
      `INSERT INTO discount_redemptions (order_id, code, email, redeemed_at) VALUES ($1, 'SAVE15', $2, now())`,
      [bought.order.id, bought.own.email],
    );
    expect(await coupon()).toBeUndefined();
  });
});

describe('guessing', () => {
  it('an unknown, an inactive and a not granted code have the same answer and timing [V12]', async () => {
    const kinds = {
      unknown: 'NOSUCHCODE',
      inactive: await newCode({ active: false }),
      notGranted: await newCode({ validSeconds: 3600 }),
    };
    const answers: Record<string, unknown> = {};
    const times: Record<string, number[]> = { unknown: [], inactive: [], notGranted: [] };
    const alike = () => areAlike(Object.values(times), 15);
    const measure = async () => {
      const visitor = browser();
      for (let round = 0; round < 12; round++)
        for (const [kind, code] of Object.entries(kinds)) {
          const start = performance.now();
          const { status, body, headers } = await visitor.refused(applyDiscount, ask(code));
          const taken = performance.now() - start;
          // The first round opens connections.
          if (round > 0) times[kind]?.push(taken);
          answers[kind] = { status, ...body, requestId: '', length: headers.get('content-length') };
        }
    };
    await measure();
    // Chance delays vary; a delay in the code stays however often it is called.
    for (let again = 0; again < 3 && !alike(); again++) await measure();
    expect(answers.unknown).toMatchObject({ status: 422, code: 'discount_invalid' });
    expect(answers.inactive).toEqual(answers.unknown);
    expect(answers.notGranted).toEqual(answers.unknown);
    expect(Math.min(...Object.values(times).flat())).toBeGreaterThanOrEqual(98);
    expect(alike()).toBe(true);
  });

  it('a hundred wrong codes reveal nothing', async () => {
    const visitor = browser();
    await visitor.send('GET', '/api/stripe-config');
    const inactive = await newCode({ active: false });
    const seen = new Set<string>();
    for (let batch = 0; batch < 2; batch++) {
      const guesses = Array.from({ length: 50 }, (_, index) =>
        index === 25 ? inactive : `GUESS${batch}-${index}`,
      );
      const answers = await Promise.all(guesses.map((code) => visitor.refused(applyDiscount, ask(code))));
      for (const { status, body } of answers) seen.add(JSON.stringify({ status, ...body, requestId: '' }));
    }
    expect([...seen].map((text) => JSON.parse(text))).toEqual([
      expect.objectContaining({ status: 422, code: 'discount_invalid' }),
    ]);
  });

  describe('under the limits of a real shop', () => {
    let shop: OwnShop;
    beforeEach(async () => {
      shop = await ownShop({ RATE_LIMIT_FACTOR: '1' });
    });
    afterEach(() => shop.close());

    const guess = async (visitor: Browser) =>
      (await visitor.send('POST', '/api/apply-discount', ask('WRONG'))).status;

    it('a hundred guesses of one browser get thirty answers, and then even the right code is refused', async () => {
      const visitor = browser(shop.url);
      await visitor.send('GET', '/api/stripe-config');
      const counts: Record<number, number> = {};
      for (let batch = 0; batch < 2; batch++)
        for (const status of await Promise.all(Array.from({ length: 50 }, () => guess(visitor))))
          counts[status] = (counts[status] ?? 0) + 1;
      expect(counts).toEqual({ 422: 30, 429: 70 });
      const right = await visitor.refused(applyDiscount, ask('VIP5'));
      expect(right).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
      expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    it('new browsers of the same address don’t help for long', async () => {
      const statuses = await Promise.all(Array.from({ length: 70 }, () => guess(browser(shop.url))));
      expect(statuses.filter((status) => status === 422)).toHaveLength(60);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    });

    it('nor do guesses inside a cart', async () => {
      const visitor = browser(shop.url);
      await visitor.send('GET', '/api/stripe-config');
      for (let count = 0; count < 30; count++) await guess(visitor);
      const answer = await visitor.refused(createPaymentIntent, {
        body: aCart({ discountCode: 'VIP5', amount: '9.49' }),
      });
      expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    });
  });
});
