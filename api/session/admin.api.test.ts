import { createHash } from 'node:crypto';
import { adminOrder } from '#domain/calls/admin-order.ts';
import {
  adminChangeTarget,
  adminRefund,
  adminResolveSubmission,
  adminSendToProvider,
} from '#domain/calls/admin-order-actions.ts';
import { adminOrders } from '#domain/calls/admin-order-list.ts';
import { adminLogin, adminLogout, adminSession } from '#domain/calls/admin-session.ts';
import { filePaths } from '#domain/calls/files.ts';
import { buyDelivered } from '#e2e/support/buy-delivered.ts';
import { administrator, loggedIn, logInAs } from '../testing/administrator';
import { boughtAsRows } from '../testing/bought-as-rows';
import { browser } from '../testing/browser';
import { fileDatabase, traceOf } from '../testing/database';
import { openEvents } from '../testing/event-stream';
import { type Bought, buy } from '../testing/purchases';
import { forgetOrders } from '../testing/rows';

const db = fileDatabase();

describe('logging in', () => {
  it.each([
    ['a wrong password', 'admin', 'not the password'],
    ['an unknown name', 'nobody', 'not the password'],
  ])('%s gets the same answer', async (_name, username, password) => {
    const visitor = browser();
    const answer = await visitor.refused(adminLogin, { body: { username, password } });
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials', message: 'Nombre de usuario o contraseña incorrectos' },
    });
    expect(visitor.cookie('admin')).toBeUndefined();
  });

  it('without name and password says which is missing [S1-2.15.1 S1-5.1]', async () => {
    const answer = await browser().refused(adminLogin, { body: { username: '', password: '' } });
    expect(answer.body.fields).toEqual({
      username: 'El nombre de usuario es requerido',
      password: 'La contraseña es requerida',
    });
  });

  it('again creates another session and ends the previous one [V4 V5]', async () => {
    const admin = await loggedIn();
    const first = admin.cookie('admin')!;
    const answer = await admin.send('POST', adminLogin.path, {
      body: { username: 'admin', password: process.env.ADMIN_PASSWORD! },
    });
    const line = answer.headers.getSetCookie().find((text) => text.startsWith('admin='));
    expect(line).toMatch(/HttpOnly/i);
    expect(line).toMatch(/SameSite=(Lax|Strict)/i);
    expect(admin.cookie('admin')).not.toBe(first);
    const old = browser();
    old.setCookie('admin', first);
    expect((await old.refused(adminSession)).status).toBe(401);
  });

  it('out ends the session at the server [V4]', async () => {
    const admin = await loggedIn();
    const secret = admin.cookie('admin')!;
    await admin.call(adminLogout);
    expect(admin.cookie('admin')).toBeUndefined();
    admin.setCookie('admin', secret);
    expect((await admin.refused(adminSession)).status).toBe(401);
  });

  it.each([
    ['idle for four hours', 'last_seen_at', '4 hours 1 second'],
    ['a day old', 'created_at', '24 hours 1 second'],
  ])('lasts no longer than: %s [S1-2.15.3 S1-9.1 V4]', async (_name, column, age) => {
    const admin = await loggedIn();
    expect((await admin.call(adminSession)).session).toMatchObject({
      username: 'admin',
      role: 'administrator',
    });
    const hash = createHash('sha256').update(admin.cookie('admin')!).digest();
    await db.query(`UPDATE admin_sessions SET ${column} = now() - $2::interval WHERE token_hash = $1`, [
      hash,
      age,
    ]);
    expect((await admin.refused(adminSession)).status).toBe(401);
  });

  it('is not kept open by screens that refetch and streams that reopen while nobody uses them [S1-9.1]', async () => {
    const admin = await loggedIn();
    const hash = createHash('sha256').update(admin.cookie('admin')!).digest();
    const { rows } = await db.query<{ lastSeenAt: Date }>(
      `UPDATE admin_sessions SET last_seen_at = now() - interval '3 hours' WHERE token_hash = $1 RETURNING last_seen_at`,
      [hash],
    );
    const lastSeen = async () =>
      (await db.query('SELECT last_seen_at FROM admin_sessions WHERE token_hash = $1', [hash])).rows[0]
        .lastSeenAt;
    const refetched = await admin.send('GET', adminSession.path, { headers: { 'x-passive': '1' } });
    expect(refetched.body).toMatchObject({
      session: { expiresAt: new Date(rows[0]!.lastSeenAt.getTime() + 4 * 3_600_000).toISOString() },
    });
    const stream = await fetch(`${admin.baseUrl}${filePaths.changes}`, {
      headers: { cookie: admin.cookieHeader() },
    });
    expect(stream.status).toBe(200);
    await stream.body?.cancel();
    expect(await lastSeen()).toEqual(rows[0]!.lastSeenAt);
    await admin.call(adminSession);
    expect(await lastSeen()).not.toEqual(rows[0]!.lastSeenAt);
  });
});

