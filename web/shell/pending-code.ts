import { useSyncExternalStore } from 'react';
import type { Discount } from '#domain/pricing.ts';

/** A code that the visitor clicked and that the checkout tries first; kept as long as the tab. */
const key = 'carriedCode';

const listeners = new Set<() => void>();
let known: Discount | undefined | null = null;

/** The clicked code; undefined if there is none. */
export function pendingCode(): Discount | undefined {
  if (known === null) known = read();
  return known;
}

/** Keeps a code for the checkout. */
export function setPendingCode(discount: Discount): void {
  set(discount);
}

/** The buyer removed the code or applied another, or the server refused it: it isn't tried again. */
export function forgetCode(): void {
  set(undefined);
}

/** The same for components; undefined in the first render of a server-rendered page. */
export function useCarriedCode(): Discount | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pendingCode,
    () => undefined,
  );
}

function set(discount: Discount | undefined): void {
  known = discount;
  try {
    if (discount) sessionStorage.setItem(key, JSON.stringify(discount));
    else sessionStorage.removeItem(key);
  } catch {
    // Then it lasts as long as this page.
  }
  for (const listener of listeners) listener();
}

function read(): Discount | undefined {
  try {
    const { code, percent } = JSON.parse(sessionStorage.getItem(key) ?? '') as Partial<Discount>;
    return typeof code === 'string' && typeof percent === 'number' ? { code, percent } : undefined;
  } catch {
    return undefined;
  }
}
