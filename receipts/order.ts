import type { Region, ServiceType } from '../domain/catalogue';
import type { Cents, Language } from '../domain/money';

/** A paid order, as far as a receipt and a confirmation tell of it. */
export interface SoldOrder {
  orderNumber: string;
  language: Language;
  email: string;
  paymentIntentId: string;
  paidAt: Date;
  serviceType: ServiceType;
  region: Region;
  /** Units bought, without bonus and upsell. */
  quantity: number;
  bonus: number;
  upsellQuantity: number;
  basePriceCents: Cents;
  upsellPriceCents: Cents;
  discountCents: Cents;
  discountCode?: string;
  /** What was paid, tax included. */
  amountCents: Cents;
  vatRatePercent: number;
  /** The tax contained in the amount (decision 31). */
  vatCents: Cents;
}
