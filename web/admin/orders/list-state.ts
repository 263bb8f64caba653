import type { OrderFilterInput } from '../../../domain/calls/admin-order-list';
import { languages } from '../../../domain/money';
import { type OrderStatus, orderStatuses, type PaymentStatus, paymentStatuses } from '../../../domain/states';

/** How the list is sorted: column and direction. */
export const listSorts = [
  'createdAt-desc',
  'createdAt-asc',
  'amount-desc',
  'amount-asc',
  'deliveredAt-desc',
  'deliveredAt-asc',
] as const;
export type ListSort = (typeof listSorts)[number];

/** Columns that can be chosen; the number is always there. */
export const listColumns = [
  'created',
  'customer',
  'package',
  'status',
  'payment',
  'provider',
  'language',
  'intent',
  'delivered',
  'amount',
] as const;
export type ListColumn = (typeof listColumns)[number];

/** Shown where nobody chose; narrow screens leave some of them out. */
export const usualColumns: readonly ListColumn[] = [
  'created',
  'customer',
  'package',
  'status',
  'payment',
  'provider',
  'amount',
];

const types = ['followers', 'likes', 'views'] as const;

/** What the list shows; all of it stands in the address, so that a link can be sent to a colleague. */
export interface ListState {
  search: string;
  status?: OrderStatus;
  payment?: PaymentStatus;
  type?: (typeof types)[number];
  service?: number;
  provider?: number;
  language?: (typeof languages)[number];
  /** Days in Madrid, e.g. `2026-11-21`. */
  from?: string;
  to?: string;
  attention: boolean;
  refunded: boolean;
  withdrawal: boolean;
  page: number;
  sort: ListSort;
  /** In the address too: a link or a saved view shows a colleague the same table. Undefined is the usual one. */
  columns?: readonly ListColumn[];
}

export const defaultListState: ListState = {
  search: '',
  attention: false,
  refunded: false,
  withdrawal: false,
  page: 1,
  sort: 'createdAt-desc',
};

/** Rows of a page. */
export const pageSize = 25;

/** Filters that the panel of filters holds; search, status and attention have places of their own. */
export const panelFilters = [
  'payment',
  'type',
  'service',
  'provider',
  'language',
  'from',
  'to',
  'refunded',
  'withdrawal',
] as const;
export type PanelFilter = (typeof panelFilters)[number];

/** The state that an address holds; what makes no sense in it is left out. */
export function readListState(params: URLSearchParams): ListState {
  const one = <Value extends string>(name: string, known: readonly Value[]) =>
    known.find((value) => value === params.get(name));
  const number = (name: string, most: number) => {
    const value = Number(params.get(name));
    return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
  };
  const day = (name: string) => {
    const value = params.get(name) ?? '';
    return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
  };
  const chosen = params.get('columns')?.split('.') ?? [];
  const columns = listColumns.filter((column) => chosen.includes(column));
  return {
    search: (params.get('search') ?? '').slice(0, 100),
    status: one('status', orderStatuses),
    payment: one('payment', paymentStatuses),
    type: one('type', types),
    service: number('service', 2_147_483_647),
    provider: number('provider', 2_147_483_647),
    language: one('language', languages),
    from: day('from'),
    to: day('to'),
    attention: params.get('attention') === 'true',
    refunded: params.get('refunded') === 'true',
    withdrawal: params.get('withdrawal') === 'true',
    page: number('page', 10_000) ?? 1,
    sort: one('sort', listSorts) ?? defaultListState.sort,
    columns: columns.length > 0 ? columns : undefined,
  };
}

/** The address of a state; defaults are left out to keep it short. */
export function writeListState({ columns, ...state }: ListState): URLSearchParams {
  const params = new URLSearchParams();
  const defaults: Record<string, unknown> = { ...defaultListState };
  for (const [name, value] of Object.entries(state))
    if (value !== undefined && value !== '' && value !== defaults[name]) params.set(name, String(value));
  if (columns) params.set('columns', columns.join('.'));
  return params;
}

/** The state after a change. Whatever changes the rows begins at the first page again. */
export function changeListState(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change };
}

/** What a saved view keeps: everything but the page, always in the same order. */
export function viewAddress(state: ListState): string {
  const params = writeListState({ ...state, page: 1 });
  params.sort();
  return params.toString();
}

/** How many filters of the panel are set. */
export function panelCount(state: ListState): number {
  return panelFilters.filter((name) => Boolean(state[name])).length;
}

/** Whether something narrows the list. */
export function isFiltered(state: ListState): boolean {
  return state.attention || state.status !== undefined || state.search !== '' || panelCount(state) > 0;
}

/** The filter alone as calls take it. */
export function filterQuery(state: ListState): OrderFilterInput {
  const { search, status, payment, type, service, provider, language, from, to } = state;
  const flag = (name: 'attention' | 'refunded' | 'withdrawal') =>
    state[name] ? { [name]: 'true' as const } : {};
  const set = { search: search || undefined, status, payment, type, service, provider, language, from, to };
  return {
    ...Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)),
    ...flag('attention'),
    ...flag('refunded'),
    ...flag('withdrawal'),
  };
}

function order({ sort }: ListState) {
  const [column, direction] = sort.split('-') as ['createdAt' | 'amount' | 'deliveredAt', 'asc' | 'desc'];
  return { sort: column, direction };
}

/** The state as the call for the list takes it. */
export function listQuery(state: ListState) {
  return { page: state.page, pageSize, ...order(state), ...filterQuery(state) };
}

/** Where the list comes from as a file. */
export function exportAddress(state: ListState): string {
  const params = Object.entries({ ...filterQuery(state), ...order(state) }).map(([name, value]) => [
    name,
    String(value),
  ]);
  return `/api/admin/order-export?${new URLSearchParams(params)}`;
}
