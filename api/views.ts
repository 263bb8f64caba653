import type { z } from 'zod';
import type { TimelineRow, TrackedOrder } from '../db/tracking';
import type { orderView, TimelineLineView } from '../domain/calls/shop';
import { maskUsername } from '../domain/person';
import { internalKinds } from '../domain/timeline';

const knownActors = new Set(['buyer', 'payments', 'provider', 'system', 'customer']);

/** Facts of a line that people outside may see; reasons, panel ids and names stay inside. */
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

/** The lines of a timeline that a customer or stranger may see; administrators are not named. */
export function publicTimeline(lines: TimelineRow[]): TimelineLineView[] {
  return lines
    .filter((line) => !internalKinds.has(line.kind))
    .map((line) => ({
      ...timelineLine(line),
      by: knownActors.has(line.by) ? line.by : 'shop',
      data: Object.fromEntries(Object.entries(line.data).filter(([name]) => publicFacts.has(name))),
    }));
}

/** A stored line as calls carry it. */
export function timelineLine(line: TimelineRow): TimelineLineView {
  return {
    seq: line.seq,
    at: new Date(line.at).toISOString(),
    kind: line.kind,
    by: line.by,
    data: line.data,
  };
}

/** An order as its reader may see it: masked for strangers, whole for the browser that bought it (decision 19). */
export function orderViewFor(order: TrackedOrder, reader: { owner?: string }): z.input<typeof orderView> {
  const own = reader.owner !== undefined && reader.owner === order.owner;
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    view: own ? 'own' : 'public',
    status: order.status,
    paymentStatus: order.paymentStatus,
    serviceId: order.serviceId,
    serviceType: order.serviceType,
    region: order.region,
    platform: 'instagram',
    quantity: order.quantity,
    bonus: order.bonus,
    upsellQuantity: order.upsellQuantity,
    totalQuantity: order.totalQuantity,
    totalAmountCents: order.amountCents,
    vatCents: order.vatCents,
    vatRatePercent: order.vatRatePercent,
    discountCents: order.discountCents,
    refundedCents: order.refundedCents,
    username: own ? order.username : maskUsername(order.username),
    email: own ? order.email : undefined,
    publications: order.publications || undefined,
    publicationsProcessed: order.publications ? order.publicationsProcessed : undefined,
    language: order.language,
    progress:
      order.delivered === null
        ? undefined
        : { delivered: Math.min(order.delivered, order.totalQuantity), total: order.totalQuantity },
    createdAt: order.createdAt.toISOString(),
    deliveredAt: order.deliveredAt?.toISOString(),
    withdrawnAt: own ? order.withdrawnAt?.toISOString() : undefined,
    // To a customer, a request that is just being sent has been made.
    refillStatus: order.refillState === 'sending' ? 'requested' : (order.refillState ?? undefined),
    timeline: publicTimeline(order.timeline),
  };
}
