import { useLayoutEffect, useRef } from 'react';
import { singleKeysAreOn } from './single-keys';

/** The action of each key; names are those of KeyboardEvent.key, `mod+k` is ⌘K or Ctrl-K. */
export type KeyMap = Record<string, (event: KeyboardEvent) => void>;

/** Runs shortcuts, except while a field has the focus or a dialog is open. Those of one character can be turned off. */
export function useKeys(keys: KeyMap): void {
  const latest = useRef(keys);
  latest.current = keys;
  // Not after the paint, as other effects: a key that is pressed as soon as a screen shows would be lost on a busy machine.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isOccupied(event)) return;
      const name = keyName(event);
      const action = latest.current[name];
      if (!action || (name.length === 1 && !singleKeysAreOn())) return;
      event.preventDefault();
      action(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** The name of a pressed key in a KeyMap. */
export function keyName(event: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey'>): string {
  return event.metaKey || event.ctrlKey ? `mod+${event.key.toLowerCase()}` : event.key;
}

function isOccupied(event: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  // ⌘K is no text, so it also works inside the search field.
  if (event.metaKey || event.ctrlKey) return false;
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  return Boolean(target?.isContentEditable || target?.closest('input, textarea, select'));
}
