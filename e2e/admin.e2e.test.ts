import type { Page } from '@playwright/test';
import { buyDelivered } from './support/buy-delivered';
import { sizes } from './support/sizes';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';

async function logIn(page: Page, password = process.env.ADMIN_PASSWORD ?? ''): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Nombre de usuario').fill('admin');
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

test('nobody sees orders without logging in, and a wrong password says so [S1-2.15.8 V2]', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/admin/orders');
  await page.waitForURL(/admin\/login/);
  await page.evaluate(() => localStorage.setItem('adminAuthenticated', 'true'));
  await page.goto('/admin/orders');
  await page.waitForURL(/admin\/login/);
  await logIn(page, 'not the password');
  await expect(page.getByText('Nombre de usuario o contraseña incorrectos').first()).toBeVisible();
  await expectSound(page);
});

test('the list finds an order, its page shows all of it, and a dialog returns the focus to what opened it [S1-2.15.7 S1-2.15.21 S1-2.15.30]', {
  tag: '@both',
}, async ({ page }) => {
  const bought = await buyDelivered();
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Panel' })).toBeVisible();
  await page.goto('/admin/orders');
  await expect(page.getByRole('link', { name: new RegExp(bought.order.orderNumber) }).first()).toBeVisible();
  await expectSound(page);
  await page.goto(`/admin/orders?search=${bought.cart.email}`);
  await page
    .getByRole('link', { name: new RegExp(bought.order.orderNumber) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: new RegExp(bought.order.orderNumber) })).toBeVisible();
  await expect(page.getByText(bought.intent.paymentIntentId).first()).toBeVisible();
  const run = page.getByRole('link', { name: /Ver ejecución en Temporal/ });
  await expect(run).toHaveAttribute('href', new RegExp(`purchase-${bought.cart.cartId}`));
  await expectSound(page);

  // A phone has no list of keys.
  await page.setViewportSize(sizes.desk);
  for (const name of ['Cancelar y reembolsar', 'Solicitar reposición', 'Atajos de teclado']) {
    const opener = page.getByRole('button', { name, exact: true });
    for (const close of ['Escape', 'Cerrar'] as const) {
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: close, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  }
});
