import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import type { Keyring } from '../security/keyring';
import { sealToken } from '../security/sealed-token';

/** How the reader of a marketing e-mail unsubscribes. */
export interface UnsubscribeLinks {
  /** For people: the page with their address already known. */
  page: string;
  /**
   * For mail programs (RFC 8058 and RFC 2369). No `mailto:`: the shop reads no mail, so a program that prefers it would
   * unsubscribe nobody.
   */
  headers: { 'List-Unsubscribe': string; 'List-Unsubscribe-Post': string };
}

/** Where mail programs send their one-click request. */
export const oneClickPath = '/api/unsubscribe/one-click';

/**
 * The only place that makes these links. The address is sealed: page addresses end up in logs, and nobody else can make
 * a link that unsubscribes somebody.
 */
export function unsubscribeLinks(
  { keyring, publicUrl }: { keyring: Keyring; publicUrl: string },
  { email, language }: { email: string; language: Language },
): UnsubscribeLinks {
  const token = sealToken(keyring, 'letter', { use: 'unsubscribe', email, language });
  return {
    page: `${publicUrl}${addressOf('unsubscribe', language)}?token=${token}`,
    headers: {
      'List-Unsubscribe': `<${publicUrl}${oneClickPath}?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
