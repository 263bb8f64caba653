import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button';
import { InputField } from '../../ui/field';
import { useToast } from '../../ui/toast';
import { closeContact } from '../calls';
import { messages } from '../messages';
import { adminKeys } from '../queries';
import { ActFailure } from './act-failure';

const text = messages.requests;

/** Notes that a message was answered. */
export function CloseForm({ id }: { id: string }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { reason: '' } });
  const { setFocus } = form;
  // Asked for by a button: writing goes on here.
  useEffect(() => setFocus('reason'), [setFocus]);
  const close = useMutation({
    mutationFn: ({ reason }: { reason: string }) => closeContact(id, { reason: reason.trim() }),
    onSuccess: () => toast({ tone: 'success', title: text.closedDone }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKeys.all }),
  });
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => {
        if (!close.isPending) close.mutate(values);
      })}
      className="grid max-w-xl gap-2"
    >
      <InputField
        label={text.closeNote}
        hint={text.closeHint}
        error={form.formState.errors.reason?.message}
        autoComplete="off"
        maxLength={500}
        {...form.register('reason', { validate: (value) => value.trim().length >= 3 || text.noteMissing })}
      />
      <ActFailure error={close.error} />
      <Button
        type="submit"
        size="small"
        className="justify-self-start max-lg:min-h-11"
        busy={close.isPending}
      >
        {close.isPending ? text.sending : text.close}
      </Button>
    </form>
  );
}
