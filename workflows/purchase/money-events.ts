import {
  disputeOver,
  isInquiry,
  type RefundChange,
  type RefundStatus,
  refundGoesOn,
  refundStatus,
} from '#domain/payments.ts';
import { centsOwed, moneyKept, type Refund, refundAsked } from '#domain/purchase.ts';
import type { PurchaseStage } from '#domain/states.ts';
import { payments, withSummary } from '../activity-options';
import type { DisputeChange } from '../messages';
import { awaitBank, isAskedInVain } from './charge-back';
import { deliveredAs, hasEnded } from './delivered';
import { facts } from './facts';
import { finishDelivery } from './finish-delivery';
import { dismissLines } from './lines';
import { afterAll, afterPart, afterRefundMade, forUndelivered, stopPanel } from './money-back';
import { noteUnreadable, type Run } from './run';

/**
 * A pending refund has ended, or somebody refunded in the payment provider's dashboard. Events come in any order:
 * Stripe's list tells whether an earlier refund has failed, so that this one takes its place. Stripe never returns more
 * than it took: if a refund is more than what is left, an earlier one failed, or this one did.
 */
export async function onRefundChanged(run: Run, said: RefundChange): Promise<PurchaseStage | undefined> {
  const isMore = isMoreThanLeft(run, said);
  const listed = isMore || isOneMore(run, said) ? await listRefunds(run) : [];
  const change = listed.find(({ refundId }) => refundId === said.refundId) ?? (isMore ? undefined : said);
  if (!change) await noteUnreadable(run, { name: 'refundChanged' });
  const failed: RefundChange[] = [];
  for (const late of listed)
    if (late !== change && hasFailed(run, late) && take(run, late) === 'failed') failed.push(late);
  const taken = change && take(run, change, sumOf(failed));
  if (change && taken === 'failed') failed.push(change);
  if (failed.length === 0 && (taken === undefined || taken === 'stored')) return taken && run.stay();
  return decide(run, { made: taken === 'made' ? change : undefined, failed });
}

const sumOf = (changes: readonly RefundChange[]): number =>
  changes.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Whether a refund that the run doesn't know is more than the money that is left. */
function isMoreThanLeft(run: Run, said: RefundChange): boolean {
  if (refundOf(run, said) || said.amountCents <= moneyKept(run.state)) return false;
  // Runs recorded before version 0.9 took as much of it as was left.
  return statusOf(run, said) !== 'failed' && run.does('checks-refunds');
}

/** Whether a refund that the run doesn't know comes on top of others, as far as the run knows. */
function isOneMore(run: Run, said: RefundChange): boolean {
  if (refundOf(run, said) || run.state.refunds.every(({ status }) => status === 'failed')) return false;
  // Runs recorded before version 1.1 asked for what failed even if its event came after that of the one made instead.
  return statusOf(run, said) !== 'failed' && run.does('lists-new-refunds');
}

async function listRefunds({ state }: Run): Promise<RefundChange[]> {
  if (!state.intent) return [];
  const input = { paymentIntentId: state.intent.id };
  return withSummary(payments.listRefunds, 'a refund that the run does not know', input);
}

/** Whether a refund that the run knows has failed. */
function hasFailed(run: Run, change: RefundChange): boolean {
  return refundOf(run, change) !== undefined && statusOf(run, change) === 'failed';
}

function refundOf({ state }: Run, { refundId }: RefundChange): Refund | undefined {
  return state.refunds.find((one) => one.refundId === refundId);
}

/** Runs recorded before version 0.4 treated a cancelled refund as pending. */
function statusOf(run: Run, { status }: RefundChange): RefundStatus {
  return status === 'canceled' && !run.does('cancelled-refunds') ? 'pending' : refundStatus(status);
}

/**
 * Takes a change into the refunds. `made`: a new refund; `over`: a pending one has succeeded; `stored`: one that the run
 * didn't know failed, so no money moved. Undefined if it is no news. `justFailedCents`: refunds that failed before it, as
 * the run has only just learned.
 */
