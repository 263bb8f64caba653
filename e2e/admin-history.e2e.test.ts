import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aPanel } from '../api/testing/rows';
import { expect, test } from './support/back-office';
import { db } from './support/shop';

/** How to come back here past everything that is opened meanwhile, as from the list behind the browser's Back button. */
async function rememberPlace(page: Page): Promise<() => Promise<void>> {
  const here = await page.evaluate(() => history.length);
  return () => page.evaluate((place) => history.go(place - history.length), here);
}

test('the browser leads from one package to another: each form has its own values', {
  tag: '@desktop',
}, async ({ page }) => {
  const name = `Atrás ${randomUUID().slice(0, 8)}`;
  const provider = await aPanel(db, { name });
  try {
    const quantity = randomInt(60_000, 90_000);
    const { rows } = await db.query<{ id: number }>(
      `INSERT INTO services (type, region, quantity, price_cents, regular_price_cents, active, provider_id,
           provider_service_id)
       VALUES ('likes', 'none', $1, 11100, 11100, false, $2, '1003'),
              ('likes', 'none', $1 + 1, 22200, 22200, false, $2, '1003') RETURNING id`,
      [quantity, provider],
    );
    const [first, second] = rows.map(({ id }) => `/admin/services/${id}`);
    const price = page.getByLabel('Precio (€)', { exact: true });
    await page.goto(first ?? '');
    await expect(price).toHaveValue('111,00');
    const back = await rememberPlace(page);
    await page.getByRole('link', { name: 'Todos los servicios' }).click();
    await page.getByRole('combobox', { name: 'Proveedor' }).selectOption(name);
    await page.locator(`a[href="${second}"]:visible`).click();
    await expect(price).toHaveValue('222,00');
    await price.fill('7');
    await back();
    // A typed price isn't lost without a question.
    const leaving = page.getByRole('dialog', { name: 'Hay cambios sin guardar' });
    await leaving.getByRole('button', { name: 'Salir' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(quantity.toLocaleString('es-ES'));
    await expect(price).toHaveValue('111,00');
  } finally {
    await db.query('DELETE FROM services WHERE provider_id = $1', [provider]);
    await db.query('DELETE FROM providers WHERE id = $1', [provider]);
  }
});
