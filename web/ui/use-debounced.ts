import { useEffect, useState } from 'react';

/** The value after `ms` without a change; until then `initial`, or the first value if `initial` is absent. */
export function useDebounced<Value>(value: Value, ms: number, initial: Value = value): Value {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
