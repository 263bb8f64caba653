import { isCancellation } from '@temporalio/workflow';
import type { IntentSnapshot, PaymentActivities } from '../../activities/payments';
import { intents, payments, quickly } from '../activity-options';
import type { Run } from './run';

type Opening = Parameters<PaymentActivities['createPaymentIntent']>[0];

/** Creates the payment intent. Both tries carry the same idempotency key. */
export function createIntent(run: Run, input: Opening): ReturnType<PaymentActivities['createPaymentIntent']> {
  return atOnceOr(
    run,
    () => quickly.createPaymentIntent(input),
    () => intents.createPaymentIntent(input),
  );
}

/** Looks an intent up. */
export function retrieveIntent(run: Run, paymentIntentId: string): Promise<IntentSnapshot> {
  return atOnceOr(
    run,
    () => quickly.retrievePaymentIntent({ paymentIntentId }),
    () => payments.retrievePaymentIntent({ paymentIntentId }),
  );
}

/** Beside the workflow task where that works: one event instead of six. Else handed over, where it is tried on and seen. */
async function atOnceOr<T>(run: Run, beside: () => Promise<T>, handedOver: () => Promise<T>): Promise<T> {
  // Runs recorded before version 0.4 handed every call over.
  if (!run.does('looks-at-once')) return handedOver();
  try {
    return await beside();
  } catch (error) {
    if (isCancellation(error)) throw error;
    return handedOver();
  }
}
