import { deliveredEarlier, type Generation } from './line-delivery';
import type { Language } from './money';
import { lostCents, type RefundStatus } from './payments';
import { splitEvenly } from './posts';
import type { Quote } from './pricing';
import { isFinal, type ProviderRefusal, type ProviderReport } from './provider';
import type { PurchaseSource } from './purchase-sources';
import type {
  AttentionReason,
  OrderStatus,
  PaymentStatus,
  PurchaseEnd,
  PurchaseStage,
  SubmissionState,
} from './states';
import type { UpsellVariant } from './upsells';

/** Times and switches of one purchase, read from the settings when it starts. All times in seconds. */
export interface PurchaseSettings {
  orderPrefix: string;
  /** Without payment for this long, one reminder goes out (D14). */
  reminderAfterSeconds: number;
  /** Without payment for this long, the purchase is closed as abandoned (D14). */
  abandonAfterSeconds: number;
  /**
   * If the buyer does nothing for this long after a failed attempt, one e-mail reports the failure. Absent in purchases
   * older than this e-mail: they don't send it.
   */
  paymentFailedMailAfterSeconds?: number;
  /** If a delivery still runs this long after the panel accepted all of it, one e-mail says so. Absent as above. */
  progressMailAfterSeconds?: number;
  /** The intent is retrieved once after this long, in case browser and webhook both failed. */
  paymentCheckAfterSeconds: number;
  /** Time limit of the upsell offer, including its grace (D7). */
  upsellOfferSeconds: number;
  /** First wait before a submission that certainly was not accepted is sent again; doubles each time. */
  submissionRetrySeconds: number;
  /** After this many attempts a person decides. */
  submissionAttempts: number;
  /** How long and how often the panel is polled right after a submission (D23). */
  densePollingSeconds: number;
  densePollingEverySeconds: number;
  /** Backup for the batch sync. */
  slowPollingEverySeconds: number;
  /** How often an open refill is polled. */
  refillPollingEverySeconds: number;
  /**
   * A delivery that has not ended this long after the panel accepted it asks for a person; an open refill is given up,
   * so that the next may be requested. Absent in purchases older than the limit (`lateAfterMs`).
   */
  lateAfterSeconds?: number;
  /** How long an order waits for another one to the same target before it is retried. Absent as above. */
  targetRetrySeconds?: number;
  /** Between two refills of one order (D24). */
  refillCooldownSeconds: number;
  /** Length of the guarantee; undefined for a lifetime (D24). */
  guaranteeSeconds?: number;
  /** What a partial or cancelled delivery leads to (D23). */
  undelivered: 'propose-refund' | 'refund';
  /** History length at which a run continues as new, if the server does not ask for it earlier. */
  continueAsNewAfterEvents: number;
}

/** Defaults of a new shop. */
export const defaultSettings: PurchaseSettings = {
  orderPrefix: 'FNZ',
  reminderAfterSeconds: 3600,
  abandonAfterSeconds: 24 * 3600,
  paymentFailedMailAfterSeconds: 900,
  progressMailAfterSeconds: 1800,
  paymentCheckAfterSeconds: 600,
  upsellOfferSeconds: 250,
  submissionRetrySeconds: 30,
  submissionAttempts: 6,
  densePollingSeconds: 600,
  densePollingEverySeconds: 3,
  slowPollingEverySeconds: 6 * 3600,
  refillPollingEverySeconds: 60,
  lateAfterSeconds: 48 * 3600,
  targetRetrySeconds: 600,
  refillCooldownSeconds: 24 * 3600,
  undelivered: 'propose-refund',
  continueAsNewAfterEvents: 4000,
};

/** How long a purchase waits for a panel before a person is asked, in ms. */
export function lateAfterMs({
  lateAfterSeconds = 48 * 3600,
}: Pick<PurchaseSettings, 'lateAfterSeconds'>): number {
  return lateAfterSeconds * 1000;
}

