import type { TrackedLine } from '#db/tracking.ts';
import { deliveriesOf } from './deliveries';

const line: TrackedLine = {
  line: 1,
  generation: 1,
  state: 'accepted',
  status: 'in-progress',
  quantity: 1100,
  remains: 800,
  startCount: 5230,
  shortcode: null,
  reason: null,
  earlier: 0,
  earlierHere: 0,
  startedAt: Date.UTC(2026, 10, 21, 10),
  providerId: 1,
  providerServiceId: '1001',
};

test('a delivery to a profile has the count before it, the delivered units and the total', () => {
  expect(deliveriesOf([line])).toEqual([
    { quantity: 1100, delivered: 300, startCount: 5230, state: 'under-way' },
  ]);
  expect(deliveriesOf([{ ...line, status: 'completed', remains: 0 }])).toMatchObject([
    { delivered: 1100, state: 'completed' },
  ]);
});

test.each(['partial', 'canceled', 'refunded', 'failed'] as const)(
  'one that ended as %s is short',
  (status) => {
    expect(deliveriesOf([{ ...line, status, remains: 100 }])).toMatchObject([
      { delivered: 1000, state: 'short' },
    ]);
  },
);

test('each post has its own delivery', () => {
  const posts = ['Abc12', 'Def34'].map((shortcode) => ({ ...line, shortcode, quantity: 50, remains: null }));
  expect(deliveriesOf(posts)).toEqual(
    ['Abc12', 'Def34'].map((shortcode) => ({
      shortcode,
      quantity: 50,
      delivered: undefined,
      startCount: 5230,
      state: 'under-way',
    })),
  );
});

describe('after a resend of the rest', () => {
  const rest = { ...line, generation: 2, quantity: 400, earlier: 700, earlierHere: 700 };

  test('what was delivered before counts', () => {
    expect(deliveriesOf([{ ...rest, remains: 400 }])).toEqual([
      { quantity: 1100, delivered: 700, startCount: 5230, state: 'under-way' },
    ]);
    expect(deliveriesOf([{ ...rest, status: 'partial', remains: 100 }])).toMatchObject([
      { quantity: 1100, delivered: 1000, state: 'short' },
    ]);
  });

  test.each([
    ['ready', 'under-way'],
    ['dismissed', 'short'],
    ['rejected', 'short'],
  ] as const)('it counts while the rest is %s', (state, shown) => {
    expect(deliveriesOf([{ ...rest, state, status: null, remains: null }])).toMatchObject([
      { quantity: 1100, delivered: 700, state: shown },
    ]);
  });

  test('nothing is under way once the order is over', () => {
    expect(deliveriesOf([{ ...rest, state: 'ready', status: null, remains: null }], true)).toMatchObject([
      { quantity: 1100, delivered: 700, state: 'short' },
    ]);
  });

  test('what went to another target does not count for this one', () => {
    expect(deliveriesOf([{ ...rest, remains: 300, earlierHere: 0 }])).toMatchObject([
      { quantity: 400, delivered: 100 },
    ]);
  });
});

test('a line that the panel does not have is no delivery', () => {
  expect(deliveriesOf([{ ...line, state: 'ready', status: null, remains: null, startCount: null }])).toEqual(
    [],
  );
});
