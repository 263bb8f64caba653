import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and for the first render on a pre-rendered page, true from then on. For what only this browser
 * knows (its storage, the question of its address): the first render must say what the server's said. Give `needed`
 * where there may be nothing to add: then the component isn't rendered again.
 */
export function useHydrated(needed = true): boolean {
  return useSyncExternalStore(
    never,
    () => needed,
    () => false,
  );
}
