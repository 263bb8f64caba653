import { writeFileSync } from 'node:fs';
import { type Outcome, type Runner, runTests, type Suite } from './jest-run';
import type { Mutant } from './mutant';
import type { Reach } from './reach';
import type { MutantShop } from './shop';

/** The result of a fault. */
export interface Verdict {
  mutant: Mutant;
  state: 'killed' | 'timed out' | 'survived' | 'no test';
  /** The test that failed. */
  by?: string;
  /** Per suite: how many of the test files that reach it ran. */
  ran: { suite: Suite; files: number; of: number }[];
}

/** What a suite needs to judge. */
export interface Court {
  runner: Runner;
  suite: Suite;
  reach: ReadonlyMap<string, Reach>;
  /** All faults of the checkout. */
  mutants: readonly Mutant[];
  activeFile: string;
  /** The most test files for one fault. */
  most: number;
  shop?: MutantShop;
}

/** Lets the test files of one suite judge a fault, and adds the result to its verdict. */
export async function judge(court: Court, verdict: Verdict): Promise<void> {
  const { suite, most } = court;
  const all = closestFirst(court, verdict.mutant);
  const files = all.slice(0, most);
  if (files.length === 0) return;
  verdict.ran.push({ suite, files: files.length, of: all.length });
  verdict.state = 'survived';
  const outcome = await runWith(court, verdict.mutant, files);
  if (outcome.late) verdict.state = 'timed out';
  else if (outcome.failure) {
    verdict.state = 'killed';
    verdict.by = `${outcome.failure.file}: ${outcome.failure.test}`;
  }
}

/** The test files that reach a fault; first those that reach most of its file, then the quicker ones. */
export function closestFirst({ reach, mutants, shop, suite }: Court, { id, file }: Mutant): string[] {
  const beside = new Set(mutants.filter((mutant) => mutant.file === file).map((mutant) => mutant.id));
  const fit = [...reach].filter(([, { failure }]) => failure === undefined);
  const known = new Map(fit.map(([test, { hits }]) => [test, hits.filter((hit) => beside.has(hit)).length]));
  // Code that runs at process start is reached by every test of the shop, and by none in particular.
  const atStart = suite === 'api' && shop?.isReachedAtStart(id) === true;
  const reaches = ([test, { hits }]: [string, Reach]) =>
    hits.includes(id) || (atStart && (known.get(test) ?? 0) > 0);
  const direct = fit.filter(reaches);
  const candidates = direct.length === 0 && atStart ? fit : direct;
  return candidates
    .sort(
      ([one, { milliseconds: first }], [other, { milliseconds: second }]) =>
        (known.get(other) ?? 0) - (known.get(one) ?? 0) || first - second,
    )
    .map(([test]) => test);
}

async function runWith(court: Court, mutant: Mutant, files: readonly string[]): Promise<Outcome> {
  const { runner, suite, activeFile, reach, shop } = court;
  const usual = files.reduce((sum, file) => sum + (reach.get(file)?.milliseconds ?? 0), 0);
  const limit = 60_000 + 3 * usual;
  if (!shop) {
    writeFileSync(activeFile, String(mutant.id));
    try {
      return await runTests(runner, suite, files, { limit });
    } finally {
      writeFileSync(activeFile, '-1');
    }
  }
  const outcome = await runInShop(court, shop, mutant, files, limit);
  if (!outcome.failure || outcome.failure.file === '') return outcome;
  // The same test must pass without the fault; otherwise the shop is broken and proves nothing about the fault.
  const { failure } = await runTests(runner, suite, [outcome.failure.file], { limit, env: shop.env });
  if (!failure) return outcome;
  await shop.replace();
  return runInShop(court, shop, mutant, files, limit);
}

async function runInShop(
  { runner, suite }: Court,
  shop: MutantShop,
  mutant: Mutant,
  files: readonly string[],
  limit: number,
): Promise<Outcome> {
  try {
    await shop.switchOn(mutant.id);
  } catch (error) {
    runner.signal.throwIfAborted();
    await shop.switchOff();
    const [reason] = String(error).split('\n');
    return { failure: { test: `the shop does not start: ${reason}`, file: '' }, late: false, files: [] };
  }
  const outcome = await runTests(runner, suite, files, { limit, env: shop.env });
  await shop.switchOff();
  return outcome;
}
