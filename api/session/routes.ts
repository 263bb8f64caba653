import type { Request, Response } from 'express';
import { waitingCount } from '#db/attention.ts';
import { waitingReviews } from '#db/reviews.ts';
import { readSettings } from '#db/settings.ts';
import { adminLoginCode, adminProve } from '#domain/calls/admin-account.ts';
import { adminLogin, adminLogout, adminSession } from '#domain/calls/admin-session.ts';
import { ShopError } from '#domain/errors.ts';
import { halfLoginLimits } from '#domain/login.ts';
import { needsSecondStep } from '#domain/permissions.ts';
import { readKeyring } from '#security/keyring.ts';
import { type AdminAction, recordAction } from '../audit/record-sql';
import { cachedRead } from '../cached-read';
import { cookieJar } from '../cookies';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { newSecret, sha256 } from '../secrets';
import { sessionCookie, sessionEnd } from './admin';
import { knownDevice, rememberDevice } from './known-device';
import { hashPassword, isPassword } from './passwords';
import { prove } from './proof';
import { spendCode } from './second-step';
import {
  type AdminRow,
  activeAdmin,
  activeAdminById,
  endSession,
  openSession,
  proveSession,
  sessionLimits,
} from './sql';
import { notifyStaff } from './staff-notices';
import { countHalfLoginTry, endHalfLogin, openHalfLogin } from './totp-sql';

/** Holds the secret of a login that still needs its code. It grants nothing. */
const halfLoginCookie = 'admin-login';

/**
 * Open screens refetch at the same moment, and share one count of what waits for a person. In ms; less than a screen waits
 * after a change (web/admin/live.ts), so that its refetch sees it.
 */
const countValidMs = 300;

