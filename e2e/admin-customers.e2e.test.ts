import { buy, newTarget } from '../api/testing/purchases';
import { suppressEmail } from '../db/email-suppressions';
import { announce } from '../db/pool';
import { expect, test } from './support/back-office';
import { db } from './support/shop';
import { expectSound } from './support/sound';

test('a customer is found, shown, blocked, taken off marketing mail, and the erasure of their data is requested [S1-2.15.56]', {
  tag: '@both',
}, async ({ page }) => {
  const username = newTarget();
  const email = `${username}@example.com`;
  const bought = await buy({ email, username });
  await buy({ email, username: newTarget() });
  await page.goto('/admin/customers');
  await expect(page.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible();
  await page.getByLabel('Buscar clientes').fill(username);
  await expect(page.getByText('1 cliente', { exact: true })).toBeVisible();
  const row = page.getByRole('link', { name: email }).filter({ visible: true });
  await expectSound(page);
  await row.click();

  // The page's URL has no e-mail address.
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  expect(page.url()).not.toContain(username);
  await expect(page.getByText('19,98', { exact: false }).first()).toBeVisible();
  await expect(
    page.getByRole('link', { name: bought.order.orderNumber }).filter({ visible: true }),
  ).toBeVisible();
  await expectSound(page);
  const file = page.getByRole('link', { name: 'Descargar datos' });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toMatch(/-datos-.*\.json$/);

  await page.getByRole('button', { name: 'Bloquear', exact: true }).click();
  const block = page.getByRole('dialog', { name: 'Bloquear a un usuario' });
  await expect(block.getByLabel('E-mail (opcional)')).toHaveValue(email);
  await block.getByLabel('Razón').fill('Contracargo');
  await expectSound(page);
  await block.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect(page.getByText(/está bloqueado: Contracargo/)).toBeVisible();
  await page.getByRole('button', { name: /^Desbloquear a/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desbloquear' }).click();
  await expect(page.getByText('Puede comprar.')).toBeVisible();

  // A block of a name alone leaves the address free: the rest can be blocked too.
  await page.getByRole('button', { name: 'Bloquear', exact: true }).click();
  const blocked = await block.getByLabel(/^Usuario/).inputValue();
  await block.getByLabel('E-mail (opcional)').fill('');
  await block.getByLabel('Razón').fill('Contracargo');
  await block.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect(page.getByText('Su correo no está bloqueado', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect(block.getByLabel('E-mail (opcional)')).toHaveValue(email);
  await expect(block.getByLabel(/^Usuario/)).not.toHaveValue(blocked);

  // With all names blocked, a new block for the address needs the end of one.
  await block.getByLabel('E-mail (opcional)').fill('');
  await block.getByLabel('Razón').fill('Sin el correo');
  await block.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect(page.getByText('Para bloquearlo también', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bloquear', exact: true })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Desbloquear a/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desbloquear' }).click();
  await expect(page.getByText(/está bloqueado: Sin el correo/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect(block.getByLabel('E-mail (opcional)')).toHaveValue(email);
  await block.getByLabel('Razón').fill('Otro usuario');
  await expectSound(page);
  await block.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect(page.getByText(/está bloqueado: Otro usuario/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bloquear', exact: true })).toHaveCount(0);

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

  await page.getByRole('button', { name: 'Iniciar borrado' }).click();
  const erase = page.getByRole('dialog');
  await erase.getByLabel('Tengo prueba de que la dirección es suya').check();
  await erase.getByRole('button', { name: 'Iniciar borrado' }).click();
  await expect(erase.getByText('Di cómo se comprobó la identidad (al menos 10 caracteres)')).toBeVisible();
  await erase.getByLabel('Prueba', { exact: true }).fill('Carta firmada y DNI cotejado');
  await erase.getByLabel('Motivo').fill('Lo pide por carta');
  await expectSound(page);
  await erase.getByRole('button', { name: 'Iniciar borrado' }).click();
  await expect(page.getByText(/La solicitud de borrado B-\w{8} está abierta/)).toBeVisible();
  await expectSound(page);
});

test('a search without a match, a page that no longer exists and an invalid id say what to do', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/admin/customers?search=nobody-has-this-address');
  await expect(page.getByText('Nada coincide')).toBeVisible();
  await page.getByRole('link', { name: 'Quitar los filtros' }).click();
  await page.waitForURL(/customers$/);
  await page.goto('/admin/customers/none');
  await expect(page.getByRole('heading', { name: 'Este cliente no existe' })).toBeVisible();
  await expectSound(page);
});
