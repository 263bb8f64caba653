import type { Pool } from 'pg';
import { createPool } from '#db/pool.ts';

/** The database of the stack under test, for files that clean up in afterAll: they end it afterwards. */
export function testDatabase(): Pool {
  return openAs('DATABASE_URL');
}

/** The connections of a test file and of all its helpers: opening one costs the work of many queries. */
let shared: Pool | undefined;
/** Journeys have no end of a file at which it could be closed. */
let isKept = typeof afterAll === 'function';
if (isKept)
  afterAll(async () => {
    isKept = false;
    await shared?.end();
  });

/** The same for all other files; closed after their last test, before every afterAll of their own. */
export function fileDatabase(): Pool {
  shared ??= testDatabase();
  return shared;
}

/** Does something in the stack's database, for helpers of tests that have no connection. */
export async function withDatabase<T>(work: (db: Pool) => Promise<T>): Promise<T> {
  if (isKept) return work(fileDatabase());
  const db = testDatabase();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** Like `testDatabase`, as the owner of its tables, for what the shop itself may not do. */
export function ownersDatabase(): Pool {
  return openAs('DATABASE_OWNER_URL');
}

function openAs(name: 'DATABASE_URL' | 'DATABASE_OWNER_URL'): Pool {
  const connectionString = process.env[name];
  if (!connectionString) throw new Error(`${name} is not set: run these tests with npm test`);
  return databaseAt(connectionString);
}

/** A database by its address. A busy machine may take its time to connect. */
export function databaseAt(databaseUrl: string, max = 2): Pool {
  return createPool(databaseUrl, () => undefined, { max, connectionTimeoutMs: 60_000 });
}

/**
 * Everything stored about a cart, to show that a refused call changed nothing. Only the counter and the time of the
 * projection's writes are left out.
 */
export async function traceOf(db: Pool, cartId: string): Promise<unknown> {
  const { rows } = await db.query(
    `SELECT to_jsonb(p) - '{version,updated_at,run_id,history_length}'::text[] AS purchase, to_jsonb(o) - 'updated_at' AS "order",
       (SELECT count(*)::integer FROM timeline t WHERE t.cart_id = p.cart_id) AS lines,
       (SELECT count(*)::integer FROM submissions s WHERE s.order_id = o.id) AS submissions,
       (SELECT count(*)::integer FROM refunds r WHERE r.cart_id = p.cart_id) AS refunds
     FROM purchases p LEFT JOIN orders o ON o.cart_id = p.cart_id WHERE p.cart_id = $1`,
    [cartId],
  );
  return rows[0];
}

/**
 * What only the tested calls could change, as one text: the number of purchases and statements, and every row about
 * goods, buyers and users. Rows that background work changes are left out.
 */
export async function shopTrace(db: Pool): Promise<string> {
  const rowsOf = (table: string) =>
    `(SELECT md5(coalesce(string_agg(row, '|' ORDER BY row), ''))
      FROM (SELECT (to_jsonb(t) - 'watched_at')::text AS row FROM ${table} t) rows)`;
  const { rows } = await db.query(
    `SELECT (SELECT count(*) FROM purchases) AS purchases, (SELECT count(*) FROM withdrawals) AS withdrawals,
       ${rowsOf('services')} AS services, ${rowsOf('settings')} AS settings, ${rowsOf('discount_codes')} AS codes,
       ${rowsOf('blocked_users')} AS blocked, ${rowsOf('providers')} AS providers,
       (SELECT string_agg(concat(username, role, active, totp_active_at, md5(password_hash)), ',' ORDER BY username)
          FROM admins) AS admins`,
  );
  return JSON.stringify(rows[0]);
}

/** Every row of every table except these, as one short text per table. */
export async function everyRow(db: Pool, left: readonly string[]): Promise<Record<string, string>> {
  const tables = (await allTables(db)).filter((name) => !left.includes(name));
  expect(tables.length).toBeGreaterThan(30);
  const { rows } = await db.query<{ name: string; sum: string }>(
    tables
      .map(
        (name) =>
          `SELECT '${name}' AS name, count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum
           FROM ${name} t`,
      )
      .join(' UNION ALL '),
  );
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

async function allTables(db: Pool): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  return rows.map(({ name }) => name);
}

/** Columns that contain a text in any case, over all tables. */
export async function placesOf(db: Pool, text: string): Promise<string[]> {
  // First whole rows: few tables have it, and each has many columns. Rows as text escape these characters.
  if (/["\\]/.test(text)) throw new Error('A text with quotes or backslashes would be missed');
  const { rows: tables } = await db.query<{ name: string }>(
    (await allTables(db))
      .map(
        (name) =>
          `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name} t WHERE t::text ILIKE '%' || $1 || '%')`,
      )
      .join(' UNION ALL '),
    [text],
  );
  const { rows } = await db.query<{ table: string; column: string }>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = ANY ($1)
       AND data_type IN ('text', 'jsonb', 'json', 'ARRAY', 'character varying')`,
    [tables.map(({ name }) => name)],
  );
  const found = [];
  for (const { table, column } of rows) {
    const { rowCount } = await db.query(
      `SELECT 1 FROM "${table}" WHERE "${column}"::text ILIKE '%' || $1 || '%' LIMIT 1`,
      [text],
    );
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found;
}
