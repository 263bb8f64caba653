import { administrator } from '../api/testing/administrator';
import { newTarget } from '../api/testing/purchases';
import { message } from '../api/testing/requests';
import { insertRow } from '../api/testing/rows';
import { blockUser } from '../domain/calls/admin-blocked-users';
import { adminCreateDiscount } from '../domain/calls/admin-discounts';
import { adminAddSuppression } from '../domain/calls/admin-marketing';
import { adminAddNote } from '../domain/calls/admin-order-actions';
import { sendContact } from '../domain/calls/support';
import { expect, follow, test } from './support/back-office';
import { db } from './support/shop';

test('reasons and notes of the back office, and customers’ texts, are shown as plain text [V21]', {
  tag: '@desktop',
}, async ({ page, orderAsRows }) => {
  const tag = newTarget();
  const hostile = `${tag} <img src=x onerror="document.title='broken'"><b data-hostile>x</b> {{7*7}}`;
  const admin = await administrator();
  const { own, order, browser: buyer } = await orderAsRows();
  const params = { id: order.id };
  await admin.call(adminAddNote, { params, body: { text: hostile } });
  await insertRow(db, 'refunds', {
    ...{ cart_id: own.cartId, number: 1, payment_intent_id: own.intent, amount_cents: 100 },
    ...{ reason: hostile, requested_by: 'admin', status: 'succeeded', created_at: new Date() },
  });
  await insertRow(db, 'timeline', {
    ...{ cart_id: own.cartId, seq: 1, at: new Date(), kind: 'refund-requested', by: 'admin' },
    data: { amountCents: 100, reason: hostile },
  });
  await admin.call(blockUser, { body: { username: tag, reason: hostile } });
  const email = `${tag}@example.com`;
  await admin.call(adminAddSuppression, { body: { email, reason: hostile } });
  const code = tag.toUpperCase();
  await admin.call(adminCreateDiscount, {
    body: {
      ...{ code, note: hostile, active: false, oncePerEmail: false },
      off: { kind: 'percent', percent: 5 },
    },
  });
  await buyer.call(sendContact, { body: message({ name: hostile.slice(0, 80), message: hostile }) });

  /** Opens the screen with a heading, which shows the text, and checks that no element was made of it. */
  async function shows(heading: string, address: string, open?: () => Promise<unknown>) {
    await follow(page, address);
    await open?.();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(hostile).first()).toBeVisible();
    await expect(page.locator('[data-hostile], img[src="x"]')).toHaveCount(0);
  }
  await page.goto('/admin/audit-log');
  await shows(order.orderNumber, `/admin/orders/${order.id}`);
  await shows('Usuario bloqueado', `/admin/audit-log?search=${tag}`, () =>
    page.getByRole('link', { name: 'Usuario bloqueado' }).first().click(),
  );
  await shows('Usuarios bloqueados', `/admin/blocked-users?search=${tag}`);
  await shows(code, `/admin/discount-codes/${code}`);
  await shows('Solicitudes', '/admin/requests?kind=contact');
  await expect(page).not.toHaveTitle('broken');
});
