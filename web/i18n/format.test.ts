import { formatDate } from './format';

test.each([
  ['es', '05 nov 2026'],
  ['fr', '05 nov. 2026'],
  ['it', '05 nov 2026'],
] as const)('%s: a date is dd MMM yyyy, in the shop’s zone [S1-2.5.10 S1-9.10]', (language, text) => {
  // Late on the 4th in UTC is the 5th in Madrid.
  expect(formatDate('2026-11-04T23:30:00Z', language)).toBe(text);
});
