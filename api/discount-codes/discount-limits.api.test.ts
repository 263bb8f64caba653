import { randomBytes } from 'node:crypto';
import { findDiscount, whyNotRedeemable } from '#db/discounts.ts';
import { correctEmail } from '#domain/calls/orders.ts';
import {
  applyDiscount,
  cancelPaymentIntent,
  createOrderAfterPayment,
  createPaymentIntent,
} from '#domain/calls/shop.ts';
import { type Browser, browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { payments } from '../testing/payments';
import { aCart, type Bought, buy, newTarget, startPurchase } from '../testing/purchases';
import { anOrder, forgetOrders, type OwnNames, ownNames } from '../testing/rows';
import { ownShop } from '../testing/shop';
import { eventually } from '../testing/wait';
import { discountByCode } from './sql';

const db = testDatabase();
const made: OwnNames[] = [];
afterAll(async () => {
  await forgetOrders(db, made);
  await db.end();
});

/** A code that no other test uses. */
async function aCode(rules: Record<string, unknown>): Promise<string> {
  const code = `T${randomBytes(5).toString('hex').toUpperCase()}`;
  const columns = { percent: rules.amount_off_cents === undefined ? 10 : null, ...rules };
  const names = Object.keys(columns);
  await db.query(
    `INSERT INTO discount_codes (code, ${names.join(', ')}) VALUES ($1, ${names.map((_, at) => `$${at + 2}`).join(', ')})`,
    [code, ...Object.values(columns)],
  );
  return code;
}

const redeemed = async (code: string) =>
  (await db.query('SELECT count(*)::integer AS n FROM discount_redemptions WHERE code = $1', [code])).rows[0]
    .n;

it('an amount off is the same in the preview, the intent and the order [S1-2.15.71]', async () => {
  const code = await aCode({ amount_off_cents: 250 });
  const preview = await browser().call(applyDiscount, {
    body: { code, originalPrice: '9.99', userEmail: 'nobody@example.com' },
  });
  expect(preview).toMatchObject({ percentage: 0, amountOff: '2.50', discountedPrice: '7.49' });
  expect(preview.message).toMatch(/^Descuento de 2,50\s€ aplicado\.$/);
  const bought = await buy({ discountCode: code, amount: '7.49' });
  const { rows } = await db.query('SELECT discount_cents, amount_cents FROM orders WHERE id = $1', [
    bought.order.id,
  ]);
  expect(rows).toEqual([{ discountCents: 250, amountCents: 749 }]);
});

it('parallel buyers get a limited code only up to its limit, and each who has it can pay [S1-2.15.73 F28]', async () => {
  const code = await aCode({ max_redemptions: 2 });
  const tries = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const visitor = browser();
      const cart = aCart({ discountCode: code, amount: '8.99' });
      const answer = await visitor.send('POST', '/api/create-payment-intent', { body: cart });
      return {
        visitor,
        answer: answer as { status: number; body: { paymentIntentId: string; code: string } },
      };
    }),
  );
  const got = tries.filter(({ answer }) => answer.status === 200);
  expect(got).toHaveLength(2);
  expect(new Set(tries.filter((one) => !got.includes(one)).map(({ answer }) => answer.body.code))).toEqual(
    new Set(['discount_exhausted']),
  );
  for (const { visitor, answer } of got) {
    const { paymentIntentId } = answer.body;
    await payments().confirm(paymentIntentId);
    const { outcome } = await visitor.call(createOrderAfterPayment, { body: { paymentIntentId } });
    expect(outcome).toBe('order');
  }
  expect(await redeemed(code)).toBe(2);
});

it('a promised price stays although the code is switched off; the same cart may use it again [S1-2.15.73 F28]', async () => {
  const code = await aCode({ max_redemptions: 1 });
  const started = await startPurchase({ discountCode: code, amount: '8.99' });
  // A cart doesn't block itself.
  await started.browser.call(createPaymentIntent, { body: started.cart });
  await db.query('UPDATE discount_codes SET active = false WHERE code = $1', [code]);
  const { paymentIntentId } = started.intent;
  await payments().confirm(paymentIntentId);
  const { outcome } = await started.browser.call(createOrderAfterPayment, { body: { paymentIntentId } });
  expect(outcome).toBe('order');
});

