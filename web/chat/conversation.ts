import { useSyncExternalStore } from 'react';
import type { AnswerOf } from '#domain/calls/call.ts';
import type { chat } from '#domain/calls/chat.ts';
import type { Language } from '#domain/money.ts';
import { ApiError, isApiError } from '../api-client/api-error';
import { askAssistant } from '../api-client/chat';
import { parsed, type Store, tabStore } from '../entry/storage';
import { chatKey } from '../entry/storage-keys';
import { createListeners } from '../ui/listeners';

/** The tab's storage key of the typed text. */
const draftKey = 'chatDraft.v1';

/** As many messages as the contact call accepts; older ones are dropped. */
const mostMessages = 60;

/** A message (S1 §2.7). `content` is plain text. */
export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** ISO. */
  timestamp: string;
  links?: { label: string; href: string }[];
  /** The assistant offers to hand the conversation over to a person. */
  handOver?: boolean;
}

/** What the assistant's window shows. */
export interface Conversation {
  /** Without the welcome, which is always there. */
  messages: ChatMessage[];
  draft: string;
  pending: boolean;
  /** The error of the last question. */
  failure?: ApiError;
}

type Ask = (content: string, where: Where) => Promise<AnswerOf<typeof chat>>;

/** The context of a question: its language, and whether in compliance mode. */
export interface Where {
  language: Language;
  neutral: boolean;
}

interface World {
  store: Store;
  ask: Ask;
  now: () => Date;
}

const empty: Conversation = { messages: [], draft: '', pending: false };

/** Keeps a conversation for the life of the tab, across pages and reloads. */
export function createConversation({ store, ask, now }: World) {
  const listeners = createListeners();
  let state: Conversation | undefined;
  let ids = 0;
  /** Drops answers to a conversation that was restarted. */
  let round = 0;

  const nextId = () => `m${++ids}`;

  function get(): Conversation {
    state ??= { ...empty, ...restored() };
    return state;
  }

  function restored(): Partial<Conversation> {
    const messages = readMessages(store.getItem(chatKey)).map((message) => ({ ...message, id: nextId() }));
    // The page was left before the answer: the question can be asked again.
    const failure = messages.at(-1)?.role === 'user' ? new ApiError(0, { code: 'network' }) : undefined;
    return { messages, draft: store.getItem(draftKey) ?? '', failure };
  }

  function change(next: Partial<Conversation>): void {
    state = { ...get(), ...next };
    keep(store, state);
    listeners.notify();
  }

  function added(message: Omit<ChatMessage, 'id' | 'timestamp'>): ChatMessage[] {
    const timestamp = now().toISOString();
    return [...get().messages, { ...message, id: nextId(), timestamp }].slice(-mostMessages);
  }

  /**
   * Asks the visitor's newest question. Resolves to false if the assistant wasn't reached; `sorry` is then its answer.
   */
  async function answer(where: Where, sorry: string): Promise<boolean> {
    const mine = ++round;
    const question = get().messages.findLast(({ role }) => role === 'user')?.content ?? '';
    change({ pending: true, failure: undefined });
    try {
      const { message: content, links, handOver } = await ask(question, where);
      if (mine === round)
        change({ pending: false, messages: added({ role: 'assistant', content, links, handOver }) });
      return true;
    } catch (error) {
      if (mine !== round) return true;
      const failure = isApiError(error) ? error : new ApiError(0, { code: 'network' });
      // The connection works, and the error's own sentence says how long to wait.
      if (failure.code === 'rate_limited') {
        change({ pending: false, failure });
        return true;
      }
      change({ pending: false, failure, messages: added({ role: 'assistant', content: sorry }) });
      return false;
    }
  }

  return {
    get,
    type(draft: string): void {
      change({ draft });
    },
    /** Sends the typed text, unless it is empty or an answer is pending. */
    async send(where: Where, sorry: string): Promise<boolean> {
      const { draft, pending } = get();
      const content = draft.trim();
      if (content === '' || pending) return true;
      change({ draft: '', messages: added({ role: 'user', content }) });
      return answer(where, sorry);
    },
    /** Retries the failed question. */
    async again(where: Where, sorry: string): Promise<boolean> {
      if (get().pending) return true;
      // Removes the apology for the failed answer.
      const { messages } = get();
      if (messages.at(-1)?.role === 'assistant') change({ messages: messages.slice(0, -1) });
      return answer(where, sorry);
    },
    /** Restarts with the welcome (S1 §2.7). */
    restart(): void {
      round += 1;
      change({ ...empty, failure: undefined });
    },
    subscribe: listeners.subscribe,
  };
}

function keep(store: Store, { messages, draft }: Conversation): void {
  if (messages.length === 0) store.removeItem(chatKey);
  else store.setItem(chatKey, JSON.stringify(messages.map((message) => ({ ...message, id: undefined }))));
  if (draft === '') store.removeItem(draftKey);
  else store.setItem(draftKey, draft);
}

type Stored = Omit<ChatMessage, 'id'>;

/** Messages of a stored text; none if it isn't ours. */
export function readMessages(text: string | null): Stored[] {
  const value = parsed(text);
  const messages = Array.isArray(value) ? value.filter(isMessage).slice(-mostMessages) : [];
  return messages.map((message) => ({ ...message, links: shopLinks(message.links) }));
}

function isMessage(value: unknown): value is Stored {
  const { role, content, timestamp } = (value ?? {}) as Record<string, unknown>;
  return (
    (role === 'user' || role === 'assistant') &&
    typeof content === 'string' &&
    typeof timestamp === 'string' &&
    !Number.isNaN(Date.parse(timestamp))
  );
}

/** Only pages of the shop: a `javascript:` URL must never come out of storage. */
function shopLinks(links: unknown): ChatMessage['links'] {
  return Array.isArray(links) ? links.filter((link) => /^\/[^/]/.test(link?.href)) : undefined;
}

/** The conversation of this tab. */
export const conversation = createConversation({
  store: tabStore,
  // Only the newest message of the visitor is sent (S1 §7).
  ask: (content, where) =>
    askAssistant({
      messages: [{ role: 'user', content, timestamp: new Date().toISOString() }],
      ...where,
    }),
  now: () => new Date(),
});

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => key === null && conversation.restart());

/** The current conversation of this tab. Only for components never rendered on the server. */
export function useConversation(): Conversation {
  return useSyncExternalStore(conversation.subscribe, conversation.get);
}
