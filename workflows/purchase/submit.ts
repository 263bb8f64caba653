import { ActivityFailure, uuid4 } from '@temporalio/workflow';
import {
  mayGoElsewhere,
  nextPanel,
  type PanelChoice,
  panelIsAway,
  panelsTried,
} from '../../domain/fail-over';
import { passesByItself, type SubmissionOutcome } from '../../domain/provider';
import {
  currentLines,
  currentQuote,
  currentSubmission,
  linesAccepted,
  type PurchaseState,
  type Submission,
} from '../../domain/purchase';
import type { AttentionReason, PurchaseStage } from '../../domain/states';
import { database, submitting } from '../activity-options';
import type { SubmissionView } from '../messages';
import { awaitBank } from './charge-back';
import { deliveryFacts } from './facts';
import { onOrderMessage } from './order-messages';
import type { Run } from './run';

/** A line that waits for a panel gets a signal when it is back. Should that be lost, it is tried again this often. */
const heldRetrySeconds = 3600;

/** How long lines of purchases from before there was such a setting wait until a person decides. */
const longestWaitSeconds = 48 * 3600;

/**
 * Sends every line that waits to the panel: each at most once, and again only
 * where the panel certainly does not have it (decision 22). A line that needs a
 * person doesn't hold the others up.
 */
export async function submit(run: Run): Promise<PurchaseStage> {
  const { state } = run;
  // A run that was lost while it sent a line asks again: the claimed row knows whether it was sent.
  const waiting = () =>
    currentLines(state).filter((line) => line.state === 'ready' || line.state === 'sending');
  for (;;) {
    const { disputed } = deliveryFacts(run);
    for (const [index, submission] of waiting().entries()) {
      // On top of money that a bank takes back it would be a gift. Where the bank decides for the shop it goes out.
      if (disputed && submission.state === 'ready') continue;
      if (index > 0) await run.save();
      await sendLine(run, submission);
    }
    const left = waiting();
    if (left.length === 0) return leaveAndAnswer(run, standing(run));
    raiseAttention(run);
    if (deliveryFacts(run).disputed) {
      const next = await awaitBank(run);
      answerSubmission(run);
      return next;
    }
    const givenUp = reasonToGiveUp(run, left);
    if (givenUp) {
      run.needAttention(givenUp, left[0]?.reason);
      return leaveAndAnswer(run, 'needs-attention');
    }
    await run.save();
    answerSubmission(run);
    const elsewhere = await waitForRetry(run, left);
    if (elsewhere) return elsewhere;
  }
}

/** Why a person decides about lines that can't be sent; undefined where they are tried again. */
function reasonToGiveUp(run: Run, left: Submission[]): AttentionReason | undefined {
  const { settings } = run;
  const waitsSince = Math.min(...left.map((line) => line.waitsSince ?? Number.POSITIVE_INFINITY));
  if (Date.now() - waitsSince >= (settings.lateAfterSeconds ?? longestWaitSeconds) * 1000)
    return left.some(({ reason }) => reason === panelIsAway) ? 'provider-unreachable' : 'target-busy';
  const isTriedOut = left.some(({ attempts }) => attempts >= settings.submissionAttempts);
  return isTriedOut ? 'provider-unreachable' : undefined;
}

/** Leaves the stage, and tells whoever asked for a submission what became of it. */
async function leaveAndAnswer(run: Run, next: PurchaseStage): Promise<PurchaseStage> {
  await run.leaveFor(next);
  answerSubmission(run);
  return next;
}

/** Where an order stands whose delivery has not ended, by its lines. Asks for a person where one is needed. */
export function standing(run: Run): 'needs-attention' | 'submitting' | 'in-progress' {
  if (raiseAttention(run)) return 'needs-attention';
  return currentLines(run.state).some((line) => line.state === 'ready') ? 'submitting' : 'in-progress';
}

/** Asks for a person where a line needs one. */
function raiseAttention(run: Run): boolean {
  const pressing = currentSubmission(run.state);
  if (pressing?.state === 'unknown') run.needAttention('submission-unknown', pressing.reason);
  else if (pressing?.state === 'rejected') run.needAttention('submission-refused', pressing.reason);
  else return false;
  return true;
}

/** Sends a line, and on to the next panel as long as one certainly did not take it. */
async function sendLine(run: Run, line: Submission): Promise<void> {
  let current: Submission | undefined = line;
  while (current) {
    current.state = 'sending';
    take(run, current, await send(current));
    current = await standIn(run, current);
  }
}

/**
 * The generation that goes to the next panel of the package, where the last one may go elsewhere and a panel is left
 * that was not tried. It is saved before it is sent: people see where the order is.
 */
