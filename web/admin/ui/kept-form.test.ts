import { forgetUnsaved, keepsUnsaved } from '../unsaved';
import { fakeSessionStorage } from './fake-session-storage.fixture';
import { readKept, storeKept } from './kept-form';

const empty = { text: '', close: true };
const written = { text: 'Llegará el', close: false };
const stored = fakeSessionStorage();
const read = (user = 'ana') => readKept('answer:m1', user, empty);

beforeEach(() => stored.clear());

test('a half-written answer is there again, with the id under which it was sent', () => {
  storeKept('answer:m1', 'ana', { values: written });
  expect(read()).toEqual({ values: written, attempt: undefined });
  storeKept('answer:m1', 'ana', { values: written, attempt: 'a1' });
  expect(read()).toEqual({ values: written, attempt: 'a1' });
  expect(readKept('answer:m2', 'ana', empty)).toBeUndefined();
  expect(readKept('note:m1', 'ana', empty)).toBeUndefined();
});

test.each([undefined, { values: { text: ' \n', close: false } }])('with %j nothing is kept', (kept) => {
  storeKept('answer:m1', 'ana', { values: written });
  storeKept('answer:m1', 'ana', kept);
  expect([...stored.keys()]).toEqual([]);
});

test('nobody else gets it, a logout asks before it removes it', () => {
  storeKept('answer:m1', 'ana', { values: written });
  expect(read('eva')).toBeUndefined();
  expect(keepsUnsaved()).toBe(true);
  forgetUnsaved({ except: 'ana' });
  expect(read()).toBeDefined();
  forgetUnsaved({ except: 'eva' });
  expect(keepsUnsaved()).toBe(false);
});

test.each([
  ['x', undefined],
  ['{"user":"ana"}', undefined],
  ['{"user":"ana","values":{"text":7}}', undefined],
  [
    '{"user":"ana","values":{"text":"Hola","close":"no","more":1},"attempt":3}',
    { text: 'Hola', close: true },
  ],
])('of %s the form takes only its own values', (text, values) => {
  stored.set('admin-form:answer:m1', text);
  expect(read()?.values).toEqual(values);
  expect(read()?.attempt).toBeUndefined();
});
