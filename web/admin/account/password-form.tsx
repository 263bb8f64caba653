import { adminChangePassword } from '#domain/calls/admin-account.ts';
import { passwordFlaw } from '#domain/password.ts';
import { ActionForm } from '../ui/action-form';
import { PasswordField } from '../ui/password-field';
import { accountMessages } from './text';

const text = accountMessages.password;

/** Changes the user's own password. Other sessions end, this one stays. */
export function PasswordForm({ username, oldLabel = text.old }: { username: string; oldLabel?: string }) {
  return (
    <ActionForm
      call={adminChangePassword}
      values={{ oldPassword: '', newPassword: '', again: '' }}
      check={({ newPassword, again }) => {
        const flaw = passwordFlaw(newPassword, username);
        return {
          newPassword: flaw && text.flaws[flaw],
          again: again === newPassword ? undefined : text.different,
        };
      }}
      toBody={({ oldPassword, newPassword }) => ({ oldPassword, newPassword })}
      submit={text.submit}
      done={text.done}
      failed={text.failed}
      onDone={(_, form) => form.reset()}
    >
      {({ field }) => (
        <div className="grid max-w-md gap-4">
          {/* Password managers keep the new password under this name. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordField label={oldLabel} {...field('oldPassword')} />
          <PasswordField
            label={text.next}
            hint={text.hint}
            autoComplete="new-password"
            {...field('newPassword')}
          />
          <PasswordField label={text.again} autoComplete="new-password" {...field('again')} />
          <p className="text-sm text-muted">{text.ends}</p>
        </div>
      )}
    </ActionForm>
  );
}
