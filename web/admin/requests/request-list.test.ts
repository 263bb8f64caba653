import { readRequestList, writeRequestList } from './request-list';

test('an address is read as it was written', () => {
  const list = { kind: 'deletion' as const, open: true, page: 3 };
  expect(readRequestList(new URLSearchParams(writeRequestList(list)))).toEqual(list);
  expect(writeRequestList({ open: false, page: 1 })).toBe('');
});

test.each(['kind=orders&open=1&page=-2', 'page=1.5', 'page=1e9', ''])('%s shows everything', (address) => {
  expect(readRequestList(new URLSearchParams(address))).toEqual({ kind: undefined, open: false, page: 1 });
});
