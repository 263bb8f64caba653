/** What the success page should show. */
export type SuccessReference =
  | { kind: 'order'; id: string }
  | { kind: 'payment'; id: string }
  | { kind: 'none' };

interface Known {
  lastOrder: string | undefined;
  lastPayment: { paymentIntentId: string; orderNumber: string } | undefined;
}

/**
 * Reads the URL of the success page (S0 §2): order or orderId, also as a part of the path; payment_intent or payment,
 * with or without `pi_`; else what this browser bought last. A payment takes precedence over an order: a bank sends the
 * buyer back with both, before the order exists.
 */
export function successReference(
  search: URLSearchParams,
  pathId: string | undefined,
  known: Known,
): SuccessReference {
  const payment = search.get('payment_intent') ?? search.get('payment');
  if (payment) return { kind: 'payment', id: payment.startsWith('pi_') ? payment : `pi_${payment}` };
  const order = search.get('order') ?? search.get('orderId') ?? pathId;
  // The return URL has the reserved number: only its payment knows whether it became an order.
  if (order && order === known.lastPayment?.orderNumber && order !== known.lastOrder)
    return { kind: 'payment', id: known.lastPayment.paymentIntentId };
  if (order) return { kind: 'order', id: order };
  if (known.lastOrder) return { kind: 'order', id: known.lastOrder };
  if (known.lastPayment) return { kind: 'payment', id: known.lastPayment.paymentIntentId };
  return { kind: 'none' };
}
