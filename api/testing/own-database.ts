import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { escapeLiteral, type Pool } from 'pg';
import { migrate } from '#db/migrate.ts';
import type { Db } from '#db/pool.ts';
import { ownersDatabase } from './database';

const migrations = join(__dirname, '../../db/migrations');
/** A database of the server with the shop's tables and no rows, made by the first test that needs it. */
const TEMPLATE = 'own_template';
/** Owns them all. As in production (deploy/postgres/roles.sh), it is no superuser; the stack's owner is one. */
const OWNER = 'own_owner';

/** A test's own database on the stack's server, empty. */
export interface OwnDatabase {
  /** By the role that serves the shop, and by the one that owns the tables. */
  url: string;
  ownerUrl: string;
  drop(): Promise<void>;
}

/** Creates one; `drop` it when the test ends. */
export function emptyDatabase(): Promise<OwnDatabase> {
  return create(ownersDatabase(), 'template1');
}

async function create(owner: Pool, template: string): Promise<OwnDatabase> {
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  await createOwned(owner, name, template);
  return {
    url: at(process.env.DATABASE_URL, name),
    ownerUrl: at(process.env.DATABASE_OWNER_URL, name, OWNER),
    async drop() {
      await untilLeft(owner, name);
      await owner.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await owner.end();
    },
  };
}

/**
 * Waits a moment for connections that are being closed: one that the server ended first would fail in a client that
 * nobody listens to any more.
 */
async function untilLeft(owner: Db, name: string): Promise<void> {
  for (let waits = 0; waits < 50; waits += 1) {
    const { rowCount } = await owner.query('SELECT FROM pg_stat_activity WHERE datname = $1', [name]);
    if (rowCount === 0) return;
    await setTimeout(100);
  }
}

/** Creates one with the shop's tables: a copy, because the migrations take five times as long. */
export async function migratedDatabase(): Promise<OwnDatabase> {
  const owner = ownersDatabase();
  const { rowCount } = await owner.query('SELECT FROM pg_database WHERE datname = $1', [TEMPLATE]);
  if (rowCount === 0) {
    // One test worker has one server, so nobody else makes it meanwhile.
    await createOwned(owner, TEMPLATE);
    await migrate(at(process.env.DATABASE_OWNER_URL, TEMPLATE, OWNER));
  }
  return create(owner, TEMPLATE);
}

/** Creates one with the tables as they were before a migration, e.g. `0062`. */
export async function databaseBefore(migration: string): Promise<OwnDatabase> {
  const made = await emptyDatabase();
  const dir = mkdtempSync(join(tmpdir(), 'migrations-'));
  for (const name of readdirSync(migrations).filter((one) => one < migration))
    copyFileSync(join(migrations, name), join(dir, name));
  await migrate(made.ownerUrl, { dir });
  rmSync(dir, { recursive: true });
  return made;
}

async function createOwned(superuser: Pool, name: string, template = 'template1'): Promise<void> {
  const { rowCount } = await superuser.query('SELECT FROM pg_roles WHERE rolname = $1', [OWNER]);
  if (rowCount === 0) {
    const { password } = new URL(process.env.DATABASE_OWNER_URL ?? '');
    await superuser.query(
      `CREATE ROLE ${OWNER} LOGIN PASSWORD ${escapeLiteral(decodeURIComponent(password))}`,
    );
  }
  await superuser.query(`CREATE DATABASE ${name} OWNER ${OWNER} TEMPLATE ${template}`);
}

/** The address of a database of the server, for another role with the same password if `role` is given. */
function at(url: string | undefined, name: string, role?: string): string {
  const address = new URL(url ?? '');
  address.pathname = name;
  if (role) address.username = role;
  return address.href;
}
