import type { Page, Route } from '@playwright/test';
import { browser } from '../api/testing/browser';
import { newTarget } from '../api/testing/purchases';
import { leaveRequest, stateOf } from '../api/testing/requests';
import { ownNames } from '../api/testing/rows';
import { suppressEmail } from '../db/email-suppressions';
import { announce } from '../db/pool';
import { leave } from '../domain/calls/support';
import { expect, follow, test } from './support/back-office';
import { db } from './support/shop';
import { expectSound } from './support/sound';

/** Blocking on a customer's page. */
function blocks(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Bloquear a un usuario' });
  return {
    block: page.getByRole('button', { name: 'Bloquear', exact: true }),
    address: dialog.getByLabel('Correo (opcional)'),
    user: dialog.getByLabel(/^Usuario/),
    async confirm(reason: string): Promise<void> {
      await dialog.getByLabel('Motivo').fill(reason);
      await dialog.getByRole('button', { name: 'Bloquear', exact: true }).click();
    },
    async unblock(): Promise<void> {
      const buttons = page.getByRole('button', { name: /^Desbloquear a/ });
      await buttons.first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Desbloquear' }).click();
    },
  };
}

test('a customer is found, shown, blocked, taken off marketing mail, and the erasure of their data is requested; its dialog survives an expired session, and leaving it asks; a missing one says what to do [S1-2.15.56]', {
  tag: '@both',
}, async ({ page, orderAsRows }) => {
  const username = newTarget();
  const email = `${username}@example.com`;
  const { order } = await orderAsRows({}, { ...ownNames(), email, username });
  await orderAsRows({}, { ...ownNames(), email, username: newTarget() });
  const search = page.getByLabel('Buscar clientes');
  await page.goto('/admin/customers');
  await expect(page.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible();
  await search.fill('nobody-has-this-address');
  await expect(page.getByText('Nada coincide')).toBeVisible();
  await page.waitForURL(/customers\?search=/);
  await page.getByRole('link', { name: 'Quitar los filtros' }).click();
  await page.waitForURL(/customers$/);
  await search.fill(username);
  // A new shop's whole list has one customer too.
  await page.waitForURL(/customers\?search=/);
  await expect(page.getByText('1 cliente', { exact: true })).toBeVisible();
  const row = page.getByRole('link', { name: email }).filter({ visible: true });
  await expectSound(page);
  await row.click();

  // The page's URL has no e-mail address.
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  expect(page.url()).not.toContain(username);
  await expect(page.getByText('19,98', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: order.orderNumber }).filter({ visible: true })).toBeVisible();
  await expectSound(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Descargar datos' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/-datos-.*\.json$/);

  const { block, address, user, confirm, unblock } = blocks(page);
  await block.click();
  await expect(address).toHaveValue(email);
  await expectSound(page);
  // While it is sent, Escape neither closes the dialog nor asks.
  const pressEscape = async (route: Route) => {
    await expect(page.getByRole('button', { name: 'Un momento…' })).toBeVisible();
    await page.keyboard.press('Escape');
    await route.continue();
  };
  await page.route('**/api/blocked-users', pressEscape, { times: 1 });
  await confirm('Contracargo');
  await expect(page.getByText(/está bloqueado: Contracargo/)).toBeVisible();
  await unblock();
  await expect(page.getByText('Puede comprar.')).toBeVisible();

  // A block of a name alone leaves the address free: the rest can be blocked too.
  await block.click();
  const blocked = await user.inputValue();
  // No question of the last time: one that opens with the dialog is hidden from roles.
  await expect(page.locator('[role=dialog]')).toHaveCount(1);
  await address.fill('');
  await confirm('Contracargo');
  await expect(page.getByText('Su correo no está bloqueado', { exact: false })).toBeVisible();
  await block.click();
  await expect(address).toHaveValue(email);
  await expect(user).not.toHaveValue(blocked);

  // With all names blocked, a new block for the address needs the end of one.
  await address.fill('');
  await confirm('Sin el correo');
  await expect(page.getByText('Para bloquearlo también', { exact: false })).toBeVisible();
  await expect(block).toHaveCount(0);
  await unblock();
  await expect(page.getByText(/está bloqueado: Sin el correo/)).toHaveCount(0);
  await block.click();
  await expect(address).toHaveValue(email);
  await confirm('Otro usuario');
  await expect(page.getByText(/está bloqueado: Otro usuario/)).toBeVisible();
  await expect(block).toHaveCount(0);

  await page.getByRole('button', { name: 'Dar de baja' }).click();
  const ending = page.getByRole('dialog', { name: '¿Dar de baja del correo comercial?' });
  await ending.getByLabel('Motivo').fill('Lo pidió por teléfono');
  // Meanwhile the customer follows a link of an e-mail: the dialog still says what it does.
  await suppressEmail(db, email);
  await announce(db, 'customers');
  await expect(page.getByText('No quiere correo comercial desde:')).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/marketing'));
  await ending.getByRole('button', { name: 'Dar de baja' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ wanted: false });
  await expect(ending).toHaveCount(0);
  await expect(page.getByText('No quiere correo comercial desde:')).toBeVisible();

  // Anybody can have typed the address: that keeps out nobody whose identity was checked.
  const typed = leaveRequest({ wish: 'deletion', email });
  await browser().call(leave, { body: typed });
  await expect.poll(() => stateOf(db, typed.id)).toBe('unproven');
  await page.reload();
  await expect(page.getByText(/B-\w{8} espera a que el cliente confirme su dirección/)).toBeVisible();
  await page.getByRole('button', { name: 'Iniciar borrado' }).click();
  const erase = page.getByRole('dialog', { name: 'Iniciar el borrado de datos' });
  await expect(erase.getByLabel('Tengo prueba de que la dirección es suya')).toBeChecked();
  await erase.getByRole('button', { name: 'Iniciar borrado' }).click();
  await expect(erase.getByText('Di cómo se comprobó la identidad (al menos 10 caracteres)')).toBeVisible();
  await erase.getByLabel('Prueba', { exact: true }).fill('Carta firmada y DNI cotejado');
  await erase.getByLabel('Motivo').fill('Lo pide por carta');
  await expectSound(page);

  // The session ends under the dialog: a login above it loses nothing of what was typed.
  await page.context().clearCookies();
  await erase.getByRole('button', { name: 'Iniciar borrado' }).click();
  const login = page.getByRole('dialog', { name: 'Tu sesión ha caducado' });
  await expect(login.getByLabel('Nombre de usuario')).toHaveValue('admin');
  await expectSound(page);
  await login.getByLabel('Contraseña', { exact: true }).fill(process.env.ADMIN_PASSWORD ?? '');
  await login.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(login).toHaveCount(0);

  // Leaving the page asks first.
  await page.goBack();
  const leaving = page.getByRole('dialog', { name: 'Hay cambios sin guardar' });
  await expect(leaving).toContainText('se pierde lo que has escrito');
  await expectSound(page);
  await leaving.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(erase.getByLabel('Prueba', { exact: true })).toHaveValue('Carta firmada y DNI cotejado');
  await expect(erase.getByLabel('Motivo')).toHaveValue('Lo pide por carta');

  await erase.getByRole('button', { name: 'Iniciar borrado' }).click();
  await expect(page.getByText(/La solicitud de borrado B-\w{8} está abierta/)).toBeVisible();
  await expectSound(page);
  // Sent, it asks nothing more.
  await page.goBack();
  await page.waitForURL(/customers\?search=/);

  await follow(page, '/admin/customers/none');
  await expect(page.getByRole('heading', { name: 'Este cliente no existe' })).toBeVisible();
  await expectSound(page);
});
