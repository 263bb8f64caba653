/** The suites of `npm test`, in this order; each can be named on its command line. */
export const SUITES = ['types', 'lint', 'unit', 'workflow', 'api', 'e2e', 'faults'] as const;
export type SuiteName = (typeof SUITES)[number];

/** Suites that need nothing but this checkout: for quick feedback. */
const QUICK: readonly SuiteName[] = ['types', 'lint', 'unit', 'workflow'];

/** The parsed command line. */
export interface TestArguments {
  suites: SuiteName[];
  /** Only what a change affects. */
  changed: boolean;
  /** Report the durations afterwards. */
  profile: boolean;
  /** Passed on to Jest or Playwright. */
  passedOn: string[];
}

/**
 * How many of the test files Jest or Playwright will run, given the arguments that are passed on to it: their patterns
 * are regular expressions for paths. All of them if no pattern is found; what follows an option may be its value.
 */
export function countFiles(passedOn: readonly string[], tests: readonly string[]): number {
  const patterns = passedOn.filter(
    (word, place) => !/^-/.test(word) && !/^-/.test(passedOn[place - 1] ?? ''),
  );
  const matching = tests.filter((test) => patterns.some((pattern) => matches(pattern, test)));
  return matching.length || tests.length;
}

function matches(pattern: string, path: string): boolean {
  try {
    return new RegExp(pattern, 'i').test(path);
  } catch {
    // The runner says what is wrong with it.
    return false;
  }
}

/**
 * Reads `npm test -- unit api`, `quick`, `changed`, `--profile`, and what follows a second `--`. Throws a RangeError
 * with an explanation if a word is unknown.
 */
export function readArguments(args: readonly string[]): TestArguments {
  const separator = args.indexOf('--');
  const words = new Set(separator === -1 ? args : args.slice(0, separator));
  const profile = words.delete('--profile');
  const changed = words.delete('changed');
  const named = new Set<string>(words.delete('quick') ? QUICK : []);
  for (const word of words) named.add(word);
  const unknown = [...named].find((name) => !SUITES.includes(name as SuiteName));
  if (unknown !== undefined) {
    throw new RangeError(
      `There is no suite "${unknown}". Name any of ${SUITES.join(', ')}, or quick, changed or --profile; what Jest or ` +
        'Playwright should get goes after a second --, for example: npm test -- unit -- -t "busy port"',
    );
  }
  const suites = named.size === 0 ? [...SUITES] : SUITES.filter((suite) => named.has(suite));
  return { suites, changed, profile, passedOn: separator === -1 ? [] : args.slice(separator + 1) };
}
