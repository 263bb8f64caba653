import { adminCreateUser } from '#domain/calls/admin-users.ts';
import type { Role } from '#domain/permissions.ts';
import { InputField, SelectField, typedExactly } from '#web/ui/field.tsx';
import { messages } from '../messages';
import { ActionDialog } from '../ui/action-form';
import { userMessages } from './text';

const text = userMessages.create;

interface Props {
  onClose: () => void;
  onPassword: (username: string, password: string) => void;
}

/** Creates a user; their first password is shown next. Open as long as it is rendered. */
export function CreateUser({ onClose, onPassword }: Props) {
  return (
    <ActionDialog
      call={adminCreateUser}
      values={{ username: '', role: 'support' as Role }}
      title={text.title}
      description={text.lead}
      submit={text.submit}
      done={text.done}
      failed={text.failed}
      onDone={({ username, password }) => onPassword(username, password)}
      onClose={onClose}
    >
      {({ field, form }) => (
        <>
          <InputField
            label={text.username}
            hint={text.usernameHint}
            {...typedExactly}
            maxLength={60}
            {...field('username')}
          />
          <SelectField
            label={userMessages.role}
            hint={userMessages.roleHints[form.watch('role')]}
            options={messages.shell.roles}
            {...field('role')}
          />
        </>
      )}
    </ActionDialog>
  );
}
