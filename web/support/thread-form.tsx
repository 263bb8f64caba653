import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { writeToThread } from '#domain/calls/support.ts';
import { api } from '../api-client/api';
import { threadQuery } from '../api-client/support';
import { useDraftForm } from '../drafts/use-draft-form';
import { useMessages } from '../i18n/messages';
import { TextareaField } from '../ui/field';
import { useToast } from '../ui/toast';
import { SendForm } from './send-form';

const empty = { message: '' };

/** Another message of the customer. */
export function ThreadForm({ token, reference }: { token: string; reference: string }) {
  const { contact, thread } = useMessages();
  const toast = useToast();
  const client = useQueryClient();
  // The same thread has many links.
  const { form, idFor, drop } = useDraftForm({ key: `threadDraft.v1 ${reference}`, empty }, (typed) => ({
    ...empty,
    ...typed,
  }));
  const send = useMutation({
    mutationFn: async (values: { message: string }) => {
      const { message } = values;
      const body = { token, id: idFor(message, values), message };
      await api<typeof writeToThread>('POST /api/contact/thread/messages', { body });
    },
    onSuccess: async () => {
      drop();
      await client.invalidateQueries(threadQuery(token));
      form.reset(empty, { keepDirtyValues: false });
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
        required
        {...form.register('message', { validate: (value) => value.trim() !== '' || contact.missing.message })}
      />
    </SendForm>
  );
}
