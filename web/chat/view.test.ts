import { chatViewKey } from '../entry/storage-keys';
import { createChatView } from './view';

function aStore(): Storage {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  } as Storage;
}

test('starts closed, and stays open across pages until it is closed [S1-2.7.3]', () => {
  const store = aStore();
  const view = createChatView(store, () => false);
  expect(view.get()).toBe('closed');
  view.set('open');
  expect(createChatView(store, () => false).get()).toBe('open');
  view.set('closed');
  expect(store.getItem(chatViewKey)).toBeNull();
});

test('on a phone a new page is not covered', () => {
  const store = aStore();
  store.setItem(chatViewKey, 'open');
  expect(createChatView(store, () => true).get()).toBe('minimized');
});

test.each(['', 'everywhere', '{}'])('a stored “%s” is closed', (text) => {
  const store = aStore();
  store.setItem(chatViewKey, text);
  expect(createChatView(store, () => false).get()).toBe('closed');
});

test('takes the focus once after an action, and never when a page opens', () => {
  const store = aStore();
  store.setItem(chatViewKey, 'open');
  const view = createChatView(store, () => false);
  expect(view.takeFocus()).toBe(false);
  view.set('minimized');
  expect([view.takeFocus(), view.takeFocus()]).toEqual([true, false]);
  view.set('open', false);
  expect(view.takeFocus()).toBe(false);
});
