import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { enterCode } from '#domain/calls/customer.ts';
import { loginCodePattern } from '#domain/login.ts';
import { api } from '../api-client/api';
import { isApiError } from '../api-client/api-error';
import { failureSentence } from '../api-client/failure';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Field, inputStyle } from '../ui/field';
import type { PendingLogin } from './login-storage';
import { ResendCode } from './resend-code';

/** Second step of the login: the code from the e-mail. */
export function CodeForm({
  login,
  onResent,
  onChange,
  onEntered,
}: {
  login: PendingLogin;
  onResent: (login: PendingLogin) => void;
  onChange: () => void;
  onEntered: (email: string) => void;
}) {
  const { account, errors } = useMessages();
  const { code: words } = account;
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const enter = useMutation({
    mutationFn: () =>
      api<typeof enterCode>('POST /api/customer/login/code', { body: { loginId: login.id, code } }),
    onSuccess: ({ customer }) => onEntered(customer.email),
    onError: () => field.current?.select(),
  });
  useEffect(() => field.current?.focus(), []);

  function submit(): void {
    const whole = loginCodePattern.test(code);
    setMissing(!whole);
    if (!whole) field.current?.focus();
    else if (!enter.isPending) enter.mutate();
  }

  const { error } = enter;
  const wrong = isApiError(error, 'login_code_wrong');
  const problem = missing
    ? words.missing
    : wrong
      ? words.wrong(Number(error.details.triesLeft ?? 0))
      : undefined;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <h2 className="text-xl font-bold tracking-tight">{words.title}</h2>
        <p role="status" className="leading-7 wrap-anywhere text-muted">
          {words.text(login.email)}
        </p>
      </div>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={words.label}
          hint={words.hint(Math.max(1, Math.ceil((login.until - login.askedAt) / 60_000)))}
          error={problem}
        >
          {(control) => (
            <input
              {...control}
              ref={field}
              value={code}
              onChange={(event) => {
                setMissing(false);
                enter.reset();
                // Accepts a code that was copied with spaces or words around it.
                setCode(event.target.value.replace(/\D/g, '').slice(0, 6));
              }}
              inputMode="numeric"
              autoComplete="one-time-code"
              enterKeyHint="go"
              className={`${inputStyle} min-h-16! text-center text-3xl! font-bold tracking-[0.35em] tabular-nums`}
            />
          )}
        </Field>
        {error && !wrong && (
          <Alert tone="danger">
            {isApiError(error, 'login_code_over') ? words.over : failureSentence(error, errors)}
          </Alert>
        )}
        <Button type="submit" variant="primary" size="large" busy={enter.isPending} className="w-full">
          {enter.isPending ? words.entering : words.enter}
        </Button>
      </form>
      <div className="grid gap-2 border-t border-line pt-4">
        <h3 className="text-sm font-semibold">{words.noMail}</h3>
        <p className="text-sm leading-6 text-muted">{words.advice}</p>
        <div className="-mx-4 flex flex-wrap gap-x-2">
          <ResendCode
            login={login}
            over={isApiError(error, 'login_code_over')}
            onResent={(next) => {
              enter.reset();
              setCode('');
              onResent(next);
              field.current?.focus();
            }}
          />
          <Button variant="quiet" onClick={onChange}>
            {words.change}
          </Button>
        </div>
      </div>
    </div>
  );
}
