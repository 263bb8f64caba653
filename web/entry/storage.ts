/** The part of a browser's storage that the shop uses. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage of the browser; if it is forbidden, and on the server, a memory that lasts until the page is left. */
export function storageOf(name: 'sessionStorage' | 'localStorage'): Store {
  try {
    const storage = window[name];
    // Some browsers throw above, others have null.
    storage.getItem('');
    return storage;
  } catch {
    return createMemory();
  }
}

/** The same storage, which keeps a value that it has no room for until the page is left. */
export function withMemory(store: Store): Store {
  const memory = createMemory();
  return {
    getItem: (key) => memory.getItem(key) ?? store.getItem(key),
    setItem(key, value) {
      memory.removeItem(key);
      try {
        store.setItem(key, value);
      } catch {
        memory.setItem(key, value);
      }
    },
    removeItem(key) {
      memory.removeItem(key);
      store.removeItem(key);
    },
  };
}

function createMemory(): Store {
  const kept = new Map<string, string>();
  // Without a key: the browser's data were removed (order/clear-browser-data.ts).
  if (typeof window !== 'undefined')
    window.addEventListener('storage', ({ key }) => key === null && kept.clear());
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** What lasts as long as the tab. */
export const tabStore = withMemory(storageOf('sessionStorage'));

/** What all tabs share. */
export const browserStore = withMemory(storageOf('localStorage'));

/** A stored value; undefined if it isn't JSON: another release or a person may have written it. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
