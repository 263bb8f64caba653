import type { Page } from '@playwright/test';
import { buy } from '../api/testing/purchases';
import { expect, test, withoutEvents } from './support/back-office';
import { expectSound } from './support/sound';

/** Opens it by its shortcut, or by its button, as on a phone. */
async function open(page: Page, by: 'keys' | 'button' = 'keys') {
  if (by === 'keys') await page.keyboard.press('Control+k');
  else await page.getByRole('button', { name: 'Ir a o buscar' }).locator('visible=true').click();
  const palette = page.getByRole('dialog', { name: 'Ir a' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeVisible();
  return {
    palette,
    field,
    option: (group: string) => palette.getByRole('group', { name: group }).getByRole('option'),
  };
}

test('the palette finds an order, a customer and a payment by keys alone, and no e-mail address gets into the URL [S1-2.15.125]', {
  tag: '@twice',
}, async ({ page, size }) => {
  const bought = await buy();
  const { orderNumber } = bought.order;
  const { paymentIntentId } = bought.intent;
  await page.emulateMedia({ colorScheme: size === 'desk' ? 'dark' : 'light' });
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Panel' })).toBeVisible();

  // Typed and confirmed at once: it waits for the answer.
  let { palette, field, option } = await open(page);
  await field.fill(orderNumber.toLowerCase());
  await field.press('Enter');
  await page.waitForURL(`**/admin/orders/${orderNumber}`);

  ({ palette, field, option } = await open(page));
  await field.fill(bought.cart.email);
  await expect(option('Clientes').getByText('1 pedido')).toBeVisible();
  await expect(option('Pedidos').getByText(orderNumber)).toBeVisible();
  await expect(option('Pagos').getByText(paymentIntentId)).toBeVisible();
  await expectSound(page);
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await option('Clientes').getAttribute('id')) ?? '',
  );
  // A change of the data keeps the selected option selected.
  await buy({ email: bought.cart.email });
  await expect(option('Clientes').getByText('2 pedidos')).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: bought.cart.email })).toBeVisible();
  expect(page.url()).not.toContain('example.com');

  ({ palette, field, option } = await open(page, 'button'));
  await field.fill(paymentIntentId);
  await option('Pagos').getByText(paymentIntentId).click();
  await page.waitForURL(`**/admin/payments/${paymentIntentId}`);

  ({ palette, field, option } = await open(page));
  await field.fill('ab');
  await expect(palette.getByText('Escribe al menos 3 caracteres', { exact: false })).toBeVisible();
  await field.fill(`@${bought.cart.username}`);
  await expect(option('Pedidos').getByText(orderNumber)).toBeVisible();
  await field.fill('nobody-has-this-name');
  await expect(palette.getByText('Nada es «nobody-has-this-name»', { exact: false })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
});

test('a search that fails says so, can be retried, and the lists stay available [S1-2.15.127]', {
  tag: '@desktop',
}, async ({ page }) => {
  await withoutEvents(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Panel' })).toBeVisible();
  await page.route('**/api/admin/search*', (route) => route.abort());
  const { palette, field } = await open(page);
  await field.fill('pedidos');
  await expect(palette.getByText('No se pudo buscar')).toBeVisible();
  await page.unroute('**/api/admin/search*');
  await palette.getByRole('button', { name: 'Reintentar' }).click();
  await expect(palette.getByText('No se pudo buscar')).toHaveCount(0);
  await field.fill('');
  await field.fill('pedidos: completado');
  await field.press('Enter');
  await page.waitForURL(/admin\/orders\?status=completed/);
});

test('a list works by keyboard: rows, the search, an order and the way back; the keys are listed [S1-2.15.128]', {
  tag: '@desktop',
}, async ({ page }) => {
  const bought = await buy();
  await page.goto(`/admin/payments?search=${bought.intent.paymentIntentId}`);
  await expect(page.getByRole('link', { name: new RegExp(bought.order.orderNumber) }).first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/payments/${bought.intent.paymentIntentId}`);
  await page.goto('/admin/orders');
  await expect(page.getByLabel('Buscar pedidos')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Buscar pedidos')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect(keys.getByText('Buscar en todo, o ir a una lista')).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
});
