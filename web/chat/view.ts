import { useSyncExternalStore } from 'react';
import { type Store, tabStore } from '../entry/storage';
import { chatViewKey } from '../entry/storage-keys';
import { createListeners } from '../ui/listeners';

/** The states of the assistant (S1 §2.7). */
export type ChatView = 'closed' | 'open' | 'minimized';

/** Screens on which the assistant fills the whole screen (S1 §2.7). */
export const narrow = '(width < 48rem)';

/**
 * Keeps the assistant's state for the life of the tab, across pages. On a narrow screen a newly opened page starts with
 * it minimized: the visitor wants to see the page.
 */
export function createChatView(store: Store, isNarrow: () => boolean) {
  const listeners = createListeners();
  let view: ChatView | undefined;
  let focusWaits = false;

  function stored(): ChatView {
    const text = store.getItem(chatViewKey);
    if (text !== 'open' && text !== 'minimized') return 'closed';
    return isNarrow() ? 'minimized' : text;
  }

  function get(): ChatView {
    view ??= stored();
    return view;
  }

  return {
    get,
    /** `focus`: the focus moves to the new view instead of staying on the page. */
    set(next: ChatView, focus = true): void {
      view = next;
      focusWaits = focus;
      if (next === 'closed') store.removeItem(chatViewKey);
      else store.setItem(chatViewKey, next);
      listeners.notify();
    },
    /** Whether the current view should take the focus: once after each action, never when a page opens. */
    takeFocus(): boolean {
      const takes = focusWaits;
      focusWaits = false;
      return takes;
    },
    subscribe: listeners.subscribe,
  };
}

export const chatView = createChatView(tabStore, () => matchMedia(narrow).matches);

/** The state of the assistant; closed while rendered on the server. */
export function useChatView(): ChatView {
  return useSyncExternalStore(chatView.subscribe, chatView.get, () => 'closed');
}
