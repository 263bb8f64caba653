import type { Page } from 'playwright-core';
import { newTarget } from '../api/testing/purchases';
import { logIn } from './support/back-office';
import { leave, overflows, quit, sizes, violations, visit } from './support/chromium';

afterEach(leave);
afterAll(quit);

async function open(page: Page, search = ''): Promise<void> {
  await logIn(page);
  await page.goto(`/admin/blocked-users${search}`);
  await page.getByRole('heading', { name: 'Usuarios bloqueados', level: 1 }).waitFor();
}

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'on a %s: somebody is blocked, found, and unblocked after a question',
  async (size) => {
    const username = newTarget();
    const page = await visit(size);
    await open(page, `?search=${username}`);
    await page.getByText('No hay usuarios bloqueados').waitFor();
    const form = page.getByRole('region', { name: 'Bloquear a un usuario' });
    await form.getByRole('button', { name: 'Bloquear' }).click();
    expect(await form.getByText('Username y razón son requeridos').count()).toBe(2);
    await form.getByLabel('Usuario de Instagram').fill(`@${username}`);
    await form.getByLabel('E-mail (opcional)').fill(`${username}@example.com`);
    await form.getByLabel('Razón').fill('Contracargo repetido con varias tarjetas distintas');
    expect(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Bloquear' }).click();
    await page.getByText('Usuario bloqueado', { exact: true }).first().waitFor();
    await page.getByText(`@${username}`).filter({ visible: true }).waitFor();

    // The same again is refused, and what was typed stays.
    await form.getByLabel('Usuario de Instagram').fill(username);
    await form.getByLabel('Razón').fill('Otra vez');
    await form.getByRole('button', { name: 'Bloquear' }).click();
    await page.getByText('Error al bloquear usuario').waitFor();
    await page.getByText(/ya está bloqueado/).waitFor();
    expect(await form.getByLabel('Razón').inputValue()).toBe('Otra vez');
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);

    await page
      .getByRole('button', { name: `Desbloquear a @${username}` })
      .filter({ visible: true })
      .click();
    const dialog = page.getByRole('dialog');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Desbloquear' }).click();
    await page.getByText('Usuario desbloqueado', { exact: true }).first().waitFor();
    await page.getByText('No hay usuarios bloqueados').waitFor();
    await page.getByLabel('Mostrar').selectOption('ended');
    await page.getByText('por admin').filter({ visible: true }).waitFor();
    expect(page.url()).toContain('state=ended');
    expect(page.complaints).toEqual([]);
  },
);

test('a list that can not be loaded and an unblocking that fails say so, and can be tried again', async () => {
  const username = newTarget();
  const page = await visit('desk');
  await open(page);
  const refuse = {
    status: 409,
    json: { success: false, code: 'user_not_blocked', message: '', requestId: 'x' },
  };
  await page.route('**/api/blocked-users?*', (route) => route.fulfill(refuse));
  await page.reload();
  await page.getByText('Error al cargar usuarios bloqueados').waitFor();
  await page.unroute('**/api/blocked-users?*');
  const form = page.getByRole('region', { name: 'Bloquear a un usuario' });
  await form.getByLabel('Usuario de Instagram').fill(username);
  await form.getByLabel('Razón').fill('Prueba');
  await form.getByRole('button', { name: 'Bloquear' }).click();
  await page.route('**/api/blocked-users/*', (route) => route.fulfill(refuse));
  await page
    .getByRole('button', { name: `Desbloquear a @${username}` })
    .filter({ visible: true })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desbloquear' }).click();
  await page.getByText('Error al desbloquear usuario').waitFor();
  expect(await violations(page)).toEqual([]);
});
