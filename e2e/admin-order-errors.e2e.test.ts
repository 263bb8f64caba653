import type { Page } from 'playwright-core';
import { buy } from '../api/testing/purchases';
import { logIn } from './support/back-office';
import { leave, overflows, quit, violations, visit } from './support/chromium';
import { panelFault } from './support/sandbox';

afterEach(leave);
afterAll(quit);

const sound = async (page: Page) => {
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
};

test('what an order’s page can not load, change or send is said in its words, with what to do', async () => {
  await panelFault({ kind: 'refuse', action: 'add', count: 1, error: 'Incorrect link' });
  const { order } = await buy();
  const page = await visit('desk');
  await logIn(page);
  await page.getByRole('heading', { name: 'Panel', exact: true }).waitFor();

  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const detail = `**/api/admin/orders/${order.id}`;
  await page.route(detail, async (route) => {
    await asked;
    await route.fulfill({ status: 404, json: { success: false, code: 'unavailable', message: 'x' } });
  });
  await page.goto(`/admin/orders/${order.id}`);
  await page.getByText('Cargando orden...').waitFor();
  answer();
  await page.getByText('Error al cargar la orden').waitFor();
  await sound(page);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByText('Error al cargar la orden').waitFor();
  await page.unroute(detail);
  await page.reload();
  await page.getByRole('heading', { name: new RegExp(order.orderNumber) }).waitFor();

  await page
    .getByRole('button', { name: /^Cambiar objetivo/ })
    .first()
    .click();
  let dialog = page.getByRole('dialog', { name: 'Cambiar objetivo' });
  await dialog.getByLabel('Usuario de Instagram').fill('otro.nombre');
  await dialog.getByLabel(/Motivo/).fill('Se equivocó');
  await page.route('**/target', (route) =>
    route.fulfill({ status: 409, json: { success: false, code: 'purchase_closed', message: 'x' } }),
  );
  await dialog.getByRole('button', { name: 'Cambiar el objetivo' }).click();
  await dialog.getByText('No se pudo actualizar el objetivo de la orden').waitFor();
  await dialog.getByText('El pedido ya está cerrado o se está reembolsando').waitFor();
  expect(await dialog.getByLabel(/Motivo/).inputValue()).toBe('Se equivocó');
  await sound(page);
  await page.keyboard.press('Escape');

  const sending = async () => {
    await page
      .getByRole('button', { name: /^Reenviar al proveedor/ })
      .first()
      .click();
    dialog = page.getByRole('dialog', { name: 'Reenviar al proveedor' });
    await dialog.getByLabel(/Motivo/).fill('Otra vez');
    await dialog.getByRole('button', { name: 'Reenviar al proveedor' }).click();
  };
  await page.route(
    '**/api/admin/send-to-provider/*',
    (route) => route.fulfill({ status: 418, json: { success: false, code: 'odd', message: '' } }),
    { times: 1 },
  );
  await sending();
  await dialog.getByText('Error al enviar al proveedor').waitFor();
  await dialog.getByText('Error desconocido').waitFor();
  await page.keyboard.press('Escape');
  await page.route(
    '**/api/admin/send-to-provider/*',
    (route) => route.fulfill({ json: { success: false, state: 'rejected', publicationsProcessed: 0 } }),
    { times: 1 },
  );
  await sending();
  await page.getByText('No se pudo procesar la orden').waitFor();
  await panelFault({ kind: 'refuse', action: 'add', count: 1, error: 'Incorrect link' });
  await sending();
  await page.getByText('El panel respondió: Incorrect link').first().waitFor();
  await page.getByText('Error al enviar al proveedor').first().waitFor();
  await sound(page);
  expect(page.complaints).toEqual([]);
});
