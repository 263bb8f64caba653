import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { migrate } from './migrate';

const databaseUrl = process.env.DATABASE_OWNER_URL ?? '';

test('a migration that waits for a locked table gives up, and continues once it is free', async () => {
  const name = `migrated_${process.pid}`;
  const url = new URL(databaseUrl);
  const admin = new Pool({ connectionString: databaseUrl, max: 1 });
  await admin.query(`CREATE DATABASE ${name}`);
  url.pathname = name;
  const db = new Pool({ connectionString: url.href, max: 1 });
  const dir = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    await db.query('CREATE TABLE busy (a integer)');
    writeFileSync(join(dir, '0001_first.sql'), 'CREATE TABLE first ();');
    writeFileSync(join(dir, '0002_column.sql'), 'ALTER TABLE busy ADD COLUMN b integer;');
    await db.query('BEGIN; LOCK TABLE busy IN ACCESS SHARE MODE');
    await expect(migrate(url.href, { dir, lockTimeoutMs: 100 })).rejects.toThrow(/lock timeout/);
    await db.query('COMMIT');
    expect(await migrate(url.href, { dir })).toEqual(['0002_column']);
  } finally {
    await db.end();
    // Without force: Postgres waits for connections that are just ending.
    await admin.query(`DROP DATABASE ${name}`);
    await admin.end();
    rmSync(dir, { recursive: true });
  }
});

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
