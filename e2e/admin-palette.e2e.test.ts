import type { Page } from '@playwright/test';
import { ownNames } from '../api/testing/rows';
import { announce } from '../db/pool';
import { expect, test, withoutEvents } from './support/back-office';
import { db } from './support/shop';
import { sizes } from './support/sizes';
import { expectSound } from './support/sound';

/** Opens it by its shortcut, or by its button, as on a phone. */
async function open(page: Page, by: 'keys' | 'button' = 'keys') {
  if (by === 'keys') await page.keyboard.press('Control+k');
  else await page.getByRole('button', { name: 'Buscar o ir a…' }).locator('visible=true').click();
  const palette = page.getByRole('dialog', { name: 'Ir a' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeVisible();
  return {
    palette,
    field,
    option: (group: string) => palette.getByRole('group', { name: group }).getByRole('option'),
  };
}

/** On a phone in light colours, at a desk in dark ones. */
async function expectSoundAtBothSizes(page: Page): Promise<void> {
  await expectSound(page);
  await page.setViewportSize(sizes.desk);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page);
  await page.setViewportSize(sizes.phone);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('the palette finds an order, a customer and a payment by keys alone, and no e-mail address gets into the URL [S1-2.15.125]', async ({
  page,
  orderAsRows,
}) => {
  const { own } = await orderAsRows();
  const { orderNumber, intent, email, username } = own;
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Resumen' })).toBeVisible();

  // Typed and confirmed at once: it waits for the answer.
  let { palette, field, option } = await open(page);
  await field.fill(orderNumber.toLowerCase());
  await field.press('Enter');
  await page.waitForURL(`**/admin/orders/${orderNumber}`);

  ({ palette, field, option } = await open(page));
  await field.fill(email);
  await expect(option('Clientes').getByText('1 pedido')).toBeVisible();
  await expect(option('Pedidos').getByText(orderNumber)).toBeVisible();
  await expect(option('Pagos').getByText(intent)).toBeVisible();
  await expectSoundAtBothSizes(page);
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await option('Clientes').getAttribute('id')) ?? '',
  );
  // A change of the data keeps the selected option selected.
  const second = { ...ownNames(), email };
  await orderAsRows({}, second);
  await announce(db, second.orderNumber);
  await expect(option('Clientes').getByText('2 pedidos')).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  expect(page.url()).not.toContain('example.com');

  ({ palette, field, option } = await open(page, 'button'));
  await field.fill(intent);
  await option('Pagos').getByText(intent).click();
  await page.waitForURL(`**/admin/payments/${intent}`);

  await page.setViewportSize(sizes.desk);
  ({ palette, field, option } = await open(page, 'button'));
  await field.fill('ab');
  await expect(palette.getByText('Escribe al menos 3 caracteres', { exact: false })).toBeVisible();
  await field.fill(`@${username}`);
  await expect(option('Pedidos').getByText(orderNumber)).toBeVisible();
  await field.fill('nobody-has-this-name');
  await expect(palette.getByText('Nada coincide con «nobody-has-this-name»', { exact: false })).toBeVisible();
  await page.setViewportSize(sizes.phone);
  await expectSoundAtBothSizes(page);
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
});

test('a list works by keyboard, and its keys are listed; a search of everything that fails can be retried, and lists are still found [S1-2.15.127 S1-2.15.128]', {
  tag: '@desktop',
}, async ({ page, orderAsRows }) => {
  await test.step('rows, an order, the search and the list of keys', async () => {
    const { own } = await orderAsRows();
    const { orderNumber, intent } = own;
    await page.goto(`/admin/payments?search=${intent}`);
    await expect(page.getByRole('link', { name: new RegExp(orderNumber) }).first()).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/payments/${intent}`);
    await expect(page.getByRole('main')).toBeFocused();
    await withoutEvents(page);
    await page.goto('/admin/orders');
    await expect(page.getByLabel('Buscar pedidos')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByLabel('Buscar pedidos')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Atajos de teclado' });
    await expect(keys.getByText('Buscar en todo, o ir a una lista')).toBeVisible();
    await expectSound(page);
    // Whoever dictates turns those of one character off: a word would press several.
    await keys.getByRole('checkbox', { name: 'Atajos de una sola tecla' }).press('Space');
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Ir a');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Buscar pedidos')).not.toBeFocused();
  });

  await test.step('a search that fails', async () => {
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
});
