import { administrator } from '../api/testing/administrator';
import { buy } from '../api/testing/purchases';
import { adminRefundPayment } from '../domain/calls/admin-payments';
import { expect, test } from './support/back-office';
import { expectSound } from './support/sound';

test('refunds are a list: searched, filtered by status, and each leads to its payment [S1-2.15.133]', {
  tag: '@both',
}, async ({ page }) => {
  const { order, intent, cart } = await buy();
  const admin = await administrator();
  const reason = `Llegó tarde ${order.orderNumber}`;
  await admin.call(adminRefundPayment, {
    params: { intent: intent.paymentIntentId },
    body: { reason, amountCents: 350, refundedCents: 0 },
  });
  await page.goto('/admin/refunds');
  await expect(page.getByRole('heading', { name: 'Reembolsos', level: 1 })).toBeVisible();
  await page.getByLabel('Buscar reembolsos').fill(cart.email);
  const row = page.getByRole('link', { name: new RegExp(order.orderNumber) });
  await expect(row).toBeVisible();
  await expect(page.getByText(reason).and(page.locator(':visible'))).toBeVisible();
  await expectSound(page);

  await page.getByLabel('Estado').selectOption('failed');
  await page.waitForURL(/status=failed/);
  await expect(page.getByText('Nada coincide')).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Estado').selectOption('succeeded');
  await row.click();
  await expect(page.getByRole('heading', { name: `Pago de ${order.orderNumber}` })).toBeVisible();
});