it('a cart that removes the code leaves it to the next', async () => {
  const code = await aCode({ max_redemptions: 1 });
  const started = await startPurchase({ discountCode: code, amount: '8.99' });
  const body = aCart({ discountCode: code, amount: '8.99' });
  const next = browser();
  expect((await next.refused(createPaymentIntent, { body })).body.code).toBe('discount_exhausted');
  await started.browser.call(createPaymentIntent, {
    body: { ...started.cart, discountCode: undefined, amount: '9.99' },
  });
  await next.call(createPaymentIntent, { body });
});

describe('a use that an unpaid cart reserves', () => {
  const limited = (max: number) => aCode({ max_redemptions: max });
  const withCode = (discountCode: string) => ({ discountCode, amount: '8.99' });
  const begin = (visitor: Browser, body: object) => visitor.send('POST', createPaymentIntent.path, { body });
  const refusal = async (visitor: Browser, body: object) =>
    ((await begin(visitor, body)).body as { code?: string }).code;
  /** As if the cart had been priced that long ago. */
  const age = (cartId: string, minutes: number) =>
    db.query(
      'UPDATE discount_claims SET claimed_at = claimed_at - make_interval(mins => $2) WHERE cart_id = $1',
      [cartId, minutes],
    );

  it('is free after an hour; who comes back is told, who paid in time is served, who paid too late is refunded', async () => {
    const code = await limited(1);
    const first = await startPurchase(withCode(code));
    // A visit within the hour renews it.
    await age(first.cart.cartId, 31);
    await first.browser.call(createPaymentIntent, { body: first.cart });
    await age(first.cart.cartId, 31);
    const [other, next] = [browser(), aCart(withCode(code))];
    expect(await refusal(other, next)).toBe('discount_exhausted');
    await age(first.cart.cartId, 30);
    expect(await refusal(other, next)).toBeUndefined();
    expect(await refusal(first.browser, first.cart)).toBe('discount_exhausted');
    const paid = { cartId: first.cart.cartId, code, email: first.cart.email };
    const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
    expect(await whyNotRedeemable(db, { ...paid, paidAt: minutesAgo(5) })).toBeUndefined();
    expect(await whyNotRedeemable(db, { ...paid, paidAt: minutesAgo(0) })).toBe('discount_exhausted');
    const { paymentIntentId } = first.intent;
    await payments().confirm(paymentIntentId);
    const { outcome } = await first.browser.call(createOrderAfterPayment, { body: { paymentIntentId } });
    expect(outcome).toBe('returned');
  });

  it('is the only one of its browser', async () => {
    const code = await limited(2);
    const greedy = browser();
    const { cart: first } = await startPurchase(withCode(code), greedy);
    const last = await startPurchase(withCode(code), greedy);
    await startPurchase(withCode(code));
    expect(await refusal(browser(), aCart(withCode(code)))).toBe('discount_exhausted');
    // Its own other carts don't stand in its way.
    await startPurchase(withCode(code), greedy);
    expect(await refusal(greedy, last.cart)).toBeUndefined();
    // Nor in that of one that is paid: it takes the use.
    const paid = { cartId: first.cartId, code, email: first.email, paidAt: Date.now() };
    expect(await whyNotRedeemable(db, paid)).toBeUndefined();
  });

  it('is counted: one IP address can’t reserve them all again and again', async () => {
    const code = await limited(10);
    const shop = await ownShop({ RATE_LIMIT_FACTOR: '0.1' });
    try {
      const carts = Array.from({ length: 4 }, () => ({
        visitor: browser(shop.url),
        body: aCart(withCode(code)),
      }));
      const [one, two, three, four] = carts.map(
        ({ visitor, body }) =>
          () =>
            refusal(visitor, body),
      );
      // The same cart again isn't counted.
      for (const ask of [one, one, two, three]) expect(await ask!()).toBeUndefined();
      await db.query(`DELETE FROM rate_limits WHERE key LIKE 'intents%'`);
      expect(await four!()).toBe('discount_held_often');
      // Keeping one counts like another one.
      await age(carts[0]!.body.cartId, 31);
      expect(await one!()).toBe('discount_held_often');
    } finally {
      await shop.close();
    }
  });
});

