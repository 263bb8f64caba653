import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const document = readFileSync(join(root, 'docs/coverage.md'), 'utf8');

/** The rows of the document's tables, without their heads. */
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| What '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', doneBy = '', shownBy = '']) => ({ what, doneBy, shownBy }));

const filesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');

/** A file followed by the name of a test in it; of a name with placeholders, the words around them. */
const testsIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+)` “([^”]+)”/g)].map((match) => ({ file: match[1] ?? '', name: match[2] ?? '' }));

/** Apostrophes are escaped in some sources. */
const plain = (source: string) => source.replaceAll("\\'", "'");

test('the document has rows for every point of the specification', () => {
  const points = [...document.matchAll(/^## ((?:S1 )?§[\d.]+)/gm)].map((match) => match[1]);
  expect(points).toEqual([
    ...[...'123456789'].map((point) => `§${point}`),
    ...Array.from({ length: 15 }, (_, index) => `S1 §2.${index + 1}`),
    ...[...'3456789'].map((point) => `S1 §${point}`),
  ]);
  expect(rows.length).toBeGreaterThan(100);
});

test('no heading is left without rows', () => {
  const parts = document.split(/^(?=##)/m).filter((part) => part.startsWith('##'));
  const empty = parts.filter(
    (part, index) =>
      !part.includes('\n| ') && !(part.startsWith('## ') && parts[index + 1]?.startsWith('### ')),
  );
  expect(empty).toEqual([]);
});

test.each(rows)('$what: its files and tests exist', ({ doneBy, shownBy }) => {
  expect(
    filesIn(doneBy)
      .concat(filesIn(shownBy))
      .filter((file) => !existsSync(join(root, file))),
  ).toEqual([]);
  const tests = testsIn(shownBy);
  expect(tests.length).toBeGreaterThan(0);
  for (const { file, name } of tests) expect(plain(readFileSync(join(root, file), 'utf8'))).toContain(name);
});
