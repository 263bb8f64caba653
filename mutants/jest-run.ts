import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../scripts/tools';

/** The judging suites, the quick ones first. */
export const SUITES = ['unit', 'workflow', 'api'] as const;
export type Suite = (typeof SUITES)[number];

/** How long one test may take, in ms; as in `npm test`. */
const TEST_MS: Record<Suite, number> = { unit: 20_000, workflow: 120_000, api: 30_000 };

/** Where and how Jest runs. */
export interface Runner {
  /** The copy of the checkout. */
  copy: string;
  /** Output folder of a run. */
  folder: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

/** The result of a run. Paths are relative to the copy. */
export interface Outcome {
  /** The first test that failed, or why a file could not run. */
  failure: { test: string; file: string } | undefined;
  late: boolean;
  files: { file: string; milliseconds: number; isBad: boolean; why: string }[];
}

/** Runs test files of a suite. The first failure ends the run, unless `all` is set; so does the limit, in ms. */
export async function runTests(
  runner: Runner,
  suite: Suite,
  files: readonly string[],
  options: { limit: number; all?: boolean; env?: NodeJS.ProcessEnv },
): Promise<Outcome> {
  const { copy, folder } = runner;
  const report = join(folder, 'report.jsonl');
  rmSync(report, { force: true });
  const runtime = (name: string) => join(copy, 'mutants', 'runtime', name);
  const paths = files.map((file) => join(copy, file));
  const args = [
    ...[join('node_modules', 'jest', 'bin', 'jest.js'), '--config', runtime('jest.config.cjs')],
    ...['--selectProjects', suite, `--testTimeout=${TEST_MS[suite]}`, '--watchman=false', '--forceExit'],
    ...[`--reporters=${runtime('first-failure.cjs')}`, `--testSequencer=${runtime('given-order.cjs')}`],
    ...[
      '--runInBand',
      ...(options.all ? [] : ['--bail=1']),
      ...(paths.length > 0 ? ['--runTestsByPath', ...paths] : []),
    ],
  ];
  const env = {
    ...runner.env,
    ...options.env,
    MUTANT_REPORT: report,
    MUTANT_ORDER: JSON.stringify(paths),
    // The stack's processes get their fault by message; Jest is started for one fault.
    MUTANT_CONTROL: undefined,
    MUTANT_HURRY: suite === 'api' || options.all ? undefined : '1',
  };
  const { signal } = runner;
  const { late, stderr } = await run(process.execPath, args, {
    ...{ cwd: copy, env },
    group: { limitMs: options.limit, signal },
  });
  if (signal.aborted) throw new Error('Stopped');
  return { ...read(report, copy, stderr), late };
}

/** A line of mutants/runtime/first-failure.cjs: a test that failed, or a test file that ended. */
type Note = { failed: string; test: string } | Outcome['files'][number];

function read(report: string, copy: string, output: string): Omit<Outcome, 'late'> {
  if (!existsSync(report)) {
    return { failure: { test: `Jest ended: ${output.trim().slice(-300)}`, file: '' }, files: [] };
  }
  const short = (path: string) => path.slice(copy.length + 1);
  const lines = readFileSync(report, 'utf8').trim().split('\n');
  const notes = lines.map((line) => JSON.parse(line) as Note);
  const files = notes.flatMap((note) => ('file' in note ? [{ ...note, file: short(note.file) }] : []));
  for (const note of notes) {
    if ('failed' in note) return { failure: { test: note.failed, file: short(note.test) }, files };
  }
  const bad = files.find(({ isBad }) => isBad);
  return { failure: bad && { test: `the file can't run: ${bad.why}`, file: bad.file }, files };
}
