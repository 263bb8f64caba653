/** `npm test`: every suite on its own ports and data; the last line is "N passed, N failed". */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser';
import { type StackEnv, withoutShopVariables } from './environment';
import { claimInstance } from './instance';
import { sentenceFor } from './problem';
import { showProgress } from './progress';
import { type Stack, startStack } from './stack';
import { readArguments, runSuite, SUITES, type SuiteName, type SuiteResult } from './suites';
import { findTemporal } from './temporal';
import { findTestServer } from './test-server';
import { TEST_ENV, TEST_SETTINGS } from './test-shop';

const progress = showProgress();
const abort = new AbortController();
const results = new Map<SuiteName, SuiteResult>();
/** Holds everything that this run writes, and goes with it. */
const folder = mkdtempSync(join(tmpdir(), 'shop-test-'));
/** The shops of this run: one for most suites, and one for each part of the journeys. */
const stacks: Promise<Stack>[] = [];
/** What a suite of chance says so that it can be played again, also after a green run. */
const REPLAYS = /^INTERLEAVINGS_SEED=.+$/gm;

async function main(): Promise<void> {
  const { suites, jestArgs } = readArguments(process.argv.slice(2));
  // Postgres has a user of its own where we are root, and must be able to pass through.
  chmodSync(folder, 0o711);
  mkdirSync(join(folder, 'tmp'), { mode: 0o1777 });
  const base = { ...withoutShopVariables(process.env), TMPDIR: join(folder, 'tmp') };
  const wants = (...names: SuiteName[]) => names.some((name) => suites.includes(name));
  const suite = async (name: SuiteName, env: () => Promise<StackEnv> = async () => ({})) => {
    if (!suites.includes(name) || abort.signal.aborted) return;
    await collect(name, async () => {
      const context = { env: { ...base, ...(await env()) }, jestArgs, folder, signal: abort.signal };
      return runSuite(name, context);
    });
  };

  // Starting the stack is mostly waiting; the checks fill that time.
  if (wants('api', 'e2e')) shop(0);
  await Promise.all([suite('types'), suite('lint'), suite('unit')]);
  await suite('workflow', async () => ({
    TEMPORAL_TEST_SERVER: await tool('Test server', findTestServer),
    TEMPORAL_PROGRAM: await tool('Temporal program', findTemporal),
  }));
  await suite('api', async () => (await shop(0)).env);
  if (wants('e2e') && !abort.signal.aborted) {
    await collect('e2e', async () => {
      const browser = await tool('Browser', findBrowser);
      const parts = partsOf(jestArgs);
      // The first builds what all of them run.
      await shop(0);
      return sumOf(
        await Promise.all(
          parts.map(async (args, index) => {
            const env = { ...base, ...(await shop(index)).env, CHROMIUM_PATH: browser };
            const results = join(folder, `e2e-${index + 1}`);
            mkdirSync(results);
            return runSuite('e2e', { env, jestArgs: args, folder: results, signal: abort.signal });
          }),
        ),
      );
    });
  }
  await stopStacks();
  await suite('faults');
}

/** Journeys wait more than they work, so that two shops do them in little more than half the time. */
const mostShops = 2;

/** What Jest is told for each part of the journeys: one part where somebody picks tests, or on a single core. */
function partsOf(jestArgs: readonly string[]): string[][] {
  const count = jestArgs.length > 0 ? 1 : Math.min(mostShops, availableParallelism());
  if (count === 1) return [[...jestArgs]];
  const sequencer = `--testSequencer=${join(__dirname, 'even-parts.cjs')}`;
  return Array.from({ length: count }, (_, index) => [sequencer, `--shard=${index + 1}/${count}`]);
}

function sumOf(results: readonly SuiteResult[]): SuiteResult {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    output: results
      .filter(({ failed }) => failed > 0)
      .map(({ output }) => output)
      .join('\n'),
  };
}

/** A shop of this run, started when it is first asked for. */
function shop(index: number): Promise<Stack> {
  const started = stacks[index] ?? startTestStack(join(folder, `shop-${index + 1}`));
  stacks[index] = started;
  started.catch(() => undefined);
  return started;
}

function startTestStack(dataDir: string): Promise<Stack> {
  return startStack({
    dataDir,
    ports: 'free',
    fast: true,
    env: TEST_ENV,
    settings: TEST_SETTINGS,
    signal: abort.signal,
    onStep: progress.onStep,
  });
}

async function tool(
  name: string,
  find: (onNews: (text: string) => void) => Promise<string>,
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

/** Leaves nothing behind: no process of a stack, also not of one that a test started, and no file. */
async function cleanUp(): Promise<void> {
  await stopStacks();
  for (const left of stacksBelow(folder)) (await claimInstance(left)).release();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function stacksBelow(parent: string): string[] {
  if (existsSync(join(parent, 'running.json'))) return [parent];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => stacksBelow(join(parent, entry.name)));
}

/** Prints what failed and the sums; resolves to the exit code. */
function report(): number {
  let [passed, failed] = [0, 0];
  for (const name of SUITES) {
    const result = results.get(name);
    if (!result) continue;
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0 && !abort.signal.aborted)
      process.stdout.write(`\n── ${name} ──\n${result.output.trimEnd()}\n`);
    else for (const [line] of result.output.matchAll(REPLAYS)) process.stdout.write(`${line}\n`);
  }
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => abort.abort());

main()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof RangeError ? error.message : sentenceFor(error)}\n`);
    process.exitCode = 2;
  })
  .finally(async () => {
    progress.clear();
    await cleanUp();
    if (abort.signal.aborted) process.stdout.write('\nStopped; nothing is left running.\n');
    const code = report();
    process.exit(process.exitCode ?? (abort.signal.aborted ? 130 : code));
  });
