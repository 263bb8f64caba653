import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { followChanges } from './live';
import { adminKeys } from './queries';

/** The server's events, as a test sends them. */
class Events extends EventTarget {
  static readonly OPEN = 1;
  static newest: Events;
  readyState = Events.OPEN;
  constructor() {
    super();
    Events.newest = this;
  }
  close() {}
}

let stop: () => void;
let queryClient: QueryClient;
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: Events });
  queryClient = new QueryClient();
  stop = followChanges(queryClient, () => {});
});
afterEach(() => {
  stop();
  queryClient.clear();
  jest.useRealTimers();
});

/** A screen whose answers take a second, except one that never arrives; returns what it has shown. */
function screen({ hangs }: { hangs?: number } = {}): unknown[] {
  const shown: unknown[] = [];
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: [...adminKeys.all, 'list'],
    queryFn: () => {
      asked += 1;
      const number = asked;
      return new Promise((answer) => {
        if (number !== hangs) setTimeout(answer, 1000, number);
      });
    },
  });
  const leave = observer.subscribe(({ data }) => {
    if (data !== undefined && shown.at(-1) !== data) shown.push(data);
  });
  const before = stop;
  stop = () => {
    leave();
    before();
  };
  return shown;
}

test('a screen keeps refreshing if changes come faster than its answers', async () => {
  const shown = screen();
  await jest.advanceTimersByTimeAsync(1500);
  expect(shown).toHaveLength(1);
  for (let time = 0; time < 6000; time += 100) {
    Events.newest.dispatchEvent(new Event('changed'));
    await jest.advanceTimersByTimeAsync(100);
  }
  expect(shown.length).toBeGreaterThanOrEqual(4);
});

test('an answer that never arrives blocks no later one', async () => {
  const shown = screen({ hangs: 2 });
  await jest.advanceTimersByTimeAsync(1500);
  Events.newest.dispatchEvent(new Event('changed'));
  await jest.advanceTimersByTimeAsync(1000);
  Events.newest.dispatchEvent(new Event('changed'));
  await jest.advanceTimersByTimeAsync(15_000);
  expect(shown).toEqual([1, 3]);
});

test('a change during a refetch causes another refetch', async () => {
  const shown = screen();
  await jest.advanceTimersByTimeAsync(1500);
  Events.newest.dispatchEvent(new Event('changed'));
  await jest.advanceTimersByTimeAsync(900);
  Events.newest.dispatchEvent(new Event('changed'));
  await jest.advanceTimersByTimeAsync(5000);
  expect(shown).toHaveLength(3);
});

test('a report that reads too much for it isn’t refetched at each change', async () => {
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: [...adminKeys.all, 'detail', 'report'],
    queryFn: () => {
      asked += 1;
      return asked;
    },
    meta: { live: false },
  });
  const leave = observer.subscribe(() => {});
  const shown = screen();
  await jest.advanceTimersByTimeAsync(1500);
  Events.newest.dispatchEvent(new Event('changed'));
  await jest.advanceTimersByTimeAsync(5000);
  expect({ asked, shown }).toEqual({ asked: 1, shown: [1, 2] });
  leave();
});
