import { type Keyring, openText, type Place, sealText } from './keyring';

/** The purpose of a token. A token sealed for another use is refused. */
export type TokenUse = Extract<Place, `token/${string}`> extends `token/${infer Use}` ? Use : never;

/**
 * A value sealed for an address bar or a cookie, e.g. an e-mail's recipient: page addresses end up in logs, and nobody
 * without our keys can make one. The content must still be checked: its `use` distinguishes the links in e-mails, which are
 * all sealed as `letter`, and tokens of older releases name their use only there.
 */
export function sealToken(keyring: Keyring, use: TokenUse, value: unknown): string {
  return sealText(keyring, JSON.stringify(value), `token/${use}`).toString('base64url');
}

/** Opens the output of `sealToken` for this use; undefined if it was forged, damaged, or sealed with a lost key. */
export function openToken(keyring: Keyring, use: TokenUse, token: string): unknown {
  try {
    return JSON.parse(openText(keyring, Buffer.from(token, 'base64url'), `token/${use}`));
  } catch {
    return undefined;
  }
}
