import { withHeld } from './held-rows';

const shown = (rows: string, before: string, ...held: string[]) =>
  withHeld([...rows], [...before], new Map(held.map((key) => [key, 1])), (row) => row).join('');

test('a held row stays behind the row that it followed', () => {
  expect(shown('xab', 'abc', 'c')).toBe('xabc');
  expect(shown('ac', 'abc', 'b')).toBe('abc');
});

test('held rows that followed each other stay together, first if the row before them is gone', () => {
  expect(shown('xd', 'abcd', 'b', 'c')).toBe('bcxd');
  expect(shown('', 'ab', 'a', 'b')).toBe('ab');
});

test('a row that is back, or is not held, is shown as the list has it', () => {
  expect(shown('cab', 'abc', 'c')).toBe('cab');
  expect(shown('xa', 'ab', 'a')).toBe('xa');
});
