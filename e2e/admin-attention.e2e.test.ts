import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { administrator } from '../api/testing/administrator';
import { browser } from '../api/testing/browser';
import { buy, orderThat } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { adminAttention } from '../domain/calls/admin-attention';
import { submitWithdrawal } from '../domain/calls/withdrawal';
import { logIn } from './support/back-office';
import { leave, overflows, quit, violations, visit } from './support/chromium';
import { mailTo, panelClock, panelFault, panelOrders } from './support/sandbox';

afterEach(leave);
afterAll(quit);

/** Where an order stands in the queue; who waits longest stands first. */
async function pageOf(orderNumber: string): Promise<number> {
  const admin = await administrator();
  return eventually(async () => {
    for (let page = 1; ; page += 1) {
      const { items } = await admin.call(adminAttention, { query: { page } });
      if (items.some((item) => item.orderNumber === orderNumber)) return page;
      if (items.length === 0) throw new Error('It does not wait yet');
    }
  });
}

const sound = async (page: Page & { complaints: string[] }) => {
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  expect(page.complaints).toEqual([]);
};

test('what waits is decided from the queue: a proposed refund, and a statement that fits no order', async () => {
  await panelFault({ kind: 'partial', action: 'add', count: 1, remainsPercent: 40 });
  const { order } = await buy();
  await panelClock({ advanceSeconds: 120 });
  const id = randomUUID();
  const number = `FNZ-261121-${id.slice(0, 4).toUpperCase()}`;
  await browser().call(submitWithdrawal, {
    body: { id, orderNumber: number, email: `w${id}@example.com`, name: 'Lucía Gómez', language: 'es' },
  });

  const page = await visit('desk');
  await logIn(page);
  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^Requiere atención/ })
    .click();
  await page.getByRole('heading', { name: 'Requiere atención', exact: true }).waitFor();
  const card = page.getByRole('article', { name: new RegExp(order.orderNumber) });
  await page.goto(`/admin/needs-attention?page=${await pageOf(order.orderNumber)}`);
  await card.waitFor();
  await sound(page);
  await card.getByRole('button', { name: /^Confirmar reembolso de/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar y reembolsar' });
  await dialog.getByLabel(/Motivo/).fill('Parte no entregada');
  await dialog.getByRole('button', { name: /^Reembolsar/ }).click();
  await page.getByText('Reembolso hecho').first().waitFor();
  await eventually(async () => expect(await card.count()).toBe(0));

  await page.getByRole('link', { name: /^Desistimientos/ }).click();
  const statement = page.getByRole('article', { name: new RegExp(id.slice(0, 8).toUpperCase()) });
  await statement.getByText(new RegExp(`El número ${number} y la dirección no corresponden`)).waitFor();
  await statement.getByRole('button', { name: 'Marcar como atendido' }).click();
  await statement.getByRole('textbox').fill('Se equivocó de tienda');
  await sound(page);
  await statement.getByRole('button', { name: 'Marcar como atendido' }).click();
  await eventually(async () => expect(await statement.count()).toBe(0));
  await sound(page);
});

test('on a phone the queue is read, and without anything it says so', async () => {
  const page = await visit('phone');
  await logIn(page);
  await page.goto('/admin/needs-attention?kind=deletion&page=9999');
  await page.getByText('No hay nada pendiente', { exact: true }).waitFor();
  await sound(page);
  await page.goto('/admin/needs-attention');
  await page.getByRole('heading', { name: 'Requiere atención', exact: true }).waitFor();
  await sound(page);
});

test('an order: target by its address, notes, a letter again, what the panel was asked, and the next of the list', async () => {
  await panelFault({ kind: 'refuse', action: 'add', count: 1, error: 'Incorrect link' });
  const first = await buy();
  const second = await buy();
  await orderThat(second.browser, second.order.id, ({ status }) => status !== 'pending');
  const page = await visit('desk');
  await logIn(page);
  await page.goto('/admin/orders');
  // The newest stands first, so the one before it is the next.
  await page
    .getByRole('link', { name: new RegExp(second.order.orderNumber) })
    .first()
    .click();
  await page.getByRole('heading', { name: new RegExp(second.order.orderNumber) }).waitFor();
  await page.getByRole('link', { name: 'Pedido siguiente' }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('heading', { name: new RegExp(first.order.orderNumber) }).waitFor();

  await page
    .getByRole('button', { name: /^Cambiar objetivo/ })
    .first()
    .click();
  let dialog = page.getByRole('dialog', { name: 'Cambiar objetivo' });
  await dialog.getByLabel(/dirección/).fill('https://example.com/otra');
  await dialog.getByLabel(/Motivo/).fill('El cliente se equivocó');
  await dialog.getByRole('button', { name: 'Cambiar el objetivo' }).click();
  await dialog.getByText('Indique la dirección de un perfil o de una publicación de Instagram').waitFor();
  await sound(page);
  const target = `test${randomUUID().slice(0, 8)}`;
  await dialog.getByLabel(/dirección/).fill(`https://www.instagram.com/${target}/`);
  await dialog.getByRole('button', { name: 'Cambiar el objetivo' }).click();
  await page.getByText('Objetivo actualizado').first().waitFor();
  await page
    .getByRole('button', { name: /^Reenviar al proveedor/ })
    .first()
    .click();
  dialog = page.getByRole('dialog', { name: 'Reenviar al proveedor' });
  await dialog.getByLabel(/Motivo/).fill('Corregido');
  await dialog.getByRole('button', { name: 'Reenviar al proveedor' }).click();
  await page.getByText('Enviado al proveedor').first().waitFor();
  expect(await panelOrders(target)).toHaveLength(1);

  await page.getByLabel('Nota para el equipo').fill('Llamó por teléfono\nVuelve el lunes');
  await page.getByRole('button', { name: 'Añadir nota' }).click();
  await page.getByText('Vuelve el lunes').waitFor();
  // Sent twice: what the panel took stands above what it refused.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Llamada al panel: enviar el pedido' })
    .first()
    .getByText('Petición y respuesta')
    .click();
  await page.getByText(`link = https://www.instagram.com/${target}/`).waitFor();
  await sound(page);
  await page.getByRole('button', { name: /^Borrar la nota/ }).click();
  await page
    .getByRole('dialog', { name: '¿Borrar la nota?' })
    .getByRole('button', { name: 'Borrar' })
    .click();
  await eventually(async () => expect(await page.getByText('Vuelve el lunes').count()).toBe(0));

  const before = (await mailTo(first.cart.email)).length;
  await page.getByRole('button', { name: 'Enviar de nuevo: Confirmación del pedido' }).click();
  dialog = page.getByRole('dialog', { name: 'Enviar de nuevo' });
  await dialog.getByLabel(/Motivo/).fill('No le llegó');
  await dialog.getByRole('button', { name: 'Enviar de nuevo' }).click();
  await page.getByText('Correo enviado de nuevo').first().waitFor();
  await eventually(async () => expect((await mailTo(first.cart.email)).length).toBeGreaterThan(before));
  await page.setViewportSize({ width: 390, height: 844 });
  await sound(page);

  await page.goto('/admin/orders/FNZ-000000-XXXX');
  await page.getByRole('heading', { name: 'Orden no encontrada' }).waitFor();
  await sound(page);
}, 60_000);
