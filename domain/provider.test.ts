import { withEarlier, withinOrdered } from './provider';

const row = { remains: 300, startCount: 5000 };

test.each([
  ['it has both', { status: 'partial', remains: 40, startCount: 7 }, {}],
  ['it has neither', { status: 'canceled' }, { startCount: 5000, lastRemains: 300 }],
  ['it is complete', { status: 'completed' }, { startCount: 5000 }],
] as const)('what a report leaves out comes from earlier ones: %s', (_what, report, added) => {
  expect(withEarlier(report, row)).toEqual({ ...report, ...added });
});

test('a delivery that ended early is not complete because nothing was said to remain before', () => {
  const pending = { remains: 0, startCount: null };
  expect(withEarlier({ status: 'canceled' }, pending)).toEqual({ status: 'canceled' });
});

test('a stored start count of 0 is not handed on', () => {
  expect(withEarlier({ status: 'in-progress', remains: 5 }, { remains: 5, startCount: 0 })).toEqual({
    status: 'in-progress',
    remains: 5,
  });
});

test('a first report stays as it is', () => {
  expect(withEarlier({ status: 'partial' }, { remains: null, startCount: null })).toEqual({
    status: 'partial',
  });
});

test('no more remains than was ordered, now or before', () => {
  const report = { status: 'partial', lastRemains: 300 } as const;
  expect(withinOrdered(report, 300)).toBe(report);
  expect(withinOrdered(report, 100)).toEqual({ status: 'partial', lastRemains: 100 });
  expect(withinOrdered({ status: 'partial', remains: 300 }, 100)).toEqual({
    status: 'partial',
    remains: 100,
  });
});
