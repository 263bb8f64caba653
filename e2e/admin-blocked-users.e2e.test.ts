import type { Locator } from '@playwright/test';
import { newTarget } from '../api/testing/purchases';
import { expect, test, withoutEvents } from './support/back-office';
import { expectSound } from './support/sound';

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

test('a user name is blocked, found, and unblocked after a confirmation; a filter keeps the typed text; an action without a connection is not carried out later [S1-2.15.105 S1-8.2]', {
  tag: '@both',
}, async ({ page }) => {
  const username = newTarget();
  const form = page.getByRole('region', { name: 'Bloquear a un usuario' });
  const [name, reason] = [form.getByLabel('Usuario de Instagram'), form.getByLabel('Motivo')];
  const block = form.getByRole('button', { name: 'Bloquear' });
  const unblock = page.getByRole('button', { name: `Desbloquear a @${username}` }).filter({ visible: true });
  const dialog = page.getByRole('dialog');
  await page.goto(`/admin/blocked-users?search=${username}`);
  await expect(page.getByRole('heading', { name: 'Usuarios bloqueados', level: 1 })).toBeVisible();
  await expect(page.getByText('No hay usuarios bloqueados')).toBeVisible();
  await block.click();
  await expect(form.getByText('Username y razón son requeridos')).toHaveCount(2);
  await name.fill(`@${username}`);
  await form.getByLabel('Correo (opcional)').fill(`${username}@example.com`);
  await reason.fill('Contracargo repetido con varias tarjetas distintas');
  await expectSound(page);
  await block.click();
  await expect(page.getByText('Usuario bloqueado', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(`@${username}`).filter({ visible: true })).toBeVisible();

  // A duplicate is refused, and the typed text stays.
  await name.fill(username);
  await reason.fill('Otra vez');
  await block.click();
  await expect(page.getByText('Error al bloquear usuario')).toBeVisible();
  await expect(page.getByText(/ya está bloqueado/)).toBeVisible();
  await expect(reason).toHaveValue('Otra vez');
  await expectSound(page);

  await unblock.click();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(page.getByText('Usuario desbloqueado', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('No hay usuarios bloqueados')).toBeVisible();
  // The button that opened the dialog went with its row.
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByLabel('Mostrar').selectOption('ended');
  await expect(page.getByText('por admin').filter({ visible: true })).toBeVisible();
  expect(page.url()).toContain('state=ended');

  await test.step('a filter that is chosen right after typing stays, and so does the typed text', async () => {
    await page.getByLabel('Mostrar').selectOption({ label: 'Bloqueados ahora' });
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
    await search.fill(username);
    await page.waitForURL((url) => url.search === `?search=${username}`);
  });

  await test.step('an action without a connection is not carried out later', async () => {
    await page.context().setOffline(true);
    await block.click();
    await expect(form.getByText('No hay conexión con el servidor.')).toBeVisible();
    await expectSound(page);
    await page.context().setOffline(false);
    await block.click();
    await unblock.click();
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Desbloquear' }).click();
    await expect(dialog.getByText('Error al desbloquear usuario')).toBeVisible();
    await expect(dialog.getByText('No hay conexión con el servidor.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toHaveCount(0);
    await page.context().setOffline(false);
  });

  await test.step('a list that cannot load says so; the block is still there', async () => {
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
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(unblock).toBeVisible();
  });
});
