import { keepPendingLogin, readPendingLogin } from './login-storage';

const login = { id: 'a', email: 'a@b.example', askedAt: 1000, until: 5000 };
const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    },
  });
});

test('a pending login survives a reload until its code expires', () => {
  keepPendingLogin(login);
  expect(readPendingLogin(4999)).toEqual(login);
  expect(readPendingLogin(5000)).toBeUndefined();
  keepPendingLogin(undefined);
  expect(readPendingLogin(2000)).toBeUndefined();
});

test.each(['', 'null', '{', '7', '{"id":"a"}', '{"id":1,"email":2,"askedAt":3,"until":4}'])(
  'an invalid stored login is ignored: %s',
  (text) => {
    store.set('customerLogin', text);
    expect(readPendingLogin(0)).toBeUndefined();
  },
);

test('a browser that forbids storage causes no error', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  Object.assign(globalThis, { sessionStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
  expect(() => keepPendingLogin(login)).not.toThrow();
  expect(readPendingLogin(0)).toBeUndefined();
});
