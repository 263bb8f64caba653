import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

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
  const { late, output } = await runGroup(args, copy, env, options.limit, runner.signal);
  return { ...read(report, copy, output), late };
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

/** Runs Node in a separate process group, which ends as a whole, including servers that a test started. */
function runGroup(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  limit: number,
  signal: AbortSignal,
): Promise<{ late: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let [late, output] = [false, ''];
    const stop = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The group is empty.
      }
    };
    const timer = setTimeout(() => {
      late = true;
      stop();
    }, limit);
    signal.addEventListener('abort', stop);
    child.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
    });
    child.once('error', reject);
    child.once('exit', stop);
    child.once('close', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(new Error('Stopped'));
      else resolve({ late, output });
    });
  });
}
