import type { adminCloseWithdrawal } from '#domain/calls/admin-withdrawals.ts';
import { InputField } from '#web/ui/field.tsx';
import { ActionForm } from './action-form';

interface Props {
  call: typeof adminCloseWithdrawal;
  /** What is closed. */
  id: string;
  words: { note: string; hint: string; action: string; failed: string; done?: string };
  /** A button opened it: typing continues here. */
  focused?: boolean;
}

/** Closes a waiting item, with a note of what was done. */
export function NoteForm({ call, id, words, focused }: Props) {
  return (
    <ActionForm
      call={call}
      params={{ id }}
      values={{ reason: '' }}
      submit={words.action}
      done={words.done}
      failed={words.failed}
      onDone={(_, form) => form.reset()}
    >
      {({ field }) => (
        <InputField
          label={words.note}
          hint={words.hint}
          maxLength={500}
          autoFocus={focused}
          className="max-w-xl"
          {...field('reason')}
        />
      )}
    </ActionForm>
  );
}
