import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { PartProgress } from '../activities/reconciliation';
import type { BulkAction } from '../domain/bulk';
import type { ErrorCode } from '../domain/errors';
import type { Language } from '../domain/money';
import type { RefundChange } from '../domain/payments';
import type { CartChoice } from '../domain/pricing';
import type { ProviderReport, SubmissionOutcome } from '../domain/provider';
import type { PurchaseSettings, PurchaseState } from '../domain/purchase';
import type { PurchaseSource } from '../domain/purchase-sources';
import type { ContactMessage, DeletionDecision, LeaveRequest } from '../domain/support';
import type { ContactFacts, ContactState } from '../domain/threads';
import type { UpsellOffer, UpsellVariant } from '../domain/upsells';
import type { WithdrawalStatement } from '../domain/withdrawal';

/** Release of the purchase workflow, in tenths: 16 is 1.6. See purchase/changes.ts for what it changed. */
export const release = 16;

/** Name of the purchase workflow's type. */
export const purchaseWorkflow = 'purchase';

/** Task queue of workflows and of activities on database and mail. */
export const purchasesQueue = 'purchases';

/** Task queue of activities that talk to the payment provider. */
export const paymentsQueue = 'payments';

/** Type of a submission's failure while the panel has as many unanswered orders as it may have. */
export const panelFull = 'panel-full';

/** Task queue of one panel: submissions and refills. The queue carries the panel's rate limit. */
export function providerQueue(providerId: number): string {
  return `provider-${providerId}`;
}

/** Task queue of one panel's status reads and cancels: they and submissions don't wait for each other. Each is one call. */
export function statusQueue(providerId: number): string {
  return `provider-${providerId}-status`;
}

/** Name and id of the workflow that follows a panel's young deliveries. */
export const deliveryWatchWorkflow = 'deliveryWatch';
export function deliveryWatchId(providerId: number): string {
  return `delivery-watch-${providerId}`;
}

/** A panel has accepted a submission → its watch. */
export const deliveriesBegan = defineSignal('deliveriesBegan');

/** Name and id of the workflow of a panel that does not answer. */
export const panelAwayWorkflow = 'panelAway';
export function panelAwayWorkflowId(providerId: number): string {
  return `panel-away-${providerId}`;
}

/** Panel → purchase: the panel answers again. */
export const panelBack = defineSignal<[{ providerId: number }]>('panelBack');

/** Id of the workflow of a cart (D9). */
export function purchaseId(cartId: string): string {
  return `purchase-${cartId}`;
}

/** Name of the workflow of a statement of withdrawal. */
export const withdrawalWorkflow = 'withdrawal';

/** Id of the workflow of a statement of withdrawal. */
export function withdrawalWorkflowId(id: string): string {
  return `withdrawal-${id}`;
}

/**
 * What starts it. `withoutLetter`: the address has had too many e-mails, so this statement isn't acknowledged by
 * e-mail.
 */
export type WithdrawalInput = WithdrawalStatement & { withoutLetter?: boolean };

/** Name of the workflow of a customer's login. */
export const customerLoginWorkflow = 'customerLogin';

/** Id of the workflow of a customer's login. */
export function customerLoginWorkflowId(id: string): string {
  return `customer-login-${id}`;
}

/** Name and ids of the workflow of a message of the contact form. */
export const contactWorkflow = 'contact';
export function contactWorkflowId(id: string): string {
  return `contact-${id}`;
}

/** What starts it. `withoutLetter`: as in WithdrawalInput. */
export type ContactInput = ContactMessage & { withoutLetter?: boolean };

/** What starts a thread whose run is over, or was of a release without threads: its state from the rows. */
export interface ContactAgain {
  id: string;
  soFar: ContactFacts;
}

/** The result of a message in a thread. `at` in epoch ms. */
export interface ThreadView {
  state: ContactState;
  messages: number;
  at: number;
}

/** Customer → thread: another message; a closed thread opens again. Refused with `thread_full`, `link_invalid` once erased. */
export const writeInThread = defineUpdate<ThreadView, [WriteInThread]>('writeInThread');
/** `reply` is the message's id. */
export interface WriteInThread {
  reply: string;
  text: string;
}

/** Back office → thread: support answers. Refused with `thread_full`, `thread_changed`. */
export const answerThread = defineUpdate<ThreadView, [AnswerThread]>('answerThread');
export interface AnswerThread extends WriteInThread {
  by: string;
  /** How many messages the administrator saw. */
  seen: number;
  close: boolean;
}

