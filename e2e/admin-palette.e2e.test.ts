import type { Page } from 'playwright-core';
import { buy } from '../api/testing/purchases';
import { logIn } from './support/back-office';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';

afterEach(leave);
afterAll(quit);

/** Opens it by its keys, or by its button, as on a phone. */
async function open(page: Page, by: 'keys' | 'button' = 'keys') {
  if (by === 'keys') await page.keyboard.press('Control+k');
  else await page.getByRole('button', { name: 'Ir a o buscar' }).locator('visible=true').click();
  const palette = page.getByRole('dialog', { name: 'Ir a' });
  const field = palette.getByRole('combobox');
  await field.waitFor();
  return {
    palette,
    field,
    option: (group: string) => palette.getByRole('group', { name: group }).getByRole('option'),
  };
}

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'on a %s: the palette finds an order, a customer and a payment by keys alone, and no address of a person gets into the link',
  async (size) => {
    const bought = await buy();
    const { orderNumber } = bought.order;
    const { paymentIntentId } = bought.intent;
    const page = await visit(size);
    await page.emulateMedia({ colorScheme: size === 'desk' ? 'dark' : 'light' });
    await logIn(page);
    await page.getByRole('heading', { name: 'Panel' }).waitFor();

    // Typed and confirmed at once: it waits for the answer.
    let { palette, field, option } = await open(page);
    await field.fill(orderNumber.toLowerCase());
    await field.press('Enter');
    await page.waitForURL(`**/admin/orders/${orderNumber}`);

    ({ palette, field, option } = await open(page));
    await field.fill(bought.cart.email);
    await option('Clientes').getByText('1 pedido').waitFor();
    await option('Pedidos').getByText(orderNumber).waitFor();
    await option('Pagos').getByText(paymentIntentId).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await field.press('ArrowDown');
    expect(await field.getAttribute('aria-activedescendant')).toBe(
      await option('Clientes').getAttribute('id'),
    );
    await field.press('Enter');
    await page.getByRole('heading', { name: bought.cart.email }).waitFor();
    expect(page.url()).not.toContain('example.com');

    ({ palette, field, option } = await open(page, 'button'));
    await field.fill(paymentIntentId);
    await option('Pagos').getByText(paymentIntentId).click();
    await page.waitForURL(`**/admin/payments/${paymentIntentId}`);

    ({ palette, field, option } = await open(page));
    await field.fill('ab');
    await palette.getByText('Escriba al menos 3 caracteres', { exact: false }).waitFor();
    await field.fill(`@${bought.cart.username}`);
    await option('Pedidos').getByText(orderNumber).waitFor();
    await field.fill('nobody-has-this-name');
    await palette.getByText('Nada es «nobody-has-this-name»', { exact: false }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
    expect(page.complaints).toEqual([]);
  },
);

test('a search that fails says so, can be tried again, and the lists stay at hand', async () => {
  const page = await visit('desk');
  await logIn(page);
  await page.getByRole('heading', { name: 'Panel' }).waitFor();
  await page.context().setOffline(true);
  const { palette, field } = await open(page);
  await field.fill('pedidos');
  await palette.getByText('No se pudo buscar').waitFor();
  await page.context().setOffline(false);
  await palette.getByRole('button', { name: 'Reintentar' }).click();
  await palette.getByText('No se pudo buscar').waitFor({ state: 'detached' });
  await field.fill('');
  await field.fill('pedidos: completado');
  await field.press('Enter');
  await page.waitForURL(/admin\/orders\?status=completed/);
});

test('a list is walked by keys: rows, the search, an order and the way back; the keys are told', async () => {
  const bought = await buy();
  const page = await visit('desk');
  await logIn(page);
  await page.goto(`/admin/payments?search=${bought.intent.paymentIntentId}`);
  await page
    .getByRole('link', { name: new RegExp(bought.order.orderNumber) })
    .first()
    .waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/payments/${bought.intent.paymentIntentId}`);
  await page.goto('/admin/orders');
  await page.getByLabel('Buscar pedidos').waitFor();
  await page.keyboard.press('/');
  expect(await page.getByLabel('Buscar pedidos').evaluate((field) => field === document.activeElement)).toBe(
    true,
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await keys.getByText('Buscar en todo, o ir a una lista').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
});
