import type { BodyOf } from '#domain/calls/call.ts';
import type { sendContact } from '#domain/calls/support.ts';
import { normaliseReference } from '#domain/order-number.ts';
import { contactSubjects } from '#domain/threads.ts';
import { parsed, type Store } from '../entry/storage';
import { chatKey } from '../entry/storage-keys';
import { type DraftForm, isRecord } from './draft';

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

/** An unsent message. */
export const contactDraft: DraftForm<ContactValues> = {
  key: 'contactDraft.v1',
  empty: emptyMessage,
  choices: { service: contactSubjects },
};

/** What the form shows first: the draft, with the order that the URL names (`orderNumber`) if it is another one. */
export function initialValues(draft: Partial<ContactValues>, orderNumber: string): ContactValues {
  const isOther = orderNumber && orderNumber !== normaliseReference(draft.orderNumber ?? '');
  return { ...emptyMessage, ...draft, ...(isOther ? { orderNumber, service: 'order' } : {}) };
}

/** The conversation with the assistant as the call takes it: its last 60 complete messages. */
export function readConversation(store: Pick<Store, 'getItem'>): Conversation {
  const stored = parsed(store.getItem(chatKey));
  if (!Array.isArray(stored)) return [];
  return stored
    .flatMap((one): Conversation => {
      if (!isRecord(one) || typeof one.content !== 'string' || !one.content.trim()) return [];
      if (one.role !== 'user' && one.role !== 'assistant') return [];
      const at = new Date(one.timestamp as string | number);
      if (Number.isNaN(at.getTime())) return [];
      return [{ role: one.role, content: one.content.slice(0, 2000), timestamp: at.toISOString() }];
    })
    .slice(-60);
}
