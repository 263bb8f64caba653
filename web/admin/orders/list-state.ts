import { type OrderStatus, orderStatuses } from '../../../domain/states';

/** How the list is sorted: column and direction. */
export type ListSort = 'createdAt-desc' | 'createdAt-asc' | 'amount-desc' | 'amount-asc';

/** What the list shows; all of it stands in the address, so that a link can be sent to a colleague. */
export interface ListState {
  search: string;
  status?: OrderStatus;
  attention: boolean;
  page: number;
  sort: ListSort;
}

export const defaultListState: ListState = { search: '', attention: false, page: 1, sort: 'createdAt-desc' };

/** Rows of a page. */
export const pageSize = 25;

const sorts: readonly string[] = ['createdAt-desc', 'createdAt-asc', 'amount-desc', 'amount-asc'];

/** The state that an address holds; what makes no sense in it is left out. */
export function readListState(params: URLSearchParams): ListState {
  const status = params.get('status');
  const page = Number(params.get('page'));
  const sort = params.get('sort') ?? '';
  return {
    search: (params.get('search') ?? '').slice(0, 100),
    status: orderStatuses.find((known) => known === status),
    attention: params.get('attention') === 'true',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    sort: sorts.includes(sort) ? (sort as ListSort) : defaultListState.sort,
  };
}

/** The address of a state; defaults are left out to keep it short. */
export function writeListState(state: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.attention) params.set('attention', 'true');
  if (state.status) params.set('status', state.status);
  if (state.search) params.set('search', state.search);
  if (state.sort !== defaultListState.sort) params.set('sort', state.sort);
  if (state.page !== 1) params.set('page', String(state.page));
  return params;
}

/** The state after a change. Whatever changes the rows begins at the first page again. */
export function changeListState(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change };
}

/** Whether something narrows the list. */
export function isFiltered(state: ListState): boolean {
  return state.attention || state.status !== undefined || state.search !== '';
}

/** The state as the call for the list takes it. */
export function listQuery(state: ListState) {
  const [sort, direction] = state.sort.split('-') as ['createdAt' | 'amount', 'asc' | 'desc'];
  return {
    page: state.page,
    pageSize,
    sort,
    direction,
    ...(state.search ? { search: state.search } : {}),
    ...(state.status ? { status: state.status } : {}),
    ...(state.attention ? { attention: 'true' as const } : {}),
  };
}
