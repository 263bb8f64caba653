import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import type { Keyring } from '../security/keyring';
import { sealToken } from '../security/sealed-token';

/** The key to a thread: its holder can read it and write in it. Nobody else can make one. */
export function threadToken(keyring: Keyring, id: string): string {
  return sealToken(keyring, 'letter', { use: 'thread', id });
}

/** Where a customer reads a thread and replies, without a login. */
export function threadUrl(
  { keyring, publicUrl }: { keyring: Keyring; publicUrl: string },
  id: string,
  language: Language,
): string {
  return `${publicUrl}${addressOf('thread', language)}?token=${threadToken(keyring, id)}`;
}
