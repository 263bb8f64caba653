import { csvLine } from './csv';

test('cells are separated by semicolons, and quoted only if necessary', () => {
  expect(csvLine(['a', 'b;c', 'say "x"', 'two\nlines', '', null, undefined])).toBe(
    'a;"b;c";"say ""x""";"two\nlines";;;\r\n',
  );
});

test('figures have a decimal comma', () => {
  expect(csvLine([9.99, 1000, -3.5])).toBe('9,99;1000;-3,5\r\n');
});

test.each(['=1+1', '+34600', '-2', '@sum', '\tx', '\rx'])(
  '%j is no formula for a spreadsheet [S1-2.15.26]',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('a formula with a separator is quoted after it was made harmless', () => {
  expect(csvLine(['=HYPERLINK("x";"y")'])).toBe('"\'=HYPERLINK(""x"";""y"")"\r\n');
});
