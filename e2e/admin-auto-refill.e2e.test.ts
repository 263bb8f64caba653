import { administrator } from '../api/testing/administrator';
import { refillOverview, setRefillSettings } from '../domain/calls/admin-refill';
import { expect, test, withoutEvents } from './support/back-office';
import { buyDelivered } from './support/buy-delivered';
import { noAnswer } from './support/no-answer';
import { panelDrop } from './support/sandbox';
import { expectSound } from './support/sound';

test('an order is checked and refilled, then all of them are checked; each failure has its message [S1-2.15.102 S1-5.10 S1-8.18]', {
  tag: '@both',
}, async ({ page, tolerated }) => {
  tolerated.push(/status of 50\d/);
  const { order, panelId } = await buyDelivered();
  await withoutEvents(page);
  const check = page.getByRole('button', { name: 'Verificar' });
  const all = page.getByRole('button', { name: 'Procesar Todos los Pedidos' });
  const refill = page.getByRole('button', { name: 'Ejecutar Refill' });
  const dialog = page.getByRole('dialog', { name: 'Ejecutar Refill' });
  const confirm = dialog.getByRole('button', { name: 'Ejecutar Refill' });

  await test.step('a check: it fails, or nothing is missing', async () => {
    await page.goto('/admin/auto-refill');
    await expect(page.getByRole('heading', { name: 'Auto-refill' })).toBeVisible();
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
    await expect(page.getByText('No se ha perdido más de un 10 %')).toBeVisible();
    await expect(page.getByText('Completado', { exact: true }).first()).toBeVisible();
    await expect(refill).toHaveCount(0);
  });

  await test.step('a sweep that fails, and a refill that fails or that nobody confirms', async () => {
    await page.goto(`/admin/auto-refill?order=${order.id}`);
    await expect(page.getByText('No se ha perdido más de un 10 %')).toBeVisible();
    await panelDrop(panelId, 30);
    await check.click();
    await expect(page.getByText(/Faltan .* de lo entregado/)).toBeVisible();
    await page.route('**/api/admin/refill/**', (route) =>
      route.request().method() === 'POST' ? route.fulfill(noAnswer) : route.continue(),
    );
    await all.click();
    await expect(page.getByText('Error al procesar refill automático')).toBeVisible();
    await refill.click();
    await confirm.click();
    await expect(dialog.getByText('Error al ejecutar refill')).toBeVisible();
    await expectSound(page);
    await page.unroute('**/api/admin/refill/**');
    await page.route('**/api/admin/refill/execute/**', (route) =>
      route.fulfill({ json: { success: true, message: 'x', state: 'unknown' } }),
    );
    await confirm.click();
    await expect(page.getByText('Refill no ejecutado').first()).toBeVisible();
    await page.unroute('**/api/admin/refill/execute/**');
  });

  await test.step('a refill, and the sweep', async () => {
    await refill.click();
    await dialog.getByRole('button', { name: 'Lo pide el cliente' }).click();
    await expect(dialog.getByLabel('Motivo (opcional)')).toHaveValue('Lo pide el cliente');
    await expectSound(page);
    await confirm.click();
    await expect(page.getByText('¡Refill exitoso!').first()).toBeVisible();
    await expect(page.getByText('Ya hay una reposición en curso')).toBeVisible();

    await all.click();
    await expect(page.getByText('Proceso completado').first()).toBeVisible();
    await page.getByRole('link', { name: 'Historial' }).click();
    await expect(page.getByRole('link', { name: new RegExp(order.orderNumber) }).first()).toBeVisible();
    await expectSound(page);
  });
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
