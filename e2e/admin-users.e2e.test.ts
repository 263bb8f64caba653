import { randomUUID } from 'node:crypto';
import { codeOf, lastCode } from '../api/testing/second-step';
import { follow } from './support/back-office';
import { noAnswer } from './support/no-answer';
import { expectSound, expectSoundAtBothSizes } from './support/sound';
import { logIn, somebody } from './support/staff';
import { expect, test } from './support/test';

test('nobody sees orders without logging in; the login says what is missing, what is wrong, and how long to wait [S1-2.15.1 S1-2.15.8 S1-5.1 S1-8.1 V2]', {
  tag: '@both',
}, async ({ page, tolerated }) => {
  tolerated.push(/status of 50\d/);
  await page.goto('/admin/orders');
  await page.waitForURL(/admin\/login/);
  await expect(page.getByLabel('Nombre de usuario')).toBeVisible();
  await expect(page.locator('[data-banner]')).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('adminAuthenticated', 'true'));
  await page.goto('/admin/orders');
  await page.waitForURL(/admin\/login/);

  const user = await somebody('support');
  const name = page.getByLabel('Nombre de usuario');
  const button = page.getByRole('button', { name: 'Iniciar sesión' });
  const logIn = async (password: string) => {
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await button.click();
  };
  await button.click();
  await expect(page.getByText('El nombre de usuario es requerido')).toBeVisible();
  await expect(page.getByText('La contraseña es requerida')).toBeVisible();
  await page.route('**/api/admin/login', (route) => route.fulfill({ status: 503, body: 'x' }), { times: 1 });
  await name.fill(user.username);
  await logIn(user.password);
  await expect(
    page.getByText(/^Ha ocurrido un error al iniciar sesión\. El servidor no está disponible/),
  ).toBeVisible();
  await logIn('not the password');
  await expect(page.getByText('Error de autenticación')).toBeVisible();
  await expect(page.getByText('Nombre de usuario o contraseña incorrectos')).toBeVisible();
  await expectSound(page);
  // The input stays, except the password.
  await expect(name).toHaveValue(user.username);
  await page.route(
    '**/api/admin/login',
    (route) =>
      route.fulfill({
        status: 429,
        json: { ...noAnswer.json, code: 'rate_limited', details: { retryAfterSeconds: 272 } },
      }),
    { times: 1 },
  );
  await logIn(user.password);
  await expect(page.getByText('Demasiados intentos')).toBeVisible();
  await expect(
    page.getByRole('timer').filter({ hasText: /^Podrás volver a intentarlo dentro de \d+ (min|s)/ }),
  ).toBeVisible();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expectSound(page);
});

