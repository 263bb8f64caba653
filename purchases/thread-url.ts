import type { Language } from '../domain/money';
import { addressOf } from '../domain/pages';
import type { Keyring } from '../security/keyring';
import { sealToken } from '../security/sealed-token';

/** The content of such a link's token: the message's id. `use` distinguishes it from other links in e-mails. */
export interface ThreadToken {
  use: 'thread';
  id: string;
}

/** The key to a thread: its holder can read it and write in it. Nobody else can make one. */
export function threadToken(keyring: Keyring, id: string): string {
  const value: ThreadToken = { use: 'thread', id };
  return sealToken(keyring, 'letter', value);
}

/** Where a customer reads a thread and replies, without a login. */
export function threadUrl(
  { keyring, publicUrl }: { keyring: Keyring; publicUrl: string },
  id: string,
  language: Language,
): string {
  return `${publicUrl}${addressOf('thread', language)}?token=${threadToken(keyring, id)}`;
}
