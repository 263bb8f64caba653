import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { logInAs } from '../api/testing/administrator';
import { anOrder, forgetOrders, type OwnNames, ownNames, type Row } from '../api/testing/rows';
import { announce } from '../db/pool';
import { filePaths } from '../domain/calls/files';
import { expect, follow, test } from './support/back-office';
import { held } from './support/held';
import { db } from './support/shop';
import { sizes } from './support/sizes';
import { expectSound } from './support/sound';

const made: OwnNames[] = [];
test.afterAll(() => forgetOrders(db, made));

/** An address that finds only the orders of one test. */
const newEmail = () => `${randomUUID()}@list.example`;

/** An order of this address as rows. */
async function row(email: string, over: { purchase?: Row; order?: Row } = {}): Promise<OwnNames> {
  const own = { ...ownNames(), email };
  made.push(own);
  await anOrder(db, own, { ...over, purchase: { attention: null, ...over.purchase } });
  return own;
}

test('filters are in the URL, a view saves them, columns are chosen, the file has the same orders [S1-2.15.25]', {
  tag: '@desktop',
}, async ({ page }) => {
  const email = newEmail();
  const french = await row(email, { order: { language: 'fr', refunded_cents: 100 } });
  const spanish = await row(email, { order: { language: 'es', refunded_cents: 0 } });
  await page.goto(`/admin/orders?search=${email}`);
  await expect(page.getByText('2 pedidos', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Idioma').selectOption({ label: 'Francés' });
  await page.getByLabel('Con reembolso').click();
  await expect(page.getByText('1 pedido', { exact: true })).toBeVisible();
  await page.waitForURL(/language=fr.*refunded=true/);
  // While the next rows load, the previous ones are dimmed.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectSound(page);
  await page.getByRole('link', { name: 'Quitar el filtro Con reembolso' }).press('Enter');
  await page.waitForURL((url) => !url.search.includes('refunded'));
  await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toBeFocused();

  const name = `Francia ${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Guardar vista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar esta vista' });
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('Pon un nombre a la vista')).toBeVisible();
  await dialog.getByLabel('Nombre').fill(name);
  await dialog.getByLabel('Compartir con todo el equipo').click();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Vista guardada').first()).toBeVisible();
  await follow(page, '/admin/orders');
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await page.waitForURL(/language=fr/);
  // A search may name a person: a view keeps none.
  expect(page.url()).not.toContain('search');
  await follow(page, `/admin/orders?language=fr&search=${email}`);
  await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByText('1 pedido', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('dialog', { name: 'Columnas' }).getByLabel('Pago (pi_…)').click();
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByRole('columnheader', { name: 'Pago (pi_…)' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('columns')).toContain('intent');
  await expectSound(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exportar CSV' }).click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/^pedidos-.*\.csv$/);
  expect(file).toContain(french.orderNumber);
  expect(file).not.toContain(spanish.orderNumber);

  // Refused, it says why. The page doesn't find out meanwhile, and ask for a login.
  await page.route('**/api/admin/session', (route) => route.abort());
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Exportar CSV' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No se ha descargado' })).toContainText(
    'Tu sesión ha caducado',
  );
  await expectSound(page);
  await page.context().addCookies(cookies);
  await page.unroute('**/api/admin/session');

  // A connection that breaks: a file has no effect to check.
  const link = page.getByRole('link', { name: 'Exportar CSV' });
  const exported = `**${filePaths.orders}?*`;
  await page.route(exported, (route) => route.abort());
  await link.click();
  const failure = page.getByRole('alert').filter({ hasText: 'No se ha descargado' });
  await expect(failure).toContainText('No hay conexión');
  await expect(failure).not.toContainText('Puede que la acción');
  await page.unroute(exported);

  // A second click stops it, and so does leaving the page.
  await page.route(exported, () => undefined);
  const begun = async () => {
    await link.click();
    await expect(page.getByRole('link', { name: 'Detener la descarga' })).toBeVisible();
    await expect(failure).toBeHidden();
  };
  await begun();
  await link.click();
  await expect(link).toHaveAccessibleName('Exportar CSV');
  await expect(page.getByText('Descarga detenida').first()).toBeVisible();
  await begun();
  await page.getByRole('link', { name: french.orderNumber }).first().click();
  await expect(page.getByText('Has salido de la página').first()).toBeVisible();
  await page.unroute(exported);

  await follow(page, `/admin/orders?language=fr&search=${email}`);
  await page.getByRole('button', { name: `Editar la vista ${name}` }).click();
  await page.getByRole('button', { name: 'Borrar la vista' }).click();
  await expect(page.getByText('Vista borrada').first()).toBeVisible();
});

test('selected orders: an action runs live, each result is shown, money is for administrators; all that match are those that were chosen [S1-2.15.29]', {
  tag: '@desktop',
}, async ({ page }) => {
  const email = newEmail();
  for (let n = 0; n < 3; n += 1) await row(email, { order: { refunded_cents: 0 } });
  const boxes = page.getByRole('checkbox', { name: /^Seleccionar FNZ/ });
  const resend = page.getByRole('button', { name: 'Reenviar' });
  const recent = page.getByRole('region', { name: 'Acciones en bloque recientes' });
  /** When the orders of the next bulk action were seen, as its request says. */
  const seenAt = async (path: string) =>
    Date.parse((await page.waitForRequest(`**/api/admin/${path}`)).postDataJSON().seenAt);

  await test.step('two of three', async () => {
    await page.goto(`/admin/orders?search=${email}`);
    await expect(page.getByText('3 pedidos', { exact: true })).toBeVisible();
    await boxes.first().check();
    await expect(page.getByText('1 pedido seleccionado')).toBeVisible();
    await boxes.nth(1).check();
    await resend.click();
    const two = page.getByRole('dialog', { name: 'Reenviar: 2 pedidos' });
    await two.getByLabel(/Motivo/).fill('Solo estos dos');
    const seen = seenAt('bulk');
    await two.getByRole('button', { name: 'Reenviar' }).click();
    // Without it the server takes the orders as they are when the action begins.
    expect(await seen).toBeGreaterThan(0);
    // The bar that opened the dialog is gone.
    await expect(page.getByRole('main')).toBeFocused();
    await recent.getByRole('link', { name: 'Reenviar: 2 pedidos' }).first().click();
    await expect(page.getByRole('heading', { name: 'Reenviar: 2 pedidos' })).toBeVisible();
    await expect(page.getByText('2 de 2', { exact: true })).toBeVisible();
  });

  await test.step('all three', async () => {
    await follow(page, `/admin/orders?search=${email}`);
    await boxes.first().check();
    await page.getByRole('button', { name: 'Seleccionar los 3 que coinciden' }).click();
    await expect(page.getByText('3 pedidos seleccionados')).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Anotar números del panel' }).click();
    const numbers = page.getByRole('dialog', { name: 'Anotar números del panel' });
    await expect(numbers.getByLabel(/Pedidos y números/)).toHaveValue(/^(FNZ-\S+ \n?){3}$/);
    await numbers.getByLabel(/Motivo/).fill('Vistos en el panel');
    await numbers.getByRole('button', { name: 'El panel los tiene: anotar' }).click();
    await expect(numbers.getByText('Escribe al menos un pedido con su número del panel.')).toBeVisible();
    await expectSound(page);
    await page.route('**/api/admin/bulk-accepts', (route) => route.abort(), { times: 1 });
    await numbers.getByLabel(/Pedidos y números/).fill(`${String(made.at(-1)?.orderNumber)} 77`);
    const seenNumbers = seenAt('bulk-accepts');
    await numbers.getByRole('button', { name: 'El panel los tiene: anotar' }).click();
    expect(await seenNumbers).toBeGreaterThan(0);
    await expect(numbers.getByRole('alert')).toBeVisible();
    await numbers.getByRole('button', { name: 'Cancelar' }).click();
    await resend.click();
    const dialog = page.getByRole('dialog', { name: 'Reenviar: 3 pedidos' });
    await expect(dialog.getByLabel('Motivo (opcional)')).toHaveValue('');
    const seen = seenAt('bulk');
    await dialog.getByRole('button', { name: 'Reenviar' }).click();
    expect(await seen).toBeGreaterThan(0);
    await expect(page.getByText('La acción está en marcha').first()).toBeVisible();
    await recent.getByRole('link', { name: 'Reenviar: 3 pedidos' }).first().click();
    await expect(page.getByRole('heading', { name: 'Reenviar: 3 pedidos' })).toBeVisible();
    // Live, without a reload: no purchase is open, so each order refuses.
    await expect(page.getByText('Terminada')).toBeVisible();
    await expect(page.getByText('3 de 3', { exact: true })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Rechazado' })).toHaveCount(3);
    await expectSound(page);
    await page.getByRole('link', { name: 'Volver a las acciones en bloque' }).click();
    await expect(page.getByRole('heading', { name: 'Acciones en bloque', level: 1 })).toBeVisible();
    const first = page.getByRole('row').filter({ hasText: 'Reenviar: 3 pedidos' }).first();
    await expect(first.getByText('Terminada')).toBeVisible();
    await expectSound(page);
  });

  await test.step('what matches later is not chosen', async () => {
    await follow(page, `/admin/orders?search=${email}`);
    await boxes.first().check();
    await page.route('**/api/admin/matching-orders*', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Seleccionar los 3 que coinciden' }).click();
    await expect(page.getByRole('alert')).toContainText('No se han podido leer los pedidos que coinciden');
    await expectSound(page);
    await page.setViewportSize(sizes.phone);
    await expectSound(page);
    await page.setViewportSize(sizes.desk);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('3 pedidos seleccionados')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await announce(db, (await row(email)).orderNumber);
    await expect(page.getByText('4 pedidos', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Seleccionar los 4 que coinciden' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar y reembolsar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancelar y reembolsar: 3 pedidos' });
    await dialog.getByLabel(/Motivo/).fill('Solo los que he visto');
    const seen = seenAt('bulk-refunds');
    await dialog.getByRole('button', { name: 'Cancelar y reembolsar' }).click();
    expect(await seen).toBeGreaterThan(0);
    await expect(page.getByText('La acción está en marcha').first()).toBeVisible();
  });

  await follow(page, '/admin/bulk/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Esta acción en bloque no existe')).toBeVisible();
});

test('a list that changes: an open dialog keeps its text, a late answer ticks nothing, another page begins at its top', {
  tag: '@desktop',
}, async ({ page }) => {
  const first = page.getByRole('checkbox', { name: /^Seleccionar FNZ/ }).first();
  const one = page.getByText('1 pedido seleccionado');

  await test.step('the list becomes empty behind a dialog on chosen orders', async () => {
    const email = newEmail();
    const own = await row(email, { purchase: { attention: 'partial-delivery' } });
    await page.goto(`/admin/orders?attention=true&search=${email}`);
    await first.check();
    await page.getByRole('button', { name: 'Anotar números del panel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Anotar números del panel' });
    const numbers = dialog.getByLabel(/Pedidos y números/);
    await numbers.fill(`${own.orderNumber} 123456`);
    // A colleague solves it.
    await db.query('UPDATE purchases SET attention = NULL WHERE cart_id = $1', [own.cartId]);
    await announce(db, own.orderNumber);
    await expect(page.getByText('Ningún pedido coincide')).toBeAttached();
    await expect(numbers).toHaveValue(`${own.orderNumber} 123456`);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(one).toBeVisible();
  });

  await test.step('the matching orders arrive once the filter or the selection has changed', async () => {
    const email = newEmail();
    for (let n = 0; n < 2; n += 1) await row(email);
    const all = page.getByRole('button', { name: 'Seleccionar los 2 que coinciden' });
    const address = '**/api/admin/matching-orders*';
    /** The answer arrives, and the page has read it. */
    const arrives = async (release: () => void) => {
      const answer = page.waitForResponse(address);
      release();
      await (await answer).finished();
    };
    await page.goto(`/admin/orders?search=${email}`);
    await first.check();
    const earlier = await held(page, address);
    await all.click();
    // Another filter, which the same orders match.
    await page.getByLabel('Buscar pedidos').fill(email.slice(0, 36));
    await expect(one).toHaveCount(0);
    await arrives(earlier);
    await first.check();
    await expect(one).toBeVisible();

    const removed = await held(page, address);
    await all.click();
    await page.getByRole('button', { name: 'Quitar la selección' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await arrives(removed);
    await first.check();
    await expect(one).toBeVisible();
    await all.click();
    await expect(page.getByText('2 pedidos seleccionados')).toBeVisible();
  });

  await test.step('another page begins at its top; "back" and another order of the rows keep the place', async () => {
    const email = newEmail();
    for (let n = 0; n < 50; n += 1) await row(email);
    const scrolled = () => page.evaluate(() => scrollY);
    const next = page.getByRole('link', { name: 'Página siguiente' });
    await page.goto(`/admin/orders?search=${email}`);
    await expect(page.getByText('50 pedidos', { exact: true })).toBeVisible();
    await next.scrollIntoViewIfNeeded();
    await expect.poll(scrolled).toBeGreaterThan(0);
    const place = await scrolled();
    await next.click();
    await expect(page.getByText('26–50 de 50')).toBeVisible();
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await expect.poll(scrolled).toBe(place);
    // A click of the mouse would first scroll to the header, which is always in view.
    await page.getByRole('columnheader', { name: 'Importe' }).getByRole('link').dispatchEvent('click');
    await page.waitForURL(/sort=amount/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await scrolled()).toBe(place);
  });
});

test('on a phone: filters, selection and an action fit; support is offered neither a refund nor a resend of doubtful orders [S1-2.15.129]', async ({
  page,
}) => {
  const email = newEmail();
  await row(email);
  const support = await logInAs(db, 'support');
  await page
    .context()
    .addCookies([{ name: 'admin', value: support.cookie('admin') ?? '', url: process.env.SHOP_URL ?? '' }]);
  await page.goto(`/admin/orders?search=${email}&withdrawal=true`);
  await expect(page.getByText('Ningún pedido coincide')).toBeVisible();
  await page.getByRole('link', { name: 'Quitar el filtro Con desistimiento abierto' }).press('Enter');
  await expect(page.getByText('1 pedido', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await expectSound(page);
  const box = page.getByRole('checkbox', { name: /^Seleccionar FNZ/ });
  await box.check();
  await test.step('its bar leaves room for the list, also at 400 %', async () => {
    const bar = page.getByRole('region', { name: 'Selección' });
    expect((await bar.boundingBox())?.height).toBeLessThan(sizes.phone.height / 8);
    const actions = page.getByRole('button', { name: 'Acciones', exact: true });
    await actions.press('Enter');
    await page.setViewportSize({ width: 320, height: 256 });
    await box.focus();
    expect(
      await box.evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    ).toBe(true);
    await page.setViewportSize(sizes.phone);
  });
  await expect(page.getByRole('button', { name: 'Sincronizar' })).toBeVisible();
  for (const name of ['Cancelar y reembolsar', 'Enviar de nuevo los dudosos'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Sincronizar' }).click();
  await page.getByLabel(/Motivo/).fill('Comprobar el estado');
  await page.getByRole('dialog').getByRole('button', { name: 'Sincronizar' }).click();
  const recent = page.getByRole('region', { name: 'Acciones en bloque recientes' });
  await expect(recent).toBeVisible();
  // It covers the search.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'La acción está en marcha' })
    .getByRole('button', { name: 'Cerrar' })
    .click();
  await expectSound(page);
});
