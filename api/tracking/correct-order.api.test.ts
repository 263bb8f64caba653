import { randomBytes } from 'node:crypto';
import { blockUser } from '#domain/calls/admin-blocked-users.ts';
import { adminChangeEmail } from '#domain/calls/admin-order-actions.ts';
import type { BodyOf } from '#domain/calls/call.ts';
import { chat } from '#domain/calls/chat.ts';
import { correctEmail, correctTarget, getOrder, requestInvoice, trackOrder } from '#domain/calls/orders.ts';
import { mailTo, panelOrders } from '#e2e/support/sandbox.ts';
import { administrator } from '../testing/administrator';
import { browser } from '../testing/browser';
import { buyNeedingAttention, buyPostsNeedingAttention } from '../testing/buy-needing-attention';
import { fileDatabase } from '../testing/database';
import { type Bought, buy, newTarget, orderThat } from '../testing/purchases';
import { eventually } from '../testing/wait';

const db = fileDatabase();

type To = BodyOf<typeof correctTarget>['to'];
const profile = (username: string): To => ({ kind: 'profile', username });
const correction = ({ order }: Bought, to: To) => ({ params: { id: order.id }, body: { to } });

describe('the target', () => {
  /** Its panel refused it, and its answer was lost: until a test corrects the first, they wait for a person. */
  let bought: Bought;
  let doubtful: Bought;
  beforeAll(async () => {
    bought = await buyNeedingAttention(db);
    doubtful = await buyNeedingAttention(db, 'acceptThen500');
  });

  it('nobody else may: to them the order does not exist, and they learn nothing of the target', async () => {
    const stranger = browser();
    const refused = await stranger.refused(correctTarget, correction(bought, profile(newTarget())));
    expect(refused).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
    const { order } = await stranger.call(getOrder, { params: { id: bought.order.id } });
    expect([order.onHold, order.correction]).toEqual([undefined, undefined]);
  });

  it('not to a blocked user, and not to an invalid name', async () => {
    const blocked = newTarget();
    const admin = await administrator();
    await admin.call(blockUser, { body: { username: blocked, reason: 'abuse' } });
    const ask = (to: To) => bought.browser.refused(correctTarget, correction(bought, to));
    expect((await ask(profile('...'))).body.code).toBe('validation_failed');
    expect((await ask({ kind: 'posts', posts: ['Cabcdef'] })).body.code).toBe('target_is_profile');
    expect((await ask(profile(blocked))).body.code).toBe('blocked_user');
  });

  it('after some minutes everybody sees that a person is looking at it, and the assistant says the same', async () => {
    const { order, cart } = bought;
    await db.query(
      `UPDATE purchases SET attention_since = attention_since - interval '6 minutes' WHERE cart_id = $1`,
      [cart.cartId],
    );
    const stranger = browser();
    const seen = await stranger.call(getOrder, { params: { id: order.id } });
    expect(seen.order.onHold?.cause).toBe('shop');
    const { message } = await stranger.call(chat, {
      body: { language: 'es', messages: [{ role: 'user', content: `¿Dónde está ${order.orderNumber}?` }] },
    });
    expect(message).toMatch(/Una persona de nuestro equipo lo está revisando, a más tardar el/);
  });

  it('a reader who proves the order corrects a wrong name; the earlier submission keeps the old one', async () => {
    const right = newTarget();
    const elsewhere = browser();
    const { order, cart } = bought;
    await elsewhere.call(trackOrder, { body: { orderNumber: order.orderNumber, email: cart.email } });
    await elsewhere.call(correctTarget, correction(bought, profile(`@${right}`)));
    const view = await orderThat(bought.browser, order.id, ({ status }) => status !== 'pending');
    expect([view.username, view.onHold, view.correction]).toEqual([right, undefined, undefined]);
    expect(await panelOrders(right)).toHaveLength(1);
    expect(await panelOrders(cart.username)).toEqual([]);
    const { rows } = await db.query(
      'SELECT generation, username FROM submissions WHERE order_id = $1 ORDER BY generation',
      [order.id],
    );
    expect(rows).toEqual([
      { generation: 1, username: cart.username },
      { generation: 2, username: right },
    ]);
    const timeline = await db.query(
      `SELECT by, data FROM timeline WHERE cart_id = $1 AND kind = 'target-changed'`,
      [cart.cartId],
    );
    expect(timeline.rows).toEqual([{ by: 'customer', data: { reason: 'customer' } }]);

    const late = await bought.browser.refused(correctTarget, correction(bought, profile(newTarget())));
    expect(late).toMatchObject({ status: 409, body: { code: 'target_sent' } });
  });

  it('two parallel corrections lead to one delivery, to one of the targets', async () => {
    const raced = await buyNeedingAttention(db);
    const names = [newTarget(), newTarget(), newTarget()];
    const answers = await Promise.all(
      names.map((username) => raced.browser.answer(correctTarget, correction(raced, profile(username)))),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await orderThat(raced.browser, raced.order.id, ({ status }) => status !== 'pending');
    const delivered = await Promise.all(names.map(panelOrders));
    expect(delivered.flat()).toHaveLength(1);
  });

  it.each([
    ['it is not sent again if it may be under way', { kind: 'same' } as const],
    ['nor may its name be changed', profile('somebody.else')],
  ])('%s', async (_, to) => {
    const refused = await doubtful.browser.refused(correctTarget, correction(doubtful, to));
    expect(refused.body.code).toBe('target_in_doubt');
  });

  it('a post is replaced by its name, and not if others are left by now', async () => {
    const likes = await buyPostsNeedingAttention(db, 'refuse');
    const [gone, sent] = likes.posts;
    const right = `C${randomBytes(5).toString('hex')}`;
    const to = (replaces: string[]): To => ({ kind: 'posts', posts: [right], replaces });
    const stale = await likes.browser.refused(correctTarget, correction(likes, to([sent])));
    expect(stale).toMatchObject({ status: 409, body: { code: 'posts_changed' } });
    await likes.browser.call(correctTarget, correction(likes, to([gone])));
    await eventually(async () => expect(await panelOrders(right)).toHaveLength(1));
    expect(await panelOrders(gone)).toEqual([]);
  });
});

describe('the e-mail address', () => {
  let bought: Bought;
  beforeAll(async () => {
    bought = await buy();
  });

  it('nobody else may: to them the order does not exist', async () => {
    const { order, cart } = bought;
    const stranger = browser();
    const asked = { params: { id: order.id }, body: { email: 'thief@example.com' } };
    expect((await stranger.refused(correctEmail, asked)).body.code).toBe('order_not_found');
    await stranger.call(trackOrder, { body: { orderNumber: order.orderNumber, email: cart.email } });
    const { order: whole } = await stranger.call(getOrder, { params: asked.params });
    expect([whole.view, whole.emailCorrectableUntil]).toEqual(['own', undefined]);
    expect((await stranger.refused(correctEmail, asked)).body.code).toBe('order_not_found');
  });

  it('the browser that bought corrects a mistyped address: order, e-mails and proof follow', async () => {
    const { browser: buyer, order, cart } = bought;
    const email = `right-${cart.email}`;
    const params = { id: order.id };
    const prove = (asked: string) => ({ body: { orderNumber: order.orderNumber, email: asked } });
    // The mistyped address belongs to somebody, who reads the order's number in its e-mails.
    const stranger = browser();
    await stranger.call(trackOrder, prove(cart.email));
    const { order: before } = await buyer.call(getOrder, { params });
    const wait = Date.parse(before.emailCorrectableUntil ?? '') - Date.parse(before.createdAt);
    expect(wait).toBe(3_600_000);

    await buyer.call(correctEmail, { params, body: { email } });
    expect((await buyer.call(getOrder, { params })).order.email).toBe(email);
    await eventually(async () => {
      expect((await mailTo(email)).map(({ subject }) => subject)).toContain(
        `Confirmación de tu pedido ${order.orderNumber}`,
      );
      expect((await mailTo(cart.email)).map(({ subject }) => subject)).toContain(
        `Hemos cambiado el correo del pedido ${order.orderNumber}`,
      );
    });
    const notice = (await mailTo(cart.email)).find(({ subject }) => subject.startsWith('Hemos cambiado'));
    // It may be a stranger's.
    expect(notice?.text).not.toContain(email);
    expect(notice?.text).not.toContain(cart.username);

    const { order: strangers } = await stranger.call(getOrder, { params });
    expect([strangers.view, strangers.email]).toEqual(['public', undefined]);
    const address = {
      address: 'Calle Mayor, 1',
      postalCode: '28013',
      city: 'Madrid',
      country: 'ES' as const,
    };
    const body = { name: 'A stranger', taxId: 'B58378431', ...address };
    expect((await stranger.refused(requestInvoice, { params, body })).status).toBe(404);
    expect((await browser().refused(trackOrder, prove(cart.email))).status).toBe(404);
    expect((await browser().call(trackOrder, prove(email))).orders).toMatchObject([{ email }]);
  });

  it('the back office corrects it; the audit log has the reason but not the address', async () => {
    const { order } = bought;
    const admin = await administrator();
    const body = { email: `office-${order.id}@example.com`, reason: 'written by phone' };
    await admin.call(adminChangeEmail, { params: { id: order.id }, body });
    const { rows } = await db.query(
      `SELECT before ->> 'reason' AS reason, before::text || after::text AS whole FROM audit_log
     WHERE subject = $1 AND action = 'change-email'`,
      [order.orderNumber],
    );
    expect(rows).toMatchObject([{ reason: body.reason }]);
    expect(rows[0].whole).not.toContain(body.email);
  });
});
