import type { Page } from 'playwright-core';

/** Logs the shop's first administrator in, who is then where they wanted to go. */
export async function logIn(page: Page, path = '/admin/dashboard'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Nombre de usuario').fill('admin');
  await page.getByLabel('Contraseña', { exact: true }).fill(process.env.ADMIN_PASSWORD ?? '');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}
