import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextareaField } from '../../ui/field';
import { messages } from '../messages';
import { commonMessages as text } from '../messages/common';
import { ActFailure } from './act-failure';
import { useAct } from './use-act';

interface Props<Answer> {
  title: string;
  /** What it will do, and what can't be undone. */
  description: ReactNode;
  submit: string;
  danger?: boolean;
  /** What is said when it is done; without it `act` says so itself. */
  done?: string | ((answer: Answer) => string);
  /** Said above the reason where it was not done. */
  failed?: string;
  act: (reason: string) => Promise<Answer>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for the reason of an act before it is carried out. Open as long as it is rendered. */
export function ReasonDialog<Answer>({
  title,
  description,
  submit,
  danger,
  done,
  failed,
  act,
  onClose,
  children,
}: Props<Answer>) {
  const form = useForm({ defaultValues: { reason: '' } });
  const { run, busy, error } = useAct(act, { done, onDone: onClose });
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={title}
      description={description}
      closeLabel={messages.shell.close}
    >
      <form
        noValidate
        onSubmit={form.handleSubmit(({ reason }) => run(reason.trim()))}
        className="grid gap-4"
      >
        {children}
        <TextareaField
          label={text.reason}
          hint={text.reasonHint}
          error={form.formState.errors.reason?.message}
          rows={2}
          maxLength={500}
          {...form.register('reason', {
            validate: (value) => value.trim().length >= 3 || text.reasonMissing,
          })}
        />
        <ActFailure error={error} title={failed} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} disabled={busy}>
            {text.cancel}
          </Button>
          <Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy}>
            {busy ? text.working : submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