it('a cart that is given up leaves the code to the next, and is not counted again', async () => {
  const code = await aCode({ max_redemptions: 1 });
  const started = await startPurchase({ discountCode: code, amount: '8.99' });
  const claim = async () =>
    (await db.query('SELECT ended FROM discount_claims WHERE cart_id = $1', [started.cart.cartId])).rows;
  expect(await claim()).toEqual([{ ended: false }]);
  const { paymentIntentId } = started.intent;
  await started.browser.call(cancelPaymentIntent, { body: { paymentIntentId } });
  await eventually(async () => expect(await claim()).toEqual([{ ended: true }]));
  await browser().call(createPaymentIntent, { body: aCart({ discountCode: code, amount: '8.99' }) });
});

it('the uses of a code are counted without the carts that were given up: by an index that leaves them out', async () => {
  const client = await db.connect();
  const plans: string[] = [];
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL enable_seqscan = off');
    const explained = {
      query: async (sql: string, values: unknown[]) => {
        const { rows } = await client.query(`EXPLAIN ${sql}`, values);
        plans.push(rows.map((row) => String(row['QUERY PLAN'])).join('\n'));
        return { rows: [] };
      },
    };
    await findDiscount(explained as never, 'SAVE10', 'ana@example.com');
    await discountByCode(explained as never, 'SAVE10');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
  expect(plans).toHaveLength(2);
  for (const plan of plans) expect(plan).toContain('discount_claims_open');
});

it('“once per address” with two parallel payments: one order, the other payment is refunded [S1-2.15.74]', async () => {
  const code = await aCode({ once_per_email: true });
  const email = `${newTarget()}@example.com`;
  const carts = await Promise.all(
    [0, 1].map(() => startPurchase({ discountCode: code, amount: '8.99', email })),
  );
  const outcomes = await Promise.all(
    carts.map(async ({ browser: visitor, intent: { paymentIntentId } }) => {
      await payments().confirm(paymentIntentId);
      return (await visitor.call(createOrderAfterPayment, { body: { paymentIntentId } })).outcome;
    }),
  );
  expect(outcomes.sort()).toEqual(['order', 'returned']);
  expect(await redeemed(code)).toBe(1);
});

describe('a change of the cart that is refused for its price', () => {
  /** Without the code, for the price with it. */
  async function removeCodeOnly({ browser: visitor, cart }: Awaited<ReturnType<typeof startPurchase>>) {
    const body = { ...cart, discountCode: undefined };
    expect((await visitor.refused(createPaymentIntent, { body })).body.code).toBe('price_changed');
  }

  it('keeps the use that the cart has reserved', async () => {
    const code = await aCode({ max_redemptions: 1 });
    await removeCodeOnly(await startPurchase({ discountCode: code, amount: '8.99' }));
    const body = aCart({ discountCode: code, amount: '8.99' });
    expect((await browser().refused(createPaymentIntent, { body })).body.code).toBe('discount_exhausted');
  });

  it('makes no second use of a code for one address [S1-2.15.74]', async () => {
    const code = await aCode({ once_per_email: true });
    const email = `${newTarget()}@example.com`;
    const outcomes = [];
    const carts = await Promise.all(
      [0, 1, 2].map(() => startPurchase({ discountCode: code, amount: '8.99', email })),
    );
    const [, second, third] = carts;
    await removeCodeOnly(second!);
    // As after a change that was lost on its way to the payment provider.
    await db.query('DELETE FROM discount_claims WHERE cart_id = $1', [third!.cart.cartId]);
    for (const { browser: visitor, intent } of carts) {
      const { paymentIntentId } = intent;
      await payments().confirm(paymentIntentId);
      outcomes.push((await visitor.call(createOrderAfterPayment, { body: { paymentIntentId } })).outcome);
    }
    expect(outcomes).toEqual(['order', 'returned', 'returned']);
    expect(await redeemed(code)).toBe(1);
  });
});

it.each([
  ['{}@example.com', '{}+2@EXAMPLE.com', true],
  ['{}.a@gmail.com', '{}a+tag@googlemail.com', true],
  ['{}.a@example.com', '{}a@example.com', false],
])('“once per address” counts an inbox, whatever its aliases: %s, then %s', async (first, second, isOne) => {
  const code = await aCode({ once_per_email: true });
  const name = newTarget();
  const [one, two] = [first, second].map((pattern) => pattern.replace('{}', name));
  const own = ownNames();
  made.push(own);
  await anOrder(db, own);
  await db.query(
    'INSERT INTO discount_redemptions (order_id, code, email, redeemed_at) VALUES ($1, $2, $3, now())',
    [own.orderId, code, one],
  );
  const again = await browser().send('POST', '/api/create-payment-intent', {
    body: aCart({ discountCode: code, amount: '8.99', email: two }),
  });
  expect(again).toMatchObject(isOne ? { body: { code: 'discount_used' } } : { status: 200 });
});

