import { randomUUID } from 'node:crypto';
import { adminAccount, adminChangePassword } from '#domain/calls/admin-account.ts';
import { adminOrders } from '#domain/calls/admin-order-list.ts';
import { adminLogin, adminSession } from '#domain/calls/admin-session.ts';
import {
  adminChangeRole,
  adminCreateUser,
  adminEndSessions,
  adminResetPassword,
  adminResetTotp,
  adminSetActive,
  adminUsers,
} from '#domain/calls/admin-users.ts';
import { firstPasswordDays } from '#domain/login.ts';
import { administrator, loggedIn } from '../testing/administrator';
import { browser } from '../testing/browser';
import { fileDatabase } from '../testing/database';
import { switchOnTotp } from '../testing/second-step';
import { newUser } from '../testing/users';

const db = fileDatabase();

const reason = 'Cambia de puesto';
const actionsOn = async (username: string) =>
  (
    await db.query<{ action: string; before: object; after: object }>(
      'SELECT action, before, after FROM audit_log WHERE subject = $1 ORDER BY id',
      [`user/${username}`],
    )
  ).rows;

describe('a new user', () => {
  it('gets a first password, which opens only their own account until it is changed [S1-2.15.4 S1-2.15.12 V10 V30]', async () => {
    const admin = await administrator();
    const username = `nueva-${randomUUID().slice(0, 8)}`;
    const { id, password } = await admin.call(adminCreateUser, {
      body: { username: username.toUpperCase(), role: 'support' },
    });
    expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    const visitor = browser();
    const { session } = await visitor.call(adminLogin, { body: { username, password } });
    expect(session).toMatchObject({ username, role: 'support', mustChangePassword: true });
    expect(await visitor.refused(adminOrders)).toMatchObject({
      status: 403,
      body: { code: 'password_change_needed' },
    });
    expect((await visitor.call(adminAccount)).mustChangePassword).toBe(true);
    await visitor.call(adminChangePassword, {
      body: { oldPassword: password, newPassword: 'mesa verde con lluvia' },
    });
    await visitor.call(adminOrders);
    const { users } = await admin.call(adminUsers, { query: { search: username } });
    expect(users).toMatchObject([
      { id, username, role: 'support', active: true, totp: false, openSessions: 1, self: false },
    ]);
    const actions = await actionsOn(username);
    expect(actions.map(({ action }) => action)).toEqual(['create-user', 'change-password']);
    expect(JSON.stringify(actions)).not.toContain(password);
  });

  it('logs in with the first password within its days, not later; a new one works again', async () => {
    const admin = await administrator();
    const username = `tarde-${randomUUID().slice(0, 8)}`;
    const { id, password } = await admin.call(adminCreateUser, { body: { username, role: 'support' } });
    const { rows } = await db.query<{ days: number }>(
      `SELECT round(extract(epoch FROM first_password_until - now()) / 86400)::integer AS days FROM admins WHERE id = $1`,
      [id],
    );
    expect(rows).toEqual([{ days: firstPasswordDays }]);
    await db.query(`UPDATE admins SET first_password_until = now() - interval '1 second' WHERE id = $1`, [
      id,
    ]);
    const refused = (typed: string) => browser().refused(adminLogin, { body: { username, password: typed } });
    expect(await refused(password)).toMatchObject({ status: 403, body: { code: 'first_password_over' } });
    // A caller who doesn't know the password doesn't learn that it expired.
    expect((await refused('something else')).body.code).toBe('invalid_credentials');
    const again = await admin.call(adminResetPassword, { params: { id }, body: { reason } });
    const visitor = browser();
    await visitor.call(adminLogin, { body: { username, password: again.password } });
    await visitor.call(adminChangePassword, {
      body: { oldPassword: again.password, newPassword: 'mesa verde con lluvia' },
    });
    // A password that the user chose doesn't expire.
    const own = await db.query('SELECT first_password_until FROM admins WHERE id = $1', [id]);
    expect(own.rows).toEqual([{ firstPasswordUntil: null }]);
  });

  it('has a unique name, even if two are created in parallel', async () => {
    const admin = await administrator();
    const body = { username: `doble-${randomUUID().slice(0, 8)}`, role: 'read-only' };
    const answers = await Promise.all(
      [body, body].map((same) => admin.send('POST', '/api/admin/users', { body: same })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const bad = await admin.refused(adminCreateUser, {
      body: { username: 'Lucía V.', role: 'support' },
    });
    expect(Object.keys(bad.body.fields ?? {})).toEqual(['username']);
    // Such a user's actions would look like the shop's own.
    for (const name of ['system', 'operator']) {
      const own = await admin.refused(adminCreateUser, { body: { username: name, role: 'support' } });
      expect(Object.keys(own.body.fields ?? {})).toEqual(['username']);
    }
  });
});

describe('an action on a user ends their sessions immediately', () => {
  it.each([
    ['another role', adminChangeRole, { role: 'support' as const, reason }, 'change-role'],
    ['deactivation', adminSetActive, { active: false, reason }, 'deactivate-user'],
    ['a new password', adminResetPassword, { reason }, 'reset-password'],
    ['"end sessions"', adminEndSessions, { reason }, 'end-sessions'],
  ])('%s', async (_name, call, body, action) => {
    const [admin, user] = [await administrator(), await newUser(db, 'read-only')];
    await admin.call(call, { params: { id: user.id }, body } as never);
    expect((await user.browser.refused(adminSession)).status).toBe(401);
    expect(await actionsOn(user.username)).toMatchObject([{ action, before: { role: 'read-only', reason } }]);
  });

  it('a deactivated user can not log in, and can again when active', async () => {
    const [admin, user] = [await administrator(), await newUser(db, 'support')];
    const params = { id: user.id };
    const body = { username: user.username, password: user.password };
    await admin.call(adminSetActive, { params, body: { active: false, reason } });
    expect((await browser().refused(adminLogin, { body })).body.code).toBe('invalid_credentials');
    await admin.call(adminSetActive, { params, body: { active: true, reason } });
    expect((await browser().call(adminLogin, { body })).session?.username).toBe(user.username);
  });

  it('a lost phone: an administrator switches the second step off [S1-2.15.2]', async () => {
    const [admin, user] = [await administrator(), await newUser(db, 'support')];
    const params = { id: user.id };
    expect((await admin.refused(adminResetTotp, { params, body: { reason } })).body.code).toBe(
      'totp_not_active',
    );
    await switchOnTotp(user.browser, user.password);
    await admin.call(adminResetTotp, { params, body: { reason } });
    await loggedIn(user.username, user.password);
    expect((await user.browser.call(adminAccount)).totp).toEqual({ recoveryCodesLeft: 0 });
  });
});

describe('one administrator always remains', () => {
  it('nobody acts on themselves [S1-2.15.5]', async () => {
    const user = await newUser(db, 'administrator');
    const params = { id: user.id };
    for (const refused of [
      user.browser.refused(adminChangeRole, { params, body: { role: 'read-only', reason } }),
      user.browser.refused(adminSetActive, { params, body: { active: false, reason } }),
      user.browser.refused(adminResetPassword, { params, body: { reason } }),
      user.browser.refused(adminEndSessions, { params, body: { reason } }),
      user.browser.refused(adminResetTotp, { params, body: { reason } }),
    ])
      expect(await refused).toMatchObject({ status: 409, body: { code: 'own_user' } });
    expect((await user.browser.call(adminSession)).session.role).toBe('administrator');
  });

  it.each([
    ['demote', 'role', { role: 'read-only', reason }],
    ['deactivate', 'active', { active: false, reason }],
  ])('two administrators who %s each other in parallel leave one [S1-2.15.13]', async (_name, path, body) => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await newUser(db, 'administrator'), await newUser(db, 'administrator')];
      const answers = await Promise.all([
        one.browser.send('PUT', `/api/admin/users/${two.id}/${path}`, { body }),
        two.browser.send('PUT', `/api/admin/users/${one.id}/${path}`, { body }),
      ]);
      // The slower one has no session any more, or learns that they are no administrator.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 401 || status === 403)).toHaveLength(1);
      const { rows } = await db.query<{ left: number }>(
        `SELECT count(*)::integer AS left FROM admins WHERE id = ANY($1) AND active AND role = 'administrator'`,
        [[one.id, two.id]],
      );
      expect(rows).toEqual([{ left: 1 }]);
    }
  });

  it('the same action twice in parallel has one effect and two true answers [S1-2.15.5]', async () => {
    const [admin, user] = [await administrator(), await newUser(db, 'read-only')];
    const answers = await Promise.all(
      [1, 2].map(() =>
        admin.send('PUT', `/api/admin/users/${user.id}/role`, { body: { role: 'support', reason } }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, (body as { role: string }).role])).toEqual([
      [200, 'support'],
      [200, 'support'],
    ]);
  });

  it('an unknown user is reported as unknown', async () => {
    const admin = await administrator();
    const answer = await admin.refused(adminResetPassword, {
      params: { id: '999999999999999999' },
      body: { reason },
    });
    expect(answer).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
  });
});

it('the list is filtered by name, role and state, and treats wildcards as characters', async () => {
  const [admin, user] = [await administrator(), await newUser(db, 'support')];
  const names = async (query: object) =>
    (await admin.call(adminUsers, { query: { search: user.username, ...query } })).users.map(
      ({ username }) => username,
    );
  expect(await names({})).toEqual([user.username]);
  expect(await names({ role: 'support', active: 'true' })).toEqual([user.username]);
  expect(await names({ role: 'administrator' })).toEqual([]);
  expect(await names({ active: 'false' })).toEqual([]);
  expect(await names({ search: '%' })).toEqual([]);
});

it('a login during a password reset leaves no session', async () => {
  const admin = await administrator();
  for (let round = 0; round < 3; round += 1) {
    const user = await newUser(db, 'support');
    const visitors = Array.from({ length: 4 }, () => browser());
    await Promise.all([
      ...visitors.map((visitor) =>
        visitor.send('POST', '/api/admin/login', {
          body: { username: user.username, password: user.password },
        }),
      ),
      admin.call(adminResetPassword, { params: { id: user.id }, body: { reason } }),
    ]);
    for (const visitor of visitors) expect((await visitor.refused(adminSession)).status).toBe(401);
  }
});
