import { useState } from 'react';
import { adminDecideDeletion, adminNoteDeletionAnswer } from '#domain/calls/admin-requests.ts';
import { Button } from '#web/ui/button.tsx';
import { InputField } from '#web/ui/field.tsx';
import { Locked } from '#web/ui/locked.tsx';
import { messages } from '../messages';
import { ActionFailure } from '../ui/action-failure';
import { Dialog } from '../ui/dialog';
import { NoteForm } from '../ui/note-form';
import { useAction } from '../ui/use-action';
import { requestMessages as text } from './text';

const toldWords = { ...text.settle, failed: text.actionFailed };

/** Notes how a person was told of a refusal whose e-mail didn't go out. */
export function ToldForm({ id }: { id: string }) {
  return <NoteForm call={adminNoteDeletionAnswer} id={id} words={toldWords} focused />;
}

type Decision = 'approve' | 'refuse';

/** Approves or refuses a deletion, with a reason. Approving can't be undone, so it needs a confirmation. */
export function DecisionForm({ id, proven }: { id: string; proven: boolean }) {
  const [asking, setAsking] = useState(false);
  const { form, field, run, busy, input, error } = useAction({
    call: adminDecideDeletion,
    params: { id },
    values: { decision: 'refuse' as Decision, reason: '' },
    done: ({ state }) => (state === 'refused' ? text.refusedDone : text.approved),
    onDone: (_, form) => form.reset(),
  });
  const decide = (decision: Decision) =>
    form.handleSubmit(({ reason }) => {
      setAsking(false);
      run({ decision, reason });
    });
  const isBusy = (decision: Decision) => busy && input?.decision === decision;
  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={form.handleSubmit(() => proven && setAsking(true))}
      className="grid max-w-xl gap-2"
    >
      <Locked when={busy}>
        <InputField
          label={text.note}
          hint={text.noteHint}
          maxLength={500}
          // A button opened it: typing continues here.
          autoFocus
          {...field('reason')}
        />
        <ActionFailure error={error} title={text.actionFailed} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="danger"
            size="small"
            busy={isBusy('approve')}
            disabledReason={proven ? undefined : text.progress.unproven}
          >
            {text.approve}
          </Button>
          <Button size="small" busy={isBusy('refuse')} onClick={decide('refuse')}>
            {text.refuse}
          </Button>
        </div>
      </Locked>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.confirmTitle}
        description={text.confirmText}
      >
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" onClick={decide('approve')}>
            {text.confirm}
          </Button>
          <Button onClick={() => setAsking(false)}>{messages.shell.cancel}</Button>
        </div>
      </Dialog>
    </form>
  );
}
