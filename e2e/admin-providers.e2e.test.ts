import { randomUUID } from 'node:crypto';
import { testDatabase } from '../api/testing/database';
import { logIn } from './support/back-office';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';

const db = testDatabase();
afterEach(leave);
afterAll(async () => {
  await quit();
  await db.query(
    `DELETE FROM provider_calls WHERE provider_id IN (SELECT id FROM providers WHERE name LIKE 'Viaje %')`,
  );
  await db.query(`DELETE FROM providers WHERE name LIKE 'Viaje %'`);
  await db.end();
});

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'on a %s: a provider is added, tested, its catalogue taken over by choice, and its key never shown',
  async (size) => {
    const name = `Viaje ${randomUUID().slice(0, 8)}`;
    const key = process.env.PROVIDER_KEY ?? '';
    const page = await visit(size);
    await logIn(page, '/admin/providers');
    await page.getByRole('heading', { name: 'Proveedores' }).waitFor();
    await page.getByText('Panel principal').locator('visible=true').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await page.getByRole('button', { name: 'Añadir proveedor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nuevo proveedor' });
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.getByText('Indique el nombre (al menos 2 caracteres)').waitFor();
    await dialog.getByLabel('Nombre').fill(name);
    // A panel of each protocol.
    const [protocol, path] = size === 'phone' ? ['json-rest', '/rest/v1'] : ['smm-v2', '/api/v2'];
    await dialog.getByLabel('Dirección de la API').fill(`${process.env.SANDBOX_PANEL_URL}${path}`);
    await dialog.getByLabel('Protocolo').selectOption(protocol);
    await dialog.getByLabel('Clave de la API').fill('not-the-key');
    await dialog.getByRole('button', { name: 'Probar conexión' }).click();
    await dialog.getByText('Invalid API key').waitFor();
    await dialog.getByLabel('Clave de la API').fill(key);
    await dialog.getByRole('button', { name: 'Probar conexión' }).click();
    await dialog.getByText('Conexión correcta').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('heading', { name }).waitFor();
    await page.getByText(`termina en ${key.slice(-4)}`).waitFor();
    expect(await page.content()).not.toContain(key);

    await page.getByRole('button', { name: 'Ver cambios del catálogo' }).click();
    const changes = page.getByRole('dialog', { name: 'Cambios del catálogo' });
    await changes.getByRole('checkbox', { name: /1001 · / }).click();
    expect(await violations(page)).toEqual([]);
    await changes.getByRole('button', { name: 'Aplicar 1 cambios' }).click();
    await page.getByText('Catálogo actualizado').first().waitFor();
    await page
      .getByText(/Instagram Followers \| Europe/)
      .locator('visible=true')
      .first()
      .waitFor();
    expect(await overflows(page)).toBe(false);
    expect(await violations(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
  },
);

test('a service is verified: each answer in its words', async () => {
  const page = await visit('phone');
  await logIn(page, '/admin/test-verify');
  await page.getByRole('heading', { name: 'Verificar un servicio' }).waitFor();
  const verify = page.getByRole('button', { name: 'Verificar servicio' });
  const ask = async (provider: string, service: string) => {
    await page.getByLabel('ID del proveedor').fill(provider);
    await page.getByLabel('ID del servicio').fill(service);
    await verify.click();
  };
  await ask('1', '');
  await page.getByText('Se requieren ambos valores: ID del proveedor e ID del servicio').waitFor();
  expect(await violations(page)).toEqual([]);
  await ask('999999', '1001');
  await page.getByText('No se pudo obtener información del proveedor').first().waitFor();
  await ask('1', '999999');
  await page.getByText('Servicio no encontrado').first().waitFor();
  await page.getByText('No se encontró el servicio con ese ID').first().waitFor();
  await ask('1', '1001');
  await page.getByRole('heading', { name: 'Servicio encontrado' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  await page.route('**/api/providers/test-connection', (route) => route.fulfill({ status: 500, body: 'x' }));
  await ask('1', '1001');
  await page.getByText('Error en la respuesta del servidor').first().waitFor();
});
