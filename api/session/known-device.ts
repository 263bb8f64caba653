import type { Request, Response } from 'express';
import type { CookieJar } from '../cookies';
import { isMac, mac, newSecret, type Secrets } from '../secrets';

const cookieName = 'admin-device';
const purpose = 'admin-device';
const maxAgeMs = 180 * 24 * 3600 * 1000;

/**
 * The name of a browser in which this user has logged in before; undefined for any other browser. It grants nothing:
 * tries from such a browser are only counted separately from those of strangers, who therefore can't lock its owner
 * out.
 */
export function knownDevice(
  jar: CookieJar,
  secrets: Secrets,
  request: Request,
  adminId: string,
): string | undefined {
  const [device = '', signature = ''] = (jar.read(request, cookieName) ?? '').split('.');
  if (!device || !signature) return undefined;
  return isMac(secrets, purpose, `${adminId}.${device}`, signature) ? device : undefined;
}

/** Remembers that this user has logged in in this browser. */
export function rememberDevice(
  jar: CookieJar,
  secrets: Secrets,
  exchange: { request: Request; response: Response },
  adminId: string,
): void {
  const device = knownDevice(jar, secrets, exchange.request, adminId) ?? newSecret();
  const signature = mac(secrets[0], purpose, `${adminId}.${device}`);
  jar.set(exchange.response, cookieName, `${device}.${signature}`, { maxAge: maxAgeMs });
}
