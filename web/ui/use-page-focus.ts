import { useEffect, useRef } from 'react';
import { focusContent } from './kept-focus';

/** Focuses the content of a new page: the link that had the focus is gone with its own page. */
export function usePageFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A new page that has focused something itself keeps that.
    if (document.activeElement === document.body) focusContent();
  }, [pathname]);
}
