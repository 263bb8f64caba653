import { ActivityFailure } from '@temporalio/workflow';
import type { NamedPanel } from '#activities/orders.ts';
import {
  mayGoElsewhere,
  nextPanel,
  type PanelChoice,
  panelIsAway,
  panelsLeft,
  panelsTried,
} from '#domain/fail-over.ts';
import type { SubmissionOutcome } from '#domain/provider.ts';
import {
  currentLines,
  currentSubmission,
  lateAfterMs,
  linesAccepted,
  linesToSend,
  type PurchaseState,
  type Submission,
} from '#domain/purchase.ts';
import type { AttentionReason, PurchaseStage } from '#domain/states.ts';
import { submitting, withSummary } from '../activity-options';
import type { Message, SubmissionView } from '../messages';
import { awaitBank } from './charge-back';
import { deliveryFacts } from './facts';
import { lineOf, nextGeneration, raiseAttention, standing, take } from './lines';
import { notifyOnHold, onHoldDue } from './on-hold';
import { onOrderMessage } from './order-messages';
import { currentPanels } from './panels';
import type { Run } from './run';

/** A line that waits for a panel gets a Signal when it is back. In case that is lost, it is retried this often. */
const heldRetrySeconds = 3600;

/**
 * Sends every waiting line to the panel: each at most once, and again only if the panel certainly does not have it
 * (D22). A line that needs a person doesn't block the others.
 */
