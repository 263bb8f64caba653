import { join } from 'node:path';
import { runner } from 'node-pg-migrate';

/** Brings the schema up to date; forward only. Returns the names of the migrations that ran. */
export async function migrate(databaseUrl: string, log: (line: string) => void = () => undefined) {
  const ran = await runner({
    databaseUrl,
    dir: join(__dirname, 'migrations'),
    direction: 'up',
    migrationsTable: 'schema_migrations',
    log,
  });
  return ran.map((migration) => migration.name);
}
