import { useLocation } from 'react-router-dom';

/** Passed by a row's link to the page that it opens: the list that it is in. */
export interface ListState {
  /** The query of the list's address, including the `?`; empty without filters. */
  list?: string;
  /** The list's path, e.g. `/admin/orders`. */
  from?: string;
}

/** The list on the screen, for the links that lead from it. */
export function useListState(): ListState {
  const { pathname, search } = useLocation();
  return { list: search, from: pathname };
}

const key = (state: ListState) => `rows ${state.from ?? ''}${state.list ?? ''}`;

/** Stores the rows of a list, as addresses in order, while the tab is open. */
export function rememberRows(state: ListState, addresses: string[]): void {
  try {
    sessionStorage.setItem(key(state), JSON.stringify(addresses));
  } catch {
    // A browser without storage has no links to the neighbours.
  }
}

/** The rows of the list that a page was opened from; none if it was opened by its address. */
export function rowsOf(state: ListState | null): string[] {
  if (!state) return [];
  try {
    const rows: unknown = JSON.parse(sessionStorage.getItem(key(state)) ?? '[]');
    return Array.isArray(rows) ? rows.filter((row) => typeof row === 'string') : [];
  } catch {
    return [];
  }
}
