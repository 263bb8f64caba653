import type { TrackedOrder } from '../db/tracking';
import { orderView } from '../domain/calls/shop';
import { orderViewFor } from './views';

function anOrder(over: Partial<TrackedOrder> = {}): TrackedOrder {
  return {
    id: '81726354',
    orderNumber: 'FNZ-261121-AB3K',
    owner: 'owner-hash',
    status: 'processing',
    paymentStatus: 'paid',
    serviceId: 204,
    serviceType: 'followers',
    region: 'europe',
    quantity: 1000,
    bonus: 100,
    upsellQuantity: 0,
    totalQuantity: 1100,
    amountCents: 999,
    vatCents: 173,
    vatRatePercent: 21,
    discountCents: 0,
    refundedCents: 0,
    username: 'lucia.fernandez',
    email: 'lucia@example.com',
    language: 'es',
    createdAt: new Date('2026-11-21T10:00:00Z'),
    deliveredAt: null,
    delivered: 300,
    publications: 0,
    publicationsProcessed: 0,
    refillState: null,
    withdrawnAt: new Date('2026-11-22T09:00:00Z'),
    timeline: [
      {
        seq: 1,
        at: 1_795_000_000_000,
        kind: 'payment-succeeded',
        by: 'payments',
        data: { amountCents: 999 },
      },
      {
        seq: 2,
        at: 1_795_000_001_000,
        kind: 'submission-refused',
        by: 'provider',
        data: { message: 'no funds' },
      },
      {
        seq: 3,
        at: 1_795_000_002_000,
        kind: 'submission-accepted',
        by: 'marta',
        data: { providerOrderId: '991', generation: 2 },
      },
    ],
    ...over,
  };
}

describe('a stranger with the order number', () => {
  const view = orderView.parse(orderViewFor(anOrder(), { owner: 'somebody-else' }));

  it('sees the user name masked and no e-mail', () => {
    expect(view).toMatchObject({ view: 'public', username: 'lu•••••ez' });
    const text = JSON.stringify(view);
    expect(text).not.toContain('lucia.fernandez');
    expect(text).not.toContain('example.com');
    expect(view.withdrawnAt).toBeUndefined();
  });

  it('sees nothing of the workings: no panel ids, no administrators, no internal lines', () => {
    expect(view.timeline.map((line) => line.kind)).toEqual(['payment-succeeded', 'submission-accepted']);
    expect(view.timeline[1]).toMatchObject({ by: 'shop', data: {} });
    expect(JSON.stringify(view)).not.toMatch(/991|marta|no funds|pi_|owner/);
  });

  it('sees how far the delivery is', () => {
    expect(view.progress).toEqual({ delivered: 300, total: 1100 });
    expect(orderViewFor(anOrder({ delivered: null }), {}).progress).toBeUndefined();
    expect(orderViewFor(anOrder({ delivered: 5000 }), {}).progress).toEqual({ delivered: 1100, total: 1100 });
  });
});

describe("the buyer's own browser", () => {
  it('sees user name and e-mail, but still no workings', () => {
    const view = orderViewFor(anOrder(), { owner: 'owner-hash' });
    expect(view).toMatchObject({ view: 'own', username: 'lucia.fernandez', email: 'lucia@example.com' });
    expect(view.withdrawnAt).toBe('2026-11-22T09:00:00.000Z');
    expect(view.timeline).toHaveLength(2);
  });
});
