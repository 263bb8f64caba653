import { ActivityFailure } from '@temporalio/workflow';
import { centsOwed, currentLines, givesUpLines, moneyKept, type Refund } from '#domain/purchase.ts';
import type { PurchaseStage } from '#domain/states.ts';
import { payments, withSummary } from '../activity-options';
import { awaitBank } from './charge-back';
import { hasEnded } from './delivered';
import { deliveryFacts, refundFacts } from './facts';
import { finishDelivery, notifyOfShortDelivery } from './finish-delivery';
import { refuse } from './inbox';
import { deliveryPoll, dismissLines } from './lines';
import {
  afterAll,
  afterPart,
  afterRefundMade,
  answerRefund,
  forUndelivered,
  outlivesPart,
  stopPanel,
} from './money-back';
import { onOrderMessage } from './order-messages';
import type { Run } from './run';

/** How often a pending refund is retrieved, in ms. Usually its webhook arrives first. */
const checkEveryMs = 24 * 3_600_000;

/** Stops the panel if possible, refunds the money, and notifies the customer. */
export async function refund(run: Run): Promise<PurchaseStage> {
  const { state } = run;
  const due = state.refundDue;
  if (!due) return awaitRefunds(run);
  if (!state.intent) throw new Error('What is given back was paid');
  // Nobody asked for this refund, and the bank has the money: it is made if the shop wins the dispute.
  const isAutomatic = !state.order && due.by === 'system' && !begun(run);
  if (isAutomatic && refundFacts(run, deliveryFacts(run)).fundsWithdrawn) return awaitBank(run);
  for (const line of currentLines(state)) run.watches.stop(deliveryPoll(line));
  const isAll = due.amountCents >= run.centsLeft() + (begun(run)?.amountCents ?? 0);
  if (isAll || due.undelivered) await stopPanel(run);
  if (due.outside) return entered(run, due);
  const made: Refund = begun(run) ?? {
    // Somebody may have refunded a part in the dashboard meanwhile.
    amountCents: Math.min(due.amountCents, run.centsLeft()),
    reason: due.reason,
    by: due.by,
    at: Date.now(),
    status: 'pending',
    request: due.request,
    ...forUndelivered(run, due),
  };
  if (!state.refunds.includes(made)) state.refunds.push(made);
  await run.save();
  let reason: string | undefined;
  try {
    const summary = `refund ${state.refunds.length}, ${made.amountCents} cents`;
    const answer = await withSummary(payments.refundPayment, summary, {
      paymentIntentId: state.intent.id,
      amountCents: made.amountCents,
      // The refund's number is the idempotency key: a repeated attempt is the same refund.
      idempotencyKey: `refund:${state.cartId}:${state.refunds.length}`,
    });
    made.refundId = answer.refundId;
    made.amountCents = answer.amountCents ?? made.amountCents;
    made.status = answer.status;
    // In an outage it is retried for hours; the provider's books have the day on which it succeeded.
    made.at = Math.min(answer.at ?? made.at, Date.now());
    reason = answer.reason;
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error;
    made.status = 'failed';
  }
  state.refundDue = undefined;
  return made.status === 'failed' ? failed(run, made, due, reason) : succeeded(run, made, due.dismiss);
}

type RefundDue = NonNullable<Run['state']['refundDue']>;

/** Enters a refund that an administrator paid outside of the payment provider. */
async function entered(run: Run, due: RefundDue): Promise<PurchaseStage> {
  const { state } = run;
  const { amountCents, reason, by, dismiss, request } = due;
  const made: Refund = {
    ...{ amountCents, reason, by, at: Date.now(), status: 'succeeded', outside: true, request },
    ...forUndelivered(run, due),
  };
  state.refunds.push(made);
  state.refundDue = undefined;
  return succeeded(run, made, dismiss);
}

/** A refund that was stored but not requested, because the run was lost in between: its number is its key. */
function begun({ state }: Run): Refund | undefined {
  const last = state.refunds.at(-1);
  return last?.status === 'pending' && !last.refundId ? last : undefined;
}

