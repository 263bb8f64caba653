import { useForm } from 'react-hook-form';
import { passwordFlaw } from '../../../domain/password';
import { isApiError } from '../../api-client/api-error';
import { Button } from '../../ui/button';
import { postAccountPassword } from '../client';
import { PasswordField } from '../login/password-field';
import { accountMessages } from '../messages/account';
import { commonMessages } from '../messages/common';
import { ActFailure } from '../ui/act-failure';
import { useAct } from '../ui/use-act';

const text = accountMessages.password;

interface Values {
  oldPassword: string;
  newPassword: string;
  again: string;
}

/** Changes the own password. The other sessions end, this one goes on. */
export function PasswordForm({ username, oldLabel = text.old }: { username: string; oldLabel?: string }) {
  const form = useForm<Values>({ defaultValues: { oldPassword: '', newPassword: '', again: '' } });
  const { errors } = form.formState;
  const { run, busy, error } = useAct(
    ({ oldPassword, newPassword }: Values) => postAccountPassword({ oldPassword, newPassword }),
    { done: text.done, onDone: () => form.reset() },
  );
  // What the server says of a field stands beside it; the rest below.
  const refused = isApiError(error) ? error.fields.newPassword : undefined;
  return (
    <form noValidate onSubmit={form.handleSubmit(run)} className="grid max-w-md gap-4">
      {/* Password managers keep the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={oldLabel}
        error={errors.oldPassword?.message}
        {...form.register('oldPassword', { required: text.oldMissing })}
      />
      <PasswordField
        label={text.next}
        hint={text.hint}
        autoComplete="new-password"
        error={errors.newPassword?.message ?? refused}
        {...form.register('newPassword', {
          validate: (value) => {
            const flaw = passwordFlaw(value, username);
            return flaw === undefined || text[flaw];
          },
        })}
      />
      <PasswordField
        label={text.again}
        autoComplete="new-password"
        error={errors.again?.message}
        {...form.register('again', {
          validate: (value, { newPassword }) => value === newPassword || text.different,
        })}
      />
      {!refused && <ActFailure error={error} title={text.failed} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" look="primary" busy={busy}>
          {busy ? commonMessages.working : text.submit}
        </Button>
        <span className="text-sm text-muted">{text.ends}</span>
      </div>
    </form>
  );
}
