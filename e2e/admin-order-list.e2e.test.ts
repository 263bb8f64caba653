import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { administrator, logInAs } from '../api/testing/administrator';
import { testDatabase } from '../api/testing/database';
import { type Bought, buy, orderThat } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { adminRefund } from '../domain/calls/admin-order-acts';
import { adminOrders } from '../domain/calls/admin-order-list';
import { logIn } from './support/back-office';
import { leave, overflows, quit, violations, visit } from './support/chromium';
import { buyDelivered } from './support/delivered';

const db = testDatabase();
afterEach(leave);
afterAll(async () => {
  await quit();
  await db.end();
});

/** An order that the panel has. */
async function sent(): Promise<Bought> {
  const bought = await buy();
  await orderThat(bought.browser, bought.order.id, ({ status }) => status !== 'pending');
  return bought;
}

/** So many orders of one buyer, which the panel has; found by the buyer's address. */
async function orders(
  count: number,
  one = sent,
): Promise<{ email: string; numbers: string[]; ids: string[] }> {
  const email = `${randomUUID()}@list.example`;
  const made = await Promise.all(Array.from({ length: count }, async () => (await one()).order));
  await db.query('UPDATE orders SET email = $2 WHERE id = ANY ($1)', [made.map(({ id }) => id), email]);
  return { email, numbers: made.map(({ orderNumber }) => orderNumber), ids: made.map(({ id }) => id) };
}

test('filters stand in the address, a view keeps them, columns are chosen, the file has the same orders', async () => {
  const { email, numbers, ids } = await orders(2, buyDelivered);
  const admin = await administrator();
  await admin.call(adminRefund, {
    params: { id: ids[0] ?? '' },
    body: { reason: 'A test', amountCents: 100 },
  });
  await eventually(() =>
    admin
      .call(adminOrders, { query: { search: email, refunded: 'true' } })
      .then(({ orders }) => expect(orders).toHaveLength(1)),
  );
  // Nothing writes a language again.
  await db.query(`UPDATE orders SET language = 'fr' WHERE order_number = $1`, [numbers[0]]);
  const page = await visit('desk');
  await logIn(page);
  await page.goto(`/admin/orders?search=${email}`);
  await page.getByText('2 pedidos', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Idioma').selectOption({ label: 'Francés' });
  await page.getByLabel('Con reembolso').click();
  await page.getByText('1 pedido', { exact: true }).waitFor();
  await page.waitForURL(/language=fr.*refunded=true/);
  // While the next rows are on their way those before them are pale.
  await eventually(async () => expect(await page.locator('[aria-busy="true"]').count()).toBe(0));
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  await page.getByRole('link', { name: 'Quitar el filtro Con reembolso' }).click();
  await page.waitForURL((url) => !url.search.includes('refunded'));

  const name = `Francia ${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar esta vista' });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await dialog.getByText('Ponga un nombre a la vista').waitFor();
  await dialog.getByLabel('Nombre').fill(name);
  await dialog.getByLabel('Compartir con todo el equipo').click();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('Vista guardada').first().waitFor();
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await page.waitForURL(/language=fr/);
  await page.getByText('1 pedido', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('dialog', { name: 'Columnas' }).getByLabel('Intención de pago').click();
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByRole('columnheader', { name: 'Intención de pago' }).waitFor();
  expect(new URL(page.url()).searchParams.get('columns')).toContain('intent');
  expect(await overflows(page)).toBe(false);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exportar CSV' }).click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/^pedidos-.*\.csv$/);
  expect(file).toContain(numbers[0]);
  expect(file).not.toContain(numbers[1]);

  await page.goto(`/admin/orders?language=fr&search=${email}`);
  await page.getByRole('button', { name: `Editar la vista ${name}` }).click();
  await page.getByRole('button', { name: 'Borrar la vista' }).click();
  await page.getByText('Vista borrada').first().waitFor();
  expect(page.complaints).toEqual([]);
});

test('ticked orders: an act runs live, each result is told, money is for administrators', async () => {
  const { email } = await orders(3);
  const page = await visit('desk');
  await logIn(page);
  await page.goto(`/admin/orders?search=${email}`);
  await page.getByText('3 pedidos', { exact: true }).waitFor();
  await page
    .getByRole('checkbox', { name: /^Seleccionar FNZ/ })
    .first()
    .check();
  await page.getByText('1 pedido seleccionado').waitFor();
  await page.getByRole('button', { name: 'Seleccionar los 3 que coinciden' }).click();
  await page.getByText('Seleccionados los 3 pedidos que coinciden').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reenviar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reenviar: 3 pedidos' });
  await dialog.getByRole('button', { name: 'Reenviar' }).click();
  await dialog.getByText('Indique el motivo').first().waitFor();
  await dialog.getByLabel(/Motivo/).fill('Lo pide el proveedor');
  await dialog.getByRole('button', { name: 'Reenviar' }).click();
  await page.getByText('La acción está en marcha').first().waitFor();
  const recent = page.getByRole('region', { name: 'Acciones en bloque recientes' });
  await recent.getByRole('link', { name: 'Reenviar: 3 pedidos' }).first().click();
  await page.getByRole('heading', { name: 'Reenviar: 3 pedidos' }).waitFor();
  // Live, without a reload: the panel has all three, so each order refuses by its own rule.
  await page.getByText('Terminada').waitFor();
  await page.getByText('3 de 3', { exact: true }).waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'Rechazado' }).count()).toBe(3);
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  await page.goto('/admin/bulk/00000000-0000-4000-8000-000000000000');
  await page.getByText('Esta acción en bloque no existe').waitFor();
  expect(page.complaints).toEqual([]);
});

test('on a phone: filters, selection and an act fit; support is not offered a refund', async () => {
  const { email } = await orders(1);
  const support = await logInAs(db, 'support');
  const page = await visit('phone');
  await page
    .context()
    .addCookies([{ name: 'admin', value: support.cookie('admin') ?? '', url: process.env.SHOP_URL ?? '' }]);
  await page.goto(`/admin/orders?search=${email}&withdrawal=true`);
  await page.getByText('Ningún pedido coincide').waitFor();
  await page.getByRole('link', { name: 'Quitar el filtro Con desistimiento abierto' }).click();
  await page.getByText('1 pedido', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Filtros' }).click();
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  await page.getByRole('checkbox', { name: /^Seleccionar FNZ/ }).check();
  await page.getByRole('button', { name: 'Sincronizar' }).waitFor();
  expect(await page.getByRole('button', { name: 'Cancelar y reembolsar' }).count()).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Sincronizar' }).click();
  await page.getByLabel(/Motivo/).fill('Comprobar el estado');
  await page.getByRole('dialog').getByRole('button', { name: 'Sincronizar' }).click();
  const recent = page.getByRole('region', { name: 'Acciones en bloque recientes' });
  await recent.waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  expect(page.complaints).toEqual([]);
});
