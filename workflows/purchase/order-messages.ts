import { type Aim, orderCan } from '#domain/capabilities.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { isSameService } from '#domain/fail-over.ts';
import { normaliseUsername } from '#domain/instagram-username.ts';
import { isFinal, type ProviderReport, providerOrderIdPattern, withinOrdered } from '#domain/provider.ts';
import {
  currentLines,
  currentSubmission,
  linesAccepted,
  linesOwed,
  linesToDismiss,
  linesUnsent,
  lineToAim,
  lineToSettle,
  moneyKept,
  mustNameLine,
  newestGeneration,
  refundAsked,
  refundOfRequest,
  type Submission,
} from '#domain/purchase.ts';
import { isShortDelivery } from '#domain/refund-proposal.ts';
import { allowed, type Verdict } from '#domain/result.ts';
import type { PurchaseStage } from '#domain/states.ts';
import { database, withSummary } from '../activity-options';
import type { Message, ResendInput } from '../messages';
import { answerWithOrder } from './answer-with-order';
import { changeEmail } from './change-email';
import { correctTarget } from './correct-target';
import { hasEnded } from './delivered';
import { deliveryFacts, facts, refundFacts } from './facts';
import { endForgotten, finishDelivery } from './finish-delivery';
import { refuse } from './inbox';
import { accept, deliveryPoll, dismissLines, nextGeneration, standing, take, unheard } from './lines';
import { afterPart, answerRefund, stopPanel } from './money-back';
import { onDisputeChanged, onRefundChanged } from './money-events';
import { beginningOf } from './panels';
import { endRefill, refill } from './refill';
import { resendMail } from './resend-mail';
import { noteUnreadable, type Run, showRefusal, turnDown } from './run';
import { aimOf, lineVerdict } from './target';

/**
 * What can arrive once there is an order, the same in every stage. Returns the stage that the message leads to, or
 * undefined if the purchase stays.
 */
export async function onOrderMessage(run: Run, message: Message): Promise<PurchaseStage | undefined> {
  switch (message.kind) {
    case 'confirmPayment':
      run.inbox.owed.order.push(message);
      answerWithOrder(run);
      return undefined;
    case 'setCart':
    case 'cancelPurchase':
    case 'remind':
      refuse(message, 'already_paid');
      return undefined;
    // The payment is already recorded: a late report changes nothing.
    case 'paymentSucceeded':
    case 'paymentFailed':
      return undefined;
    case 'refundChanged':
      return onRefundChanged(run, message.input);
    case 'disputeChanged':
      return onDisputeChanged(run, message.input);
    // Matters only if something waits to be sent.
    case 'panelBack':
      return undefined;
    case 'report':
      return onReport(run, message.input.submissionId, message.input.report);
    case 'settled':
      return onSettled(run, message.input);
    case 'resend':
      return onResend(run, message);
    case 'resolve':
      return onResolve(run, message);
    case 'changeTarget':
      return onChangeTarget(run, message);
    case 'refill':
      return refill(run, message);
    case 'refillEnded':
      return endRefill(run, message.input);
    case 'refund':
      return onRefund(run, message);
    case 'resendMail':
      resendMail(run, message);
      return run.stay();
    case 'changeEmail':
      await changeEmail(run, message);
      return undefined;
    case 'correctTarget':
      return correctTarget(run, message);
    case 'unreadable':
      await noteUnreadable(run, message.input);
      return undefined;
    case 'forgetBuyer':
      run.state.forget = true;
      return run.state.stage === 'guarantee' ? endForgotten(run) : run.stay();
  }
}

/** Repeats the validator's check; the timeline shows the refusal of a Signal. */
function permits(
  run: Run,
  message: Message & { input: { by: string } },
  verdict: Verdict<ErrorCode>,
): boolean {
  if (!verdict.allowed) showRefusal(run, message, verdict.code);
  return verdict.allowed;
}

