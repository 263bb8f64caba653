import { buy } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { expect, test } from './support/back-office';
import { db } from './support/shop';
import { expectSound } from './support/sound';

test('an order’s e-mails and calls are found, opened and link back to it [S1-2.15.115]', {
  tag: '@both',
}, async ({ page }) => {
  const { cart, order } = await buy();
  await eventually(async () => {
    const { rowCount } = await db.query(
      `SELECT FROM mail_log WHERE cart_id = $1 AND kind = 'order-confirmation'`,
      [cart.cartId],
    );
    expect(rowCount).toBe(1);
  });
  await page.goto(`/admin/email-logs?search=${order.orderNumber}`);
  await expect(page.getByRole('heading', { name: 'Registro de correos' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'correo' })).toBeVisible();
  await expect(page.getByText('Confirmación de pedido').filter({ visible: true }).first()).toBeVisible();
  await expectSound(page);
  await page
    .getByRole('button', { name: /^Leer «Confirmación/ })
    .filter({ visible: true })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Confirmación/ });
  await expect(dialog.getByRole('region', { name: 'Texto del correo' })).toContainText(order.orderNumber);
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  const filters = page.getByRole('button', { name: 'Filtros' });
  if (await filters.isVisible()) await filters.click();
  await page.getByLabel('Estado').selectOption('Sin enviar');
  await expect(page.getByText('Nada coincide')).toBeVisible();
  // The field passes the years 1, 19 and 199 on the way.
  const from = page.getByLabel('Desde');
  await from.pressSequentially('11111999');
  await expect(from).toHaveValue('1999-11-11');
  expect(page.url()).not.toContain('from=');
  await from.blur();
  await expect(from).toHaveValue('');
  await from.pressSequentially('11112025');
  await page.waitForURL('**from=2025-11-11**');
  await expect(from).toHaveValue('2025-11-11');

  await page.goto(`/admin/api-logs?search=${order.orderNumber}`);
  await page.getByText('Petición y respuesta').filter({ visible: true }).first().click();
  await expect(
    page
      .getByText(/"action"|"service"/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Proveedor de pagos' }).click();
  await expect(page.getByText('payment_intent.').filter({ visible: true }).first()).toBeVisible();
  expect(page.url()).toContain('source=payments');
  await page.getByRole('link', { name: 'API propia' }).click();
  await page.waitForURL('**source=api**');
  await expect(page.getByRole('status').filter({ hasText: 'línea' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectSound(page);
});
