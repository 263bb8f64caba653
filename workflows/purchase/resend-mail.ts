import { condition } from '@temporalio/workflow';
import type { EmailKind } from '#domain/emails.ts';
import { mayResend, readEmailKey } from '#domain/emails.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { PurchaseState } from '#domain/purchase.ts';
import type { Verdict } from '#domain/result.ts';
import type { Message } from '../messages';
import { keepAnswer } from './given-answers';
import { refuse } from './inbox';
import type { Run } from './run';

/** Longer than a working mail server needs; after that the caller gets `pending`. */
const answerAfter = '15 seconds';

/** Whether an e-mail may be sent again now. A copy is requested by the first e-mail's name. */
export function emailCanGo(state: PurchaseState, key: unknown): Verdict<ErrorCode> {
  const name = readEmailKey(String(key));
  if (!name || name.copy !== undefined) return { allowed: false, code: 'validation_failed' };
  const facts = {
    hasOrder: state.order !== undefined,
    forgotten: state.forget === true,
    orderStatus: state.order?.status,
    refunds: state.refunds.map(({ status }) => status),
    refill: state.refills.at(-1)?.state,
    attention: state.attention?.reason,
  };
  return mayResend(facts, name);
}

/** Sends an e-mail again in parallel, once per request, and answers with the outcome. */
export function resendMail(run: Run, message: Extract<Message, { kind: 'resendMail' }>): void {
  const { kind, request } = message;
  const { letter: key, by, reason } = message.input;
  const verdict = emailCanGo(run.state, key);
  const name = readEmailKey(key);
  if (!verdict.allowed || !name) {
    refuse(message, verdict.allowed ? 'validation_failed' : verdict.code);
    return;
  }
  let sent: boolean | undefined;
  run.emails.sendCopy({ kind: name.kind as EmailKind, number: name.number }, (went) => {
    sent = went;
    // For the save that follows the e-mail: it may be the run's last. Without it, the next run would send once more.
    if (went && request) keepAnswer(run.state, { kind, request, answer: { state: 'sent' } });
  });
  run.note('email-resent', by, { kind: name.kind, reason });
  run.beside(async () => {
    await condition(() => sent !== undefined, answerAfter);
    if (sent === false) refuse(message, 'letter_not_wanted');
    else message.answer?.({ state: sent ? 'sent' : 'pending' });
  });
}
