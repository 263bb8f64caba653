import { addDays, clockOf, dayOf, daysBetween, daysFrom, momentOf, mostDays, rangeOf, startOf } from './days';

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  ['2026-11-21', '2026-11-20T23:00:00.000Z'],
  ['2027-01-01', '2026-12-31T23:00:00.000Z'],
  // The days on which the clocks change.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins in Madrid at %s [S1-2.15.17 S1-2.15.131 F34]', (day, at) => {
  expect(startOf(day).toISOString()).toBe(at);
  expect(dayOf(startOf(day))).toBe(day);
  expect(dayOf(new Date(startOf(day).getTime() - 1))).toBe(addDays(day, -1));
});

const now = new Date('2026-11-21T23:30:00Z');

test('today is Madrid’s, and the range before it is as long', () => {
  expect(rangeOf({ range: 'today' }, now)).toEqual({
    current: { from: '2026-11-22', to: '2026-11-22' },
    previous: { from: '2026-11-21', to: '2026-11-21' },
  });
  expect(rangeOf({ range: '7' }, now)).toEqual({
    current: { from: '2026-11-16', to: '2026-11-22' },
    previous: { from: '2026-11-09', to: '2026-11-15' },
  });
});

test.each([
  ['turned round', { from: '2026-11-05', to: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-05' }],
  ['one date only', { from: '2026-11-05' }, { from: '2026-11-05', to: '2026-11-05' }],
  ['into the future', { from: '2026-11-20', to: '2999-01-01' }, { from: '2026-11-20', to: '2026-11-22' }],
  [
    'wholly in the future',
    { from: '2998-01-01', to: '2999-01-01' },
    { from: '2026-11-22', to: '2026-11-22' },
  ],
  ['without dates', {}, { from: '2026-10-24', to: '2026-11-22' }],
])('a custom range %s is corrected', (_name, dates, current) => {
  expect(rangeOf({ range: 'custom', ...dates }, now).current).toEqual(current);
});

test('a range is never longer than can be answered', () => {
  const { current } = rangeOf({ range: 'custom', from: '2001-01-01', to: '2026-11-01' }, now);
  expect(daysBetween(current.from, current.to)).toBe(mostDays);
  expect(daysFrom('2026-11-29', '2026-12-02')).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]);
});

test.each([
  ['2026-01-15T09:30', '2026-01-15T08:30:00.000Z', '2026-01-15T09:30'],
  ['2026-07-15T00:00', '2026-07-14T22:00:00.000Z', '2026-07-15T00:00'],
  // Shown twice: the first.
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z', '2026-10-25T02:30'],
  // Left out: the hour after.
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z', '2026-03-29T03:30'],
])('%s by the shop’s clock is %s [S1-2.15.76]', (typed, at, shown) => {
  expect(momentOf(typed)?.toISOString()).toBe(at);
  expect(clockOf(new Date(at))).toBe(shown);
});

test.each(['', 'mañana', '2026-13-01T00:00', '2026-01-15', '2026-01-15T09:30:00Z'])(
  '%j is not a moment',
  (typed) => {
    expect(momentOf(typed)).toBeUndefined();
  },
);
