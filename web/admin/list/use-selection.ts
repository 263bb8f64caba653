import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';

interface Kept {
  filter: string;
  ticked: RowSelectionState;
  /** Server time of the oldest answer in which a ticked row was seen. */
  seenAt?: string;
}

/** The ticked rows of a list. */
export interface Selection {
  keys: readonly string[];
  /** When they were seen, by the server's clock: the oldest time of all. Absent if the list doesn't say it. */
  seenAt?: string;
  /**
   * Ticks these rows, also those of other pages; no effect if the selection or the filter has changed since. `seenAt`:
   * when they matched.
   */
  take: (keys: readonly string[], seenAt: string | undefined) => void;
  clear: () => void;
}

/**
 * The ticked rows of a list. They stay through pages, sorting and live changes, and are cleared when the filter
 * changes: an action only affects rows that matched when they were chosen. `seenAt`: server time of the shown rows.
 */
export function useSelection(filter: string, seenAt: string | undefined) {
  const none: Kept = { filter, ticked: {} };
  const [kept, setKept] = useState(none);
  const now = kept.filter === filter ? kept : none;
  const { ticked } = now;
  const onTicked: OnChangeFn<RowSelectionState> = (next) => {
    const then = typeof next === 'function' ? next(ticked) : next;
    setKept({ filter, ticked: then, seenAt: oldestSeen(now, then, seenAt) });
  };
  const selection: Selection = {
    keys: Object.keys(ticked),
    seenAt: now.seenAt,
    take: (keys, takenAt) =>
      setKept((current) =>
        current === kept
          ? { filter, ticked: Object.fromEntries(keys.map((key) => [key, true])), seenAt: takenAt }
          : current,
      ),
    clear: () => setKept(none),
  };
  return { selection, ticked, onTicked };
}

/**
 * The oldest time of the ticked rows, once `then` are. A row that was seen again counts from its first tick: what
 * changed in between may not have been noticed.
 */
export function oldestSeen(
  before: Pick<Kept, 'ticked' | 'seenAt'>,
  then: RowSelectionState,
  seenAt: string | undefined,
): string | undefined {
  const stays = Object.keys(before.ticked).some((key) => then[key]);
  const added = Object.keys(then).some((key) => !before.ticked[key]);
  // Times in ISO 8601 sort as text. An answer from the cache may be the older one.
  return [stays ? before.seenAt : undefined, added ? seenAt : undefined].sort()[0];
}
