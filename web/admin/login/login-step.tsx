import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { Call } from '#domain/calls/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Locked } from '#web/ui/locked.tsx';
import { type Action, type ActionOptions, useAction } from '../ui/use-action';
import { LoginFailure } from './login-failure';
import { loginStepMessages as text } from './text';
import { useWait, waitText } from './use-wait';

interface Props<C extends Call, Values extends FieldValues> extends ActionOptions<C, Values> {
  /** The field that is typed again after a failure. */
  secret: Path<Values>;
  submit: string;
  submitting: string;
  children: (action: Action<C, Values>) => ReactNode;
  /** Below the button. */
  below?: (error: Error | null) => ReactNode;
}

/** A step of the login: its fields, why it was refused, and how long to wait after too many tries. */
export function LoginStep<C extends Call, Values extends FieldValues>(props: Props<C, Values>) {
  const { secret, submit, submitting, children, below } = props;
  const action = useAction({
    ...props,
    asks: false,
    onFailed: (_, form) => {
      form.resetField(secret);
      form.setFocus(secret);
    },
  });
  const { busy, error } = action;
  const wait = useWait(error);
  return (
    <form noValidate onSubmit={action.submit} className="grid gap-4">
      <Locked when={busy}>{children(action)}</Locked>
      <LoginFailure error={error} wait={wait} />
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        disabledReason={wait > 0 ? text.waitLeft(waitText(wait)) : undefined}
      >
        {busy ? submitting : submit}
      </Button>
      {below?.(error)}
    </form>
  );
}
