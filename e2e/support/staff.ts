import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { insertUser } from '#api/testing/administrator.ts';
import type { Role } from '#domain/permissions.ts';
import { db } from './shop';

/** A new user, not logged in anywhere. */
export const somebody = (role: Role) => insertUser(db, role, `e2e-${randomUUID().slice(0, 13)}`);

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
