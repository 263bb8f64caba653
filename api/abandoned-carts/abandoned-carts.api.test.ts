import { holdMarketing } from '#db/marketing-holds.ts';
import { adminCarts, adminCloseCart, adminRemindCart } from '#domain/calls/admin-carts.ts';
import { countLimit } from '#domain/calls/list.ts';
import { createOrderAfterPayment } from '#domain/calls/shop.ts';
import { administrator, logInAs } from '../testing/administrator';
import type { Browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { payments } from '../testing/payments';
import { type Started, startPurchase } from '../testing/purchases';
import { anOrder, forgetOrders, ownNames } from '../testing/rows';
import { eventually } from '../testing/wait';

const db = fileDatabase();

const body = { reason: 'Llamó por teléfono' };

async function listed(admin: Browser, { cart }: Started, state: 'open' | 'closed' | 'recovered' = 'open') {
  const { carts } = await admin.call(adminCarts, { query: { search: cart.email, state } });
  return carts[0];
}

it('a cart without a payment is listed, reminded once in spite of parallel requests, and counts as recovered when it is paid [S1-2.15.87]', async () => {
  const admin = await administrator();
  const colleague = await logInAs(db, 'support');
  const started = await startPurchase();
  const number = started.intent.orderNumber;
  expect(await listed(admin, started)).toMatchObject({
    orderNumber: number,
    stage: 'awaiting-payment',
    email: started.cart.email,
    amountCents: 999,
    unsubscribed: false,
    recoveryUrl: expect.stringMatching(/^https?:\/\/\S+\/es\/ig\?cart=/),
    runUrl: expect.stringContaining(`purchase-${started.cart.cartId}`),
  });
  const before = (await admin.call(adminCarts)).figures;
  const answers = await Promise.all(
    [admin, colleague].map((one) =>
      one.send('POST', `/api/admin/abandoned-carts/${number}/reminder`, { body }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'already_reminded' });
  await eventually(async () => {
    if (!(await listed(admin, started))?.remindedAt) throw new Error('Not reminded yet');
  });
  const { paymentIntentId } = started.intent;
  await payments().confirm(paymentIntentId);
  await started.browser.call(createOrderAfterPayment, { body: { paymentIntentId } });
  const recovered = await listed(admin, started, 'recovered');
  expect(recovered).toMatchObject({ orderNumber: number, recoveredAt: expect.any(String) });
  expect(await listed(admin, started)).toBeUndefined();
  const after = (await admin.call(adminCarts)).figures;
  expect(after.recovered).toBeGreaterThan(before.recovered);
  expect(after.recoveredCents).toBeGreaterThanOrEqual((before.recoveredCents ?? 0) + 999);
  const { figures } = await (await logInAs(db, 'support')).call(adminCarts);
  expect([figures.recovered, figures.abandonedCents, figures.recoveredCents]).toEqual([
    expect.any(Number),
    undefined,
    undefined,
  ]);
  const late = await admin.refused(adminRemindCart, { params: { number }, body });
  expect(late).toMatchObject({ status: 409, body: { code: 'already_paid' } });
});

it('a list counts no further than ten thousand, and has no page beyond [S1-2.15.87]', async () => {
  const admin = await administrator();
  const own = ownNames();
  const row = (
    cart: string,
  ) => `INSERT INTO purchases (cart_id, order_number, owner, language, variant, stage, closed_as,
      payment_status, payment_intent_id, email, created_at, updated_at)
    SELECT '${own.tag}' || n, '${own.tag}' || n, 'nobody', 'es', 'A', 'closed', 'abandoned', 'pending', 'pi_${own.tag}' || n,
      '${own.email}', now(), now() FROM ${cart}`;
  const ask = (page: number) =>
    admin.call(adminCarts, { query: { state: 'closed', search: own.email, page: String(page) } });
  try {
    await db.query(row('generate_series(1, 3) n'));
    expect((await ask(1)).total).toBe(3);
    await db.query(row(`generate_series(4, ${countLimit + 5}) n`));
    const deepest = countLimit / 25;
    expect(await ask(deepest)).toMatchObject({ total: countLimit + 1, carts: { length: 25 } });
    expect((await ask(deepest + 1)).carts).toEqual([]);
  } finally {
    await db.query('DELETE FROM purchases WHERE email = $1', [own.email]);
  }
});

describe('of one address', () => {
  let first: Started;
  let second: Started;
  beforeAll(async () => {
    first = await startPurchase();
  });

  it('an unsubscribed address is not reminded, nor any while marketing mail is held [S1-2.15.89]', async () => {
    const admin = await administrator();
    const params = { number: first.intent.orderNumber };
    await db.query('INSERT INTO email_suppressions (email) VALUES ($1)', [first.cart.email]);
    const refused = await admin.refused(adminRemindCart, { params, body });
    expect(refused).toMatchObject({ status: 409, body: { code: 'no_reminder_wanted' } });
    expect(await listed(admin, first)).toMatchObject({ unsubscribed: true });
    await db.query('DELETE FROM email_suppressions WHERE email = $1', [first.cart.email]);
    await holdMarketing(db);
    const held = await admin.refused(adminRemindCart, { params, body });
    await db.query('DELETE FROM marketing_holds');
    expect(held).toMatchObject({ status: 409, body: { code: 'marketing_held' } });
  });

  it('one that has bought the same in another cart since is not reminded, and its one reminder is still not used up [S1-2.15.89]', async () => {
    const admin = await administrator();
    const { cart, intent } = first;
    const params = { number: intent.orderNumber };
    expect(await listed(admin, first)).toMatchObject({ boughtElsewhere: false });
    const paid = { ...ownNames(), email: cart.email, username: cart.username };
    await anOrder(db, paid, {
      purchase: { attention: null },
      order: { service_type: 'followers', created_at: new Date() },
    });
    expect(await listed(admin, first)).toMatchObject({ boughtElsewhere: true });
    const refused = await admin.refused(adminRemindCart, { params, body });
    expect(refused).toMatchObject({ status: 409, body: { code: 'bought_elsewhere' } });
    await db.query(`UPDATE orders SET email = 'other@shop.example' WHERE cart_id = $1`, [paid.cartId]);
    await admin.call(adminRemindCart, { params, body });
    // By its own names: the open cart has the same address.
    await forgetOrders(db, [{ ...paid, email: ownNames().email }]);
  });

  it('one that was reminded of a cart today is not reminded of another under any spelling, whose reminder is not used up', async () => {
    const admin = await administrator();
    second = await startPurchase({ email: first.cart.email.replace('@', '+2@').toUpperCase() });
    const [reminded, waiting] = [first, second].map(({ intent }) => ({ number: intent.orderNumber }));
    if (!reminded || !waiting) throw new Error('No carts');
    await eventually(async () => {
      const { rowCount } = await db.query(
        `SELECT FROM emails WHERE cart_id = $1 AND kind = 'payment-reminder' AND sent_at IS NOT NULL`,
        [first.cart.cartId],
      );
      expect(rowCount).toBe(1);
    });
    for (const [params, code] of [
      [reminded, 'already_reminded'],
      [waiting, 'reminded_today'],
    ] as const)
      expect(await admin.refused(adminRemindCart, { params, body })).toMatchObject({
        status: 409,
        body: { code },
      });
    const shown = async () =>
      (await admin.call(adminCarts, { query: { search: waiting.number } })).carts[0]?.remindedElsewhere;
    expect(await shown()).toBe(true);
    await db.query(`UPDATE emails SET sent_at = sent_at - interval '25 hours' WHERE cart_id = $1`, [
      first.cart.cartId,
    ]);
    expect(await shown()).toBe(false);
    // The reminder of a cart that was left on that day did not go out then, and does not later.
    const shift = (hours: number) =>
      db.query(
        'UPDATE purchases SET updated_at = updated_at + make_interval(hours => $2) WHERE cart_id = $1',
        [second.cart.cartId, hours],
      );
    await shift(-25);
    expect(await shown()).toBe(true);
    await shift(25);
    await admin.call(adminRemindCart, { params: waiting, body });
  });

  it('closing cancels the intent and is in the timeline with its administrator; a second time is refused [S1-2.15.90]', async () => {
    const admin = await administrator();
    const params = { number: second.intent.orderNumber };
    expect(await admin.call(adminCloseCart, { params, body })).toMatchObject({ outcome: 'cancelled' });
    const closed = await eventually(async () => {
      const found = await listed(admin, second, 'closed');
      if (!found) throw new Error('Not closed yet');
      return found;
    });
    expect(closed.closedAs).toBe('cancelled');
    const { rows } = await db.query(
      `SELECT by, data FROM timeline WHERE cart_id = $1 AND kind = 'purchase-cancelled'`,
      [second.cart.cartId],
    );
    expect(rows).toEqual([{ by: 'admin', data: { reason: body.reason } }]);
    for (const call of [adminCloseCart, adminRemindCart])
      expect(await admin.refused(call, { params, body })).toMatchObject({
        status: 409,
        body: { code: 'purchase_closed' },
      });
  });

  it('a payment that is quicker than closing wins [S1-2.15.90]', async () => {
    const admin = await administrator();
    await payments().confirm(first.intent.paymentIntentId);
    const answer = await admin.send('POST', `/api/admin/abandoned-carts/${first.intent.orderNumber}/close`, {
      body,
    });
    const answered = answer.body as { outcome?: string; code?: string };
    expect(answered.outcome ?? answered.code).toMatch(/^(paid|already_paid)$/);
  });
});

it('a cart that does not exist is not found', async () => {
  const admin = await administrator();
  const answer = await admin.refused(adminRemindCart, { params: { number: 'FNZ-000000-XXXX' }, body });
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
