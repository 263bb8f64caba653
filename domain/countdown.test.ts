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

test('it never shows more time than its code has, and does not restart after the code’s end', () => {
  const codeEndsAt = now + 90_000;
  const day = { seconds: 86_400, restarts: true, codeEndsAt };
  expect(countDown(undefined, now, day)).toEqual({ endsAt: codeEndsAt, left: 90 });
  // Stored before the code got its end.
  expect(countDown(now + 600_000, now, day)).toEqual({ endsAt: codeEndsAt, left: 90 });
  // The last round is as long as the code lasts.
  expect(countDown(now, now, day)).toEqual({ endsAt: codeEndsAt, left: 90 });
  expect(countDown(now + 30_000, now, day)).toEqual({ endsAt: now + 30_000, left: 30 });
  for (const stored of [undefined, now, codeEndsAt, codeEndsAt + 600_000])
    for (const restarts of [true, false])
      for (const late of [0, 1, 3_600_000])
        expect(countDown(stored, codeEndsAt + late, { ...day, restarts }).left).toBe(0);
});

test('a code that lasts longer than the countdown changes nothing', () => {
  for (const stored of [undefined, now + 1000, now - 1000])
    expect(countDown(stored, now, { ...ten, codeEndsAt: now + 600_000 })).toEqual(
      countDown(stored, now, ten),
    );
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
