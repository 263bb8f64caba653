import {
  disputeOver,
  type RefundChange,
  type RefundStatus,
  refundGoesOn,
  refundStatus,
} from '#domain/payments.ts';
import { chargedBack, moneyKept, type Refund } from '#domain/purchase.ts';
import type { PurchaseStage } from '#domain/states.ts';
import { payments, withSummary } from '../activity-options';
import type { DisputeChange } from '../messages';
import { awaitBank, isAskedInVain } from './charge-back';
import { facts } from './facts';
import { deliveredAs } from './finish-delivery';
import { openLines } from './lines';
import { afterAll, afterPart, stopPanel } from './money-back';
import { noteUnreadable, type Run } from './run';

/**
 * A pending refund has ended, or somebody refunded in the payment provider's dashboard. Stripe never returns more than it
 * took: if a refund is more than what is left, an event is late, and its list tells that an earlier one failed, or this
 * one did.
 */
export async function onRefundChanged(run: Run, said: RefundChange): Promise<PurchaseStage | undefined> {
  const { state } = run;
  const { end, intent } = state;
  if (!intent || !isMoreThanLeft(run, said)) return takeRefund(run, said);
  const summary = 'more is refunded than was left';
  const listed = await withSummary(payments.listRefunds, summary, { paymentIntentId: intent.id });
  let next: PurchaseStage | undefined;
  for (const one of listed)
    if (refundStatus(one.status) === 'failed' && refundOf(run, one)) next = await takeRefund(run, one);
  const change = listed.find(({ refundId }) => refundId === said.refundId);
  if (change) next = (await takeRefund(run, change)) ?? (state.attention ? next : undefined);
  else await noteUnreadable(run, { name: 'refundChanged' });
  // It had ended, and nobody has to do anything.
  if (state.stage === 'closed' && !state.attention) state.end ??= end;
  return next;
}

const refundOf = ({ state }: Run, { refundId }: RefundChange): Refund | undefined =>
  state.refunds.find((one) => one.refundId === refundId);

/** Whether a refund that the run doesn't know is more than the money that is left. */
function isMoreThanLeft(run: Run, said: RefundChange): boolean {
  if (refundOf(run, said) || said.amountCents <= moneyKept(run.state)) return false;
  // Runs recorded before version 0.9 took as much of it as was left.
  return statusOf(run, said) !== 'failed' && run.does('checks-refunds');
}

/** Runs recorded before version 0.4 treated a cancelled refund as pending. */
function statusOf(run: Run, { status }: RefundChange): RefundStatus {
  return status === 'canceled' && !run.does('cancelled-refunds') ? 'pending' : refundStatus(status);
}

async function takeRefund(run: Run, change: RefundChange): Promise<PurchaseStage | undefined> {
  const { state } = run;
  const { refundId, amountCents } = change;
  const status = statusOf(run, change);
  const known = refundOf(run, change);
  if (known) {
    if (known.status === status) return undefined;
    if (!refundGoesOn(known.status, status) && run.does('refunds-go-on')) return undefined;
    known.status = status;
  } else {
    // Runs recorded before version 0.8 forgot it, and believed an older event that came later.
    if (status === 'failed' && !run.does('remembers-failed-refunds')) return undefined;
    // A person made it there.
    if (status !== 'failed') state.refundOwed = undefined;
    state.refunds.push({
      amountCents: status === 'failed' ? amountCents : Math.min(amountCents, moneyKept(state)),
      reason: 'payment-provider',
      by: 'payments',
      at: Date.now(),
      refundId,
      status,
    });
    // No money moved: only its earlier events, which may come late, must find it.
    if (status === 'failed') return run.stay();
  }
  state.paymentStatus =
    moneyKept(state) <= 0
      ? 'refunded'
      : moneyKept(state) < (state.paid?.amountCents ?? 0)
        ? 'partially_refunded'
        : 'paid';
  run.note(status === 'failed' ? 'refund-failed' : 'refund-succeeded', 'payments', { amountCents });
  if (status === 'failed') {
    run.needRefund(refundId);
    state.end = undefined;
    if (state.order?.status === 'refunded') state.order.status = deliveredAs(state);
  } else if (moneyKept(state) <= 0) {
    // A refunded order needs no delivery, even if the refund was made in the provider's dashboard.
    if (!known && openLines(run).length > 0 && run.does('dashboard-stops-panel')) await stopPanel(run);
    state.refundOwed = undefined;
    if (state.attention && run.does('refunded-needs-nobody')) state.attention = undefined;
    if (state.order) state.order.status = 'refunded';
    state.end = state.order ? 'refunded' : 'returned';
    const next = afterAll(run);
    await run.save();
    if (!known) run.emails.notify(state.order ? 'refund-made' : 'payment-returned', state.refunds.length);
    return next;
  }
  const next = known ? undefined : afterDashboard(run);
  await run.save();
  if (!known && state.order) run.emails.notify('refund-made', state.refunds.length);
  // The bank took the rest.
  if (chargedBack(state) && isAskedInVain(run)) return awaitBank(run);
  return status === 'failed' ? 'needs-attention' : next;
}

/** A person has refunded a part in the dashboard: a refund that failed is not asked for any more. */
function afterDashboard(run: Run): PurchaseStage | undefined {
  const { state } = run;
  if (state.attention?.reason !== 'refund-failed' || !state.order) return undefined;
  // Runs recorded before version 0.9 asked on.
  if (!run.does('heeds-dashboard-refunds')) return undefined;
  if (state.stage === 'needs-attention' || state.stage === 'refunding') return afterPart(run);
  run.attentionOver();
  return undefined;
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
  // Between opening and end only the progress of our answer changes, which the payment's page shows.
  if (!known || disputeOver(status))
    run.note(kind, 'payments', { amountCents, reason: change.reason, status });
  if (chargedBack(state) && isAskedInVain(run)) return awaitBank(run);
  if (state.attention?.reason !== 'payment-disputed' || facts(run).disputed) return run.stay();
  // Nothing else blocked its submission or its refund.
  run.attentionOver();
  return state.refundDue ? 'refunding' : 'submitting';
}
