import { randomBytes } from 'node:crypto';
import { adminAccount } from '../domain/calls/admin-account';
import { adminUsers } from '../domain/calls/admin-users';
import { answersOf } from './testing/answers';
import { testDatabase } from './testing/database';
import { insertRow, ownNames } from './testing/rows';
import { newUser, type TestUser } from './testing/users';

const db = testDatabase();
const answers = answersOf({ adminAccount, adminUsers });
const { tag } = ownNames();
const hour = 3_600_000;
const now = Math.floor(Date.now() / 1000) * 1000;
const ago = (hours: number) => new Date(now - hours * hour).toISOString();
let user: TestUser;

beforeAll(async () => {
  user = await newUser(db, 'administrator');
  for (const [name, over] of [
    ['a', { role: 'support', must_change_password: true, last_login_at: ago(30) }],
    ['b', { role: 'read-only', active: false, totp_active_at: ago(40) }],
  ] as const)
    await insertRow(db, 'admins', {
      username: `${user.username}-${name}`,
      password_hash: tag,
      created_at: ago(50),
      ...over,
    });
  await db.query(
    `UPDATE admins SET created_at = $2, last_login_at = $3, password_changed_at = $4, totp_active_at = $5 WHERE id = $1`,
    [user.id, ago(60), ago(20), ago(21), ago(22)],
  );
  for (const code of ['a', 'b', 'c'])
    await insertRow(db, 'admin_recovery_codes', { admin_id: user.id, code_hash: Buffer.from(code + tag) });
  await insertRow(db, 'admin_sessions', {
    admin_id: user.id,
    token_hash: randomBytes(32),
    created_at: ago(3),
    last_seen_at: ago(1),
    ip: '192.0.2.7',
  });
});
afterAll(async () => {
  await db.query('DELETE FROM admins WHERE starts_with(username, $1)', [user.username]);
  await db.end();
});

it('users are listed with their role, their login and their open sessions', async () => {
  const { rows } = await db.query<{ id: string; username: string }>(
    'SELECT id, username FROM admins WHERE starts_with(username, $1)',
    [user.username],
  );
  const id = (username: string) => String(rows.find((row) => row.username === username)?.id);
  const other = (name: string) => ({
    id: id(`${user.username}-${name}`),
    username: `${user.username}-${name}`,
    createdAt: ago(50),
    openSessions: 0,
    self: false,
  });
  await answers.check(
    user.browser,
    adminUsers,
    { query: { search: user.username } },
    {
      users: [
        {
          id: user.id,
          username: user.username,
          role: 'administrator',
          active: true,
          totp: true,
          mustChangePassword: false,
          createdAt: ago(60),
          lastLoginAt: ago(20),
          openSessions: 2,
          self: true,
        },
        {
          ...other('a'),
          role: 'support',
          active: true,
          totp: false,
          mustChangePassword: true,
          lastLoginAt: ago(30),
        },
        { ...other('b'), role: 'read-only', active: false, totp: true, mustChangePassword: false },
      ],
      total: 3,
      page: 1,
      pageSize: 25,
    },
  );
});

it('the user’s own account has its second step and its sessions', async () => {
  await db.query('UPDATE admins SET must_change_password = true WHERE id = $1', [user.id]);
  const body = await answers.ask(user.browser, adminAccount, {});
  const { rows } = await db.query<{ id: string; createdAt: Date; lastSeenAt: Date; ip: string }>(
    'SELECT id, created_at, last_seen_at, ip FROM admin_sessions WHERE admin_id = $1',
    [user.id],
  );
  const [older, current] = rows.sort((one, two) => one.createdAt.getTime() - two.createdAt.getTime());
  if (!older || !current) throw new Error('Two sessions are open');
  answers.compare(
    adminAccount,
    { ...body, sessions: body.sessions.sort((one, two) => one.createdAt.localeCompare(two.createdAt)) },
    {
      username: user.username,
      role: 'administrator',
      mustChangePassword: true,
      passwordChangedAt: ago(21),
      lastLoginAt: ago(20),
      totp: { activeSince: ago(22), recoveryCodesLeft: 3 },
      sessions: [
        // Four hours after its last use.
        {
          id: older.id,
          createdAt: ago(3),
          lastSeenAt: ago(1),
          expiresAt: ago(-3),
          ip: '192.0.2.7',
          current: false,
        },
        {
          id: current.id,
          createdAt: current.createdAt.toISOString(),
          lastSeenAt: current.lastSeenAt.toISOString(),
          expiresAt: new Date(current.lastSeenAt.getTime() + 4 * hour).toISOString(),
          ip: current.ip,
          current: true,
        },
      ],
    },
  );
});

it('every field of these answers was compared', () => {
  expect(answers.gaps()).toEqual([]);
});
