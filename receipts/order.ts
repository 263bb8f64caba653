import type { Cents, Language } from '../domain/money';
import type { Bought } from '../domain/pricing';
import type { Seller } from '../domain/seller';

/** A paid order, as receipts and confirmations need it. */
export interface SoldOrder extends Bought {
  orderNumber: string;
  language: Language;
  email: string;
  paymentIntentId: string;
  paidAt: Date;
  basePriceCents: Cents;
  upsellPriceCents: Cents;
  discountCode?: string;
  /** Both as they were on the day of payment. */
  seller: Seller;
  shopName: string;
}
