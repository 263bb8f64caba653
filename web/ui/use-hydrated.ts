import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and for the first render on a pre-rendered page, true from then on. For what only this browser
 * knows (its storage, the question of its address): the first render must say what the server's said.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
