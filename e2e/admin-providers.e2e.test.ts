import { randomUUID } from 'node:crypto';
import { administrator } from '../api/testing/administrator';
import { anOrder, forgetOrders, insertRow, type OwnNames, ownNames } from '../api/testing/rows';
import { announce } from '../db/pool';
import { changeProvider, createProvider, oneProvider } from '../domain/calls/admin-providers';
import { expect, follow, test } from './support/back-office';
import { db } from './support/shop';
import { expectSound } from './support/sound';

const made: OwnNames[] = [];
test.afterAll(async () => {
  await forgetOrders(db, made);
  await db.query(
    `DELETE FROM provider_calls WHERE provider_id IN (SELECT id FROM providers WHERE name LIKE 'Viaje %')`,
  );
  await db.query(`DELETE FROM providers WHERE name LIKE 'Viaje %'`);
});

test('a provider is added, tested, its catalogue imported selectively, and its key never shown; a service is verified [S1-2.15.94 S1-2.15.98 S1-5.9 S1-8.19]', {
  tag: '@both',
}, async ({ page, tolerated }) => {
  tolerated.push(/status of 50\d/);
  const name = `Viaje ${randomUUID().slice(0, 8)}`;
  const key = process.env.PROVIDER_KEY ?? '';
  await page.goto('/admin/providers');
  await expect(page.getByRole('heading', { name: 'Proveedores' })).toBeVisible();
  await expect(page.getByText('Panel principal').locator('visible=true').first()).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Añadir proveedor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo proveedor' });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('Indica el nombre (al menos 2 caracteres)')).toBeVisible();
  await dialog.getByLabel('Nombre').fill(name);
  for (const [protocol, path] of [
    ['json-rest', '/rest/v1'],
    ['smm-v2', '/api/v2'],
  ] as const) {
    await dialog.getByLabel('Dirección de la API').fill(`${process.env.SANDBOX_PANEL_URL}${path}`);
    await dialog.getByLabel('Protocolo').selectOption(protocol);
    await dialog.getByLabel('Clave de la API').fill('not-the-key');
    await dialog.getByRole('button', { name: 'Probar conexión' }).click();
    await expect(dialog.getByText('Invalid API key')).toBeVisible();
    await dialog.getByLabel('Clave de la API').fill(key);
    await dialog.getByRole('button', { name: 'Probar conexión' }).click();
    await expect(dialog.getByText('Conexión correcta')).toBeVisible();
  }
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(`termina en ${key.slice(-4)}`)).toBeVisible();
  expect(await page.content()).not.toContain(key);

  await page.getByRole('button', { name: 'Ver cambios del catálogo' }).click();
  const changes = page.getByRole('dialog', { name: 'Cambios del catálogo' });
  await changes.getByRole('checkbox', { name: /1001 · / }).click();
  await expectSound(page);
  await changes.getByRole('button', { name: 'Aplicar 1 cambio' }).click();
  await expect(page.getByText('Catálogo actualizado').first()).toBeVisible();
  await expect(
    page
      .getByText(/Instagram Followers \| Europe/)
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await expectSound(page);

  await test.step('each answer about a service has its message', async () => {
    await follow(page, '/admin/test-verify');
    await expect(page.getByRole('heading', { name: 'Verificar un servicio' })).toBeVisible();
    const verify = page.getByRole('button', { name: 'Verificar servicio' });
    // The field suggests the existing providers by name.
    await expect(page.locator('datalist option[value="1"]')).toHaveAttribute('label', /./);
    const ask = async (provider: string, service: string) => {
      await page.getByLabel('ID del proveedor').fill(provider);
      await page.getByLabel('ID del servicio').fill(service);
      await verify.click();
    };
    await ask('1', '');
    await expect(
      page.getByText('Se requieren ambos valores: ID del proveedor e ID del servicio'),
    ).toBeVisible();
    await expectSound(page);
    await ask('999999', '1001');
    await expect(page.getByText('No se pudo obtener información del proveedor').first()).toBeVisible();
    await ask('1', '999999');
    await expect(page.getByText('Servicio no encontrado').first()).toBeVisible();
    await expect(page.getByText('No se encontró el servicio con ese ID').first()).toBeVisible();
    await ask('1', '1001');
    await expect(page.getByRole('heading', { name: 'Servicio encontrado' })).toBeVisible();
    await expectSound(page);
    await page.route('**/api/providers/test-connection', (route) =>
      route.fulfill({ status: 500, body: 'x' }),
    );
    await ask('1', '1001');
    await expect(page.getByText('Error en la respuesta del servidor').first()).toBeVisible();
  });
});

