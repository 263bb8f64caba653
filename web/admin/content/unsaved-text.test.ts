import { forgetUnsaved, keepsUnsaved } from '../unsaved';
import { readUnsaved, storeUnsaved } from './unsaved-text';

const form = { sample: false, lists: { sections: [{ title: 'Escrito', paragraphs: 'Uno' }] } };
const stored = new Map<string, string>();
const store = (text: unknown) => stored.set('admin-content:legal-terms:es', JSON.stringify(text));
const read = () => readUnsaved('legal-terms', 'es');

beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
      key: (index: number) => [...stored.keys()][index] ?? null,
      get length() {
        return stored.size;
      },
    },
  });
});

test('a typed text keeps the revision and the published version that it started from [S1-2.15.112]', () => {
  storeUnsaved('legal-terms', 'es', { form, revision: 2, version: 3 });
  expect(read()).toEqual({ form, revision: 2, version: 3 });
  storeUnsaved('legal-terms', 'es', undefined);
  expect(read()).toBeUndefined();
});

test('a text that an earlier program stored without a version is not lost', () => {
  store({ form, revision: 2 });
  expect(read()).toEqual({ form, revision: 2 });
});

test('what is not a stored text is ignored', () => {
  for (const other of [null, 'x', {}, { form: {}, revision: 2 }, { form, revision: 'x' }]) {
    store(other);
    expect(read()).toBeUndefined();
  }
});

test('a logout leaves no text of any section behind, and nothing else is removed', () => {
  expect(keepsUnsaved()).toBe(false);
  stored.set('rows /admin/orders', '[]');
  storeUnsaved('legal-terms', 'es', { form, revision: 2, version: 3 });
  storeUnsaved('faq', 'it', { form, revision: 0, version: 0 });
  expect(keepsUnsaved()).toBe(true);
  forgetUnsaved();
  expect([...stored.keys()]).toEqual(['rows /admin/orders']);
  expect(keepsUnsaved()).toBe(false);
});