test('a second step is set up, asked for at the login, replaced by a recovery code, and switched off [S1-2.15.9 S1-6.2 S1-8.1]', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  const user = await somebody('read-only');
  await logIn(page, user);
  await expect(page.getByText('Inicio de sesión exitoso').first()).toBeVisible();
  await page.getByRole('link', { name: /Mi cuenta/ }).click();
  await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible();
  await expect(page.getByText('Esta sesión')).toBeVisible();
  await expectSoundAtBothSizes(page);
  // A read-only user has no menu entry for users or audit log.
  await expect(page.getByRole('link', { name: 'Usuarios', exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Activar' }).click();
  const setUp = page.getByRole('dialog', { name: 'Activar la verificación en dos pasos' });
  await setUp.getByLabel('Contraseña', { exact: true }).fill(user.password);
  await setUp.getByRole('button', { name: 'Continuar' }).click();
  await expect(setUp.getByRole('img', { name: /Código QR/ })).toBeVisible();
  const secret = (await setUp.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await expectSound(page);
  await setUp.getByLabel('Código de 6 cifras').fill('000000');
  await setUp.getByRole('button', { name: 'Activar' }).click();
  await expect(setUp.getByText('El código no es correcto')).toBeVisible();
  await setUp.getByLabel('Código de 6 cifras').fill(await lastCode(secret));
  await setUp.getByRole('button', { name: 'Activar' }).click();
  const codes = page.getByRole('dialog', { name: 'Tus códigos de recuperación' });
  const listed = codes.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  await expect(listed.first()).toBeVisible();
  await expect(listed).toHaveCount(10);
  const recovery = (await listed.first().textContent()) ?? '';
  await expectSound(page);
  await codes.getByRole('button', { name: 'Los he guardado' }).click();
  await expect(page.getByText('Activada', { exact: true }).first()).toBeVisible();

  const phone = await visit({ size: 'phone' });
  await logIn(phone, user);
  await expect(phone.getByRole('heading', { name: 'Verificación en dos pasos' })).toBeVisible();
  await expectSound(phone);
  await phone.getByLabel('Código de 6 cifras').fill('000000');
  await phone.getByRole('button', { name: 'Verificar' }).click();
  await expect(phone.getByText('Te quedan 4 intentos.')).toBeVisible();
  await phone.getByLabel('Código de 6 cifras').fill(codeOf(secret));
  await phone.getByRole('button', { name: 'Verificar' }).click();
  await expect(phone.getByRole('heading', { name: 'Pedidos' })).toBeVisible();
  const lost = await visit({ size: 'phone' });
  await logIn(lost, user);
  await lost.getByRole('button', { name: /usar un código de recuperación/ }).click();
  await lost.getByLabel('Código de recuperación').fill(recovery);
  await lost.getByRole('button', { name: 'Verificar' }).click();
  // It stays until acknowledged.
  await expect(lost.getByRole('alert').getByText('Te quedan 9.', { exact: false })).toBeVisible();
  await expectSound(lost);
  await lost.getByRole('button', { name: 'Entendido, continuar' }).click();
  await expect(lost.getByRole('heading', { name: 'Pedidos' })).toBeVisible();

  await page.reload();
  await expect(
    page.getByRole('list', { name: 'Tus sesiones abiertas' }).getByRole('listitem').nth(2),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar las demás' }).click();
  await expect(page.getByText('2 sesiones cerradas').first()).toBeVisible();
  await phone.reload();
  // S1 §6: only if a session could not be restored.
  await expect(phone.getByText('Restaurando sesión').first()).toBeVisible();
  await phone.waitForURL(/admin\/login/);

  await page.getByRole('button', { name: 'Desactivar' }).click();
  const off = page.getByRole('dialog', { name: 'Desactivar' });
  await off.getByLabel('Código de la aplicación o de recuperación').fill(user.password);
  await off.getByRole('button', { name: 'Desactivar' }).click();
  await expect(off.getByText('La contraseña o el código no son correctos')).toBeVisible();
  await off.getByLabel('Código de la aplicación o de recuperación').fill(codeOf(secret, 1));
  await off.getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText('Desactivada', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
  await page.waitForURL(/admin\/login/);
});

test('an administrator creates a user, who chooses a password, gets another role and is deactivated; the log shows all of it [S1-2.15.5 S1-2.15.12]', {
  tag: '@desktop',
}, async ({ visit, signedIn }) => {
  const page = await visit({ size: 'desk', storageState: signedIn });
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Usuarios', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Usuarios', exact: true })).toHaveAttribute(
    'href',
    '/admin/users',
  );
  const username = `nueva-${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Nuevo usuario' }).click();
  const create = page.getByRole('dialog', { name: 'Nuevo usuario' });
  await create.getByLabel('Nombre de usuario').fill('ñ');
  await create.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(create.getByText(/por ejemplo lucia.varenna/)).toBeVisible();
  await create.getByLabel('Nombre de usuario').fill(username);
  await expectSound(page);
  await create.getByRole('button', { name: 'Crear usuario' }).click();
  const shown = page.getByRole('dialog', { name: `Contraseña inicial de ${username}` });
  const first = (await shown.getByText(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/).textContent()) ?? '';
  await expectSound(page);
  await shown.getByRole('button', { name: 'Ya la he anotado' }).click();
  await follow(page, `/admin/users?search=${username}`);
  await expect(page.getByText('Contraseña inicial').first()).toBeVisible();
  await expectSoundAtBothSizes(page);

  const phone = await visit({ size: 'phone' });
  await logIn(phone, { username, password: first });
  await expect(phone.getByRole('heading', { name: 'Elige tu contraseña' })).toBeVisible();
  await expectSound(phone);
  await phone.getByLabel('Contraseña inicial').fill(first);
  await phone.getByLabel('Contraseña nueva', { exact: true }).fill('Contraseña2026!');
  await phone.getByLabel('Repite la contraseña nueva').fill('Contraseña2026');
  await phone.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(phone.getByText('Es una de las contraseñas más comunes')).toBeVisible();
  await expect(phone.getByText('No coincide con la contraseña nueva')).toBeVisible();
  await phone.getByLabel('Contraseña nueva', { exact: true }).fill('mesa verde con lluvia');
  await phone.getByLabel('Repite la contraseña nueva').fill('mesa verde con lluvia');
  await phone.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(phone.getByRole('heading', { name: 'Pedidos' })).toBeVisible();

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
  await expectSound(page);
  await role.getByRole('button', { name: 'Cambiar la función' }).click();
  await expect(page.getByText('Función cambiada').first()).toBeVisible();
  await phone.reload();
  await phone.waitForURL(/admin\/login/);

  await follow(page, `/admin/audit-log?search=user/${username}`);
  await expect(page.getByRole('link', { name: /Cambio de función/ }).first()).toBeVisible();
  await expectSoundAtBothSizes(page);
  const action = page.getByLabel('Acción', { exact: true });
  await action.selectOption({ label: 'Alta de usuario' });
  await page.waitForURL(/action=create-user/);
  await expect(page.getByText('1 entrada', { exact: true })).toBeVisible();
  await action.selectOption({ label: 'Cambio de función' });
  await page.waitForURL(/action=change-role/);
  await page
    .getByRole('link', { name: /Cambio de función/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Cambio de función' })).toBeVisible();
  const changes = page.getByRole('table', { name: 'Cambios' });
  await expect(changes.getByRole('row', { name: 'Función Atención al cliente Solo consulta' })).toBeVisible();
  await expect(page.getByText('Cambia de puesto')).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Registro de auditoría' }).last().click();
  await page.waitForURL(/action=change-role/);
  await page.getByLabel('Buscar por asunto').fill('nothing-like-it');
  await expect(page.getByText('Nada coincide')).toBeVisible();
});
