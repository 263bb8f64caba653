import { ApplicationFailure } from '@temporalio/common';
import type { InstagramActivities } from '#activities/instagram.ts';
import type { MailActivities } from '#activities/mail.ts';
import type { OrderActivities, SavedProjection } from '#activities/orders.ts';
import type { IntentSnapshot, PaymentActivities } from '#activities/payments.ts';
import type { ProviderActivities } from '#activities/provider.ts';
import type { NamedPanel } from '#db/providers.ts';
import type { DoubtfulGeneration } from '#db/submissions.ts';
import { asSold, type Service, seedServices } from '#domain/catalogue.ts';
import type { EmailKind } from '#domain/emails.ts';
import { emailKey } from '#domain/emails.ts';
import type { OrderRefusal } from '#domain/errors.ts';
import type { RefundChange } from '#domain/payments.ts';
import { type CartChoice, keptOffer, priceCart } from '#domain/pricing.ts';
import { isFinal, type ProviderReport, type SubmissionOutcome } from '#domain/provider.ts';
import type { Submission } from '#domain/purchase.ts';
import type { PurchaseSource } from '#domain/purchase-sources.ts';
import type { TimelineKind } from '#domain/timeline.ts';
import { tabledOffer } from '#domain/upsells.ts';
import type { PurchaseMemory } from '../messages';

const catalogue = seedServices({ europe: '1', spain: '2', likes: '3', views: '4' });

/** What a choice buys, by the catalogue of a new shop; undefined if it isn't sold. */
export function soldFor({ serviceId, customQuantity }: CartChoice): Service | undefined {
  const service = catalogue.find(({ id }) => id === serviceId);
  const packages = catalogue.filter(
    ({ type, region, range }) => type === service?.type && region === service.region && !range,
  );
  return service && asSold(service, packages, customQuantity);
}

/** The panel with which a package is sold. */
function ownPanel(serviceId: number): NamedPanel[] {
  const { providerId = 1, providerServiceId = '1' } = catalogue.find(({ id }) => id === serviceId) ?? {};
  return [{ providerId, providerServiceId, name: 'Panel 1' }];
}

/** How a package may be enlarged: by the tables only; the workflow doesn't care whether the catalogue beats them. */
export const offerFor = (service: Service) => tabledOffer('A', service);

type PanelAnswer = SubmissionOutcome | 'hang';

/** Statuses in which the payment provider allows an intent to be changed, or cancelled. */
const changeable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const cancellable = [...changeable, 'requires_capture'];

/**
 * The world around one purchase, kept in memory: a payment provider, a panel, a database and a mail server that behave
 * like the real ones, as far as a workflow can see. Tests set it up and inspect what happened to it.
 */
export class World {
  readonly intents = new Map<string, IntentSnapshot & { charged: number }>();
  readonly refunds: { paymentIntentId: string; amountCents: number; key: string }[] = [];
  readonly orders: {
    id: string;
    paymentIntentId: string;
    amountCents: number;
    paidAt: number;
    source?: PurchaseSource;
    submissionIds: string[];
  }[] = [];
  readonly sent: {
    submissionId: string;
    generation: number;
    providerId: number;
    providerServiceId: string;
    username: string;
    shortcode?: string;
    quantity: number;
  }[] = [];
  readonly emails: EmailKind[] = [];
  /** As `emails`, with the number if there can be several. */
  readonly emailKeys: string[] = [];
  /** E-mails that went to another address than the order's. */
  readonly sentElsewhere = new Map<string, string>();
  readonly refillsAsked: string[] = [];
  /** The calls to payment provider and panels, by the names of their activities, oldest first. */
  readonly calls: string[] = [];
  readonly lines: TimelineKind[] = [];
  latest?: SavedProjection;
  /** Every projection written, oldest first. */
  readonly projections: SavedProjection[] = [];
  /** The panels that take orders for the package, its own first; undefined while it is that of the sale. */
  panels?: NamedPanel[];
  /** Those that are switched off. */
  panelsOff: NamedPanel[] = [];
  /** How often a run has asked for them. */
  panelsAsked = 0;
  /** Answers to `add` in order, whichever panel is asked; then it accepts. */
  panelAnswers: PanelAnswer[] = [];
  /** What the panel reports of a delivery it has. */
  report: ProviderReport = { status: 'in-progress', remains: 500, startCount: 1000 };
  /** Signals it to the purchase. */
  signalReport: (submissionId: string) => Promise<void> = () => Promise.resolve();
  followers?: number;
  refillEnd?: { state: 'completed' | 'rejected' };
  orderRefusal?: OrderRefusal;
  refundFails = false;
  /** What the payment provider lists of the payment's refunds. */
  listed: RefundChange[] = [];
  /** The status of refunds that are retrieved, in Stripe's word. */
  refundWord = 'pending';
  /** Retrieving an intent fails for good, which it never should. */
  retrieveFails = false;
  /** Intents are updated, but the answers are lost. */
  updateAnswerLost = false;
  /** The mail server does not answer. */
  mailAway = false;
  /** The database is slow with the projections of a run that ends. */
  endHeld = false;
  /** How many of those have come. */
  endings = 0;
  /** Another run has written this many projections. */
  storedVersion = 0;
  /** Its id; empty if an older release wrote. */
  storedBy = 'another';
  /** The memory that that run stored. */
  kept?: PurchaseMemory;
  /** Postgres can't read that memory; `recalls` counts the attempts. */
  keptAway = false;
  recalls = 0;
  /** The number in the row of each submission whose answer was lost: its run has lost the task that handled it. */
  numberOfRow?: string;
  /** Doubtful generations of which only rows exist. */
  lostGenerations: DoubtfulGeneration[] = [];
  /** The error with which Postgres refuses every projection. */
  refused?: string;
  /** Panel numbers that other orders have. */
  readonly takenNumbers = new Set<string>();
  /** The mail server accepts nothing for now: retries go on, and time is skipped meanwhile. */
  mailRefused = false;
  /** The reader has unsubscribed from this kind. */
  mailUnwanted = false;
  private readonly submissions = new Map<string, Submission>();
  private readonly keys = new Map<string, string>();

