import { panelsTried } from '#domain/fail-over.ts';
import { formatEuros } from '#domain/money.ts';
import { disputeOver, needsAnswer } from '#domain/payments.ts';
import {
  currentLines,
  currentQuote,
  type PurchaseSettings,
  type PurchaseState,
  type Submission,
} from '#domain/purchase.ts';
import { runTitle } from '#domain/run-title.ts';
import type { AttentionReason, PurchaseStage } from '#domain/states.ts';

const waiting: Record<PurchaseStage, string> = {
  intent: 'Waiting for a cart that can be priced.',
  'awaiting-payment':
    'Waiting for the payment. The buyer may still change the cart, try another card or give up.',
  paid: 'The payment has succeeded; the order is being created.',
  submitting:
    'The order is being sent, or waits: for its panel to answer, for another order to the same target, or for its next try.',
  'needs-attention': 'Waiting for an administrator.',
  'in-progress': 'The panel is delivering. Reports arrive by polling and by the batch sync.',
  guarantee: 'Delivered. Waiting for refill requests and the end of the guarantee.',
  refunding: 'Money is being given back, or the payment provider has not said yet that it was.',
  closed: 'Closed.',
};

/** Stages that go on by themselves if nothing else asks for a person. */
const goesOn: readonly PurchaseStage[] = [
  'awaiting-payment',
  'paid',
  'submitting',
  'in-progress',
  'guarantee',
  'refunding',
];

const advice: Record<AttentionReason, string> = {
  'submission-unknown':
    'The panel may or may not have the order: its answer was lost, or gave a number that another order has. Look in the panel for the target. Then send `resolve` with `{"accepted":true,"providerOrderId":"…"}` or `{"accepted":false}` (sends again); of several, with `"submissionId"`.',
  'submission-refused':
    'The panel refused the order, and so did each that may stand in for it. Mend the cause (balance, service, target), then send `resend` or `cancelWithRefund`.',
  'provider-unreachable':
    'The panel, and each that may stand in for it, could not be reached until the time of the setting _Entrega demasiado lenta tras_ was over, or was too busy; certainly none has the order. Send `resend` when it is back, or `cancelWithRefund`.',
  'target-busy':
    'Another order to the same target has not ended, and panels can’t tell them apart. Look after that one, then send `resend`, or `cancelWithRefund`.',
  'payment-disputed':
    'A bank disputes the payment, so nothing is sent or refunded. Answer the dispute at the payment provider. If it is won, the purchase continues; if it is lost, the purchase ends. If the bank took only a part, refund the rest with `cancelWithRefund`. An inquiry can also be answered with `cancelWithRefund`.',
  'delivery-late':
    'The panel has the order and has not ended it in time; it is still followed. Ask the panel. Send `cancelWithRefund`, or `resend` with force. If it ends after all, this goes away by itself.',
  'partial-delivery':
    'The panel stopped before the end. Send `cancelWithRefund` with `amountCents` for the missing part, 0 if no more is due, or `resend` with force.',
  'canceled-by-provider':
    'The panel cancelled the order. Send `resend`, or `cancelWithRefund`, with the `amountCents` 0 if no more is due.',
  'refund-failed':
    'The payment provider refused the refund. Look there, then send `cancelWithRefund` again. While a dispute is open pay nothing more: the bank decides. If it was already refunded there, pay nothing more either. Only if the payment takes no refunds any more (closed card or account, or a dispute of a part that was lost), pay it in another way, e.g. by bank transfer, and send it with `amountCents` 0 and `outsideCents`.',
  stuck:
    'A step failed that never should. The purchase keeps all it has and tries the step again every ten minutes, and with each message. Mend the cause that the detail names; a mistake in the code needs a release.',
};

