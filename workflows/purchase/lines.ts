import { uuid4 } from '@temporalio/workflow';
import { type PanelChoice, panelIsAway } from '#domain/fail-over.ts';
import { isFinal, passesByItself, type SubmissionOutcome } from '#domain/provider.ts';
import {
  currentLines,
  currentSubmission,
  linesToSend,
  linesUnsent,
  type Submission,
} from '#domain/purchase.ts';
import { unitsToResend } from '#domain/refills.ts';
import { database, withSummary } from '../activity-options';
import type { Run } from './run';

/** The stage of an order whose delivery has not ended, by its lines. Asks for a person if one is needed. */
export function standing(run: Run): 'needs-attention' | 'submitting' | 'in-progress' {
  if (raiseAttention(run)) return 'needs-attention';
  if (linesToSend(run.state).length > 0) return 'submitting';
  // What is ready waits for the refund of its share.
  return currentLines(run.state).some(({ state }) => state === 'ready') ? 'needs-attention' : 'in-progress';
}

/** Asks for a person if a line needs one. */
export function raiseAttention(run: Run): boolean {
  const pressing = currentSubmission(run.state);
  const isPressing = pressing?.state === 'unknown' || pressing?.state === 'rejected';
  const asks = isPressing ? pressing : currentLines(run.state).find(({ heldAs }) => heldAs);
  if (!asks) return false;
  const reason = asks.heldAs ?? (asks.state === 'unknown' ? 'submission-unknown' : 'submission-refused');
  const before = run.state.attention;
  // Other lines are retried meanwhile: keep the time since this one has waited.
  const since = before?.reason === reason ? before.since : Date.now();
  run.needAttention(reason, asks.heldAs ? 'the target was changed' : asks.reason, since);
  return true;
}

/** Writes the outcome into the state; a line that is `ready` afterwards is sent again later. */
export function take(run: Run, submission: Submission, outcome: SubmissionOutcome): void {
  switch (outcome.kind) {
    case 'accepted':
      accept(run, submission, outcome.providerOrderId, 'provider');
      return;
    case 'unknown':
      submission.state = 'unknown';
      submission.reason = outcome.reason;
      run.note('submission-unknown', 'provider', { line: submission.line, reason: outcome.reason });
      return;
    case 'rejected':
      submission.reason = outcome.message;
      if (!passesByItself(outcome.refusal)) {
        submission.state = 'rejected';
        submission.refusal = outcome.refusal;
        run.note('submission-refused', 'provider', {
          line: submission.line,
          reason: outcome.refusal,
          message: outcome.message,
        });
        return;
      }
      if (outcome.refusal === 'active-order' && run.settings.targetRetrySeconds !== undefined) {
        waitForTarget(run, submission);
        return;
      }
      break;
    case 'not-sent':
      submission.reason = outcome.reason;
      if (outcome.reason === panelIsAway && run.does('holds-for-panels')) {
        hold(run, submission);
        return;
      }
  }
  submission.state = 'ready';
  submission.attempts += 1;
  run.note('submission-delayed', 'provider', {
    line: submission.line,
    reason: submission.reason ?? '',
    attempt: submission.attempts,
  });
}

/** Another order to the same target is under way: this isn't an attempt, and another panel would do no better. */
function waitForTarget(run: Run, submission: Submission): void {
  submission.state = 'ready';
  if (submission.waitsSince !== undefined) return;
  submission.waitsSince = Date.now();
  run.note('submission-waits', 'system', { line: submission.line });
}

/** The panel does not answer: this isn't an attempt, and the line goes out when the panel is back. */
function hold(run: Run, submission: Submission): void {
  submission.state = 'ready';
  if (submission.waitsSince !== undefined) return;
  submission.waitsSince = Date.now();
  run.note('submission-held', 'system', { line: submission.line });
}

/** The panel has a line. Also used when an administrator says so. */
export function accept(run: Run, submission: Submission, providerOrderId: string, by: string): void {
  const { state } = run;
  submission.state = 'accepted';
  submission.waitsSince = undefined;
  submission.providerOrderId = providerOrderId;
  submission.reason = undefined;
  if (run.does('keeps-early-reports')) submission.report ??= submission.earlyReport;
  submission.earlyReport = undefined;
  run.attentionOver();
  if (state.order) state.order.status = 'processing';
  run.note('submission-accepted', by, {
    line: submission.line,
    providerOrderId,
    generation: submission.generation,
  });
}

/**
 * These lines, which no panel has, are not sent any more: their share is refunded. `reason` if somebody asks for nothing
 * else.
 */
export function dismissLines(run: Run, ids: readonly string[], by: string, reason?: string): void {
  for (const line of linesUnsent(run.state)) {
    if (!ids.includes(line.id)) continue;
    line.state = 'dismissed';
    run.note('submission-dismissed', by, { line: line.line, ...(reason !== undefined && { reason }) });
  }
  run.attentionOver();
}

/** Identifies the line in the Temporal UI. */
export function lineOf({ line, generation }: Submission): string {
  return `line ${line}, generation ${generation}`;
}

/** A generation of which no panel has said anything: what was said of an earlier one doesn't count for it. */
export const unheard = {
  providerOrderId: undefined,
  attempts: 0,
  waitsSince: undefined,
  heldAs: undefined,
  reason: undefined,
  refusal: undefined,
  report: undefined,
  earlyReport: undefined,
} satisfies Partial<Submission>;

/** Opens the next generation of a line; the previous one stays as it ended. */
export async function nextGeneration(
  run: Run,
  last: Submission,
  {
    username,
    shortcode,
    standsIn,
    panel,
  }: Pick<Submission, 'username' | 'shortcode' | 'standsIn'> & { panel: PanelChoice },
): Promise<Submission> {
  const { state } = run;
  if (!state.order) throw new Error('An order has a submission');
  const submission: Submission = {
    ...last,
    id: uuid4(),
    generation: last.generation + 1,
    state: 'ready',
    username,
    shortcode,
    providerId: panel.providerId,
    providerServiceId: panel.providerServiceId,
    standsIn,
    quantity: unitsToResend(last),
    ...unheard,
  };
  const opened = await withSummary(database.openSubmission, lineOf(submission), {
    orderId: state.order.id,
    replaces: last.id,
    dismiss: last.state === 'ready',
    submission,
  });
  submission.id = opened.submissionId;
  // Runs recorded before version 0.3 got only the id.
  submission.providerId = opened.providerId ?? submission.providerId;
  submission.providerServiceId = opened.providerServiceId ?? submission.providerServiceId;
  if (last.state === 'ready') last.state = 'dismissed';
  state.submissions.push(submission);
  // Its duration counts from when the panel has this one too.
  state.inProgressSince = undefined;
  return submission;
}

/** Whether a panel has a generation and has not ended it. */
export function isOpen({ state, report }: Submission): boolean {
  return state === 'accepted' && !(report && isFinal(report.status));
}

/** Lines that the panel still delivers. */
export function openLines({ state }: Run): Submission[] {
  return currentLines(state).filter(isOpen);
}

/** Name of the poll of a line. */
export function deliveryPoll({ line }: Submission): string {
  return `delivery:${line}`;
}
