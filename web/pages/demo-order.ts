import type { OrderView } from '#domain/calls/orders.ts';
import type { TimelineKind } from '#domain/timeline.ts';

/** A made-up order under way, as of `now` (epoch ms). It exists only on the demonstration page. */
export function demoOrder(now: number, language: OrderView['language']): OrderView {
  const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString();
  const line = (seq: number, kind: TimelineKind, minutesAgo: number) => ({
    seq,
    at: at(minutesAgo),
    kind,
    by: 'system',
    data: {},
  });
  return {
    id: '0000000000',
    orderNumber: 'FNZ-000000-DEMO',
    view: 'public',
    status: 'processing',
    paymentStatus: 'paid',
    serviceId: 204,
    serviceType: 'followers',
    region: 'europe',
    platform: 'instagram',
    providerProcessed: true,
    quantity: 1000,
    bonus: 100,
    upsellQuantity: 0,
    totalQuantity: 1100,
    totalAmountCents: 999,
    vatCents: 173,
    vatRatePercent: 21,
    discountCents: 0,
    refundedCents: 0,
    username: 'demo',
    language,
    progress: { delivered: 440, total: 1100 },
    createdAt: at(12),
    refills: [],
    timeline: [
      line(1, 'purchase-started', 14),
      line(2, 'payment-succeeded', 12),
      line(3, 'order-created', 12),
      line(4, 'submission-accepted', 11),
    ],
  };
}
