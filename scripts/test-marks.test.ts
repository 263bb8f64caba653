import { marksIn, withTests } from './test-marks';

// Concatenated, so that they are not marks of this file.
const marked = (name: string, ids: string) => `'${name} [${ids}]'`;
const source = `
it(${marked('a card is declined', 'S0-4.7 F3')}, () => {});
it.each([[${marked("it\\'s said", 'I1')}], [${marked('not marked', 'soon')}]])('%s', () => {});
`;

test('marks are read at the end of names, also of rows, and removed', () => {
  expect(marksIn('a.test.ts', source)).toEqual([
    { file: 'a.test.ts', name: 'a card is declined', marks: ['S0-4.7', 'F3'] },
    { file: 'a.test.ts', name: "it's said", marks: ['I1'] },
  ]);
});

test('a row gets its tests in the last cell; heads and commands stay', () => {
  const document =
    '| Id | What | By |\n|---|---|---|\n| F3 | x | old |\n| F4 | y | `npx tsx z.ts` |\n| I1 | z | |';
  expect(withTests(document, marksIn('a.test.ts', source))).toBe(
    "| Id | What | By |\n|---|---|---|\n| F3 | x | `a.test.ts` “a card is declined” |\n| F4 | y | `npx tsx z.ts` |\n| I1 | z | `a.test.ts` “it's said” |",
  );
});