  /** The only intent; throws if there isn't exactly one. */
  get intent(): IntentSnapshot & { charged: number } {
    const [first, ...others] = this.intents.values();
    if (!first || others.length > 0) throw new Error(`${this.intents.size} intents instead of one`);
    return first;
  }

  /** The buyer pays what the intent says. */
  pay(): IntentSnapshot {
    const { intent } = this;
    if (intent.status !== 'requires_payment_method') throw new Error(`The intent is ${intent.status}`);
    intent.status = 'succeeded';
    intent.amountReceivedCents = intent.amountCents;
    intent.charged += intent.amountCents;
    return intent;
  }

  readonly payments: PaymentActivities = {
    createPaymentIntent: async (call) => {
      const key = `pi-create:${call.cartId}`;
      const known = this.keys.get(key);
      if (known) return { ...(this.intents.get(known) as IntentSnapshot) };
      const id = `pi_${this.intents.size + 1}_${call.cartId}`;
      this.keys.set(key, id);
      const intent = {
        id,
        clientSecret: `${id}_secret`,
        status: 'requires_payment_method',
        amountCents: call.amountCents,
        amountReceivedCents: 0,
        currency: 'eur',
        rev: call.rev,
        charged: 0,
      };
      this.intents.set(id, intent);
      return { ...intent };
    },
    updatePaymentIntent: async (call) => {
      const intent = this.find(call.paymentIntentId);
      if (!changeable.includes(intent.status)) return { changed: false, intent: { ...intent } };
      intent.amountCents = call.amountCents;
      intent.rev = call.rev;
      if (this.updateAnswerLost) throw ApplicationFailure.nonRetryable('lost', 'api_connection_error');
      return { changed: true, intent: { ...intent } };
    },
    retrievePaymentIntent: async ({ paymentIntentId }) => {
      if (this.retrieveFails) throw ApplicationFailure.nonRetryable('no', 'resource_missing');
      return { ...this.find(paymentIntentId) };
    },
    cancelPaymentIntent: async ({ paymentIntentId }) => {
      const intent = this.find(paymentIntentId);
      if (cancellable.includes(intent.status)) intent.status = 'canceled';
      return { ...intent };
    },
    refundPayment: async ({ paymentIntentId, amountCents, idempotencyKey }) => {
      if (this.refundFails) return { status: 'failed', reason: 'charge_already_refunded' };
      if (!this.refunds.some((refund) => refund.key === idempotencyKey))
        this.refunds.push({ paymentIntentId, amountCents, key: idempotencyKey });
      return { refundId: `re_${this.refunds.length}`, status: 'succeeded' };
    },
    listRefunds: async () => this.listed,
    retrieveRefund: async ({ refundId }) => ({ refundId, status: this.refundWord, amountCents: 999 }),
  };

  /** A stored write, as `runId` sees it. */
  private storedFor(runId: string, version: number) {
    return { runId: this.storedBy, historyLength: 1, version, ours: this.storedBy === runId };
  }

