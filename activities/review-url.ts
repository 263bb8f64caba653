import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import type { Keyring } from '../security/keyring';
import { sealToken } from '../security/sealed-token';

/** The content of such a link's token: the order's public id. `use` distinguishes it from other links in e-mails. */
export interface ReviewToken {
  use: 'review';
  order: string;
}

/** Where the buyer of an order reviews it, without a login. Nobody else can make such an address. */
export function reviewUrl(
  { keyring, publicUrl }: { keyring: Keyring; publicUrl: string },
  order: string,
  language: Language,
): string {
  const value: ReviewToken = { use: 'review', order };
  return `${publicUrl}${addressOf('review', language)}?token=${sealToken(keyring, 'letter', value)}`;
}
