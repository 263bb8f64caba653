import { useCallback, useState } from 'react';

const name = 'admin-sidebar';

/** Whether the sidebar is narrow; stored in this browser. */
export function useNarrow(): [boolean, (narrow: boolean) => void] {
  const [narrow, setNarrow] = useState(() => localStorage.getItem(name) === 'narrow');
  const change = useCallback((next: boolean) => {
    localStorage.setItem(name, next ? 'narrow' : 'wide');
    setNarrow(next);
  }, []);
  return [narrow, change];
}
