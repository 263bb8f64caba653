import { cachedRead } from './cached-read';

const never = () => new Promise<never>(() => undefined);

test('reads again after five seconds, and once for all parallel callers', async () => {
  let at = 0;
  let value = 1;
  const read = jest.fn(async () => value);
  const { current, inTime } = cachedRead(read, () => at);
  expect(await Promise.all([current(), inTime()])).toEqual([1, { value: 1, isCurrent: true }]);
  value = 2;
  at = 5_000;
  expect(await current()).toBe(1);
  at = 5_001;
  expect(await current()).toBe(2);
  expect(read).toHaveBeenCalledTimes(2);
});

test('while nothing is known, a failed or slow read has no value for pages; an answer gets its error', async () => {
  const failing = cachedRead(
    () => Promise.reject(new Error('away')),
    () => 0,
  );
  expect(await failing.inTime()).toEqual({ isCurrent: false });
  await expect(failing.current()).rejects.toThrow('away');
  expect(await cachedRead(never, () => 0).inTime()).toEqual({ isCurrent: false });
});

test('a failed read is not shared with the next caller', async () => {
  const reads = [() => Promise.reject(new Error('away')), async () => 'known'];
  const { current } = cachedRead<string>(
    () => reads.shift()!(),
    () => 0,
  );
  await expect(current()).rejects.toThrow('away');
  expect(await current()).toBe('known');
});

test.each([
  ['slow', never],
  ['failed', () => Promise.reject(new Error('away'))],
])('instead of a %s read, pages get the last value', async (_, later) => {
  let version = 1;
  const reads = [async () => 'known', later, async () => 'new'];
  const { inTime } = cachedRead<string>(
    () => reads.shift()!(),
    () => 0,
    () => version,
  );
  expect(await inTime()).toEqual({ value: 'known', isCurrent: true });
  version = 2;
  expect(await inTime()).toEqual({ value: 'known', isCurrent: false });
  version = 3;
  expect(await inTime()).toEqual({ value: 'new', isCurrent: true });
});

test('a slow read that ends after a newer one does not bring its old value back', async () => {
  let version = 1;
  let end = (_: string) => {};
  const slow = new Promise<string>((resolve) => {
    end = resolve;
  });
  const reads = [() => slow, async () => 'new', never];
  const { current, inTime } = cachedRead<string>(
    () => reads.shift()!(),
    () => 0,
    () => version,
  );
  const first = current();
  version = 2;
  expect(await current()).toBe('new');
  end('old');
  await first;
  version = 3;
  expect(await inTime()).toEqual({ value: 'new', isCurrent: false });
});
