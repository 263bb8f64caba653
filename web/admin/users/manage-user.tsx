import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import {
  type AdminUser,
  adminChangeRole,
  adminEndSessions,
  adminResetPassword,
  adminResetTotp,
  adminSetActive,
} from '#domain/calls/admin-users.ts';
import { type Role, roles } from '#domain/permissions.ts';
import { SelectField } from '#web/ui/field.tsx';
import { messages } from '../messages';
import { ActionDialog } from '../ui/action-form';
import { Dialog } from '../ui/dialog';
import { userMessages as text } from './text';

const calls = {
  role: adminChangeRole,
  activate: adminSetActive,
  deactivate: adminSetActive,
  password: adminResetPassword,
  totp: adminResetTotp,
  sessions: adminEndSessions,
};
type UserAction = keyof typeof calls;

interface Props {
  user: AdminUser;
  onClose: () => void;
  onPassword: (username: string, password: string) => void;
}

/** The actions on a user, then the chosen one with its reason. Open as long as it is rendered. */
export function ManageUser({ user, onClose, onPassword }: Props) {
  const [action, setAction] = useState<UserAction>();
  if (action) return <UserActionDialog {...{ user, action, onClose, onPassword }} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={user.username}
      description={`${messages.shell.roles[user.role]} · ${user.active ? text.active : text.inactive}`}
    >
      <ul className="-mx-2 grid gap-1">
        {actionsOn(user).map(({ action: name, why }) => (
          <li key={name}>
            <button
              type="button"
              aria-disabled={why !== undefined || undefined}
              onClick={() => why === undefined && setAction(name)}
              className={`flex w-full items-center justify-between gap-3 rounded-control px-3 py-2.5 text-left ${why === undefined ? 'hover:bg-sunken' : 'cursor-not-allowed'}`}
            >
              <span className="grid gap-0.5">
                <span className={`text-sm font-semibold ${why === undefined ? '' : 'text-muted'}`}>
                  {text.actions[name].label}
                </span>
                <span className="text-sm text-muted">{why ?? text.actions[name].hint}</span>
              </span>
              {why === undefined && (
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function UserActionDialog({ user, action, onClose, onPassword }: Props & { action: UserAction }) {
  const { label, hint, submit, done } = text.actions[action];
  return (
    <ActionDialog
      call={calls[action]}
      params={{ id: user.id }}
      values={{ role: roles.find((one) => one !== user.role) ?? user.role }}
      toBody={({ role, reason }: { role: Role; reason: string }) => {
        if (action === 'role') return { role, reason };
        if (action === 'activate' || action === 'deactivate')
          return { active: action === 'activate', reason };
        return { reason };
      }}
      title={text.actionTitle(label, user.username)}
      description={hint}
      submit={submit}
      done={done}
      danger={action !== 'activate' && action !== 'role'}
      reason
      onDone={(answer) => 'password' in answer && onPassword(user.username, answer.password)}
      onClose={onClose}
    >
      {({ field, form }) =>
        action === 'role' && (
          <SelectField
            label={text.newRole}
            hint={text.roleHints[form.watch('role')]}
            options={messages.shell.roles}
            {...field('role')}
          />
        )
      }
    </ActionDialog>
  );
}

/** The actions in order; `why` says why one makes no sense now. */
function actionsOn(user: AdminUser): { action: UserAction; why?: string }[] {
  return [
    { action: 'role' },
    { action: 'password' },
    { action: 'sessions', why: user.openSessions === 0 ? text.noSessions : undefined },
    { action: 'totp', why: user.totp ? undefined : text.noTotp },
    { action: user.active ? 'deactivate' : 'activate' },
  ];
}
