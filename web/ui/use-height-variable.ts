import { useCallback, useRef } from 'react';

/**
 * Keeps the height of a bar that stays at an edge of the screen in a CSS variable of the document, so that others can
 * make room for it; 0 if the bar is absent or scrolls away. Pass the result to the element as its `ref`.
 */
export function useHeightVariable(name: `--${string}`): (element: HTMLElement | null) => void {
  const stop = useRef<() => void>(undefined);
  return useCallback(
    (element: HTMLElement | null) => {
      stop.current?.();
      stop.current = undefined;
      if (!element) return;
      const { style } = document.documentElement;
      const measure = () => {
        const stays = /fixed|sticky/.test(getComputedStyle(element).position);
        style.setProperty(name, stays ? `${element.offsetHeight}px` : '0px');
      };
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      // Staying or not needn't change its size.
      window.addEventListener('resize', measure);
      measure();
      stop.current = () => {
        observer.disconnect();
        window.removeEventListener('resize', measure);
        style.removeProperty(name);
      };
    },
    [name],
  );
}
