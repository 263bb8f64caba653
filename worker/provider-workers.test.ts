import type { ProviderQueue } from '../db/providers';
import { asOne, followProviders, openTogether, type QueueWorker } from './provider-workers';

/** A worker that runs until it is shut down, or fails on request. */
class Standing implements QueueWorker {
  state = 'RUNNING';
  private end: () => void = () => undefined;
  fail: (error: Error) => void = () => undefined;
  readonly running = new Promise<void>((resolve, reject) => {
    this.end = resolve;
    this.fail = reject;
  });
  constructor(readonly provider: ProviderQueue) {}
  run = () => this.running;
  getState = () => this.state;
  shutdown() {
    this.state = 'STOPPED';
    this.end();
  }
}

/** A worker that ends only once its last call has. */
class Calling extends Standing {
  endCall = () => super.shutdown();
  override shutdown() {
    this.state = 'DRAINING';
  }
}

/** Whether a promise is settled after everything that is due now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const due = new Promise((done) => setImmediate(() => done('due')));
  return (await Promise.race([promise.catch(() => undefined), due])) !== 'due';
}

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((done) => setTimeout(done, 2));
};

async function follow(
  table: ProviderQueue[],
  made: (provider: ProviderQueue) => Standing = (provider) => new Standing(provider),
) {
  const opened: Standing[] = [];
  const errors: unknown[] = [];
  const state = { table, broken: false, refused: new Set<number>() };
  const workers = followProviders({
    read: async () => {
      if (state.broken) throw new Error('database away');
      return state.table;
    },
    open: async (provider) => {
      // As in Temporal: one worker per process and queue.
      if (opened.some(({ provider: { id }, state: now }) => id === provider.id && now === 'RUNNING'))
        throw new Error('overlapping worker task types');
      if (state.refused.has(provider.id)) throw new Error('no key');
      const worker = made(provider);
      opened.push(worker);
      return worker;
    },
    onError: (error) => errors.push(error),
    everyMs: 3,
  });
  await workers.opened;
  return { opened, errors, state, workers };
}

test('a new provider, or another rate, is served without a restart [S1-2.15.93]', async () => {
  const { opened, state, workers } = await follow([{ id: 1, maxCallsPerSecond: 20 }]);
  expect(opened.map(({ provider }) => provider.id)).toEqual([1]);
  state.table = [
    { id: 1, maxCallsPerSecond: 5 },
    { id: 2, maxCallsPerSecond: 20 },
  ];
  await until(() => opened.length === 3);
  expect(opened.map(({ provider, state: now }) => [provider.id, provider.maxCallsPerSecond, now])).toEqual([
    [1, 20, 'STOPPED'],
    [2, 20, 'RUNNING'],
    [1, 5, 'RUNNING'],
  ]);
  workers.stop();
  await workers.ended;
  expect(opened.every(({ state: now }) => now === 'STOPPED')).toBe(true);
});

test('a provider that can not be served harms no other, is logged once, and is served once it can be', async () => {
  const { opened, errors, state, workers } = await follow([]);
  state.refused.add(1);
  state.table = [
    { id: 1, maxCallsPerSecond: 20 },
    { id: 2, maxCallsPerSecond: 20 },
  ];
  await until(() => opened.length === 1);
  expect(opened[0]?.provider.id).toBe(2);
  await new Promise((done) => setTimeout(done, 20));
  expect(errors).toHaveLength(1);
  state.refused.clear();
  await until(() => opened.length === 2);
  expect(opened[1]?.provider.id).toBe(1);
  workers.stop();
  await workers.ended;
});

test('a database that is down is logged, and queried again', async () => {
  const { opened, errors, state, workers } = await follow([]);
  state.broken = true;
  await until(() => errors.length > 1);
  state.table = [{ id: 7, maxCallsPerSecond: 1 }];
  state.broken = false;
  await until(() => opened.length === 1);
  workers.stop();
  await workers.ended;
});

const panels = [
  { id: 1, maxCallsPerSecond: 20 },
  { id: 2, maxCallsPerSecond: 20 },
];

test('a worker that fails ends them all, after the calls of the others [F37]', async () => {
  const { opened, workers } = await follow(panels, (provider) => new Calling(provider));
  const [failing, calling] = opened as Calling[];
  failing?.fail(new Error('lost'));
  await until(() => calling?.state === 'DRAINING');
  expect(await isSettled(workers.ended)).toBe(false);
  calling?.endCall();
  await expect(workers.ended).rejects.toThrow('lost');
});

test('one of a panel’s two workers that fails ends the other, after its calls [F37]', async () => {
  const [failing, calling] = panels.map((provider) => new Calling(provider));
  const ended = asOne([failing!, calling!]).run();
  failing?.fail(new Error('lost'));
  await until(() => calling?.state === 'DRAINING');
  expect(await isSettled(ended)).toBe(false);
  calling?.endCall();
  await expect(ended).rejects.toThrow('lost');
});

test('if they are stopped while the first one is opened, they end once it has [F37]', async () => {
  const opened: Calling[] = [];
  let open: () => void = () => undefined;
  const workers = followProviders({
    read: async () => panels,
    open: async (provider) => {
      await new Promise<void>((done) => {
        open = done;
      });
      const worker = new Calling(provider);
      opened.push(worker);
      return worker;
    },
    onError: (error) => {
      throw error;
    },
  });
  await isSettled(workers.ended);
  workers.stop();
  open();
  await until(() => opened[0]?.state === 'DRAINING');
  expect(await isSettled(workers.ended)).toBe(false);
  opened[0]?.endCall();
  await workers.ended;
  expect(opened).toHaveLength(1);
});

test('a table that can not be read at the start ends them', async () => {
  const workers = followProviders({
    read: () => Promise.reject(new Error('database away')),
    open: async (provider) => new Standing(provider),
    onError: () => undefined,
  });
  await expect(workers.ended).rejects.toThrow('database away');
});

test('a worker whose partner cannot be opened ends, so that its queue is free for the next try', async () => {
  const first = new Standing({ id: 1, maxCallsPerSecond: 1 });
  const opened = openTogether([async () => first, () => Promise.reject(new Error('Temporal is away'))]);
  await expect(opened).rejects.toThrow('Temporal is away');
  expect(first.state).toBe('STOPPED');
});
