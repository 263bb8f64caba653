import type { CartStorage } from '../cart/cart-storage';

/** Empties what pages hold of the visitor, once the server has told the browser to clear its storage. */
export function emptyThisBrowser(cart: Pick<CartStorage, 'forget'>): void {
  cart.forget();
  // A null key: all was emptied. The conversation of this page hears of it too.
  window.dispatchEvent(new StorageEvent('storage'));
}
