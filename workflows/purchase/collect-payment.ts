import { ActivityFailure, log, workflowInfo } from '@temporalio/workflow';
import type { IntentSnapshot } from '#activities/payments.ts';
import { purchaseCan } from '#domain/capabilities.ts';
import { toDecimal } from '#domain/money.ts';
import { orderNumber } from '#domain/order-number.ts';
import { mostDeclines } from '#domain/payments.ts';
import { type Quote, sameOffer, shownOffer } from '#domain/pricing.ts';
import type { PurchaseStage } from '#domain/states.ts';
import { database, intents, payments, withSummary } from '../activity-options';
import type { Asked, Message } from '../messages';
import { createOrder } from './create-order';
import { refuse } from './inbox';
import { createIntent, ofRevision, retrieveAtOnce, retrieveIntent } from './intent-calls';
import { leadsBack } from './money-back';
import { onOrderMessage } from './order-messages';
import { deadline, failureDeadline } from './payment-deadline';
import { noteUnreadable, type Run, refuseUnpaid } from './run';

/**
 * From the first cart to the money: prices the cart, keeps the payment intent in step with it, and waits until it is
 * paid, cancelled or abandoned.
 */
export async function collectPayment(run: Run): Promise<PurchaseStage> {
  for (;;) {
    const message = await run.next(deadline(run));
    const next = message === 'timeout' ? await onDeadline(run) : await onMessage(run, message);
    if (next) return next;
  }
}

/** Messages that only arrive once an intent exists. */
const ofAnIntent: readonly Message['kind'][] = [
  'paymentSucceeded',
  'paymentFailed',
  'refundChanged',
  'disputeChanged',
];

async function onMessage(run: Run, message: Message): Promise<PurchaseStage | undefined> {
  const { state } = run;
  // A run that was set back to before its intent: saving reveals that, and the message is handled again afterwards.
  if (!state.intent && ofAnIntent.includes(message.kind) && run.does('hears-early-news')) await run.save();
  switch (message.kind) {
    case 'setCart':
      return changeCart(run, message);
    case 'cancelPurchase':
      return cancel(run, message);
    case 'remind':
      return remind(run, message);
    case 'confirmPayment': {
      run.inbox.owed.order.push(message);
      const { next, deciding } = await checkIntent(run);
      if (next !== 'paid') answerUnpaid(run, deciding);
      return next;
    }
    case 'paymentSucceeded':
      return message.input.paymentIntentId === state.intent?.id ? nextByIntent(run) : undefined;
    case 'paymentFailed':
      if (message.input.paymentIntentId !== state.intent?.id) return undefined;
      state.paymentStatus = 'failed';
      if (!run.emails.wasNotified('payment-failed')) state.failedAt = Date.now();
      run.note('payment-failed', 'payments', { code: String(message.input.code) });
      await run.save();
      if ((message.input.declines ?? 0) < mostDeclines || !run.does('ends-after-declines')) return undefined;
      return giveUp(run, 'cancelled', { by: 'system', reason: 'too_many_declines' });
    case 'forgetBuyer':
      state.forget = true;
      // If the payment was quicker, the order is created and delivered first.
      return giveUp(run, 'cancelled');
    case 'refundChanged':
    case 'disputeChanged':
      return onEarlyEvent(run, message, nextByIntent);
    case 'unreadable':
      await noteUnreadable(run, message.input);
      return undefined;
    default:
      await refuseUnpaid(run, message, 'no_order');
      return undefined;
  }
}

