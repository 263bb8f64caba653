import { blockUser } from '#domain/calls/admin-blocked-users.ts';
import { EmailField, InputField, typedExactly } from '#web/ui/field.tsx';
import { ActionForm } from '../ui/action-form';
import { blockedMessages } from './text';

const text = blockedMessages.form;

/** Blocks a user (S1 §5); `known` is filled in already. On a page its fields are side by side, in a dialog they aren't. */
export function BlockForm({
  known,
  onDone,
}: {
  known?: { username?: string; email?: string };
  onDone?: () => void;
}) {
  return (
    <ActionForm
      call={blockUser}
      values={{ username: '', email: '', reason: '', ...known }}
      submit={text.submit}
      done={text.done}
      failed={text.failed}
      onDone={(_, form) => {
        form.reset();
        onDone?.();
      }}
    >
      {({ field }) => (
        <div className="@container">
          <div className="grid items-start gap-3 @3xl:grid-cols-3">
            <InputField
              label={text.username}
              hint={text.usernameHint}
              {...typedExactly}
              maxLength={200}
              {...field('username')}
            />
            <EmailField label={text.email} hint={text.emailHint} {...field('email')} autoComplete="off" />
            <InputField label={text.reason} hint={text.reasonHint} maxLength={500} {...field('reason')} />
          </div>
        </div>
      )}
    </ActionForm>
  );
}
