import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool, type PoolClient } from 'pg';
import { eventually } from '#api/testing/wait.ts';
import { migrate } from './migrate';

const databaseUrl = process.env.DATABASE_OWNER_URL ?? '';

/** An empty database of its own with a second connection, and a folder for its migrations. */
async function ownDatabase(
  work: (own: { url: string; db: Pool; other: PoolClient; dir: string }) => Promise<void>,
) {
  const name = `migrated_${process.pid}`;
  const url = new URL(databaseUrl);
  const admin = new Pool({ connectionString: databaseUrl, max: 1 });
  await admin.query(`CREATE DATABASE ${name}`);
  url.pathname = name;
  const db = new Pool({ connectionString: url.href, max: 2 });
  const other = await db.connect();
  const dir = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    await work({ url: url.href, db, other, dir });
  } finally {
    other.release(true);
    await db.end();
    // Without force: Postgres waits for connections that are just ending.
    await admin.query(`DROP DATABASE ${name}`);
    await admin.end();
    rmSync(dir, { recursive: true });
  }
}

test('a migration that waits for a locked table gives up, and continues once it is free', () =>
  ownDatabase(async ({ url, db, other, dir }) => {
    await db.query('CREATE TABLE busy (a integer)');
    writeFileSync(join(dir, '0001_first.sql'), 'CREATE TABLE first ();');
    writeFileSync(join(dir, '0002_column.sql'), 'ALTER TABLE busy ADD COLUMN b integer;');
    await other.query('BEGIN; LOCK TABLE busy IN ACCESS SHARE MODE');
    await expect(migrate(url, { dir, lockTimeoutMs: 100 })).rejects.toThrow(/lock timeout/);
    await other.query('COMMIT');
    expect(await migrate(url, { dir })).toEqual(['0002_column']);
  }));

test('an index is built while others write; an attempt that was broken off is repeated', () =>
  ownDatabase(async ({ url, db, other, dir }) => {
    await db.query('CREATE TABLE busy (a integer)');
    const build = `-- No transaction.
      DROP INDEX CONCURRENTLY IF EXISTS busy_a;
      CREATE INDEX CONCURRENTLY busy_a ON busy (a);\n`;
    writeFileSync(join(dir, '0001_index.sql'), build);
    await other.query('BEGIN');
    await other.query('INSERT INTO busy VALUES (1)');
    await expect(migrate(url, { dir, lockTimeoutMs: 100 })).rejects.toThrow(/lock timeout/);
    const isValid = async () =>
      (await db.query(`SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'busy_a'::regclass`)).rows;
    expect(await isValid()).toEqual([{ valid: false }]);
    await other.query('COMMIT; BEGIN');
    await other.query('INSERT INTO busy VALUES (2)');
    const migrated = migrate(url, { dir, lockTimeoutMs: 60_000 });
    await eventually(async () => {
      const { rowCount } = await db.query(
        `SELECT FROM pg_stat_activity WHERE query LIKE '%INDEX CONCURRENTLY%' AND wait_event = 'virtualxid'
           AND datname = current_database()`,
      );
      expect(rowCount).toBe(1);
    });
    await db.query('INSERT INTO busy VALUES (3)');
    await other.query('COMMIT');
    expect(await migrated).toEqual(['0001_index']);
    expect(await isValid()).toEqual([{ valid: true }]);
  }));

test('a crash of Postgres loses counters of limits, but not refusals; and expired counters have an index', async () => {
  const db = new Pool({ connectionString: databaseUrl, max: 1 });
  const { rows } = await db.query(
    `SELECT relname AS name, relpersistence AS kept FROM pg_class WHERE relname IN ('api_requests', 'rate_limits') ORDER BY 1`,
  );
  expect(rows).toEqual([
    { name: 'api_requests', kept: 'p' },
    { name: 'rate_limits', kept: 'u' },
  ]);
  await db.query('SET enable_seqscan = off');
  const plan = await db.query('EXPLAIN DELETE FROM rate_limits WHERE expire < 1');
  expect(JSON.stringify(plan.rows)).toContain('rate_limits_expire');
  await db.end();
});