/** Back office → thread: support closes it without an answer. Refused with `message_closed`, `thread_changed`. */
export const closeThread = defineUpdate<ThreadView, [Asked & { seen: number }]>('closeThread');

/** Deletion of personal data → thread: its rows are erased, so it ends. */
export const forgetThread = defineSignal<[Record<string, never>]>('forgetThread');

/** Name and ids of the workflow of an e-mail about who gets into the back office. */
export const staffNoticeWorkflow = 'staffNotice';
export function staffNoticeWorkflowId(id: string): string {
  return `staff-notice-${id}`;
}

/** Name and ids of the workflow that ends marketing mail. */
export const leaveWorkflow = 'leave';
export function leaveWorkflowId(id: string): string {
  return `leave-${id}`;
}

/** What starts it. `withoutLetter`: as in WithdrawalInput. */
export type LeaveInput = LeaveRequest & { withoutLetter?: boolean };

/** Name and ids of the workflow of a request to erase personal data. */
export const deletionWorkflow = 'accountDeletion';
export function deletionWorkflowId(id: string): string {
  return `account-deletion-${id}`;
}

/** What starts the deletion of personal data. */
export interface DeletionInput {
  request: LeaveRequest;
  /** Requested from an account session of this address. */
  proven: boolean;
}

/** Back office → deletion: an administrator decides. Refused with `request_decided` or `address_not_proven`. */
export const decideDeletion = defineUpdate<{ state: 'erasing' | 'refused' }, [DecideDeletionInput]>(
  'decideDeletion',
);
export interface DecideDeletionInput extends Asked {
  decision: DeletionDecision;
}

/** Link in the acknowledgement → deletion: proves that the requester reads the address's mail. */
export const confirmDeletion = defineSignal('confirmDeletion');

/** Name and ids of the workflow of a bulk action. */
export const bulkWorkflow = 'bulkAct';
export function bulkWorkflowId(id: string): string {
  return `bulk-${id}`;
}

/** One order of many. */
export interface BulkOrder {
  id: string;
  cartId: string;
  /** For `accept-unknown`: the order's number at the panel. */
  providerOrderId?: string;
}

/** What starts a bulk action. `soFar` is set only by continue-as-new. */
export interface BulkInput extends Asked {
  id: string;
  act: BulkAction;
  /**
   * When the administrator saw the orders (epoch ms): one on which somebody acted since isn't meant. Older pages don't
   * say it.
   */
  seenAt?: number;
  orders: BulkOrder[];
  soFar?: { done: number; notDone: number };
}

/** What starts a purchase. `state` is set by continue-as-new, and when a run restarts from stored memory. */
export interface PurchaseInput {
  cartId: string;
  /** Hash of the browser's secret. */
  owner: string;
  language: Language;
  /** The kind of entry that the buyer came through; absent in older purchases. */
  source?: PurchaseSource;
  variant: UpsellVariant;
  vatRatePercent: number;
  settings: PurchaseSettings;
  /** The `release` that started the run; absent before 0.4. */
  release?: number;
  state?: PurchaseState;
  /** Signals that the previous run received but did not handle. */
  unheard?: Message[];
}

/** All that a purchase remembers; a run can restart from it. */
export type PurchaseMemory = PurchaseInput & { state: PurchaseState };

/** A cart as its browser requests it. */
export interface SetCartInput {
  owner: string;
  choice: CartChoice;
  /** What the browser showed; another price is refused with `price_changed` (D4). */
  expectedAmountCents: number;
}

/** The intent that a browser pays with. */
export interface IntentView {
  clientSecret: string;
  paymentIntentId: string;
  orderNumber: string;
  amountCents: number;
  rev: number;
  /** How the package may be enlarged; absent if nothing is offered. */
  offer?: UpsellOffer;
}

/** The outcome of a payment. `order` is set once the order exists. */
export interface PaymentView {
  outcome: 'order' | 'not-paid' | 'returned';
  orderNumber: string;
  order?: { id: string };
  /** Not paid because a bank still processes it, which reports its own end. */
  deciding?: boolean;
}

/** Who asks, and why; the timeline shows both. */
export interface Asked {
  /** User name of the administrator, or `customer`. */
  by: string;
  reason: string;
}

