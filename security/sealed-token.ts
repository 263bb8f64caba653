import { type Keyring, openText, type Place, sealText } from './keyring';

/** What a token is for. A token sealed for another use is refused. */
export type TokenUse = Extract<Place, `token/${string}`> extends `token/${infer Use}` ? Use : never;

/**
 * A value sealed for an address bar or a cookie, e.g. whom a letter was written to: addresses of pages end up in logs,
 * and nobody without our keys can make one. What is inside must still be checked: tokens of older releases say their use
 * only there.
 */
export function sealToken(keyring: Keyring, use: TokenUse, value: unknown): string {
  return sealText(keyring, JSON.stringify(value), `token/${use}`).toString('base64url');
}

/** Opens what `sealToken` made for this use; undefined where it was made up, damaged, or sealed with a key that is gone. */
export function openToken(keyring: Keyring, use: TokenUse, token: string): unknown {
  try {
    return JSON.parse(openText(keyring, Buffer.from(token, 'base64url'), `token/${use}`));
  } catch {
    return undefined;
  }
}
