import { tickWithoutApp } from './countdown';

const now = Date.UTC(2026, 10, 29, 22);

/** A rendered page whose banner has this clock, and what the clock shows. */
function pageWith(dataset: Record<string, string>): { root: ParentNode; shown: () => string } {
  const places = ['hours', 'minutes', 'seconds'].map((unit) => ({ unit, textContent: '--' }));
  const clock = {
    dataset,
    querySelector: (selector: string) => places.find(({ unit }) => selector === `[data-unit=${unit}]`),
  };
  return {
    root: { querySelector: () => clock } as unknown as ParentNode,
    shown: () => places.map(({ textContent }) => textContent).join(':'),
  };
}

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

test('before the app has started the clock ends with its code, and stays at zero', () => {
  const codeEnds = String(now + 90_000);
  const { root, shown } = pageWith({ countdown: '86400', restarts: 'true', codeEnds });
  const stop = tickWithoutApp(root);
  expect(shown()).toBe('00:01:30');
  jest.advanceTimersByTime(89_000);
  expect(shown()).toBe('00:00:01');
  jest.advanceTimersByTime(3_600_000);
  expect(shown()).toBe('00:00:00');
  stop();
});
