import type { ServiceView } from '#domain/calls/shop.ts';
import type { Cents } from '#domain/money.ts';
import { afterDiscount } from '#domain/pricing.ts';
import type { Cart } from '../cart/cart';

/** The catalogue's price of a cart's choices, without discount. */
export function fullPrice({ upsell, offer }: Cart, { priceCents }: ServiceView): Cents {
  return priceCents + (upsell === 'accepted' ? (offer?.addOnPriceCents ?? 0) : 0);
}

/** The same with the cart's code: what is shown, and charged, as long as the server has named no price. */
export function expectedPrice(cart: Cart, service: ServiceView): Cents {
  const full = fullPrice(cart, service);
  return cart.discount ? afterDiscount(full, cart.discount) : full;
}
