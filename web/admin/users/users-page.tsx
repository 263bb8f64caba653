import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type AdminUser, adminUsers } from '#domain/calls/admin-users.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { count } from '../format';
import type { Column } from '../list/data-table';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import { messages } from '../messages';
import { RelativeTime } from '../ui/relative-time';
import { CreateUser } from './create-user';
import { FirstPasswordDialog } from './first-password-dialog';
import { ManageUser } from './manage-user';
import { userMessages as text } from './text';

/** A dialog of the screen. */
type Open =
  | { kind: 'create' }
  | { kind: 'manage'; user: AdminUser }
  | { kind: 'password'; username: string; password: string };

/** Who has access to the back office, and in which role. */
export function UsersPage() {
  const [open, setOpen] = useState<Open>();
  // A first password stays until the user confirms that they have noted it.
  const close = () => setOpen((now) => (now?.kind === 'password' ? now : undefined));
  const showPassword = (username: string, password: string) =>
    setOpen({ kind: 'password', username, password });
  return (
    <ListPage
      list={useList(adminUsers)}
      text={text}
      rows={({ users }) => users}
      rowKey={({ id }) => id}
      columns={columns((user) => setOpen({ kind: 'manage', user }))}
      filters={[
        {
          kind: 'choice',
          name: 'role',
          label: text.role,
          options: messages.shell.roles,
          all: text.allRoles,
        },
        { kind: 'choice', name: 'active', label: text.state, options: text.states },
      ]}
      actions={
        <Button
          variant="primary"
          size="small"
          icon={<UserPlus aria-hidden="true" className="size-4" />}
          onClick={() => setOpen({ kind: 'create' })}
        >
          {text.create.open}
        </Button>
      }
    >
      {open?.kind === 'create' && <CreateUser onClose={close} onPassword={showPassword} />}
      {open?.kind === 'manage' && <ManageUser user={open.user} onClose={close} onPassword={showPassword} />}
      {open?.kind === 'password' && <FirstPasswordDialog {...open} onClose={() => setOpen(undefined)} />}
    </ListPage>
  );
}

function columns(manage: (user: AdminUser) => void): Column<AdminUser>[] {
  const titles = text.columns;
  return [
    {
      key: 'username',
      title: titles.username,
      cell: ({ username, self }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere">{username}</span>
          {self && <Badge tone="accent">{text.self}</Badge>}
        </span>
      ),
    },
    { key: 'role', title: titles.role, cell: ({ role }) => messages.shell.roles[role] },
    {
      key: 'state',
      title: titles.state,
      cell: ({ active, mustChangePassword }) => (
        <span className="inline-flex flex-wrap justify-end gap-1">
          <Badge tone={active ? 'success' : 'neutral'}>{active ? text.active : text.inactive}</Badge>
          {mustChangePassword && <Badge tone="warning">{text.mustChange}</Badge>}
        </span>
      ),
    },
    {
      key: 'totp',
      title: titles.totp,
      cell: ({ totp }) => (totp ? text.totpOn : <span className="text-muted">{text.totpOff}</span>),
    },
    {
      key: 'lastLogin',
      title: titles.lastLogin,
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? (
          <RelativeTime at={lastLoginAt} side="right" />
        ) : (
          <span className="text-muted">{text.never}</span>
        ),
    },
    {
      key: 'sessions',
      title: titles.sessions,
      right: true,
      cell: ({ openSessions }) => count(openSessions),
    },
    {
      key: 'action',
      title: titles.action,
      right: true,
      cell: (user) =>
        user.self ? (
          <Button asChild size="small" variant="quiet" className="md:-my-1.5 max-md:mt-1">
            <Link to="/admin/account">{text.ownAccount}</Link>
          </Button>
        ) : (
          <Button
            size="small"
            className="md:-my-1.5 max-md:mt-1"
            aria-label={text.manageOf(user.username)}
            onClick={() => manage(user)}
          >
            {text.manage}
          </Button>
        ),
    },
  ];
}
