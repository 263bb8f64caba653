import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../scripts/builds';
import { run } from '../scripts/tools';
import { byFile } from './copy';
import { type Outcome, type Runner, runTests, type Suite } from './jest-run';
import type { Mutant } from './mutant';
import type { MutantShop } from './shop';

/** What a test file reaches without any fault, and its result. */
export interface Reach {
  /** Of the test file, so that a changed one is measured again. */
  hash: string;
  milliseconds: number;
  /** Why it can't judge: it fails without any fault. */
  failure?: string;
  hits: number[];
}

/** How long a test file may take without any fault, in ms. */
const fileLimit = 10 * 60_000;

/** What every test file of a suite reaches. Stored in .cache/mutants, so that only changed files run again. */
export class ReachBook {
  private readonly file: string;
  private readonly kept: Record<string, Reach>;

  constructor(mutants: readonly Mutant[]) {
    const hash = createHash('sha256');
    for (const file of byFile(mutants).keys()) hash.update(readFileSync(join(ROOT, file)));
    // Another numbering is another book.
    hash.update(String(mutants.length));
    this.file = join(ROOT, '.cache', 'mutants', `reach-${hash.digest('hex').slice(0, 16)}.json`);
    this.kept = existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : {};
  }

  /** Runs the test files of a suite that aren't in the book. Resolves to what each file of the suite reaches. */
  async measure(
    runner: Runner,
    suite: Suite,
    shop: () => Promise<MutantShop>,
    onProgress: (text: string) => void,
  ): Promise<Map<string, Reach>> {
    const files = await testFiles(runner, suite);
    // A failed one gets another chance: it may have failed by chance.
    const missing = files.filter((file) => {
      const known = this.kept[file];
      return known?.hash !== hashOf(file) || known.failure !== undefined;
    });
    if (suite === 'unit' && missing.length > 0) await this.measureUnit(runner, missing);
    else {
      for (const [index, file] of missing.entries()) {
        onProgress(`${index + 1} of ${missing.length}: ${file}`);
        await this.measureFile(runner, suite, file, shop);
      }
    }
    return new Map(files.map((file) => [file, this.kept[file]!]));
  }

  /** All in one process: each test file has a separate realm, and so a separate switch. */
  private async measureUnit(runner: Runner, files: readonly string[]): Promise<void> {
    const found = join(runner.folder, 'reach.jsonl');
    const outcome = await runTests(runner, 'unit', files, {
      limit: fileLimit,
      all: true,
      env: { MUTANT_REACH: found },
    });
    const lines = existsSync(found) ? readFileSync(found, 'utf8').trim().split('\n').filter(Boolean) : [];
    const hits = new Map(
      lines
        .map((line) => JSON.parse(line) as { test: string; hits: number[] })
        .map((line) => [line.test.slice(runner.copy.length + 1), line.hits]),
    );
    for (const file of files) this.note(file, outcome, hits.get(file) ?? []);
    this.keep();
  }

  private async measureFile(
    runner: Runner,
    suite: Suite,
    file: string,
    shop: () => Promise<MutantShop>,
  ): Promise<void> {
    const folder = join(runner.folder, 'hits');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const open = suite === 'api' ? await shop() : undefined;
    await open?.reached();
    const outcome = await runTests(runner, suite, [file], {
      limit: fileLimit,
      all: true,
      env: { ...open?.env, MUTANT_HITS: folder },
    });
    const written = readdirSync(folder).flatMap((name) =>
      readFileSync(join(folder, name), 'utf8').trim().split('\n'),
    );
    const hits = new Set([...written.map(Number), ...((await open?.reached()) ?? [])]);
    this.note(file, outcome, [...hits]);
    this.keep();
  }

  private note(file: string, outcome: Outcome, hits: number[]): void {
    const went = outcome.files.find((one) => one.file === file);
    const isBad = !went || went.isBad;
    this.kept[file] = {
      hash: hashOf(file),
      milliseconds: went?.milliseconds ?? 0,
      ...(isBad ? { failure: went?.why || outcome.failure?.test || 'it did not end' } : {}),
      hits: hits.sort((one, other) => one - other),
    };
  }

  private keep(): void {
    mkdirSync(join(ROOT, '.cache', 'mutants'), { recursive: true });
    writeFileSync(this.file, JSON.stringify(this.kept));
  }
}

function hashOf(file: string): string {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, file)))
    .digest('hex');
}

async function testFiles({ copy, env }: Runner, suite: Suite): Promise<string[]> {
  const config = join(copy, 'mutants', 'runtime', 'jest.config.cjs');
  const { output } = await run(
    process.execPath,
    [
      join('node_modules', 'jest', 'bin', 'jest.js'),
      '--config',
      config,
      '--listTests',
      '--selectProjects',
      suite,
    ],
    { cwd: copy, env },
  );
  return output
    .split('\n')
    .filter((line) => line.startsWith(copy))
    .map((line) => line.trim().slice(copy.length + 1))
    .sort();
}
