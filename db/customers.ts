import { loginCodeLimits } from '../domain/login';
import type { Language } from '../domain/money';
import type { Db } from './pool';

/** Lifetimes of a customer's session, in seconds: shorter if it is idle. */
export const customerSessionLimits = { idleSeconds: 24 * 3600, absoluteSeconds: 7 * 24 * 3600 } as const;

/** A customer's valid session. */
export interface CustomerSession {
  /** In lower case. */
  email: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Opens a session for a proven address, and deletes expired ones (index customer_sessions_created). */
export async function openCustomerSession(
  db: Db,
  tokenHash: Buffer,
  email: string,
  now: Date,
): Promise<void> {
  await db.query('DELETE FROM customer_sessions WHERE created_at < $1', [
    new Date(now.getTime() - customerSessionLimits.absoluteSeconds * 1000),
  ]);
  await db.query(
    `INSERT INTO customer_sessions (token_hash, email, created_at, last_seen_at) VALUES ($1, lower($2), $3, $3)`,
    [tokenHash, email, now],
  );
}

/** The session of a cookie if it is neither idle nor expired; index customer_sessions_pkey. */
export async function findCustomerSession(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<CustomerSession | undefined> {
  const { rows } = await db.query<CustomerSession>(
    `SELECT email, created_at, last_seen_at FROM customer_sessions
     WHERE token_hash = $1 AND last_seen_at > $2 AND created_at > $3`,
    [
      tokenHash,
      new Date(now.getTime() - customerSessionLimits.idleSeconds * 1000),
      new Date(now.getTime() - customerSessionLimits.absoluteSeconds * 1000),
    ],
  );
  return rows[0];
}

/** Records that a session was used, at most once a minute: a write per click would gain nothing. */
export async function touchCustomerSession(
  db: Db,
  tokenHash: Buffer,
  session: CustomerSession,
  now: Date,
): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < 60_000) return;
  await db.query('UPDATE customer_sessions SET last_seen_at = $2 WHERE token_hash = $1', [tokenHash, now]);
}

/** Ends a session; a missing one has already ended. */
export async function endCustomerSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.query('DELETE FROM customer_sessions WHERE token_hash = $1', [tokenHash]);
}

/** A login to store. */
export interface NewLogin {
  id: string;
  owner: string;
  email: string;
  codeMac: string;
  language: Language;
  createdAt: Date;
}

/**
 * Stores a login once, deletes those of yesterday (index customer_logins_created), and ends earlier ones of this
 * browser for the same address: the newest code counts. Those of other browsers stay; otherwise anybody could end a
 * customer's login by requesting another one.
 */
export async function recordLogin(db: Db, login: NewLogin): Promise<void> {
  const { id, owner, email, codeMac, language, createdAt } = login;
  await db.query('DELETE FROM customer_logins WHERE created_at < $1', [
    new Date(createdAt.getTime() - 24 * 3600 * 1000),
  ]);
  await db.query(
    `INSERT INTO customer_logins (id, owner, email, code_mac, language, created_at, expires_at)
     VALUES ($1, $2, lower($3), $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
    [
      id,
      owner,
      email,
      codeMac,
      language,
      createdAt,
      new Date(createdAt.getTime() + loginCodeLimits.validSeconds * 1000),
    ],
  );
  // Index customer_logins_email. By time, not by id: a login that is stored late may be the older one.
  await db.query(
    `UPDATE customer_logins SET used_at = $3 WHERE email = lower($1) AND owner = $2 AND used_at IS NULL
       AND created_at < (SELECT max(created_at) FROM customer_logins WHERE email = lower($1) AND owner = $2)`,
    [email, owner, createdAt],
  );
}

/** The data for the e-mail with a code. */
export interface LoginToMail {
  email: string;
  language: Language;
  expiresAt: Date;
  mailedAt: Date | null;
  ended: boolean;
  /** Whether the shop holds anything of the address: only then a code goes out. */
  known: boolean;
}

/**
 * A login by its primary key, and whether the shop holds any data of its address, because a person has a right of
 * access to their data (indexes orders_email, purchases_email, withdrawals_email, contact_messages_email,
 * leave_requests_email).
 */
export async function loginToMail(db: Db, id: string): Promise<LoginToMail | undefined> {
  const { rows } = await db.query<LoginToMail>(
    `SELECT l.email, l.language, l.expires_at, l.mailed_at,
       l.used_at IS NOT NULL AS ended,
       EXISTS (SELECT FROM orders WHERE lower(email) = l.email)
         OR EXISTS (SELECT FROM purchases WHERE lower(email) = l.email)
         OR EXISTS (SELECT FROM withdrawals WHERE lower(email) = l.email)
         OR EXISTS (SELECT FROM contact_messages WHERE lower(email) = l.email)
         OR EXISTS (SELECT FROM leave_requests WHERE lower(email) = l.email) AS known
     FROM customer_logins l WHERE l.id = $1`,
    [id],
  );
  return rows[0];
}

/** Notes that the e-mail with a code went out. */
export async function noteLoginMailed(db: Db, id: string, at: Date): Promise<void> {
  await db.query('UPDATE customer_logins SET mailed_at = coalesce(mailed_at, $2) WHERE id = $1', [id, at]);
}

/** The result of a code: the address that it proves, or the number of tries left; undefined if it has expired. */
export type CodeOutcome = { email: string } | { triesLeft: number } | undefined;

/**
 * Uses a code once, or counts a wrong one, in one statement: of any number of parallel calls, one opens a session and
 * no more than the allowed number are compared (index customer_logins_pkey).
 */
export async function tryLoginCode(
  db: Db,
  tried: { id: string; owners: readonly string[]; codeMacs: readonly string[]; now: Date },
): Promise<CodeOutcome> {
  const { rows } = await db.query<{ email: string; tries: number; right: boolean }>(
    `UPDATE customer_logins SET tries = tries + 1, used_at = CASE WHEN code_mac = ANY ($3) THEN $4::timestamptz END
     WHERE id = $1 AND owner = ANY ($2) AND used_at IS NULL AND expires_at > $4 AND tries < $5
     RETURNING email, tries, used_at IS NOT NULL AS right`,
    [tried.id, tried.owners, tried.codeMacs, tried.now, loginCodeLimits.tries],
  );
  const row = rows[0];
  if (!row) return undefined;
  return row.right ? { email: row.email } : { triesLeft: loginCodeLimits.tries - row.tries };
}
