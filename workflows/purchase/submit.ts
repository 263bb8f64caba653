import { ActivityFailure, uuid4 } from '@temporalio/workflow';
import { passesByItself, type SubmissionOutcome } from '../../domain/provider';
import { currentSubmission, type Submission } from '../../domain/purchase';
import type { PurchaseStage } from '../../domain/states';
import { database, submitting } from '../activity-options';
import type { SubmissionView } from '../messages';
import { onOrderMessage } from './order-messages';
import type { Run } from './run';

/**
 * Sends the newest generation to the panel: at most once, and again only where
 * the panel certainly does not have it (decision 22).
 */
export async function submit(run: Run): Promise<PurchaseStage> {
  for (;;) {
    const submission = currentSubmission(run.state);
    if (!submission) throw new Error('An order has a submission');
    submission.state = 'sending';
    const outcome = await send(submission);
    const next = take(run, submission, outcome);
    // Before it is saved: nothing may save again for hours, and people would read the stage that has ended.
    if (next) run.moveTo(next);
    await run.save();
    if (next) {
      answerSubmission(run, submission);
      return next;
    }
    answerSubmission(run, submission);
    const elsewhere = await waitForRetry(run, submission);
    if (elsewhere) return elsewhere;
  }
}

async function send(submission: Submission): Promise<SubmissionOutcome> {
  try {
    return await submitting(submission.providerId).submitToProvider({ submissionId: submission.id });
  } catch (error) {
    // Whatever broke, it broke after the claim was possible: only a person can tell.
    if (error instanceof ActivityFailure) return { kind: 'unknown', reason: 'activity-failed' };
    throw error;
  }
}

/** Writes the outcome into the state; the next stage, or undefined to try again later. */
function take(run: Run, submission: Submission, outcome: SubmissionOutcome): PurchaseStage | undefined {
  const { state, settings } = run;
  switch (outcome.kind) {
    case 'accepted':
      return accept(run, submission, outcome.providerOrderId, 'provider');
    case 'unknown':
      submission.state = 'unknown';
      submission.reason = outcome.reason;
      run.note('submission-unknown', 'provider', { reason: outcome.reason });
      run.needAttention('submission-unknown', outcome.reason);
      return 'needs-attention';
    case 'rejected':
      submission.reason = outcome.message;
      if (!passesByItself(outcome.refusal)) {
        submission.state = 'rejected';
        run.note('submission-refused', 'provider', { reason: outcome.refusal, message: outcome.message });
        run.needAttention('submission-refused', outcome.message);
        return 'needs-attention';
      }
      break;
    case 'not-sent':
      submission.reason = outcome.reason;
  }
  submission.state = 'ready';
  submission.attempts += 1;
  run.note('submission-delayed', 'provider', {
    reason: submission.reason ?? '',
    attempt: submission.attempts,
  });
  if (submission.attempts < settings.submissionAttempts || !state.order) return undefined;
  run.needAttention('provider-unreachable', submission.reason);
  return 'needs-attention';
}

/** The panel has the order. Also used where an administrator says so. */
export function accept(run: Run, submission: Submission, providerOrderId: string, by: string): PurchaseStage {
  const { state } = run;
  submission.state = 'accepted';
  submission.providerOrderId = providerOrderId;
  submission.reason = undefined;
  state.attention = undefined;
  if (state.order) state.order.status = 'processing';
  run.note('submission-accepted', by, { providerOrderId, generation: submission.generation });
  return 'in-progress';
}

/** Opens the next generation of the submission; the one before stays as it ended. */
export async function nextGeneration(run: Run, username: string): Promise<Submission> {
  const { state } = run;
  const last = currentSubmission(state);
  if (!last || !state.order) throw new Error('An order has a submission');
  const partly = last.state === 'accepted' && last.report?.remains !== undefined;
  const submission: Submission = {
    ...last,
    id: uuid4(),
    generation: last.generation + 1,
    state: 'ready',
    username,
    // Of a delivery that ended early only the rest is ordered again.
    quantity: partly && last.report?.remains ? last.report.remains : last.quantity,
    providerOrderId: undefined,
    attempts: 0,
    reason: undefined,
    report: undefined,
  };
  const { submissionId } = await database.openSubmission({
    orderId: state.order.id,
    replaces: last.id,
    dismiss: last.state === 'ready',
    submission,
  });
  submission.id = submissionId;
  if (last.state === 'ready') last.state = 'dismissed';
  state.submissions.push(submission);
  return submission;
}

/** Until the next try, or until a message leads elsewhere. */
async function waitForRetry(run: Run, submission: Submission): Promise<PurchaseStage | undefined> {
  const wait = run.settings.submissionRetrySeconds * 2 ** (submission.attempts - 1);
  const until = Date.now() + wait * 1000;
  for (;;) {
    const message = await run.next(until);
    if (message === 'timeout') return undefined;
    const next = await onOrderMessage(run, message);
    if (next) return next;
  }
}

/** Tells whoever asked for this submission what became of it. */
function answerSubmission(run: Run, submission: Submission): void {
  const view: SubmissionView = {
    state: submission.state === 'ready' ? 'pending' : (submission.state as SubmissionView['state']),
    providerOrderId: submission.providerOrderId,
    reason: submission.reason,
  };
  for (const message of run.waitingForSubmission.splice(0)) message.answer?.(view);
}