async function changeCart(
  run: Run,
  message: Extract<Message, { kind: 'setCart' }>,
): Promise<PurchaseStage | undefined> {
  const { state, input } = run;
  const { choice, expectedAmountCents } = message.input;
  const now = Date.now();
  const before = state.quotes.find((quote) => quote.rev === state.intent?.rev);
  const offerEndsAt = state.startedAt + run.settings.upsellOfferSeconds * 1000;
  if (choice.upsellAccepted && upsellIsNew(before, choice.serviceId) && now > offerEndsAt) {
    refuse(message, 'upsell_expired');
    return undefined;
  }
  const priced = await withSummary(database.priceCart, `package ${choice.serviceId}`, {
    cartId: state.cartId,
    runId: workflowInfo().runId,
    owner: state.owner,
    language: state.language,
    variant: state.variant,
    vatRatePercent: input.vatRatePercent,
    candidateNumber: state.orderNumber || orderNumber(run.settings.orderPrefix, new Date(now), Math.random),
    startedAt: state.startedAt,
    now,
    choice,
    rev: (state.quotes.at(-1)?.rev ?? 0) + 1,
    expectedAmountCents,
    shown: before && shownOffer(before, state.variant),
  });
  run.heed(priced.stored);
  state.orderNumber = priced.orderNumber;
  if (!priced.quote) {
    refuse(message, priced.refusal);
    return undefined;
  }
  const { quote } = priced;
  // The time of the first click counts, however often the cart changes later.
  if (quote.immediatePerformanceText)
    quote.immediatePerformanceAt =
      before?.immediatePerformanceText === quote.immediatePerformanceText
        ? before.immediatePerformanceAt
        : now;
  if (quote.amountCents !== expectedAmountCents) {
    refuse(message, 'price_changed', {
      amountCents: quote.amountCents,
      amount: toDecimal(quote.amountCents),
    });
    return undefined;
  }
  if (!before || !state.intent || state.intent.inDoubt || !sameOffer(before, quote)) {
    // Stored before the provider is called: whatever it charges, we know what for.
    state.quotes.push(quote);
    const outcome = await putIntent(run, quote);
    if (outcome === 'failed') {
      refuse(message, 'payment_provider_failed');
      return undefined;
    }
    if (outcome !== 'done') return refuseCart(run, message, outcome);
    state.lastChangeAt = now;
    if (!before) run.note('purchase-started', 'buyer', { amountCents: quote.amountCents });
    else if (quote.upsellQuantity > 0 && before.upsellQuantity === 0)
      run.note('upsell-accepted', 'buyer', { amountCents: quote.amountCents });
    else run.note('cart-changed', 'buyer', { amountCents: quote.amountCents });
    await run.leaveFor('awaiting-payment');
  } else {
    const decided = await decidedMeanwhile(run, state.intent.id);
    if (decided) return refuseCart(run, message, decided);
    before.offer = quote.offer;
  }
  const { intent } = state;
  if (intent)
    message.answer?.({
      clientSecret: intent.clientSecret,
      paymentIntentId: intent.id,
      orderNumber: state.orderNumber,
      amountCents: quote.amountCents,
      rev: intent.rev,
      offer: quote.offer,
    });
  return undefined;
}

/**
 * The intent of a cart that is sent again without a change, if it takes no other payment: no form would open for it.
 * Undefined if the provider doesn't answer at once, because the buyer can go on as before.
 */
async function decidedMeanwhile(run: Run, id: string): Promise<IntentSnapshot | undefined> {
  // Runs recorded before version 1.6 trusted what they knew.
  const found = run.does('checks-same-cart') ? await retrieveAtOnce(id) : undefined;
  const isDecided =
    found && (found.status === 'succeeded' || found.status === 'canceled' || isDeciding(found));
  return isDecided ? found : undefined;
}

/** Refuses a cart whose intent can't be changed any more, and acts on what became of it. */
async function refuseCart(
  run: Run,
  message: Extract<Message, { kind: 'setCart' }>,
  intent: IntentSnapshot,
): Promise<PurchaseStage | undefined> {
  const next = await takeIn(run, intent);
  if (next) refuse(message, next === 'closed' ? 'purchase_closed' : 'already_paid');
  else refuse(message, isDeciding(intent) ? 'payment_processing' : 'payment_provider_failed');
  return next;
}

/** An offer accepted in time stays accepted as long as the package doesn't change. */
function upsellIsNew(before: Quote | undefined, serviceId: number): boolean {
  return !before || before.upsellQuantity === 0 || before.serviceId !== serviceId;
}

