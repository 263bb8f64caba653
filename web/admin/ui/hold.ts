import { createContext, useContext, useEffect } from 'react';

/** Holds the row around a form (1), or releases it (-1); the list provides it. */
export const HoldContext = createContext<((by: 1 | -1) => void) | undefined>(undefined);

/** Keeps the row around a form in its list while something is typed: a colleague or a newer row may take it away. */
export function useHold(when: boolean): void {
  const hold = useContext(HoldContext);
  useEffect(() => {
    if (!when || !hold) return;
    hold(1);
    return () => hold(-1);
  }, [when, hold]);
}
