import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Pool } from 'pg';
import { adminLogin } from '#domain/calls/admin-session.ts';
import type { Role } from '#domain/permissions.ts';
import { type Browser, browser } from './browser';

/** A browser logged in to the back office. */
export async function administrator(
  username = 'admin',
  password = process.env.ADMIN_PASSWORD ?? '',
  baseUrl?: string,
): Promise<Browser> {
  const visitor = browser(baseUrl);
  await visitor.call(adminLogin, { body: { username, password } });
  return visitor;
}

/** A browser logged in as a new user with this role. */
export async function logInAs(db: Pool, role: Role): Promise<Browser> {
  const username = `${role}-${randomUUID()}`;
  const password = randomUUID();
  await db.query('INSERT INTO admins (username, password_hash, role) VALUES ($1, $2, $3)', [
    username,
    await hash(password),
    role,
  ]);
  return administrator(username, password);
}
