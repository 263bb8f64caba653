import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PORTS, type Ports } from './ports';
import { waitFor } from './processes';
import { SetupProblem } from './setup-problem';
import { run } from './tools';

const member = z.object({ name: z.string(), pid: z.number(), since: z.string() });
const ports = z.record(z.enum(Object.keys(PORTS) as (keyof Ports)[]), z.number());
const record = z.object({ owner: member, processes: z.array(member), ports: ports.optional() });
type Member = z.infer<typeof member>;

/** The claim on a data folder: no second stack may use it while this one runs. */
export interface Instance {
  /** Notes a started process, so that the next start can end it if this one is killed. */
  add(name: string, pid: number): Promise<void>;
  /** Notes the ports, so that commands find this shop. */
  serves(ports: Ports): void;
  /** Releases the folder. */
  release(): void;
}

/**
 * Claims a data folder. Throws a SetupProblem while another stack runs on it. If the last stack was killed hard, the
 * processes that it left behind are ended first; they would hold its ports and files.
 */
export async function claimInstance(dataDir: string): Promise<Instance> {
  mkdirSync(dataDir, { recursive: true });
  const file = fileOf(dataDir);
  const last = read(file);
  if (last) {
    if (await isAlive(last.owner)) {
      throw new SetupProblem(
        'already_running',
        `A shop already runs on ${dataDir} (process ${last.owner.pid}). Use that one, or stop it with Ctrl-C in its terminal (kill ${last.owner.pid}).`,
      );
    }
    for (const left of [...last.processes].reverse()) await end(left);
  }
  const own: z.infer<typeof record> = { owner: await describe('owner', process.pid), processes: [] };
  const save = () => writeFileSync(file, JSON.stringify(own), { mode: 0o600 });
  save();
  return {
    async add(name, pid) {
      const added = await describe(name, pid);
      own.processes = [...own.processes.filter((known) => known.name !== name), added];
      save();
    },
    serves(ports) {
      own.ports = ports;
      save();
    },
    release() {
      rmSync(file, { force: true });
    },
  };
}

/** The ports of the shop that runs on a data folder; undefined if none does. */
export function runningPorts(dataDir: string): Ports | undefined {
  return read(fileOf(dataDir))?.ports;
}

function fileOf(dataDir: string): string {
  return join(dataDir, 'running.json');
}

function read(file: string): z.infer<typeof record> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return record.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Truncated by a crash while it was written: it contains nothing usable.
    return undefined;
  }
}

async function end(left: Member): Promise<void> {
  if (!(await isAlive(left))) return;
  process.kill(left.pid, 'SIGTERM');
  if (await waitFor(async () => !(await isAlive(left)), 10_000)) return;
  process.kill(left.pid, 'SIGKILL');
  await waitFor(async () => !(await isAlive(left)), 5_000);
}

// A process id is reused after a while; together with the start time it is unique.
async function isAlive(known: Member): Promise<boolean> {
  const since = await startedAt(known.pid);
  return since !== undefined && since === known.since;
}

async function describe(name: string, pid: number): Promise<Member> {
  return { name, pid, since: (await startedAt(pid)) ?? '' };
}

async function startedAt(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return fromProc(pid);
  const { code, output } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]);
  return code === 0 ? output.trim() : undefined;
}

function fromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses, which may contain blanks; state and start time come after
    // it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}
