import { readdirSync, readFileSync } from 'node:fs';

/** French puts a space before a colon: only the catalogues and `labelled` know the language of a text. */
test('no screen of the shop joins two texts with a colon itself', () => {
  const joined = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(?:admin|i18n|dist|node_modules)\//.test(file))
    .flatMap((file) => {
      const lines = readFileSync(`web/${file}`, 'utf8').split('\n');
      return lines.filter((line) => /\}: (?:\$\{|<\/)/.test(line)).map((line) => `${file}: ${line.trim()}`);
    });
  expect(joined).toEqual([]);
});
