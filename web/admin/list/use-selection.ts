import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';

interface Kept {
  filter: string;
  ticked: RowSelectionState;
  /** All rows that match the filter, on every page. */
  all: boolean;
}

/** The ticked rows of a list. */
export interface Selection {
  keys: readonly string[];
  all: boolean;
  takeAll: () => void;
  clear: () => void;
}

/**
 * The ticked rows of a list. They stay through pages, sorting and live changes, and are cleared when the filter
 * changes: an action only affects rows that were seen.
 */
export function useSelection(filter: string, shown: readonly string[]) {
  const none: Kept = { filter, ticked: {}, all: false };
  const [kept, setKept] = useState(none);
  const now = kept.filter === filter ? kept : none;
  const ticked: RowSelectionState = now.all
    ? Object.fromEntries(shown.map((key) => [key, true]))
    : now.ticked;
  const onTicked: OnChangeFn<RowSelectionState> = (next) =>
    setKept({ filter, ticked: typeof next === 'function' ? next(ticked) : next, all: false });
  const selection: Selection = {
    keys: Object.keys(now.ticked),
    all: now.all,
    takeAll: () => setKept({ ...now, all: true }),
    clear: () => setKept(none),
  };
  return { selection, ticked, onTicked };
}