async function onResend(
  run: Run,
  message: Extract<Message, { kind: 'resend' }>,
): Promise<PurchaseStage | undefined> {
  const { force, by, reason } = message.input;
  if (!permits(run, message, orderCan.resend(deliveryFacts(run), force))) return run.stay();
  // Two administrators who looked at the same submissions mean the same resend.
  if (hasMoreThanSeen(run, message.input)) return turnDown(run, message, 'resend_changed');
  const pressing = currentSubmission(run.state);
  if (!pressing) return undefined;
  const named = message.input.username || message.input.shortcode ? message.input : undefined;
  const aim = named && aimOf(named);
  if (named && !aim) return turnDown(run, message, 'validation_failed');
  const username = named?.username ? normaliseUsername(named.username) : pressing.username;
  const sameTarget = !aim || (aim === 'profile' && username === pressing.username);
  if (!sameTarget && !permits(run, message, orderCan.aimElsewhere(facts(run), aim))) return run.stay();
  const beginning = await beginningOf(run);
  if (run.savesFirst()) await run.save();
  run.note('resend-requested', by, { reason, forced: force === true });
  run.inbox.owed.submission.push(message);
  // They want it sent in spite of the refund that is owed.
  const { refundOwed } = run.state;
  if (refundOwed) Object.assign(refundOwed, { dismiss: undefined, all: undefined });
  run.attentionOver();
  for (const line of linesToResend(run, force === true)) {
    run.watches.stop(deliveryPoll(line));
    // A generation that certainly isn't at the panel is sent itself.
    const shortcode = line === pressing ? (named?.shortcode ?? line.shortcode) : line.shortcode;
    const panel = beginning(line);
    const same = username === line.username && shortcode === line.shortcode;
    // One that went back to this panel is sent as a new generation too: a person's resend begins a new round.
    if (line.state !== 'ready' || !same || !isSameService(line, panel) || line.standsIn)
      await nextGeneration(run, line, { username, shortcode, panel });
    else Object.assign(line, { attempts: 0, waitsSince: undefined, heldAs: undefined });
  }
  return 'submitting';
}

/** Whether something was sent since the requester looked. Submissions are only ever added. */
function hasMoreThanSeen({ state }: Run, { submissionsSeen, generation }: ResendInput): boolean {
  return (
    (submissionsSeen !== undefined && submissionsSeen < state.submissions.length) ||
    (generation !== undefined && generation < newestGeneration(state))
  );
}

/** The failed lines; if there are none, a forced resend sends the most pressing one again. */
function linesToResend(run: Run, force: boolean): Submission[] {
  const lines = currentLines(run.state);
  const pressing = currentSubmission(run.state);
  const failed = lines.filter(
    ({ state, report }) =>
      state === 'rejected' ||
      state === 'ready' ||
      (report &&
        isFinal(report.status) &&
        report.status !== 'completed' &&
        (force || report.status !== 'partial')) ||
      (force && state === 'unknown'),
  );
  return failed.length > 0 || !pressing ? failed : [pressing];
}

async function onResolve(
  run: Run,
  message: Extract<Message, { kind: 'resolve' }>,
): Promise<PurchaseStage | undefined> {
  const { input } = message;
  if (!permits(run, message, orderCan.resolve(facts(run)))) return run.stay();
  // Runs recorded before version 0.7 settled the first one.
  if (mustNameLine(run.state, input.submissionId) && run.does('names-doubtful-lines'))
    return turnDown(run, message, 'several_doubtful');
  const submission = lineToSettle(run.state, input.submissionId) ?? (await takeLost(run, input.submissionId));
  if (!submission) return turnDown(run, message, 'nothing_to_resolve');
  // One that was lost in a reset may have its number already.
  const written =
    submission.providerOrderId ?? (input.accepted ? undefined : await numberOfRow(run, submission.id));
  if (written !== undefined) {
    showRefusal(run, message, 'nothing_to_resolve');
    accept(run, submission, written, 'system');
    return run.leaveFor(standing(run));
  }
  if (input.accepted === true && !providerOrderIdPattern.test(String(input.providerOrderId)))
    return turnDown(run, message, 'validation_failed');
  if (input.accepted && (await isTaken(run, submission.id, input.providerOrderId)))
    return turnDown(run, message, 'provider_order_taken');
  if (!input.accepted) return sendInstead(run, message, submission);
  run.note('submission-resolved', input.by, { reason: input.reason, accepted: true });
  accept(run, submission, String(input.providerOrderId), input.by);
  const next = await run.leaveFor(standing(run));
  message.answer?.({
    state: 'accepted',
    providerOrderId: submission.providerOrderId,
    publicationsProcessed: linesAccepted(run.state),
  });
  return next;
}

