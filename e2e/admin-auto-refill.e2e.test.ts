import { administrator } from '../api/testing/administrator';
import { refillOverview, setRefillSettings } from '../domain/calls/admin-refill';
import { expect, test, withoutEvents } from './support/back-office';
import { buyDelivered } from './support/buy-delivered';
import { panelDrop } from './support/sandbox';
import { expectSound } from './support/sound';

test('an order is checked and refilled, then all of them are checked [S1-2.15.102 S1-5.10 S1-8.18]', {
  tag: '@both',
}, async ({ page }) => {
  const { order, panelId } = await buyDelivered();
  await withoutEvents(page);
  await page.goto('/admin/auto-refill');
  await expect(page.getByRole('heading', { name: 'Auto-refill' })).toBeVisible();
  const check = page.getByRole('button', { name: 'Verificar' });
  await expect(check).toHaveAttribute('aria-disabled', 'true');
  const field = page.getByLabel('ID o número del pedido');
  await field.fill('1');
  await check.click();
  await expect(page.getByText('Error al verificar estado de refill')).toBeVisible();
  // A press counts also while the failed check is being retried automatically.
  await page.route('**/api/admin/refill/status/1', () => undefined);
  const asksAgain = page.waitForRequest('**/api/admin/refill/status/1');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await asksAgain;
  await field.fill(`#${order.orderNumber}`);
  await check.click();
  await expect(page.getByText('no ha bajado más de un 10 %')).toBeVisible();
  await expect(page.getByText('Completado', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ejecutar Refill' })).toHaveCount(0);

  await panelDrop(panelId, 30);
  await check.click();
  await expect(page.getByText(/Faltan .* de lo entregado/)).toBeVisible();
  await page.getByRole('button', { name: 'Ejecutar Refill' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ejecutar Refill' });
  await dialog.getByRole('button', { name: 'Lo pide el cliente' }).click();
  await expect(dialog.getByLabel('Motivo (opcional)')).toHaveValue('Lo pide el cliente');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Ejecutar Refill' }).click();
  await expect(page.getByText('¡Refill exitoso!').first()).toBeVisible();
  await expect(page.getByText('Ya hay una reposición en curso')).toBeVisible();

  await page.getByRole('button', { name: 'Procesar Todos los Pedidos' }).click();
  await expect(page.getByText('Proceso completado').first()).toBeVisible();
  await page.getByRole('link', { name: 'Historial' }).click();
  await expect(page.getByRole('link', { name: new RegExp(order.orderNumber) }).first()).toBeVisible();
  await expectSound(page);
});

test('each failure has its message: a check, a refill that nobody confirmed, the whole sweep [S1-8.18]', {
  tag: '@desktop',
}, async ({ page, tolerated }) => {
  tolerated.push(/status of 50\d/);
  const { order, panelId } = await buyDelivered();
  await panelDrop(panelId, 30);
  await page.goto(`/admin/auto-refill?order=${order.id}`);
  await expect(page.getByRole('button', { name: 'Ejecutar Refill' })).toBeVisible();
  const failed = {
    status: 503,
    json: { success: false, code: 'unavailable', message: 'x', requestId: 'r-1' },
  };
  await page.route('**/api/admin/refill/**', (route) =>
    route.request().method() === 'POST' ? route.fulfill(failed) : route.continue(),
  );
  await page.getByRole('button', { name: 'Procesar Todos los Pedidos' }).click();
  await expect(page.getByText('Error al procesar refill automático')).toBeVisible();
  await page.getByRole('button', { name: 'Ejecutar Refill' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ejecutar Refill' });
  await dialog.getByRole('button', { name: 'Ejecutar Refill' }).click();
  await expect(dialog.getByText('Error al ejecutar refill')).toBeVisible();
  await expectSound(page);
  await page.unroute('**/api/admin/refill/**');
  await page.route('**/api/admin/refill/execute/**', (route) =>
    route.fulfill({ json: { success: true, message: 'x', state: 'unknown' } }),
  );
  await dialog.getByRole('button', { name: 'Ejecutar Refill' }).click();
  await expect(page.getByText('Refill no ejecutado').first()).toBeVisible();
});

test('settings that somebody else changed meanwhile are shown next to the typed ones, and nothing is lost', {
  tag: '@desktop',
}, async ({ page, tolerated }) => {
  tolerated.push(/status of (409|503)/);
  const admin = await administrator();
  const { settings } = await admin.call(refillOverview);
  const save = async (body: typeof settings) => {
    const { settings: seen } = await admin.call(refillOverview);
    await admin.call(setRefillSettings, { body: { ...body, seen } });
  };
  try {
    await withoutEvents(page);
    await page.goto('/admin/auto-refill');
    const form = page.getByRole('region', { name: 'Ajustes' });
    const hours = form.getByLabel('Horas entre dos reposiciones de un pedido');
    const days = form.getByLabel('Días de garantía');
    await hours.fill('36');
    await save({ ...settings, guaranteeDays: 90 });
    const overview = '**/api/admin/refill/overview';
    const saveTyped = form.getByRole('button', { name: 'Guardar', exact: true });
    const conflict = form.getByText('Otra persona ha cambiado estos ajustes');
    // While nobody can say what there is now, the refusal is still shown.
    await page.route(overview, (route) => route.fulfill({ status: 503 }));
    await saveTyped.click();
    await expect(conflict).toBeVisible();
    await expect(form.getByText('90 días de garantía')).toHaveCount(0);
    await page.unroute(overview);
    await saveTyped.click();
    await expect(form.getByText('90 días de garantía')).toBeVisible();
    await expect(conflict).toBeVisible();
    await expect(hours).toHaveValue('36');
    await expectSound(page);
    expect((await admin.call(refillOverview)).settings.guaranteeDays).toBe(90);
    await form.getByRole('button', { name: 'Usar los nuevos' }).click();
    await expect(days).toHaveValue('90');
    await days.fill('80');
    await saveTyped.click();
    await expect(page.getByText('Ajustes guardados').first()).toBeVisible();
    expect((await admin.call(refillOverview)).settings).toEqual({ ...settings, guaranteeDays: 80 });
  } finally {
    await save(settings);
  }
});
