/** `npm test`: every suite on its own ports and data; the last line is "N passed, N failed". */
import { join, relative } from 'node:path';
import { findBrowser } from './browser';
import { ROOT } from './builds';
import { narrow } from './changed';
import { onStop } from './on-stop';
import { startProfile } from './profile';
import { showProgress } from './progress';
import { sentenceFor } from './setup-problem';
import { type Stack, startStack } from './stack';
import { runSuite, type SuiteResult } from './suites';
import { findTemporal } from './temporal';
import { countFiles, readArguments, SUITES, type SuiteName } from './test-arguments';
import { KEPT, makeTestFolder } from './test-folder';
import { filesBelow } from './test-marks';
import { findTestServer } from './test-server';
import { sweepSeldom, TEST_ENV, TEST_SETTINGS, TEST_WORKERS } from './test-shop';

const progress = showProgress();
const abort = new AbortController();
const results = new Map<SuiteName, SuiteResult>();
const folder = makeTestFolder();
/** Shops of this run: tests run in parallel, each in a shop where only its own settings and faults count. */
const stacks: Promise<Stack>[] = [];
/** Playwright's options that show the browser. */
const WATCHED = new Set(['--headed', '--ui', '--debug']);
/** What a randomized suite prints so that it can be replayed, even after a green run. */
const REPLAYS = /^INTERLEAVINGS_SEED=.+$/gm;

async function main(): Promise<void> {
  const asked = readArguments(process.argv.slice(2));
  const narrowed = asked.changed ? narrow(asked) : undefined;
  const passedOn = narrowed?.planned ?? new Map(asked.suites.map((suite) => [suite, asked.passedOn]));
  if (narrowed && passedOn.size === 0) {
    process.stdout.write(`Nothing differs from ${narrowed.base} that a test covers, so nothing is tested.\n`);
    process.exitCode = 0;
    return;
  }
  const profile = asked.profile ? startProfile() : undefined;

  const suite = async (name: SuiteName, env: () => Promise<Record<string, string>> = async () => ({})) => {
    const args = passedOn.get(name);
    if (!args || abort.signal.aborted) return;
    await collect(name, async () =>
      runSuite(name, {
        env: { ...folder.env, ...(await env()) },
        passedOn: args,
        ...(name === 'api' && { workers: stacks.length }),
        folder: folder.path,
        signal: abort.signal,
      }),
    );
  };
  const workflow = () =>
    suite('workflow', async () => ({
      TEMPORAL_TEST_SERVER: await tool('Test server', findTestServer),
      TEMPORAL_PROGRAM: await tool('Temporal program', findTemporal),
    }));
  const compute = [() => suite('types'), () => suite('lint'), () => suite('unit')];
  // The shops' tests fill the pauses of the workflows' tests; without them, CPU-bound suites do.
  const withoutShops = !passedOn.has('api') && !passedOn.has('e2e');
  const faults = async () => {
    // They run on the first shop's builds too.
    await stacks[0]?.then(Boolean, Boolean);
    await suite('faults');
  };
  /** CPU-bound suites. Then the faults, which mostly wait: the API's tests leave the processors idle at their end. */
  const checks = [
    ...(withoutShops
      ? [() => inTurnOrAtOnce([...compute, workflow])]
      : [() => inTurnOrAtOnce(compute), workflow]),
    faults,
  ];
  const e2e = () =>
    suite('e2e', async () => ({
      ...(await shopsEnv()),
      CHROMIUM_PATH: await tool('Browser', (onProgress) =>
        findBrowser(onProgress, { windows: passedOn.get('e2e')?.some((one) => WATCHED.has(one)) }),
      ),
      TEST_RESULTS: KEPT,
    }));
  /** Suites that often wait. */
  const withShops = [
    () => {
      if (passedOn.has('api') || passedOn.has('e2e')) startShops(shopsFor(passedOn));
    },
    () => suite('api', shopsEnv),
    e2e,
    stopStacks,
  ];
  /** A profile charges each suite for its own time only. */
  const inTurnOrAtOnce = (work: Step[]) => (profile ? inTurn(work) : Promise.all(work.map((step) => step())));
  await inTurnOrAtOnce([() => inTurn(checks), () => inTurn(withShops)]);
  profile?.stop();
  if (profile)
    process.stdout.write(
      `${profile.table(new Map([...results].map(([name, { times }]) => [name, times])))}\n`,
    );
}

