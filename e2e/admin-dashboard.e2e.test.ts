import { logInAs } from '../api/testing/administrator';
import { expect, test } from './support/back-office';
import { db } from './support/shop';
import { sizes } from './support/sizes';
import { expectSound } from './support/sound';

test('the panel opens after the login, its figures lead to what they count, and support sees no sum of money [S1-2.15.15 S1-2.15.20]', {
  tag: '@both',
}, async ({ page, orderAsRows }) => {
  await orderAsRows();
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Requiere atención' })).toBeVisible();
  const net = page.getByText('Ingresos brutos', { exact: true });
  await expect(net).toBeVisible();
  await expectSound(page);

  await page.getByRole('link', { name: 'Hoy' }).click();
  await page.waitForURL(/range=today/);
  await expect(page.getByText(/hasta esta misma hora/)).toBeVisible();
  await page.getByRole('button', { name: 'Ver como tabla: Pedidos' }).click();
  await expect(page.getByRole('columnheader', { name: 'Periodo anterior' })).toBeVisible();
  await expectSound(page);

  await page.getByRole('link', { name: 'Otras fechas' }).click();
  await page.getByLabel('Desde').fill('2026-01-01');
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await page.waitForURL(/from=2026-01-01/);
  // A range long enough for months instead of days.
  await expect(page.getByText('1 ene 2026', { exact: false }).first()).toBeVisible();
  await expectSound(page);

  await page.getByRole('link', { name: '7 días' }).click();
  await page.waitForURL(/range=7/);
  const failures = page.locator('dl > div', { hasText: 'Pagos rechazados' }).getByRole('link');
  await failures.click();
  await page.waitForURL(/admin\/payments\?state=failed&from=/);
  await expect(page.getByRole('heading', { name: 'Pagos' })).toBeVisible();

  // Support sees no sum of money, and no link to one.
  const support = await logInAs(db, 'support');
  await page
    .context()
    .addCookies([{ name: 'admin', value: support.cookie('admin') ?? '', url: process.env.SHOP_URL ?? '' }]);
  await page.setViewportSize(sizes.desk);
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Conversión', { exact: true })).toBeVisible();
  await expect(page.getByText(/€/)).toHaveCount(0);
  await expect(page.locator('a[href^="/admin/payments"]')).toHaveCount(0);
  await expectSound(page);
});
