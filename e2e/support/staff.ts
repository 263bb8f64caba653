import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Page } from '@playwright/test';
import type { Role } from '#domain/permissions.ts';
import { db } from './shop';

/** A new user, not logged in anywhere. */
export async function somebody(role: Role): Promise<{ username: string; password: string }> {
  const username = `e2e-${randomUUID().slice(0, 13)}`;
  const password = randomUUID();
  await db.query('INSERT INTO admins (username, password_hash, role) VALUES ($1, $2, $3)', [
    username,
    await hash(password),
    role,
  ]);
  return { username, password };
}

/** Logs in by the form; with a second step the code is still missing then. */
export async function logIn(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}
