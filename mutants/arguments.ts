import { SUITES, type Suite } from './jest-run';
import { isSameInEffect, MUTATED_FOLDERS, type Mutant } from './mutant';

/** The parsed arguments of `npm run mutants -- …`. */
export interface Arguments {
  seed: number;
  /** How many faults of each folder to judge; all if absent. */
  sample?: number;
  folder?: string;
  /** Prefixes of paths. */
  files: string[];
  /** Ids of the only faults to judge. */
  mutants: number[];
  /** Which suites judge. */
  suites: readonly Suite[];
  /** The most test files of a suite for one fault, the closest files first. */
  testFiles: number;
  /** Only counts and lists the faults of the choice. */
  list: boolean;
}

const HELP =
  'Use for instance: npm run mutants -- --seed 7 --sample 40 --folder domain (or --file domain/money.ts, --mutant 17, ' +
  '--suite unit, --test-files 5, --list)';

/** Reads a command line. Throws a RangeError that lists the options. */
export function readArguments(args: readonly string[]): Arguments {
  const options: Arguments = { seed: 1, mutants: [], files: [], suites: SUITES, testFiles: 8, list: false };
  for (let at = 0; at < args.length; at += 1) {
    const [name, value] = [args[at], args[at + 1] ?? ''];
    if (name === '--list') options.list = true;
    else if (name === '--seed') options.seed = wholeNumber(name, value);
    else if (name === '--sample') options.sample = wholeNumber(name, value);
    else if (name === '--mutant') options.mutants = value.split(',').map((id) => wholeNumber(name, id));
    else if (name === '--test-files') options.testFiles = wholeNumber(name, value);
    else if (name === '--file') options.files = value.split(',').filter(Boolean);
    else if (name === '--suite') options.suites = [knownSuite(value)];
    else if (name === '--folder') options.folder = knownFolder(value);
    else throw new RangeError(`There is no option "${name}". ${HELP}`);
    if (name !== '--list') at += 1;
  }
  return options;
}

function wholeNumber(name: string, value: string): number {
  if (/^\d+$/.test(value)) return Number(value);
  throw new RangeError(`${name} needs a whole number. ${HELP}`);
}

function knownFolder(value: string): string {
  if ((MUTATED_FOLDERS as readonly string[]).includes(value)) return value;
  throw new RangeError(`--folder is one of ${MUTATED_FOLDERS.join(', ')}. ${HELP}`);
}

function knownSuite(value: string): Suite {
  const suite = SUITES.find((name) => name === value);
  if (suite) return suite;
  throw new RangeError(`--suite is one of ${SUITES.join(', ')}. ${HELP}`);
}

/** The chosen faults: the same ones for the same seed and sources, in the order of their ids. */
export function choose(mutants: readonly Mutant[], options: Arguments): Mutant[] {
  const { folder, files, sample } = options;
  if (options.mutants.length > 0) return mutants.filter(({ id }) => options.mutants.includes(id));
  const fits = mutants.filter(
    (one) =>
      !isSameInEffect(one) &&
      (folder === undefined || one.file.startsWith(`${folder}/`)) &&
      (files.length === 0 || files.some((beginning) => one.file.startsWith(beginning))),
  );
  if (sample === undefined) return fits;
  const random = randomFrom(options.seed);
  const drawn = fits.map((one) => ({ one, at: random() })).sort((a, b) => a.at - b.at);
  return MUTATED_FOLDERS.flatMap((top) =>
    drawn.filter(({ one }) => one.file.startsWith(`${top}/`)).slice(0, sample),
  )
    .map(({ one }) => one)
    .sort((a, b) => a.id - b.id);
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
