import type { Region, Service, ServiceType } from './catalogue';
import { type Cents, roundCents, vatContained } from './money';
import type { Post } from './posts';
import { stillOffered, tabledOffer, type UpsellOffer, type UpsellVariant } from './upsells';

/** What a buyer has chosen. Prices are never part of it: the server sets them (D4). */
export interface CartChoice {
  serviceId: number;
  /** Number of units, if the service has no fixed size. */
  customQuantity?: number;
  /** The units that the browser showed, bonus included and upsell not; absent if it doesn't say. */
  shownUnits?: number;
  /** For likes and views: which posts. */
  posts?: Post[];
  /** Target profile, without @. */
  username: string;
  email: string;
  /** The buyer accepted the upsell offer. */
  upsellAccepted: boolean;
  discountCode?: string;
  /** Version of the text with which immediate performance was requested (D32). */
  immediatePerformanceText?: string;
}

/** What a discount takes off: a percentage, or an amount. */
export interface DiscountValue {
  percent?: number;
  amountOffCents?: Cents;
}

/** A discount that is valid for this cart. */
export interface Discount extends DiscountValue {
  code: string;
}

/** What is bought, and for how much: in a cart, an order, its e-mails and receipts. */
export interface Bought {
  serviceType: ServiceType;
  region: Region;
  /** Units bought, without bonus and upsell. */
  quantity: number;
  bonus: number;
  upsellQuantity: number;
  discountCents: Cents;
  /** The whole charge, tax included. */
  amountCents: Cents;
  vatRatePercent: number;
  /** The tax contained in the amount (D31). */
  vatCents: Cents;
}

/** A cart with its price: what is charged if the payment of this revision succeeds. */
export interface Quote extends Bought {
  /** Counts the revisions of a cart from 1; part of the payment's metadata. */
  rev: number;
  serviceId: number;
  username: string;
  email: string;
  /** Units to deliver: quantity + bonus + upsell. */
  totalQuantity: number;
  /** For likes and views: the posts that the total is split over, in this order. */
  posts?: Post[];
  /** The package could be enlarged, so the buyer saw an offer (D7). */
  upsellOffered: boolean;
  /** That offer. Absent in older quotes, which may have had one (`shownOffer`). */
  offer?: UpsellOffer;
  basePriceCents: Cents;
  upsellPriceCents: Cents;
  discountCode?: string;
  providerId: number;
  providerServiceId: string;
  /** Sold without the guarantee. Absent in quotes that promise it, and in older quotes. */
  withoutRefills?: true;
  immediatePerformanceText?: string;
  /** When the buyer ticked that text's box; epoch ms. */
  immediatePerformanceAt?: number;
}

/** The minimum payment (D8). */
export const minimumChargeCents: Cents = 50;

/** A price after a discount in percent: never below the minimum charge, never above the price itself. */
export function discounted(fullCents: Cents, percent: number): Cents {
  const reduced = roundCents((fullCents * (100 - percent)) / 100);
  return Math.min(fullCents, Math.max(reduced, minimumChargeCents));
}

/** A price after a discount of either kind: as `discounted`, never below the minimum charge, never above the price. */
export function afterDiscount(fullCents: Cents, { percent, amountOffCents }: DiscountValue): Cents {
  if (amountOffCents === undefined) return discounted(fullCents, percent ?? 0);
  return Math.min(fullCents, Math.max(fullCents - amountOffCents, minimumChargeCents));
}

/**
 * Prices a choice. `service` is the chosen one, as sold in the chosen quantity (`asSold`); `offer` is its upsell
 * (`upsellOffer`). Throws RangeError if an upsell was accepted that is not offered.
 */
export function priceCart(
  choice: CartChoice,
  service: Service,
  rules: { offer: UpsellOffer | undefined; vatRatePercent: number; discount?: Discount; rev: number },
): Quote {
  const accepted = choice.upsellAccepted ? rules.offer : undefined;
  if (choice.upsellAccepted && !accepted) throw new RangeError('No upsell is offered for this package');
  const upsellPriceCents = accepted?.addOnPriceCents ?? 0;
  const upsellQuantity = accepted?.additionalFollowers ?? 0;
  const full = service.priceCents + upsellPriceCents;
  const amountCents = rules.discount ? afterDiscount(full, rules.discount) : full;
  return {
    rev: rules.rev,
    serviceId: service.id,
    serviceType: service.type,
    region: service.region,
    username: choice.username,
    email: choice.email,
    quantity: service.quantity,
    bonus: service.bonus,
    upsellQuantity,
    totalQuantity: service.quantity + service.bonus + upsellQuantity,
    posts: choice.posts?.length ? choice.posts : undefined,
    upsellOffered: rules.offer !== undefined,
    offer: rules.offer,
    basePriceCents: service.priceCents,
    upsellPriceCents,
    discountCode: rules.discount?.code,
    discountCents: full - amountCents,
    amountCents,
    vatRatePercent: rules.vatRatePercent,
    vatCents: vatContained(amountCents, rules.vatRatePercent),
    providerId: service.providerId,
    providerServiceId: service.providerServiceId,
    withoutRefills: service.withoutRefills,
    immediatePerformanceText: choice.immediatePerformanceText,
  };
}

/** An offer that a purchase was shown, and for which package. */
export interface ShownOffer {
  serviceId: number;
  quantity: number;
  offer: UpsellOffer;
}

/**
 * The offer shown with a quote. A purchase keeps it as long as it keeps the package: what was agreed never changes,
 * whatever happens to catalogue and rules. Older quotes without an offer used Europe's tables, in any region.
 */
export function shownOffer(quote: Quote, variant: UpsellVariant): ShownOffer | undefined {
  const { serviceId, quantity, serviceType: type, basePriceCents: priceCents } = quote;
  const tabled = { type, region: 'europe', quantity, priceCents } as const;
  const offer = quote.offer ?? (quote.upsellOffered ? tabledOffer(variant, tabled) : undefined);
  return offer && { serviceId, quantity, offer };
}

/** The shown offer that applies to the purchase's current package; undefined if there is none. */
export function keptOffer(
  shown: ShownOffer | undefined,
  { id, quantity, priceCents }: Pick<Service, 'id' | 'quantity' | 'priceCents'>,
): UpsellOffer | undefined {
  if (shown?.serviceId !== id || shown.quantity !== quantity) return undefined;
  return stillOffered(shown.offer, priceCents);
}

/** Whether two quotes sell the same thing to the same person for the same money, whatever else is offered. */
export function sameOffer(a: Quote, b: Quote): boolean {
  const sold = (quote: Quote) =>
    JSON.stringify({ ...quote, rev: 0, immediatePerformanceAt: 0, offer: undefined });
  return sold(a) === sold(b);
}
