import { clockOf, countDown } from './countdown';

const now = 1_700_000_000_000;
const ten = { seconds: 600, restarts: true };

test('begins with its full length', () => {
  expect(countDown(undefined, now, ten)).toEqual({ endsAt: now + 600_000, left: 600 });
});

test('continues where it was, in whole seconds', () => {
  const { endsAt } = countDown(undefined, now, ten);
  expect(countDown(endsAt, now + 1, ten)).toEqual({ endsAt, left: 600 });
  expect(countDown(endsAt, now + 61_000, ten).left).toBe(539);
  expect(countDown(endsAt, now + 599_001, ten).left).toBe(1);
});

test('at zero it restarts if it is set to, otherwise it is over [S1-4.7]', () => {
  const endsAt = now + 600_000;
  expect(countDown(endsAt, endsAt, ten)).toEqual({ endsAt: endsAt + 600_000, left: 600 });
  expect(countDown(endsAt, endsAt + 5, { ...ten, restarts: false })).toEqual({ endsAt, left: 0 });
});

test('an impossible stored end is ignored', () => {
  for (const stored of [Number.NaN, Number.POSITIVE_INFINITY, now + 600_001])
    expect(countDown(stored, now, ten).left).toBe(600);
});

test.each([
  [600, '00:10:00'],
  [599, '00:09:59'],
  [3661, '01:01:01'],
  [86_399, '23:59:59'],
  [0, '00:00:00'],
])('%d seconds are %s', (left, text) => {
  const { hours, minutes, seconds } = clockOf(left);
  expect(`${hours}:${minutes}:${seconds}`).toBe(text);
});
