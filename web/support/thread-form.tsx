import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { writeToThread } from '#domain/calls/support.ts';
import { api } from '../api-client/api';
import { threadQuery } from '../api-client/support';
import { useMessages } from '../i18n/messages';
import { type Attempt, attemptFor } from '../shell/contact-draft';
import { TextareaField } from '../ui/field';
import { useToast } from '../ui/toast';
import { SendForm } from './send-form';

/** Another message of the customer. The typed text stays if it can't be sent. */
export function ThreadForm({ token }: { token: string }) {
  const { thread } = useMessages();
  const toast = useToast();
  const client = useQueryClient();
  const attempt = useRef<Attempt>(undefined);
  const form = useForm({ defaultValues: { message: '' } });
  const send = useMutation({
    mutationFn: async ({ message }: { message: string }) => {
      attempt.current = attemptFor(message, attempt.current, () => crypto.randomUUID());
      const body = { token, id: attempt.current.id, message };
      await api<typeof writeToThread>('POST /api/contact/thread/messages', { body });
    },
    onSuccess: async () => {
      attempt.current = undefined;
      await client.invalidateQueries(threadQuery(token));
      form.reset();
      toast({ tone: 'success', title: thread.sent, text: thread.sentText });
    },
  });
  return (
    <SendForm form={form} send={send} text={thread} submit={thread.send} className="gap-4">
      <TextareaField
        label={thread.message}
        hint={thread.messageHint}
        error={form.formState.errors.message?.message}
        rows={5}
        maxLength={4000}
        // What was typed meanwhile would be lost once the message is sent.
        readOnly={send.isPending}
        required
        {...form.register('message', { validate: (value) => value.trim() !== '' || thread.missing })}
      />
    </SendForm>
  );
}
