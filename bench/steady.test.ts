import { steadily, watchTimer } from './steady';

test('work begins at its rate, even while earlier work is running', async () => {
  const begun: number[] = [];
  const start = performance.now();
  const took = await steadily(5, 100, async (index) => {
    begun.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, index === 0 ? 60 : 1));
  });
  expect(took).toHaveLength(5);
  expect(took[0]).toBeGreaterThan(50);
  // The fifth begins 40 ms after the first, which still runs.
  expect(begun[4]).toBeGreaterThanOrEqual(38);
  expect(took[4]).toBeLessThan(took[0] ?? 0);
});

test('a failure is thrown', async () => {
  await expect(steadily(2, 1000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('a blocked process is detected by its timer', async () => {
  const timer = watchTimer(5);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const until = performance.now() + 60;
  while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(Math.max(...timer.stop())).toBeGreaterThan(40);
});