/** No panel has it, a person says: it is sent as the line's next generation. */
async function sendInstead(
  run: Run,
  message: Extract<Message, { kind: 'resolve' }>,
  submission: Submission,
): Promise<PurchaseStage> {
  const { by, reason } = message.input;
  const beginning = await beginningOf(run);
  if (run.savesFirst()) await run.save();
  run.note('submission-resolved', by, { reason, accepted: false });
  submission.state = 'rejected';
  run.attentionOver();
  run.inbox.owed.submission.push(message);
  const { username, shortcode } = submission;
  await nextGeneration(run, submission, { username, shortcode, panel: beginning(submission) });
  return 'submitting';
}

/**
 * The generation that a person names and the run doesn't know: it was sent before a reset, and its row is what people see
 * of the line. It is its line's newest from now on, with its number if the panel took it.
 */
async function takeLost(run: Run, id: string | undefined): Promise<Submission | undefined> {
  const { order, submissions } = run.state;
  if (!order || id === undefined || submissions.some((one) => one.id === id)) return undefined;
  // Runs recorded before version 0.7 refused it.
  if (!run.does('takes-lost-generations')) return undefined;
  const input = { orderId: order.id, submissionId: id };
  const { generation: lost } = await withSummary(database.doubtfulGeneration, 'lost in a reset', input);
  const last = currentLines(run.state).find(({ line }) => line === lost?.line);
  if (!lost || last?.state !== 'unknown' || lost.generation <= last.generation) return undefined;
  const { reason, shortcode, providerOrderId, ...row } = lost;
  const taken: Submission = {
    ...last,
    ...unheard,
    ...row,
    shortcode: shortcode ?? undefined,
    reason: reason ?? undefined,
    providerOrderId: providerOrderId ?? undefined,
    standsIn: undefined,
  };
  submissions.push(taken);
  return taken;
}

/** Whether another order has this panel number. If not, it is stored for this one, so no other order can take it. */
async function isTaken(run: Run, submissionId: string, providerOrderId: string): Promise<boolean> {
  // Runs recorded before version 0.4 trusted the person.
  if (!run.does('settles-submissions')) return false;
  const summary = `number ${providerOrderId}`;
  return (await withSummary(database.settleSubmission, summary, { submissionId, providerOrderId })).taken;
}

/** The number that a person gave a submission, if the task that handled it was lost: only the row has it. */
async function numberOfRow(run: Run, submissionId: string): Promise<string | undefined> {
  if (!run.does('heeds-written-numbers')) return undefined;
  return (await withSummary(database.numberAtPanel, 'whether it has a number', { submissionId }))
    .providerOrderId;
}

/** The panel answered late. A resend by a person stays; the timeline says that the panel has both. */
async function onSettled(
  run: Run,
  { submissionId, outcome }: Extract<Message, { kind: 'settled' }>['input'],
): Promise<PurchaseStage | undefined> {
  const { state } = run;
  const submission = state.submissions.find((one) => one.id === submissionId);
  if (submission?.state !== 'unknown' || !state.order) return undefined;
  if (!currentLines(state).includes(submission)) {
    const { line, generation } = submission;
    const providerOrderId = outcome.kind === 'accepted' ? outcome.providerOrderId : '';
    run.note('submission-settled-late', 'provider', { line, generation, providerOrderId });
    return run.stay();
  }
  const { status } = state.order;
  take(run, submission, outcome);
  if (state.attention?.reason === 'submission-unknown') run.attentionOver();
  if (state.stage === 'refunding' || state.stage === 'closed') {
    // The money is refunded or on its way: a submission that the panel has after all is stopped, not followed.
    state.order.status = state.stage === 'refunding' ? 'refunded' : status;
    await stopPanel(run);
    return run.stay();
  }
  return run.leaveFor(standing(run));
}

