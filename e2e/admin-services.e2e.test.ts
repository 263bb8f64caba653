import { randomInt, randomUUID } from 'node:crypto';
import { browser } from '../api/testing/browser';
import { aPanel } from '../api/testing/rows';
import { services } from '../domain/calls/shop';
import { expect, follow, test, withoutEvents } from './support/back-office';
import { held } from './support/held';
import { tabTo } from './support/keyboard';
import { loseAnswer } from './support/lost-answer';
import { db } from './support/shop';
import { expectSound } from './support/sound';

const mine = `Servicios ${randomUUID().slice(0, 8)}`;
let provider: number;
let other: number;

test.beforeAll(async () => {
  provider = await aPanel(db, { name: mine });
  other = await aPanel(db);
  await db.query(
    `INSERT INTO provider_balances (provider_id, balance, currency, said_at, checked_at)
     VALUES ($1, 10, 'EUR', now(), now())`,
    [provider],
  );
});
test.afterAll(async () => {
  await db.query(
    `DELETE FROM services s WHERE provider_id = $1
       OR EXISTS (SELECT FROM service_alternatives a WHERE a.service_id = s.id AND a.provider_id = $1)`,
    [provider],
  );
  await db.query('DELETE FROM provider_calls WHERE provider_id = ANY ($1)', [[provider, other]]);
  await db.query('DELETE FROM providers WHERE id = ANY ($1)', [[provider, other]]);
});

/** What the shop sells, in its order. */
const sold = async () => (await browser().call(services)).services;

