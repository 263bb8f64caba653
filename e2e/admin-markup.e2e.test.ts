import { administrator } from '../api/testing/administrator';
import { buy, newTarget } from '../api/testing/purchases';
import { message } from '../api/testing/requests';
import { blockUser } from '../domain/calls/admin-blocked-users';
import { adminCreateDiscount } from '../domain/calls/admin-discounts';
import { adminAddSuppression } from '../domain/calls/admin-marketing';
import { adminAddNote, adminRefund } from '../domain/calls/admin-order-actions';
import { sendContact } from '../domain/calls/support';
import { expect, test } from './support/back-office';

test('reasons and notes of the back office, and customers’ texts, are shown as plain text [V21]', {
  tag: '@desktop',
}, async ({ page }) => {
  const tag = newTarget();
  const hostile = `${tag} <img src=x onerror="document.title='broken'"><b data-hostile>x</b> {{7*7}}`;
  const admin = await administrator();
  const { order, browser: buyer } = await buy();
  const params = { id: order.id };
  await admin.call(adminAddNote, { params, body: { text: hostile } });
  await admin.call(adminRefund, { params, body: { reason: hostile, amountCents: 100 } });
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

  /** Opens a screen that shows the text, and checks that no element was made of it. */
  async function shows(address: string, open?: () => Promise<unknown>) {
    await page.goto(address);
    await open?.();
    await expect(page.getByText(hostile).first()).toBeVisible();
    await expect(page.locator('[data-hostile], img[src="x"]')).toHaveCount(0);
  }
  await shows(`/admin/orders/${order.id}`);
  await shows(`/admin/audit-log?search=${order.orderNumber}`, () =>
    page.getByRole('link', { name: 'Reembolso' }).first().click(),
  );
  await shows(`/admin/blocked-users?search=${tag}`);
  await shows(`/admin/discount-codes/${code}`);
  await shows('/admin/requests?kind=contact');
  await expect(page).not.toHaveTitle('broken');
});