/**
 * One submission of an order's line to a panel. Followers are one line; likes and views have one per post (D15).
 * Each resend of a line is its next generation.
 */
export interface Submission {
  id: string;
  generation: number;
  /** From 1. */
  line: number;
  state: SubmissionState;
  username: string;
  /** The post that the line goes to; undefined if it goes to the profile. */
  shortcode?: string;
  quantity: number;
  providerId: number;
  providerServiceId: string;
  providerOrderId?: string;
  /** Attempts that certainly never reached the panel. */
  attempts: number;
  /** Since when it has waited for another order to the same target. */
  waitsSince?: number;
  /** A person has corrected its target and not resent it: why they were asked. */
  heldAs?: 'submission-refused' | 'canceled-by-provider';
  /** The panel's words, or why its answer is unknown. */
  reason?: string;
  /** The kind of refusal that ended it. */
  refusal?: ProviderRefusal;
  /** Opened automatically, for another panel or for one that is back, to replace a generation that was not accepted. */
  standsIn?: true;
  report?: ProviderReport;
  /** Reported before the purchase knew that the panel has it: its rows can be ahead of a run whose task was lost. */
  earlyReport?: ProviderReport;
}

/** A refill, from the request to its end. */
export interface Refill {
  id: string;
  submissionId: string;
  /** Shared by the refills of one request, one per line; absent in older ones. */
  group?: number;
  requestedAt: number;
  /** When its panel is first asked for its status (epoch ms); absent in older ones, which are asked at once. */
  pollFrom?: number;
  by: string;
  state: 'requested' | 'unknown' | 'completed' | 'rejected';
  providerRefillId?: string;
  reason?: string;
}

/** A refund. */
export interface Refund {
  amountCents: number;
  reason: string;
  by: string;
  at: number;
  /** The payment provider's id; absent before it has answered, and if it was paid outside of it. */
  refundId?: string;
  status: RefundStatus;
  /** An administrator paid it in another way, e.g. by bank transfer: the payment provider knows nothing of it. */
  outside?: true;
  /** How much of it is for units that a panel had and did not deliver; absent if nothing is, and in older purchases. */
  undeliveredCents?: number;
  /** It failed, and its buyer is still to be told. */
  untold?: true;
  /** The id of the Update that asked for it; absent if none did, and in older purchases. */
  request?: string;
}

/** The answer to a person's Update. */
export interface GivenAnswer {
  kind: string;
  /** The Update's id. */
  request: string;
  answer: unknown;
}

