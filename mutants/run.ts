/** `npm run mutants`: puts small faults into the code, one at a time, and shows which of them no test notices. */
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, ROOT } from '../scripts/builds';
import { withoutShopVariables } from '../scripts/environment';
import { onStop } from '../scripts/on-stop';
import { showProgress } from '../scripts/progress';
import { sentenceFor } from '../scripts/setup-problem';
import { findTemporal } from '../scripts/temporal';
import { findTestServer } from '../scripts/test-server';
import { stackFolder } from '../scripts/tools';
import { trainAssistant } from '../scripts/trained-assistant';
import { type Arguments, choose, readArguments } from './arguments';
import { allMutants, copyCheckout, instrumentCopy } from './copy';
import type { Runner, Suite } from './jest-run';
import { judge, type Verdict } from './judge';
import type { Mutant } from './mutant';
import { ReachBook } from './reach';
import { difference, survivors, table } from './report';
import { MutantShop } from './shop';
import { judgeByTypes } from './types';

const progress = showProgress();
const abort = new AbortController();
/** Holds everything that a run writes, and is deleted with it. */
const folder = stackFolder('mutants-');
const activeFile = join(folder, 'active');
/** Written after every verdict, so that a stopped run keeps its results. */
const resultsFile = join(ROOT, '.cache', 'mutants', 'latest.json');
let shop: Promise<MutantShop> | undefined;

async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2));
  const mutants = allMutants();
  const chosen = choose(mutants, options);
  say(`${mutants.length} mutants, ${chosen.length} chosen (seed ${options.seed})`);
  if (options.list) {
    for (const { id, file, line, kind, original, mutated } of chosen) {
      say(`${file}:${line}  mutant ${id}, ${kind}\n${difference(original, mutated)}`);
    }
    return;
  }
  const verdicts = chosen.map((mutant): Verdict => ({ mutant, state: 'no test', ran: [] }));
  const runner = await prepare(mutants);
  const book = new ReachBook(mutants);
  for (const suite of options.suites) {
    const open = verdicts.filter(({ state }) => state === 'survived' || state === 'no test');
    if (open.length === 0) break;
    await judgeIn(suite, runner, book, mutants, open, options.testFiles, () => keep(options, verdicts));
  }
  const left = verdicts.filter(({ state }) => state === 'survived' || state === 'no test');
  await step('Judge by types', (onProgress) => judgeByTypes(runner, left, onProgress));
  keep(options, verdicts);
  say(`\n${table(verdicts)}\n\nNot noticed:\n${survivors(verdicts) || 'nothing'}`);
  say(`\nAll verdicts are in ${resultsFile}`);
}

/** The copy with every fault in it, and its processes' environment. */
async function prepare(mutants: readonly Mutant[]): Promise<Runner> {
  mkdirSync(join(folder, 'tmp'), { mode: 0o1777 });
  chmodSync(join(folder, 'tmp'), 0o1777);
  writeFileSync(activeFile, '-1');
  const copy = join(folder, 'copy');
  await step('Copy', async () => copyCheckout(copy));
  await step('Web pages', async () => {
    await buildWeb();
    cpSync(join(ROOT, 'web', 'dist'), join(copy, 'web', 'dist'), { recursive: true });
  });
  await step('Instrument', async () => instrumentCopy(copy, mutants));
  await step('Assistant', async () => trainAssistant());
  const env = {
    ...withoutShopVariables(process.env),
    TMPDIR: join(folder, 'tmp'),
    NODE_OPTIONS: `--require "${join(copy, 'mutants', 'runtime', 'switch.cjs')}"`,
    MUTANT_ACTIVE: activeFile,
    ASSISTANT_SOURCES: ROOT,
    TEMPORAL_TEST_SERVER: await step('Test server', findTestServer),
    TEMPORAL_PROGRAM: await step('Temporal program', findTemporal),
  };
  return { copy, folder, env, signal: abort.signal };
}

async function judgeIn(
  suite: Suite,
  runner: Runner,
  book: ReachBook,
  mutants: readonly Mutant[],
  open: readonly Verdict[],
  most: number,
  keep: () => void,
): Promise<void> {
  const reach = await step(`What ${suite} reaches`, (onProgress) =>
    book.measure(runner, suite, openShop(runner), onProgress),
  );
  for (const [file, { failure }] of reach) {
    if (failure) say(`${file} fails without a mutant and does not judge: ${failure.split('\n')[0]}`);
  }
  const court = { runner, suite, reach, mutants, activeFile, most };
  for (const [index, verdict] of open.entries()) {
    abort.signal.throwIfAborted();
    progress.onStep(`Judge by ${suite}`, { done: false, text: `${index + 1} of ${open.length}` });
    await judge({ ...court, shop: suite === 'api' ? await openShop(runner)() : undefined }, verdict);
    keep();
  }
  progress.onStep(`Judge by ${suite}`, { done: true });
}

function keep(options: Arguments, verdicts: readonly Verdict[]): void {
  writeFileSync(resultsFile, JSON.stringify({ wishes: options, verdicts }, null, 2));
}

function openShop(runner: Runner): () => Promise<MutantShop> {
  return () => {
    shop ??= step('Shop', () => MutantShop.open(runner, activeFile));
    return shop;
  };
}

async function step<T>(name: string, work: (onProgress: (text: string) => void) => Promise<T>): Promise<T> {
  abort.signal.throwIfAborted();
  progress.onStep(name, { done: false });
  const result = await work((text) => progress.onStep(name, { done: false, text }));
  progress.onStep(name, { done: true });
  return result;
}

function say(text: string): void {
  progress.clear();
  process.stdout.write(`${text}\n`);
}

onStop(() => abort.abort());

main()
  .catch((error: unknown) => {
    process.exitCode = abort.signal.aborted ? 130 : 2;
    if (!abort.signal.aborted) say(error instanceof RangeError ? error.message : sentenceFor(error));
  })
  .finally(async () => {
    progress.clear();
    await (await shop?.catch(() => undefined))?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    if (abort.signal.aborted) process.stdout.write('\nStopped; nothing is left running.\n');
    process.exit(process.exitCode);
  });
