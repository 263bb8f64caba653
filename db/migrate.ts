import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MigrationBuilder, runner } from 'node-pg-migrate';

/** A migration that waits for a table blocks every later query on it. So it gives up, and is retried. In ms. */
const longestWaitMs = 3000;

/**
 * A migration that begins with this comment runs statement by statement, each at the end of a line, because an index can
 * only be built beside running writes outside a transaction. If it breaks off, it starts over: its statements must allow
 * that.
 */
const noTransaction = /^-- No transaction\b/;

/**
 * Brings the schema up to date; forward only. Returns the names of the migrations that ran. Throws if a running shop
 * keeps a table locked; running it again continues with the migration that gave up.
 */
export async function migrate(
  databaseUrl: string,
  {
    dir = join(__dirname, 'migrations'),
    lockTimeoutMs = longestWaitMs,
  }: { dir?: string; lockTimeoutMs?: number } = {},
) {
  const ran = await runner({
    databaseUrl: { connectionString: databaseUrl, lock_timeout: lockTimeoutMs },
    dir,
    direction: 'up',
    migrationLoaderStrategies: [{ extensions: ['.sql'], loader: (paths) => Promise.all(paths.map(load)) }],
    migrationsTable: 'schema_migrations',
    log: () => undefined,
  });
  return ran.map((migration) => migration.name);
}

async function load(path: string) {
  const sql = await readFile(path, 'utf8');
  const up = (migration: MigrationBuilder) => {
    if (!noTransaction.test(sql)) return migration.sql(sql);
    migration.noTransaction();
    for (const statement of sql.split(/(?<=;)\n/)) if (statement.trim()) migration.sql(statement);
  };
  return { id: path, filePaths: [path], actions: { up, down: false as const } };
}