/** Answer to a resend. `pending` means that the panel could not be reached yet. */
export interface SubmissionView {
  state: 'accepted' | 'rejected' | 'unknown' | 'pending';
  providerOrderId?: string;
  reason?: string;
  /** The number of lines whose part the panel has (D15). */
  publicationsProcessed: number;
}

/** Answer to a request for a refill. */
export interface RefillView {
  state: 'requested' | 'unknown';
  providerRefillId?: string;
}

/** Answer to a refund. */
export interface RefundView {
  amountCents: number;
  status: 'pending' | 'succeeded';
}

/** `by` and `reason` are set when an administrator cancels. */
export type CancelInput = { owner: string } & Partial<Asked>;
/**
 * `shortcode`: the post that the most pressing line goes to from now on; refused with `target_taken` if another line
 * goes to it.
 */
export type ResendInput = Asked & {
  force?: boolean;
  username?: string;
  shortcode?: string;
  /** How many submissions of the order the requester saw; refused with `resend_changed` if there are more. */
  submissionsSeen?: number;
  /**
   * The newest generation of any line that the requester saw; refused as above if a newer one exists. Sent by pages older
   * than `submissionsSeen`; it doesn't notice the resend of a line that has fewer generations than another.
   */
  generation?: number;
};
/**
 * `submissionId`: the submission that the requester replaces; refused with `target_changed` if it is no longer its
 * line's newest, or a panel may have it. Without it the most pressing line is meant. A post that another line goes to
 * is refused with `target_taken`.
 */
export type ChangeTargetInput = Asked & { username?: string; shortcode?: string; submissionId?: string };
/**
 * Without name and posts: to the same target again. `posts` are those of all lines that no panel has, in the order of
 * `replaces`, the posts as the buyer saw them; without it in the order of the lines. Refused with `posts_changed` if
 * others are left by now.
 */
export type CorrectTargetInput = Asked & { username?: string; posts?: string[]; replaces?: string[] };
/** `letter`: the e-mail's key in its row, e.g. `refund-made:2`. */
export type ResendMailInput = Asked & { letter: string };
/** `by` is `customer` if the buyer asks. */
export type ChangeEmailInput = Asked & { email: string };
export type RefundInput = Asked & {
  /**
   * Everything that is left if absent. Zero only with `dismiss`, whose share was refunded in another way, with
   * `outsideCents`, or if a short delivery needs no more money.
   */
  amountCents?: number;
  /**
   * What an administrator has paid outside of the payment provider, of what is owed because a refund failed. Then
   * `amountCents` is zero: a worker before 1.2 doesn't know this field, and must refuse instead of refunding.
   */
  outsideCents?: number;
  /** The refunded amount that the requester saw; refused with `refund_changed` if it has changed since. */
  refundedCents?: number;
  /**
   * Of a part: ids of the submissions that no panel has, as the requester saw them. They are not sent any more. Refused
   * with `unsent_changed` if they are others by now.
   */
  dismiss?: string[];
  /** Of a part: it is for what is not delivered. The panel is asked to stop first. */
  undelivered?: boolean;
};
/** A declined try; `declines` counts those of its payment, this one included. */
export interface FailedPayment {
  paymentIntentId: string;
  code: string;
  declines?: number;
}
/** The state of a dispute, in the payment provider's words. */
export interface DisputeChange {
  disputeId: string;
  status: string;
  reason: string;
  amountCents: number;
}
export type ResolveInput = Asked & {
  /**
   * The submission that it is about; refused with `nothing_to_resolve` if that isn't in doubt, or is no longer its line's
   * newest. It may be absent if only one line is in doubt; else refused with `several_doubtful`.
   */
  submissionId?: string;
} & ({ accepted: true; providerOrderId: string } | { accepted: false });

// Updates: the sender gets an answer or a typed refusal (ApplicationFailure
// whose type is an ErrorCode).

