import type { Request, Response } from 'express';
import type { CookieJar } from '../cookies';
import { isMac, mac, newSecret, type Secrets } from '../secrets';

const cookieName = 'admin-device';
const purpose = 'admin-device';
const maxAgeMs = 180 * 24 * 3600 * 1000;
/** Users that share a browser; the one who logged in longest ago is forgotten first. */
const mostUsers = 5;

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
  const { device, signatures } = readCookie(jar, request);
  const isOfUser = (signature: string) => isMac(secrets, purpose, `${adminId}.${device}`, signature);
  return device && signatures.some(isOfUser) ? device : undefined;
}

/** Remembers that this user has logged in in this browser, beside the others who have. */
export function rememberDevice(
  jar: CookieJar,
  secrets: Secrets,
  exchange: { request: Request; response: Response },
  adminId: string,
): void {
  const { device: known, signatures } = readCookie(jar, exchange.request);
  const device = known || newSecret();
  const subject = `${adminId}.${device}`;
  const others = signatures.filter((signature) => !isMac(secrets, purpose, subject, signature));
  const all = [mac(secrets[0], purpose, subject), ...others].slice(0, mostUsers);
  jar.set(exchange.response, cookieName, [device, ...all].join('.'), { maxAge: maxAgeMs });
}

/** A browser's name, and the signature of each of its users. */
function readCookie(jar: CookieJar, request: Request): { device: string; signatures: string[] } {
  const [device = '', ...signatures] = (jar.read(request, cookieName) ?? '').split('.');
  // Anything else was not written by the shop.
  return /^[\w-]{1,100}$/.test(device) && signatures.every((one) => /^[\w-]{1,100}$/.test(one))
    ? { device, signatures: signatures.slice(0, mostUsers) }
    : { device: '', signatures: [] };
}
