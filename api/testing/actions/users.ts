import { randomUUID } from 'node:crypto';
import {
  adminAccount,
  adminBeginTotp,
  adminChangePassword,
  adminConfirmTotp,
  adminEndOwnSession,
  adminEndOwnSessions,
  adminEndTotp,
  adminLoginCode,
  adminNewRecoveryCodes,
  adminProve,
} from '#domain/calls/admin-account.ts';
import { adminLogin, adminLogout } from '#domain/calls/admin-session.ts';
import {
  adminChangeRole,
  adminCreateUser,
  adminEndSessions,
  adminResetPassword,
  adminResetTotp,
  adminSetActive,
} from '#domain/calls/admin-users.ts';
import { deleteView, saveView } from '#domain/calls/admin-views.ts';
import { loggedIn } from '../administrator';
import { browser } from '../browser';
import { codeOf, switchOnTotp } from '../second-step';
import { newUser } from '../users';
import { type Action, changes, creates, reason, removes, type World } from './action';

/** Actions of back-office users on themselves, and on each other. */
export function actionsOnUsers(world: World): Action[] {
  const user = () => newUser(world.db, 'read-only');
  const withSecondStep = async () => {
    const by = await user();
    return { by, ...(await switchOnTotp(by.browser, by.password)) };
  };
  /** A user who is logged in in two browsers. */
  const twice = async () => {
    const by = await user();
    await loggedIn(by.username, by.password);
    return by;
  };
  const aView = { list: '/api/admin/orders', name: 'Parciales', address: 'status=partial', shared: false };

  return [
    creates(adminLogin, async () => {
      const { username, password, ...by } = await user();
      const input = { body: { username, password } };
      return { by: { ...by, username, password, browser: browser() }, input, after: { role: 'read-only' } };
    }),
    creates(adminLoginCode, async () => {
      const { by, recoveryCodes } = await withSecondStep();
      const elsewhere = browser();
      await elsewhere.call(adminLogin, { body: { username: by.username, password: by.password } });
      return {
        by: { ...by, browser: elsewhere },
        input: { body: { code: recoveryCodes[0] ?? '' } },
        asked: { secondStep: 'recovery-code', recoveryCodesLeft: 9 },
        after: { role: 'read-only' },
      };
    }),
    changes(adminLogout, async () => ({
      by: await user(),
      input: {},
      before: { session: expect.any(String) },
      after: { ended: 1 },
    })),
    changes(adminProve, async () => {
      const by = await user();
      return {
        by,
        input: { body: { proof: by.password } },
        before: { by: 'password' },
        after: { proven: true },
      };
    }),
    changes(adminChangePassword, async () => {
      const by = await user();
      const newPassword = 'mesa verde con lluvia';
      return {
        by,
        input: { body: { oldPassword: by.password, newPassword } },
        before: { mustChangePassword: false },
        after: { mustChangePassword: false },
      };
    }),
    changes(adminEndOwnSession, async () => {
      const by = await twice();
      const { sessions } = await by.browser.call(adminAccount);
      const id = sessions.find(({ current }) => !current)?.id ?? '';
      return { by, input: { params: { id } }, before: { session: id }, after: { ended: 1 } };
    }),
    changes(adminEndOwnSessions, async () => ({
      by: await twice(),
      input: { body: { thisOneToo: false } },
      before: { thisOneToo: false },
      after: { ended: 1 },
    })),
    changes(adminBeginTotp, async () => {
      const by = await user();
      return {
        by,
        input: { body: { password: by.password } },
        before: { totp: false },
        after: { totp: false, begun: true },
      };
    }),
    changes(adminConfirmTotp, async () => {
      const by = await user();
      const { secret } = await by.browser.call(adminBeginTotp, { body: { password: by.password } });
      return {
        by,
        input: { body: { code: codeOf(secret) } },
        before: { totp: false },
        after: { totp: true },
      };
    }),
    changes(adminEndTotp, async () => {
      const { by, recoveryCodes } = await withSecondStep();
      return {
        by,
        input: { body: { proof: recoveryCodes[0] ?? '' } },
        before: { totp: true },
        after: { totp: false },
      };
    }),
    changes(adminNewRecoveryCodes, async () => {
      const { by, recoveryCodes } = await withSecondStep();
      await by.browser.call(adminProve, { body: { proof: recoveryCodes[0] ?? '' } });
      return {
        by,
        input: { body: { proof: recoveryCodes[1] ?? '' } },
        before: { recoveryCodesLeft: 9 },
        after: { recoveryCodesLeft: 10 },
      };
    }),
    creates(saveView, async () => ({
      input: { params: { id: randomUUID() }, body: { ...aView, name: `Vista ${randomUUID()}` } },
      after: { address: aView.address, own: true },
    })),
    removes(deleteView, async () => {
      const params = { id: randomUUID() };
      await world.actor.browser.call(saveView, {
        params,
        body: { ...aView, name: `Vista ${params.id}` },
      });
      return { input: { params }, before: { address: aView.address } };
    }),
    creates(adminCreateUser, async () => ({
      input: { body: { username: `nueva-${randomUUID().slice(0, 8)}`, role: 'support' as const } },
      after: { role: 'support', active: true },
    })),
    changes(adminChangeRole, async () => ({
      input: { params: { id: (await user()).id }, body: { role: 'support' as const, reason } },
      before: { role: 'read-only', reason },
      after: { role: 'support' },
    })),
    changes(adminSetActive, async () => ({
      input: { params: { id: (await user()).id }, body: { active: false, reason } },
      before: { active: true, reason },
      after: { active: false },
    })),
    changes(adminResetPassword, async () => ({
      input: { params: { id: (await user()).id }, body: { reason } },
      before: { role: 'read-only', reason },
      after: { mustChangePassword: true },
    })),
    changes(adminResetTotp, async () => ({
      input: { params: { id: (await withSecondStep()).by.id }, body: { reason } },
      before: { totp: true, reason },
      after: { totp: false },
    })),
    changes(adminEndSessions, async () => ({
      input: { params: { id: (await twice()).id }, body: { reason } },
      before: { active: true, reason },
      after: { ended: 2 },
    })),
  ];
}