  readonly orderActivities: OrderActivities = {
    priceCart: async (input) => {
      const orderNumber = input.candidateNumber;
      const stored = this.kept && this.storedFor(input.runId, this.storedVersion);
      const service = soldFor(input.choice);
      if (!service) return { orderNumber, stored, refusal: 'unknown_service' };
      const offer = keptOffer(input.shown, service) ?? offerFor(service);
      return { orderNumber, stored, quote: priceCart(input.choice, service, { ...input, offer }) };
    },
    createOrder: async (order) => {
      if (this.orderRefusal) return { refusal: this.orderRefusal };
      const known = this.orders.find(({ paymentIntentId }) => paymentIntentId === order.paymentIntentId);
      if (known) return { orderId: known.id, submissionIds: known.submissionIds };
      const id = String(1000 + this.orders.length);
      this.orders.push({
        id,
        paymentIntentId: order.paymentIntentId,
        amountCents: order.quote.amountCents,
        paidAt: order.paidAt,
        source: order.source,
        submissionIds: order.lines.map((line) => line.id),
      });
      for (const line of order.lines) this.submissions.set(line.id, line);
      return { orderId: id, submissionIds: order.lines.map((line) => line.id) };
    },
    orderOf: async (payment) => ({
      orderId: this.orders.find(({ paymentIntentId }) => paymentIntentId === payment.paymentIntentId)?.id,
    }),
    panelsOf: async ({ serviceId, evenOff }) => {
      this.panelsAsked += 1;
      const panels = this.panels ?? ownPanel(serviceId);
      return { panels: evenOff ? [...panels, ...this.panelsOff] : panels };
    },
    openSubmission: async ({ submission }) => {
      this.submissions.set(submission.id, submission);
      const { id: submissionId, providerId, providerServiceId } = submission;
      return { submissionId, providerId, providerServiceId };
    },
    saveProjection: async (projection) => {
      if (projection.stage === 'closed') this.endings += 1;
      while (this.endHeld && projection.stage === 'closed')
        await new Promise((resolve) => setTimeout(resolve, 10));
      const { version } = projection;
      const stored = Math.max(this.storedVersion, this.latest?.version ?? 0);
      if (!this.latest || this.latest.version < version) this.latest = projection;
      this.projections.push(projection);
      this.lines.push(...projection.lines.map(({ kind }) => kind));
      const isKept = stored > version || this.storedVersion === version;
      const newer = isKept && this.storedFor(projection.run.runId, stored);
      return { refused: this.refused, stored: newer || undefined };
    },
    recall: async () => {
      this.recalls += 1;
      if (this.keptAway) throw new Error('Connection terminated unexpectedly');
      if (!this.kept) throw ApplicationFailure.nonRetryable('No stored memory', 'missing');
      return this.kept;
    },
    numberAtPanel: async () => ({ providerOrderId: this.numberOfRow }),
    doubtfulGeneration: async ({ submissionId }) => ({
      generation: this.lostGenerations.find(({ id }) => id === submissionId),
    }),
    settleSubmission: async ({ providerOrderId }) => ({ taken: this.takenNumbers.has(providerOrderId) }),
  };

  readonly provider: ProviderActivities = {
    submitToProvider: async ({ submissionId }) => {
      const line = this.submissions.get(submissionId);
      if (!line) throw ApplicationFailure.nonRetryable('No such submission', 'missing');
      const { generation, providerId, providerServiceId, username, shortcode, quantity } = line;
      const target = { username, shortcode, quantity };
      this.sent.push({ submissionId, generation, providerId, providerServiceId, ...target });
      const answer = this.panelAnswers.shift();
      if (answer === 'hang') throw ApplicationFailure.nonRetryable('broken', 'broken');
      const outcome: SubmissionOutcome = answer ?? {
        kind: 'accepted',
        providerOrderId: String(5000 + this.sent.length),
      };
      // As the panel's watch does; a test sends later reports by the same Signal.
      if (outcome.kind === 'accepted') await this.signalReport(submissionId);
      return outcome;
    },
    awaitDelivery: async () => this.report,
    readProviderStatus: async ({ submissionId }) => {
      const { report } = this;
      // In case the purchase no longer waits for the result.
      if (isFinal(report.status)) await this.signalReport(submissionId);
      return report;
    },
    readProviderStatuses: async ({ submissionIds }) => {
      const read = submissionIds.map(async (submissionId) => [
        submissionId,
        await this.provider.readProviderStatus({ submissionId }),
      ]);
      return Object.fromEntries(await Promise.all(read));
    },
    requestProviderRefill: async ({ refillId }) => {
      this.refillsAsked.push(refillId);
      return { kind: 'requested', providerRefillId: '77' };
    },
    awaitRefill: async () => {
      while (!this.refillEnd) await new Promise((resolve) => setTimeout(resolve, 10));
      return this.refillEnd;
    },
    cancelAtProvider: async () => ({ accepted: true }),
  };

  readonly mail: MailActivities = {
    sendEmail: async ({ kind, number, copy, recipient }) => {
      while (this.mailAway) await new Promise((resolve) => setTimeout(resolve, 10));
      if (this.mailRefused) throw new Error('The mail server accepts nothing');
      const key = emailKey({ kind, number, copy });
      // As its row does.
      if (this.emailKeys.includes(key)) return !this.mailUnwanted;
      this.emails.push(kind);
      this.emailKeys.push(key);
      if (recipient) this.sentElsewhere.set(key, recipient);
      return !this.mailUnwanted;
    },
  };

  readonly instagram: InstagramActivities = {
    readFollowerCount: async () => ({ count: this.followers }),
  };

  private find(id: string) {
    const intent = this.intents.get(id);
    if (!intent) throw ApplicationFailure.nonRetryable('No such payment_intent', 'resource_missing');
    return intent;
  }
}
