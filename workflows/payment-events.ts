import { proxyActivities, setCurrentDetails, workflowInfo } from '@temporalio/workflow';
import type { PaymentEventActivities } from '../activities/payment-events';
import { webhookDueMs } from '../domain/payments';
import { paymentsQueue } from './messages';

const { catchUpEvents } = proxyActivities<PaymentEventActivities>({
  taskQueue: paymentsQueue,
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '1 minute',
  // The next run begins where the last successful one ended.
  retry: { initialInterval: '2 seconds', maximumInterval: '1 minute', maximumAttempts: 10 },
});

const minute = 60_000;
/** How far a first run looks back: longer than an unpaid cart is kept. */
const firstSpan = 25 * 60 * minute;

/** What a run has read: until when, how many events, and how many of them no webhook had delivered. */
export interface CaughtUp {
  /** Epoch ms. */
  until: number;
  read: number;
  found: number;
}

/**
 * Reads the payment provider's events and forwards those that no webhook delivered to their purchases: lost webhooks
 * are found within fifteen minutes (I1). Each run of the Schedule continues where the last one ended, or where the
 * database has read to, if that was set back.
 */
export async function catchUpPaymentEvents(): Promise<CaughtUp> {
  const { lastResult, startTime } = workflowInfo();
  const until = startTime.getTime() - webhookDueMs;
  const last = (lastResult as CaughtUp | undefined)?.until ?? until - firstSpan;
  const { read, found } = await catchUpEvents({ from: last, to: until });
  setCurrentDetails(
    `**Read ${read} events of the payment provider; ${found} of them no webhook had brought.** More than none: look at the endpoint of the webhooks.`,
  );
  return { until, read, found };
}
