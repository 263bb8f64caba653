import { administrator } from '../api/testing/administrator';
import { testDatabase } from '../api/testing/database';
import { setSyncInterval, startAutoSync } from '../domain/calls/admin-provider-status';
import { logIn } from './support/back-office';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';
import { buyUnwatched } from './support/unwatched';

const db = testDatabase();
afterEach(leave);
afterAll(async () => {
  await quit();
  await db.end();
});

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'on a %s: orders are synchronised now, the sync is paused, timed and activated',
  async (size) => {
    const bought = await buyUnwatched(db);
    const page = await visit(size);
    try {
      await logIn(page, '/admin/provider-status');
      await page.getByRole('heading', { name: 'Estado del proveedor' }).waitFor();
      await page.getByRole('button', { name: 'Sincronizar ahora' }).click();
      await page.getByText('Sincronización completada').first().waitFor();
      await page
        .getByText(/pedidos? actualizados?$/)
        .first()
        .waitFor();
      const results = page.getByRole('region', { name: 'Resultados por pedido' });
      await results.getByRole('link', { name: new RegExp(bought.order.orderNumber) }).waitFor();
      await results
        .getByText(/^(Sin cambios|Actualizado)$/)
        .first()
        .waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);

      await page.getByRole('button', { name: 'Pausar auto-sync' }).click();
      await page.getByText('Auto-sincronización desactivada').first().waitFor();
      await page.getByText('Pausada', { exact: true }).waitFor();
      const interval = page.getByLabel('Intervalo en minutos');
      await interval.fill('0');
      await page.getByRole('button', { name: 'Guardar intervalo' }).click();
      await page.getByText('Indique los minutos, de 1 a 1440, sin decimales').waitFor();
      await interval.fill('15');
      await page.getByRole('button', { name: 'Guardar intervalo' }).click();
      await page.getByText('Cada 15 min').waitFor();
      await page.getByRole('button', { name: 'Activar auto-sync' }).click();
      await page.getByText('Auto-sincronización activada').first().waitFor();
      await page.getByText('Activa', { exact: true }).waitFor();
      expect(page.complaints).toEqual([]);
    } finally {
      const admin = await administrator();
      await admin.call(setSyncInterval, { body: { minutes: 10 } });
      await admin.call(startAutoSync);
    }
  },
);

test('what fails says so in its words and leaves the screen as it was', async () => {
  const page = await visit('desk');
  const unavailable = {
    status: 503,
    json: { success: false, code: 'unavailable', message: 'x', requestId: 'r-1' },
  };
  await logIn(page, '/admin/provider-status');
  await page.getByText('Envíos abiertos', { exact: true }).waitFor();
  await page.route('**/api/provider-status/s*', (route) => route.fulfill(unavailable));
  await page.getByRole('button', { name: 'Sincronizar ahora' }).click();
  await page.getByText('Error durante la sincronización de pedidos').waitFor();
  await page.getByRole('button', { name: 'Pausar auto-sync' }).click();
  await page.getByText('No se pudo cambiar el estado de la auto-sincronización').waitFor();
  await page.getByText('No se pudieron cargar las estadísticas del servicio').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/api/provider-status/s*');
  await page.getByRole('button', { name: 'Recargar' }).click();
  await page.getByText('No se pudieron cargar las estadísticas del servicio').waitFor({ state: 'detached' });
});
