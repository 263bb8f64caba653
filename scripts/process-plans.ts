import { connect } from 'node:net';
import { join } from 'node:path';
import { searchAttributes } from '../workflows/purchase/search-attributes';
import { builtServer, LIGHTER_SANDBOX, ROOT, VITE, WORKFLOW_BUNDLE } from './builds';
import type { Ports } from './ports';
import type { ProcessPlan } from './processes';
import { BUNDLES, failureIn, PAGES, RESTARTS, type Rebuilds } from './rebuilds';

/** Our own processes in a stack. */
export type Part = 'sandbox' | 'worker' | 'api';

/** Shared by all plans of a stack. */
export interface PlanContext {
  dataDir: string;
  logFolder: string;
  ports: Ports;
  /** The complete environment of our own processes. */
  env: NodeJS.ProcessEnv;
  watch: boolean;
  /** Spend memory to save the work of collecting it. */
  fast?: boolean;
  /** Temporal keeps its state in memory: a tenth less work, and lost when it ends. */
  temporalInMemory?: boolean;
}

/** The types of search attributes in the CLI's words. */
const attributeTypes = { KEYWORD: 'Keyword', KEYWORD_LIST: 'KeywordList', BOOL: 'Bool' };

/** How the Temporal server of a stack runs: the CLI's development server, with its state in a file or in memory. */
export function temporalPlan(program: string, context: PlanContext, publicUrl: string): ProcessPlan {
  const { ports, dataDir, logFolder, fast, temporalInMemory } = context;
  const args = [
    ...['server', 'start-dev', '--ip', '127.0.0.1', '--log-level', 'error', '--namespace', 'default'],
    ...['--port', String(ports.temporal), '--ui-port', String(ports.temporalUi)],
    ...(temporalInMemory ? [] : ['--db-filename', join(dataDir, 'temporal.db')]),
    ...['--ui-codec-endpoint', `${publicUrl}/api/codec`],
    // Returns an eager activity to the requesting worker in the same answer: a purchase waits half as long.
    ...['--dynamic-config-value', 'system.enableActivityEagerExecution=true'],
    // As in deploy/temporal/dynamic-config.yaml.
    ...['--dynamic-config-value', 'frontend.namespaceRPS.visibility=100'],
    ...Object.values(searchAttributes).flatMap(({ name, type }) => [
      '--search-attribute',
      `${name}=${attributeTypes[type]}`,
    ]),
  ];
  return {
    name: 'temporal',
    program,
    args,
    // Several servers share the processors of a test run: one thread each computes a tenth less.
    env: fast ? { ...process.env, GOGC: '400', GOMAXPROCS: '1' } : undefined,
    logFolder,
    // This line comes after the namespace and the search attributes exist; the port alone opens earlier. From 1.6 on,
    // the CLI writes "Temporal Server:".
    isReady: async (log) => /^(Temporal )?Server:/m.test(log()) && (await accepts(ports.temporal)),
    readyWithinMs: 60_000,
    stopWithinMs: 10_000,
  };
}

/**
 * The API keeps some 100 MB. Without a limit V8 doesn't collect the garbage of a long export: 340 MB where 200 suffice
 * (bench/README.md).
 */
const heap: Record<Part, string[]> = { sandbox: [], worker: [], api: ['--max-old-space-size=384'] };

/** For tests. A larger young generation: short-lived garbage is collected less often. */
const roomy = ['--max-semi-space-size=64'];
const quick: Record<Part, string[]> = {
  sandbox: [...roomy, '--no-opt'],
  worker: [...roomy, '--require', LIGHTER_SANDBOX],
  // As for the tests that call it (scripts/suites.ts).
  api: [...roomy, '--no-opt'],
};

/** How one of our own processes runs. */
export function partPlan(part: Part, context: PlanContext): ProcessPlan {
  const { ports, watch, env, logFolder } = context;
  const listens: Record<Part, number[]> = {
    sandbox: [ports.payments, ports.panel, ports.instagram, ports.smtp, ports.inbox, ports.analytics],
    worker: [],
    api: [ports.api],
  };
  return {
    name: part,
    program: process.execPath,
    args: watch
      ? watching(part)
      : [...heap[part], ...(context.fast ? quick[part] : []), '--enable-source-maps', ...programOf(part)],
    cwd: ROOT,
    env,
    logFolder,
    ...(watch && { rebuilds: RESTARTS }),
    isReady: async (log) =>
      (watch && hasFailed(log(), RESTARTS)) ||
      (saysReady(log()) && (await Promise.all(listens[part].map(accepts))).every(Boolean)),
    readyWithinMs: 60_000,
    // The worker finishes its running activities first, and gives up after a minute.
    stopWithinMs: part === 'worker' ? 65_000 : 15_000,
  };
}

/** The sandbox isn't part of a production shop and isn't built. */
function programOf(part: Part): string[] {
  return part === 'sandbox' ? ['--import', 'tsx', join('sandbox', 'main.ts')] : [builtServer(part)];
}

const TSX = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');

function watching(part: Part): string[] {
  // The worker loads the bundle as a file, which no import names.
  const include = part === 'worker' ? ['--include', join('worker', 'dist', '*')] : [];
  return [TSX, 'watch', '--clear-screen=false', ...include, join(part, 'main.ts')];
}

/** The builders that run continuously under `npm run dev`. */
export function builderPlans(context: PlanContext): Record<'web' | 'workflows', ProcessPlan> {
  const builder = { program: process.execPath, cwd: ROOT, logFolder: context.logFolder };
  const common = { ...builder, env: context.env, readyWithinMs: 120_000, stopWithinMs: 3_000 };
  return {
    web: {
      ...common,
      name: 'web',
      args: [VITE, 'build', 'web', '--watch'],
      rebuilds: PAGES,
      isReady: (log) => /built in/.test(log()) || hasFailed(log(), PAGES),
    },
    workflows: {
      ...common,
      name: 'workflows',
      args: [
        ...[TSX, 'watch', '--clear-screen=false', '--include', 'workflows/**/*', '--include', 'domain/**/*'],
        join('worker', 'build-workflows.ts'),
        WORKFLOW_BUNDLE,
      ],
      rebuilds: BUNDLES,
      isReady: (log) => /bundle created/i.test(log()) || hasFailed(log(), BUNDLES),
    },
  };
}

/** What rebuilds itself counts as started even so: the next save repairs it. */
const hasFailed = (log: string, rebuilds: Rebuilds) => failureIn(log, rebuilds) !== undefined;

/** Each of our processes prints one line of JSON when it is ready. */
export function saysReady(log: string): boolean {
  return log.split('\n').some((line) => {
    if (!line.startsWith('{')) return false;
    try {
      const { msg } = JSON.parse(line) as { msg?: unknown };
      return typeof msg === 'string' && /\bready\b/i.test(msg);
    } catch {
      return false;
    }
  });
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