async function onChangeTarget(
  run: Run,
  message: Extract<Message, { kind: 'changeTarget' }>,
): Promise<PurchaseStage | undefined> {
  const { input } = message;
  const aim = aimOf(input);
  const verdict: Verdict<ErrorCode> = aim
    ? mayChangeTarget(run, aim)
    : { allowed: false, code: 'validation_failed' };
  if (!permits(run, message, verdict)) return run.stay();
  const { submissionId } = input;
  if (submissionId !== undefined && !permits(run, message, lineVerdict(run.state, input))) return run.stay();
  const last = lineToAim(run.state, submissionId);
  if (!last) return undefined;
  const username = input.username === undefined ? last.username : normaliseUsername(input.username);
  const shortcode = input.shortcode ?? last.shortcode;
  const heldAs = last.heldAs ?? heldInstead[last.state];
  const panel = (await beginningOf(run))(last);
  const opened = await nextGeneration(run, last, { username, shortcode, panel });
  const isSent = run.state.stage === 'submitting';
  // Runs recorded before version 1.0 sent it after the refund of a part.
  if (!isSent && heldAs && run.does('holds-new-targets')) opened.heldAs = heldAs;
  run.note('target-changed', input.by, { reason: input.reason });
  await run.save();
  message.answer?.({ username, shortcode });
  // A purchase that only waited for its next attempt continues at once; a parked one waits for its resend.
  return isSent ? 'submitting' : undefined;
}

/** Why a person was asked about a line in this state; undefined if they are still asked for what it waits for. */
const heldInstead: Partial<Record<Submission['state'], Submission['heldAs']>> = {
  rejected: 'submission-refused',
  accepted: 'canceled-by-provider',
};

function mayChangeTarget(run: Run, aim: Aim): Verdict<ErrorCode> {
  const verdict = orderCan.changeTarget(deliveryFacts(run), aim);
  // Runs recorded before version 1.0 took one that nobody was asked to send.
  return !verdict.allowed && verdict.code === 'delivery_over' && !run.does('holds-new-targets')
    ? allowed
    : verdict;
}

async function onRefund(
  run: Run,
  message: Extract<Message, { kind: 'refund' }>,
): Promise<PurchaseStage | undefined> {
  const { state } = run;
  // Temporal knows a repeated Update only in the run that had the first one, and the guarantee begins in a new run.
  const known = refundOfRequest(state, message.request);
  if (known) {
    answerRefund(message, known);
    return run.stay();
  }
  if (!permits(run, message, orderCan.refund(refundFacts(run)))) return run.stay();
  const kept = run.centsLeft();
  const { refundedCents } = message.input;
  // Two administrators who saw the same amount mean the same refund: the second one is refused.
  if (refundedCents !== undefined && refundedCents !== (state.paid?.amountCents ?? 0) - moneyKept(state))
    return turnDown(run, message, 'refund_changed');
  const { outsideCents } = message.input;
  // Workers before version 1.2 refused it, because `amountCents` is zero.
  if (outsideCents !== undefined && run.does('enters-outside-refunds'))
    return onPaidOutside(run, message, outsideCents);
  const amountCents = message.input.amountCents ?? kept;
  const dismiss = (amountCents < kept && message.input.dismiss) || [];
  // Not one that waits for a resend, e.g. after another target. Runs recorded before version 1.4 refused it.
  const isClosing =
    amountCents === 0 && dismiss.length === 0 && isShortDelivery(state.attention?.reason) && hasEnded(state);
  if (isClosing && run.does('closes-short-deliveries')) return closeShort(run, message);
  const least = dismiss.length > 0 ? 0 : 1;
  if (!Number.isInteger(amountCents) || amountCents < least || amountCents > kept)
    return turnDown(run, message, 'refund_too_large');
  // The order is still being created. After a partial refund, the rest would be neither an order nor refunded.
  if (state.stage === 'paid' && amountCents < kept) return turnDown(run, message, 'refund_without_order');
  const hindrance = dismiss.length > 0 && whyNotDismissed(run, dismiss, amountCents);
  if (hindrance) return turnDown(run, message, hindrance);
  const { by, reason } = message.input;
  if (amountCents === 0) {
    dismissLines(run, dismiss, by, reason);
    const next = hasEnded(state) ? await finishDelivery(run) : await run.leaveFor(standing(run));
    message.answer?.({ amountCents, status: 'succeeded' });
    return next;
  }
  state.refundDue = { amountCents, reason, by, request: message.request };
  if (dismiss.length > 0) state.refundDue.dismiss = dismiss;
  // Runs recorded before version 1.4 let the panel go on after the refund of a part.
  const undelivered =
    message.input.undelivered && amountCents < kept && run.does('counts-undelivered-refunds');
  if (undelivered) state.refundDue.undelivered = true;
  run.note('refund-requested', by, { amountCents, reason, ...(undelivered && { undelivered }) });
  run.inbox.owed.refund = message;
  return 'refunding';
}

