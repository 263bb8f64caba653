import { type FocusEvent, useEffect, useRef } from 'react';

/** Focuses the page's content, without scrolling. */
export function focusContent(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** A ref for the result of an action: takes over the focus of the control that it replaces. */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

/**
 * A ref for something with controls that goes away once one of them is used: the focus moves to the closest part around
 * it that takes one, e.g. the page's content.
 */
export function passFocusOn(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement))
      element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  };
}

/**
 * Moves the focus to `place` when the control inside that has it goes away, e.g. because its action is done; to the
 * page's content if nothing is the place. The other properties belong to the element around the controls.
 */
export function useKeptFocus<T extends HTMLElement>() {
  const place = useRef<T>(null);
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (place.current) takeFocus(place.current);
    else if (document.activeElement === document.body) focusContent();
  });
  const around = {
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      // React also reports what is focused in a dialog that was opened from here, which gives it back itself.
      if (currentTarget.contains(target)) focused.current = target;
    },
    onBlur: () => {
      focused.current = undefined;
    },
  };
  return { place, around };
}