/** API → purchase: first and every later cart. Answers with the one intent of the purchase. */
export const setCart = defineUpdate<IntentView, [SetCartInput]>('setCart');
/** API → purchase: the buyer or an administrator cancels. Answers `paid` if the money had already moved. */
export const cancelPurchase = defineUpdate<{ outcome: 'cancelled' | 'paid' }, [CancelInput]>(
  'cancelPurchase',
);
/** Back office → purchase: send the one reminder now. Refused with `already_reminded`, `already_paid`, `purchase_closed`. */
export const remindBuyer = defineUpdate<{ outcome: 'sending' }, [Asked]>('remindBuyer');
/** API → purchase: the browser says it has paid. The intent is retrieved; answers once the order exists. */
export const confirmPayment = defineUpdate<PaymentView, [{ paymentIntentId: string }]>('confirmPayment');
/** Back office → purchase: send to the panel (again). */
export const sendToProvider = defineUpdate<SubmissionView, [ResendInput]>('sendToProvider');
/** Back office → purchase: say whether the panel has a submission whose answer was lost. */
export const resolveSubmission = defineUpdate<SubmissionView, [ResolveInput]>('resolveSubmission');
/** Back office → purchase: correct the target before the panel has it. */
export const updateTarget = defineUpdate<{ username: string; shortcode?: string }, [ChangeTargetInput]>(
  'updateTarget',
);
/** Back office or customer → purchase: ask the panel for a refill now. */
export const requestRefill = defineUpdate<RefillView, [Asked]>('requestRefill');
/** Back office → purchase: refund; everything that is left if no amount is given. */
export const refundOrder = defineUpdate<RefundView, [RefundInput]>('refundOrder');

/**
 * Back office, or the buyer soon after the order → purchase: correct the e-mail address. The old address is notified.
 */
export const changeEmail = defineUpdate<Record<string, never>, [ChangeEmailInput]>('changeEmail');

/** The buyer → purchase: correct the target while certainly no panel has it, and send it (again). */
export const correctTarget = defineUpdate<Record<string, never>, [CorrectTargetInput]>('correctTarget');

/** Back office → purchase: send an e-mail again, once per call. `pending`: the mail server hasn't accepted it yet. */
export const resendMail = defineUpdate<{ state: 'sent' | 'pending' }, [ResendMailInput]>('resendMail');

// Signals: the world reports, or an operator acts from the Temporal UI or CLI.

/** Webhook → purchase: the payment provider says that money moved. Only a nudge: the intent is retrieved. */
export const paymentSucceeded = defineSignal<[{ paymentIntentId: string }]>('paymentSucceeded');
/** Webhook → purchase: an attempt failed. The buyer may try again until the limit of attempts. */
export const paymentFailed = defineSignal<[FailedPayment]>('paymentFailed');
/** Webhook → purchase: a refund changed. */
export const refundChanged = defineSignal<[RefundChange]>('refundChanged');
/** Webhook → purchase: a bank disputed the payment, or a dispute changed. */
export const disputeChanged = defineSignal<[DisputeChange]>('disputeChanged');
/** Adapter → purchase: the panel reports something new. */
export const providerStatusChanged =
  defineSignal<[{ submissionId: string; report: ProviderReport }]>('providerStatusChanged');
/** Adapter → purchase: a late answer from the panel to a submission of unknown outcome. */
export const submissionSettled =
  defineSignal<[{ submissionId: string; outcome: SubmissionOutcome }]>('submissionSettled');
/** Operator → purchase: as `sendToProvider`. */
export const resend = defineSignal<[ResendInput]>('resend');
/** Operator → purchase: as `resolveSubmission`. */
export const resolve = defineSignal<[ResolveInput]>('resolve');
/** Operator → purchase: as `updateTarget`. */
export const changeTarget = defineSignal<[ChangeTargetInput]>('changeTarget');
/** Operator, sweep → purchase: as `requestRefill`. */
export const refill = defineSignal<[Asked]>('refill');
/** Operator → purchase: as `refundOrder`. */
export const cancelWithRefund = defineSignal<[RefundInput]>('cancelWithRefund');

/** Deletion of personal data → purchase: forget the buyer as soon as nothing is left to deliver. */
export const forgetBuyer = defineSignal<[Record<string, never>]>('forgetBuyer');

/** Doctor → purchase: write the rows again; they are missing, or another run has written them. */
export const saveAgain = defineSignal<[Record<string, never>]>('saveAgain');

/** The purchase's state, without payment secrets. */
export const purchaseState = defineQuery<PurchaseState>('purchaseState');
/** All that it remembers, for a purchase that has ended and that the database doesn't know; also without secrets. */
export const purchaseMemory = defineQuery<PurchaseMemory>('purchaseMemory');

