import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { AdminUser } from '../../../domain/calls/admin-users';
import { roles } from '../../../domain/permissions';
import { Dialog } from '../../ui/dialog';
import {
  postUsersIdPassword,
  postUsersIdSessionsEnd,
  postUsersIdTotpEnd,
  putUsersIdActive,
  putUsersIdRole,
} from '../client';
import { messages } from '../messages';
import { userMessages as text } from '../messages/users';
import { ReasonDialog } from '../ui/reason-dialog';
import { RoleSelect } from './role-select';

type Act = keyof typeof text.acts;

interface Props {
  user: AdminUser;
  onClose: () => void;
  onPassword: (username: string, password: string) => void;
}

/** What can be done with a user, then the act with its reason. Open as long as it is rendered. */
export function ManageUser({ user, onClose, onPassword }: Props) {
  const [act, setAct] = useState<Act>();
  const [role, setRole] = useState(roles.find((one) => one !== user.role) ?? user.role);
  if (act) {
    const words = text.acts[act];
    return (
      <ReasonDialog
        title={text.actTitle(words.label, user.username)}
        description={words.hint}
        submit={words.submit}
        done={words.done}
        danger={act !== 'activate' && act !== 'role'}
        act={(reason) => perform(act, reason)}
        onClose={onClose}
      >
        {act === 'role' && (
          <RoleSelect
            label={text.newRole}
            role={role}
            value={role}
            onChange={({ target }) => setRole(roles.find((one) => one === target.value) ?? role)}
          />
        )}
      </ReasonDialog>
    );
  }

  async function perform(chosen: Act, reason: string): Promise<unknown> {
    switch (chosen) {
      case 'role':
        return putUsersIdRole(user.id, { role, reason });
      case 'activate':
        return putUsersIdActive(user.id, { active: true, reason });
      case 'deactivate':
        return putUsersIdActive(user.id, { active: false, reason });
      case 'totp':
        return postUsersIdTotpEnd(user.id, { reason });
      case 'sessions':
        return postUsersIdSessionsEnd(user.id, { reason });
      case 'password': {
        const { password } = await postUsersIdPassword(user.id, { reason });
        return onPassword(user.username, password);
      }
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={user.username}
      description={`${messages.shell.roles[user.role]} · ${user.active ? text.active : text.inactive}`}
      closeLabel={messages.shell.close}
    >
      <ul className="-mx-2 grid gap-1">
        {actsOn(user).map(({ act: name, why }) => (
          <li key={name}>
            <button
              type="button"
              aria-disabled={why !== undefined || undefined}
              onClick={() => why === undefined && setAct(name)}
              className={`flex w-full items-center justify-between gap-3 rounded-control px-3 py-2.5 text-left ${why === undefined ? 'hover:bg-sunken' : 'cursor-not-allowed'}`}
            >
              <span className="grid gap-0.5">
                <span className={`text-sm font-semibold ${why === undefined ? '' : 'text-muted'}`}>
                  {text.acts[name].label}
                </span>
                <span className="text-sm text-muted">{why ?? text.acts[name].hint}</span>
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

/** The acts in their order; `why` says why one makes no sense now. */
function actsOn(user: AdminUser): { act: Act; why?: string }[] {
  return [
    { act: 'role' },
    { act: 'password' },
    { act: 'sessions', why: user.openSessions === 0 ? text.noSessions : undefined },
    { act: 'totp', why: user.totp ? undefined : text.noTotp },
    { act: user.active ? 'deactivate' : 'activate' },
  ];
}
