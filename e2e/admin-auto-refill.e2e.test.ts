import { logIn } from './support/back-office';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';
import { buyDelivered } from './support/delivered';
import { panelDrop } from './support/sandbox';

afterEach(leave);
afterAll(quit);

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'on a %s: an order is checked and refilled, then all of them are looked at',
  async (size) => {
    const { order, panelId } = await buyDelivered();
    const page = await visit(size);
    await logIn(page, '/admin/auto-refill');
    await page.getByRole('heading', { name: 'Auto-refill' }).waitFor();
    const check = page.getByRole('button', { name: 'Verificar' });
    expect(await check.getAttribute('aria-disabled')).toBe('true');
    const field = page.getByLabel('ID o número del pedido');
    await field.fill('1');
    await check.click();
    await page.getByText('Error al verificar estado de refill').waitFor();
    await field.fill(`#${order.orderNumber}`);
    await check.click();
    await page.getByText('no ha bajado más de un 10 %').waitFor();
    await page.getByText('Completado', { exact: true }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Ejecutar Refill' }).count()).toBe(0);

    await panelDrop(panelId, 30);
    await check.click();
    await page.getByText(/Faltan .* de lo entregado/).waitFor();
    await page.getByRole('button', { name: 'Ejecutar Refill' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ejecutar Refill' });
    await dialog.getByLabel('Motivo').fill('Perdió seguidores');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Ejecutar Refill' }).click();
    await page.getByText('¡Refill exitoso!').first().waitFor();
    await page.getByText('Ya hay una reposición en curso').waitFor();

    await page.getByRole('button', { name: 'Procesar Todos los Pedidos' }).click();
    await page.getByText('Proceso completado').first().waitFor();
    await page.getByRole('link', { name: 'Historial' }).click();
    await page
      .getByRole('link', { name: new RegExp(order.orderNumber) })
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    expect(page.complaints).toEqual([]);
  },
);

test('what fails says so in its words: a check, a refill that nobody confirmed, the whole sweep', async () => {
  const { order, panelId } = await buyDelivered();
  await panelDrop(panelId, 30);
  const page = await visit('desk');
  await logIn(page, `/admin/auto-refill?order=${order.id}`);
  await page.getByRole('button', { name: 'Ejecutar Refill' }).waitFor();
  const failed = {
    status: 503,
    json: { success: false, code: 'unavailable', message: 'x', requestId: 'r-1' },
  };
  await page.route('**/api/admin/refill/**', (route) =>
    route.request().method() === 'POST' ? route.fulfill(failed) : route.continue(),
  );
  await page.getByRole('button', { name: 'Procesar Todos los Pedidos' }).click();
  await page.getByText('Error al procesar refill automático').waitFor();
  await page.getByRole('button', { name: 'Ejecutar Refill' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ejecutar Refill' });
  await dialog.getByLabel('Motivo').fill('Perdió seguidores');
  await dialog.getByRole('button', { name: 'Ejecutar Refill' }).click();
  await dialog.getByText('Error al ejecutar refill').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/api/admin/refill/**');
  await page.route('**/api/admin/refill/execute/**', (route) =>
    route.fulfill({ json: { success: true, message: 'x', state: 'unknown' } }),
  );
  await dialog.getByRole('button', { name: 'Ejecutar Refill' }).click();
  await page.getByText('Refill no ejecutado').first().waitFor();
});
