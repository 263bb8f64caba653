import type { Evidence } from './evidence';

const sum = (rows: readonly { amountCents: number }[]) =>
  rows.reduce((total, { amountCents }) => total + amountCents, 0);

/**
 * What must hold for a purchase that has come to rest, whatever happened to it
 * on the way. Judges ledgers only, never answers. Returns one sentence for each
 * violation; none means that all is well.
 */
export function violations(evidence: Evidence): string[] {
  return [...money(evidence), ...orders(evidence), ...panel(evidence), ...words(evidence)];
}

function money({ intents, charges, refunds, orders, refundAsked }: Evidence): string[] {
  const found: string[] = [];
  const captured = sum(charges);
  const returned = sum(refunds);
  if (intents.length > 1) found.push(`${intents.length} payment intents exist for one cart`);
  if (charges.length > 1) found.push(`the buyer was charged ${charges.length} times`);
  const received = intents.reduce((total, { capturedCents }) => total + capturedCents, 0);
  if (received !== captured) found.push(`the intents received ${received} but the charges took ${captured}`);
  if (returned > captured) found.push(`${returned} was refunded of ${captured} captured`);
  if (captured === 0) return found;
  const kept = captured - returned;
  if (orders.length === 0 && kept > 0) found.push(`${kept} was kept without an order`);
  if (orders.length > 0 && kept === 0 && !refundAsked)
    found.push('an order exists though all of its money was given back and nobody asked for that');
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

function words({
  confirmations,
  orders,
  kills,
  projection,
  workflow,
  badAnswers,
  charges,
}: Evidence): string[] {
  const found: string[] = [];
  // An e-mail is sent at least once: a worker that dies after the mail server's yes sends it again.
  if (confirmations > 1 + kills) found.push(`${confirmations} confirmations were sent, with ${kills} kills`);
  if (orders.length === 0 && confirmations > 0) found.push('a confirmation was sent without an order');
  if (orders.length > 0 && confirmations === 0) found.push('an order has no confirmation');
  if (charges.length > 0 && !projection) found.push('the database does not know the purchase');
  if (workflow && projection && JSON.stringify(workflow) !== JSON.stringify(projection))
    found.push(`the database says ${JSON.stringify(projection)}, the workflow ${JSON.stringify(workflow)}`);
  for (const answer of badAnswers) found.push(`the shop answered ${answer}`);
  return found;
}
