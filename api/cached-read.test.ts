import { cachedRead } from './cached-read';

test('reads again after five seconds, and once for all parallel callers', async () => {
  let at = 0;
  let value = 1;
  const read = jest.fn(async () => value);
  const known = cachedRead(read, () => at);
  expect(await Promise.all([known(), known()])).toEqual([1, 1]);
  value = 2;
  at = 5_000;
  expect(await known()).toBe(1);
  at = 5_001;
  expect(await known()).toBe(2);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a failed or slow read is undefined', async () => {
  expect(
    await cachedRead(
      () => Promise.reject(new Error('away')),
      () => 0,
    )(),
  ).toBeUndefined();
  expect(
    await cachedRead(
      () => new Promise(() => undefined),
      () => 0,
    )(),
  ).toBeUndefined();
});
