import { readdirSync } from 'node:fs';
import { join } from 'node:path';

test('no migration is numbered below a released one, which would stop every shop that has run that one', () => {
  const numbers = readdirSync(join(__dirname, 'migrations'))
    .map((name) => Number(name.slice(0, 4)))
    .sort((a, b) => a - b);
  const all = Array.from({ length: numbers.at(-1) ?? 0 }, (_, index) => index + 1);
  // Two numbers were skipped when later ones were released. They stay free.
  expect(numbers).toEqual(all.filter((number) => number !== 9 && number !== 65));
});
