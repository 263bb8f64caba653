import { parsed, storageOf, withMemory } from './storage';

const before = Object.getOwnPropertyDescriptor(globalThis, 'window');
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'window', before);
  else Reflect.deleteProperty(globalThis, 'window');
});

/** A page whose browser has this storage, or forbids it. */
function aPage(storage: () => unknown): EventTarget {
  const window = Object.defineProperty(new EventTarget(), 'sessionStorage', { get: storage });
  Object.assign(globalThis, { window });
  return window;
}

function forbidden(): never {
  throw new DOMException('denied', 'SecurityError');
}

test('is the browser’s own', () => {
  const storage = { getItem: () => 'kept' };
  aPage(() => storage);
  expect(storageOf('sessionStorage')).toBe(storage);
});

test.each([
  ['forbids it', forbidden],
  ['has none', () => null],
])('if the browser %s, values last until the page is left', (_name, storage) => {
  aPage(storage);
  const store = storageOf('sessionStorage');
  expect(store.getItem('a')).toBeNull();
  store.setItem('a', '1');
  expect(store.getItem('a')).toBe('1');
  expect(storageOf('sessionStorage').getItem('a')).toBeNull();
  store.removeItem('a');
  expect(store.getItem('a')).toBeNull();
});

test('what is only remembered is forgotten with the browser’s data', () => {
  const page = aPage(forbidden);
  const store = storageOf('sessionStorage');
  store.setItem('a', '1');
  const written = (key: string | null) => Object.assign(new Event('storage'), { key });
  page.dispatchEvent(written('b'));
  expect(store.getItem('a')).toBe('1');
  page.dispatchEvent(written(null));
  expect(store.getItem('a')).toBeNull();
});

test('a full storage remembers a new value until the page is left, or until it has room', () => {
  const kept = new Map([['a', 'old']]);
  let full = true;
  const store = withMemory({
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => kept.delete(key),
  });
  store.setItem('a', 'new');
  expect([store.getItem('a'), kept.get('a')]).toEqual(['new', 'old']);
  full = false;
  store.setItem('a', 'newer');
  expect([store.getItem('a'), kept.get('a')]).toEqual(['newer', 'newer']);
  kept.set('a', 'of another tab');
  expect(store.getItem('a')).toBe('of another tab');
  full = true;
  store.setItem('a', 'last');
  store.removeItem('a');
  expect([store.getItem('a'), kept.size]).toEqual([null, 0]);
});

test('a value that isn’t JSON is undefined', () => {
  expect([null, '', '{', '7', '{"a":1}'].map(parsed)).toEqual([undefined, undefined, undefined, 7, { a: 1 }]);
});