async function failed(run: Run, made: Refund, due: RefundDue, reason?: string): Promise<PurchaseStage> {
  const { state } = run;
  const { attention } = state;
  const { amountCents } = made;
  run.note('refund-failed', 'payments', { amountCents });
  // A person who is asked for what is owed tries to make that.
  const isAgain = attention?.reason === 'refund-failed' && made.by !== 'system';
  const owed = centsOwed(state);
  // This refund was the decision about anything else.
  const waits = attention && outlivesPart(attention) ? attention : undefined;
  const cents = isAgain ? Math.max(owed, amountCents) : owed + amountCents;
  run.needRefund(reason, Math.min(cents, run.centsLeft()), waits);
  if (due.dismiss && state.refundOwed && run.does('heeds-dashboard-refunds'))
    state.refundOwed.dismiss = due.dismiss;
  state.end = undefined;
  const next = await run.leaveFor('needs-attention');
  const asker = run.inbox.owed.refund;
  run.inbox.owed.refund = undefined;
  if (asker) refuse(asker, 'refund_failed');
  // The person in charge makes the refund later; the customer learns what arrived and what is due.
  if (isForShortDelivery(made)) notifyOfShortDelivery(run);
  return next;
}

async function succeeded(run: Run, made: Refund, dismiss: string[] = []): Promise<PurchaseStage> {
  const { state } = run;
  const { amountCents, by, outside } = made;
  if (outside) run.note('refund-succeeded', by, { amountCents, outside });
  else run.note('refund-succeeded', 'payments', { amountCents });
  const all = moneyKept(state) <= 0;
  state.paymentStatus = all ? 'refunded' : 'partially_refunded';
  // The shop's own refund of what was not delivered is another one.
  const isOwed = !all && state.order && state.attention?.reason === 'refund-failed' && made.by !== 'system';
  if (all) {
    state.refundOwed = undefined;
    state.attention = undefined;
    if (state.order) state.order.status = 'refunded';
    state.end = state.order ? 'refunded' : 'returned';
  }
  const dismisses = dismiss.length > 0 && !all;
  const left = centsOwed(state) - amountCents;
  // All of the money is owed for what no panel has, and this was a part of it: nothing is sent until the rest is made.
  const isPart = isOwed && state.refundOwed?.all === true && givesUpLines(state) && left > 0 && !dismisses;
  if (isPart) state.refundOwed!.cents = left;
  if (dismisses) {
    if (isOwed) run.refundMade();
    dismissLines(run, dismiss, 'system');
  }
  // Only what is not sent any more was missing: the delivery ends here, and its e-mail reports the refund too.
  const endsDelivery = dismisses && hasEnded(state);
  const next = endsDelivery
    ? await finishDelivery(run)
    : await run.leaveFor(
        isPart ? 'needs-attention' : all ? afterAll(run) : isOwed ? afterRefundMade(run) : afterPart(run),
      );
  const asker = run.inbox.owed.refund;
  run.inbox.owed.refund = undefined;
  if (asker) answerRefund(asker, made);
  if (!endsDelivery) notifyOfMoney(run, made);
  return next;
}

/** One e-mail: a refund for a short delivery is part of the e-mail about that delivery. */
function notifyOfMoney(run: Run, made: Refund): void {
  const { order, refunds } = run.state;
  // A partial refund without an order is not reported: no order page would show it.
  if (!order) {
    if (moneyKept(run.state) <= 0) run.emails.send('payment-returned');
  } else if (isForShortDelivery(made) && run.emails.notifiesCustomers()) notifyOfShortDelivery(run);
  else run.emails.send('refund-made', refunds.length);
}

/** Whether the workflow itself gives back what was not delivered (D23). */
function isForShortDelivery({ reason, by }: Refund): boolean {
  return by === 'system' && reason === 'undelivered';
}

/** All of the money is on its way back. A refund that fails later asks for a person. */
async function awaitRefunds(run: Run): Promise<PurchaseStage> {
  if (!run.state.refunds.some(({ status }) => status === 'pending')) return 'closed';
  for (;;) {
    const message = await run.next(Date.now() + checkEveryMs);
    const next = message === 'timeout' ? await readRefunds(run) : await onOrderMessage(run, message);
    if (next) return next;
  }
}

async function readRefunds(run: Run): Promise<PurchaseStage | undefined> {
  for (const { refundId, status } of run.state.refunds) {
    if (status !== 'pending' || !refundId) continue;
    const input = await payments.retrieveRefund({ refundId });
    const next = await onOrderMessage(run, { kind: 'refundChanged', input });
    if (next) return next;
  }
  return undefined;
}
