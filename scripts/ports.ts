import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { SetupProblem } from './setup-problem';

/** One TCP port for each server of a stack. */
export interface Ports {
  api: number;
  postgres: number;
  temporal: number;
  temporalUi: number;
  payments: number;
  panel: number;
  instagram: number;
  smtp: number;
  inbox: number;
  analytics: number;
}

/** The name, the variable and the default number of each port. */
export const PORTS: Record<keyof Ports, { variable: string; usual: number; of: string }> = {
  api: { variable: 'API_PORT', usual: 3000, of: 'the shop' },
  postgres: { variable: 'POSTGRES_PORT', usual: 54329, of: 'Postgres' },
  temporal: { variable: 'TEMPORAL_PORT', usual: 7233, of: 'Temporal' },
  temporalUi: { variable: 'TEMPORAL_UI_PORT', usual: 8233, of: 'the Temporal UI' },
  payments: { variable: 'SANDBOX_PAYMENTS_PORT', usual: 4010, of: 'the sandbox payments' },
  panel: { variable: 'SANDBOX_PANEL_PORT', usual: 4020, of: 'the sandbox panel' },
  instagram: { variable: 'SANDBOX_INSTAGRAM_PORT', usual: 4030, of: 'the sandbox Instagram' },
  smtp: { variable: 'SANDBOX_SMTP_PORT', usual: 4025, of: 'the sandbox mail server' },
  inbox: { variable: 'SANDBOX_INBOX_PORT', usual: 4026, of: 'the mail inbox' },
  analytics: { variable: 'SANDBOX_ANALYTICS_PORT', usual: 4040, of: 'the sandbox measurement' },
};

const names = Object.keys(PORTS) as (keyof Ports)[];

/** The default ports, each replaceable by its variable. Throws a SetupProblem for a value that is no port. */
export function portsFromEnvironment(env: NodeJS.ProcessEnv): Ports {
  const read = (name: keyof Ports): number => {
    const { variable, usual } = PORTS[name];
    const text = env[variable];
    if (text === undefined || text === '') return usual;
    const port = Number(text);
    if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
    throw new SetupProblem(
      'port_busy',
      `${variable} is "${text}", which is no port. Set it to a number from 1 to 65535, or remove it to use ${usual}.`,
    );
  };
  return everyPort(read);
}

/**
 * The range for free ports: below what any usual system assigns to outgoing connections and to servers that ask for any
 * port. In that range, a free port would often be gone before its server starts.
 */
const FREE = { first: 20_000, blocks: 790, blockSize: 16 };

/**
 * Ports that nobody uses right now, in a block that is ours until this process ends: it listens on the block's first
 * port, so no other stack on this machine chooses the same. Throws a SetupProblem if no block is free.
 */
export async function freePorts(): Promise<Ports> {
  const start = randomInt(FREE.blocks);
  for (let tried = 0; tried < FREE.blocks; tried += 1) {
    const first = FREE.first + ((start + tried) % FREE.blocks) * FREE.blockSize;
    const guard = await listen(first, '127.0.0.1').catch(() => undefined);
    if (!guard) continue;
    const ports = everyPort((name) => first + 1 + names.indexOf(name));
    if ((await Promise.all(Object.values(ports).map(isFree))).every(Boolean)) {
      guard.unref();
      return ports;
    }
    await close(guard);
  }
  const last = FREE.first + FREE.blocks * FREE.blockSize - 1;
  throw new SetupProblem(
    'port_busy',
    `No ${names.length} ports in a row are free from ${FREE.first} to ${last}. End programs that listen there, and try again.`,
  );
}

/** Rejects with a SetupProblem that names all ports that can't be used, and the variables to set, else resolves. */
export async function requireFree(ports: Ports, wanted: readonly (keyof Ports)[] = names): Promise<void> {
  for (const name of wanted) {
    const twin = wanted.find((other) => other !== name && ports[other] === ports[name]);
    if (!twin) continue;
    const both = `${PORTS[name].variable} and ${PORTS[twin].variable} are both ${ports[name]}`;
    throw new SetupProblem('port_busy', `${both}. Each server needs its own port: change one of them.`);
  }
  const states = await Promise.all(wanted.map(async (name) => ({ name, state: await stateOf(ports[name]) })));
  const unusable = states.filter(({ state }) => state !== 'free');
  if (unusable.length === 0) return;
  const taken = new Set(Object.values(ports));
  const advice: string[] = [];
  for (const { name, state } of unusable) {
    // Ports below 1024 need rights.
    let port = state === 'forbidden' ? Math.max(ports[name], 8_000) : ports[name] + 1;
    while (taken.has(port) || !(await isFree(port))) port = port < 65_535 ? port + 1 : 8_000;
    taken.add(port);
    advice.push(`${PORTS[name].variable}=${port}`);
  }
  const list = (state: PortState) =>
    unusable
      .filter((one) => one.state === state)
      .map(({ name }) => `${ports[name]} (${PORTS[name].of})`)
      .join(', ');
  const [busy, forbidden] = [list('busy'), list('forbidden')];
  const command = process.env.npm_lifecycle_event === 'dev' ? 'npm run dev' : 'npm start';
  throw new SetupProblem(
    'port_busy',
    (busy && `Other programs use these ports: ${busy}. `) +
      (forbidden && `You may not listen on these ports: ${forbidden}. `) +
      `${busy ? 'Stop those programs, or choose' : 'Choose'} other ports:\n${advice.join(' ')} ${command}`,
  );
}

type PortState = 'free' | 'busy' | 'forbidden';

/** Whether nobody listens on the port, on any address of this machine, and this user may. */
export async function isFree(port: number): Promise<boolean> {
  return (await stateOf(port)) === 'free';
}

async function stateOf(port: number): Promise<PortState> {
  // A program bound to one loopback address doesn't block a listener on the other, so both are tried.
  for (const host of ['127.0.0.1', '::1', undefined]) {
    try {
      await close(await listen(port, host));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // A machine without IPv6 can't listen there; that says nothing about the port.
      if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') continue;
      return code === 'EACCES' ? 'forbidden' : 'busy';
    }
  }
  return 'free';
}

function everyPort(value: (name: keyof Ports) => number): Ports {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as unknown as Ports;
}

function listen(port: number, host: string | undefined): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
