import { useSyncExternalStore } from 'react';
import { bannerCookie } from '#domain/site.ts';
import { createListeners } from '../ui/listeners';

const listeners = createListeners();
let closed = false;

/**
 * The banner was closed, or has ended: not shown again in this session. A session cookie informs the server, so that it
 * doesn't render what would vanish at once. `fromNextPage`: this page keeps what it shows.
 */
export function closeBanner({ fromNextPage = false } = {}): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store yet
  document.cookie = `${bannerCookie}=closed; Path=/; SameSite=Lax${secure}`;
  if (fromNextPage) return;
  closed = true;
  listeners.notify();
}

/** Whether it was closed while this document is open; before that the server knew. */
export function useBannerClosed(): boolean {
  return useSyncExternalStore(
    listeners.subscribe,
    () => closed,
    () => false,
  );
}