/** Creates or updates the intent; returns it if the provider no longer allows changes. */
async function putIntent(run: Run, quote: Quote): Promise<'done' | 'failed' | IntentSnapshot> {
  const { state } = run;
  const call = ({ amountCents, rev }: Quote) => ({
    cartId: state.cartId,
    orderNumber: state.orderNumber,
    amountCents,
    rev,
  });
  try {
    if (!state.intent) {
      // Always the first quote, even after a failure: the same request with the same key gives the same intent.
      const first = state.quotes[0] ?? quote;
      const intent = await createIntent(run, {
        ...call(first),
        language: state.language,
        askedRev: quote.rev,
      });
      if ('refused' in intent) return refusedAs(intent.refused);
      state.intent = { id: intent.id, clientSecret: intent.clientSecret, rev: first.rev };
    }
    if (state.intent.rev !== quote.rev) {
      const answer = await withSummary(intents.updatePaymentIntent, ofRevision(quote), {
        ...call(quote),
        paymentIntentId: state.intent.id,
      });
      if ('refused' in answer) return refusedAs(answer.refused);
      if (!answer.changed) return answer.intent;
      state.intent.rev = quote.rev;
      state.intent.inDoubt = undefined;
    }
    // From here on the provider can't charge an older quote.
    state.quotes = [quote];
    return 'done';
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error;
    if (state.intent) state.intent.inDoubt = true;
    return 'failed';
  }
}

/** The log says why; the buyer only gets a request to try again. */
function refusedAs(reason: string): 'failed' {
  log.warn('The payment provider refused to make or change the intent', { reason });
  return 'failed';
}

async function cancel(
  run: Run,
  message: Extract<Message, { kind: 'cancelPurchase' }>,
): Promise<PurchaseStage | undefined> {
  const { by, reason } = message.input;
  const next = await giveUp(run, 'cancelled', by === undefined ? undefined : { by, reason: reason ?? '' });
  if (next) message.answer?.({ outcome: next === 'paid' ? 'paid' : 'cancelled' });
  else refuse(message, 'payment_processing');
  return next;
}

/** Sends the reminder now, unless the money has moved meanwhile. */
async function remind(
  run: Run,
  message: Extract<Message, { kind: 'remind' }>,
): Promise<PurchaseStage | undefined> {
  const { state } = run;
  const verdict = purchaseCan.remind(state);
  if (!verdict.allowed) {
    refuse(message, verdict.code);
    return undefined;
  }
  const next = await nextByIntent(run);
  if (next) {
    refuse(message, next === 'paid' ? 'already_paid' : 'purchase_closed');
    return next;
  }
  const { by, reason } = message.input;
  state.reminded = true;
  run.note('reminder-requested', by, { reason });
  run.emails.send('payment-reminder');
  await run.save();
  message.answer?.({ outcome: 'sending' });
  return undefined;
}

/** Cancels the intent first: if the payment was quicker, it wins (reliability: cancel against pay). */
async function giveUp(
  run: Run,
  end: 'cancelled' | 'abandoned',
  asked?: Asked,
): Promise<PurchaseStage | undefined> {
  const { state } = run;
  if (state.intent) {
    const { id } = state.intent;
    const intent = await withSummary(payments.cancelPaymentIntent, id, { paymentIntentId: id });
    if (intent.status !== 'canceled') return takeIn(run, intent);
  }
  run.note(
    end === 'cancelled' ? 'purchase-cancelled' : 'purchase-abandoned',
    asked?.by ?? (end === 'cancelled' ? 'buyer' : 'system'),
    asked ? { reason: asked.reason } : {},
  );
  state.end = end;
  return 'closed';
}

/** Checks whether a cancelled purchase was paid all the same; if so, takes the payment in. */
export async function findPayment(run: Run): Promise<'paid' | undefined> {
  const { intent } = run.state;
  if (!intent) return undefined;
  const found = await retrieveIntent(run, intent.id);
  if (found.status === 'succeeded') {
    await takeIn(run, found);
    return 'paid';
  }
  answerUnpaid(run, isDeciding(found));
  return undefined;
}

async function nextByIntent(run: Run): Promise<PurchaseStage | undefined> {
  return (await checkIntent(run)).next;
}

/** As `nextByIntent`; `deciding` while a bank processes an attempt, which reports its own end. */
async function checkIntent(run: Run): Promise<{ next?: PurchaseStage; deciding: boolean }> {
  const { intent } = run.state;
  if (!intent) return { deciding: false };
  const found = await retrieveIntent(run, intent.id);
  return { next: await takeIn(run, found), deciding: isDeciding(found) };
}

