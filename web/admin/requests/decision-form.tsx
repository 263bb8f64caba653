import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { InputField } from '../../ui/field';
import { useToast } from '../../ui/toast';
import { postDeletionsIdDecision } from '../client';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { adminKeys } from '../queries';
import { ActFailure } from '../ui/act-failure';

const text = messages.requests;

/** Approves or refuses a deletion, with a reason. Approving can't be undone, so it is asked once more. */
export function DecisionForm({ id, proven }: { id: string; proven: boolean }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const form = useForm({ defaultValues: { reason: '' } });
  const { setFocus } = form;
  // Asked for by a button: writing goes on here.
  useEffect(() => setFocus('reason'), [setFocus]);
  const decide = useMutation({
    mutationFn: (decision: 'approve' | 'refuse') =>
      postDeletionsIdDecision(id, { decision, reason: form.getValues('reason').trim() }),
    onSuccess: (_answer, decision) =>
      toast({ tone: 'success', title: decision === 'approve' ? text.approved : text.refusedDone }),
    onSettled: () => {
      setAsking(false);
      return queryClient.invalidateQueries({ queryKey: adminKeys.all });
    },
  });
  const busy = (decision: 'approve' | 'refuse') => decide.isPending && decide.variables === decision;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(() => {
        if (proven && !decide.isPending) setAsking(true);
      })}
      className="grid max-w-xl gap-2"
    >
      <InputField
        label={text.note}
        hint={text.noteHint}
        error={form.formState.errors.reason?.message}
        autoComplete="off"
        maxLength={500}
        {...form.register('reason', {
          validate: (value) => value.trim().length >= 3 || commonMessages.reasonMissing,
        })}
      />
      <ActFailure error={decide.error} title={text.actFailed} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          look="danger"
          size="small"
          className="max-lg:min-h-11"
          busy={busy('approve')}
          disabledReason={proven ? undefined : text.unproven}
        >
          {text.approve}
        </Button>
        <Button
          size="small"
          className="max-lg:min-h-11"
          busy={busy('refuse')}
          onClick={form.handleSubmit(() => {
            if (!decide.isPending) decide.mutate('refuse');
          })}
        >
          {text.refuse}
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={decide.isPending ? undefined : () => setAsking(false)}
        title={text.confirmTitle}
        description={text.confirmText}
        closeLabel={messages.shell.close}
      >
        <div className="flex flex-wrap gap-2">
          <Button look="danger" busy={busy('approve')} onClick={() => decide.mutate('approve')}>
            {text.confirm}
          </Button>
          <Button onClick={() => setAsking(false)}>{messages.shell.cancel}</Button>
        </div>
      </Dialog>
    </form>
  );
}
