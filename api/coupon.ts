import type { z } from 'zod';
import { findDiscount } from '../db/discounts';
import type { Db } from '../db/pool';
import type { TrackedOrder } from '../db/tracking';
import type { orderCoupon } from '../domain/calls/orders';
import { discountHolds, thankYouCodes } from '../domain/discounts';

/**
 * The code that an order's success page gives for the next one (decision 8): what the shop's table says of it now, and
 * only while it would really be taken from this buyer.
 */
export async function couponOf(
  db: Db,
  { email, language }: Pick<TrackedOrder, 'email' | 'language'>,
  now: Date,
): Promise<z.input<typeof orderCoupon.answer>['coupon']> {
  const { discount, history } = await findDiscount(db, thankYouCodes[language], email);
  if (!discountHolds(discount, history, now.getTime(), { language }).allowed) return undefined;
  if (discount?.percent === undefined) return undefined;
  const { validSecondsAfterGrant, validUntil } = discount;
  const ends = [
    validUntil,
    validSecondsAfterGrant !== undefined && history.grantedAt !== undefined
      ? history.grantedAt + validSecondsAfterGrant * 1000
      : undefined,
  ].filter((end) => end !== undefined);
  const until = ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : undefined;
  return { code: discount.code, percent: discount.percent, until };
}
