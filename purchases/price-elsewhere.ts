import { findService, serviceAsSold } from '../db/catalogue';
import { claimedCode, findDiscount } from '../db/discounts';
import type { EmailFacts } from '../db/emails';
import type { Db } from '../db/pool';
import type { PricePoint } from '../domain/catalogue';
import { discountHolds } from '../domain/discounts';
import type { Discount } from '../domain/pricing';

/** What an unpaid cart's link sells where it opens the choices for a new purchase, e.g. on another device. */
export interface PriceElsewhere {
  /** The package now, without discount: its size may have changed, too. Undefined if it is no longer sold. */
  sold?: PricePoint;
  /** The cart's code, if a new purchase gets it. */
  discount?: Discount;
  /** The cart's code, if it is valid only in the browser that began the cart. */
  codeThere?: string;
}

/**
 * Reads it at `now`, in epoch ms. The add-on is no part of it: its offer is for the purchase that showed it (D7). Nor is a
 * code that only a proven buyer gets, or whose last use this cart holds.
 */
export async function priceElsewhere(
  db: Db,
  cartId: string,
  { serviceId, serviceType, quantity, recipient, language }: EmailFacts,
  now: number,
): Promise<PriceElsewhere> {
  const service = await findService(db, serviceId);
  const sold = service?.active && (await serviceAsSold(db, service, service.range ? quantity : undefined));
  if (!sold) return {};
  const code = await claimedCode(db, cartId);
  if (code === undefined) return { sold };
  const goods = { serviceType, language };
  const asNew = await findDiscount(db, code, recipient);
  // A new browser hasn't proven the address, so nothing that was granted to it counts.
  const history = { ...asNew.history, grantedAt: undefined };
  if (
    asNew.discount &&
    discountHolds(asNew.discount, history, now, { ...goods, fullCents: sold.priceCents }).allowed
  ) {
    const { percent, amountOffCents } = asNew.discount;
    return { sold, discount: { code, percent, amountOffCents } };
  }
  const asCart = await findDiscount(db, code, recipient, cartId);
  const holdsThere = discountHolds(asCart.discount, asCart.history, now, goods).allowed;
  return { sold, ...(holdsThere && { codeThere: code }) };
}
