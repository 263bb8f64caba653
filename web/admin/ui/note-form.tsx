import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button';
import { InputField } from '../../ui/field';
import { commonMessages } from '../messages/common';
import { ActFailure } from './act-failure';
import { useAct } from './use-act';

interface Props {
  words: { note: string; hint: string; act: string; acting: string; failed?: string; done?: string };
  act: (reason: string) => Promise<unknown>;
  /** Asked for by a button: writing goes on here. */
  focused?: boolean;
}

/** A note of at least three characters and the act that it explains. */
export function NoteForm({ words, act, focused = false }: Props) {
  const form = useForm({ defaultValues: { reason: '' } });
  const { setFocus } = form;
  useEffect(() => {
    if (focused) setFocus('reason');
  }, [focused, setFocus]);
  const { run, busy, error } = useAct(act, { done: words.done });
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(({ reason }) => run(reason.trim()))}
      className="grid max-w-xl gap-2"
    >
      <InputField
        label={words.note}
        hint={words.hint}
        error={form.formState.errors.reason?.message}
        autoComplete="off"
        maxLength={500}
        {...form.register('reason', {
          validate: (value) => value.trim().length >= 3 || commonMessages.reasonMissing,
        })}
      />
      <ActFailure error={error} title={words.failed} />
      <Button type="submit" size="small" className="justify-self-start max-lg:min-h-11" busy={busy}>
        {busy ? words.acting : words.act}
      </Button>
    </form>
  );
}
