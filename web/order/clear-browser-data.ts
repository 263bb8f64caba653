import { useEffect, useEffectEvent } from 'react';
import type { CartStorage } from '../cart/cart-storage';
import { browserStore } from '../entry/storage';

/**
 * Removes the visitor's data from this browser's open pages, after the server has cleared its storage. Each page learns of
 * it by the event of a cleared storage, which has no key.
 */
export function clearBrowserData(cart: Pick<CartStorage, 'forget'>): void {
  tellOtherPages();
  cart.forget();
  window.dispatchEvent(new StorageEvent('storage'));
}

/** The key of when the browser's data were last removed, in epoch ms. */
const clearedKey = 'clearedAt';

/** The storage is empty by now, and an empty one that is cleared sends no event. */
function tellOtherPages(): void {
  const now = String(Date.now());
  try {
    window.localStorage.setItem(clearedKey, now);
    window.localStorage.clear();
    // For the pages in the back/forward cache, which get no event.
    window.localStorage.setItem(clearedKey, now);
  } catch {
    // Without storage no page can be told.
  }
}

/** Loads a page that the back/forward cache gives back again, if the browser's data were removed in the meantime. */
export function watchForClearing(): void {
  let known = Date.now();
  window.addEventListener('storage', ({ key }) => {
    if (key === null) known = Date.now();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // The event of a clearing would also drop what was typed since.
    if (persisted && Number(browserStore.getItem(clearedKey)) > known) window.location.reload();
  });
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
