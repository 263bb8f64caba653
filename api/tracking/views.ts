import type { TimelineRow, TrackedOrder } from '#db/tracking.ts';
import type { OrderView } from '#domain/calls/orders.ts';
import { customer, disputeFacts, emailCorrectionMs, orderCan } from '#domain/capabilities.ts';
import { correctionNumber } from '#domain/corrections.ts';
import { expectedOrderEnd } from '#domain/expected-end.ts';
import { maskUsername } from '#domain/instagram-username.ts';
import { type InvoiceFacts, invoiceNumber, invoiceUntil, mayInvoice } from '#domain/invoices.ts';
import { isUndated } from '#domain/on-hold.ts';
import { paymentMethods } from '#domain/payment-methods.ts';
import { linesOwed } from '#domain/purchase.ts';
import { hasGuarantee, refillRounds } from '#domain/refills.ts';
import { buyersKinds, internalKinds } from '#domain/timeline.ts';
import { type OrderReader, seesFullOrder } from '../order-reader';
import { deliveriesOf } from './deliveries';
import { correctionOf, onHoldOf, waitsUntilOf } from './on-hold';
import { deliveredOf, factsOf, linesOf, refillStatusOf, refillVerdict } from './order-facts';

const knownActors = new Set(['buyer', 'payments', 'provider', 'system', 'customer']);

/** Facts of a line that people outside the shop may see; not reasons, panel ids and names. */
const publicFacts = new Set([
  'quantity',
  'totalQuantity',
  'delivered',
  'remains',
  'amountCents',
  'code',
  'status',
  'end',
  'kind',
]);

/** The lines of a timeline that the customer (`own`) or a stranger may see; administrators are not named. */
function publicTimeline(lines: TimelineRow[], own: boolean): OrderView['timeline'] {
  return lines
    .filter(({ kind }) => !internalKinds.has(kind) && (own || !buyersKinds.has(kind)))
    .map((line) => ({
      ...line,
      at: iso(line.at),
      by: knownActors.has(line.by) ? line.by : 'shop',
      data: Object.fromEntries(Object.entries(line.data).filter(([name]) => publicFacts.has(name))),
    }));
}

/** An order as its reader may see it: masked for strangers (D19). `now` in epoch ms. */
export function orderViewFor(order: TrackedOrder, reader: OrderReader, now: number): OrderView {
  const own = seesFullOrder(reader, order);
  const lines = linesOf(order);
  const delivered = deliveredOf(lines);
  const posts = lines.filter((line) => line.shortcode !== null);
  const rounds = refillRounds(order.refills);
  const guaranteed = hasGuarantee(order);
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    // Only an erasure empties the address.
    view: own ? 'own' : order.email === '' ? 'erased' : 'public',
    status: order.status,
    paymentStatus: order.paymentStatus,
    serviceId: order.serviceId,
    serviceType: order.serviceType,
    region: order.region,
    platform: 'instagram',
    providerProcessed: isWithPanels(lines),
    quantity: order.quantity,
    bonus: order.bonus,
    upsellQuantity: order.upsellQuantity,
    totalQuantity: order.totalQuantity,
    totalAmountCents: order.amountCents,
    vatCents: order.vatCents,
    vatRatePercent: order.vatRatePercent,
    discountCents: order.discountCents,
    refundedCents: order.refundedCents,
    outsideCents: order.outsideCents ?? undefined,
    refundOwed: order.attention === 'refund-failed' ? true : undefined,
    refundOwedCents: order.attention === 'refund-failed' ? (order.refundOwedCents ?? undefined) : undefined,
    refundOwedWhole: factsOf(order).allOwed || undefined,
    username: own ? order.username : maskUsername(order.username),
    email: own ? order.email : undefined,
    emailRefused: own && isEmailRefused(order) ? true : undefined,
    emailCorrectableUntil: emailCorrectableUntil(order, reader, now),
    onHold: onHoldOf(order, own, now),
    undated: isUndated(order.attention, order.disputes) || undefined,
    waitsUntil: waitsUntilOf(order),
    correction: own ? correctionOf(order) : undefined,
    publications: posts.length || undefined,
    publicationsProcessed: posts.length
      ? posts.filter(({ state }) => state === 'accepted').length
      : undefined,
    language: order.language,
    paymentMethod: own ? paymentMethods.find((method) => method === order.paymentMethod) : undefined,
    progress:
      delivered === undefined
        ? undefined
        : { delivered: Math.min(delivered, order.totalQuantity), total: order.totalQuantity },
    deliveries: own
      ? deliveriesOf(lines, order.status === 'refunded' || order.stage === 'closed')
      : undefined,
    settled: settledShort(order),
    createdAt: order.createdAt.toISOString(),
    deliveredAt: order.deliveredAt?.toISOString(),
    chargedBack: own && order.closedAs === 'charged-back' ? true : undefined,
    withdrawnAt: own ? order.withdrawnAt?.toISOString() : undefined,
    corrections: own ? correctionsOf(order) : undefined,
    invoices: own ? invoicesOf(order) : undefined,
    invoiceUntil: own ? invoiceUntilOf(order, now) : undefined,
    refillStatus: refillStatusOf(order, now),
    refills: rounds.map(({ requestedAt, state, endedAt }) => ({
      requestedAt: iso(requestedAt),
      state,
      endedAt: endedAt === undefined ? undefined : iso(endedAt),
    })),
    expectedAt: expectedAt(order, now),
    withoutRefills: guaranteed ? undefined : true,
    refill: own && guaranteed ? refillVerdict(order, now) : undefined,
    timeline: publicTimeline(order.timeline, own),
  };
}

