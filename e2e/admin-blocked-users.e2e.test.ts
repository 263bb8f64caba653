import type { Locator, Page } from '@playwright/test';
import { newTarget } from '../api/testing/purchases';
import { expect, test, withoutEvents } from './support/back-office';
import { expectSound } from './support/sound';

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/admin/blocked-users${search}`);
  await expect(page.getByRole('heading', { name: 'Usuarios bloqueados', level: 1 })).toBeVisible();
}

test('a user name is blocked, found, and unblocked after a confirmation [S1-2.15.105 S1-8.2]', {
  tag: '@both',
}, async ({ page }) => {
  const username = newTarget();
  await open(page, `?search=${username}`);
  await expect(page.getByText('No hay usuarios bloqueados')).toBeVisible();
  const form = page.getByRole('region', { name: 'Bloquear a un usuario' });
  await form.getByRole('button', { name: 'Bloquear' }).click();
  await expect(form.getByText('Username y razón son requeridos')).toHaveCount(2);
  await form.getByLabel('Usuario de Instagram').fill(`@${username}`);
  await form.getByLabel('E-mail (opcional)').fill(`${username}@example.com`);
  await form.getByLabel('Razón').fill('Contracargo repetido con varias tarjetas distintas');
  await expectSound(page);
  await form.getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByText('Usuario bloqueado', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(`@${username}`).filter({ visible: true })).toBeVisible();

  // A duplicate is refused, and the typed text stays.
  await form.getByLabel('Usuario de Instagram').fill(username);
  await form.getByLabel('Razón').fill('Otra vez');
  await form.getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByText('Error al bloquear usuario')).toBeVisible();
  await expect(page.getByText(/ya está bloqueado/)).toBeVisible();
  await expect(form.getByLabel('Razón')).toHaveValue('Otra vez');
  await expectSound(page);

  await page
    .getByRole('button', { name: `Desbloquear a @${username}` })
    .filter({ visible: true })
    .click();
  const dialog = page.getByRole('dialog');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(page.getByText('Usuario desbloqueado', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('No hay usuarios bloqueados')).toBeVisible();
  await page.getByLabel('Mostrar').selectOption('ended');
  await expect(page.getByText('por admin').filter({ visible: true })).toBeVisible();
  expect(page.url()).toContain('state=ended');
});

/** Everything that the page writes into a field from now on. */
async function writtenInto(field: Locator): Promise<() => Promise<string[]>> {
  const written = await field.evaluateHandle((input: HTMLInputElement) => {
    const values: string[] = [];
    const own = Object.getOwnPropertyDescriptor(input, 'value');
    Object.defineProperty(input, 'value', {
      configurable: true,
      get: () => own?.get?.call(input),
      set: (value: string) => {
        values.push(value);
        own?.set?.call(input, value);
      },
    });
    return values;
  });
  return () => written.jsonValue();
}

test('a filter that is chosen right after typing stays, and so does the typed text', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page);
  const search = page.getByLabel('Buscar usuarios bloqueados');
  const written = await writtenInto(search);
  await search.fill('nobody.like.this');
  await page.getByLabel('Mostrar').selectOption('ended');
  await page.waitForURL(/search=nobody\.like\.this/);
  expect(page.url()).toContain('state=ended');
  await expect(page.getByText('No hay usuarios bloqueados')).toBeVisible();
  await expect(search).toHaveValue('nobody.like.this');
  expect(await written()).not.toContain('');
  await page.getByRole('link', { name: 'Quitar los filtros' }).click();
  await expect(search).toHaveValue('');
});

test('an action without a connection and a list that cannot load say so; the action is not carried out later [S1-8.2]', {
  tag: '@both',
}, async ({ page }) => {
  const username = newTarget();
  await open(page, `?search=${username}`);
  const form = page.getByRole('region', { name: 'Bloquear a un usuario' });
  await form.getByLabel('Usuario de Instagram').fill(username);
  await form.getByLabel('Razón').fill('Prueba');
  await page.context().setOffline(true);
  const block = form.getByRole('button', { name: 'Bloquear' });
  await block.click();
  await expect(form.getByText('No hay conexión con el servidor.')).toBeVisible();
  await expectSound(page);
  await page.context().setOffline(false);
  await block.click();
  const row = page.getByRole('button', { name: `Desbloquear a @${username}` }).filter({ visible: true });
  await row.click();
  await page.context().setOffline(true);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(dialog.getByText('Error al desbloquear usuario')).toBeVisible();
  await expect(dialog.getByText('No hay conexión con el servidor.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toHaveCount(0);
  await page.context().setOffline(false);
  await withoutEvents(page);
  const list = '**/api/blocked-users?*';
  await page.route(list, (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, code: 'validation_failed', message: 'Revisa los datos', requestId: 'x' },
    }),
  );
  await page.reload();
  await expect(page.getByText('Error al cargar usuarios bloqueados')).toBeVisible();
  await expect(page.getByText('La dirección de esta página no es válida')).toBeVisible();
  await expectSound(page);
  await page.unroute(list);
  // The list answers again, and the block is still there.
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(row).toBeVisible();
});
