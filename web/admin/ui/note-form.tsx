import type { adminCloseWithdrawal } from '#domain/calls/admin-withdrawals.ts';
import { InputField } from '#web/ui/field.tsx';
import { ActionForm } from './action-form';

interface Props {
  call: typeof adminCloseWithdrawal;
  /** What is closed. */
  id: string;
  words: { note: string; hint: string; act: string; failed: string; done?: string };
  /** Asked for by a button: writing goes on here. */
  focused?: boolean;
}

/** Closes something that waited, with a note of what was done. */
export function NoteForm({ call, id, words, focused }: Props) {
  return (
    <ActionForm
      call={call}
      params={{ id }}
      values={{ reason: '' }}
      submit={words.act}
      done={words.done}
      failed={words.failed}
    >
      {({ field }) => (
        <InputField
          label={words.note}
          hint={words.hint}
          autoComplete="off"
          maxLength={500}
          autoFocus={focused}
          className="max-w-xl"
          {...field('reason')}
        />
      )}
    </ActionForm>
  );
}
