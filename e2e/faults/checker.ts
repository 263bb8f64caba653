import { attentionReasons } from '#domain/states.ts';
import type { Evidence, Standing } from './evidence';

const sum = (rows: readonly { amountCents: number }[]) =>
  rows.reduce((total, { amountCents }) => total + amountCents, 0);

/**
 * The rules for a purchase at rest, whatever happened to it on the way. Judges ledgers only, never answers. Returns one
 * sentence per violation; an empty list means that everything is fine.
 */
export function violations(evidence: Evidence): string[] {
  return [
    ...money(evidence),
    ...orders(evidence),
    ...panel(evidence),
    ...sendings(evidence),
    ...disputes(evidence),
    ...rest(evidence),
    ...words(evidence),
  ];
}

/** What the shop has of the buyer's money, in cents. An open dispute may still be won. */
function moneyKept({ charges, refunds, disputes }: Evidence): number {
  return sum(charges) - sum(refunds) - sum(disputes.filter(({ status }) => status === 'lost'));
}

/** Reasons that the shop resolves without a person: it looks them up, or retries. */
const passing = ['submission-unknown', 'stuck'];

/** Whether a paid purchase is at rest: it has ended, or waits for a person and shows the reason. */
export function isRest(stage: string, attention?: string): boolean {
  if (stage === 'closed' || stage === 'guarantee') return true;
  const isNamed = (attentionReasons as readonly (string | undefined)[]).includes(attention);
  return stage === 'needs-attention' && isNamed && !passing.includes(attention ?? '');
}

function money(evidence: Evidence): string[] {
  const { intents, charges, refunds, orders, asked, inDoubt, projection } = evidence;
  const found: string[] = [];
  const captured = sum(charges);
  const returned = sum(refunds);
  if (intents.length > 1) found.push(`${intents.length} payment intents exist for one cart`);
  if (charges.length > 1) found.push(`the buyer was charged ${charges.length} times`);
  const received = intents.reduce((total, { capturedCents }) => total + capturedCents, 0);
  if (received !== captured) found.push(`the intents received ${received} but the charges took ${captured}`);
  if (returned > captured) found.push(`${returned} was refunded of ${captured} captured`);
  if (captured === 0) return found;
  const kept = moneyKept(evidence);
  // If the provider refused the refund, because a part was refunded in its dashboard before, or a bank has it.
  const isAskedFor =
    projection?.stage === 'needs-attention' &&
    ['refund-failed', 'payment-disputed'].includes(projection.attention ?? '');
  if (orders.length === 0 && kept > 0 && !isAskedFor) found.push(`${kept} was kept without an order`);
  if (orders.length === 0) return found;
  // A payment that cannot become an order is refunded automatically; an order is refunded as administrators say.
  const byShop = sum(refunds.filter((refund) => refund.byShop));
  if (byShop > asked.refundCents + inDoubt.refundCents)
    found.push(`the shop gave back ${byShop} where nobody asked for more than ${asked.refundCents}`);
  if (byShop < asked.refundCents)
    found.push(`the shop gave back ${byShop} after it had said yes to ${asked.refundCents}`);
  return found;
}

function orders({ charges, refunds, orders, intents }: Evidence): string[] {
  const found: string[] = [];
  if (orders.length > 1) found.push(`${orders.length} orders exist for one cart`);
  if (charges.length === 0 && orders.length > 0) found.push('an order exists though nothing was paid');
  for (const order of orders) {
    if (charges.length > 0 && order.amountCents !== sum(charges))
      found.push(`the order is for ${order.amountCents} but ${sum(charges)} was charged`);
    if (!intents.some(({ id }) => id === order.paymentIntentId))
      found.push(`the order names ${order.paymentIntentId}, which is no intent of its cart`);
    if (order.refundedCents !== sum(refunds))
      found.push(`the order shows ${order.refundedCents} refunded, the payment provider ${sum(refunds)}`);
  }
  return found;
}

function panel({ adds, submissions, orders }: Evidence): string[] {
  const found: string[] = [];
  if (orders.length === 0 && adds.length > 0)
    found.push(`the panel has ${adds.length} orders without an order`);
  if (adds.length > submissions.length)
    found.push(`the panel took ${adds.length} orders for ${submissions.length} submissions`);
  const generations = new Set(submissions.map(({ generation }) => generation));
  if (generations.size < submissions.length) found.push('two submissions have the same generation');
  const accepted = submissions.filter(({ state }) => state === 'accepted');
  for (const { providerOrderId, generation } of accepted) {
    const add = adds.find(({ id }) => id === providerOrderId);
    if (!add)
      found.push(`generation ${generation} counts as accepted, but the panel has no ${providerOrderId}`);
    else if (generation === 1 && add.quantity !== orders[0]?.quantity)
      found.push(`the panel delivers ${add.quantity} where ${orders[0]?.quantity} were bought`);
  }
  if (new Set(accepted.map(({ providerOrderId }) => providerOrderId)).size < accepted.length)
    found.push('two submissions name the same order of the panel');
  const unexplained = adds.length - accepted.length;
  const open = submissions.filter(({ state }) => state === 'unknown' || state === 'sending').length;
  if (unexplained > open) found.push(`the panel has ${unexplained} orders that no submission knows`);
  return found;
}

