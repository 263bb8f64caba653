import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random secret for a cookie: 192 bits, URL-safe. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** HMAC-SHA256 in hex; `purpose` keeps values of one use from passing for another's. */
export function mac(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${value}`).digest('hex');
}

/** SHA-256, under which session secrets are stored. */
export function sha256(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}

/** Compares without telling by time where two texts differ. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(sha256(a), sha256(b));
}
