import { accountFilters, statusesOf } from './account';
import { orderStatuses } from './states';

test('every status belongs to one filter in addition to "all" [S1-2.5.8]', () => {
  const under = Object.values(statusesOf).flat();
  expect([...under].sort()).toEqual([...orderStatuses].sort());
  expect(['all', ...Object.keys(statusesOf)]).toEqual([...accountFilters]);
});