export async function submit(run: Run): Promise<PurchaseStage> {
  const { state } = run;
  // A run that was lost while it sent a line asks again: the claimed row knows whether it was sent.
  const waiting = () => {
    const ready = linesToSend(state);
    return currentLines(state).filter((line) => line.state === 'sending' || ready.includes(line));
  };
  for (;;) {
    const { disputed } = deliveryFacts(run);
    for (const [index, submission] of waiting().entries()) {
      // On top of money that a bank takes back, delivery would be a gift. It goes out if the shop wins the dispute.
      if (disputed && submission.state === 'ready') continue;
      if (index > 0 || run.savesFirst()) await run.save();
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

/** Why a person decides about lines that can't be sent; undefined if they are retried. */
function reasonToGiveUp(run: Run, left: Submission[]): AttentionReason | undefined {
  const { settings } = run;
  const waitsSince = Math.min(...left.map((line) => line.waitsSince ?? Number.POSITIVE_INFINITY));
  if (Date.now() - waitsSince >= lateAfterMs(settings))
    return left.some(({ reason }) => reason === panelIsAway) ? 'provider-unreachable' : 'target-busy';
  const isTriedOut = left.some(({ attempts }) => attempts >= settings.submissionAttempts);
  return isTriedOut ? 'provider-unreachable' : undefined;
}

/** Leaves the stage, and answers the callers that wait for the submission. */
async function leaveAndAnswer(run: Run, stage: PurchaseStage): Promise<PurchaseStage> {
  const next = await run.leaveFor(stage);
  answerSubmission(run);
  return next;
}

/** Sends a line, and tries the next panel as long as the last one certainly did not take it. */
async function sendLine(run: Run, line: Submission): Promise<void> {
  let current: Submission | undefined = line;
  while (current) {
    current.state = 'sending';
    take(run, current, await send(current));
    current = await standIn(run, current);
  }
}

/**
 * The generation for the package's next panel, if the last one may go elsewhere: to an untried panel, else back to one
 * that did not answer. It is saved before it is sent, so that people see where the order is.
 */
async function standIn(run: Run, last: Submission): Promise<Submission | undefined> {
  if (!mayGoElsewhere(last, run.settings.submissionAttempts)) return undefined;
  // Runs recorded before version 0.3 waited for a person here.
  if (!run.does('fails-over')) return undefined;
  const panels = await currentPanels(run);
  const untried = untriedOf(run, panels, last);
  const panel = untried ?? panelToReturnTo(panels, last, panelsLeft(run.state.submissions, last.line));
  if (!panel || (!untried && !run.does('goes-back-to-panels'))) return undefined;
  const next = await goTo(run, last, panel);
  await run.save();
  return next;
}

function untriedOf(
  run: Run,
  panels: readonly NamedPanel[],
  { line }: Pick<Submission, 'line'>,
): NamedPanel | undefined {
  const tried = panelsTried(run.state.submissions, line);
  if (run.does('sends-as-mapped')) return nextPanel(panels, tried);
  // Runs recorded before version 1.6 asked a panel for one service in a round.
  return panels.find((panel) => !isAmong(tried, panel));
}

/** Whether it is one of these panels, whatever its service. */
function isAmong(panels: readonly PanelChoice[], { providerId }: PanelChoice): boolean {
  return panels.some((one) => one.providerId === providerId);
}

/**
 * The panel to which a line goes back without a Signal. A waiting line goes to one that answers again: the Signal may be
 * lost. A line that another panel refused goes back to wait for one that doesn't answer.
 */
function panelToReturnTo(
  panels: readonly NamedPanel[],
  last: Submission,
  panelIds: readonly number[],
): NamedPanel | undefined {
  return panels.find(
    ({ providerId, isAway }) =>
      panelIds.includes(providerId) && (isAway === false || last.state === 'rejected'),
  );
}

/** Opens the generation of a line for another panel. */
async function goTo(run: Run, last: Submission, panel: NamedPanel): Promise<Submission> {
  const isReturn = isAmong(panelsTried(run.state.submissions, last.line), panel);
  const { username, shortcode } = last;
  const next = await nextGeneration(run, last, { username, shortcode, panel, standsIn: true });
  // However often its panels come and go, a person is asked `lateAfterSeconds` after the line began to wait.
  if (isReturn) next.waitsSince = last.waitsSince;
  run.note('provider-changed', 'system', {
    line: next.line,
    provider: panel.name,
    generation: next.generation,
  });
  return next;
}

async function send(submission: Submission): Promise<SubmissionOutcome> {
  try {
    const { id: submissionId, providerId } = submission;
    const summary = `to panel ${providerId}, at most once: ${lineOf(submission)}`;
    return await withSummary(submitting(providerId).submitToProvider, summary, { submissionId });
  } catch (error) {
    // Whatever failed, it may have failed after the claim: only a person can tell.
    if (error instanceof ActivityFailure) return { kind: 'unknown', reason: 'activity-failed' };
    throw error;
  }
}

/** Until the next attempt, or until a message leads elsewhere. */
async function waitForRetry(run: Run, left: Submission[]): Promise<PurchaseStage | undefined> {
  const until = Date.now() + Math.min(...left.map((line) => pauseOf(run, line))) * 1000;
  for (;;) {
    const message = await run.next(Math.min(until, onHoldDue(run) ?? until));
    if (message === 'timeout') {
      if (Date.now() >= until) return undefined;
      await notifyOnHold(run);
      continue;
    }
    if (message.kind === 'panelBack' && (await release(run, left, message.input.providerId)))
      return undefined;
    const next = await onOrderMessage(run, message);
    if (next) return next;
  }
}

/** The pause before a line is retried, in seconds. */
function pauseOf({ settings }: Run, { attempts, reason, waitsSince }: Submission): number {
  if (reason === panelIsAway) return heldRetrySeconds;
  const { submissionRetrySeconds, targetRetrySeconds } = settings;
  return Math.min(
    ...(attempts > 0 ? [submissionRetrySeconds * 2 ** (attempts - 1)] : []),
    ...(waitsSince !== undefined && targetRetrySeconds !== undefined ? [targetRetrySeconds] : []),
  );
}

/**
 * Whether lines wait for this panel; their attempts start from zero. Those that left it in this round, and wait for
 * another panel, go back to it: nobody knows which panel is back first.
 */
async function release(run: Run, left: Submission[], providerId: number): Promise<boolean> {
  const { submissions } = run.state;
  const held = left.filter((line) => line.reason === panelIsAway);
  const here = held.filter((line) => line.providerId === providerId);
  for (const line of here) line.attempts = 0;
  const elsewhere = held.filter(({ line }) => panelsLeft(submissions, line).includes(providerId));
  // Runs recorded before version 0.7 waited for the last panel only.
  if (elsewhere.length === 0 || !run.does('goes-back-to-panels')) return here.length > 0;
  const panel = (await currentPanels(run)).find((one) => one.providerId === providerId);
  if (!panel) return here.length > 0;
  for (const line of elsewhere) await goTo(run, line, panel);
  await run.save();
  return true;
}

/** A submission as its requester sees it. */
const seenAs: Record<Submission['state'], SubmissionView['state']> = {
  ready: 'pending',
  sending: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
  unknown: 'unknown',
  // Another one was sent instead.
  dismissed: 'pending',
};

/** Answers the callers that wait for a submission: about the line that they named, else about the most urgent one. */
function answerSubmission({ state, inbox }: Run): void {
  const pressing = currentSubmission(state);
  if (!pressing) return;
  for (const message of inbox.owed.submission.splice(0)) {
    const submission = lineNamed(state, message) ?? pressing;
    message.answer?.({
      state: seenAs[submission.state],
      providerOrderId: submission.providerOrderId,
      reason: submission.reason,
      publicationsProcessed: linesAccepted(state),
    });
  }
}

/** The newest generation of the line that a message names. */
function lineNamed(state: PurchaseState, message: Message): Submission | undefined {
  if (message.kind !== 'resolve') return undefined;
  const named = state.submissions.find(({ id }) => id === message.input.submissionId);
  return currentLines(state).find(({ line }) => line === named?.line);
}
