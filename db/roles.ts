import { escapeIdentifier } from 'pg';
import type { Db } from './pool';

/**
 * Lets a role serve the shop: rows of every table, but it owns no table, function or role. In the audit log it may only
 * read and add rows. Run as the owner, in a transaction, after the migrations; safe to run again.
 */
export async function letServe(db: Db, role: string): Promise<void> {
  const name = escapeIdentifier(role);
  // Otherwise two processes would write the same rows of Postgres's catalogue in parallel.
  await db.query(`SELECT pg_advisory_xact_lock(hashtext('shop.roles'))`);
  for (const statement of [
    `GRANT USAGE ON SCHEMA public TO ${name}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${name}`,
    `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO ${name}`,
    `REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM ${name}`,
    `REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON schema_migrations FROM ${name}`,
    // The triggers of a later migration's table use it before these lines run again.
    `ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${name}`,
    `ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO ${name}`,
  ])
    await db.query(statement);
}
