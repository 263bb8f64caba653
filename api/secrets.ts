import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random secret for a cookie: 192 bits, URL-safe. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** HMAC-SHA256 in hex; `purpose` keeps values of one use from passing for another's. */
export function mac(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${value}`).digest('hex');
}

/**
 * Secrets, newest first: the first one signs, all are accepted, so that a secret can be replaced without logging
 * anybody out.
 */
export type Secrets = readonly [string, ...string[]];

/** A value's HMAC by each of the secrets; the first is the one to store. */
export function macs(secrets: Secrets, purpose: string, value: string): [string, ...string[]] {
  const [first, ...older] = secrets;
  return [mac(first, purpose, value), ...older.map((secret) => mac(secret, purpose, value))];
}

/** Whether one of the secrets made this HMAC of a value. */
export function isMac(secrets: Secrets, purpose: string, value: string, given: string): boolean {
  return macs(secrets, purpose, value).some((made) => sameText(made, given));
}

/** SHA-256; session secrets are stored as this hash. */
export function sha256(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(sha256(a), sha256(b));
}