describe('the list of orders', () => {
  it('comes in pages, newest first', async () => {
    const { own } = await boughtAsRows(db);
    const admin = await administrator();
    const page = await admin.call(adminOrders, { query: { pageSize: 5, page: 1 } });
    const times = page.orders.map((row) => row.createdAt);
    expect(times.length).toBeGreaterThan(0);
    expect(times).toEqual([...times].sort().reverse());
    expect(page.counts.byStatus).toEqual(expect.any(Object));
    expect((await admin.refused(adminOrders, { query: { pageSize: 1000 } })).body.fields).toHaveProperty(
      'pageSize',
    );
    await forgetOrders(db, [own]);
  });

  it('reports changes as they happen', async () => {
    const admin = await administrator();
    const stream = await openEvents(`${admin.baseUrl}/api/admin/events`, admin.cookieHeader());
    const { order } = await buy();
    const isIt = ({ data }: { data: unknown }) =>
      (data as { orderNumber?: string }).orderNumber === order.orderNumber;
    expect(await stream.until(isIt)).toMatchObject({ event: 'changed' });
    stream.close();
  });
});

describe('actions on an order', () => {
  let delivered: Bought;
  beforeAll(async () => {
    delivered = await buyDelivered();
  });

  it('are possible only if they make sense, and say why not', async () => {
    const { cart, order } = delivered;
    const admin = await administrator();
    const { order: detail } = await admin.call(adminOrder, { params: { id: order.orderNumber } });
    expect(detail.runUrl).toContain(encodeURIComponent(`purchase-${cart.cartId}`));
    expect(detail.submissions).toHaveLength(1);
    expect(detail.can.refund).toEqual({ allowed: true });
    expect(detail.can.resend).toMatchObject({ allowed: false, code: 'submission_over' });

    const before = await traceOf(db, cart.cartId);
    const resend = await admin.refused(adminSendToProvider, {
      params: { id: order.id },
      body: { reason: 'once more' },
    });
    expect(resend).toMatchObject({ status: 409, body: { code: 'submission_over' } });
    const target = await admin.refused(adminChangeTarget, {
      params: { id: order.id },
      body: { username: 'somebody.else', reason: 'typo' },
    });
    expect(target).toMatchObject({ status: 409, body: { code: 'submission_over' } });
    const resolve = await admin.refused(adminResolveSubmission, {
      params: { id: order.id },
      body: { outcome: 'not-accepted', reason: 'asked the panel' },
    });
    expect(resolve).toMatchObject({ status: 409, body: { code: 'nothing_to_resolve' } });
    const unreasoned = await admin.refused(adminRefund, { params: { id: order.id }, body: { reason: '' } });
    expect(unreasoned.body.fields).toHaveProperty('reason');
    const tooMuch = await admin.refused(adminRefund, {
      params: { id: order.id },
      body: { reason: 'too much', amountCents: 1000 },
    });
    expect(tooMuch).toMatchObject({ status: 409, body: { code: 'refund_too_large' } });
    expect(await traceOf(db, cart.cartId)).toEqual(before);
  });

  it('a forced resend makes a second submission and is in the audit log [S1-2.15.33 V30]', async () => {
    const { order } = delivered;
    const { rows: refusals } = await db.query('SELECT id FROM audit_log WHERE subject = $1', [
      order.orderNumber,
    ]);
    const admin = await administrator();
    const again = { params: { id: order.id }, body: { reason: 'the panel lost it', forceResend: true } };
    const support = await logInAs(db, 'support');
    expect((await support.refused(adminSendToProvider, again)).body.code).toBe('forbidden');
    const answer = await admin.call(adminSendToProvider, again);
    expect(answer).toMatchObject({ state: 'accepted', publicationsProcessed: 1 });
    const { order: detail } = await admin.call(adminOrder, { params: { id: order.id } });
    expect(detail.submissions.map((one) => one.generation)).toEqual([2, 1]);
    const { rows } = await db.query(
      'SELECT actor, action, before, after FROM audit_log WHERE subject = $1 AND id <> ALL ($2) ORDER BY id',
      [order.orderNumber, refusals.map(({ id }) => id)],
    );
    expect(rows).toEqual([
      expect.objectContaining({ action: 'send-to-provider', after: { refused: 'forbidden' } }),
      {
        actor: 'admin',
        action: 'send-to-provider',
        before: expect.objectContaining({ reason: 'the panel lost it', asked: { forceResend: true } }),
        after: expect.objectContaining({ answer: expect.objectContaining({ state: 'accepted' }) }),
      },
    ]);
  });

  it('an order that does not exist is not found', async () => {
    const admin = await administrator();
    const answer = await admin.refused(adminRefund, {
      params: { id: '42' },
      body: { reason: 'no such order' },
    });
    expect(answer).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
  });
});
