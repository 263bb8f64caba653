import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { failureSentence } from '../api-client/failure';
import { useMessages } from '../i18n/messages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { emailSentence } from '../ui/email';
import { EmailField } from '../ui/field';
import { Locked } from '../ui/locked';
import { useToast } from '../ui/toast';
import type { PendingLogin } from './login-storage';
import { useCodeRequest } from './use-code-request';

/** First step of the login: the e-mail address. */
export function EmailForm({
  initial,
  focus,
  onAsked,
}: {
  initial: string;
  /** The visitor chose to enter another address. */
  focus: boolean;
  onAsked: (login: PendingLogin) => void;
}) {
  const { account, common, errors } = useMessages();
  const toast = useToast();
  const form = useForm({ defaultValues: { email: initial } });
  const ask = useCodeRequest(onAsked);
  const field = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);
  const problem = form.formState.errors.email?.message;
  const { ref, ...input } = form.register('email', {
    validate: (value) => emailSentence(value, { ...common, emailMissing: account.emailMissing }),
  });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit(
        ({ email }) => !ask.isPending && ask.mutate(email.trim()),
        ({ email }) => {
          if (email?.message === account.emailMissing) toast({ tone: 'danger', title: account.emailMissing });
        },
      )}
    >
      {/* Another address that is typed meanwhile would be lost with the answer about this one. */}
      <Locked when={ask.isPending}>
        <EmailField
          label={account.email}
          hint={account.emailHint}
          error={problem}
          enterKeyHint="send"
          placeholder={account.emailPlaceholder}
          ref={(element) => {
            ref(element);
            field.current = element;
          }}
          {...input}
        />
      </Locked>
      {ask.error && <Alert tone="danger">{failureSentence(ask.error, errors)}</Alert>}
      <Button type="submit" variant="primary" size="large" busy={ask.isPending} className="w-full">
        {ask.isPending ? common.sending : account.ask}
      </Button>
    </form>
  );
}
