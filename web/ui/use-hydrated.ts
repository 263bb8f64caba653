import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and in the first render of a pre-rendered page, then true. For what only this browser knows (its
 * storage, its query string): the first render must match the server's. Pass `needed: false` if there is nothing to
 * add: the component then isn't rendered again.
 */
export function useHydrated(needed = true): boolean {
  return useSyncExternalStore(
    never,
    () => needed,
    () => false,
  );
}
