import type { Call } from '#domain/calls/call.ts';
import { InputField } from '#web/ui/field.tsx';
import { ActionForm, type ActionFormProps } from './action-form';

interface Props<C extends Call> extends Pick<ActionFormProps<C, { reason: string }>, 'call' | 'toBody'> {
  /** What is closed. */
  id: string;
  words: { note: string; hint: string; action: string; failed: string; done?: string };
  /** A button opened it: typing continues here. */
  focused?: boolean;
}

/** Closes a waiting item, with a note of what was done. */
export function NoteForm<C extends Call>({ id, words, focused, ...action }: Props<C>) {
  return (
    <ActionForm
      {...action}
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