/** Everything a purchase remembers; passed on by continue-as-new and returned by the query. */
export interface PurchaseState {
  version: 1;
  cartId: string;
  /** Hash of the browser's secret; a foreign browser's calls find no purchase (D9). */
  owner: string;
  language: Language;
  /** The kind of entry that the buyer came through; absent in older purchases. */
  source?: PurchaseSource;
  variant: UpsellVariant;
  startedAt: number;
  orderNumber: string;
  stage: PurchaseStage;
  end?: PurchaseEnd;
  /** Quotes by revision: the payment's metadata says which one was paid. */
  quotes: Quote[];
  /** When the buyer last changed the cart; epoch ms, like every time here. */
  lastChangeAt: number;
  reminded: boolean;
  checked: boolean;
  /** The newest failed attempt that the buyer has not been notified of. */
  failedAt?: number;
  /** How many e-mails of each counted kind went out. */
  told?: Record<string, number>;
  /** How many e-mails were resent because an administrator asked. */
  copies?: number;
  /** `inDoubt`: the answer to an update was lost, so the provider may hold another revision than `rev`. */
  intent?: { id: string; clientSecret: string; rev: number; inDoubt?: boolean };
  paymentStatus: PaymentStatus;
  paid?: { rev: number; amountCents: number; currency: string; at: number };
  order?: { id: string; status: OrderStatus; createdAt: number };
  submissions: Submission[];
  /** Since when the panel has had all of the order, counted from the last resend. */
  inProgressSince?: number;
  /** The `inProgressSince` of the delivery that was so late that a person was asked. */
  lateSince?: number;
  /** When the panel last ended every line, whatever had arrived: `lastDeliveredAt` heeds that. */
  deliveredAt?: number;
  /** When it first did so and something had arrived. */
  firstDeliveredAt?: number;
  attention?: { reason: AttentionReason; since: number; detail?: string };
  /** The `since` of the wait that the buyer was notified of, or sees. */
  onHoldSince?: number;
  /** Since when a retried step has failed. Absent if the last one succeeded. */
  stuckSince?: number;
  /** Rows that Postgres refused at the last write, and how often in a row. Absent if everything is written. */
  unwritten?: { refused: string; times: number };
  refills: Refill[];
  refunds: Refund[];
  /** Disputes of the payment as last reported by the provider. Absent if there was none. */
  disputes?: { id: string; status: string; amountCents: number }[];
  /**
   * A refund that the refunding stage still has to make, or to enter if it was paid `outside`. `dismiss`: submissions
   * that are not sent any more after it. `undelivered`: the panel is asked to stop before it.
   */
  refundDue?: {
    amountCents: number;
    reason: string;
    by: string;
    dismiss?: string[];
    outside?: true;
    undelivered?: true;
    request?: string;
  };
  /**
   * Refunds failed, and no person has made them since: what the queue shows of it, their sum (absent in older
   * purchases), the submissions that are not sent until then, nor after it, and what waits again after it. `all`: they
   * were all of the money, so nothing is sent until then.
   */
  refundOwed?: {
    since: number;
    detail?: string;
    cents?: number;
    dismiss?: string[];
    all?: true;
    instead?: PurchaseState['attention'];
  };
  /** The buyer's data are to be erased: no more e-mails, and no guarantee once the delivery has ended. */
  forget?: true;
  /** The last answers to Updates of persons, newest last. */
  answers?: GivenAnswer[];
  /** Counts the lines of the timeline, so that each line is written once. */
  lines: number;
  /** Counts the writes of the projection, so that a late one can't undo a newer one. */
  writes: number;
}

/**
 * When an order was last delivered; undefined while nothing of it has arrived, and if a resend in full ended without
 * anything: the time is then that of the cancellation. The guarantee counts from here.
 */
export function lastDeliveredAt(state: PurchaseState): number | undefined {
  const { deliveredAt, firstDeliveredAt, order } = state;
  // Only with these states, for which no refill is due: recorded runs decided about the others by this time.
  const isOver = order?.status === 'cancelled' || order?.status === 'refunded';
  const cameToNothing = (line: Submission) =>
    (line.report?.status === 'canceled' || line.report?.status === 'refunded') &&
    deliveredEarlier(state, line) === 0;
  const isEmpty = isOver && currentLines(state).every(cameToNothing);
  return firstDeliveredAt === undefined || isEmpty ? undefined : deliveredAt;
}

/** The quote that counts now: the paid one, else the newest. */
export function currentQuote(state: PurchaseState): Quote | undefined {
  if (state.paid) return state.quotes.find((quote) => quote.rev === state.paid?.rev);
  return state.quotes.at(-1);
}

/** The first submissions: one line for the profile, or one for each post (D15). */
export function firstLines(quote: Quote, makeId: () => string): Submission[] {
  const posts = quote.posts ?? [undefined];
  return splitEvenly(quote.totalQuantity, posts.length).map((quantity, index) => ({
    id: makeId(),
    generation: 1,
    line: index + 1,
    state: 'ready',
    username: quote.username,
    shortcode: posts[index]?.shortcode,
    quantity,
    providerId: quote.providerId,
    providerServiceId: quote.providerServiceId,
    attempts: 0,
  }));
}

/** The submissions that count now: the newest generation of each line, in the order of the lines. */
export function currentLines<S extends Pick<Submission, 'line' | 'generation'>>({
  submissions,
}: {
  submissions: readonly S[];
}): S[] {
  const newest = new Map<number, S>();
  for (const one of submissions)
    if (one.generation >= (newest.get(one.line)?.generation ?? 0)) newest.set(one.line, one);
  return [...newest.values()].sort((a, b) => a.line - b.line);
}

