import type { CartStorage } from '../cart/cart-storage';

/** Removes the visitor's data from open pages, after the server has cleared the browser's storage. */
export function clearBrowserData(cart: Pick<CartStorage, 'forget'>): void {
  cart.forget();
  // A null key means that everything was cleared. This page's conversation listens too.
  window.dispatchEvent(new StorageEvent('storage'));
}
