import {
  changeListState,
  defaultListState,
  isFiltered,
  listQuery,
  readListState,
  writeListState,
} from './list-state';

test('a state survives its way through the address', () => {
  const state = {
    search: 'ana@b.es',
    status: 'partial',
    attention: true,
    page: 3,
    sort: 'amount-asc',
  } as const;
  expect(readListState(new URLSearchParams(writeListState(state).toString()))).toEqual(state);
});

test('the default state has an empty address', () => {
  expect(writeListState(defaultListState).toString()).toBe('');
  expect(readListState(new URLSearchParams())).toEqual(defaultListState);
});

test('nonsense in an address is left out', () => {
  const params = new URLSearchParams('status=eaten&page=-2&sort=name&attention=maybe');
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

test('sorting alone is no filter', () => {
  expect(isFiltered({ ...defaultListState, sort: 'amount-asc' })).toBe(false);
  expect(isFiltered({ ...defaultListState, search: 'x' })).toBe(true);
});

test('the call gets column and direction apart', () => {
  expect(listQuery({ ...defaultListState, sort: 'amount-asc', attention: true })).toEqual({
    page: 1,
    pageSize: 25,
    sort: 'amount',
    direction: 'asc',
    attention: 'true',
  });
});
