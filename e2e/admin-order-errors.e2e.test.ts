import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buyNeedingAttention } from '../api/testing/buy-needing-attention';
import { buy } from '../api/testing/purchases';
import { commonMessages } from '../web/admin/messages/common';
import { actionMessages, dialogMessages } from '../web/admin/order/actions-text';
import { resultMessages } from '../web/admin/order/results-text';
import { expect, test, withoutEvents } from './support/back-office';
import { loseAnswer } from './support/lost-answer';
import { mailTo, panelFault } from './support/sandbox';
import { db } from './support/shop';
import { expectSound } from './support/sound';

const sound = async (page: Page) => {
  await expectSound(page);
};

test('each failure of an order’s page to load, change or send has its message, with what to do [S1-8.15 S1-8.16]', {
  tag: '@desktop',
}, async ({ page }) => {
  await panelFault({ kind: 'refuse', action: 'add', count: 1, error: 'Incorrect link' });
  const { order } = await buy();
  // They would load the order again before the press.
  await withoutEvents(page);
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
  await expect(page.getByText('Cargando orden...')).toBeVisible();
  answer();
  await expect(page.getByText('Error al cargar la orden')).toBeVisible();
  await sound(page);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Error al cargar la orden')).toBeVisible();
  await page.unroute(detail);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: new RegExp(order.orderNumber) })).toBeVisible();

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
  await expect(dialog.getByText('No se pudo actualizar el objetivo de la orden')).toBeVisible();
  await expect(dialog.getByText('El pedido ya está cerrado o se está reembolsando')).toBeVisible();
  await expect(dialog.getByLabel(/Motivo/)).toHaveValue('Se equivocó');
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
  await expect(dialog.getByText('Error al enviar al proveedor')).toBeVisible();
  await expect(dialog.getByText('Error desconocido')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.route(
    '**/api/admin/send-to-provider/*',
    (route) => route.fulfill({ json: { success: false, state: 'rejected', publicationsProcessed: 0 } }),
    { times: 1 },
  );
  await sending();
  await expect(page.getByText('No se pudo procesar la orden')).toBeVisible();
  await panelFault({ kind: 'refuse', action: 'add', count: 1, error: 'Incorrect link' });
  await sending();
  await expect(page.getByText('El panel respondió: Incorrect link').first()).toBeVisible();
  await expect(page.getByText('Error al enviar al proveedor').first()).toBeVisible();
  await sound(page);

  // After a refusal a click is another request, after a lost answer it is the same one.
  const requestIds: string[] = [];
  const url = '**/emails/resend';
  page.on('request', (request) => {
    if (request.url().endsWith('/emails/resend')) requestIds.push(request.postDataJSON().requestId);
  });
  await page.getByRole('button', { name: 'Enviar de nuevo: Confirmación de pedido' }).click();
  dialog = page.getByRole('dialog', { name: 'Enviar de nuevo' });
  await page.route(
    url,
    (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, code: 'letter_not_wanted', message: 'No quiere este correo.' },
      }),
    { times: 1 },
  );
  const again = dialog.getByRole('button', { name: 'Enviar de nuevo' });
  await again.click();
  await expect(dialog.getByText('No quiere este correo.')).toBeVisible();
  await loseAnswer(page, url);
  await again.click();
  await expect(dialog.getByText('No hay conexión con el servidor.', { exact: false })).toBeVisible();
  await again.click();
  // The order's timeline says so too, if the event comes first.
  await expect(
    page.getByRole('region', { name: /^Avisos/ }).getByText('Correo enviado de nuevo'),
  ).toBeVisible();
  const [refused, lost, repeated] = requestIds;
  expect(lost).not.toBe(refused);
  expect(repeated).toBe(lost);
});

test('a number that was corrected after a lost answer is refused: the order follows the first one', async ({
  page,
}) => {
  const { order } = await buyNeedingAttention(db, 'acceptThen500');
  const typed = randomInt(1e11, 1e12);
  const [first, corrected] = [String(typed), String(typed + 1)];
  await page.goto(`/admin/orders/${order.id}`);
  await page.getByRole('button', { name: 'Resolver envío dudoso' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Resolver envío dudoso' });
  await dialog.getByRole('radio', { name: /^El panel lo aceptó/ }).check();
  const number = dialog.getByLabel('Número del pedido en el panel');
  await number.fill(first);
  await dialog.getByLabel(/Motivo/).fill('Está en el panel');
  const submit = dialog.getByRole('button', { name: 'Resolver el envío' });
  await loseAnswer(page, '**/resolve-submission');
  await submit.click();
  await expect(dialog.getByText('No hay conexión con el servidor.', { exact: false })).toBeVisible();
  await number.fill(corrected);
  await submit.click();
  await expect(dialog.getByText('No hay ningún envío dudoso que resolver.', { exact: false })).toBeVisible();
  await sound(page);
  const { rows } = await db.query('SELECT provider_order_id FROM submissions WHERE order_id = $1', [
    order.id,
  ]);
  expect(rows).toEqual([{ providerOrderId: first }]);
});

test('the back office corrects the address of an order: invalid fields get the focus, the first one first, and after a lost answer another address is another change', {
  tag: '@both',
}, async ({ page }) => {
  const { order, cart } = await buy();
  const [first, corrected] = [`a-${cart.email}`, `b-${cart.email}`];
  const text = actionMessages.changeEmail;
  await page.goto(`/admin/orders/${order.id}`);
  await page.getByRole('button', { name: text.label, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: text.label });
  const submit = dialog.getByRole('button', { name: text.submit });
  const field = dialog.getByLabel(dialogMessages.email);
  await submit.click();
  await expect(field).toBeFocused();
  await expectSound(page);
  await field.fill(cart.email);
  await dialog.getByLabel(commonMessages.reason).fill('Lo pide por teléfono');
  await submit.click();
  await expect(dialog.getByText(dialogMessages.emailSame)).toBeVisible();

  await field.fill(first);
  await loseAnswer(page, '**/email');
  await submit.click();
  await expect(dialog.getByText('No hay conexión con el servidor.', { exact: false })).toBeVisible();
  await field.fill(corrected);
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(resultMessages.emailText(corrected))).toBeVisible();
  await expect(page.getByRole('main').getByText(corrected, { exact: true })).toBeVisible();
  await expect.poll(async () => (await mailTo(corrected)).length).toBeGreaterThan(0);
  const { rows } = await db.query('SELECT email FROM orders WHERE id = $1', [order.id]);
  expect(rows).toEqual([{ email: corrected }]);
});
