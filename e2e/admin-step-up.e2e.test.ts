import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { withSession } from '../api/testing/administrator';
import { codeOf, switchOnTotp } from '../api/testing/second-step';
import { writeSettings } from '../db/settings';
import { db } from './support/shop';
import { expectSound } from './support/sound';
import { logIn, somebody } from './support/staff';
import { expect, test } from './support/test';

/** Sends the form of a new user, more than ten minutes after the administrator's login. */
async function createUser(page: Page, boss: string) {
  await db.query(
    `UPDATE admin_sessions SET proven_at = now() - interval '11 minutes'
     WHERE admin_id = (SELECT id FROM admins WHERE username = $1)`,
    [boss],
  );
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Nuevo usuario' }).click();
  const create = page.getByRole('dialog', { name: 'Nuevo usuario' });
  const username = `nueva-${randomUUID().slice(0, 8)}`;
  await create.getByLabel('Nombre de usuario').fill(username);
  await create.getByRole('button', { name: 'Crear usuario' }).click();
  return { create, username };
}

test('an action barred to a stolen session asks for the password again, or for a code, and then continues', {
  tag: '@both',
}, async ({ page }) => {
  const { username: boss, password } = await somebody('administrator');
  const staff = await withSession(db, boss, password);
  await page
    .context()
    .addCookies([{ name: 'admin', value: staff.cookie('admin') ?? '', url: process.env.SHOP_URL ?? '' }]);
  const { create, username } = await createUser(page, boss);

  const asked = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await expect(asked.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await expectSound(page);
  await asked.getByLabel('Contraseña', { exact: true }).fill('not the password');
  await asked.getByRole('button', { name: 'Confirmar' }).click();
  await expect(asked.getByText('La contraseña o el código no son correctos')).toBeVisible();
  await expectSound(page);
  // Going back loses nothing, and nothing was done.
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(create.getByText('Confirma que eres tú con tu contraseña o un código')).toBeVisible();
  await expect(create.getByLabel('Nombre de usuario')).toHaveValue(username);

  await create.getByRole('button', { name: 'Crear usuario' }).click();
  await asked.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: `Contraseña inicial de ${username}` });
  await expect(shown.getByText(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)).toBeVisible();
  await shown.getByRole('button', { name: 'Ya la he anotado' }).click();

  // It does not ask again for ten minutes.
  await page.getByRole('button', { name: 'Nuevo usuario' }).click();
  await create.getByLabel('Nombre de usuario').fill(`${username}-2`);
  await create.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(page.getByRole('dialog', { name: `Contraseña inicial de ${username}-2` })).toBeVisible();

  await test.step('of a recovery code the number left must be acknowledged first', async () => {
    const { recoveryCodes } = await switchOnTotp(staff, password);
    const { username: third } = await createUser(page, boss);
    await asked.getByLabel('Código de la aplicación o de recuperación').fill(recoveryCodes[0] ?? '');
    await asked.getByRole('button', { name: 'Confirmar' }).click();
    await expect(asked.getByRole('alert').getByText('Te quedan 9.', { exact: false })).toBeVisible();
    await expectSound(page);
    // It cannot be skipped, and nothing was done yet.
    await page.keyboard.press('Escape');
    await expect(asked.getByRole('alert')).toBeVisible();
    expect((await db.query('SELECT 1 FROM admins WHERE username = $1', [third])).rowCount).toBe(0);
    await asked.getByRole('button', { name: 'Entendido, continuar' }).click();
    await expect(page.getByRole('dialog', { name: `Contraseña inicial de ${third}` })).toBeVisible();
  });
});

test('a user who must have a second step sets it up at the login, before anything else', {
  tag: '@both',
}, async ({ page }) => {
  const user = await somebody('support');
  await writeSettings(db, { security: { secondStep: 'everyone' } });
  try {
    await logIn(page, user);
    await expect(page.getByRole('heading', { name: 'Activa la verificación en dos pasos' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pedidos' })).toHaveCount(0);
    await expectSound(page);
    await page.getByRole('button', { name: 'Activar' }).click();
    const setUp = page.getByRole('dialog', { name: 'Activar la verificación en dos pasos' });
    await setUp.getByLabel('Contraseña', { exact: true }).fill(user.password);
    await setUp.getByRole('button', { name: 'Continuar' }).click();
    const secret = (await setUp.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
    await setUp.getByLabel('Código de 6 cifras').fill(codeOf(secret));
    const allowed = page.waitForResponse(
      async (answer) =>
        answer.url().endsWith('/api/admin/session') &&
        (await answer.text()).includes('"secondStepNeeded":false'),
    );
    await setUp.getByRole('button', { name: 'Activar' }).click();
    // They are shown once, and stay until confirmed as saved.
    const codes = page.getByRole('dialog', { name: 'Tus códigos de recuperación' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await allowed;
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expectSound(page);
    await codes.getByRole('button', { name: 'Los he guardado' }).click();
    await expect(page.getByRole('heading', { name: 'Pedidos' })).toBeVisible();
  } finally {
    await writeSettings(db, { security: { secondStep: 'optional' } });
  }
});
