import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Locked } from '../ui/locked';
import { failureLine } from './failure-line';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  send: Pick<UseMutationResult<unknown, Error, Values>, 'mutate' | 'isPending' | 'error'>;
  /** `failed` is the title of a failure; `problems` counts the fields that are still wrong. */
  text: { failed: string; problems?: (count: number) => string };
  /** Label of the button. */
  submit: string;
  className?: string;
  /** The fields. */
  children: ReactNode;
}

/** A form that sends its values once. Below the fields: their errors, why sending failed, and the button. */
export function SendForm<Values extends FieldValues>({
  form,
  send,
  text,
  submit,
  className = 'gap-5',
  children,
}: Props<Values>) {
  const messages = useMessages();
  const { errors, submitCount } = form.formState;
  const problems = submitCount > 0 ? Object.keys(errors).length : 0;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => {
        if (!send.isPending) send.mutate(values);
      })}
      data-sums-up={text.problems && ''}
      className={`grid ${className}`}
    >
      {/* What was typed meanwhile would be lost once the text is sent. */}
      <Locked when={send.isPending}>{children}</Locked>
      {text.problems && problems > 0 && <Alert tone="danger">{text.problems(problems)}</Alert>}
      {send.error && !send.isPending && (
        <Alert tone="danger" title={text.failed}>
          {failureLine(send.error, messages)}
        </Alert>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={send.isPending}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {send.isPending ? messages.common.sending : submit}
      </Button>
    </form>
  );
}
