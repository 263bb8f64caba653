import { ActivityFailure } from '@temporalio/workflow';
import { isFinal } from '../../domain/provider';
import { currentSubmission, moneyKept, type Refund } from '../../domain/purchase';
import type { PurchaseStage } from '../../domain/states';
import { panel, payments } from '../activity-options';
import { type Run, refuse } from './run';

/** Stops the panel where it still can be stopped, gives the money back, and says so. */
export async function refund(run: Run): Promise<PurchaseStage> {
  const { state } = run;
  const due = state.refundDue;
  if (!due || !state.intent) throw new Error('A refund is due');
  run.unwatch('delivery');
  if (due.amountCents >= moneyKept(state)) await stopPanel(run);
  const made: Refund = {
    amountCents: due.amountCents,
    reason: due.reason,
    by: due.by,
    at: Date.now(),
    status: 'pending',
  };
  state.refunds.push(made);
  run.moveTo('refunding');
  await run.save();
  try {
    const answer = await payments.refundPayment({
      paymentIntentId: state.intent.id,
      amountCents: due.amountCents,
      // The number of the refund is the key: a repeated attempt is the same refund.
      idempotencyKey: `refund:${state.cartId}:${state.refunds.length}`,
    });
    made.refundId = answer.refundId;
    made.status = answer.status;
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error;
    made.status = 'failed';
  }
  state.refundDue = undefined;
  return made.status === 'failed' ? failed(run, made) : succeeded(run, made, due.backTo);
}

async function failed(run: Run, made: Refund): Promise<PurchaseStage> {
  run.note('refund-failed', 'payments', { amountCents: made.amountCents });
  run.needAttention('refund-failed');
  run.moveTo('needs-attention');
  await run.save();
  const asker = run.refundAsker;
  run.refundAsker = undefined;
  if (asker) refuse(asker, 'refund_failed');
  return 'needs-attention';
}

async function succeeded(run: Run, made: Refund, backTo: PurchaseStage): Promise<PurchaseStage> {
  const { state } = run;
  run.note('refund-succeeded', 'payments', { amountCents: made.amountCents });
  state.attention = undefined;
  const all = moneyKept(state) <= 0;
  state.paymentStatus = all ? 'refunded' : 'partially_refunded';
  const next = all ? 'closed' : afterPart(run, backTo);
  if (all) {
    if (state.order) state.order.status = 'refunded';
    state.end = state.order ? 'refunded' : 'returned';
  }
  run.moveTo(next);
  await run.save();
  const asker = run.refundAsker;
  run.refundAsker = undefined;
  asker?.answer?.({
    amountCents: made.amountCents,
    status: made.status === 'pending' ? 'pending' : 'succeeded',
  });
  run.sendEmail(state.order ? 'refund-made' : 'payment-returned');
  return next;
}

/** After a part was given back the purchase goes on where it was; an ended delivery is only guarded. */
function afterPart(run: Run, backTo: PurchaseStage): PurchaseStage {
  const submission = currentSubmission(run.state);
  if (submission?.report && isFinal(submission.report.status)) return 'guarantee';
  if (submission?.state === 'accepted') return 'in-progress';
  if (submission?.state === 'unknown' || submission?.state === 'rejected') {
    run.needAttention(
      submission.state === 'unknown' ? 'submission-unknown' : 'submission-refused',
      submission.reason,
    );
    return 'needs-attention';
  }
  return backTo === 'needs-attention' ? 'needs-attention' : 'submitting';
}

/** Asks the panel to stop. It may refuse; the refund does not depend on it. */
async function stopPanel(run: Run): Promise<void> {
  const submission = currentSubmission(run.state);
  if (submission?.state !== 'accepted' || (submission.report && isFinal(submission.report.status))) return;
  const answer = await panel(submission.providerId)
    .cancelAtProvider({ submissionId: submission.id })
    .catch(() => ({ accepted: false, reason: 'no answer' }));
  run.note('provider-cancel', 'provider', { accepted: answer.accepted, reason: answer.reason ?? '' });
}
