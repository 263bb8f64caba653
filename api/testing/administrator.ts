import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Pool } from 'pg';
import { adminLogin } from '#domain/calls/admin-session.ts';
import type { Role } from '#domain/permissions.ts';
import { newSecret, sha256 } from '../secrets';
import { sessionCookie } from '../session/admin';
import { activeAdmin, openSession } from '../session/sql';
import { type Browser, browser } from './browser';
import { withDatabase } from './database';

/**
 * A browser with a session of the shop's first administrator. As everywhere in these helpers, the session is stored as a
 * login stores it, without a login's hash, audit entry and e-mail about a new browser. `loggedIn` does all of that.
 */
export async function administrator(): Promise<Browser> {
  return withDatabase((db) => withSession(db, 'admin', process.env.ADMIN_PASSWORD ?? ''));
}

/** A browser with a session of a new user with this role. */
export async function logInAs(db: Pool, role: Role): Promise<Browser> {
  const { username, password } = await insertUser(db, role, `${role}-${randomUUID()}`);
  return withSession(db, username, password);
}

/** A browser in which a user has typed name and password; without arguments, the shop's first administrator. */
export async function loggedIn(
  username = 'admin',
  password = process.env.ADMIN_PASSWORD ?? '',
  baseUrl?: string,
): Promise<Browser> {
  const visitor = browser(baseUrl);
  await visitor.call(adminLogin, { body: { username, password } });
  return visitor;
}

/** A browser with a session of an existing user. */
export async function withSession(db: Pool, username: string, password: string): Promise<Browser> {
  const admin = await activeAdmin(db, username);
  if (!admin) throw new Error(`${username} may not log in`);
  const secret = newSecret();
  const session = { tokenHash: sha256(secret), admin, ip: '127.0.0.1', now: new Date() };
  if (!(await openSession(db, session))) throw new Error(`${username} changed meanwhile`);
  const visitor = browser(undefined, password);
  visitor.setCookie(sessionCookie, secret);
  return visitor;
}

/** The password of all users of a test file: hashing one for each of them would take longer than most tests. */
const password = randomUUID();
let passwordHash: Promise<string> | undefined;

/** Stores a new user. */
export async function insertUser(
  db: Pool,
  role: Role,
  username: string,
): Promise<{ id: string; username: string; password: string }> {
  passwordHash ??= hash(password);
  const { rows } = await db.query<{ id: string }>(
    'INSERT INTO admins (username, password_hash, role) VALUES ($1, $2, $3) RETURNING id',
    [username, await passwordHash, role],
  );
  return { id: String(rows[0]?.id), username, password };
}