function take(
  run: Run,
  change: RefundChange,
  justFailedCents = 0,
): 'made' | 'over' | 'failed' | 'stored' | undefined {
  const { state } = run;
  const { refundId, amountCents, at = Date.now() } = change;
  const status = statusOf(run, change);
  const known = refundOf(run, change);
  if (known) {
    if (known.status === status) return undefined;
    if (!refundGoesOn(known.status, status) && run.does('refunds-go-on')) return undefined;
    known.status = status;
  } else {
    // Runs recorded before version 0.8 forgot it, and believed an older event that came later.
    if (status === 'failed' && !run.does('remembers-failed-refunds')) return undefined;
    const cents = status === 'failed' ? amountCents : Math.min(amountCents, moneyKept(state));
    // Paid outside of Stripe and there too: nothing is left to enter, and the comparison of the books names it.
    if (cents <= 0 && state.refunds.some(({ outside }) => outside)) return undefined;
    state.refunds.push({
      amountCents: cents,
      reason: 'payment-provider',
      by: 'payments',
      // Stripe's books have it on that day, however late the shop hears of it; an operator may name any time.
      at: Math.min(at, Date.now()),
      refundId,
      status,
      ...(status !== 'failed' && forUndelivered(run, { amountCents: cents, justFailedCents })),
    });
    // Only its earlier events, which may come late, must find it.
    if (status === 'failed') return 'stored';
  }
  run.note(status === 'failed' ? 'refund-failed' : 'refund-succeeded', 'payments', { amountCents });
  if (status === 'failed') return 'failed';
  return known ? 'over' : 'made';
}

/** The stage that the refunds lead to: one that was made, and those that failed before it. */
async function decide(
  run: Run,
  { made, failed }: { made: RefundChange | undefined; failed: readonly RefundChange[] },
): Promise<PurchaseStage | undefined> {
  const { state } = run;
  const { order, stage } = state;
  const [first] = failed;
  const kept = moneyKept(state);
  const isPart = kept < (state.paid?.amountCents ?? 0);
  state.paymentStatus = kept <= 0 ? 'refunded' : isPart ? 'partially_refunded' : 'paid';
  if (kept <= 0 && (made || !first)) return endReturned(run, made !== undefined);
  const wasReturned = state.end === 'refunded' || state.end === 'returned';
  if (first) {
    const cents = centsOwed(state) + sumOf(failed);
    run.needRefund(first.refundId, cents, state.attention);
    if (wasReturned || !made) state.end = undefined;
    if (order?.status === 'refunded') order.status = deliveredAs(run);
  }
  // Nobody follows the delivery of what was closed as refunded: a part of it isn't enough.
  const isFollowed = stage !== 'closed' || !wasReturned;
  const settled = made && isFollowed ? await afterDashboard(run, made) : undefined;
  const isAsked = first && state.attention?.reason === 'refund-failed';
  const next = settled ?? (isAsked ? 'needs-attention' : undefined);
  if (next === 'needs-attention') state.end = undefined;
  // Runs recorded before version 1.6 did not tell the buyer.
  if (isAsked && run.does('tells-of-failed-refunds'))
    for (const change of failed) refundOf(run, change)!.untold = true;
  await run.save();
  if (made && order) run.emails.notify('refund-made', state.refunds.length);
  if (isAskedInVain(run)) return awaitBank(run);
  notifyOfFailed(run);
  return next;
}

/** Refunds that came back after their buyer was told of them. While a bank decides, nobody can promise to pay them. */
function notifyOfFailed(run: Run): void {
  const { state } = run;
  if (facts(run).bankDecides) return;
  const isOwed = refundAsked(state) !== undefined;
  for (const [index, refund] of state.refunds.entries()) {
    if (refund.untold && isOwed) run.emails.sendNext('refund-failed', index + 1);
    refund.untold = undefined;
  }
}

