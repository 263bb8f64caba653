import { useState } from 'react';

/** Which orders are ticked: single ones, or all that match the filter (whatever the page). */
export interface Selection {
  ids: ReadonlySet<string>;
  all: boolean;
}

const none: Selection = { ids: new Set(), all: false };

/**
 * The ticked orders of a list. They stay through pages, sorting and live changes, and are let go where the filter
 * changes: what is acted on is always what was seen.
 */
export function useSelection(filter: string) {
  const [kept, setKept] = useState({ filter, selection: none });
  const selection = kept.filter === filter ? kept.selection : none;
  const set = (next: Selection) => setKept({ filter, selection: next });
  return {
    selection,
    toggle(ids: readonly string[], on: boolean) {
      const next = new Set(selection.ids);
      for (const id of ids) {
        if (on) next.add(id);
        else next.delete(id);
      }
      set({ ids: next, all: false });
    },
    takeAll: () => set({ ids: selection.ids, all: true }),
    clear: () => set(none),
  };
}
