import { hash, verify } from '@node-rs/argon2';
import { attentionCount } from '../../db/admin-orders';
import { activeAdmin, endSession, openSession, sessionLimits } from '../../db/admins';
import { recordAct } from '../../db/audit';
import { openRequests } from '../../db/requests';
import { adminLogin, adminLogout, adminSession } from '../../domain/calls/admin';
import { ShopError } from '../../domain/errors';
import { sessionCookie, sessionEnd } from '../admin';
import { cookieJar } from '../cookies';
import type { Deps } from '../deps';
import type { Routes } from '../handle';
import { newSecret, sha256 } from '../secrets';

/** Logging in to the back office and out of it (decision 17). */
export function adminSessionRoutes(routes: Routes, deps: Deps): void {
  const { db, env, clock } = deps;
  const jar = cookieJar(env.PUBLIC_URL);
  // Checked for unknown names, so that they take as long as known ones.
  const nobodysHash = hash(newSecret());

  routes.answer(adminLogin, { limit: 'login' }, async ({ body, limit, request, response }) => {
    await limit('loginName', body.username);
    const admin = await activeAdmin(db, body.username);
    const matches = await verify(admin?.passwordHash ?? (await nobodysHash), body.password);
    if (!admin || !matches) {
      // What was typed isn't kept: people type passwords into the wrong field.
      await recordAct(db, {
        actor: admin?.username ?? 'unknown',
        action: 'login-refused',
        subject: 'session',
        ip: request.ip,
      });
      throw new ShopError('invalid_credentials');
    }
    const before = jar.read(request, sessionCookie);
    if (before) await endSession(db, sha256(before));
    const secret = newSecret();
    const now = clock();
    await openSession(db, sha256(secret), admin.id, now);
    await recordAct(db, { actor: admin.username, action: 'login', subject: 'session', ip: request.ip });
    jar.set(response, sessionCookie, secret, { maxAge: sessionLimits.absoluteSeconds * 1000 });
    const expiresAt = sessionEnd(now, now).toISOString();
    return { session: { username: admin.username, role: admin.role, expiresAt } };
  });

  routes.answer(adminLogout, {}, async ({ admin, request, response }) => {
    const secret = jar.read(request, sessionCookie);
    if (secret) await endSession(db, sha256(secret));
    jar.clear(response, sessionCookie);
    await recordAct(db, { actor: admin.username, action: 'logout', subject: 'session', ip: request.ip });
    return {};
  });

  routes.answer(adminSession, {}, async ({ admin }) => ({
    session: { username: admin.username, role: admin.role, expiresAt: admin.expiresAt.toISOString() },
    attentionCount: await attentionCount(db),
    openRequests: await openRequests(db),
    temporalUiUrl: env.TEMPORAL_UI_URL,
  }));
}
