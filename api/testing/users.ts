import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Pool } from 'pg';
import type { Role } from '#domain/permissions.ts';
import { administrator } from './administrator';
import type { Browser } from './browser';

/** A test's own back-office user, and a browser in which they are logged in. */
export interface TestUser {
  id: string;
  username: string;
  password: string;
  browser: Browser;
}

/** A new user with a role, logged in; `baseUrl` for another shop with the same database. */
export async function newUser(db: Pool, role: Role, baseUrl?: string): Promise<TestUser> {
  const username = `t-${randomUUID()}`;
  const password = randomUUID();
  const { rows } = await db.query<{ id: string }>(
    'INSERT INTO admins (username, password_hash, role) VALUES ($1, $2, $3) RETURNING id',
    [username, await hash(password), role],
  );
  const visitor = await administrator(username, password, baseUrl);
  return { id: String(rows[0]?.id), username, password, browser: visitor };
}
