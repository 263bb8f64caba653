import type { OrderView } from '#domain/calls/orders.ts';
import type { TimelineKind } from '#domain/timeline.ts';

/** An order for tests: just created by default. */
export function anOrder(changes: Partial<OrderView> = {}, ...kinds: TimelineKind[]): OrderView {
  const lines: TimelineKind[] = ['purchase-started', 'payment-succeeded', 'order-created', ...kinds];
  return {
    id: '4711',
    orderNumber: 'FNZ-261121-AB3K',
    view: 'own',
    status: 'pending',
    paymentStatus: 'paid',
    serviceId: 204,
    serviceType: 'followers',
    region: 'europe',
    platform: 'instagram',
    providerProcessed: false,
    quantity: 1000,
    bonus: 100,
    upsellQuantity: 0,
    totalQuantity: 1100,
    totalAmountCents: 999,
    vatCents: 173,
    vatRatePercent: 21,
    discountCents: 0,
    refundedCents: 0,
    username: 'lucia.varenna',
    email: 'lucia@correo.example',
    language: 'es',
    createdAt: '2026-11-21T10:00:00.000Z',
    refills: [],
    timeline: lines.map((kind, index) => ({
      seq: index + 1,
      at: new Date(Date.UTC(2026, 10, 21, 10, 0, index)).toISOString(),
      kind,
      by: 'system',
      data: {},
    })),
    ...changes,
  };
}
