import {
  count,
  exactTime,
  moneyIn,
  numberToType,
  parseEuros,
  percent,
  readWhole,
  relativeTime,
  typedEuros,
  typedNumber,
} from './format';

const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (seconds: number) => relativeTime(new Date(now - seconds * 1000).toISOString(), now);

test('time goes from seconds to years', () => {
  expect(ago(3)).toBe('ahora');
  expect(ago(45)).toMatch(/hace 45\ss/);
  expect(ago(5 * 60)).toMatch(/hace 5\smin/);
  expect(ago(3 * 3600)).toMatch(/hace 3\sh/);
  expect(ago(24 * 3600)).toBe('ayer');
  expect(ago(800 * 24 * 3600)).toMatch(/hace 2\sa/);
});

test('a slow clock shows no future', () => {
  expect(ago(-120)).toBe('ahora');
});

test('the exact time is the one in Madrid [S1-2.15.131]', () => {
  expect(exactTime('2026-07-01T10:00:05Z')).toContain('12:00:05');
});

test('amounts of panels are in Spanish format with their currency', () => {
  expect(moneyIn('100.84292', 'USD')).toBe('100,84292 USD');
  expect(moneyIn(3, undefined)).toBe('3,00');
  expect(moneyIn('25.5', 'EUR')).toBe('25,50 €');
});

test('shares have at most one decimal', () => {
  expect(percent(0.0246)).toMatch(/^2,5\s%$/);
  expect(percent(0.1)).toMatch(/^10\s%$/);
});

test('four digits are grouped like five', () => {
  expect(count(1000)).toBe('1.000');
  expect(count(12345)).toBe('12.345');
});

test.each([
  ['12,50', 1250],
  ['12.5', 1250],
  [' 12 € ', 1200],
  ['0,01', 1],
  ['1.234,50', undefined],
  ['12,505', undefined],
  ['-3', undefined],
  ['', undefined],
])('the typed amount %p is %p cents', (text, cents) => {
  expect(parseEuros(text)).toBe(cents);
});

test('a value for the field can be read back', () => {
  expect(parseEuros(typedEuros(1205))).toBe(1205);
});

test.each([
  ['0', 0],
  [' 50 ', 50],
  ['100 %', 100],
  [numberToType(12.5), 12.5],
  ['1.234', Number.NaN],
  ['-1', Number.NaN],
  ['1e3', Number.NaN],
  ['', Number.NaN],
])('the typed number %j is %p', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

test.each([
  ['1000', 1000],
  [' 1.000 ', 1000],
  ['1.000.000', 1_000_000],
  ['10 000', 10_000],
  ['1.5', Number.NaN],
  ['1,5', Number.NaN],
  ['-1', Number.NaN],
  ['', Number.NaN],
  ['mil', Number.NaN],
])('the typed whole number %j is %j', (typed, read) => {
  expect(readWhole(typed)).toBe(read);
});
