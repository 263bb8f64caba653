import { randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { db } from './support/shop';
import { expectSound } from './support/sound';
import { expect, test } from './support/test';

test('an act that a stolen session must not do asks for the password again, and then goes on', {
  tag: '@both',
}, async ({ page }) => {
  const [boss, password] = [`e2e-${randomUUID().slice(0, 13)}`, randomBytes(12).toString('hex')];
  await db.query(`INSERT INTO admins (username, password_hash, role) VALUES ($1, $2, 'administrator')`, [
    boss,
    await hash(password),
  ]);
  await page.goto('/admin/login');
  await page.getByLabel('Nombre de usuario').fill(boss);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('Inicio de sesión exitoso').first()).toBeVisible();
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

  const asked = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await expect(asked.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await expectSound(page);
  await asked.getByLabel('Contraseña', { exact: true }).fill('not the password');
  await asked.getByRole('button', { name: 'Confirmar' }).click();
  await expect(asked.getByText('La contraseña o el código no son correctos')).toBeVisible();
  await expectSound(page);
  // Whoever goes back has lost nothing, and nothing was done.
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

  // For ten minutes it asks no more.
  await page.getByRole('button', { name: 'Nuevo usuario' }).click();
  await create.getByLabel('Nombre de usuario').fill(`${username}-2`);
  await create.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(page.getByRole('dialog', { name: `Contraseña inicial de ${username}-2` })).toBeVisible();
});
