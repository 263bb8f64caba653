import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './builds';
import { SetupProblem } from './setup-problem';
import type { SuiteName, TestArguments } from './test-arguments';

/** Folders whose change affects a suite's tests other than by an import that Jest can follow. */
const REACHES: Record<Exclude<SuiteName, 'types' | 'lint'>, RegExp> = {
  unit: /./,
  workflow: /^(workflows|worker|activities|domain|temporal)\//,
  api: /^(api|db|domain|activities|workflows|worker|temporal|security|instagram|receipts|packages|sandbox|demo)\//,
  e2e: /^(e2e|web|api|domain|receipts|packages|sandbox)\//,
  faults: /^(e2e\/faults|e2e\/[\w-]+\.faults|workflows|activities|worker|temporal|packages|sandbox)/,
};

/** Words of paths that say where a file is, not what it is about. */
const PLACES = new Set(
  'admin api app calls db domain e2e faults form index json list messages page queries routes sql support test testing texts ts tsx view views web i18n ui es fr it'.split(
    ' ',
  ),
);

/**
 * The branch that is compared with, and the arguments of each suite to run; the whole suite if a change can't be matched
 * to tests by import or name. Throws a SetupProblem if there is nothing to compare with.
 */
export function narrow(asked: TestArguments): { base: string; planned: Map<SuiteName, string[]> } {
  const { base, files } = changedFiles(ROOT);
  const tests = git(ROOT, 'ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx');
  return { base, planned: plan(asked, files, tests, (file) => existsSync(join(ROOT, file))) };
}

/** As `narrow`, for known files. */
export function plan(
  asked: TestArguments,
  changed: readonly string[],
  tests: readonly string[],
  exists: (file: string) => boolean = () => true,
): Map<SuiteName, string[]> {
  const planned = new Map<SuiteName, string[]>();
  if (changed.length === 0) return planned;
  // Files that everything depends on: only a full run shows that it still works.
  const everything = changed.some((file) =>
    /^(package(-lock)?\.json|jest\.config\.cjs|tsconfig\.json)$/.test(file),
  );
  /** Whether Jest finds the tests that import it. */
  const canFollow = (file: string) => /\.[cm]?[jt]sx?$/.test(file) && exists(file);
  for (const suite of asked.suites) {
    const args = [...asked.passedOn];
    if (suite === 'types' || suite === 'lint' || everything) planned.set(suite, args);
    else if (suite === 'unit' || suite === 'workflow') {
      const [followed, others] = [changed.filter(canFollow), changed.filter((file) => !canFollow(file))];
      if (others.some((file) => REACHES[suite].test(file))) planned.set(suite, args);
      else if (followed.length > 0) planned.set(suite, ['--findRelatedTests', ...followed, ...args]);
    } else {
      const touching = changed.filter((file) => REACHES[suite].test(file));
      if (touching.length === 0) continue;
      const found =
        suite === 'faults'
          ? undefined
          : testsAbout(
              touching,
              tests.filter((file) => file.endsWith(`.${suite}.test.ts`)),
            );
      planned.set(suite, [...(found ?? []), ...args]);
    }
  }
  return planned;
}

/**
 * The tests that share a distinctive word with each file, or undefined if a file has none: then any may be affected.
 */
function testsAbout(files: readonly string[], tests: readonly string[]): string[] | undefined {
  const found = new Set<string>();
  for (const file of files) {
    const words = wordsOf(file);
    const about = tests.filter((test) => test === file || wordsOf(test).some((word) => words.includes(word)));
    if (about.length === 0) return undefined;
    for (const test of about) found.add(test);
  }
  return [...found];
}

function wordsOf(file: string): string[] {
  return file
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !PLACES.has(word))
    .map((word) => word.replace(/s$/, ''));
}

/**
 * Branches to compare with, the first that exists. A branch that was pushed has its own copy as upstream, so that comes
 * after the default branch.
 */
const BASES = ['origin/HEAD', 'origin/main', 'origin/master', '@{upstream}', 'main', 'master'];

/**
 * Files that differ from where this branch left the default one, committed or not, with new and deleted ones. Throws a
 * SetupProblem without a repository or such a branch.
 */
export function changedFiles(folder: string): { base: string; files: string[] } {
  for (const base of BASES) {
    const [name] = tryGit(folder, 'rev-parse', '--abbrev-ref', base);
    if (!name) continue;
    const [from = base] = git(folder, 'merge-base', 'HEAD', base);
    const files = [
      ...git(folder, 'diff', '--name-only', from),
      ...git(folder, 'ls-files', '--others', '--exclude-standard'),
    ];
    return { base: name, files: [...new Set(files)].filter((file) => !file.endsWith('.md')) };
  }
  git(folder, 'rev-parse', '--git-dir');
  throw cannotCompare(`There is no branch ${BASES.join(', ')}.`);
}

function git(folder: string, ...args: string[]): string[] {
  try {
    const output = execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    return output.split('\n').filter((line) => line !== '');
  } catch (cause) {
    throw cannotCompare((cause as Error).message, cause);
  }
}

function tryGit(...args: Parameters<typeof git>): string[] {
  try {
    return git(...args);
  } catch {
    return [];
  }
}

function cannotCompare(why: string, cause?: unknown): SetupProblem {
  return new SetupProblem(
    'bad_argument',
    `npm test -- changed can't compare this checkout with another branch. ${why.trimEnd()}\n` +
      'Run npm test -- quick instead, or name suites: npm test -- unit api',
    { cause },
  );
}