async function standIn(run: Run, last: Submission): Promise<Submission | undefined> {
  const { state, settings } = run;
  const serviceId = currentQuote(state)?.serviceId;
  if (serviceId === undefined || !mayGoElsewhere(last, settings.submissionAttempts)) return undefined;
  // Runs recorded before version 0.3 waited for a person here.
  if (!run.does('fails-over')) return undefined;
  const { panels } = await database.panelsOf({ serviceId });
  const panel = nextPanel(panels, panelsTried(state.submissions, last.line));
  if (!panel) return undefined;
  const { providerId, providerServiceId } = panel;
  const next = await nextGeneration(run, last, { ...last, providerId, providerServiceId, standsIn: true });
  run.note('provider-changed', 'system', {
    line: next.line,
    provider: panel.name,
    generation: next.generation,
  });
  await run.save();
  return next;
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

/** Another order to the same target is under way: no attempt was made, and no other panel would do better. */
function waitForTarget(run: Run, submission: Submission): void {
  submission.state = 'ready';
  if (submission.waitsSince !== undefined) return;
  submission.waitsSince = Date.now();
  run.note('submission-waits', 'system', { line: submission.line });
}

/** The panel does not answer: no attempt was made, and the line goes out when it does. */
function hold(run: Run, submission: Submission): void {
  submission.state = 'ready';
  if (submission.waitsSince !== undefined) return;
  submission.waitsSince = Date.now();
  run.note('submission-held', 'system', { line: submission.line });
}

/** The panel has a line. Also used where an administrator says so. */
export function accept(run: Run, submission: Submission, providerOrderId: string, by: string): void {
  const { state } = run;
  submission.state = 'accepted';
  submission.waitsSince = undefined;
  submission.providerOrderId = providerOrderId;
  submission.reason = undefined;
  if (run.does('keeps-early-reports')) submission.report ??= submission.earlyReport;
  submission.earlyReport = undefined;
  state.attention = undefined;
  if (state.order) state.order.status = 'processing';
  run.note('submission-accepted', by, {
    line: submission.line,
    providerOrderId,
    generation: submission.generation,
  });
}

/** The panel that a line was sold with: where it begins again when a person has it sent. */
export function ownPanel({ submissions }: PurchaseState, { line }: Pick<Submission, 'line'>): PanelChoice {
  const first = submissions.find((one) => one.line === line && one.generation === 1);
  if (!first) throw new Error('A line has a first generation');
  const { providerId, providerServiceId } = first;
  return { providerId, providerServiceId };
}

/** Opens the next generation of a line; the one before stays as it ended. */
export async function nextGeneration(
  run: Run,
  last: Submission,
  {
    username,
    shortcode,
    standsIn,
    ...panel
  }: Pick<Submission, 'username' | 'shortcode' | 'standsIn'> & PanelChoice,
): Promise<Submission> {
  const { state } = run;
  if (!state.order) throw new Error('An order has a submission');
  const partly = last.state === 'accepted' && last.report?.remains !== undefined;
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
    // Of a delivery that ended early only the rest is ordered again.
    quantity: partly && last.report?.remains ? last.report.remains : last.quantity,
    providerOrderId: undefined,
    attempts: 0,
    waitsSince: undefined,
    reason: undefined,
    refusal: undefined,
    report: undefined,
    earlyReport: undefined,
  };
  const opened = await database.openSubmission({
    orderId: state.order.id,
    replaces: last.id,
    dismiss: last.state === 'ready',
    submission,
  });
  submission.id = opened.submissionId;
  // Runs recorded before version 0.3 were told the id alone.
  submission.providerId = opened.providerId ?? submission.providerId;
  submission.providerServiceId = opened.providerServiceId ?? submission.providerServiceId;
  if (last.state === 'ready') last.state = 'dismissed';
  state.submissions.push(submission);
  // How long it takes is counted from when the panel has this one too.
  state.inProgressSince = undefined;
  return submission;
}

/** Until the next try, or until a message leads elsewhere. */
async function waitForRetry(run: Run, left: Submission[]): Promise<PurchaseStage | undefined> {
  const until = Date.now() + Math.min(...left.map((line) => pauseOf(run, line))) * 1000;
  for (;;) {
    const message = await run.next(until);
    if (message === 'timeout') return undefined;
    if (message.kind === 'panelBack' && isAwaited(left, message.input.providerId)) return undefined;
    const next = await onOrderMessage(run, message);
    if (next) return next;
  }
}

/** How long a line waits until it is tried again, in seconds. */
function pauseOf({ settings }: Run, { attempts, reason, waitsSince }: Submission): number {
  if (reason === panelIsAway) return heldRetrySeconds;
  const { submissionRetrySeconds, targetRetrySeconds } = settings;
  return Math.min(
    ...(attempts > 0 ? [submissionRetrySeconds * 2 ** (attempts - 1)] : []),
    ...(waitsSince !== undefined && targetRetrySeconds !== undefined ? [targetRetrySeconds] : []),
  );
}

/** Whether lines wait for this panel; they begin anew with their attempts. */
function isAwaited(left: Submission[], providerId: number): boolean {
  const held = left.filter((line) => line.reason === panelIsAway && line.providerId === providerId);
  for (const line of held) line.attempts = 0;
  return held.length > 0;
}

/** Tells whoever asked for a submission what became of it. */
function answerSubmission(run: Run): void {
  const submission = currentSubmission(run.state);
  if (!submission) return;
  const view: SubmissionView = {
    state: submission.state === 'ready' ? 'pending' : (submission.state as SubmissionView['state']),
    providerOrderId: submission.providerOrderId,
    reason: submission.reason,
    publicationsProcessed: linesAccepted(run.state),
  };
  for (const message of run.owed.submission.splice(0)) message.answer?.(view);
}