/**
 * Each generation is a person's request or another panel's turn, and the panel delivers twice only if that was forced.
 */
function sendings({ adds, submissions, refills, orders, asked, inDoubt, timeline }: Evidence): string[] {
  const found: string[] = [];
  const standingIn = timeline.filter(({ kind }) => kind === 'provider-changed').length;
  const generations = submissions.length - orders.length - standingIn;
  if (generations > asked.sendings + inDoubt.sendings)
    found.push(`${generations} generations were opened where ${asked.sendings} were asked for`);
  const delivering = adds.filter(({ delivers }) => delivers).length;
  if (delivering > 1 + asked.forced + inDoubt.forced)
    found.push(`the panel delivers ${delivering} times with ${asked.forced} forced resends`);
  const bought = orders[0]?.quantity ?? 0;
  for (const { quantity } of adds)
    if (quantity > bought) found.push(`the panel was asked for ${quantity} where ${bought} were bought`);
  // A request covers every panel order. After one that the panel accepted, a day passes before the next.
  for (const id of new Set(refills)) {
    const taken = refills.filter((order) => order === id).length;
    if (taken > 1) found.push(`the panel took ${taken} refills of ${id} on one day`);
  }
  return found;
}

/** What delivers more or refunds on top of what a bank takes. */
const stoppedByDispute = ['refund-requested', 'resend-requested', 'target-changed', 'refill-requested'];

/** While a bank disputes the payment, and after it took the money back, nothing is delivered or refunded. */
function disputes({ disputes, timeline, adds, orders, refunds }: Evidence): string[] {
  const found: string[] = [];
  let standsSince: number | undefined;
  let outcome: string | undefined;
  let isRefused = false;
  const check = (until: number) => {
    for (const { id, at } of adds)
      if (standsSince !== undefined && at > standsSince && at < until)
        found.push(`the panel got ${id} while the payment was disputed`);
  };
  for (const { kind, at } of timeline) {
    if (kind === 'dispute-opened' || kind === 'dispute-lost') standsSince ??= at;
    if (kind === 'dispute-won') {
      check(at);
      standsSince = undefined;
    }
    if (kind.startsWith('dispute-')) outcome = kind.slice('dispute-'.length);
    if (standsSince !== undefined && kind === 'order-refused') isRefused = true;
    if (standsSince !== undefined && stoppedByDispute.includes(kind))
      found.push(`${kind} was let through while the payment was disputed`);
  }
  check(Number.POSITIVE_INFINITY);
  const isBack = refunds.some(({ byShop }) => byShop) && orders.length === 0;
  if (isRefused && standsSince !== undefined && isBack)
    found.push('what could not become an order was given back on top of what the bank took');
  for (const { status } of disputes) {
    const said = status === 'won' || status === 'lost' ? status : 'opened';
    if (outcome !== said)
      found.push(`the dispute is ${status}, and the purchase knows of ${outcome ?? 'none'}`);
  }
  return found;
}

function rest(evidence: Evidence): string[] {
  const { charges, projection, inQueue } = evidence;
  if (charges.length === 0 || !projection) return [];
  const { stage, attention }: Standing = projection;
  if (!isRest(stage, attention)) return [`it rests as ${stage}${attention ? ` for ${attention}` : ''}`];
  if (stage === 'closed' && attention) return [`it is closed and still waits for a person: ${attention}`];
  if (attention && !inQueue) return ['it waits for a person, and stands in no queue'];
  if (attention === 'payment-disputed' && moneyKept(evidence) <= 0)
    return ['it waits for a bank that has taken all of the money'];
  return [];
}

function words({
  confirmations,
  reminders,
  orders,
  kills,
  projection,
  workflow,
  badAnswers,
  charges,
}: Evidence): string[] {
  const found: string[] = [];
  // An e-mail is sent at least once: a worker that dies after the mail server's acceptance sends it again.
  if (confirmations > 1 + kills) found.push(`${confirmations} confirmations were sent, with ${kills} kills`);
  if (reminders > 1 + kills) found.push(`${reminders} reminders were sent, with ${kills} kills`);
  if (orders.length === 0 && confirmations > 0) found.push('a confirmation was sent without an order');
  if (orders.length > 0 && confirmations === 0) found.push('an order has no confirmation');
  if (charges.length > 0 && !projection) found.push('the database does not know the purchase');
  if (workflow && projection && JSON.stringify(workflow) !== JSON.stringify(projection))
    found.push(`the database says ${JSON.stringify(projection)}, the workflow ${JSON.stringify(workflow)}`);
  for (const answer of badAnswers) found.push(`the shop answered ${answer}`);
  return found;
}
