import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Role } from '#domain/permissions.ts';
import { insertUser, loggedIn, withSession } from './administrator';
import type { Browser } from './browser';

/** A test's own back-office user, and a browser with a session of theirs. */
export interface TestUser {
  id: string;
  username: string;
  password: string;
  browser: Browser;
}

/** A new user with a role and a session; `baseUrl` for another shop with the same database, in which they log in. */
export async function newUser(db: Pool, role: Role, baseUrl?: string): Promise<TestUser> {
  const user = await insertUser(db, role, `t-${randomUUID()}`);
  const { username, password } = user;
  const visitor = baseUrl
    ? await loggedIn(username, password, baseUrl)
    : await withSession(db, username, password);
  return { ...user, browser: visitor };
}
