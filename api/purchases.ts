import type { Client } from '@temporalio/client';
import type { UpdateDefinition } from '@temporalio/common';
import type { Db } from '../db/pool';
import { type PurchaseOfPayment, purchaseOfPayment } from '../db/tracking';
import { ShopError } from '../domain/errors';
import type { Reach } from '../purchases/reach';
import { readKeyring } from '../security/keyring';
import { purchaseId, type RefundInput } from '../workflows/messages';
import type { Visitor } from './checkout/visitor';
import type { Deps } from './deps';

/** How long a caller waits for a purchase before it gets a retry, in ms. */
export const updateDeadlineMs = 15_000;

/** Runs calls to Temporal that together may take this long. A late answer becomes `unavailable`. */
export function withinDeadline<T>(temporal: Client, ms: number, work: () => Promise<T>): Promise<T> {
  return temporal.workflow.withDeadline(new Date(Date.now() + ms), work);
}

/** Makes an Update that is sent again with the same request id the same Update: it has one effect and one answer. */
export function once({ requestId }: { requestId?: string }): { updateId?: string } {
  return requestId ? { updateId: `request-${requestId}` } : {};
}

/**
 * An administrator's refund as the purchase gets it. What was paid outside of the payment provider has no amount to refund:
 * a worker of an older release refuses that (decision 0048).
 */
export function refundInput(
  by: string,
  { outside, amountCents, ...asked }: Omit<RefundInput, 'by' | 'outsideCents'> & { outside?: true },
): RefundInput {
  return outside
    ? { by, ...asked, amountCents: 0, outsideCents: amountCents }
    : { by, ...asked, amountCents };
}

/** What reaching purchases needs, including closed ones. */
export function reachOf({ db, temporal, env }: Pick<Deps, 'db' | 'temporal' | 'env'>): Reach {
  return { db, temporal, keyring: readKeyring(env.ENCRYPTION_KEYS) };
}

/** Sends an Update to a purchase that still runs, and waits for its answer for at most `ms`. */
export function askPurchase<Answer, Input>(
  temporal: Client,
  cartId: string,
  update: UpdateDefinition<Answer, [Input]>,
  input: Input,
  ms = updateDeadlineMs,
): Promise<Answer> {
  const run = temporal.workflow.getHandle(purchaseId(cartId));
  return withinDeadline(temporal, ms, () => run.executeUpdate(update, { args: [input] }));
}

/** The purchase of a payment if this browser made it; for any other it doesn't exist (D9). */
export async function ownPurchase(
  db: Db,
  paymentIntentId: string,
  { owners }: Pick<Visitor, 'owners'>,
): Promise<PurchaseOfPayment> {
  const purchase = await purchaseOfPayment(db, paymentIntentId);
  if (!purchase || !owners.includes(purchase.owner)) throw new ShopError('purchase_not_found');
  return purchase;
}

/** The state of a purchase, in the terms of the success page. */
export function paymentState(
  purchase: PurchaseOfPayment,
): 'created' | 'creating' | 'awaiting-payment' | 'returned' | 'closed' {
  if (purchase.orderId) return 'created';
  if (purchase.closedAs === 'returned') return 'returned';
  if (purchase.stage === 'closed') return 'closed';
  if (purchase.stage === 'refunding') return 'returned';
  const unpaid = purchase.paymentStatus === 'pending' || purchase.paymentStatus === 'failed';
  if (unpaid && (purchase.stage === 'intent' || purchase.stage === 'awaiting-payment'))
    return 'awaiting-payment';
  return 'creating';
}
