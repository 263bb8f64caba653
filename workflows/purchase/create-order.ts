import { uuid4 } from '@temporalio/workflow';
import type { OrderRefusal } from '#domain/errors.ts';
import { currentQuote, firstLines, moneyKept } from '#domain/purchase.ts';
import type { PurchaseStage } from '#domain/states.ts';
import { database, withSummary } from '../activity-options';
import { answerWithOrder } from './answer-with-order';
import { leadsBack } from './money-back';
import { onOrderMessage } from './order-messages';
import type { Run } from './run';

/**
 * Creates the order of the payment. If that is impossible, the money goes back at once: it is never kept without an
 * order (D13).
 */
export async function createOrder(run: Run): Promise<PurchaseStage> {
  const { state } = run;
  const { paid, intent } = state;
  const quote = currentQuote(state);
  if (!paid || !intent) throw new Error('A paid purchase has an intent');
  if (state.stuckSince !== undefined && (await goesBack(run))) {
    answerWithOrder(run);
    return 'refunding';
  }
  if (!quote || quote.amountCents !== paid.amountCents || paid.currency !== 'eur')
    return giveBack(run, 'price_changed');

  const lines = firstLines(quote, uuid4);
  const created = await withSummary(database.createOrder, state.orderNumber, {
    cartId: state.cartId,
    orderNumber: state.orderNumber,
    paymentIntentId: intent.id,
    language: state.language,
    source: state.source,
    quote,
    lines,
    paidAt: paid.at,
    now: Date.now(),
  });
  if (created.orderId === undefined) return giveBack(run, created.refusal);

  state.order = { id: created.orderId, status: 'pending', createdAt: Date.now() };
  // If a reset run had already created the order, its submission ids are kept.
  for (const [index, line] of lines.entries())
    state.submissions.push({ ...line, id: created.submissionIds[index] ?? line.id });
  run.note('order-created', 'system');
  const next = await run.leaveFor('submitting');
  answerWithOrder(run);
  run.emails.send('order-confirmation');
  return next;
}

/** Whether an event since the last failed attempt requires a refund; then no order is created. */
async function goesBack(run: Run): Promise<boolean> {
  for (;;) {
    const message = await run.next(Date.now());
    if (message === 'timeout') return false;
    if (message.kind === 'confirmPayment') run.inbox.owed.order.push(message);
    else if (leadsBack(await onOrderMessage(run, message))) return true;
  }
}

async function giveBack(run: Run, code: OrderRefusal): Promise<PurchaseStage> {
  const { state } = run;
  run.note('order-refused', 'system', { code });
  // A part may already have been refunded in the provider's dashboard.
  state.refundDue = { amountCents: moneyKept(state), reason: code, by: 'system' };
  const next = await run.leaveFor('refunding');
  answerWithOrder(run);
  return next;
}
