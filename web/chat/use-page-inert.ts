import { useEffect } from 'react';

/**
 * Keeps focus and screen readers out of the page behind, and the page from scrolling, while something covers it.
 * Toasts, which are in front of everything, stay reachable.
 */
export function usePageInert(covered: boolean): void {
  useEffect(() => {
    if (!covered) return;
    const behind = [...(document.getElementById('root')?.children ?? [])].filter(
      (part) => part.getAttribute('role') !== 'region' && !part.hasAttribute('inert'),
    );
    const { overflow } = document.documentElement.style;
    for (const part of behind) part.setAttribute('inert', '');
    document.documentElement.style.overflow = 'hidden';
    return () => {
      for (const part of behind) part.removeAttribute('inert');
      document.documentElement.style.overflow = overflow;
    };
  }, [covered]);
}