/** A refunded order needs no delivery, even if the refund was made in the provider's dashboard. */
async function endReturned(run: Run, isMade: boolean): Promise<PurchaseStage> {
  const { state } = run;
  if (isMade && run.does('dashboard-stops-panel')) await stopPanel(run);
  state.refundOwed = undefined;
  if (state.refundDue && run.does('checks-refunds')) state.refundDue = undefined;
  if (state.attention && run.does('refunded-needs-nobody')) state.attention = undefined;
  if (state.order) state.order.status = 'refunded';
  state.end = state.order ? 'refunded' : 'returned';
  const next = afterAll(run);
  await run.save();
  if (isMade) run.emails.notify(state.order ? 'refund-made' : 'payment-returned', state.refunds.length);
  return next;
}

/** A person has refunded a part in the dashboard: what failed is not asked for any more if this is as much. */
async function afterDashboard(run: Run, { amountCents }: RefundChange): Promise<PurchaseStage | undefined> {
  const { state } = run;
  const { attention, stage, order } = state;
  const isAsked = attention?.reason === 'refund-failed';
  if (!state.refundOwed && !isAsked) return undefined;
  // Runs recorded before version 0.9 forgot what was owed, and asked on.
  if (!run.does('heeds-dashboard-refunds')) {
    state.refundOwed = undefined;
    return undefined;
  }
  const left = centsOwed(state) - amountCents;
  if (!order || left > 0) {
    if (state.refundOwed) state.refundOwed.cents = Math.max(0, left);
    return undefined;
  }
  const dismiss = state.refundOwed?.dismiss ?? [];
  if (!isAsked || (stage !== 'needs-attention' && stage !== 'refunding')) {
    const waits = run.refundMade();
    if (dismiss.length > 0) dismissLines(run, dismiss, 'system');
    state.attention = waits;
    return undefined;
  }
  if (dismiss.length === 0) return parked(run, afterRefundMade(run));
  run.refundMade();
  dismissLines(run, dismiss, 'system');
  return hasEnded(state) ? finishDelivery(run) : afterPart(run);
}

/** Whether what no panel has is still to be sent after a refund at Stripe is for a person to say. */
function parked(run: Run, next: PurchaseStage): PurchaseStage {
  if (next !== 'submitting') return next;
  run.needAttention('provider-unreachable', 'a part was refunded at the payment provider');
  return 'needs-attention';
}

/** A bank disputes the payment: recorded, and no refund on top of what the bank takes back. */
export async function onDisputeChanged(run: Run, change: DisputeChange): Promise<PurchaseStage | undefined> {
  const { state } = run;
  const disputes = state.disputes ?? [];
  const known = disputes.find((one) => one.id === change.disputeId);
  // Events arrive twice and in any order; a finished dispute stays finished.
  if (known && (known.status === change.status || disputeOver(known.status))) return undefined;
  const { disputeId: id, status, amountCents } = change;
  state.disputes = [...disputes.filter((one) => one !== known), { id, status, amountCents }];
  const kind = status === 'lost' ? 'dispute-lost' : disputeOver(status) ? 'dispute-won' : 'dispute-opened';
  // Otherwise only the progress of our answer changes, which the payment's page shows.
  const takesMoney = known && isInquiry(known.status) && !isInquiry(status);
  if (!known || takesMoney || disputeOver(status))
    run.note(kind, 'payments', { amountCents, reason: change.reason, status });
  if (isAskedInVain(run)) return awaitBank(run);
  const { disputed } = facts(run);
  if (!disputed && state.refundOwed?.instead?.reason === 'payment-disputed')
    state.refundOwed.instead = undefined;
  notifyOfFailed(run);
  if (state.attention?.reason !== 'payment-disputed' || disputed) return run.stay();
  // Nothing else blocked its submission or its refund.
  run.attentionOver();
  return state.refundDue ? 'refunding' : 'submitting';
}
