import { type Keyring, openText, sealText } from './keyring';

/**
 * A value sealed for an address bar or a cookie, e.g. whom a letter was written to: addresses of pages end up in logs,
 * and nobody without our keys can make one. What is inside must still be checked: it may be of another use.
 */
export function sealToken(keyring: Keyring, value: unknown): string {
  return sealText(keyring, JSON.stringify(value)).toString('base64url');
}

/** Opens what `sealToken` made; undefined where it was made up, damaged, or sealed with a key that is gone. */
export function openToken(keyring: Keyring, token: string): unknown {
  try {
    return JSON.parse(openText(keyring, Buffer.from(token, 'base64url')));
  } catch {
    return undefined;
  }
}