function isDeciding({ status }: IntentSnapshot): boolean {
  return status === 'processing' || status === 'requires_capture';
}

/**
 * Handles an event about a refund or dispute that arrived before that of the payment. Without it an order would be
 * created for refunded money. `checkIntent` finds the payment.
 */
export async function onEarlyEvent(
  run: Run,
  message: Extract<Message, { kind: 'refundChanged' | 'disputeChanged' }>,
  checkIntent: (run: Run) => Promise<PurchaseStage | undefined>,
): Promise<PurchaseStage | undefined> {
  // Runs recorded before version 0.4 ignored it.
  if (!run.does('hears-early-news')) return undefined;
  const next = await checkIntent(run);
  if (next !== 'paid') return next;
  run.moveTo('paid');
  // A worker that died in between may have created the order in a task that is lost: it is still this payment's order.
  if (run.does('takes-over-its-order') && (await hasOrder(run))) {
    const stage = await createOrder(run);
    return (await onOrderMessage(run, message)) ?? stage;
  }
  return leadsBack(await onOrderMessage(run, message)) ? 'refunding' : 'paid';
}

async function hasOrder({ state: { intent } }: Run): Promise<boolean> {
  if (!intent) return false;
  return (await database.orderOf({ paymentIntentId: intent.id })).orderId !== undefined;
}

/** Trusts the intent as retrieved from the provider (D10). */
async function takeIn(run: Run, intent: IntentSnapshot): Promise<PurchaseStage | undefined> {
  const { state } = run;
  if (intent.status === 'succeeded') {
    state.paid = {
      rev: intent.rev,
      amountCents: intent.amountReceivedCents,
      currency: intent.currency,
      // The worker may hear of it on another day, which would be that of the sale on receipt and invoice.
      at: intent.paidAt ?? Date.now(),
    };
    state.paymentStatus = 'paid';
    run.note('payment-succeeded', 'payments', { amountCents: intent.amountReceivedCents });
    return 'paid';
  }
  if (intent.status === 'canceled') {
    run.note('purchase-cancelled', 'payments');
    state.end = 'cancelled';
    return 'closed';
  }
  return undefined;
}

function answerUnpaid(run: Run, deciding: boolean): void {
  for (const message of run.inbox.owed.order.splice(0))
    message.answer?.({ outcome: 'not-paid', orderNumber: run.state.orderNumber, deciding });
}

/**
 * Notifies the buyer of the failed payment, unless a new attempt is under way. This is also the reminder; no second
 * e-mail follows.
 */
async function notifyOfFailure(run: Run, paymentIntentId: string): Promise<PurchaseStage | undefined> {
  const { state } = run;
  state.failedAt = undefined;
  const intent = await retrieveIntent(run, paymentIntentId);
  const next = await takeIn(run, intent);
  if (next) return next;
  // Another attempt is being processed: it succeeds, or fails with its own message.
  if (intent.status === 'processing') return undefined;
  // Runs recorded before version 1.1 reported a failure although the money was reserved.
  if (isDeciding(intent) && run.does('awaits-captures')) return undefined;
  run.emails.notifyOnce('payment-failed');
  state.reminded = true;
  return undefined;
}

async function onDeadline(run: Run): Promise<PurchaseStage | undefined> {
  const { state, settings } = run;
  const silentFor = Date.now() - state.lastChangeAt;
  if (silentFor >= settings.abandonAfterSeconds * 1000) {
    const next = await giveUp(run, 'abandoned');
    // A processing payment can't be cancelled: wait for the same time again.
    if (!next) state.lastChangeAt = Date.now();
    return next;
  }
  // Before anything is sent: webhook and browser may both have failed to report the payment.
  const failure = failureDeadline(run);
  if (state.intent && failure !== undefined && Date.now() >= failure)
    return notifyOfFailure(run, state.intent.id);
  const { next, deciding } = await checkIntent(run);
  if (next) return next;
  if (state.checked) {
    state.reminded = true;
    // Runs recorded before version 0.4 sent a reminder while a bank still processed the payment.
    if (!deciding || !run.does('no-reminder-while-deciding')) run.emails.send('payment-reminder');
  }
  state.checked = true;
  return undefined;
}
