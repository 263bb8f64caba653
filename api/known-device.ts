import type { Request, Response } from 'express';
import type { CookieJar } from './cookies';
import { mac, newSecret, sameText } from './secrets';

const cookieName = 'admin-device';
const maxAgeMs = 180 * 24 * 3600 * 1000;

/**
 * The name that a browser has with a user who logged in in it before; undefined for any other browser. It opens nothing:
 * tries from such a browser are only counted apart from those of strangers, who so can't keep its owner out.
 */
export function knownDevice(
  jar: CookieJar,
  secret: string,
  request: Request,
  adminId: string,
): string | undefined {
  const [device = '', signature = ''] = (jar.read(request, cookieName) ?? '').split('.');
  if (!device || !signature) return undefined;
  return sameText(signature, signatureOf(secret, device, adminId)) ? device : undefined;
}

/** Remembers that this user has logged in in this browser. */
export function rememberDevice(
  jar: CookieJar,
  secret: string,
  exchange: { request: Request; response: Response },
  adminId: string,
): void {
  const device = knownDevice(jar, secret, exchange.request, adminId) ?? newSecret();
  jar.set(exchange.response, cookieName, `${device}.${signatureOf(secret, device, adminId)}`, {
    maxAge: maxAgeMs,
  });
}

function signatureOf(secret: string, device: string, adminId: string): string {
  return mac(secret, 'admin-device', `${adminId}.${device}`);
}
