import { execFileSync } from 'node:child_process';
import { ROOT } from './builds';
import type { SuiteName, TestArguments } from './test-arguments';

/** Folders whose change affects a suite's tests other than by an import that Jest can follow. */
const REACHES: Record<'api' | 'e2e' | 'faults', RegExp> = {
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

/** Arguments of each suite to run; the whole suite if a change can't be matched to tests by name. */
export function narrow(asked: TestArguments): Map<SuiteName, string[]> {
  const files = changedFiles();
  const tests = git('ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx');
  return plan(asked, files, tests);
}

/** As `narrow`, for known files. */
export function plan(
  asked: TestArguments,
  changed: readonly string[],
  tests: readonly string[],
): Map<SuiteName, string[]> {
  const planned = new Map<SuiteName, string[]>();
  if (changed.length === 0) return planned;
  // Files that everything depends on: only a full run shows that it still works.
  const everything = changed.some((file) =>
    /^(package(-lock)?\.json|jest\.config\.cjs|tsconfig\.json)$/.test(file),
  );
  for (const suite of asked.suites) {
    const args = [...asked.passedOn];
    if (suite === 'types' || suite === 'lint' || everything) planned.set(suite, args);
    else if (suite === 'unit' || suite === 'workflow')
      planned.set(suite, [
        '--findRelatedTests',
        ...changed.filter((file) => /\.[cm]?[jt]sx?$/.test(file)),
        ...args,
      ]);
    else {
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

/** Files that differ from the branch that this one came from, committed or not, and new ones. */
function changedFiles(): string[] {
  const upstream = git('rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}')[0];
  const base = upstream ? git('merge-base', 'HEAD', upstream)[0] : 'HEAD';
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', base ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => !file.endsWith('.md'));
}

function git(...args: string[]): string[] {
  try {
    const output = execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\n').filter((line) => line !== '');
  } catch {
    // A checkout without an upstream, or no checkout at all.
    return [];
  }
}
