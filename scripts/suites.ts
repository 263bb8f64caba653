import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './builds';

/** What `npm test` runs, in this order; each can be named on its command line. */
export const SUITES = ['types', 'lint', 'unit', 'workflow', 'api', 'e2e', 'faults'] as const;
export type SuiteName = (typeof SUITES)[number];

/** How a suite went. `output` is what it printed, for a person to read where it failed. */
export interface SuiteResult {
  passed: number;
  failed: number;
  output: string;
}

/** Which suites a command line names, and what is passed on to Jest: `npm test -- unit api -- -t name`. */
export function readArguments(args: readonly string[]): { suites: SuiteName[]; jestArgs: string[] } {
  const separator = args.indexOf('--');
  const names = separator === -1 ? args : args.slice(0, separator);
  const unknown = names.find((name) => !SUITES.includes(name as SuiteName));
  if (unknown !== undefined) {
    throw new RangeError(
      `There is no suite "${unknown}". Name any of ${SUITES.join(', ')}; what is meant for Jest goes after a second --, ` +
        'for instance: npm test -- unit -- -t "busy port"',
    );
  }
  const suites = names.length === 0 ? [...SUITES] : SUITES.filter((suite) => names.includes(suite));
  return { suites, jestArgs: separator === -1 ? [] : args.slice(separator + 1) };
}

/** How the Jest suites are run: `testTimeout` and `limit` in milliseconds; a suite that reaches its limit hangs. */
const JEST: Record<
  Exclude<SuiteName, 'types' | 'lint'>,
  { args: string[]; testTimeout: number; limit: number }
> = {
  unit: { args: [], testTimeout: 20_000, limit: 10 * 60_000 },
  workflow: { args: ['--maxWorkers=2'], testTimeout: 120_000, limit: 15 * 60_000 },
  // One stack for all of them, so one file after the other.
  api: { args: ['--runInBand'], testTimeout: 30_000, limit: 20 * 60_000 },
  e2e: { args: ['--runInBand'], testTimeout: 120_000, limit: 45 * 60_000 },
  faults: { args: ['--runInBand'], testTimeout: 300_000, limit: 20 * 60_000 },
};

/** What a suite is run with. */
export interface SuiteContext {
  env: NodeJS.ProcessEnv;
  jestArgs: readonly string[];
  /** A folder for the result files. */
  folder: string;
  signal: AbortSignal;
}

/** Runs a suite to its end. A type check or a lint counts as one test. */
export async function runSuite(name: SuiteName, context: SuiteContext): Promise<SuiteResult> {
  if (name === 'types')
    return runCheck([join('node_modules', 'typescript', 'bin', 'tsc'), '--noEmit'], context);
  if (name === 'lint') {
    return runCheck([join('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'check', '.'], context);
  }
  return runJest(name, context);
}

async function runCheck(args: readonly string[], { env, signal }: SuiteContext): Promise<SuiteResult> {
  const { code, output } = await runNode(args, env, 5 * 60_000, signal);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

async function runJest(name: keyof typeof JEST, context: SuiteContext): Promise<SuiteResult> {
  const { args, testTimeout, limit } = JEST[name];
  const report = join(context.folder, `${name}.json`);
  const all = [
    ...[join('node_modules', 'jest', 'bin', 'jest.js'), '--selectProjects', name, '--passWithNoTests'],
    ...['--json', `--outputFile=${report}`, `--testTimeout=${testTimeout}`, ...args, ...context.jestArgs],
  ];
  const { code, output, late } = await runNode(all, context.env, limit, context.signal, 'stderr');
  const counted = existsSync(report)
    ? countTests(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  const note = late ? `\nThe suite did not end within ${limit / 60_000} minutes and was stopped.` : '';
  // Jest can also fail as a whole: a broken configuration, a crash, a handle that keeps it from ending.
  const failed = counted.failed === 0 && code !== 0 ? 1 : counted.failed;
  return { passed: counted.passed, failed, output: output + note };
}

/** The tests of Jest's JSON report; a file that could not even be loaded counts as one failed test. */
export function countTests(report: {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}): { passed: number; failed: number } {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  limit: number,
  signal: AbortSignal,
  keep: 'both' | 'stderr' = 'both',
): Promise<{ code: number | null; output: string; late: boolean }> {
  return new Promise((resolve, reject) => {
    // In a process group of its own, which ends as a whole: a browser or a server that a test started goes along.
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let late = false;
    const stop = () => endGroup(child);
    const timer = setTimeout(() => {
      late = true;
      stop();
    }, limit);
    signal.addEventListener('abort', stop);
    child.stdout.on('data', (chunk: Buffer) => {
      // With --json, Jest's report is also on its standard output.
      if (keep === 'both') output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('error', reject);
    // Whoever is left then would hold the pipes open.
    child.once('exit', stop);
    child.once('close', (code) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve({ code, output, late });
    });
  });
}

function endGroup(leader: ChildProcess): void {
  if (leader.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? leader.pid : -leader.pid, 'SIGKILL');
  } catch {
    // Nobody of the group is left.
  }
}
