import { deliveryStatus, noCounts, rankOf, sumOf } from './sweeps';

test('a part of an order is processing until the panel says how it ended', () => {
  expect(
    [null, undefined, 'pending', 'in-progress', 'unknown'].map((word) => deliveryStatus(word as null)),
  ).toEqual(Array.from({ length: 5 }, () => 'processing'));
  expect((['completed', 'partial', 'canceled', 'failed', 'refunded'] as const).map(deliveryStatus)).toEqual([
    'completed',
    'partial',
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
});

test('what failed is listed first, then what changed, then the rest', () => {
  expect((['unchanged', 'updated', 'error', 'holds', 'requested', 'uncounted'] as const).map(rankOf)).toEqual(
    [2, 1, 0, 2, 1, 0],
  );
});

test('the counts of the parts add up', () => {
  expect(sumOf([])).toEqual(noCounts);
  const part = { checked: 3, updated: 2, completed: 1, processing: 1, errors: 1 };
  expect(sumOf([part, { ...part, after: 'x' } as typeof part])).toEqual({
    checked: 6,
    updated: 4,
    completed: 2,
    processing: 2,
    errors: 2,
  });
});