/** The urgency of a line: first what needs a person, then what is pending, then what has ended. */
function pressure({ state, report }: Pick<Submission, 'state' | 'report'>): number {
  if (state === 'dismissed') return 7;
  if (state !== 'accepted') return ['unknown', 'rejected', 'sending', 'ready'].indexOf(state);
  if (!report || !isFinal(report.status)) return 4;
  return report.status === 'completed' ? 6 : 5;
}

/** The submission that decides the order's state: the most urgent of its lines. */
export function currentSubmission<
  S extends Pick<Submission, 'line' | 'generation' | 'state' | 'report'>,
>(order: { submissions: readonly S[] }): S | undefined {
  return currentLines(order).reduce<S | undefined>(
    (first, line) => (first && pressure(first) <= pressure(line) ? first : line),
    undefined,
  );
}

/**
 * The line whose target a person changes: the most pressing one, or another that they name and certainly no panel has.
 * Undefined if the one that they name is neither, e.g. because it has a newer generation by now.
 */
export function lineToAim<S extends Pick<Submission, 'id' | 'line' | 'generation' | 'state' | 'report'>>(
  order: { submissions: readonly S[] },
  submissionId: string | undefined,
): S | undefined {
  const pressing = currentSubmission(order);
  if (submissionId === undefined || pressing?.id === submissionId) return pressing;
  return linesUnsent(order).find(({ id }) => id === submissionId);
}

/** Whether another line than this one goes to a post already. One that was refunded goes nowhere. */
export function isAimedAt<S extends Line & Pick<Submission, 'shortcode'>>(
  order: { submissions: readonly S[] },
  shortcode: string,
  except: Pick<Submission, 'line'> | undefined,
): boolean {
  return linesOwed(order).some((one) => one.line !== except?.line && one.shortcode === shortcode);
}

/** A submission as far as the rules below read it. */
type Line = Pick<Submission, 'line' | 'generation'> & { state: string };

/** The lines of which it is unknown whether a panel has them. */
export function linesInDoubt<S extends Line>(order: { submissions: readonly S[] }): S[] {
  return currentLines(order).filter(({ state }) => state === 'unknown');
}

/** Whether a person has to name the line that they settle: several are in doubt. */
export function mustNameLine<S extends Line>(
  order: { submissions: readonly S[] },
  submissionId: string | undefined,
): boolean {
  return submissionId === undefined && linesInDoubt(order).length > 1;
}

/** The line in doubt that a person settles: the one they name, else the first. */
export function lineToSettle<S extends Pick<Submission, 'id' | 'line' | 'generation' | 'state'>>(
  order: { submissions: readonly S[] },
  submissionId: string | undefined,
): S | undefined {
  return linesInDoubt(order).find(({ id }) => submissionId === undefined || id === submissionId);
}

/** The newest generation of any line; 0 if nothing was ever due to be sent. */
export function newestGeneration({
  submissions,
}: {
  submissions: readonly Pick<Submission, 'generation'>[];
}): number {
  return Math.max(0, ...submissions.map(({ generation }) => generation));
}

/** Lines that certainly no panel has: refused, or not sent yet. */
export function linesUnsent<S extends Line>(order: { submissions: readonly S[] }): S[] {
  return currentLines(order).filter(({ state }) => state === 'rejected' || state === 'ready');
}

/**
 * The lines that wait to be sent: not those that wait for a person's resend, nor those whose share was to be refunded
 * while that refund is owed.
 */
export function linesToSend(state: Pick<PurchaseState, 'submissions' | 'refundOwed'>): Submission[] {
  return currentLines(state).filter(
    (line) => line.state === 'ready' && !line.heldAs && !isGivenUp(state, line),
  );
}

