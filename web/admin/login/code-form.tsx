import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isApiError } from '../../api-client/api-error';
import { Button } from '../../ui/button';
import { InputField } from '../../ui/field';
import { postLoginCode } from '../client';
import { loginStepMessages as text } from '../messages/login';
import { LoginFailure } from './login-failure';
import { useWait, waitText } from './use-wait';

/** What a right code answers. */
export type CodeAnswer = Awaited<ReturnType<typeof postLoginCode>>;

interface Props {
  username: string;
  onDone: (answer: CodeAnswer) => Promise<void>;
  onBack: () => void;
}

/** The second step of the login: a code of the app, or a recovery code. */
export function CodeForm({ username, onDone, onBack }: Props) {
  const [recovery, setRecovery] = useState(false);
  const form = useForm({ defaultValues: { code: '' } });
  const send = useMutation({
    mutationFn: (values: { code: string }) => postLoginCode({ code: values.code.trim() }),
    onSuccess: onDone,
    onError: () => {
      form.resetField('code');
      form.setFocus('code');
    },
  });
  const wait = useWait(send.error);
  // Too late, or too often wrong: only the first step leads on.
  const over = isApiError(send.error, 'half_login_over');
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => {
        if (wait === 0 && !send.isPending) send.mutate(values);
      })}
      className="grid gap-4"
    >
      <p className="text-sm text-muted">{recovery ? text.recoveryLead : text.codeLead(username)}</p>
      <InputField
        key={recovery ? 'recovery' : 'code'}
        label={recovery ? text.recovery : text.code}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={recovery ? 24 : 7}
        // The first step has just been left; writing goes on here.
        autoFocus
        error={form.formState.errors.code?.message}
        {...form.register('code', {
          validate: (value) =>
            recovery
              ? value.trim() !== '' || text.recoveryMissing
              : /^\d{3} ?\d{3}$/.test(value.trim()) || text.codeMissing,
        })}
      />
      <LoginFailure error={send.error} wait={wait} />
      <Button
        type="submit"
        look="primary"
        busy={send.isPending}
        disabledReason={wait > 0 ? text.waitLeft(waitText(wait)) : undefined}
      >
        {send.isPending ? text.submitting : text.submit}
      </Button>
      <div className="grid gap-1">
        <Button
          look="quiet"
          onClick={() => {
            form.reset();
            send.reset();
            setRecovery(!recovery);
          }}
        >
          {recovery ? text.useApp : text.useRecovery}
        </Button>
        <Button look={over ? 'secondary' : 'quiet'} onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </form>
  );
}
