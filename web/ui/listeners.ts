/** Listeners of a value outside of React, as `useSyncExternalStore` wants them. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Returns the function that removes the listener. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(): void {
      for (const listener of listeners) listener();
    },
  };
}
