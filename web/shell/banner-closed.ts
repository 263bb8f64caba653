import { useSyncExternalStore } from 'react';
import { bannerCookie } from '#domain/site.ts';

const listeners = new Set<() => void>();
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
  for (const listener of listeners) listener();
}

/** Whether it was closed while this document is open; before that the server knew. */
export function useBannerClosed(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => closed,
    () => false,
  );
}
