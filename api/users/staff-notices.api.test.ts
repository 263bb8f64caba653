import { randomUUID } from 'node:crypto';
import { adminLogin } from '#domain/calls/admin-session.ts';
import {
  adminChangeRole,
  adminCreateUser,
  adminResetPassword,
  adminResetTotp,
} from '#domain/calls/admin-users.ts';
import { mailTo } from '#e2e/support/sandbox.ts';
import { administrator, loggedIn } from '../testing/administrator';
import { browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { switchOnTotp } from '../testing/second-step';
import { newUser } from '../testing/users';
import { eventually } from '../testing/wait';

const db = fileDatabase();

const reason = 'Cambia de puesto';

/** The e-mails about a user, by their subject; the sandbox also keeps everybody else's. */
async function emailsAbout(username: string) {
  return (await mailTo('soporte@fanzeo.example')).filter(({ subject }) => subject.endsWith(`: ${username}`));
}

const noticeAbout = (username: string, title: string, count = 1) =>
  eventually(async () => {
    const emails = (await emailsAbout(username)).filter(({ subject }) => subject.includes(title));
    expect(emails).toHaveLength(count);
    return emails[0]?.text ?? '';
  });

it('reports a new user, another role and another password, with who did it and without the passwords', async () => {
  const admin = await administrator();
  const username = `carta-${randomUUID().slice(0, 8)}`;
  const { id, password } = await admin.call(adminCreateUser, { body: { username, role: 'support' } });
  const params = { id };
  await admin.call(adminChangeRole, { params, body: { role: 'read-only', reason } });
  // Setting the same role again changes nothing and sends nothing.
  await admin.call(adminChangeRole, { params, body: { role: 'read-only', reason } });
  const reset = await admin.call(adminResetPassword, { params, body: { reason } });
  const emails = [
    await noticeAbout(username, 'Usuario nuevo'),
    await noticeAbout(username, 'Función cambiada'),
    await noticeAbout(username, 'Contraseña restablecida'),
  ];
  for (const text of emails) {
    expect(text).toContain('admin');
    for (const secret of [password, reset.password]) expect(text).not.toContain(secret);
  }
  expect(emails[0]).toContain('Atención al cliente');
  expect(emails[1]).toContain('Solo consulta');
});

it('reports a removed second step', async () => {
  const [admin, user] = [await administrator(), await newUser(db, 'support')];
  await switchOnTotp(user.browser, user.password);
  await admin.call(adminResetTotp, { params: { id: user.id }, body: { reason } });
  await noticeAbout(user.username, 'Verificación en dos pasos quitada');
});

it('reports a login from a browser in which the user has not logged in before, once per browser', async () => {
  const { username, password } = await newUser(db, 'support');
  const body = { username, password };
  const first = await loggedIn(username, password);
  await noticeAbout(username, 'Acceso desde un navegador nuevo');
  await first.call(adminLogin, { body });
  await browser().call(adminLogin, { body });
  await noticeAbout(username, 'Acceso desde un navegador nuevo', 2);
});
