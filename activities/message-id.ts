import { createHash } from 'node:crypto';
import { type MailSubject, mailOfActivity } from './mail-log';

/** A text as the reader gets it, without what differs in each attempt, e.g. sealed links. */
type Version = { to: string; subject: string; text: string };

/**
 * The Message-ID of the e-mail that the current activity sends: the same in each attempt, so that mailboxes show one if
 * the mail server had accepted an earlier one. A text that has changed since is another message (RFC 5322 §3.6.4),
 * which no mailbox may hide. Contains nothing that can be guessed. Undefined outside of an activity: then it is random.
 */
export function messageId(
  { to, subject, text }: Version,
  about: MailSubject | undefined,
  publicUrl: string,
): string | undefined {
  const mail = mailOfActivity(about);
  if (!mail) return undefined;
  const hash = createHash('sha256')
    .update(JSON.stringify([mail, to, subject, text]))
    .digest('hex');
  return `<${hash.slice(0, 32)}@${new URL(publicUrl).hostname}>`;
}
