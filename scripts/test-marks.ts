import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Marks say what a test shows. A mark is the id of a row in docs/coverage.md (`S0-4.7`: the specification of the
 * purchase, point 4, row 7), docs/reliability.md (`F14`, `I2`) or SECURITY.md (`V27`). Marks are at the end of a test's
 * name, or of the name of its row in `test.each`: `'a declined card can be tried again [S0-4.7 F14]'`.
 */
export interface MarkedTest {
  file: string;
  /** As in the source, without its marks. */
  name: string;
  marks: string[];
}

const ID = String.raw`(?:S[01]-\d+(?:\.\d+)+|[FIV]\d+)`;
const MARKS = new RegExp(String.raw` \[(${ID}(?: ${ID})*)\](['"\`])`, 'g');
const ROW_ID = new RegExp(`^${ID}$`);
const NO_SOURCES = /^(?:\..*|node_modules|dist|test-results)$/;

/** The marked tests of one source file, in its order. */
export function marksIn(file: string, source: string): MarkedTest[] {
  return [...source.matchAll(MARKS)].map(({ index, 1: marks = '', 2: quote = '' }) => {
    let start = source.lastIndexOf(quote, index);
    while (source[start - 1] === '\\') start = source.lastIndexOf(quote, start - 1);
    const name = source.slice(start + 1, index).replaceAll(`\\${quote}`, quote);
    return { file, name, marks: marks.split(' ') };
  });
}

/** The marked tests of every test file below `root`, sorted by file. */
export function markedTests(root: string): MarkedTest[] {
  return filesBelow(root)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .flatMap((file) => marksIn(file, readFileSync(join(root, file), 'utf8')));
}

/** The document with the tests of each row in the row's last cell. A cell with a command keeps it. */
export function withTests(document: string, tests: readonly MarkedTest[]): string {
  const lines = document.split('\n').map((line) => {
    const row = rowOf(line);
    if (!row || row.shownBy.startsWith('`npx ')) return line;
    const shown = tests
      .filter(({ marks }) => marks.includes(row.id))
      .map(({ file, name }) => `\`${file}\` “${name.replaceAll('|', '\\|')}”`);
    return [...row.before, ` ${shown.join(', ')} `, ''].join('|');
  });
  return lines.join('\n');
}

/** The rows of the document that have an id, in order. `state` is the cell before the last. */
export function rowsOf(document: string): { id: string; state: string; shownBy: string }[] {
  return document.split('\n').flatMap((line) => rowOf(line) ?? []);
}

function rowOf(line: string) {
  const cells = line.split(/(?<!\\)\|/);
  const id = cells[1]?.trim() ?? '';
  if (!ROW_ID.test(id)) return undefined;
  return {
    id,
    before: cells.slice(0, -2),
    state: cells.at(-3)?.trim() ?? '',
    shownBy: cells.at(-2)?.trim() ?? '',
  };
}

/** The project's files, sorted within their folder: without what is installed, built or hidden. */
export function filesBelow(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) return [path];
      return NO_SOURCES.test(entry.name) ? [] : filesBelow(root, path);
    });
}
