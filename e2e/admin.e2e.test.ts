import type { Page } from 'playwright-core';
import { buy, orderThat } from '../api/testing/purchases';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';
import { panelClock, panelDrop, panelFault, panelOrders } from './support/sandbox';

afterEach(leave);
afterAll(quit);

async function logIn(page: Page, password = process.env.ADMIN_PASSWORD ?? ''): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Nombre de usuario').fill('admin');
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** Opens an act's dialog, gives the reason, carries it out. */
async function act(page: Page, name: string, submit: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel(/Motivo/).fill('Lo pide el cliente');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: submit }).click();
}

test('nobody sees orders without logging in, and a wrong password says so', async () => {
  const page = await visit('desk');
  await page.goto('/admin/orders');
  await page.waitForURL(/admin\/login/);
  await page.evaluate(() => localStorage.setItem('adminAuthenticated', 'true'));
  await page.goto('/admin/orders');
  await page.waitForURL(/admin\/login/);
  await logIn(page, 'not the password');
  await page.getByText('Nombre de usuario o contraseña incorrectos').first().waitFor();
  expect(await violations(page)).toEqual([]);
});

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'on a %s: the list finds an order, the order is whole',
  async (size) => {
    const bought = await buy();
    await orderThat(bought.browser, bought.order.id, ({ status }) => status !== 'pending');
    const page = await visit(size);
    await logIn(page);
    await page.getByRole('heading', { name: 'Panel' }).waitFor();
    await page.goto('/admin/orders');
    await page
      .getByRole('link', { name: new RegExp(bought.order.orderNumber) })
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await page.goto(`/admin/orders?search=${bought.cart.email}`);
    await page
      .getByRole('link', { name: new RegExp(bought.order.orderNumber) })
      .first()
      .click();
    await page.getByRole('heading', { name: new RegExp(bought.order.orderNumber) }).waitFor();
    await page.getByText(bought.intent.paymentIntentId).first().waitFor();
    const run = page.getByRole('link', { name: /Ver ejecución en Temporal/ });
    expect(await run.getAttribute('href')).toContain(`purchase-${bought.cart.cartId}`);
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    expect(page.complaints).toEqual([]);
  },
);

test('a refused submission waits for a person, who resends it', async () => {
  await panelFault({ kind: 'refuse', action: 'add', count: 1, error: 'Incorrect link' });
  const bought = await buy();
  const page = await visit('desk');
  await logIn(page);
  await page.getByRole('heading', { name: 'Panel' }).waitFor();
  await page.goto('/admin/orders?attention=true');
  await page.getByText(bought.order.orderNumber).first().waitFor();
  await page.goto(`/admin/orders/${bought.order.id}`);
  await page.getByText('Incorrect link').first().waitFor();
  await act(page, 'Reenviar al proveedor', 'Reenviar al proveedor');
  await page.getByText('Enviado al proveedor').first().waitFor();
  await orderThat(
    bought.browser,
    bought.order.id,
    ({ status }) => status === 'processing' || status === 'completed',
  );
  expect(await panelOrders(bought.cart.username)).toHaveLength(1);
});

test('lost followers are refilled, then the order is refunded and closed', async () => {
  const bought = await buy();
  await orderThat(bought.browser, bought.order.id, ({ status }) => status !== 'pending');
  await panelClock({ advanceSeconds: 120 });
  await orderThat(bought.browser, bought.order.id, ({ status }) => status === 'completed');
  const [delivered] = await panelOrders(bought.cart.username);
  await panelDrop(delivered?.id ?? 0, 30);

  const page = await visit('desk');
  await logIn(page);
  await page.getByRole('heading', { name: 'Panel' }).waitFor();
  await page.goto(`/admin/orders/${bought.order.orderNumber}`);
  await act(page, 'Solicitar reposición', 'Solicitar la reposición');
  await page.getByText('¡Refill exitoso!').first().waitFor();
  await panelClock({ advanceSeconds: 120 });
  await orderThat(bought.browser, bought.order.id, ({ refillStatus }) => refillStatus === 'completed');

  await act(page, 'Cancelar y reembolsar', 'Reembolsar');
  await page.getByText('Reembolso hecho').first().waitFor();
  const order = await orderThat(bought.browser, bought.order.id, ({ status }) => status === 'refunded');
  expect(order.refundedCents).toBe(999);
  expect(order.timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['refill-completed', 'refund-succeeded']),
  );
});
