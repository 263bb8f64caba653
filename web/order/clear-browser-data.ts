import { useEffect, useEffectEvent } from 'react';
import type { CartStorage } from '../cart/cart-storage';

/**
 * Removes the visitor's data from this browser's open pages, after the server has cleared its storage. Each page learns of
 * it by the event of a cleared storage, which has no key.
 */
export function clearBrowserData(cart: Pick<CartStorage, 'forget'>): void {
  tellOtherPages();
  cart.forget();
  window.dispatchEvent(new StorageEvent('storage'));
}

/** The storage is empty by now, and an empty one that is cleared sends no event. */
function tellOtherPages(): void {
  try {
    window.localStorage.setItem('cleared', '');
    window.localStorage.clear();
  } catch {
    // Without storage no page can be told.
  }
}

/** Calls `forget` once the browser's data were removed, on this page or on another one. */
export function useDataCleared(forget: () => void): void {
  const onStorage = useEffectEvent(({ key }: StorageEvent) => {
    if (key === null) forget();
  });
  useEffect(() => {
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
}
