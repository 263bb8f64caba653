import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generated } from './generated';
import { filesBelow, markedTests, rowsOf } from './test-marks';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const tests = markedTests(root);
const coverage = read('docs/coverage.md');
const reliability = read('docs/reliability.md');
const security = read('SECURITY.md');
const checks = rowsOf(security);
const files = filesBelow(root);
const documents = files.filter((file) => /^(docs\/.*|[A-Z]+)\.md$/.test(file));
const rows = [...rowsOf(coverage), ...rowsOf(reliability), ...checks];

test.each(Object.entries(generated))('%s is what `npm run generate` writes', (file, generate) => {
  const document = read(file);
  const differs =
    generate(document, tests) === document ? [] : [`${file} is out of date: run npm run generate`];
  expect(differs).toEqual([]);
});

test('every row has a test or a command that shows it', () => {
  const missing = checks.filter(({ state }) => state.startsWith('missing: '));
  expect(rows.filter((row) => !row.shownBy && !missing.includes(row))).toEqual([]);
});

test('every mark has its row, and row ids are unique', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const unknown = tests.filter(({ marks }) => marks.some((mark) => !ids.includes(mark)));
  expect(unknown).toEqual([]);
});

test('every point of the specifications has rows', () => {
  const points = [...coverage.matchAll(/^## (?:(S1) )?§([\d.]+)/gm)].map(
    ([, part = 'S0', point]) => `${part}-${point}`,
  );
  expect(points).toEqual([
    ...[...'123456789'].map((point) => `S0-${point}`),
    ...Array.from({ length: 15 }, (_, index) => `S1-2.${index + 1}`),
    ...[...'3456789'].map((point) => `S1-${point}`),
  ]);
  const ids = rowsOf(coverage).map(({ id }) => id.slice(0, id.lastIndexOf('.')));
  expect(points.filter((point) => !ids.includes(point))).toEqual([]);
  expect(ids.filter((point) => !points.includes(point))).toEqual([]);
});

test('every product decision that a document names has its entry', () => {
  const entries = [...read('docs/product-decisions.md').matchAll(/^### (D\d+)$/gm)].map(([, id]) => id);
  expect(entries).toEqual(Array.from({ length: 35 }, (_, index) => `D${index + 1}`));
  const named = documents.flatMap((file) => read(file).match(/\bD\d{1,2}\b/g) ?? []);
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((id) => !entries.includes(id))).toEqual([]);
});

test('every fault and every invariant has its row', () => {
  const numbered = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
  expect(rowsOf(reliability).map(({ id }) => id)).toEqual([...numbered('F', 56), ...numbered('I', 10)]);
});

test('every security check has its row, and a state that matches its tests', () => {
  expect(checks.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, index) => `V${index + 1}`));
  const fits = ({ state, shownBy }: (typeof checks)[number]) =>
    shownBy ? /^(proved|partly: .{20,}\.)$/.test(state) : /^missing: .{20,}\.$/.test(state);
  expect(checks.filter((check) => !fits(check))).toEqual([]);
});

test('every file that the coverage names exists', () => {
  const named = [...coverage.matchAll(/`([\w-]+\/[^`\s]+\.\w+)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(500);
  expect([...new Set(named)].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('every source file that a document names exists; a name may lack its folders', () => {
  const known = files.map((file) => `/${file}\n`).join('');
  // `<feature>` and `*` stand for any name, `{es,fr}` for either.
  const pattern = (name: string) =>
    new RegExp(
      `/${name
        .replaceAll('.', '\\.')
        .replace(/<\w+>|\*/g, '[^/\\n]+')
        .replace(/\{([\w,]+)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)}\n`,
    );
  const named = documents.flatMap((document) =>
    [...read(document).matchAll(/`([\w<>{},*./-]+\.(?:tsx?|sql))`/g)].map(([, name = '']) => ({
      document,
      name,
    })),
  );
  expect(named.length).toBeGreaterThan(1000);
  expect(named.filter(({ name }) => !pattern(name).test(known))).toEqual([]);
});

test('every example of a single test in CONTRIBUTING names one that exists', () => {
  const suites: Record<string, RegExp> = {
    e2e: /\.e2e\.test\.ts$/,
    workflow: /\.(workflow|cases)\.test\.ts$/,
  };
  const examples = [
    ...read('CONTRIBUTING.md').matchAll(/npm test -- (\w+) -- .*?-[gt] (?:"([^"]+)"|(\S+))/g),
  ];
  const missing = examples.filter(([, suite = '', quoted, word]) => {
    const title = new RegExp(`\\b(test|it)\\b[^\\n]*\\(\\s*['"\`][^'"\`\\n]*${quoted ?? word}`);
    return !files.some((file) => suites[suite]?.test(file) && title.test(read(file)));
  });
  expect(examples).toHaveLength(2);
  expect(missing.map(([example]) => example)).toEqual([]);
});
