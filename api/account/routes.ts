import { inTransaction } from '#db/pool.ts';
import { readSettings } from '#db/settings.ts';
import {
  adminAccount,
  adminBeginTotp,
  adminChangePassword,
  adminConfirmTotp,
  adminEndOwnSession,
  adminEndOwnSessions,
  adminEndTotp,
  adminNewRecoveryCodes,
} from '#domain/calls/admin-account.ts';
import { ShopError } from '#domain/errors.ts';
import { readKeyring } from '#security/keyring.ts';
import { newRecoveryCodes, newTotpSecret, stepOfCode, totpAddress } from '#security/totp.ts';
import { cookieJar } from '../cookies';
import type { Deps } from '../deps';
import { InvalidInput } from '../errors';
import type { Routes } from '../handle';
import { sha256 } from '../secrets';
import { type Admin, sessionCookie, sessionEnd } from '../session/admin';
import { hashPassword, requireGoodPassword } from '../session/passwords';
import { byPassword, prove } from '../session/proof';
import { accountDates, endSessionOf, endSessionsOf, openSessionsOf, setOwnPassword } from '../session/sql';
import { activateTotp, beginTotp, endTotp, replaceRecoveryCodes, totpOf } from '../session/totp-sql';

/** "Mi cuenta": the user's own password, second step and sessions (D17). */
export function adminAccountRoutes(routes: Routes, deps: Deps): void {
  const { db, env, clock } = deps;
  const jar = cookieJar(env.PUBLIC_URL);
  const keyring = readKeyring(env.ENCRYPTION_KEYS);
  const subject = ({ username }: Admin) => `user/${username}`;

  const own = { db, keyring, clock };

  routes.answer(adminAccount, {}, async ({ admin }) => {
    const [totp, sessions, dates] = await Promise.all([
      totpOf(db, keyring, admin.id),
      openSessionsOf(db, admin.id, clock()),
      accountDates(db, admin.id),
    ]);
    return {
      username: admin.username,
      role: admin.role,
      mustChangePassword: admin.mustChangePassword,
      ...dates,
      totp: { activeSince: totp.activeAt, recoveryCodesLeft: totp.recoveryCodesLeft },
      sessions: sessions.map((session) => ({
        ...session,
        expiresAt: sessionEnd(session.createdAt, session.lastSeenAt),
        current: session.id === admin.sessionId,
      })),
    };
  });

  routes.answer(adminChangePassword, {}, ({ admin, body, limit, audited }) =>
    audited(
      {
        action: 'change-password',
        subject: subject(admin),
        before: { mustChangePassword: admin.mustChangePassword },
      },
      async () => {
        const row = await byPassword(db, admin, body.oldPassword, limit);
        requireGoodPassword('newPassword', body.newPassword, admin.username);
        if (body.newPassword === body.oldPassword)
          throw new InvalidInput({ newPassword: 'Es la contraseña que ya tienes. Elige otra.' });
        const change = {
          adminId: admin.id,
          oldHash: row.passwordHash,
          newHash: await hashPassword(body.newPassword),
          sessionId: admin.sessionId,
          now: clock(),
        };
        if (!(await inTransaction(db, (client) => setOwnPassword(client, change))))
          throw new ShopError('proof_wrong');
        return {};
      },
      () => ({ mustChangePassword: false }),
    ),
  );

  routes.answer(adminEndOwnSession, {}, ({ admin, params, response, audited }) =>
    audited(
      { action: 'end-session', subject: subject(admin), before: { session: params.id } },
      async () => {
        if (!(await endSessionOf(db, admin.id, params.id))) throw new ShopError('not_found');
        if (params.id === admin.sessionId) jar.clear(response, sessionCookie);
        return {};
      },
      () => ({ ended: 1 }),
    ),
  );

  routes.answer(adminEndOwnSessions, {}, ({ admin, body, response, audited }) =>
    audited({ action: 'end-sessions', subject: subject(admin), before: body }, async () => {
      const ended = await endSessionsOf(db, admin.id, body.thisOneToo ? undefined : admin.sessionId);
      if (body.thisOneToo) jar.clear(response, sessionCookie);
      return { ended };
    }),
  );

  routes.answer(adminBeginTotp, {}, ({ admin, body, limit, audited }) =>
    audited(
      { action: 'begin-totp', subject: subject(admin), before: { totp: admin.totp } },
      async () => {
        await byPassword(db, admin, body.password, limit);
        const secret = newTotpSecret();
        if (!(await beginTotp(db, keyring, admin.id, secret))) throw new ShopError('totp_active');
        const { shopName } = await readSettings(db);
        return { secret, address: totpAddress({ issuer: shopName, account: admin.username, secret }) };
      },
      // It counts once one of its codes has been typed.
      () => ({ totp: false, begun: true }),
    ),
  );

  routes.answer(adminConfirmTotp, {}, ({ admin, body, limit, audited }) =>
    audited(
      { action: 'activate-totp', subject: subject(admin), before: { totp: false } },
      async () => {
        await limit('ownProof', admin.id);
        const { secret, sealed, activeAt } = await totpOf(db, keyring, admin.id);
        if (activeAt) throw new ShopError('totp_active');
        if (!secret || !sealed) throw new ShopError('totp_not_begun');
        const now = clock();
        const step = stepOfCode(secret, body.code, now.getTime());
        if (step === undefined) throw new ShopError('totp_code_wrong');
        const codes = newRecoveryCodes();
        await inTransaction(db, async (client) => {
          // Set up again, or switched on, in another window.
          if (!(await activateTotp(client, admin.id, { sealed, step, now })))
            throw new ShopError('totp_not_begun');
          await replaceRecoveryCodes(client, admin.id, codes.map(sha256));
          // They were opened with the password alone, and would otherwise count as if they had passed it.
          await endSessionsOf(client, admin.id, admin.sessionId);
        });
        return { recoveryCodes: codes };
      },
      () => ({ totp: true }),
    ),
  );

  routes.answer(adminEndTotp, {}, ({ admin, body, limit, audited }) =>
    audited(
      { action: 'end-totp', subject: subject(admin), before: { totp: true } },
      async () => {
        await prove(own, admin, body.proof, limit);
        if (!(await inTransaction(db, (client) => endTotp(client, admin.id))))
          throw new ShopError('totp_not_active');
        return {};
      },
      () => ({ totp: false }),
    ),
  );

  routes.answer(adminNewRecoveryCodes, {}, async ({ admin, body, limit, audited }) => {
    const { recoveryCodesLeft } = await totpOf(db, keyring, admin.id);
    return audited(
      { action: 'new-recovery-codes', subject: subject(admin), before: { recoveryCodesLeft } },
      async () => {
        await prove(own, admin, body.proof, limit);
        const { activeAt } = await totpOf(db, keyring, admin.id);
        if (!activeAt) throw new ShopError('totp_not_active');
        const codes = newRecoveryCodes();
        await inTransaction(db, (client) => replaceRecoveryCodes(client, admin.id, codes.map(sha256)));
        return { recoveryCodes: codes };
      },
      ({ recoveryCodes }) => ({ recoveryCodesLeft: recoveryCodes.length }),
    );
  });
}
