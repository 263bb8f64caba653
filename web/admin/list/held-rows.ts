import { useCallback, useEffect, useRef, useState } from 'react';

/** Forms in which something is typed, by the key of their row. */
type Held = ReadonlyMap<string, number>;

/** A list's rows, and those that have left it but are held: each behind the row that it followed. */
export function withHeld<Row>(
  rows: readonly Row[],
  before: readonly Row[],
  held: Held,
  keyOf: (row: Row) => string,
): readonly Row[] {
  const shown = [...rows];
  const placeOf = (row: Row | undefined) => (row ? shown.findIndex((one) => keyOf(one) === keyOf(row)) : -1);
  for (const [place, row] of before.entries())
    if (held.has(keyOf(row)) && placeOf(row) < 0) shown.splice(placeOf(before[place - 1]) + 1, 0, row);
  return shown;
}

/** The rows to show: one in which something is typed stays, as it was, although the list no longer has it. */
export function useHeldRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [held, setHeld] = useState<Held>(new Map());
  const before = useRef(rows);
  const shown = held.size > 0 ? withHeld(rows, before.current, held, keyOf) : rows;
  useEffect(() => {
    before.current = shown;
  });
  const hold = useCallback(
    (key: string, by: 1 | -1) =>
      setHeld((now) => {
        const forms = (now.get(key) ?? 0) + by;
        const others = [...now].filter(([other]) => other !== key);
        return new Map(forms > 0 ? [...others, [key, forms]] : others);
      }),
    [],
  );
  return { shown, hold };
}
