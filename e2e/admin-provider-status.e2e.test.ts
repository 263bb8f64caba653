import type { z } from 'zod';
import { administrator } from '../api/testing/administrator';
import { eventually } from '../api/testing/wait';
import {
  providerStatusStats,
  setSyncInterval,
  startAutoSync,
  type syncAllStatuses,
} from '../domain/calls/admin-provider-status';
import { expect, test } from './support/back-office';
import { buyUnwatched } from './support/buy-unwatched';
import { db } from './support/shop';
import { expectSound } from './support/sound';

test('orders are synchronised on demand, the sync is paused, timed and activated, and a failure leaves the screen unchanged [S1-2.15.99 S1-8.17]', {
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
    await syncNow.click();
    await expect(synced.first()).toBeVisible();
  });
});
