import type { Request } from 'express';
import { needsSecondStep, type Role } from '#domain/permissions.ts';
import type { CookieJar } from '../cookies';
import type { Deps } from '../deps';
import { sha256 } from '../secrets';
import { findSession, sessionLimits, touchSession } from './sql';

/** Name of the cookie that holds a session's secret. */
export const sessionCookie = 'admin';

/** A user of the back office with an open session. */
export interface Admin {
  id: string;
  username: string;
  role: Role;
  /** Identifies the session; not its secret. */
  sessionId: string;
  /** Somebody else chose the password: only the user's own account opens. */
  mustChangePassword: boolean;
  /** The second step is on. */
  totp: boolean;
  /** The settings require a second step for this role, and there is none: only the user's own account opens. */
  secondStepNeeded: boolean;
  /** When they last typed password or code in this session. */
  provenAt: Date;
  /** When the session ends unless it is used before. */
  expiresAt: Date;
}

/**
 * The administrator of a request, or undefined without a valid session. `passive`: no person made the request, so it
 * does not count as use.
 */
export async function adminOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  jar: CookieJar,
  request: Request,
  { passive = false } = {},
): Promise<Admin | undefined> {
  const secret = jar.read(request, sessionCookie);
  if (!secret) return undefined;
  const hash = sha256(secret);
  const now = deps.clock();
  const session = await findSession(deps.db, hash, now);
  if (!session) return undefined;
  if (!passive) await touchSession(deps.db, hash, session, now);
  return {
    id: session.adminId,
    username: session.username,
    role: session.role,
    sessionId: session.id,
    mustChangePassword: session.mustChangePassword,
    totp: session.totp,
    secondStepNeeded: !session.totp && needsSecondStep(session.role, session.secondStepRule ?? 'optional'),
    provenAt: session.provenAt,
    expiresAt: sessionEnd(session.createdAt, passive ? session.lastSeenAt : now),
  };
}

/** When a session used now ends: after the idle time, but never later than its maximum age. */
export function sessionEnd(createdAt: Date, usedAt: Date): Date {
  const idle = usedAt.getTime() + sessionLimits.idleSeconds * 1000;
  const absolute = createdAt.getTime() + sessionLimits.absoluteSeconds * 1000;
  return new Date(Math.min(idle, absolute));
}
