import {
  type LineRefill,
  refillPause,
  refillRounds,
  tellsMissing,
  unitsMissing,
  unitsToResend,
} from './refills';

const of = (submissionId: string, at: number, state: LineRefill['state'], endedAt: number | null = null) => ({
  submissionId,
  requestedAt: at,
  state,
  endedAt,
});

test('each request is one refill, however many lines it covers [S1-2.6.5]', () => {
  const rounds = refillRounds([
    of('a', 1, 'completed', 10),
    of('b', 2, 'completed', 12),
    of('a', 100, 'requested'),
    of('b', 101, 'completed', 110),
  ]);
  expect(rounds).toEqual([
    { requestedAt: 1, state: 'completed', endedAt: 12 },
    { requestedAt: 100, state: 'requested', endedAt: undefined },
  ]);
});

test('a part that its panel refused at first begins its own refill later', () => {
  const hour = 3_600_000;
  const rounds = refillRounds([of('b', hour, 'completed', 2 * hour), of('a', 25 * hour, 'requested')]);
  expect(rounds).toEqual([
    { requestedAt: hour, state: 'completed', endedAt: 2 * hour },
    { requestedAt: 25 * hour, state: 'requested', endedAt: undefined },
  ]);
});

test.each([
  [['sending', 'completed'], 'requested'],
  [['rejected', 'completed'], 'completed'],
  [['rejected', 'unknown'], 'unknown'],
  [['rejected', 'rejected'], 'rejected'],
] as const)('lines that are %j make a refill that is %s', (states, together) => {
  const rounds = refillRounds(states.map((state, line) => of(String(line), 1, state)));
  expect(rounds.map(({ state }) => state)).toEqual([together]);
});

test('no refills make no round', () => {
  expect(refillRounds([])).toEqual([]);
});

test('an open refill is polled ever more rarely, at last once an hour', () => {
  const hour = 3_600_000;
  expect([0, hour / 3, hour, 12 * hour, 48 * hour].map((age) => refillPause(60, age))).toEqual([
    60, 60, 180, 2160, 3600,
  ]);
  expect(refillPause(1, 10_000)).toBe(1);
});

test.each([
  ['completed', undefined, undefined, 0, true],
  ['partial', 40, undefined, 40, true],
  ['partial', undefined, undefined, 0, false],
  ['partial', undefined, 30, 0, false],
  ['canceled', 40, undefined, 40, true],
  ['canceled', undefined, undefined, 100, true],
  ['canceled', undefined, 30, 30, true],
] as const)(
  'a line that ended %s with %s remaining, and %s before, lacks %s; that is known: %s',
  (status, remains, lastRemains, missing, known) => {
    const line = { quantity: 100, report: { status, remains, lastRemains } };
    expect([unitsMissing(line), tellsMissing(line)]).toEqual([missing, known]);
  },
);

test.each([
  ['rejected', undefined, 100],
  ['accepted', undefined, 100],
  ['accepted', { status: 'partial', remains: 40 }, 40],
  ['accepted', { status: 'partial' }, 100],
  ['accepted', { status: 'partial', lastRemains: 30 }, 30],
  ['accepted', { status: 'completed', remains: 0 }, 100],
] as const)(
  'a resend of a line that is %s, and of which a panel said %j, orders %s',
  (state, report, units) => {
    expect(unitsToResend({ state, quantity: 100, report })).toBe(units);
  },
);