/** A person has decided that a short delivery needs no more money, e.g. because it was refunded in the dashboard. */
async function closeShort(
  run: Run,
  message: Extract<Message, { kind: 'refund' }>,
): Promise<PurchaseStage | undefined> {
  const { by, reason } = message.input;
  run.note('shortfall-settled', by, { reason });
  const next = await run.leaveFor(afterPart(run));
  message.answer?.({ amountCents: 0, status: 'succeeded' });
  return next;
}

/** Somebody has paid what is owed in another way: entered as a refund, and nothing more is asked for. */
async function onPaidOutside(
  run: Run,
  message: Extract<Message, { kind: 'refund' }>,
  amountCents: number,
): Promise<PurchaseStage | undefined> {
  const { state } = run;
  const { by, reason } = message.input;
  const owed = refundAsked(state) ?? 0;
  if (amountCents < 1 || amountCents > owed) return turnDown(run, message, 'refund_not_owed');
  const { request } = message;
  state.refundDue = { amountCents, reason, by, dismiss: state.refundOwed?.dismiss, outside: true, request };
  run.note('refund-requested', by, { amountCents, reason, outside: true });
  run.inbox.owed.refund = message;
  return 'refunding';
}

/**
 * Why these submissions can't be dismissed; undefined if they can. They must be all that no panel has now: since the
 * requester looked, one may have been corrected and sent, and another refused.
 */
function whyNotDismissed(run: Run, ids: readonly string[], amountCents: number): ErrorCode | undefined {
  const { state } = run;
  const unsent = linesUnsent(state);
  if (unsent.length !== ids.length || unsent.some(({ id }) => !ids.includes(id))) return 'unsent_changed';
  if (linesToDismiss(state).length === 0) return 'refund_leaves_nothing';
  // Runs recorded before version 1.1 forgot what had arrived before a resend of the rest.
  const isAll = unsent.length === linesOwed(state).length;
  if (isAll && !run.does('counts-earlier-parts')) return 'refund_leaves_nothing';
  const isRefunded = run.centsLeft() < (state.paid?.amountCents ?? 0);
  return amountCents === 0 && !isRefunded ? 'dismissal_unpaid' : undefined;
}

/** The panel reports; only a change visible to people moves the order. */
async function onReport(
  run: Run,
  submissionId: string,
  said: ProviderReport,
): Promise<PurchaseStage | undefined> {
  const { state } = run;
  const submission = currentLines(state).find((line) => line.id === submissionId);
  if (!submission || !state.order) return undefined;
  const report = believable(run, submission, said);
  if (submission.state !== 'accepted') {
    submission.earlyReport = report;
    return undefined;
  }
  const before = submission.report?.status;
  // A final report stays: panels repeat and reorder their reports.
  if (before && isFinal(before)) return undefined;
  submission.report = report;
  if (!isFinal(report.status)) return undefined;
  run.watches.stop(deliveryPoll(submission));
  // A buyer whose money is on its way back gets the refund's e-mail, not one about the delivery stopped for it.
  if (state.stage === 'refunding' || state.stage === 'closed') return undefined;
  return hasEnded(state) ? finishDelivery(run) : undefined;
}

/** A panel may report more than was ordered as remaining: a resend would order it, and a refund return it. */
function believable(run: Run, { quantity }: Submission, report: ProviderReport): ProviderReport {
  const capped = withinOrdered(report, quantity);
  // Runs recorded before version 0.8 believed the panel.
  return capped === report || run.does('caps-what-remains') ? capped : report;
}
