import { useSyncExternalStore } from 'react';
import { browserStore } from '#web/entry/storage.ts';
import { createListeners } from '#web/ui/listeners.ts';

const name = 'admin-single-keys';
const listeners = createListeners();

/** Whether shortcuts of one character are on. Dictated words would run them, so they can be turned off (WCAG 2.1.4). */
export function singleKeysAreOn(): boolean {
  return browserStore.getItem(name) !== 'off';
}

function turnSingleKeys(on: boolean): void {
  if (on) browserStore.removeItem(name);
  else browserStore.setItem(name, 'off');
  listeners.notify();
}

/** The same, and how to change it; stored in this browser. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(listeners.subscribe, singleKeysAreOn), turnSingleKeys];
}