/** What the Temporal UI shows of a run, for someone who has never seen the code. No names, no e-mail addresses. */
export function currentDetails(state: PurchaseState, settings: PurchaseSettings): string {
  const quote = currentQuote(state);
  const rows: [string, string][] = [
    ['Order', state.orderNumber || 'not numbered yet'],
    ['Stage', state.stage],
    ['Payment', state.paymentStatus + (state.intent ? ` (${state.intent.id})` : '')],
  ];
  if (quote)
    rows.push([
      'Package',
      `${quote.totalQuantity} ${quote.serviceType}, ${quote.region}, ${formatEuros(quote.amountCents, state.language)}`,
    ]);
  const parts = currentLines(state);
  // A Signal about one of several names it.
  const mustBeNamed = (is: Submission['state']) =>
    parts.length > 1 && (is === 'unknown' || is === 'rejected' || is === 'ready');
  for (const { line, state: is, id, ...sent } of parts) {
    const { providerId, providerOrderId, generation, shortcode, quantity, standsIn } = sent;
    const begun = panelsTried(state.submissions, line).at(-1);
    const name = standsIn && providerId !== begun?.providerId ? `Panel ${providerId}, standing in` : 'Panel';
    rows.push([
      shortcode ? `${name}, post ${line}` : name,
      `${is}${providerOrderId ? `, order ${providerOrderId}` : ''}, generation ${generation}${shortcode ? `, ${quantity} units` : ''}${mustBeNamed(is) ? `, \`${id}\`` : ''}`,
    ]);
  }
  for (const { state: is, providerRefillId } of state.refills)
    if (is === 'requested' || is === 'unknown')
      rows.push(['Refill', `${is}${providerRefillId ? `, refill ${providerRefillId}` : ''}`]);
  for (const { status, amountCents, refundId } of state.refunds)
    if (status === 'pending')
      rows.push([
        'Refund',
        `${formatEuros(amountCents, state.language)}, ${refundId ? `pending at the payment provider (${refundId})` : 'being made'}`,
      ]);
  const disputes = (state.disputes ?? []).filter(({ status }) => !disputeOver(status));
  for (const { id, status, amountCents } of disputes)
    rows.push(['Dispute', `${formatEuros(amountCents, state.language)}, ${status} (${id})`]);
  if (state.unwritten) rows.push(['Not written', state.unwritten.refused]);
  const { attention } = state;
  const toAnswer =
    attention?.reason !== 'payment-disputed' && disputes.some(({ status }) => needsAnswer(status));
  const calm = !attention && !toAnswer && goesOn.includes(state.stage);
  const lines = [
    // Continue-as-new loses the summary.
    ...(quote ? [runTitle(quote, state.orderNumber), ''] : []),
    // What a person has to do comes first.
    ...(attention ? [`**Needs attention: ${attention.reason}.** ${advice[attention.reason]}`, ''] : []),
    // For other reasons the detail may be the panel's words, which can contain a name.
    ...(attention?.reason === 'stuck' && attention.detail ? [`Detail: ${attention.detail}`, ''] : []),
    ...(toAnswer ? ['**Answer the dispute at the payment provider, before its date.**', ''] : []),
    `**${waiting[state.stage]}${calm ? ' Nothing to do.' : ''}**`,
    '',
    '| | |',
    '|---|---|',
    ...rows.map(([name, value]) => `| ${name} | ${value} |`),
  ];
  if (state.forget)
    lines.push(
      '',
      state.stage === 'closed'
        ? 'The buyer asked for the deletion of their data: this run has forgotten them.'
        : 'The buyer asked for the deletion of their data: no more e-mails, and the run ends as soon as the delivery has ended.',
    );
  if (state.stage === 'awaiting-payment')
    lines.push(
      '',
      state.reminded
        ? 'The buyer was written to.'
        : 'The buyer gets one reminder; Update `remindBuyer` sends it now.',
      '',
      `Closed as abandoned ${new Date(state.lastChangeAt + settings.abandonAfterSeconds * 1000).toISOString()} without a payment.`,
    );
  return lines.join('\n');
}
