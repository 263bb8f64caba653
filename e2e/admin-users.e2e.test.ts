import { randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Page } from 'playwright-core';
import { testDatabase } from '../api/testing/database';
import { codeOf } from '../api/testing/second-step';
import type { Role } from '../domain/permissions';
import { leave, overflows, quit, violations, visit } from './support/chromium';
import { startSecondShop } from './support/second-shop';

const db = testDatabase();
afterEach(leave);
afterAll(async () => {
  await quit();
  await db.end();
});

/** Somebody new, not logged in anywhere. */
async function somebody(role: Role): Promise<{ username: string; password: string }> {
  const username = `e2e-${randomUUID().slice(0, 13)}`;
  const password = randomUUID();
  await db.query('INSERT INTO admins (username, password_hash, role) VALUES ($1, $2, $3)', [
    username,
    await hash(password),
    role,
  ]);
  return { username, password };
}

async function logIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.goto('/admin/login');
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** Nothing for axe, nothing sideways. */
async function sound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
}

test('the login says what is missing, what is wrong, and how long to wait', async () => {
  const shop = await startSecondShop({
    RATE_LIMIT_FACTOR: '0.1',
    SESSION_SECRET: randomBytes(24).toString('hex'),
  });
  try {
    const user = await somebody('support');
    const page = await visit('phone', 'es-ES', { baseURL: shop.url });
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.getByText('El nombre de usuario es requerido').waitFor();
    await page.getByText('La contraseña es requerida').waitFor();
    await page.route('**/api/admin/login', (route) => route.fulfill({ status: 503, body: 'x' }), {
      times: 1,
    });
    await logIn(page, user);
    await page
      .getByText(/^Ha ocurrido un error al iniciar sesión\. El servidor no está disponible/)
      .waitFor();
    page.complaints.length = 0;
    await logIn(page, { ...user, password: 'not the password' });
    await page.getByText('Error de autenticación').waitFor();
    await page.getByText('Nombre de usuario o contraseña incorrectos').waitFor();
    // What was typed stays, but for the password.
    expect(await page.getByLabel('Nombre de usuario').inputValue()).toBe(user.username);
    await page.getByLabel('Contraseña', { exact: true }).fill(user.password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.getByText('Demasiados intentos').waitFor();
    await page
      .getByRole('timer')
      .filter({ hasText: /^Podrá volver a intentarlo en \d+ (min|s)/ })
      .waitFor();
    expect(await page.getByRole('button', { name: 'Iniciar sesión' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await sound(page);
    expect(page.complaints).toEqual([]);
  } finally {
    await shop.stop();
  }
}, 60_000);

test('a second step is set up, asked for at the login, replaced by a recovery code, and switched off', async () => {
  const user = await somebody('read-only');
  const page = await visit('desk');
  await logIn(page, user);
  await page.getByText('Inicio de sesión exitoso').first().waitFor();
  await page.getByRole('link', { name: /Mi cuenta/ }).click();
  await page.getByRole('heading', { name: 'Mi cuenta' }).waitFor();
  await page.getByText('Esta sesión').waitFor();
  await sound(page);
  // A user who may only look has no place for users or audit log.
  expect(await page.getByRole('link', { name: 'Usuarios', exact: true }).count()).toBe(0);

  await page.getByRole('button', { name: 'Activar' }).click();
  const setUp = page.getByRole('dialog', { name: 'Activar la verificación en dos pasos' });
  await setUp.getByLabel('Contraseña', { exact: true }).fill(user.password);
  await setUp.getByRole('button', { name: 'Continuar' }).click();
  await setUp.getByRole('img', { name: /Código QR/ }).waitFor();
  const secret = (await setUp.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await sound(page);
  await setUp.getByLabel('Código de 6 cifras').fill('000000');
  await setUp.getByRole('button', { name: 'Activar' }).click();
  await setUp.getByText('El código no es correcto').waitFor();
  await setUp.getByLabel('Código de 6 cifras').fill(codeOf(secret, -1));
  await setUp.getByRole('button', { name: 'Activar' }).click();
  const codes = page.getByRole('dialog', { name: 'Sus códigos de recuperación' });
  const listed = codes.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  await listed.first().waitFor();
  expect(await listed.count()).toBe(10);
  const recovery = (await listed.first().textContent()) ?? '';
  await sound(page);
  await codes.getByRole('button', { name: 'Los he guardado' }).click();
  await page.getByText('Activada', { exact: true }).first().waitFor();

  const phone = await visit('phone');
  await logIn(phone, user);
  await phone.getByRole('heading', { name: 'Verificación en dos pasos' }).waitFor();
  await sound(phone);
  await phone.getByLabel('Código de 6 cifras').fill('000000');
  await phone.getByRole('button', { name: 'Verificar' }).click();
  await phone.getByText('Le quedan 4 intentos.').waitFor();
  await phone.getByLabel('Código de 6 cifras').fill(codeOf(secret));
  await phone.getByRole('button', { name: 'Verificar' }).click();
  await phone.getByRole('heading', { name: 'Pedidos' }).waitFor();
  const lost = await visit('phone');
  await logIn(lost, user);
  await lost.getByRole('button', { name: /usar un código de recuperación/ }).click();
  await lost.getByLabel('Código de recuperación').fill(recovery);
  await lost.getByRole('button', { name: 'Verificar' }).click();
  await lost.getByText('Le quedan 9.', { exact: false }).first().waitFor();

  await page.reload();
  await page.getByRole('list', { name: 'Sus sesiones abiertas' }).getByRole('listitem').nth(2).waitFor();
  await page.getByRole('button', { name: 'Cerrar las demás' }).click();
  await page.getByText('2 sesiones cerradas').first().waitFor();
  await phone.reload();
  // S1 §6: only where a session could not be restored.
  await phone.getByText('Restaurando sesión').first().waitFor();
  await phone.waitForURL(/admin\/login/);

  await page.getByRole('button', { name: 'Desactivar' }).click();
  const off = page.getByRole('dialog', { name: 'Desactivar' });
  await off.getByLabel('Contraseña o código de la aplicación').fill('wrong');
  await off.getByRole('button', { name: 'Desactivar' }).click();
  await off.getByText('La contraseña o el código no son correctos').waitFor();
  await off.getByLabel('Contraseña o código de la aplicación').fill(user.password);
  await off.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByText('Desactivada', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
  await page.waitForURL(/admin\/login/);
  expect([...page.complaints, ...phone.complaints, ...lost.complaints]).toEqual([]);
}, 60_000);

test('an administrator makes a user, who chooses a password, gets another role and is shut out; the log tells it all', async () => {
  const boss = await somebody('administrator');
  const page = await visit('desk');
  await logIn(page, boss);
  await page.getByRole('link', { name: 'Usuarios', exact: true }).click();
  await page.getByRole('heading', { name: 'Usuarios', exact: true }).waitFor();
  const username = `nueva-${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Nuevo usuario' }).click();
  const create = page.getByRole('dialog', { name: 'Nuevo usuario' });
  await create.getByLabel('Nombre de usuario').fill('ñ');
  await create.getByRole('button', { name: 'Crear usuario' }).click();
  await create.getByText(/por ejemplo lucia.varenna/).waitFor();
  await create.getByLabel('Nombre de usuario').fill(username);
  await sound(page);
  await create.getByRole('button', { name: 'Crear usuario' }).click();
  const shown = page.getByRole('dialog', { name: `Contraseña inicial de ${username}` });
  const first = (await shown.getByText(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/).textContent()) ?? '';
  await sound(page);
  await shown.getByRole('button', { name: 'Ya la he anotado' }).click();
  await page.goto(`/admin/users?search=${username}`);
  await page.getByText('Contraseña inicial').first().waitFor();
  await sound(page);

  const phone = await visit('phone');
  await logIn(phone, { username, password: first });
  await phone.getByRole('heading', { name: 'Elija su contraseña' }).waitFor();
  await sound(phone);
  await phone.getByLabel('Contraseña inicial').fill(first);
  await phone.getByLabel('Contraseña nueva', { exact: true }).fill('Contraseña2026!');
  await phone.getByLabel('Repita la contraseña nueva').fill('Contraseña2026');
  await phone.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await phone.getByText('Es una de las contraseñas más comunes').waitFor();
  await phone.getByText('No coincide con la contraseña nueva').waitFor();
  await phone.getByLabel('Contraseña nueva', { exact: true }).fill('mesa verde con lluvia');
  await phone.getByLabel('Repita la contraseña nueva').fill('mesa verde con lluvia');
  await phone.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await phone.getByRole('heading', { name: 'Pedidos' }).waitFor();

  await page
    .getByRole('button', { name: `Gestionar a ${username}` })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cambiar la función/ })
    .click();
  const role = page.getByRole('dialog', { name: `Cambiar la función: ${username}` });
  await role.getByLabel('Función nueva').selectOption({ label: 'Solo consulta' });
  await role.getByLabel('Motivo').fill('Cambia de puesto');
  await sound(page);
  await role.getByRole('button', { name: 'Cambiar la función' }).click();
  await page.getByText('Función cambiada').first().waitFor();
  await phone.reload();
  await phone.waitForURL(/admin\/login/);

  await page.goto(`/admin/audit-log?search=user/${username}`);
  await page
    .getByRole('link', { name: /Cambio de función/ })
    .first()
    .waitFor();
  await sound(page);
  await page.getByLabel('Acción', { exact: true }).selectOption({ label: 'Alta de usuario' });
  await page.waitForURL(/action=create-user/);
  await page.getByText('1 entrada', { exact: true }).waitFor();
  await page.goBack();
  await page.goto(`/admin/audit-log?search=user/${username}&action=change-role`);
  await page
    .getByRole('link', { name: /Cambio de función/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Cambio de función' }).waitFor();
  const changes = page.getByRole('table', { name: 'Cambios' });
  await changes.getByRole('row', { name: 'Función Atención al cliente Solo consulta' }).waitFor();
  await page.getByText('Cambia de puesto').waitFor();
  await sound(page);
  await page.getByRole('link', { name: 'Registro de auditoría' }).last().click();
  await page.waitForURL(/action=change-role/);
  await page.goto('/admin/audit-log?search=nothing-like-it');
  await page.getByText('Nada coincide').waitFor();

  const narrow = await visit('phone');
  await logIn(narrow, boss);
  await narrow.getByRole('heading', { name: 'Pedidos' }).waitFor();
  for (const address of [`/admin/users?search=${username}`, '/admin/audit-log', '/admin/account']) {
    await narrow.goto(address);
    await narrow.getByRole('heading', { level: 1 }).waitFor();
    await narrow.getByRole('listitem').first().waitFor();
    await sound(narrow);
  }
  expect([...page.complaints, ...phone.complaints, ...narrow.complaints]).toEqual([]);
}, 60_000);
