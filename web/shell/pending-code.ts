import { useSyncExternalStore } from 'react';
import type { Discount } from '#domain/pricing.ts';
import { parsed, tabStore } from '../entry/storage';
import { createListeners } from '../ui/listeners';

/** Where the clicked code is kept, as long as the tab. */
const key = 'carriedCode';

/** A code that the visitor clicked. The checkout tries it if the cart has none, or one that is older than the click. */
export interface PendingCode extends Discount {
  /** The cart's codes at the click that it has not replaced yet. Another tab applied any other code later. */
  replaces: string[];
}

const listeners = createListeners();
let known: PendingCode | undefined | null = null;

/** The clicked code; undefined if there is none. */
export function pendingCode(): PendingCode | undefined {
  if (known === null) known = read();
  return known;
}

/** Keeps a code for the checkout. */
export function setPendingCode(code: PendingCode): void {
  set(code);
}

/** The buyer removed the code or applied another, or the server refused it: it isn't tried again. */
export function forgetCode(): void {
  set(undefined);
}

/** The same for components; undefined in the first render of a server-rendered page. */
export function useCarriedCode(): PendingCode | undefined {
  return useSyncExternalStore(listeners.subscribe, pendingCode, () => undefined);
}

function set(code: PendingCode | undefined): void {
  known = code;
  if (code) tabStore.setItem(key, JSON.stringify(code));
  else tabStore.removeItem(key);
  listeners.notify();
}

function read(): PendingCode | undefined {
  const { code, percent, replaces = [] } = (parsed(tabStore.getItem(key)) ?? {}) as Partial<PendingCode>;
  return typeof code === 'string' && typeof percent === 'number' ? { code, percent, replaces } : undefined;
}
