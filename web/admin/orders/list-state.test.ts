import {
  changeListState,
  defaultListState,
  exportAddress,
  filterQuery,
  isFiltered,
  type ListState,
  listQuery,
  panelCount,
  readListState,
  viewAddress,
  writeListState,
} from './list-state';

const full: ListState = {
  search: 'ana@b.es',
  status: 'partial',
  payment: 'partially_refunded',
  type: 'likes',
  service: 204,
  provider: 2,
  language: 'fr',
  from: '2026-01-31',
  to: '2026-02-28',
  attention: true,
  refunded: true,
  withdrawal: true,
  page: 3,
  sort: 'amount-asc',
  columns: ['created', 'intent'],
};

test('a state survives its way through the address', () => {
  expect(readListState(new URLSearchParams(writeListState(full).toString()))).toEqual(full);
});

test('the default state has an empty address', () => {
  expect(writeListState(defaultListState).toString()).toBe('');
  expect(readListState(new URLSearchParams())).toEqual(defaultListState);
});

test('nonsense in an address is left out', () => {
  const params = new URLSearchParams(
    'status=eaten&page=-2&sort=name&attention=maybe&from=2026-13-45&service=x&language=de&columns=price.name',
  );
  expect(readListState(params)).toEqual(defaultListState);
});

test('a new filter begins at the first page, a new page keeps the filter', () => {
  const state = { ...defaultListState, page: 4 };
  expect(changeListState(state, { status: 'pending' }).page).toBe(1);
  expect(changeListState({ ...state, status: 'pending' }, { page: 2 })).toMatchObject({
    page: 2,
    status: 'pending',
  });
});

test('sorting and columns alone are no filter', () => {
  expect(isFiltered({ ...defaultListState, sort: 'amount-asc', columns: ['created'] })).toBe(false);
  expect(isFiltered({ ...defaultListState, search: 'x' })).toBe(true);
  expect(isFiltered({ ...defaultListState, withdrawal: true })).toBe(true);
  expect(panelCount(full)).toBe(9);
});

test('the call gets column and direction apart, and only what is set', () => {
  expect(listQuery({ ...defaultListState, sort: 'amount-asc', attention: true })).toEqual({
    page: 1,
    pageSize: 25,
    sort: 'amount',
    direction: 'asc',
    attention: 'true',
  });
  expect(filterQuery(defaultListState)).toEqual({});
});

test('a saved view is the same however its filters were set, and keeps no page', () => {
  expect(viewAddress({ ...defaultListState, language: 'fr', status: 'partial', page: 9 })).toBe(
    'language=fr&status=partial',
  );
});

test('the file has the filters and the order of the list, not its page', () => {
  expect(exportAddress({ ...defaultListState, page: 9, language: 'it' })).toBe(
    '/api/admin/order-export?language=it&sort=createdAt&direction=desc',
  );
});