test('a package is created, priced, sold, shown in the shop, and taken off sale; the last one says what of its line stays on sale [S1-2.15.60 S1-2.15.63]', {
  tag: '@both',
}, async ({ page }) => {
  const quantity = randomInt(60_000, 90_000);
  const priceInShop = async () =>
    (await sold()).find((one) => one.region === 'spain' && one.quantity === quantity)?.priceCents;
  await page.goto('/admin/services');
  await expect(page.getByRole('region', { name: 'Seguidores · España' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Nuevo paquete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo paquete' });
  await dialog.getByRole('button', { name: 'Crear paquete' }).click();
  await expect(dialog.getByText('Indica el ID del servicio en el panel')).toBeVisible();
  await expectSound(page);
  await dialog.getByLabel('Qué se vende').selectOption('Seguidores · España');
  await dialog.getByLabel('Cantidad').fill(String(quantity));
  await dialog.getByLabel('Precio (€)', { exact: true }).fill('499,90');
  await dialog.getByLabel('Precio habitual (€)').fill('400');
  await dialog.getByLabel('Proveedor').selectOption(mine);
  await dialog.getByLabel('Servicio del panel').fill('1002');
  await dialog.getByRole('button', { name: 'Crear paquete' }).click();
  await expect(dialog.getByText('El precio habitual no puede ser menor que el precio')).toBeVisible();
  await dialog.getByLabel('Precio habitual (€)').fill('600');
  await dialog.getByRole('button', { name: 'Crear paquete' }).click();
  const name = `${quantity.toLocaleString('es-ES')} seguidores`;
  await expect(page.getByRole('heading', { name: `${name} · España` })).toBeVisible();
  await expect(page.getByText('Retirado de la venta.')).toBeVisible();
  const history = page.getByRole('region', { name: 'Historial de precios' });
  await expect(history.getByText('Todavía no ha estado a la venta.')).toBeVisible();
  await expectSound(page);

  const confirmation = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Poner a la venta' }).click();
  await confirmation.getByLabel('Motivo').fill('ab');
  await confirmation.getByRole('button', { name: 'Poner a la venta' }).click();
  await expect(confirmation.getByText('Indica el motivo (al menos 3 caracteres)')).toBeVisible();
  await expectSound(page);
  await confirmation.getByLabel('Motivo').fill('Prueba del paquete');
  await confirmation.getByRole('button', { name: 'Poner a la venta' }).click();
  await expect(confirmation).toHaveCount(0);
  await expect(page.getByText('A la venta.', { exact: true })).toBeVisible();
  expect(await priceInShop()).toBe(49_990);

  // The effect on the struck-through price is shown before saving.
  await page.getByLabel('Precio (€)', { exact: true }).fill('450');
  await expect(page.getByText(/la tienda mostrará tachado 499,90\s€/)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Paquete guardado').first()).toBeVisible();
  await expect(history.getByText(/^450,00\s€$/)).toBeVisible();
  expect(await priceInShop()).toBe(45_000);

  // Of another size, neither price was charged before.
  await page.getByLabel('Cantidad', { exact: true }).fill(String(quantity - 1));
  await expect(page.getByText(/la tienda no mostrará ningún precio tachado/)).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(history.getByText(quantity.toLocaleString('es-ES'), { exact: true })).toHaveCount(2);
  await page.getByLabel('Cantidad', { exact: true }).fill(String(quantity));
  await expect(page.getByText(/la tienda no mostrará ningún precio tachado/)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(history.getByText((quantity - 1).toLocaleString('es-ES'), { exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'Retirar de la venta' }).click();
  await confirmation.getByLabel('Motivo').fill('Prueba del paquete');
  await confirmation.getByRole('button', { name: 'Retirar de la venta' }).click();
  await expect(confirmation).toHaveCount(0);
  await expect(page.getByText('Retirado de la venta.')).toBeVisible();
  await expect(history.getByText(/ hasta /)).toHaveCount(1);
  await expect(history.getByText('Actual')).toHaveCount(0);
  expect(await priceInShop()).toBeUndefined();

  await test.step('the last package says that the ranges of its line stay on sale, and at what price', async () => {
    const { rows: line } = await db.query<{ id: number; last: boolean }>(
      `SELECT id, row_number() OVER () = 1 AS last FROM services
       WHERE type = 'followers' AND region = 'europe' AND active AND min_quantity IS NULL`,
    );
    const others = line.flatMap(({ id, last }) => (last ? [] : [id]));
    const setActive = (active: boolean) =>
      db.query('UPDATE services SET active = $2 WHERE id = ANY ($1)', [others, active]);
    await setActive(false);
    try {
      await follow(page, `/admin/services/${line.find(({ last }) => last)?.id}`);
      await page.getByRole('button', { name: 'Retirar de la venta' }).click();
      const warning = page.getByRole('dialog').getByRole('alert');
      await expect(warning).toContainText(/siguen a la venta a 0,05\s€ la unidad/);
      await expect(warning).not.toContainText('vacía');
      await expectSound(page);
      await warning.getByRole('link', { name: '#211' }).click();
      await page.waitForURL(/services\/211$/);
    } finally {
      await setActive(true);
    }
  });
});

test('on a desktop, by keyboard: the order of the panels and of the shop, with what somebody else saved [S1-2.15.65]', {
  tag: '@desktop',
}, async ({ page }) => {
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO services (type, region, quantity, price_cents, regular_price_cents, active, provider_id,
         provider_service_id) VALUES ('likes', 'none', $1, 9900, 9900, false, $2, '1003') RETURNING id`,
    [randomInt(60_000, 90_000), provider],
  );
  const id = rows[0]!.id;
  await page.goto(`/admin/services/${id}`);
  const sources = page.getByRole('region', { name: 'Quién lo entrega' });
  await tabTo(page, sources.getByRole('button', { name: 'Añadir reserva' }));
  await page.keyboard.press('Enter');
  await sources.getByLabel('Servicio del panel').nth(1).fill('1003');
  await tabTo(page, sources.getByRole('button', { name: 'Subir el puesto 2' }));
  await expectSound(page);
  // Meanwhile somebody else changes the same package.
  await db.query(`UPDATE services SET provider_service_id = '1004', version = version + 1 WHERE id = $1`, [
    id,
  ]);
  await page.keyboard.press('Enter');
  await sources.getByRole('button', { name: 'Guardar proveedores' }).click();
  await expect(sources.getByText('Otra persona ha cambiado este paquete mientras tanto')).toBeVisible();
  await expect(sources.getByText('Otra persona ha guardado este paquete')).toBeVisible();
  await expectSound(page);
  await sources.getByRole('button', { name: 'Guardar los míos encima' }).click();
  await expect(page.getByText('Proveedores guardados').first()).toBeVisible();
  const own = sources.getByLabel('Proveedor').first();
  await expect
    .poll(() => own.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text))
    .not.toBe(mine);

  await page.getByRole('link', { name: 'Todos los servicios' }).click();
  await expect(page.getByRole('heading', { name: 'Servicios', exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Proveedor' }).selectOption(mine);
  await expect(page.getByText('+1 de reserva').locator('visible=true')).toBeVisible();
  try {
    await page.getByRole('button', { name: 'Ordenar Likes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Orden de Likes' });
    const rowsShown = dialog.getByRole('listitem');
    await expect(rowsShown.first()).toBeVisible();
    await expect(rowsShown.nth(1).getByText('100 likes', { exact: true })).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: /^Subir 100 likes/ }));
    await page.keyboard.press('Enter');
    await expect(rowsShown.first().getByText('100 likes', { exact: true })).toBeVisible();
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Guardar el orden' }).click();
    await expect(dialog).toHaveCount(0);
    expect((await sold()).find(({ type }) => type === 'likes')?.quantity).toBe(100);
  } finally {
    await db.query(`UPDATE services SET position = NULL, version = version + 1 WHERE type = 'likes'`);
    await db.query('DELETE FROM services WHERE id = $1', [id]);
  }
});

test('the panel’s catalogue is fetched, its changes and their margins are shown, and packages are created from it [S1-2.15.68]', {
  tag: '@both',
}, async ({ page }) => {
  const quantity = randomInt(60_000, 90_000);
  const { rows } = await db.query<{ id: number }>(
    `WITH known AS (
         INSERT INTO provider_services (provider_id, id, name, type, category, rate, min, max, taken_at)
         VALUES ($2, '1003', 'Likes', 'Default', 'Likes', 0.05, 10, 100000, now()),
                ($2, 'old', 'Retirado', 'Default', 'Likes', 1, 10, 100000, now())
         ON CONFLICT (provider_id, id) DO UPDATE SET rate = excluded.rate, gone_at = NULL)
       INSERT INTO services (type, region, quantity, price_cents, regular_price_cents, active, provider_id,
         provider_service_id)
       VALUES ('likes', 'none', $1, 9900, 9900, false, $2, '1003'),
              ('likes', 'none', $1 + 1, 9900, 9900, true, $2, 'old') RETURNING id`,
    [quantity, provider],
  );
  const name = `${quantity.toLocaleString('es-ES')} likes`;
  await page.goto('/admin/services/import');
  await expect(page.getByText('Elige el proveedor cuyo catálogo')).toBeVisible();
  await page.getByRole('combobox', { name: 'Proveedor' }).selectOption(mine);
  await page.getByRole('button', { name: 'Pedir catálogo' }).click();
  const touched = page.getByRole('region', { name: 'Paquetes afectados' });
  const cheaper = touched.getByRole('listitem').filter({ hasText: name });
  // In the currency that the panel has meanwhile reported.
  await expect(cheaper.getByText(/^(Margen|Coste): \d/)).toBeVisible();
  await expect(cheaper.getByRole('img', { name: 'después' })).toBeVisible();
  await expect(touched.getByText('El panel ya no lo ofrece').first()).toBeVisible();
  await expectSound(page);
  await touched.getByRole('checkbox', { name: /Retirar de la venta el paquete/ }).click();
  await page.getByLabel('Buscar en el catálogo del panel').fill('Views');
  await page.getByRole('button', { name: /^Crear paquete con Instagram Views/ }).click();
  const apply = page.getByRole('button', { name: 'Aplicar la importación' });
  await apply.click();
  await expect(page.getByText('Indica un importe de 0,50 € a 10.000,00 €')).toBeVisible();
  await expectSound(page);
  const kind = page.getByLabel('Qué se vende');
  await expect.poll(() => kind.evaluate((select: HTMLSelectElement) => select.value)).toBe('views-none');
  await page.getByLabel('Cantidad').fill('7.500');
  await page.getByLabel('Precio (€)').fill('12,5');
  await apply.click();
  await expect(page.getByText(/Paquetes creados: 1\. Retirados de la venta: 1\./)).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Ver los paquetes retirados' }).click();
  await expect(page.getByText('7.500 visualizaciones').locator('visible=true').first()).toBeVisible();
  const { rows: off } = await db.query('SELECT active FROM services WHERE id = ANY ($1)', [
    rows.map(({ id }) => id),
  ]);
  expect(off).toEqual([{ active: false }, { active: false }]);
});

test('another panel’s catalogue can be fetched while one is on its way; an import that is refused keeps what was typed, and so does a look at another panel [S1-2.15.70]', {
  tag: '@desktop',
}, async ({ page }) => {
  await db.query(
    `WITH known AS (
         INSERT INTO provider_services (provider_id, id, name, type, category, rate, min, max, taken_at)
         VALUES ($2, '1003', 'Likes', 'Default', 'Likes', 0.05, 10, 100000, now())
         ON CONFLICT (provider_id, id) DO UPDATE SET rate = excluded.rate, gone_at = NULL)
       INSERT INTO services (type, region, quantity, price_cents, regular_price_cents, active, provider_id,
         provider_service_id) VALUES ('likes', 'none', $1, 9900, 9900, false, $2, '1003')`,
    [randomInt(90_001, 95_000), provider],
  );
  await page.goto('/admin/services/import');
  const panel = page.getByRole('combobox', { name: 'Proveedor' });
  const fetch = page.getByRole('button', { name: 'Pedir catálogo' });
  const quantity = page.getByLabel('Cantidad');
  const release = await held(page, '**/api/admin/services-import/preview');
  await panel.selectOption(String(other));
  await fetch.click();
  await panel.selectOption(mine);
  await fetch.click();
  release();
  await expect(page.getByRole('region', { name: 'Paquetes afectados' })).toBeVisible();

  await page.getByLabel('Buscar en el catálogo del panel').fill('Views');
  await page.getByRole('button', { name: /^Crear paquete con Instagram Views/ }).click();
  await quantity.fill('8.250');
  await page.getByLabel('Precio (€)').fill('13,5');
  await db.query(`UPDATE provider_services SET rate = 0.07 WHERE provider_id = $1 AND id = '1003'`, [
    provider,
  ]);
  const apply = page.getByRole('button', { name: 'Aplicar la importación' });
  await apply.click();
  await expect(page.getByText('han cambiado desde la vista previa')).toBeVisible();
  await fetch.last().click();
  await expect(page.getByText('han cambiado desde la vista previa')).toHaveCount(0);
  await expect(quantity).toHaveValue('8.250');
  await panel.selectOption({ index: 0 });
  await expect(quantity).toHaveCount(0);
  await panel.selectOption(mine);
  await fetch.click();
  await expect(quantity).toHaveValue('8.250');
  await expect(page.getByLabel('Precio (€)')).toHaveValue('13,5');

  // Its answer is lost: the row says that its package may exist.
  const created = page.getByText('Desde que elegiste este servicio hay paquetes nuevos con él');
  await loseAnswer(page, '**/api/admin/services-import/apply');
  await apply.click();
  await expect(page.getByText('No hay conexión con el servidor.', { exact: false })).toBeVisible();
  await expect(created).toHaveCount(0);
  await apply.click();
  await expect(page.getByText('Este intento no ha aplicado nada', { exact: false })).toBeVisible();
  await fetch.last().click();
  await expect(created).toBeVisible();
  await expectSound(page);
  await apply.click();
  await expect(page.getByText(/Paquetes creados: 1\./)).toBeVisible();
  await page.getByRole('button', { name: 'Importar otra vez' }).click();
  await expect(apply).toBeVisible();
  await expect(quantity).toHaveCount(0);
});

test('a list that cannot load says so and can be retried; a package that does not exist too [S1-2.15.69]', async ({
  page,
}) => {
  await withoutEvents(page);
  let away = true;
  await page.route('**/api/admin/services?*', (route) => (away ? route.abort() : route.continue()));
  await page.goto('/admin/services');
  const failure = page.getByRole('alert').filter({ hasText: 'No se pudieron cargar los servicios' });
  await expect(failure).toBeVisible();
  await expectSound(page);
  away = false;
  await failure.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('region', { name: 'Visualizaciones' })).toBeVisible();
  await follow(page, '/admin/services/999999');
  await expect(page.getByText('Este paquete no existe. Vuelve a la lista de servicios.')).toBeVisible();
  await expectSound(page);
});
