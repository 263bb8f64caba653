import type { Request } from 'express';
import { findCustomerSession, touchCustomerSession } from '#db/customers.ts';
import { passiveHeader } from '#domain/calls/call.ts';
import type { CookieJar } from '../cookies';
import type { Deps } from '../deps';
import { sha256 } from '../secrets';

/** Name of the cookie that holds a customer session's secret. */
export const customerCookie = 'customer';

/**
 * The customer of a request's session, by the proven address; undefined without a session. `passive`: no person made the
 * request, so it does not count as use.
 */
export async function customerOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  jar: CookieJar,
  request: Request,
  { passive = false } = {},
): Promise<{ email: string } | undefined> {
  const secret = jar.read(request, customerCookie);
  if (!secret) return undefined;
  const hash = sha256(secret);
  const now = deps.clock();
  const session = await findCustomerSession(deps.db, hash, now);
  if (!session) return undefined;
  const isPassive = passive || request.get(passiveHeader) !== undefined;
  if (!isPassive) await touchCustomerSession(deps.db, hash, session, now);
  return { email: session.email };
}
