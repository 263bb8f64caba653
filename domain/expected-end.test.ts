import { expectedEnd, expectedOrderEnd } from './expected-end';

const minute = 60_000;
const start = Date.UTC(2026, 10, 21, 10);
/** Deliveries of 1000 units with these durations in minutes. */
const took = (...minutes: number[]) => minutes.map((one) => ({ quantity: 1000, seconds: one * 60 }));

test('three of four recent deliveries were at least as quick as promised [S1-2.3.8]', () => {
  const recent = took(70, 10, 60, 30, 80, 20, 50, 40);
  expect(expectedEnd({ startedAt: start, quantity: 1000 }, recent, start)).toBe(start + 60 * minute);
  // Twice as much takes twice as long.
  expect(expectedEnd({ startedAt: start, quantity: 2000 }, recent, start)).toBe(start + 120 * minute);
});

test('deliveries of similar size take precedence', () => {
  const small = Array.from({ length: 20 }, () => ({ quantity: 50, seconds: 3600 }));
  const recent = [...small, ...took(10, 10, 10, 10, 10)];
  expect(expectedEnd({ startedAt: start, quantity: 1000 }, recent, start)).toBe(start + 10 * minute);
  // With fewer than five of its size, all deliveries count.
  expect(expectedEnd({ startedAt: start, quantity: 1000 }, recent.slice(0, 24), start)).toBe(
    start + 1200 * minute,
  );
});

test('too few deliveries promise nothing', () => {
  expect(expectedEnd({ startedAt: start, quantity: 1000 }, took(10, 10, 10, 10), start)).toBeUndefined();
  const unreadable = [...took(10, 10, 10, 10), { quantity: 1000, seconds: -5 }];
  expect(expectedEnd({ startedAt: start, quantity: 1000 }, unreadable, start)).toBeUndefined();
});

test('the expected end is rounded to the minute, and absent once it has passed', () => {
  const recent = Array.from({ length: 5 }, () => ({ quantity: 1000, seconds: 61 }));
  expect(expectedEnd({ startedAt: start, quantity: 1000 }, recent, start)).toBe(start + 2 * minute);
  expect(expectedEnd({ startedAt: start, quantity: 1000 }, recent, start + 61_000)).toBeUndefined();
});

describe('an order of several lines', () => {
  const panel = { providerId: 72, providerServiceId: 's' };
  const recentDeliveries = took(10, 10, 10, 10, 10).map((one) => ({ ...one, ...panel }));
  const line = { ...panel, state: 'accepted', status: null, quantity: 1000, startedAt: start };
  const later = { ...line, startedAt: start + 5 * minute };
  const ended = { status: 'completed' } as const;
  const end = (
    lines: Parameters<typeof expectedOrderEnd>[0]['lines'],
    over: Partial<Parameters<typeof expectedOrderEnd>[0]> = {},
  ) => expectedOrderEnd({ status: 'processing', lines, recentDeliveries, ...over }, start);

  test('ends with the last of them', () => {
    expect(end([line, later])).toBe(start + 15 * minute);
    expect(end([line, { ...later, ...ended }])).toBe(start + 10 * minute);
    // A post whose share was refunded before a panel had it.
    expect(end([line, { ...later, state: 'dismissed', startedAt: null }])).toBe(start + 10 * minute);
  });

  test('has no expected end while one is not with the panel, or all have ended', () => {
    const waiting = { ...line, state: 'ready', startedAt: null };
    expect(end([line, waiting])).toBeUndefined();
    expect(end([{ ...line, ...ended }])).toBeUndefined();
    expect(end([])).toBeUndefined();
    expect(end([line], { status: 'refunded' })).toBeUndefined();
  });

  test('ends by the pace of the panel that has each of them', () => {
    const quick = took(1, 1, 1, 1, 1).map((one) => ({ ...one, providerId: 71, providerServiceId: 's' }));
    const all = { recentDeliveries: [...quick, ...recentDeliveries] };
    expect(end([line], all)).toBe(start + 10 * minute);
    expect(end([{ ...line, providerId: 71 }], all)).toBe(start + minute);
    expect(end([{ ...line, providerId: 71 }, line], all)).toBe(start + 10 * minute);
    expect(end([line, { ...line, providerServiceId: 'new' }], all)).toBeUndefined();
  });
});
