/** What a row's link tells the page that it opens: the list that it stands in. */
export interface ListState {
  /** The list's own address behind the `?`, with it; empty without filters. */
  list?: string;
  /** Where the list is, e.g. `/admin/orders`. */
  from?: string;
}

const key = (state: ListState) => `rows ${state.from ?? ''}${state.list ?? ''}`;

/** Remembers the rows of a list, as addresses in their order, for as long as the tab is open. */
export function rememberRows(state: ListState, addresses: string[]): void {
  try {
    sessionStorage.setItem(key(state), JSON.stringify(addresses));
  } catch {
    // A browser that keeps nothing goes without the way to the neighbours.
  }
}

/** The rows of the list that a page was opened from; none where it was opened by its address. */
export function rowsOf(state: ListState | null): string[] {
  if (!state) return [];
  try {
    const rows: unknown = JSON.parse(sessionStorage.getItem(key(state)) ?? '[]');
    return Array.isArray(rows) ? rows.filter((row) => typeof row === 'string') : [];
  } catch {
    return [];
  }
}
