import { difference } from './difference';

const of = (before: string, after: string) =>
  difference(before, after)
    .filter(({ kind }) => kind !== 'same')
    .map(({ text, kind }) => `${kind}:${text}`);

test('equal texts have no difference', () => expect(of('a\nb\n', 'a\nb\n')).toEqual([]));
test('a changed word is shown, not its whole line', () =>
  expect(of('uno dos tres\nx\n', 'uno cuatro tres\nx\n')).toEqual(['removed:dos', 'added:cuatro']));
test('an additional line is shown as added', () => expect(of('a\n', 'a\nb c\n')).toEqual(['added:b c\n']));
test('very long lines are replaced as a whole', () =>
  expect(of(`${'a '.repeat(4000)}\n`, `${'b '.repeat(4000)}\n`)).toHaveLength(2));
