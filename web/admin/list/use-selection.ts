import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';

interface Kept {
  filter: string;
  ticked: RowSelectionState;
}

/** The ticked rows of a list. */
export interface Selection {
  keys: readonly string[];
  /** Ticks these rows, also those of other pages; no effect if the selection or the filter has changed since. */
  take: (keys: readonly string[]) => void;
  clear: () => void;
}

/**
 * The ticked rows of a list. They stay through pages, sorting and live changes, and are cleared when the filter
 * changes: an action only affects rows that matched when they were chosen.
 */
export function useSelection(filter: string) {
  const none: Kept = { filter, ticked: {} };
  const [kept, setKept] = useState(none);
  const { ticked } = kept.filter === filter ? kept : none;
  const onTicked: OnChangeFn<RowSelectionState> = (next) =>
    setKept({ filter, ticked: typeof next === 'function' ? next(ticked) : next });
  const selection: Selection = {
    keys: Object.keys(ticked),
    take: (keys) =>
      setKept((now) =>
        now === kept ? { filter, ticked: Object.fromEntries(keys.map((key) => [key, true])) } : now,
      ),
    clear: () => setKept(none),
  };
  return { selection, ticked, onTicked };
}
