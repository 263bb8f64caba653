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