/** Back-office login, in two steps if the user has set that up, and logout (D17). */
export function adminSessionRoutes(routes: Routes, deps: Deps): void {
  const { db, env, clock } = deps;
  const jar = cookieJar(env.PUBLIC_URL);
  const keyring = readKeyring(env.ENCRYPTION_KEYS);
  // Checked for unknown names, so that they take as long as known ones.
  const nobodysHash = hashPassword(newSecret());

  const note = ({ ip }: Request, entry: Omit<AdminAction, 'subject' | 'ip'>) =>
    recordAction(db, { ...entry, subject: 'session', ip });

  routes.answer(adminLogin, { limit: 'login' }, async ({ body, limit, request, response }) => {
    const admin = await activeAdmin(db, body.username);
    const device = admin && knownDevice(jar, env.SESSION_SECRET, request, admin.id);
    if (device) await limit('loginDevice', device);
    else await limit('loginName', body.username);
    const matches = await isPassword(admin?.passwordHash ?? (await nobodysHash), body.password);
    if (!admin || !matches) {
      // The typed name isn't stored: people type passwords into the wrong field.
      await note(request, { actor: admin?.username ?? 'unknown', action: 'login-refused' });
      throw new ShopError('invalid_credentials');
    }
    if (admin.firstPasswordUntil && admin.firstPasswordUntil <= clock()) {
      await note(request, {
        actor: admin.username,
        action: 'login-refused',
        before: { reason: 'first_password_over' },
      });
      throw new ShopError('first_password_over');
    }
    if (!admin.totp) return { session: await letIn(admin, { request, response }), codeNeeded: false };
    const secret = newSecret();
    await openHalfLogin(db, sha256(secret), admin, clock());
    jar.set(response, halfLoginCookie, secret, { maxAge: halfLoginLimits.validSeconds * 1000 });
    return { codeNeeded: true };
  });

  routes.answer(adminLoginCode, { limit: 'loginCodes' }, async ({ body, limit, request, response }) => {
    const secret = jar.read(request, halfLoginCookie);
    const half = secret ? await countHalfLoginTry(db, sha256(secret), clock()) : undefined;
    // If the user was deactivated or their second step reset meanwhile, the login starts over.
    const admin = half && (await activeAdminById(db, half.adminId));
    if (!secret || !admin?.totp) throw new ShopError('half_login_over');
    const device = knownDevice(jar, env.SESSION_SECRET, request, admin.id);
    if (device) await limit('loginCodesOfDevice', device);
    else await limit('loginCodesOfUser', admin.id);
    const used = await spendCode({ db, keyring, clock }, admin.id, body.code);
    if (!used) {
      await note(request, { actor: admin.username, action: 'login-code-refused' });
      throw new ShopError('totp_code_wrong', { triesLeft: half?.triesLeft });
    }
    if (!(await endHalfLogin(db, sha256(secret)))) throw new ShopError('half_login_over');
    jar.clear(response, halfLoginCookie);
    return { session: await letIn(admin, { request, response }, used), ...used };
  });

  /** Opens a session in place of this browser's previous one. */
  async function letIn(
    admin: AdminRow,
    { request, response }: { request: Request; response: Response },
    by?: { recoveryCodesLeft?: number },
  ) {
    const secret = newSecret();
    const now = clock();
    if (!(await openSession(db, { tokenHash: sha256(secret), admin, ip: request.ip, now })))
      throw new ShopError('invalid_credentials');
    const before = jar.read(request, sessionCookie);
    if (before) await endSession(db, sha256(before));
    await note(request, {
      actor: admin.username,
      action: 'login',
      before: by && { secondStep: by.recoveryCodesLeft === undefined ? 'code' : 'recovery-code', ...by },
      after: { role: admin.role },
    });
    jar.set(response, sessionCookie, secret, { maxAge: sessionLimits.absoluteSeconds * 1000 });
    const isKnown = knownDevice(jar, env.SESSION_SECRET, request, admin.id) !== undefined;
    rememberDevice(jar, env.SESSION_SECRET, { request, response }, admin.id);
    const { username, role, mustChangePassword, totp } = admin;
    if (!isKnown) await notifyStaff(deps, { kind: 'new-browser', actor: username, user: username, role });
    const { security } = await readSettings(db);
    const secondStepNeeded = !totp && needsSecondStep(role, security.secondStep);
    return { username, role, mustChangePassword, secondStepNeeded, expiresAt: sessionEnd(now, now) };
  }

  routes.answer(adminProve, {}, async ({ admin, body, limit, request }) => {
    try {
      const used = await prove({ db, keyring, clock }, admin, body.proof, limit);
      await proveSession(db, admin, clock());
      await note(request, {
        actor: admin.username,
        action: 'step-up',
        before: { by: admin.totp ? 'code' : 'password', ...used },
        after: { proven: true },
      });
      return used;
    } catch (error) {
      if (error instanceof ShopError && error.code === 'proof_wrong')
        await note(request, { actor: admin.username, action: 'step-up-refused' });
      throw error;
    }
  });

  routes.answer(adminLogout, {}, async ({ admin, request, response }) => {
    const secret = jar.read(request, sessionCookie);
    if (secret) await endSession(db, sha256(secret));
    jar.clear(response, sessionCookie);
    await note(request, {
      actor: admin.username,
      action: 'logout',
      before: { session: admin.sessionId },
      after: { ended: 1 },
    });
    return {};
  });

  const whatWaits = cachedRead(
    async () => ({
      attentionCount: await waitingCount(db),
      openRequests: await waitingCount(db, ['contact', 'deletion', 'withdrawal']),
      waitingReviews: await waitingReviews(db),
    }),
    () => clock().getTime(),
    undefined,
    countValidMs,
  );

  routes.answer(adminSession, {}, async ({ admin }) => {
    const { username, role, mustChangePassword, secondStepNeeded, expiresAt } = admin;
    return {
      session: { username, role, mustChangePassword, secondStepNeeded, expiresAt },
      ...(await whatWaits.current()),
      temporalUiUrl: env.TEMPORAL_UI_URL,
    };
  });
}
