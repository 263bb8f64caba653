/** One small fault that can be switched on. */
export interface Mutant {
  /** The number of the switch. It is valid for one state of the sources. */
  id: number;
  /** Relative to the checkout, with forward slashes. */
  file: string;
  line: number;
  kind: string;
  /** The offsets of the replaced expression in the source text. */
  start: number;
  end: number;
  /** The original code, and the fault's replacement. */
  original: string;
  mutated: string;
}

/** A fault that an operator proposes for a node. */
export interface Fault {
  kind: string;
  mutated: string;
}

/** The folders whose code gets faults. */
export const MUTATED_FOLDERS = ['domain', 'workflows', 'activities', 'db', 'api'] as const;

/** Texts, where a fault would be a wrong sentence that no test should repeat, and the data of a first start. */
const WORDING = [
  /^domain\/(content|legal|page-heads|order-labels)\//,
  /^domain\/chat\/(words|texts)\//,
  /^domain\/(neutral-words|seller)\.ts$/,
  /^activities\/mail-texts\//,
  /^activities\/mail-layout\.ts$/,
  /^api\/(openapi|docs-page)\.ts$/,
  /^db\/seed\.ts$/,
];

/** Whether a file gets faults: our own code that runs in the shop, no tests, test helpers or texts. */
export function isMutated(file: string): boolean {
  const [top = ''] = file.split('/');
  return (
    (MUTATED_FOLDERS as readonly string[]).includes(top) &&
    /\.ts$/.test(file) &&
    !/\.(test|d)\.ts$/.test(file) &&
    !/\/(testing|migrations|histories)\//.test(file) &&
    !WORDING.some((pattern) => pattern.test(file))
  );
}

/** Whether a fault is known to change nothing: Postgres treats a missing value as NULL. */
export function isSameInEffect({ file, kind, original }: Mutant): boolean {
  return kind === 'default' && file.startsWith('db/') && /\?\?\s*null$/.test(original);
}
