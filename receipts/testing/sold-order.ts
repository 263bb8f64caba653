import { vatContained } from '#domain/money.ts';
import type { Seller } from '#domain/seller.ts';
import type { SoldOrder } from '../order';

/** The seller in tests of receipts. */
export const seller: Seller = {
  legalName: 'Crecimiento Ñandú, S.L.',
  taxId: 'B12345678',
  address: 'Calle Mayor, 1, 28013 Madrid, España',
  email: 'facturas@shop.example',
  sample: false,
};

/** An order for a receipt: 1000 followers with an accepted offer and a code. */
export function sold(change: Partial<SoldOrder> = {}): SoldOrder {
  const amountCents = 1498 - 75;
  return {
    orderNumber: 'FNZ-261121-AB3K',
    language: 'es',
    email: 'a@b.example',
    paymentIntentId: 'pi_3Abcdefgh',
    // Still the 20th in London, already the 21st in Madrid.
    paidAt: new Date('2026-11-20T23:30:00Z'),
    serviceType: 'followers',
    region: 'europe',
    quantity: 1000,
    bonus: 100,
    upsellQuantity: 500,
    basePriceCents: 999,
    upsellPriceCents: 499,
    discountCents: 75,
    discountCode: 'VIP5',
    amountCents,
    vatRatePercent: 21,
    vatCents: vatContained(amountCents, 21),
    seller,
    shopName: 'Fanzeo',
    ...change,
  };
}
