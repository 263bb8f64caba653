import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LIGHTER_SANDBOX, ROOT } from './builds';
import type { SuiteName } from './test-arguments';
import { TEST_WORKERS } from './test-shop';
import { run } from './tools';

/** One test, for the table of durations. Times in milliseconds since the epoch. */
export interface TestTime {
  file: string;
  name: string;
  start: number;
  end: number;
}

/** The result of a suite. `output` is what it printed, to read if it failed. */
export interface SuiteResult {
  passed: number;
  failed: number;
  output: string;
  times: TestTime[];
}

/** The inputs of a suite. */
export interface SuiteContext {
  env: NodeJS.ProcessEnv;
  /** Arguments for Jest or Playwright. */
  passedOn: readonly string[];
  /** Jest's workers, if not as many as usual. */
  workers?: number;
  /** A folder for the result files. */
  folder: string;
  signal: AbortSignal;
}

interface Suite {
  /** Options of Node. */
  node?: readonly string[];
  /** A program of an installed package, and its arguments. */
  command: readonly string[];
  /** Of Jest, if not as many as usual. */
  workers?: number;
  /** Milliseconds after which it counts as hanging. A busy machine may take its time. */
  limit: number;
  report?: 'jest' | 'playwright';
}

const COMPILE_ONCE = join(ROOT, 'scripts', 'compile-once.cjs');
const MINUTE = 60_000;
/** Further options of Node. */
const OPTIONS: Partial<Record<SuiteName, readonly string[]>> = {
  workflow: ['--require', LIGHTER_SANDBOX],
  // They run most code too seldom for an optimising compiler to repay its work, a tenth of theirs.
  api: ['--no-opt'],
};
/** `testTimeout` ends a test that hangs, never one that a busy machine slows down. */
const jest = (name: SuiteName, testTimeout: number, limit: number, workers?: number): Suite => ({
  // Test files produce much short-lived garbage: a larger young generation collects it with a tenth less work.
  node: ['--max-semi-space-size=64', '--require', COMPILE_ONCE, ...(OPTIONS[name] ?? [])],
  command: [
    'jest/bin/jest.js',
    '--selectProjects',
    name,
    '--passWithNoTests',
    `--testTimeout=${testTimeout}`,
  ],
  workers,
  limit,
  report: 'jest',
});

const RUN: Record<SuiteName, Suite> = {
  // Each checker computes most types again, and the other suites need processors too.
  types: {
    command: [
      'typescript/bin/tsc',
      '--noEmit',
      '--checkers',
      `${Math.min(4, Math.ceil(availableParallelism() / 2))}`,
    ],
    limit: 5 * MINUTE,
  },
  lint: { command: ['@biomejs/biome/bin/biome', 'check', '.'], limit: 5 * MINUTE },
  unit: jest('unit', 2 * MINUTE, 15 * MINUTE),
  workflow: jest('workflow', 5 * MINUTE, 25 * MINUTE),
  api: jest('api', 5 * MINUTE, 35 * MINUTE),
  e2e: {
    command: ['@playwright/test/cli.js', 'test', '--reporter=list,json', '--pass-with-no-tests'],
    limit: 50 * MINUTE,
    report: 'playwright',
  },
  faults: jest('faults', 5 * MINUTE, 45 * MINUTE, 1),
};

/** Playwright's cache of compiled tests: not in the temporary folder, which is deleted with each run. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'playwright');

/** Runs a suite to its end. A type check or a lint counts as one test. */
export async function runSuite(name: SuiteName, context: SuiteContext): Promise<SuiteResult> {
  const { node = [], command, limit, report } = RUN[name];
  const [program = '', ...args] = command;
  const file = join(context.folder, `${name}.json`);
  // By default Jest leaves one processor free, which is half of two.
  const workers = context.workers ?? RUN[name].workers ?? TEST_WORKERS;
  if (report === 'jest') args.push(`--maxWorkers=${workers}`, '--json', `--outputFile=${file}`);
  if (report) args.push(...context.passedOn);
  const { code, output, stderr, late } = await run(
    process.execPath,
    [...node, join(ROOT, 'node_modules', program), ...args],
    {
      cwd: ROOT,
      env: { ...context.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PWTEST_CACHE_DIR: COMPILED },
      group: { limitMs: limit, signal: context.signal },
    },
  );
  const counted = !report
    ? { passed: code === 0 ? 1 : 0, failed: 0, times: [] }
    : {
        passed: 0,
        failed: 0,
        times: [],
        ...(existsSync(file) && READ[report](JSON.parse(readFileSync(file, 'utf8')))),
      };
  // A runner can also fail as a whole: an invalid configuration, a crash, a handle that keeps it from exiting.
  if (counted.failed === 0 && code !== 0) counted.failed = 1;
  const note = late ? `\nThe suite did not end within ${limit / MINUTE} minutes and was stopped.` : '';
  // Jest also prints its JSON report to standard output.
  return { ...counted, output: (report === 'jest' ? stderr : output) + note };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; startAt?: number | null; duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { projectName: string; results: { startTime: string; duration: number }[] }[];
  }[];
}

const READ = {
  /** A file that could not be loaded counts as one failed test. */
  jest: (report: JestReport): Omit<SuiteResult, 'output'> => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    times: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.flatMap(({ fullName, startAt, duration }) =>
        startAt ? [{ file: name, name: fullName, start: startAt, end: startAt + (duration ?? 0) }] : [],
      ),
    ),
  }),
  /** A file that could not be loaded counts as one failed test. */
  playwright: (report: {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
    suites: PlaywrightSuite[];
  }): Omit<SuiteResult, 'output'> => {
    const { expected, unexpected, flaky } = report.stats;
    const failed = unexpected + flaky;
    return {
      passed: expected,
      failed: failed || report.errors.length,
      times: report.suites.flatMap(timesOf),
    };
  },
};

function timesOf(suite: PlaywrightSuite): TestTime[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ startTime, duration }) => {
        const start = Date.parse(startTime);
        return { file: `${suite.file} (${projectName})`, name: title, start, end: start + duration };
      }),
    ),
  );
  return [...own, ...(suite.suites ?? []).flatMap(timesOf)];
}
