import { noMaximum } from '#domain/panel-services.ts';
import {
  count,
  exactTime,
  moneyIn,
  numberToType,
  panelRange,
  parseEuros,
  percent,
  readWhole,
  relativeTime,
  typedEuros,
  typedNumber,
} from './format';

const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (seconds: number) => relativeTime(new Date(now - seconds * 1000).toISOString(), now);

test('the quantities that a panel takes: no made-up number stands for a missing maximum', () => {
  expect(panelRange({ min: 100, max: 10_000 })).toBe('100–10.000');
  expect(panelRange({ min: 100, max: noMaximum })).toBe('100, sin máximo');
});

test('time goes from seconds to years', () => {
  expect(ago(3)).toBe('ahora');
  expect(ago(45)).toMatch(/hace 45\ss/);
  expect(ago(5 * 60)).toMatch(/hace 5\smin/);
  expect(ago(3 * 3600)).toMatch(/hace 3\sh/);
  expect(ago(24 * 3600)).toBe('ayer');
  expect(ago(800 * 24 * 3600)).toBe('hace 2 años');
});

// Madrid is an hour ahead of UTC in winter, two in summer.
test.each([
  // A Monday, 10:00 in Madrid.
  ['2026-11-30T09:00Z', '2026-11-29T10:00Z', /^hace 23\sh$/],
  ['2026-11-30T09:00Z', '2026-11-29T09:00Z', /^ayer$/],
  ['2026-11-30T09:00Z', '2026-11-28T23:00Z', /^ayer$/],
  ['2026-11-30T09:00Z', '2026-11-28T22:59Z', /^anteayer$/],
  ['2026-11-30T09:00Z', '2026-11-28T10:00Z', /^anteayer$/],
  ['2026-11-30T09:00Z', '2026-11-27T10:00Z', /^hace 3 días$/],
  ['2026-11-30T09:00Z', '2026-10-31T10:00Z', /^hace 30 días$/],
  ['2026-11-30T09:00Z', '2026-10-30T10:00Z', /^hace 1 mes$/],
  ['2026-11-30T09:00Z', '2026-09-28T10:00Z', /^hace 2 meses$/],
  ['2026-03-01T09:00Z', '2026-01-02T09:00Z', /^hace 1 mes$/],
  ['2026-11-30T09:00Z', '2025-12-01T09:00Z', /^hace 11 meses$/],
  ['2026-11-30T09:00Z', '2025-11-30T09:00Z', /^hace 1 año$/],
  // The clocks went back: this Sunday has 25 hours.
  ['2026-10-25T22:30Z', '2026-10-24T22:15Z', /^hace 24\sh$/],
  // They went forward: from Saturday 12:30 to Monday 12:00.
  ['2026-03-30T10:00Z', '2026-03-28T11:30Z', /^anteayer$/],
])('at %s, %s is %p', (at, then, words) => {
  expect(relativeTime(then, Date.parse(at))).toMatch(words);
});

test.each([
  ['2026-11-30T09:00Z', '2026-11-30T09:40Z', /^dentro de 40\smin$/],
  ['2026-11-30T09:00Z', '2026-12-01T08:30Z', /^dentro de 23\sh$/],
  ['2026-11-30T09:00Z', '2026-12-01T22:59Z', /^mañana$/],
  ['2026-11-30T09:00Z', '2026-12-01T23:00Z', /^pasado mañana$/],
  ['2026-11-30T09:00Z', '2026-12-07T05:01Z', /^dentro de 7 días$/],
  ['2026-11-30T09:00Z', '2027-02-01T09:00Z', /^dentro de 2 meses$/],
])('at %s, the deadline of %s is %p', (at, then, words) => {
  expect(relativeTime(then, Date.parse(at))).toMatch(words);
});

test('a slow clock shows as no future what has just happened', () => {
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
