import { useForm } from 'react-hook-form';
import type { Role } from '../../../domain/permissions';
import { isApiError } from '../../api-client/api-error';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { InputField } from '../../ui/field';
import { postUsers } from '../client';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { userMessages } from '../messages/users';
import { ActFailure } from '../ui/act-failure';
import { useAct } from '../ui/use-act';
import { RoleSelect } from './role-select';

const text = userMessages.create;

interface Props {
  onClose: () => void;
  onPassword: (username: string, password: string) => void;
}

/** A new user; their first password is shown next. Open as long as it is rendered. */
export function CreateUser({ onClose, onPassword }: Props) {
  const form = useForm({ defaultValues: { username: '', role: 'support' as Role } });
  const { run, busy, error } = useAct(postUsers, {
    done: text.done,
    onDone: ({ username, password }) => onPassword(username, password),
  });
  const refused = isApiError(error) ? error.fields.username : undefined;
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      title={text.title}
      description={text.lead}
      closeLabel={messages.shell.close}
    >
      <form noValidate onSubmit={form.handleSubmit(run)} className="grid gap-4">
        <InputField
          label={text.username}
          hint={text.usernameHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          error={form.formState.errors.username?.message ?? refused}
          {...form.register('username', {
            validate: (value) =>
              /^[a-z0-9][a-z0-9._-]{2,39}$/.test(value.trim().toLowerCase()) || text.usernameInvalid,
          })}
        />
        <RoleSelect label={userMessages.role} role={form.watch('role')} {...form.register('role')} />
        {!refused && <ActFailure error={error} title={text.failed} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} disabled={busy}>
            {commonMessages.cancel}
          </Button>
          <Button type="submit" look="primary" busy={busy}>
            {busy ? commonMessages.working : text.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
