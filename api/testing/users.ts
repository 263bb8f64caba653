import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Pool } from 'pg';
import type { Role } from '#domain/permissions.ts';
import { administrator } from './administrator';
import type { Browser } from './browser';

/** A user of the back office of the test's own, and a browser in which they are logged in. */
export interface TestUser {
  id: string;
  username: string;
  password: string;
  browser: Browser;
}

/** Somebody new with a role, logged in; elsewhere than in the shop of the tests with its database and address. */
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
