import { join } from 'node:path';
import { runner } from 'node-pg-migrate';

/** A migration that waits for a table holds up everybody who comes after it. So it gives up, and is tried again. In ms. */
const longestWaitMs = 3000;

/**
 * Brings the schema up to date; forward only. Returns the names of the migrations that ran. Throws where the shop beside
 * it keeps a table locked; running it again goes on with the migration that gave up.
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
