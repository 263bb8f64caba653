import { Context } from '@temporalio/activity';
import type { Pool } from 'pg';
import { recordMailTry } from '../db/mail-log';

/** What an e-mail is about, if its activity alone doesn't say. */
export interface MailSubject {
  kind: string;
  cartId: string;
}

/** E-mails whose subject has a secret code. */
const secretSubjects = ['sendLoginCode'];
const longestError = 300;
/** From the start of a word only: tried at each of its letters, a long one would take quadratic time. */
const address = /(?<![^\s<>"(),:;])[^\s<>"(),:;]+@[^\s<>"(),:;]+/g;

/**
 * Logs the outcome of an e-mail. Its kind is that of the purchase's message, else the activity that sends it. A failure
 * to write the log has no effect: the e-mail has gone out and must not go out again.
 */
export function mailLog(
  pool: Pool,
  { to, subject, text, about }: { to: string; subject: string; text?: string; about?: MailSubject },
): (state: 'sent' | 'failed' | 'refused', error?: unknown) => Promise<void> {
  const info = activityInfo();
  const activity = mailOfActivity(about);
  return async (state, error) => {
    if (!info || !activity) return;
    const { activityType, attempt } = info;
    await recordMailTry(pool, {
      activity,
      kind: about?.kind ?? activityType,
      recipient: to,
      subject: secretSubjects.includes(activityType) ? undefined : subject,
      text,
      cartId: about?.cartId,
      state: state === 'sent' ? 'sent' : 'failed',
      refused: state === 'refused',
      tries: attempt,
      error: error instanceof Error ? withoutAddresses(error.message) : undefined,
      at: new Date(),
    }).catch((lost: unknown) => Context.current().log.warn('e-mail log not written', { error: lost }));
  };
}

/** Identifies the e-mail that the current activity sends, in all attempts; undefined outside of an activity. */
export function mailOfActivity(about?: MailSubject): string | undefined {
  const info = activityInfo();
  // One activity asks many buyers for a review.
  return info && [info.workflowExecution?.runId, info.activityId, about?.cartId].filter(Boolean).join(':');
}

/** The mail server's message without addresses. */
export function withoutAddresses(message: string): string {
  return message.replace(address, '…').slice(0, longestError);
}

/** Scripts and tests send e-mails outside of a workflow; these aren't logged. */
function activityInfo(): Context['info'] | undefined {
  try {
    return Context.current().info;
  } catch {
    return undefined;
  }
}
