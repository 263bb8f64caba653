import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { SetupProblem } from './setup-problem';
import { onPath, run } from './tools';

const SYSTEM_USER = 'postgres';

/** The user that Postgres runs as, and how to start a command as that user. */
export interface Owner {
  uid?: number;
  gid?: number;
  system?: { uid: number; gid: number };
  command(program: string, args: readonly string[]): { program: string; args: readonly string[] };
}

const ourselves: Owner = { command: (program, args) => ({ program, args }) };

/** Postgres refuses to run as root: in that case it runs as the system user `postgres`, created if missing. */
export async function ownerFor(dataDir: string, paths: readonly string[]): Promise<Owner> {
  if (process.getuid?.() !== 0) return ourselves;
  const system = (await systemUser()) ?? (await makeSystemUser());
  mkdirSync(dirname(dataDir), { recursive: true });
  const closed = paths.map((path) => firstClosedFolder(path)).find((folder) => folder !== undefined);
  if (closed === undefined) return { ...ourselves, ...system, system };
  // For instance a checkout in root's home: grants Postgres the one missing right, nothing else.
  const setpriv = await onPath('setpriv');
  if (!setpriv) {
    throw new SetupProblem(
      'folder_unreachable',
      `Postgres can't run as root, and its own user can't enter ${closed}. ` +
        `Open that folder (chmod o+x ${closed}), move the checkout elsewhere, run it as an ordinary user, or set DATABASE_URL.`,
    );
  }
  const prefix = [
    `--reuid=${system.uid}`,
    `--regid=${system.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    // Otherwise access(2), with which Postgres looks for its own programs, ignores that right.
    '--securebits=+no_setuid_fixup',
  ];
  return { system, command: (program, args) => ({ program: setpriv, args: [...prefix, program, ...args] }) };
}

function firstClosedFolder(path: string): string | undefined {
  let closed: string | undefined;
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    // Execute permission for others: the right to traverse a folder.
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) closed = folder;
  }
  return closed;
}

async function systemUser(): Promise<{ uid: number; gid: number } | undefined> {
  const [uid, gid] = await Promise.all([run('id', ['-u', SYSTEM_USER]), run('id', ['-g', SYSTEM_USER])]);
  if (uid.code !== 0 || gid.code !== 0) return undefined;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

async function makeSystemUser(): Promise<{ uid: number; gid: number }> {
  const made = await run('useradd', ['--system', '--user-group', '--no-create-home', SYSTEM_USER]).catch(
    (error: Error) => ({ code: 1, output: error.message }),
  );
  const user = made.code === 0 ? await systemUser() : undefined;
  if (user) return user;
  throw new SetupProblem(
    'tool_missing',
    `Postgres can't run as root, and a system user "${SYSTEM_USER}" could not be made (${made.output.trim()}). ` +
      'Run the shop as an ordinary user, or set DATABASE_URL to a Postgres of your own.',
  );
}
