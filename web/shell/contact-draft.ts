import type { BodyOf } from '#domain/calls/call.ts';
import type { sendContact } from '#domain/calls/support.ts';
import { normaliseReference } from '#domain/order-number.ts';
import { contactSubjects } from '#domain/threads.ts';

/** The form's values; every field is a text, as typed. Empty. */
export const emptyMessage = {
  name: '',
  email: '',
  company: '',
  phone: '',
  service: 'other' as (typeof contactSubjects)[number],
  orderNumber: '',
  message: '',
};
export type ContactValues = typeof emptyMessage;

export type Conversation = NonNullable<BodyOf<typeof sendContact>['conversation']>;

/** An attempt to send: the same text sent again keeps its id, so that a lost answer creates no second message. */
export interface Attempt {
  id: string;
  of: string;
}

/** Where an unsent message is stored, so that a reload loses nothing (docs/browser-state.md). */
export const draftKey = 'contactDraft.v1';
/** Where the chat assistant stores its conversation. */
export const chatKey = 'chat.v1';

interface Draft {
  values: Partial<ContactValues>;
  attempt?: Attempt;
}

/** The text typed before the reload; empty if the browser stores nothing, or the stored value is foreign. */
export function readDraft(storage: Pick<Storage, 'getItem'> | undefined): Draft {
  const stored = parsed(storage, draftKey);
  if (!isRecord(stored) || !isRecord(stored.values)) return { values: {} };
  const { values, attempt } = stored;
  const texts = Object.entries(values).filter(
    ([name, value]) =>
      name in emptyMessage &&
      typeof value === 'string' &&
      value !== '' &&
      (name !== 'service' || contactSubjects.some((subject) => subject === value)),
  );
  const known =
    isRecord(attempt) && typeof attempt.id === 'string' && typeof attempt.of === 'string'
      ? { id: attempt.id, of: attempt.of }
      : undefined;
  return { values: Object.fromEntries(texts), attempt: known };
}

/** What the form shows first: the draft, with the order that the URL names (`orderNumber`) if it is another one. */
export function initialValues(draft: Partial<ContactValues>, orderNumber: string): ContactValues {
  const isOther = orderNumber && orderNumber !== normaliseReference(draft.orderNumber ?? '');
  return { ...emptyMessage, ...draft, ...(isOther ? { orderNumber, service: 'order' } : {}) };
}

/** The id for a text: that of the last attempt if the text is the same, else a new one. */
export function attemptFor(text: string, last: Attempt | undefined, newId: () => string): Attempt {
  return last?.of === text ? last : { id: newId(), of: text };
}

/** The conversation with the assistant as the call takes it: its last 60 complete messages. */
export function readConversation(storage: Pick<Storage, 'getItem'> | undefined): Conversation {
  const stored = parsed(storage, chatKey);
  const list = Array.isArray(stored) ? stored : isRecord(stored) ? stored.messages : undefined;
  if (!Array.isArray(list)) return [];
  return list
    .flatMap((one): Conversation => {
      if (!isRecord(one) || typeof one.content !== 'string' || !one.content.trim()) return [];
      if (one.role !== 'user' && one.role !== 'assistant') return [];
      const at = new Date(one.timestamp as string | number);
      if (Number.isNaN(at.getTime())) return [];
      return [{ role: one.role, content: one.content.slice(0, 2000), timestamp: at.toISOString() }];
    })
    .slice(-60);
}

function parsed(storage: Pick<Storage, 'getItem'> | undefined, key: string): unknown {
  try {
    return JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The browser's storage for this tab; undefined if it is forbidden. */
export function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Stores the typed text; with a full or forbidden storage only a reload loses it. */
export function keepDraft(storage: Pick<Storage, 'setItem'> | undefined, draft: Draft): void {
  try {
    storage?.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Nothing can be stored here.
  }
}

/** The message was sent: removes the draft. */
export function dropDraft(storage: Pick<Storage, 'removeItem'> | undefined): void {
  storage?.removeItem(draftKey);
}
