import { steadily, watchTimer } from './steady';

test('work begins at its rate, even while earlier work is running', async () => {
  let lastBegan = () => {};
  const untilLastBegan = new Promise<void>((resolve) => {
    lastBegan = resolve;
  });
  const begun: number[] = [];
  const start = performance.now();
  // The first runs until the fifth begins: waiting for earlier work would never end.
  const took = await steadily(5, 100, async (index) => {
    begun.push(performance.now() - start);
    if (index === 0) await untilLastBegan;
    if (index === 4) lastBegan();
  });
  expect(took).toHaveLength(5);
  expect(begun[4]).toBeGreaterThanOrEqual(38);
  expect(took[0]).toBeGreaterThanOrEqual(38);
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
