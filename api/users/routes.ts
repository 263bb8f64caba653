import { type Db, inTransaction } from '#db/pool.ts';
import {
  adminChangeRole,
  adminCreateUser,
  adminEndSessions,
  adminResetPassword,
  adminResetTotp,
  adminSetActive,
  adminUsers,
} from '#domain/calls/admin-users.ts';
import { ShopError } from '#domain/errors.ts';
import type { StaffNotice } from '#domain/staff-notices.ts';
import { reasonGiven } from '../audit/audited';
import type { Deps } from '../deps';
import type { Exchange, Routes } from '../handle';
import { firstPassword, hashPassword } from '../session/passwords';
import { endSessionsOf } from '../session/sql';
import { notifyStaff } from '../session/staff-notices';
import { endTotp } from '../session/totp-sql';
import {
  changeUser,
  createUser,
  listUsers,
  lockUser,
  type ManagedUser,
  resetPassword,
  userById,
} from './sql';

/** The input of an action on another user. */
type Asked = Pick<
  Exchange<{ id: string }, undefined, { reason?: string }>,
  'params' | 'body' | 'admin' | 'audited'
>;

/** Users of the back office and their roles (D17). Nobody acts on themselves here. */
export function adminUserRoutes(routes: Routes, deps: Deps): void {
  const { db, clock } = deps;

  routes.answer(adminUsers, {}, async ({ query, admin }) => {
    const { active } = query;
    const { rows, ...paged } = await listUsers(db, {
      ...query,
      active: active === undefined ? undefined : active === 'true',
      now: clock(),
    });
    return { users: rows.map((user) => ({ ...user, self: user.id === admin.id })), ...paged };
  });

  routes.answer(adminCreateUser, {}, async ({ body, admin, audited }) => {
    const made = await audited(
      { action: 'create-user', subject: `user/${body.username}` },
      async () => {
        const password = firstPassword();
        const passwordHash = await hashPassword(password);
        const id = await createUser(db, { ...body, passwordHash, now: clock() });
        if (!id) throw new ShopError('user_name_taken');
        return { id, username: body.username, password };
      },
      ({ id }) => ({ id, role: body.role, active: true }),
    );
    const { username, role } = body;
    await notifyStaff(deps, { kind: 'user-created', actor: admin.username, user: username, role });
    return made;
  });

  routes.answer(adminChangeRole, {}, (asked) =>
    auditedAction(
      'change-role',
      asked,
      (client) => changeUser(client, asked.admin.id, asked.params.id, { role: asked.body.role }),
      ({ role }) => ({ role }),
      (after, before) => after.role !== before.role && { kind: 'role-changed', role: after.role },
    ),
  );

  routes.answer(adminSetActive, {}, (asked) => {
    const { active } = asked.body;
    return auditedAction(
      active ? 'activate-user' : 'deactivate-user',
      asked,
      (client) => changeUser(client, asked.admin.id, asked.params.id, { active }),
      (after) => ({ active: after.active }),
    );
  });

  routes.answer(adminResetPassword, {}, (asked) => {
    const password = firstPassword();
    return auditedAction(
      'reset-password',
      asked,
      async (client) => {
        await resetPassword(client, asked.admin.id, asked.params.id, await hashPassword(password), clock());
        return { password };
      },
      () => ({ mustChangePassword: true }),
      () => ({ kind: 'password-reset' }),
    );
  });

  routes.answer(adminResetTotp, {}, (asked) =>
    auditedAction(
      'reset-totp',
      asked,
      async (client) => {
        await lockUser(client, asked.admin.id, asked.params.id);
        if (!(await endTotp(client, asked.params.id))) throw new ShopError('totp_not_active');
        return {};
      },
      () => ({ totp: false }),
      () => ({ kind: 'second-step-removed' }),
    ),
  );

  routes.answer(adminEndSessions, {}, (asked) =>
    auditedAction('end-sessions', asked, async (client) => {
      await lockUser(client, asked.admin.id, asked.params.id);
      return { ended: await endSessionsOf(client, asked.params.id) };
    }),
  );

  /** Runs an action on a user in one transaction and audits it; `notice` is the e-mail about it to administrators. */
  async function auditedAction<T>(
    action: string,
    { params, body, admin, audited }: Asked,
    work: (client: Db) => Promise<T>,
    after?: (answer: T) => unknown,
    notice: (answer: T, before: ManagedUser) => Pick<StaffNotice, 'kind' | 'role'> | false = () => false,
  ): Promise<T> {
    const before = await userById(db, params.id);
    const { username, role, active, totp } = before;
    const answer = await audited(
      { action, subject: `user/${username}`, before: { role, active, totp, ...reasonGiven(body) } },
      () => inTransaction(db, work),
      after,
    );
    const staffNotice = notice(answer, before);
    if (staffNotice) await notifyStaff(deps, { ...staffNotice, actor: admin.username, user: username });
    return answer;
  }
}
