import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, 'migrations');

test('no migration is numbered below a released one, which would stop every shop that has run that one', () => {
  const numbers = readdirSync(folder)
    .map((name) => Number(name.slice(0, 4)))
    .sort((a, b) => a - b);
  const all = Array.from({ length: numbers.at(-1) ?? 0 }, (_, index) => index + 1);
  // Two numbers were skipped when later ones were released. They stay free.
  expect(numbers).toEqual(all.filter((number) => number !== 9 && number !== 65));
});

test.each(
  readdirSync(folder)
    .filter((name) => name >= '0087')
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
)('%s builds no index while the table is locked against writes', (_name, sql) => {
  const isNewTable = (table: string) => new RegExp(`CREATE TABLE ${table}\\b`).test(sql);
  const indexes = [...sql.matchAll(/^CREATE (?:UNIQUE )?INDEX (CONCURRENTLY )?(\w+) ON (\w+)/gm)];
  for (const [, concurrently, index, table] of indexes.filter(([, , , named]) => !isNewTable(named!))) {
    expect({ index, table, concurrently: concurrently !== undefined }).toMatchObject({ concurrently: true });
    expect(sql).toMatch(/^-- No transaction\b/);
    // What an attempt that was broken off has left is no index, but has its name.
    expect(sql).toContain(`DROP INDEX CONCURRENTLY IF EXISTS ${index};`);
  }
});
