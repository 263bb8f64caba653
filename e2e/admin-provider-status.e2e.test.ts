import type { z } from 'zod';
import { administrator } from '../api/testing/administrator';
import { orderThat } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import {
  providerStatusStats,
  setSyncInterval,
  startAutoSync,
  type syncAllStatuses,
} from '../domain/calls/admin-provider-status';
import { expect, test, withoutEvents } from './support/back-office';
import { buyUnwatched } from './support/buy-unwatched';
import { noAnswer } from './support/no-answer';
import { panelClock, panelDrop, panelOrders } from './support/sandbox';
import { db } from './support/shop';
import { expectSound } from './support/sound';

test('orders are synchronised on demand, the sync is paused, timed and activated, and a failure leaves the screen unchanged; one is checked and refilled, then all of them are checked; each failure has its message [S1-2.15.99 S1-2.15.102 S1-5.10 S1-8.17 S1-8.18]', {
  tag: '@both',
}, async ({ page, tolerated }) => {
  tolerated.push(/status of 50\d/);
  const bought = await buyUnwatched(db);
  const admin = await administrator();
  const syncNow = page.getByRole('button', { name: 'Sincronizar ahora' });
  const synced = page.getByText('Sincronización completada');
  await page.goto('/admin/provider-status');
  await expect(page.getByRole('heading', { name: 'Estado del proveedor' })).toBeVisible();
  await expect(page.getByText('Envíos abiertos', { exact: true })).toBeVisible();

  await test.step('a failure has its message', async () => {
    const unavailable = {
      status: 503,
      json: { success: false, code: 'unavailable', message: 'x', requestId: 'r-1' },
    };
    await page.route('**/api/provider-status/s*', (route) => route.fulfill(unavailable));
    await syncNow.click();
    await expect(page.getByText('Error durante la sincronización de pedidos')).toBeVisible();
    await page.getByRole('button', { name: 'Pausar auto-sync' }).click();
    await expect(page.getByText('No se pudo cambiar el estado de la auto-sincronización')).toBeVisible();
    await expect(page.getByText('No se pudieron cargar las estadísticas del servicio')).toBeVisible();
    await expectSound(page);
    await page.unroute('**/api/provider-status/s*');
    await page.getByRole('button', { name: 'Recargar' }).click();
    await expect(page.getByText('No se pudieron cargar las estadísticas del servicio')).toHaveCount(0);
  });

  try {
    await syncNow.click();
    await expect(synced.first()).toBeVisible();
    await expect(page.getByText(/pedidos? actualizados?$/).first()).toBeVisible();
    const results = page.getByRole('region', { name: 'Resultados por pedido' });
    await expect(results.getByRole('link', { name: new RegExp(bought.order.orderNumber) })).toBeVisible();
    await expect(results.getByText(/^(Sin cambios|Actualizado)$/).first()).toBeVisible();
    await expectSound(page);

    await page.getByRole('button', { name: 'Pausar auto-sync' }).click();
    await expect(page.getByText('Auto-sincronización desactivada').first()).toBeVisible();
    await expect(page.getByText('Pausada', { exact: true })).toBeVisible();
    const interval = page.getByLabel('Intervalo en minutos');
    await interval.fill('0');
    await page.getByRole('button', { name: 'Guardar intervalo' }).click();
    await expect(page.getByText('Indica los minutos, de 1 a 1440, sin decimales')).toBeVisible();
    await interval.fill('15');
    await page.getByRole('button', { name: 'Guardar intervalo' }).click();
    await expect(page.getByText('Cada 15 min')).toBeVisible();
    await page.getByRole('button', { name: 'Activar auto-sync' }).click();
    await expect(page.getByText('Auto-sincronización activada').first()).toBeVisible();
    await expect(page.getByText('Activa', { exact: true })).toBeVisible();
  } finally {
    const { syncIntervalMinutes: seen } = await admin.call(providerStatusStats);
    await admin.call(setSyncInterval, { body: { minutes: 24 * 60, seen } });
    await admin.call(startAutoSync);
  }

  await test.step('a run whose answer still says that it runs is reported at its end', async () => {
    await page.route('**/api/provider-status/sync-all', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as z.infer<typeof syncAllStatuses.answer>;
      const { finishedAt: _ended, ...run } = answer.run;
      await eventually(async () => {
        expect((await admin.call(providerStatusStats)).run).toMatchObject({ id: run.id, state: 'done' });
      });
      await route.fulfill({ response, json: { ...answer, run: { ...run, state: 'running' } } });
    });
    await expect(synced).toHaveCount(0);
    await panelClock({ advanceSeconds: 600 });
    await syncNow.click();
    await expect(synced.first()).toBeVisible();
  });

  // The last sync has reported its end.
  const { order, cart } = bought;
  await orderThat(bought.browser, order.id, ({ status }) => status === 'completed');
  const panelId = (await panelOrders(cart.username))[0]?.id ?? 0;
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
