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

/** The page, as far as it is hidden or shown. */
class Page extends EventTarget {
  hidden = false;
  turn(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
let stop: () => void;
let queryClient: QueryClient;
beforeEach(() => {
  jest.useFakeTimers();
  page = new Page();
  Object.assign(globalThis, { EventSource: Events, document: page });
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

/** The server announces a change in each interval, for some time; both in ms. */
async function change({ every, during }: { every: number; during: number }) {
  for (let time = 0; time < during; time += every) {
    Events.newest.dispatchEvent(new Event('changed'));
    await jest.advanceTimersByTimeAsync(every);
  }
}

test('a screen keeps refreshing if changes come faster than its answers', async () => {
  const shown = screen();
  await jest.advanceTimersByTimeAsync(1500);
  expect(shown).toHaveLength(1);
  await change({ every: 100, during: 14_000 });
  expect(shown.length).toBeGreaterThanOrEqual(4);
});

test('changes without end cause a refetch every few seconds, not one after the other', async () => {
  const shown = screen();
  await jest.advanceTimersByTimeAsync(1500);
  await change({ every: 100, during: 60_000 });
  // The first answer, and one for each four seconds and a half.
  expect(shown.length).toBeLessThanOrEqual(15);
});

test('a hidden page does not refetch; shown again it does, if something has changed', async () => {
  const shown = screen();
  await jest.advanceTimersByTimeAsync(1500);
  page.turn(true);
  await change({ every: 1000, during: 60_000 });
  expect(shown).toEqual([1]);
  page.turn(false);
  await jest.advanceTimersByTimeAsync(1500);
  expect(shown).toEqual([1, 2]);
  await jest.advanceTimersByTimeAsync(5000);
  page.turn(true);
  page.turn(false);
  await jest.advanceTimersByTimeAsync(5000);
  expect(shown).toEqual([1, 2]);
});

test('without the stream a hidden page still learns that the session has ended', async () => {
  const shown = screen();
  await jest.advanceTimersByTimeAsync(1500);
  page.turn(true);
  Events.newest.readyState = 0;
  await jest.advanceTimersByTimeAsync(22_000);
  expect(shown).toEqual([1, 2]);
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
