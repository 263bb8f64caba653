import { useForm } from 'react-hook-form';
import { blockForm } from '../../../domain/calls/admin-blocked-users';
import { isApiError } from '../../api-client/api-error';
import { Button } from '../../ui/button';
import { InputField } from '../../ui/field';
import { postBlockedUsers } from '../client';
import { blockedMessages } from '../messages/blocked-users';
import { commonMessages } from '../messages/common';
import { ActFailure } from '../ui/act-failure';
import { Section } from '../ui/section';
import { useAct } from '../ui/use-act';

const text = blockedMessages.form;
const empty = { username: '', email: '', reason: '' };
type Name = keyof typeof empty;

/** Bars somebody (S1 §5); what was typed stays where it fails. */
export function BlockForm() {
  return (
    <Section title={text.title}>
      <BlockFields />
    </Section>
  );
}

/** The form itself; `known` is filled in already. */
export function BlockFields({
  known = {},
  onDone,
}: {
  known?: { username?: string; email?: string };
  onDone?: () => void;
}) {
  const form = useForm({ defaultValues: { ...empty, ...known } });
  const { errors } = form.formState;
  const { run, busy, error } = useAct(postBlockedUsers, {
    done: text.done,
    onDone: () => {
      form.reset({ ...empty, ...known });
      onDone?.();
    },
  });
  // The server's rule itself, field by field.
  const rule = (name: Name) => (value: string) => {
    const read = blockForm.shape[name].safeParse(value);
    return read.success || (read.error.issues[0]?.message ?? commonMessages.actFailed);
  };
  const said = (name: Name) =>
    errors[name]?.message ?? (isApiError(error) ? error.fields?.[name] : undefined);
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => run(values))} className="grid gap-3">
      <div className="grid gap-3 md:grid-cols-3">
        <InputField
          label={text.username}
          hint={text.usernameHint}
          error={said('username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          {...form.register('username', { validate: rule('username') })}
        />
        <InputField
          label={text.email}
          hint={text.emailHint}
          error={said('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          {...form.register('email', { validate: rule('email') })}
        />
        <InputField
          label={text.reason}
          hint={text.reasonHint}
          error={said('reason')}
          autoComplete="off"
          maxLength={500}
          {...form.register('reason', { validate: rule('reason') })}
        />
      </div>
      <ActFailure error={error} title={text.failed} />
      <Button
        type="submit"
        look="primary"
        size="small"
        busy={busy}
        className="justify-self-start max-lg:min-h-11"
      >
        {text.submit}
      </Button>
    </form>
  );
}