/** Whether a refund that failed is owed for a line that no panel has: it isn't sent, unless a person resends it. */
export function isGivenUp(
  { refundOwed }: Pick<PurchaseState, 'refundOwed'>,
  { id }: Pick<Submission, 'id'>,
): boolean {
  return refundOwed?.all === true || refundOwed?.dismiss?.includes(id) === true;
}

/** Whether any line is given up in this way. */
export function givesUpLines(state: Pick<PurchaseState, 'submissions' | 'refundOwed'>): boolean {
  return linesUnsent(state).some((line) => isGivenUp(state, line));
}

/** The lines that are still owed: one that is dismissed was refunded before a panel had it. */
export function linesOwed<S extends Line>(order: { submissions: readonly S[] }): S[] {
  return currentLines(order).filter(({ state }) => state !== 'dismissed');
}

/** The unsent lines that a refund of a part may dismiss; none if the order would have nothing delivered. */
export function linesToDismiss<S extends Generation>(order: { submissions: readonly S[] }): S[] {
  const unsent = linesUnsent(order);
  const isRest =
    unsent.length < linesOwed(order).length || unsent.some((one) => deliveredEarlier(order, one) > 0);
  return isRest ? unsent : [];
}

/** The number of lines whose part the panel has (`publicationsProcessed`, D15). */
export function linesAccepted(state: Pick<PurchaseState, 'submissions'>): number {
  return currentLines(state).filter((line) => line.state === 'accepted').length;
}

/** Money received and not refunded, in cents. Pending refunds count as refunded. */
export function moneyKept(state: PurchaseState): number {
  const back = state.refunds
    .filter((refund) => refund.status !== 'failed')
    .reduce((sum, refund) => sum + refund.amountCents, 0);
  return (state.paid?.amountCents ?? 0) - back;
}

/** The part of it that banks did not take in lost disputes either, in cents: what can still be refunded. */
export function moneyLeft(state: PurchaseState): number {
  return Math.max(0, moneyKept(state) - lostCents(state.disputes ?? []));
}

/** The refund that an Update has asked for already. */
export function refundOfRequest(
  { refunds }: Pick<PurchaseState, 'refunds'>,
  request: string | undefined,
): Refund | undefined {
  return request === undefined ? undefined : refunds.find((one) => one.request === request);
}

/** The sum of the refunds that failed and are owed, in cents; of older purchases, all that failed. */
export function centsOwed({ refundOwed, refunds }: Pick<PurchaseState, 'refundOwed' | 'refunds'>): number {
  if (!refundOwed || refundOwed.cents !== undefined) return refundOwed?.cents ?? 0;
  return refunds
    .filter(({ status, by }) => status === 'failed' && by !== 'payments')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/**
 * The cents that a person is asked to refund because that failed, never more than are left. Undefined while they are
 * asked for nothing, or for something else first.
 */
export function refundAsked(state: PurchaseState): number | undefined {
  if (state.attention?.reason !== 'refund-failed') return undefined;
  const cents = Math.min(centsOwed(state), moneyLeft(state));
  return cents > 0 ? cents : undefined;
}

/** Whether a bank took back all of the money that the shop still had. */
export function chargedBack(state: PurchaseState): boolean {
  const lost = lostCents(state.disputes ?? []);
  return lost > 0 && lost >= moneyKept(state);
}

/** Removes the person from a purchase that has ended: buyer and targets. */
export function forgetBuyer(state: PurchaseState): void {
  state.forget = true;
  // Some name the new target.
  state.answers = undefined;
  state.quotes = state.quotes.map((quote) => ({ ...quote, email: '', username: '', posts: undefined }));
  for (const line of state.submissions) {
    line.username = '';
    line.shortcode = undefined;
    line.reason = undefined;
  }
  // Reasons are free text and may name a person.
  for (const refund of state.refunds) refund.reason = '';
  for (const refill of state.refills) refill.reason = undefined;
  for (const waiting of [state.attention, state.refundOwed, state.refundOwed?.instead])
    if (waiting) waiting.detail = undefined;
}
