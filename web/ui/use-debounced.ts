import { useEffect, useState } from 'react';

/** The value once it has been left alone for `ms`; before that `initial`, or the first value where none is given. */
export function useDebounced<Value>(value: Value, ms: number, initial: Value = value): Value {
  const [settled, setSettled] = useState(initial);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
