import { Context } from '@temporalio/activity';
import type { Pool } from 'pg';
import { recordMailTry } from '../db/mail-log';

/** What the log says of a letter, where its activity alone doesn't tell. */
export interface MailSubject {
  kind: string;
  cartId: string;
}

/** Letters whose subject holds a code that opens something. */
const secretSubjects = ['sendLoginCode'];
const longestError = 300;
const address = /[^\s<>"(),:;]+@[^\s<>"(),:;]+/g;

/**
 * Notes what became of a letter. Its kind is that of the purchase's message, else the activity that sends it. A log that
 * can't be written changes nothing: the letter has gone, and must not go again because of it.
 */
export function mailLog(
  pool: Pool,
  { to, subject, text, about }: { to: string; subject: string; text?: string; about?: MailSubject },
): (state: 'sent' | 'failed', error?: unknown) => Promise<void> {
  const info = activityInfo();
  return async (state, error) => {
    if (!info) return;
    const { activityType, activityId, attempt, workflowExecution } = info;
    await recordMailTry(pool, {
      activity: `${workflowExecution?.runId}:${activityId}`,
      kind: about?.kind ?? activityType,
      recipient: to,
      subject: secretSubjects.includes(activityType) ? undefined : subject,
      text,
      cartId: about?.cartId,
      state,
      tries: attempt,
      error: error instanceof Error ? withoutAddresses(error.message) : undefined,
      at: new Date(),
    }).catch((lost: unknown) => Context.current().log.warn('mail log not written', { error: lost }));
  };
}

/** What the mail server said, without whom it was about. */
export function withoutAddresses(message: string): string {
  return message.replace(address, '…').slice(0, longestError);
}

/** Scripts and tests send letters without a workflow: those are in no log. */
function activityInfo(): Context['info'] | undefined {
  try {
    return Context.current().info;
  } catch {
    return undefined;
  }
}
