import { longestPause } from './watchdog';

const at = (time: string) => new Date(`2026-11-23T${time}Z`);
const nightly = [at('08:00:00'), at('08:10:00'), at('08:20:00')];
const action = (time: string) => ({ scheduledAt: at(time), takenAt: at(time) }) as never;
const hour = 3_600_000;

/* A Schedule that rests at night lists ten of its next runs, all of one morning. */
test.each([
  ['between the next runs', { recentActions: [], runningActions: [], nextActionTimes: nightly }, hour / 6],
  [
    'since its last run',
    { recentActions: [action('01:00:00')], runningActions: [], nextActionTimes: nightly },
    7 * hour,
  ],
  [
    'not since a run that hangs',
    { recentActions: [action('01:00:00')], runningActions: [{} as never], nextActionTimes: nightly },
    hour / 6,
  ],
  ['a day if nothing is known', { recentActions: [], runningActions: [], nextActionTimes: [] }, 24 * hour],
])('the longest pause of a Schedule: %s', (_what, info, ms) => {
  expect(longestPause(info)).toBe(ms);
});
