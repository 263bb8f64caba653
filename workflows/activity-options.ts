import type { Duration } from '@temporalio/common';
import { ActivityCancellationType, proxyActivities, proxyLocalActivities } from '@temporalio/workflow';
import type { BulkActivities } from '../activities/bulk';
import type { DeletionActivities } from '../activities/deletions';
import type { InstagramActivities } from '../activities/instagram';
import type { LoginActivities } from '../activities/logins';
import type { MailActivities } from '../activities/mail';
import type { OrderActivities } from '../activities/orders';
import type { PaymentActivities } from '../activities/payments';
import type { ProviderActivities } from '../activities/provider';
import type { ReconciliationActivities } from '../activities/reconciliation';
import type { StaffNoticeActivities } from '../activities/staff-notices';
import type { SupportActivities } from '../activities/support';
import type { WithdrawalActivities } from '../activities/withdrawals';
import { requestMailDays } from '../domain/support';
import { acknowledgementDays } from '../domain/withdrawal';
import { paymentsQueue, providerQueue, statusQueue } from './messages';

/*
 * Timeouts and retry policies of activities, each with its reason. Some workflows of Schedules and of panels have their
 * own, in their files.
 *
 * database   5 s     local, no limit: our own rows; local because the calls are short and frequent
 * quickly    5 s     one attempt, local: most answers are faster than scheduling the call; then `intents` or `payments`
 * intents    20 s    2 min in all: a buyer waits at the form; the same idempotency key each time
 * payments   20 s    no limit: money must reach an end; reads, cancels and refunds are idempotent
 * submit     45 s    retried, because the claimed row makes a second send impossible (D22);
 *                    the heartbeat distinguishes a dead worker from a slow panel
 * watch      30 s    no limit, at the interval the activity asks for: a poll adds nothing to the history
 * panel      30 s    5 attempts: reads that may fail without harm
 * cancel     30 s    20 s in all: a refund waits for it, and a person for the refund (40 s, api/orders/routes.ts)
 * written    5 s     no limit: our own rows; not local, because these workflows make few calls
 * posted     30 s    2 days: mail servers go down for hours; the order does not wait
 * lawMail    30 s    30 days: the law asks for an acknowledgement of each withdrawal
 * loginMail  30 s    10 min in all, as long as the code is valid; at short intervals, because somebody waits
 * staffMail  30 s    7 days: nothing else reports a login or a change of a user
 * instagram  20 s    4 attempts: without a count the refill is requested anyway
 * erasing    1 min   no limit, at the interval it asks for: it waits until the person's orders are delivered
 * compare    10 min  a day in all: pages of the provider's books, heartbeat after each; survives an outage of hours
 * asking     30 s    5 attempts, not begun after 5 min: a queue without a worker delays no other panel's orders
 * reachOrder 75 s    no limit, one of many: it stops waiting before that; the order's own Update continues
 */

const longest = '30 seconds';
const written = {
  startToCloseTimeout: '5 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '10 seconds' },
} as const;
const posted = {
  startToCloseTimeout: longest,
  scheduleToCloseTimeout: '2 days',
  retry: { initialInterval: '5 seconds', maximumInterval: '30 minutes' },
} as const;

/**
 * Calls an activity with a summary for the Temporal UI, where calls of the same activity look alike. The summary is
 * stored in plain text: ids, states and numbers only.
 */
export function withSummary<Input, Output>(
  activity: { executeWithOptions(options: { summary: string }, args: [Input]): Promise<Output> },
  summary: string,
  input: Input,
): Promise<Output> {
  return activity.executeWithOptions({ summary }, [input]);
}

/** Short writes and reads of our own rows. */
export const database = proxyLocalActivities<OrderActivities>({
  startToCloseTimeout: '5 seconds',
  // A long outage is waited out in timers: it holds no task slot and adds few events to the history.
  localRetryThreshold: '10 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '2 minutes' },
});

/** Creating and changing the payment intent, while the buyer waits. */
export const intents = proxyActivities<PaymentActivities>({
  taskQueue: paymentsQueue,
  startToCloseTimeout: '20 seconds',
  scheduleToCloseTimeout: '2 minutes',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '10 seconds' },
});

/** Creating an intent and retrieving it, tried once before the call is scheduled; short enough for a workflow task. */
export const quickly = proxyLocalActivities<
  Pick<PaymentActivities, 'createPaymentIntent' | 'retrievePaymentIntent'>
>({
  startToCloseTimeout: '5 seconds',
  scheduleToCloseTimeout: '6 seconds',
  retry: { maximumAttempts: 1 },
});

/** Retrieving, cancelling and refunding payments. */
export const payments = proxyActivities<PaymentActivities>({
  taskQueue: paymentsQueue,
  startToCloseTimeout: '20 seconds',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '1 minute' },
});

/** The one call that must never happen twice. */
export function submitting(providerId: number) {
  return proxyActivities<Pick<ProviderActivities, 'submitToProvider' | 'requestProviderRefill'>>({
    taskQueue: providerQueue(providerId),
    summary: `sends to panel ${providerId}, at most once`,
    startToCloseTimeout: '45 seconds',
    heartbeatTimeout: '20 seconds',
    retry: { initialInterval: '1 second', maximumInterval: longest },
  });
}

/** Polls that end only when there is something to report. */
export function watching(providerId: number) {
  return proxyActivities<Pick<ProviderActivities, 'awaitDelivery' | 'awaitRefill'>>({
    taskQueue: statusQueue(providerId),
    summary: `asks panel ${providerId} again and again until it has finished`,
    startToCloseTimeout: longest,
    cancellationType: ActivityCancellationType.WAIT_CANCELLATION_COMPLETED,
    retry: { initialInterval: '3 seconds', backoffCoefficient: 1 },
  });
}

