import { patiently } from './patiently';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A loader that fails `times` times before it brings its code. */
function lost(times: number) {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts <= times) throw new TypeError(`Failed to fetch, attempt ${attempts}`);
    return `code, attempt ${attempts}`;
  };
}

test('lost code is loaded again, each time after a longer pause', async () => {
  const loaded = patiently(lost(3));
  await jest.advanceTimersByTimeAsync(500 + 2000);
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(5000);
  await expect(loaded).resolves.toBe('code, attempt 4');
});

test('the last failure is reported', async () => {
  const reported = expect(patiently(lost(4))).rejects.toThrow('attempt 4');
  await jest.runAllTimersAsync();
  await reported;
});
