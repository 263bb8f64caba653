import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import type { Keyring } from '../security/keyring';
import { sealToken } from '../security/sealed-token';

/**
 * Where the buyer of an order reviews it, without a login. Nobody else can make such an address. Once the order's e-mail
 * address is no longer `to`, it opens nothing.
 */
export function reviewUrl(
  { keyring, publicUrl }: { keyring: Keyring; publicUrl: string },
  { order, to }: { order: string; to: string },
  language: Language,
): string {
  const token = sealToken(keyring, 'letter', { use: 'review', order, to });
  return `${publicUrl}${addressOf('review', language)}?token=${token}`;
}
