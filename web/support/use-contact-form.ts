import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '#domain/calls/call.ts';
import type { sendContact } from '#domain/calls/support.ts';
import { api } from '../api-client/api';
import {
  type ContactValues,
  type Conversation,
  contactDraft,
  initialValues,
  readConversation,
} from '../drafts/contact-draft';
import { useDraftForm } from '../drafts/use-draft-form';
import { tabStore } from '../entry/storage';
import { useLanguage } from '../i18n/messages';
import { useDataCleared } from '../order/clear-browser-data';
import { useVisit } from '../shell/visit';

/** The received message. */
export type SentMessage = Pick<AnswerOf<typeof sendContact>, 'reference' | 'receivedAt' | 'acknowledged'> & {
  email: string;
};

/** The initial values of the contact form, and its callback. */
export interface ContactFormInput {
  /** From the URL, once the page is hydrated. */
  orderNumber: string;
  /** The assistant handed over: its conversation is offered as an attachment. */
  withChat: boolean;
  onSent: (sent: SentMessage) => void;
}

/** The state of the contact form. */
export function useContactForm({ orderNumber, withChat, onSent }: ContactFormInput) {
  const language = useLanguage();
  const visit = useVisit();
  const [conversation, setConversation] = useState<Conversation>();
  const { form, hydrated, typed, idFor, drop } = useDraftForm(contactDraft, (stored) =>
    initialValues(stored, orderNumber),
  );

  // Each “Enviar la conversación” attaches the conversation as it is then, also after it was removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each visit it is read again
  useEffect(() => {
    if (hydrated && withChat) setConversation(readConversation(tabStore));
  }, [hydrated, withChat, visit]);
  // The next person at this browser must not send it.
  useDataCleared(() => setConversation(undefined));

  const send = useMutation({
    mutationFn: async (values: ContactValues) => {
      const trimmed = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, value.trim() || undefined]),
      ) as unknown as ContactValues;
      const attached = conversation?.length ? conversation : undefined;
      const id = idFor(JSON.stringify([trimmed, attached]), values);
      const body = { ...trimmed, id, conversation: attached, language };
      return { ...(await api<typeof sendContact>('POST /api/contact', { body })), email: trimmed.email };
    },
    onSuccess: ({ reference, receivedAt, acknowledged, email }) => {
      drop();
      onSent({ reference, receivedAt, acknowledged, email });
    },
  });

  return {
    form,
    send,
    /** A draft from before the reload was restored. */
    restored: Boolean(typed?.message),
    conversation: conversation ?? [],
    removeConversation: () => setConversation([]),
  };
}