type Step = () => unknown;

async function inTurn(work: readonly Step[]): Promise<void> {
  for (const step of work) await step();
}

/** No more than there are test files: a shop takes longer to start than most files. */
function shopsFor(passedOn: ReadonlyMap<SuiteName, readonly string[]>): number {
  const files = filesBelow(ROOT);
  const counts = (['api', 'e2e'] as const).map((suite) => {
    const args = passedOn.get(suite);
    return args
      ? countFiles(
          args,
          files.filter((file) => file.endsWith(`.${suite}.test.ts`)),
        )
      : 0;
  });
  return Math.min(TEST_WORKERS, Math.max(...counts));
}

function startShops(count: number): void {
  for (let index = 0; index < count; index += 1) {
    // The first builds what all of them run.
    const before = stacks[0]?.then(() => undefined) ?? Promise.resolve();
    const started = before.then(async () => {
      const stack = await startStack({
        dataDir: join(folder.path, `shop-${index + 1}`),
        ports: 'free',
        fast: true,
        temporalInMemory: true,
        env: TEST_ENV,
        settings: TEST_SETTINGS,
        signal: abort.signal,
        onStep: index === 0 ? progress.onStep : undefined,
      });
      await sweepSeldom(stack.env);
      return stack;
    });
    started.catch(() => undefined);
    stacks.push(started);
  }
}

/** The first shop's addresses, and under SHOPS those of all: each test worker takes its own. */
async function shopsEnv(): Promise<Record<string, string>> {
  const started = await Promise.all(stacks);
  return { ...started[0]?.env, SHOPS: JSON.stringify(started.map(({ env }) => env)) };
}

async function tool(
  name: string,
  find: (onProgress: (text: string) => void) => Promise<string>,
): Promise<string> {
  const found = await find((text) => progress.onStep(name, { done: false, text }));
  progress.onStep(name, { done: true });
  return found;
}

async function collect(name: SuiteName, work: () => Promise<SuiteResult>): Promise<void> {
  progress.onStep(name, { done: false });
  const result = await work().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: sentenceFor(error),
    times: [],
  }));
  results.set(name, result);
  const text =
    result.failed === 0 ? `${result.passed} passed` : `${result.passed} passed, ${result.failed} failed`;
  progress.onStep(name, { done: true, text, failed: result.failed > 0 });
}

async function stopStacks(): Promise<void> {
  const started = await Promise.allSettled(stacks);
  await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.stop()));
}

const failures = () => [...results.values()].reduce((sum, { failed }) => sum + failed, 0);

/** Prints failures and sums; resolves to the exit code. */
function report(): number {
  const failed = failures();
  const passed = [...results.values()].reduce((sum, one) => sum + one.passed, 0);
  for (const name of SUITES) {
    const result = results.get(name);
    if (!result) continue;
    if (result.failed > 0 && !abort.signal.aborted)
      process.stdout.write(`\n── ${name} ──\n${result.output.trimEnd()}\n`);
    else for (const [line] of result.output.matchAll(REPLAYS)) process.stdout.write(`${line}\n`);
  }
  if (failed > 0 && !abort.signal.aborted)
    process.stdout.write(`\nPictures, traces and the shops' logs are in ${relative(process.cwd(), KEPT)}/\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

onStop(() => abort.abort());

main()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof RangeError ? error.message : sentenceFor(error)}\n`);
    process.exitCode = 2;
  })
  .finally(async () => {
    progress.clear();
    await stopStacks();
    await folder.remove({ logs: failures() > 0 });
    if (abort.signal.aborted) process.stdout.write('\nStopped; nothing is left running.\n');
    const code = report();
    process.exit(process.exitCode ?? (abort.signal.aborted ? 130 : code));
  });
