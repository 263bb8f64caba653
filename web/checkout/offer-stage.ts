import type { Cart } from '../cart/cart';

/** Whether the offer of a cart still waits for an answer, or its time is over at `now`, in epoch ms. */
export function offerStage(
  { upsell, offerEndsAt = 0 }: Pick<Cart, 'upsell' | 'offerEndsAt'>,
  now: number,
): 'answered' | 'stands' | 'over' {
  if (upsell !== undefined && upsell !== 'later') return 'answered';
  return now < offerEndsAt ? 'stands' : 'over';
}
