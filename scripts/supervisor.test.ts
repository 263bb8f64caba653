import { SetupProblem } from './setup-problem';
import { supervise } from './supervisor';

/** A world in which this many starts fail, and time passes only by waiting. */
function world(failures: number) {
  const said: string[] = [];
  const waits: number[] = [];
  const clock = { now: 0 };
  const died = supervise({
    restart: async () => {
      if (failures-- > 0) throw new Error('port taken');
    },
    say: (line) => said.push(line),
    sentenceFor: (error) => (error as Error).message,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      clock.now += milliseconds;
    },
    now: () => clock.now,
  });
  return { died: () => died({ name: 'worker', log: 'logs/worker.log' }), said, waits, clock };
}

test('a process that ends is restarted after a second, and both are reported [F37]', async () => {
  const { died, said, waits } = world(0);
  await died();
  expect(waits).toEqual([1000]);
  expect(said).toEqual([
    '"worker" ended unexpectedly (its log: logs/worker.log). It is started again in 1 s.',
    '"worker" runs again.',
  ]);
});

test('one that can not be started is retried with growing pauses, at most half a minute, and the reason is shown', async () => {
  const { died, said, waits } = world(7);
  await died();
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(said.filter((line) => line.includes('port taken'))).toHaveLength(7);
  expect(said.at(-1)).toBe('"worker" runs again.');
});

test('a process that keeps dying waits longer each time; after five calm minutes the wait is short again', async () => {
  const { died, waits, clock } = world(0);
  await died();
  await died();
  clock.now += 6 * 60_000;
  await died();
  expect(waits).toEqual([1000, 2000, 1000]);
});

test('a restart that the end of the stack interrupts is neither reported nor repeated', async () => {
  const said: string[] = [];
  const died = supervise({
    restart: async () => {
      throw new SetupProblem('stopped', 'The stack ends.');
    },
    say: (line) => said.push(line),
    sentenceFor: (error) => (error as Error).message,
    wait: async () => {
      if (said.length > 1) throw new Error('It waits for another start.');
    },
  });
  await died({ name: 'worker', log: 'logs/worker.log' });
  expect(said).toHaveLength(1);
});
