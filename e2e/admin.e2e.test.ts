import type { Page } from '@playwright/test';
import { buy, orderThat } from '../api/testing/purchases';
import { panelClock, panelDrop, panelFault, panelOrders } from './support/sandbox';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';

async function logIn(page: Page, password = process.env.ADMIN_PASSWORD ?? ''): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Nombre de usuario').fill('admin');
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** Opens an action's dialog, enters the reason and confirms. */
async function confirmAction(page: Page, name: string, submit: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel(/Motivo/).fill('Lo pide el cliente');
  await expectSound(page);
  await dialog.getByRole('button', { name: submit }).click();
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

test('the list finds an order, and its page shows all of it [S1-2.15.7 S1-2.15.21 S1-2.15.30]', {
  tag: '@both',
}, async ({ page }) => {
  const bought = await buy();
  await orderThat(bought.browser, bought.order.id, ({ status }) => status !== 'pending');
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
});

test('a refused submission waits for a person, who resends it [S1-2.15.33]', {
  tag: '@desktop',
}, async ({ page }) => {
  await panelFault({ kind: 'refuse', action: 'add', count: 1, error: 'Incorrect link' });
  const bought = await buy();
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Panel' })).toBeVisible();
  await page.goto('/admin/orders?attention=true');
  await expect(page.getByText(bought.order.orderNumber).first()).toBeVisible();
  await page.goto(`/admin/orders/${bought.order.id}`);
  await expect(page.getByText('Incorrect link').first()).toBeVisible();
  await confirmAction(page, 'Reenviar al proveedor', 'Reenviar al proveedor');
  await expect(page.getByText('Enviado al proveedor').first()).toBeVisible();
  await orderThat(
    bought.browser,
    bought.order.id,
    ({ status }) => status === 'processing' || status === 'completed',
  );
  expect(await panelOrders(bought.cart.username)).toHaveLength(1);
});

test('lost followers are refilled, then the order is refunded and closed', {
  tag: '@desktop',
}, async ({ page }) => {
  const bought = await buy();
  await orderThat(bought.browser, bought.order.id, ({ status }) => status !== 'pending');
  await panelClock({ advanceSeconds: 120 });
  await orderThat(bought.browser, bought.order.id, ({ status }) => status === 'completed');
  const [delivered] = await panelOrders(bought.cart.username);
  await panelDrop(delivered?.id ?? 0, 30);

  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Panel' })).toBeVisible();
  await page.goto(`/admin/orders/${bought.order.orderNumber}`);
  await confirmAction(page, 'Solicitar reposición', 'Solicitar la reposición');
  await expect(page.getByText('¡Refill exitoso!').first()).toBeVisible();
  await panelClock({ advanceSeconds: 120 });
  await orderThat(bought.browser, bought.order.id, ({ refillStatus }) => refillStatus === 'completed');

  await confirmAction(page, 'Cancelar y reembolsar', 'Reembolsar');
  await expect(page.getByText('Reembolso hecho').first()).toBeVisible();
  const order = await orderThat(bought.browser, bought.order.id, ({ status }) => status === 'refunded');
  expect(order.refundedCents).toBe(999);
  expect(order.timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['refill-completed', 'refund-succeeded']),
  );
});
