import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './builds';
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
  /** Tests that passed at their second try only, each with why it failed before. */
  again: string[];
}

/** The inputs of a suite. */
export interface SuiteContext {
  env: NodeJS.ProcessEnv;
  /** Arguments for Jest or Playwright. */
  passedOn: readonly string[];
  /** A folder for the result files. */
  folder: string;
  signal: AbortSignal;
}

interface Suite {
  /** Options of Node. */
  node?: readonly string[];
  /** A program of an installed package, and its arguments. */
  command: readonly string[];
  /** Milliseconds after which it counts as hanging. A busy machine may take its time. */
  limit: number;
  report?: 'jest' | 'playwright';
}

const MINUTE = 60_000;
/** `testTimeout` ends a test that hangs, never one that a busy machine slows down. */
const jest = (name: SuiteName, testTimeout: number, limit: number, workers = TEST_WORKERS): Suite => ({
  // Test files produce much short-lived garbage: a larger young generation collects it with a tenth less work.
  node: ['--max-semi-space-size=64'],
  command: [
    'jest/bin/jest.js',
    '--selectProjects',
    name,
    '--passWithNoTests',
    `--testTimeout=${testTimeout}`,
    // By default Jest leaves one processor free, which is half of two.
    `--maxWorkers=${workers}`,
  ],
  limit,
  report: 'jest',
});

const RUN: Record<SuiteName, Suite> = {
  // Each checker computes most types again, so more checkers than processors only cost time.
  types: {
    command: ['typescript/bin/tsc', '--noEmit', '--checkers', `${Math.min(4, availableParallelism())}`],
    limit: 5 * MINUTE,
  },
  lint: { command: ['@biomejs/biome/bin/biome', 'check', '.'], limit: 5 * MINUTE },
  unit: jest('unit', 2 * MINUTE, 10 * MINUTE),
  workflow: jest('workflow', 5 * MINUTE, 15 * MINUTE),
  api: jest('api', 5 * MINUTE, 20 * MINUTE),
  e2e: {
    command: ['@playwright/test/cli.js', 'test', '--reporter=list,json', '--pass-with-no-tests'],
    limit: 45 * MINUTE,
    report: 'playwright',
  },
  faults: jest('faults', 5 * MINUTE, 20 * MINUTE, 1),
};

/** Playwright's cache of compiled tests: not in the temporary folder, which is deleted with each run. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'playwright');

/** Runs a suite to its end. A type check or a lint counts as one test. */
export async function runSuite(name: SuiteName, context: SuiteContext): Promise<SuiteResult> {
  const { node = [], command, limit, report } = RUN[name];
  const [program = '', ...args] = command;
  const file = join(context.folder, `${name}.json`);
  if (report === 'jest') args.push('--json', `--outputFile=${file}`);
  if (report) args.push(...context.passedOn);
  const { code, output, stderr, late } = await run(
    process.execPath,
    [...node, join(ROOT, 'node_modules', program), ...args],
    {
      cwd: ROOT,
      env: { ...context.env, SECOND_TRY: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: file, PWTEST_CACHE_DIR: COMPILED },
      group: { limitMs: limit, signal: context.signal },
    },
  );
  const counted = !report
    ? { passed: code === 0 ? 1 : 0, failed: 0, times: [], again: [] }
    : {
        passed: 0,
        failed: 0,
        times: [],
        again: [],
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
    assertionResults: {
      fullName: string;
      status: string;
      startAt?: number | null;
      duration?: number | null;
      retryReasons?: string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { startTime: string; duration: number; error?: { message?: string } }[];
    }[];
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
    again: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.flatMap(({ fullName, status, retryReasons = [] }) =>
        status === 'passed' && retryReasons.length > 0
          ? [`${relative(ROOT, name)} › ${fullName}\n${shortened(retryReasons[0])}`]
          : [],
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
    return {
      passed: expected + flaky,
      failed: unexpected || report.errors.length,
      times: report.suites.flatMap(timesOf),
      again: report.suites.flatMap(flakyOf),
    };
  },
};

const longestReason = 12;

/** The first lines of why a test failed, without colours. */
function shortened(reason = ''): string {
  return stripVTControlCharacters(reason).split('\n').slice(0, longestReason).join('\n');
}

function flakyOf(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => `${suite.file} › ${title}\n${shortened(results[0]?.error?.message)}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap(flakyOf)];
}

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
