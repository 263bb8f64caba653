import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdminUser } from '../../../domain/calls/admin-users';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { count } from '../format';
import { messages } from '../messages';
import { commonMessages } from '../messages/common';
import { userMessages as text } from '../messages/users';
import { useAddressState } from '../ui/address-state';
import { type Column, DataTable } from '../ui/data-table';
import { FilterSelect } from '../ui/filter-select';
import { Loaded } from '../ui/loaded';
import { NoRows } from '../ui/no-rows';
import { Frame, Inset, Page } from '../ui/page';
import { Pagination } from '../ui/pagination';
import { RelativeTime } from '../ui/relative-time';
import { SearchBox } from '../ui/search-box';
import { CreateUser } from './create-user';
import { FirstPasswordDialog } from './first-password-dialog';
import { ManageUser } from './manage-user';
import { usersQuery, usersState } from './queries';

/** A dialog of the screen. */
type Open =
  | { kind: 'create' }
  | { kind: 'manage'; user: AdminUser }
  | { kind: 'password'; username: string; password: string };

/** Who may come into the back office, and as what. */
export function UsersPage() {
  const { state, change, address, filtered } = useAddressState(usersState);
  const query = useQuery(usersQuery(state));
  const [open, setOpen] = useState<Open>();
  // A first password stays until somebody says that they have it.
  const close = () => setOpen((now) => (now?.kind === 'password' ? now : undefined));
  const showPassword = (username: string, password: string) =>
    setOpen({ kind: 'password', username, password });
  const total = query.data?.total;
  return (
    <Page
      title={text.title}
      count={total === undefined ? undefined : text.count(total, count(total))}
      lead={text.lead}
      actions={
        <Button
          look="primary"
          size="small"
          className="max-lg:min-h-11"
          icon={<UserPlus aria-hidden="true" className="size-4" />}
          onClick={() => setOpen({ kind: 'create' })}
        >
          {text.create.open}
        </Button>
      }
    >
      <Inset className="flex flex-wrap gap-2">
        <SearchBox
          label={text.search}
          placeholder={text.searchPlaceholder}
          search={state.search}
          onSearch={(search) => change({ search })}
        />
        <FilterSelect
          label={text.role}
          value={state.role}
          options={messages.shell.roles}
          all={text.allRoles}
          onChange={(role) => change({ role })}
        />
        <FilterSelect
          label={text.state}
          value={state.active}
          options={text.states}
          onChange={(active) => change({ active })}
        />
      </Inset>
      <Loaded query={query} failed={text.failed}>
        {({ users, page, pageSize, total: all }) => (
          <Frame stale={query.isPlaceholderData}>
            {users.length === 0 ? (
              <NoRows
                title={commonMessages.noneTitle}
                text={commonMessages.noneText}
                filtered={filtered}
                page={page}
                to="/admin/users"
              />
            ) : (
              <>
                <DataTable
                  label={text.table}
                  columns={columns((user) => setOpen({ kind: 'manage', user }))}
                  rows={users}
                  rowKey={({ id }) => id}
                />
                <Pagination
                  page={page}
                  pageSize={pageSize}
                  total={all}
                  address={(to) => address({ page: to })}
                />
              </>
            )}
          </Frame>
        )}
      </Loaded>
      {open?.kind === 'create' && <CreateUser onClose={close} onPassword={showPassword} />}
      {open?.kind === 'manage' && <ManageUser user={open.user} onClose={close} onPassword={showPassword} />}
      {open?.kind === 'password' && <FirstPasswordDialog {...open} onClose={() => setOpen(undefined)} />}
    </Page>
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
          <Button asChild size="small" look="quiet" className="md:-my-1.5 max-md:mt-1 max-lg:min-h-11">
            <Link to="/admin/account">{text.ownAccount}</Link>
          </Button>
        ) : (
          <Button
            size="small"
            className="md:-my-1.5 max-md:mt-1 max-lg:min-h-11"
            aria-label={text.manageOf(user.username)}
            onClick={() => manage(user)}
          >
            {text.manage}
          </Button>
        ),
    },
  ];
}
