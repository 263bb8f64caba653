import { adminChangeEmail } from '#domain/calls/admin-order-actions.ts';
import { correctEmail, getOrder, requestInvoice, trackOrder } from '#domain/calls/orders.ts';
import { mailTo } from '#e2e/support/sandbox.ts';
import { administrator } from '../testing/administrator';
import { browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { buy } from '../testing/purchases';
import { eventually } from '../testing/wait';

const db = testDatabase();
afterAll(() => db.end());

it('the browser that bought corrects a mistyped address: order, e-mails and proof follow', async () => {
  const { browser: buyer, order, cart } = await buy();
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
  const address = { address: 'Calle Mayor, 1', postalCode: '28013', city: 'Madrid', country: 'ES' as const };
  const body = { name: 'A stranger', taxId: 'B58378431', ...address };
  expect((await stranger.refused(requestInvoice, { params, body })).status).toBe(404);
  expect((await browser().refused(trackOrder, prove(cart.email))).status).toBe(404);
  expect((await browser().call(trackOrder, prove(email))).orders).toMatchObject([{ email }]);
});

it('nobody else may: to them the order does not exist', async () => {
  const { order, cart } = await buy();
  const stranger = browser();
  const asked = { params: { id: order.id }, body: { email: 'thief@example.com' } };
  expect((await stranger.refused(correctEmail, asked)).body.code).toBe('order_not_found');
  await stranger.call(trackOrder, { body: { orderNumber: order.orderNumber, email: cart.email } });
  const { order: whole } = await stranger.call(getOrder, { params: asked.params });
  expect([whole.view, whole.emailCorrectableUntil]).toEqual(['own', undefined]);
  expect((await stranger.refused(correctEmail, asked)).body.code).toBe('order_not_found');
});

it('the back office corrects it; the audit log has the reason but not the address', async () => {
  const { order } = await buy();
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
