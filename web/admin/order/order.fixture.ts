import type { AdminOrderDetail } from '#domain/calls/admin-order.ts';

const refused = { allowed: false as const, code: 'nothing_to_resolve', message: 'No hay nada que resolver.' };

/** An order under delivery, for tests; `change` over it. */
export function orderDetail(change: Partial<AdminOrderDetail> = {}): AdminOrderDetail {
  return {
    id: '7421990314',
    orderNumber: 'FNZ-261121-AB3K',
    createdAt: '2026-11-21T09:00:00.000Z',
    paidAt: '2026-11-21T08:59:58.000Z',
    status: 'processing',
    paymentStatus: 'paid',
    stage: 'in-progress',
    email: 'ana@example.com',
    username: 'ana',
    serviceType: 'followers',
    region: 'europe',
    totalQuantity: 1050,
    amountCents: 999,
    refundedCents: 0,
    providerOrderId: '501',
    cartId: 'cart_1763712000000_abcdefgh',
    serviceId: 204,
    language: 'es',
    quantity: 1000,
    bonus: 50,
    upsellQuantity: 0,
    basePriceCents: 999,
    upsellPriceCents: 0,
    discountCents: 0,
    vatCents: 173,
    vatRatePercent: 21,
    paymentIntentId: 'pi_3Abcdefgh',
    runUrl: 'https://temporal.example/run',
    submissions: [],
    refills: [],
    refunds: [],
    emails: [],
    notes: [],
    calls: [],
    withdrawals: [],
    withdrawalOpen: false,
    timeline: [],
    can: {
      resend: {
        allowed: false,
        code: 'submission_accepted',
        message: 'El proveedor puede tener ya este pedido.',
      },
      forceResend: { allowed: true },
      resolve: refused,
      changeTarget: refused,
      refill: { allowed: true },
      refund: { allowed: true },
    },
    ...change,
  };
}
