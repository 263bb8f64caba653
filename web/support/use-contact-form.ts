import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AnswerOf } from '#domain/calls/call.ts';
import type { sendContact } from '#domain/calls/support.ts';
import { api } from '../api-client/api';
import { useLanguage } from '../i18n/messages';
import {
  type Attempt,
  attemptFor,
  type ContactValues,
  type Conversation,
  dropDraft,
  emptyMessage,
  initialValues,
  keepDraft,
  readConversation,
  readDraft,
  tabStorage,
} from '../shell/contact-draft';
import { useHydrated } from '../ui/use-hydrated';

/** The received message. */
export type SentMessage = Pick<AnswerOf<typeof sendContact>, 'reference' | 'receivedAt'> & { email: string };

/** The initial values of the contact form, and its callback. */
export interface ContactFormInput {
  /** From the URL, once the page is hydrated. */
  orderNumber: string;
  /** The assistant handed over: its conversation is offered as an attachment. */
  withChat: boolean;
  onSent: (sent: SentMessage) => void;
}

/**
 * The state of the contact form. Typed text is stored in this tab until it is sent; a failure loses nothing, and the
 * same text sent again is the same message.
 */
export function useContactForm({ orderNumber, withChat, onSent }: ContactFormInput) {
  const language = useLanguage();
  const hydrated = useHydrated();
  const attempt = useRef<Attempt>(undefined);
  const [conversation, setConversation] = useState<Conversation>();
  const [restored, setRestored] = useState(false);
  const known = useMemo(() => {
    if (!hydrated) return undefined;
    const draft = readDraft(tabStorage());
    attempt.current = draft.attempt;
    return initialValues(draft.values, orderNumber);
  }, [hydrated, orderNumber]);
  const form = useForm<ContactValues>({
    defaultValues: emptyMessage,
    values: known,
    resetOptions: { keepDirtyValues: true },
  });

  useEffect(() => {
    if (!hydrated) return;
    setRestored(Boolean(readDraft(tabStorage()).values.message));
    if (withChat) setConversation(readConversation(tabStorage()));
  }, [hydrated, withChat]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values, type }) => {
          // Only a person's changes: restoring the draft must not store it again.
          if (type === 'change') keepDraft(tabStorage(), { values, attempt: attempt.current });
        },
      }),
    [form],
  );

  const send = useMutation({
    mutationFn: async (values: ContactValues) => {
      const trimmed = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, value.trim() || undefined]),
      ) as unknown as ContactValues;
      const attached = conversation?.length ? conversation : undefined;
      attempt.current = attemptFor(JSON.stringify([trimmed, attached]), attempt.current, () =>
        crypto.randomUUID(),
      );
      keepDraft(tabStorage(), { values, attempt: attempt.current });
      const body = { ...trimmed, id: attempt.current.id, conversation: attached, language };
      return { ...(await api<typeof sendContact>('POST /api/contact', { body })), email: trimmed.email };
    },
    onSuccess: ({ reference, receivedAt, email }) => {
      dropDraft(tabStorage());
      onSent({ reference, receivedAt, email });
    },
  });

  return {
    form,
    send,
    /** A draft from before the reload was restored. */
    restored,
    conversation: conversation ?? [],
    removeConversation: () => setConversation([]),
  };
}