/**
 * Status reads at the panel, each one call; they may fail without harm. `within`: all attempts together, because
 * messages of the purchase wait meanwhile.
 */
export function looking(providerId: number, within?: Duration) {
  return proxyActivities<Pick<ProviderActivities, 'readProviderStatus' | 'readProviderStatuses'>>({
    taskQueue: statusQueue(providerId),
    startToCloseTimeout: longest,
    scheduleToCloseTimeout: within,
    retry: { initialInterval: '2 seconds', maximumAttempts: 5 },
  });
}

/**
 * Stopping an order at the panel; it may fail without harm. Not behind the submissions: after an outage they fill their
 * queue for minutes.
 */
export function cancelling(providerId: number) {
  return proxyActivities<Pick<ProviderActivities, 'cancelAtProvider'>>({
    taskQueue: statusQueue(providerId),
    startToCloseTimeout: longest,
    scheduleToCloseTimeout: '20 seconds',
    retry: { initialInterval: '2 seconds', maximumAttempts: 5 },
  });
}

export const mail = proxyActivities<MailActivities>(posted);

export const instagram = proxyActivities<InstagramActivities>({
  startToCloseTimeout: '20 seconds',
  retry: { initialInterval: '2 seconds', maximumAttempts: 4 },
});

/** Storing a statement of withdrawal. */
export const withdrawals = proxyActivities<Pick<WithdrawalActivities, 'recordWithdrawal'>>(written);

/** Acknowledging it to its author. An unknown mailbox ends this at once. */
export const lawMail = proxyActivities<Pick<WithdrawalActivities, 'acknowledgeWithdrawal'>>({
  ...posted,
  scheduleToCloseTimeout: `${acknowledgementDays} days`,
});

/** Reporting it to support, which also has it in the queue. */
export const withdrawalMail = proxyActivities<Pick<WithdrawalActivities, 'reportWithdrawal'>>(posted);

/** Storing a login. */
export const logins = proxyActivities<Pick<LoginActivities, 'recordLogin'>>(written);

/** Sending a login code. */
export const loginMail = proxyActivities<Pick<LoginActivities, 'sendLoginCode'>>({
  startToCloseTimeout: longest,
  scheduleToCloseTimeout: '10 minutes',
  retry: { initialInterval: '1 second', maximumInterval: '20 seconds' },
});

/** Storing messages and unsubscribe requests. */
export const supportRows =
  proxyActivities<Pick<SupportActivities, 'recordContact' | 'recordThread' | 'recordLeave'>>(written);
export const deletionRows =
  proxyActivities<
    Pick<
      DeletionActivities,
      'recordDeletion' | 'noteProof' | 'noteDecision' | 'endDeletion' | 'reopenDeletion'
    >
  >(written);

/** E-mails about them; the back office shows those that were given up. */
const aboutRequests = { ...posted, scheduleToCloseTimeout: `${requestMailDays} days` } as const;
export const supportMail =
  proxyActivities<Omit<SupportActivities, 'recordContact' | 'recordThread' | 'recordLeave'>>(aboutRequests);
export const deletionMail =
  proxyActivities<Pick<DeletionActivities, 'acknowledgeDeletion' | 'reportDeletion' | 'answerDeletion'>>(
    aboutRequests,
  );

/** E-mails about who gets into the back office. An intruder may have taken the mail server down as well. */
export const staffMail = proxyActivities<StaffNoticeActivities>({
  ...posted,
  scheduleToCloseTimeout: '7 days',
});

/** Erasing a person. */
export const erasing = proxyActivities<Pick<DeletionActivities, 'erasePerson'>>({
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '2 seconds', maximumInterval: '5 minutes' },
});

/** Rows of bulk actions. */
export const bulkRows = proxyActivities<Pick<BulkActivities, 'recordBulk' | 'endBulk'>>(written);

/** Rows of a comparison with the payment provider's books, in parallel with the pages. */
export const reconciliationRows = proxyActivities<
  Pick<ReconciliationActivities, 'openReconciliation' | 'closeReconciliation'>
>({ ...written, startToCloseTimeout: '1 minute', taskQueue: paymentsQueue });

/** Reading and comparing pages. */
export const comparing = proxyActivities<Pick<ReconciliationActivities, 'comparePages'>>({
  taskQueue: paymentsQueue,
  startToCloseTimeout: '10 minutes',
  scheduleToCloseTimeout: '1 day',
  heartbeatTimeout: '1 minute',
  retry: { initialInterval: '2 seconds', maximumInterval: '5 minutes' },
});

/** Rows of the orders of a bulk action. */
export const bulkTurns = proxyActivities<Pick<BulkActivities, 'panelsToAsk' | 'recordTurn'>>(written);

/** Asking a panel for one order of many. */
export function asking(providerId: number) {
  return proxyActivities<Pick<BulkActivities, 'askPanel'>>({
    taskQueue: statusQueue(providerId),
    startToCloseTimeout: longest,
    scheduleToStartTimeout: '5 minutes',
    retry: { initialInterval: '2 seconds', maximumAttempts: 5 },
  });
}

/** One order of many. */
export const reachOrder = proxyActivities<Pick<BulkActivities, 'actOnOrder'>>({
  startToCloseTimeout: '75 seconds',
  heartbeatTimeout: '20 seconds',
  retry: { initialInterval: '1 second', maximumInterval: longest },
});
