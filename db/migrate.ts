import { join } from 'node:path';
import { runner } from 'node-pg-migrate';

/** A migration that waits for a table blocks every later query on it. So it gives up, and is retried. In ms. */
const longestWaitMs = 3000;

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
    migrationsTable: 'schema_migrations',
    log: () => undefined,
  });
  return ran.map((migration) => migration.name);
}