test('what a colleague saves meanwhile is shown next to the typed values; with open deliveries another host must be of the same account', {
  tag: '@both',
}, async ({ page }) => {
  const admin = await administrator();
  const body = {
    name: `Viaje ${randomUUID().slice(0, 8)}`,
    baseUrl: `${process.env.SANDBOX_PANEL_URL}/api/v2`,
    maxCallsPerSecond: 5,
    balanceAlertBelow: null,
  };
  const { provider } = await admin.call(createProvider, { body: { ...body, apiKey: 'key-of-before' } });
  const params = { id: provider.id };
  /** A colleague changes the rate; open pages learn of it. */
  const colleagueSaves = async (maxCallsPerSecond: number) => {
    const { version } = (await admin.call(oneProvider, { params })).provider;
    await admin.call(changeProvider, { params, body: { ...body, maxCallsPerSecond, active: true, version } });
    await announce(db, 'providers');
  };
  await page.goto(`/admin/providers/${provider.id}`);
  const form = page.getByRole('region', { name: 'Datos del proveedor' });
  const [name, key] = [form.getByLabel('Nombre'), form.getByLabel('Clave de la API')];
  const rate = form.getByLabel('Llamadas por segundo');
  const save = form.getByRole('button', { name: 'Guardar', exact: true });
  const conflict = form.getByRole('alert').filter({ hasText: 'Otra persona ha cambiado este proveedor' });
  await key.fill('key-of-mine-4321');
  await colleagueSaves(7);
  await expect(conflict).toContainText('Llamadas por segundo: ahora «7», tú «5»');
  await expect(key).toHaveValue('key-of-mine-4321');
  await expectSound(page);
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await save.click();
  expect((await answer).status()).toBe(409);
  await expect(conflict).toBeVisible();
  await expect(key).toHaveValue('key-of-mine-4321');
  await conflict.getByRole('button', { name: 'Guardar los míos' }).click();
  await expect(page.getByText('Proveedor guardado').first()).toBeVisible();
  await expect(form.getByText('termina en 4321')).toBeVisible();
  await expect(key).toHaveValue('');
  await expect(conflict).toHaveCount(0);

  // Without unsaved input the form takes a change at once; with some, only when it is chosen.
  await colleagueSaves(8);
  await expect(rate).toHaveValue('8');
  await name.fill(`${body.name} mío`);
  await colleagueSaves(9);
  await conflict.getByRole('button', { name: 'Usar los nuevos' }).click();
  await expect(rate).toHaveValue('9');
  await expect(name).toHaveValue(body.name);
  await expect(conflict).toHaveCount(0);

  const own = ownNames();
  made.push(own);
  await anOrder(db, own);
  await insertRow(db, 'submissions', {
    ...{ id: randomUUID(), order_id: own.orderId, generation: 1, line: 1, state: 'accepted' },
    ...{ provider_id: provider.id, provider_service_id: '1001', username: own.username, quantity: 1000 },
  });
  await announce(db, 'providers');
  const same = form.getByRole('checkbox', { name: 'La nueva dirección es de la misma cuenta' });
  await key.fill('key-of-after-8765');
  await expect(same).toHaveCount(0);
  await form.getByLabel('Dirección de la API').fill('http://localhost:9/api/v2');
  await expect(form.getByText('Este proveedor tiene 1 envío abierto')).toBeVisible();
  await expectSound(page);
  await save.click();
  await expect(form.getByRole('alert')).toContainText('Este proveedor tiene envíos abiertos');
  await same.click();
  await save.click();
  await expect(form.getByText('termina en 8765')).toBeVisible();
  await expect(same).toHaveCount(0);
});