function correctionsOf({ corrections }: TrackedOrder): OrderView['corrections'] {
  if (corrections.length === 0) return undefined;
  return corrections.map((one) => ({
    number: correctionNumber(one),
    issuedAt: iso(one.issuedAt),
    amountCents: one.amountCents,
  }));
}

function invoicesOf({ invoices }: TrackedOrder): OrderView['invoices'] {
  if (invoices.length === 0) return undefined;
  return invoices.map((one) => ({ number: invoiceNumber(one), issuedAt: iso(one.issuedAt) }));
}

/** The facts that decide whether an order may have an invoice. */
export function invoiceFactsOf(
  order: Pick<TrackedOrder, 'paidAt' | 'paymentStatus' | 'email'> & {
    disputes: readonly { status: string }[];
    invoices: readonly unknown[];
  },
): InvoiceFacts {
  return {
    paidAt: order.paidAt.getTime(),
    paymentStatus: order.paymentStatus,
    forgotten: order.email === '',
    fundsWithdrawn: disputeFacts(order.disputes).fundsWithdrawn === true,
    issued: order.invoices.length > 0,
  };
}

function invoiceUntilOf(order: TrackedOrder, now: number): string | undefined {
  const facts = invoiceFactsOf(order);
  if (facts.issued || !mayInvoice(facts, { now }).allowed) return undefined;
  return iso(invoiceUntil(facts.paidAt));
}

/** Whether the newest confirmation could not be delivered to the order's address. Each e-mail that follows goes there. */
function isEmailRefused({ timeline }: TrackedOrder): boolean {
  const last = timeline.findLast(
    ({ kind, data }) =>
      kind === 'email-changed' ||
      ((kind === 'email-failed' || kind === 'email-resent') && data.kind === 'order-confirmation'),
  );
  return last?.kind === 'email-failed';
}

function emailCorrectableUntil(order: TrackedOrder, reader: OrderReader, now: number): string | undefined {
  const orderedAt = order.createdAt.getTime();
  const can = orderCan.changeEmail({ hasOrder: true, orderedAt }, { by: customer, now });
  return can.allowed && reader.owners?.includes(order.owner) ? iso(orderedAt + emailCorrectionMs) : undefined;
}

function expectedAt(order: TrackedOrder, now: number): string | undefined {
  const end = expectedOrderEnd(order, now);
  return end === undefined ? undefined : iso(end);
}

/** Whether panels have every line that is still owed. */
function isWithPanels(lines: TrackedOrder['lines']): boolean {
  const owed = linesOwed({ submissions: lines });
  return owed.length > 0 && owed.every(({ state }) => state === 'accepted');
}

/** How it is settled that less was delivered than bought; undefined while a person is asked. */
function settledShort({ status, stage, attention, timeline }: TrackedOrder): OrderView['settled'] {
  const isShort = status === 'partial' || status === 'cancelled';
  if (!isShort || attention || (stage !== 'guarantee' && stage !== 'closed')) return undefined;
  return timeline.some(({ kind }) => kind === 'shortfall-settled') ? 'closed' : 'refunded';
}

const iso = (ms: number) => new Date(ms).toISOString();
