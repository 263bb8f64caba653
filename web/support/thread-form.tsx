import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { sendInThread, threadQuery } from '../api-client/support';
import { useMessages } from '../i18n/messages';
import { type Attempt, attemptFor } from '../shell/contact-draft';
import { TextareaField } from '../ui/field';
import { useToast } from '../ui/toast';
import { SendPart } from './send-part';

/** Another message of the customer. What was typed stays where it could not be sent. */
export function ThreadForm({ token }: { token: string }) {
  const { thread } = useMessages();
  const toast = useToast();
  const client = useQueryClient();
  const attempt = useRef<Attempt>(undefined);
  const form = useForm({ defaultValues: { message: '' } });
  const send = useMutation({
    // Without a connection it fails and says so, instead of waiting in silence.
    networkMode: 'always',
    mutationFn: async ({ message }: { message: string }) => {
      attempt.current = attemptFor(message, attempt.current, () => crypto.randomUUID());
      await sendInThread({ token, id: attempt.current.id, message });
    },
    onSuccess: async () => {
      attempt.current = undefined;
      await client.invalidateQueries(threadQuery(token));
      form.reset();
      toast({ tone: 'success', title: thread.sent, text: thread.sentText });
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => {
        if (!send.isPending) send.mutate(values);
      })}
      className="grid gap-4"
    >
      <TextareaField
        label={thread.message}
        hint={thread.messageHint}
        error={form.formState.errors.message?.message}
        rows={5}
        maxLength={4000}
        required
        {...form.register('message', { validate: (value) => value.trim() !== '' || thread.missing })}
      />
      <SendPart problem={undefined} error={send.error} failed={thread.failed} busy={send.isPending}>
        {send.isPending ? thread.sending : thread.send}
      </SendPart>
    </form>
  );
}