/** Ids of the Schedules (D23, D24). */
export const schedules = {
  statusSync: 'provider-status-sync',
  refillSweep: 'refill-sweep',
  retention: 'retention',
  reconciliation: 'reconciliation',
  paymentEvents: 'payment-events',
  doctor: 'doctor',
  alerts: 'alerts',
  digest: 'digest',
  reviewLetters: 'review-letters',
} as const;

/** Names of the workflows that the Schedules start; a run that an administrator starts has the same name. */
export const sweepWorkflows = { 'status-sync': 'providerStatusSync', 'refill-sweep': 'refillSweep' } as const;

/** Ids of the runs that administrators start: one of each kind at a time; later requests join it. */
export const sweepNowIds = {
  'status-sync': 'provider-status-sync-now',
  'refill-sweep': 'refill-sweep-now',
} as const;

/** Input of a sweep that an administrator starts; a Schedule passes none. */
export interface SweepInput {
  by: string;
}

/** Name of the workflow that compares the payment provider's books with ours. */
export const reconciliationWorkflow = 'reconciliation';

/** Id of a run that administrators start: one per range of days at a time; later requests join it. */
export function reconciliationNowId(from: string, to: string): string {
  return `reconciliation-${from}-${to}`;
}

/**
 * Input of a run that an administrator starts; a Schedule passes none. Times in epoch ms: from (inclusive), before
 * (exclusive).
 */
export interface ReconciliationInput {
  by: string;
  from: number;
  to: number;
  /** Progress so far, with start time and run id. Set only by continue-as-new. */
  soFar?: { runId: string; startedAt: number; part: number } & PartProgress;
}

/** Where an Update's answer goes; signals and polls have none. */
export interface Sender<Answer> {
  /** The Update's id: a repeated request has the same one. */
  request?: string;
  answer?: (answer: Answer) => void;
  refuse?: (code: ErrorCode, details?: Record<string, unknown>) => void;
}

/** Everything that can arrive, from outside or from our own polls. */
export type Message =
  | ({ kind: 'setCart'; input: SetCartInput } & Sender<IntentView>)
  | ({ kind: 'cancelPurchase'; input: CancelInput } & Sender<{ outcome: 'cancelled' | 'paid' }>)
  | ({ kind: 'remind'; input: Asked } & Sender<{ outcome: 'sending' }>)
  | ({ kind: 'confirmPayment'; input: { paymentIntentId: string } } & Sender<PaymentView>)
  | ({ kind: 'paymentSucceeded'; input: { paymentIntentId: string } } & Sender<never>)
  | ({ kind: 'paymentFailed'; input: FailedPayment } & Sender<never>)
  | ({ kind: 'refundChanged'; input: RefundChange } & Sender<never>)
  | ({ kind: 'disputeChanged'; input: DisputeChange } & Sender<never>)
  | ({ kind: 'report'; input: { submissionId: string; report: ProviderReport } } & Sender<never>)
  | ({ kind: 'panelBack'; input: { providerId: number } } & Sender<never>)
  | ({ kind: 'settled'; input: { submissionId: string; outcome: SubmissionOutcome } } & Sender<never>)
  | ({ kind: 'resend'; input: ResendInput } & Sender<SubmissionView>)
  | ({ kind: 'resolve'; input: ResolveInput } & Sender<SubmissionView>)
  | ({ kind: 'changeTarget'; input: ChangeTargetInput } & Sender<{ username: string; shortcode?: string }>)
  | ({ kind: 'changeEmail'; input: ChangeEmailInput } & Sender<Record<string, never>>)
  | ({ kind: 'correctTarget'; input: CorrectTargetInput } & Sender<Record<string, never>>)
  | ({ kind: 'resendMail'; input: ResendMailInput } & Sender<{ state: 'sent' | 'pending' }>)
  | ({ kind: 'refill'; input: Asked } & Sender<RefillView>)
  | ({
      kind: 'refillEnded';
      input: { refillId: string; state: 'completed' | 'rejected'; reason?: string };
    } & Sender<never>)
  /** A Signal that can't be read or has an unknown name; with a code, another operator request that had no effect. */
  | ({ kind: 'unreadable'; input: { name: string; code?: ErrorCode } } & Sender<never>)
  /** Tries to write refused rows again. */
  | ({ kind: 'writeAgain'; input: Record<string, never> } & Sender<never>)
  | ({ kind: 'forgetBuyer'; input: Record<string, never> } & Sender<never>)
  | ({ kind: 'refund'; input: RefundInput } & Sender<RefundView>);