describe('the correction of an order’s address', () => {
  const granted = { once_per_email: true, valid_seconds_after_grant: 3600 };
  const newEmail = () => `${newTarget()}@example.com`;
  const withCode = (email: string, discountCode: string) => ({ email, discountCode, amount: '8.99' });

  /** Corrects the address, and waits until its former owner was told. */
  async function correct({ browser: buyer, order }: Bought, email: string): Promise<void> {
    const told = `SELECT FROM emails e JOIN orders o USING (cart_id) WHERE o.id = $1 AND e.kind LIKE 'email-changed%'`;
    const { rowCount } = await db.query(told, [order.id]);
    await buyer.call(correctEmail, { params: { id: order.id }, body: { email } });
    await eventually(async () =>
      expect((await db.query(told, [order.id])).rowCount).toBe((rowCount ?? 0) + 1),
    );
  }

  /** Why a code isn't valid for an address; undefined if it is. */
  async function refusal(buyer: Browser, code: string, userEmail: string): Promise<string | undefined> {
    const { body } = await buyer.send('POST', applyDiscount.path, {
      body: { code, originalPrice: '9.99', userEmail },
    });
    return (body as { code?: string; success?: true }).success ? undefined : (body as { code: string }).code;
  }

  it('frees no code that was redeemed, and uses it up for the new address', async () => {
    const code = await aCode({ once_per_email: true });
    const [paid, right] = [newEmail(), newEmail()];
    const bought = await buy(withCode(paid, code));
    await correct(bought, right);
    for (const email of [paid, right, right.replace('@', '+2@')])
      expect([email, await refusal(bought.browser, code, email)]).toEqual([email, 'discount_used']);
    expect(await redeemed(code)).toBe(1);
  });

  it('takes the grant of an order that used no code to the new address, if nobody has used it', async () => {
    const code = await aCode(granted);
    const right = newEmail();
    const bought = await buy();
    await correct(bought, right);
    expect(await refusal(bought.browser, code, right)).toBeUndefined();
  });

  it('makes no second use of one grant', async () => {
    const code = await aCode(granted);
    const [first, second, third] = [newEmail(), newEmail(), newEmail()];
    const granting = await buy({ email: first });
    await buy(withCode(first, code), granting.browser);
    await correct(granting, second);
    expect(await refusal(granting.browser, code, second)).toBe('discount_invalid');
    await correct(granting, third);
    expect(await refusal(granting.browser, code, third)).toBe('discount_invalid');
  });

  it('takes no grant of a discounted order along: two codes that grant each other come to an end', async () => {
    const [one, other] = [await aCode(granted), await aCode(granted)];
    const [first, second] = [newEmail(), newEmail()];
    const { browser: buyer } = await buy({ email: first });
    const discounted = await buy(withCode(first, one), buyer);
    await correct(discounted, second);
    expect(await refusal(buyer, other, second)).toBe('discount_invalid');
    // The order without a discount still grants it.
    expect(await refusal(buyer, other, first)).toBeUndefined();
  });
});

/** Without anything to pay: each code is refused. */
const cart = aCart({ amount: '8.99' });
const refusedBuyer = browser();

it.each([
  ['for another service', { service_types: ['likes'] }, 'discount_not_applicable'],
  ['for another language', { languages: ['fr', 'it'] }, 'discount_not_applicable'],
  ['for larger orders', { min_order_cents: 1000 }, 'discount_minimum'],
  ['whose time is over', { valid_until: new Date(0) }, 'discount_expired'],
  ['whose time has not come', { valid_from: new Date(Date.now() + 3_600_000) }, 'discount_invalid'],
])('a code %s is refused at the checkout [S1-2.15.71]', async (_what, rules, refusal) => {
  const code = await aCode(rules);
  const body = { ...cart, discountCode: code };
  expect((await refusedBuyer.refused(createPaymentIntent, { body })).body.code).toBe(refusal);
});
