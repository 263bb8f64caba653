import { fakeSessionStorage } from '../ui/fake-session-storage.fixture';
import { forgetUnsaved, keepsUnsaved } from '../unsaved';
import { readUnsavedText, storeUnsavedText } from './unsaved-text';

const form = { sample: false, lists: { sections: [{ title: 'Escrito', paragraphs: 'Uno' }] } };
const text = { user: 'ana', form, revision: 2, version: 3 };
const stored = fakeSessionStorage();
const store = (text: unknown) => stored.set('admin-content:legal-terms:es', JSON.stringify(text));
const read = (user = 'ana') => readUnsavedText('legal-terms', 'es', user);

beforeEach(() => stored.clear());

test('a typed text keeps the revision and the published version that it started from [S1-2.15.112]', () => {
  storeUnsavedText('legal-terms', 'es', text);
  expect(read()).toEqual(text);
  storeUnsavedText('legal-terms', 'es', undefined);
  expect(read()).toBeUndefined();
});

test('another user does not get a typed text, and what others have typed can be removed', () => {
  storeUnsavedText('legal-terms', 'es', text);
  expect(read('eva')).toBeUndefined();
  forgetUnsaved({ except: 'ana' });
  expect(read()).toEqual(text);
  storeUnsavedText('faq', 'it', { ...text, user: 'eva' });
  store({ form, revision: 2, version: 3 });
  forgetUnsaved({ except: 'eva' });
  expect([...stored.keys()]).toEqual(['admin-content:faq:it']);
});

test('what is not a stored text is ignored', () => {
  for (const other of [null, 'x', {}, { ...text, form: {} }, { ...text, revision: 'x' }]) {
    store(other);
    expect(read()).toBeUndefined();
  }
});

test('a logout leaves no text of any section behind, and nothing else is removed', () => {
  expect(keepsUnsaved()).toBe(false);
  stored.set('rows /admin/orders', '[]');
  storeUnsavedText('legal-terms', 'es', text);
  storeUnsavedText('faq', 'it', { ...text, user: 'eva' });
  expect(keepsUnsaved()).toBe(true);
  forgetUnsaved();
  expect([...stored.keys()]).toEqual(['rows /admin/orders']);
  expect(keepsUnsaved()).toBe(false);
});
