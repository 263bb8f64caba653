import { cachedRead } from './cached-read';

const never = () => new Promise<never>(() => undefined);

test('reads again after five seconds, and once for all parallel callers', async () => {
  let at = 0;
  let value = 1;
  const read = jest.fn(async () => value);
  const { current, inTime } = cachedRead(read, () => at);
  expect(await Promise.all([inTime(), current()])).toEqual([1, 1]);
  value = 2;
  at = 5_000;
  expect(await inTime()).toBe(1);
  at = 5_001;
  expect(await inTime()).toBe(2);
  expect(read).toHaveBeenCalledTimes(2);
});

test('while nothing is known, a failed or slow read is undefined for pages; an answer gets its error', async () => {
  const failing = cachedRead(
    () => Promise.reject(new Error('away')),
    () => 0,
  );
  expect(await failing.inTime()).toBeUndefined();
  await expect(failing.current()).rejects.toThrow('away');
  expect(await cachedRead(never, () => 0).inTime()).toBeUndefined();
});

test.each([
  ['slow', never],
  ['failed', () => Promise.reject(new Error('away'))],
])('instead of a %s read, pages get the last value, unless an administrator changed it', async (_, later) => {
  let at = 0;
  let version = 1;
  const reads = [async () => 'known', later, later];
  const { inTime } = cachedRead<string>(
    () => reads.shift()!(),
    () => at,
    () => version,
  );
  expect(await inTime()).toBe('known');
  at = 6_000;
  expect(await inTime()).toBe('known');
  version = 2;
  expect(await inTime()).toBeUndefined();
});
