import { isCancellation } from '@temporalio/workflow';
import type { IntentSnapshot, PaymentActivities } from '#activities/payments.ts';
import { intents, payments, quickly, withSummary } from '../activity-options';
import type { Run } from './run';

type Opening = Parameters<PaymentActivities['createPaymentIntent']>[0];

/** Creates the payment intent. Both tries carry the same idempotency key. */
export function createIntent(run: Run, input: Opening): ReturnType<PaymentActivities['createPaymentIntent']> {
  return atOnceOr(
    run,
    () => withSummary(quickly.createPaymentIntent, ofRevision(input), input),
    () => withSummary(intents.createPaymentIntent, ofRevision(input), input),
  );
}

/** A cart's revision, for the Temporal UI. */
export function ofRevision({ rev, amountCents }: { rev: number; amountCents: number }): string {
  return `revision ${rev}, ${amountCents} cents`;
}

/** Retrieves an intent. */
export function retrieveIntent(run: Run, paymentIntentId: string): Promise<IntentSnapshot> {
  return atOnceOr(
    run,
    () => withSummary(quickly.retrievePaymentIntent, paymentIntentId, { paymentIntentId }),
    () => withSummary(payments.retrievePaymentIntent, paymentIntentId, { paymentIntentId }),
  );
}

/** Retrieves an intent for a buyer who waits; undefined if the provider doesn't answer at once. */
export async function retrieveAtOnce(paymentIntentId: string): Promise<IntentSnapshot | undefined> {
  try {
    return await withSummary(quickly.retrievePaymentIntent, paymentIntentId, { paymentIntentId });
  } catch (error) {
    if (isCancellation(error)) throw error;
    return undefined;
  }
}

/**
 * Tries a local activity first: one event instead of six. If it fails, a normal activity takes over, which retries and
 * is visible.
 */
async function atOnceOr<T>(run: Run, beside: () => Promise<T>, handedOver: () => Promise<T>): Promise<T> {
  // Runs recorded before version 0.4 always used normal activities.
  if (!run.does('looks-at-once')) return handedOver();
  try {
    return await beside();
  } catch (error) {
    if (isCancellation(error)) throw error;
    return handedOver();
  }
}
