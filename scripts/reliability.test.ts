import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const document = readFileSync(join(root, 'docs/reliability.md'), 'utf8');

/** A file followed by the name of a test in it. */
const named = [...document.matchAll(/`([^`\s]+\.test\.tsx?)` “([^”]+)”/g)].map((match) => ({
  file: match[1] ?? '',
  name: match[2] ?? '',
}));

test('every fault and every invariant has its row', () => {
  const rows = [...document.matchAll(/^\| ([FI]\d+) \|/gm)].map((match) => match[1]);
  const numbered = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
  expect(rows).toEqual([...numbered('F', 40), ...numbered('I', 9)]);
  expect(named.length).toBeGreaterThan(60);
});

test.each(named)('$file: “$name” exists', ({ file, name }) => {
  const path = join(root, file);
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(path, 'utf8').replaceAll("\\'", "'")).toContain(name);
});
