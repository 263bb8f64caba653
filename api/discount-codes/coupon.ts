import type { z } from 'zod';
import { findDiscount, isForOthers } from '#db/discounts.ts';
import type { Db } from '#db/pool.ts';
import type { TrackedOrder } from '#db/tracking.ts';
import type { orderCoupon } from '#domain/calls/orders.ts';
import { mayAdvertise, thankYouCodes } from '#domain/discounts.ts';
import { ShopError } from '#domain/errors.ts';
import { addressHash, type OrderReader } from '../order-reader';

/**
 * The code that an order's success page gives for the next one (D8): its current rules, and only if this buyer
 * could really use it, for any next order.
 */
export async function couponOf(
  db: Db,
  { email, language }: Pick<TrackedOrder, 'email' | 'language'>,
  now: Date,
): Promise<z.input<typeof orderCoupon.answer>['coupon']> {
  const { discount, history } = await findDiscount(db, thankYouCodes[language], email);
  if (!mayAdvertise(discount, history, now.getTime(), language).allowed) return undefined;
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

/**
 * Throws `discount_invalid` for a code that only buyers have, unless the reader has proven the address: a stranger gets
 * the same answer for buyers, former buyers and everybody else.
 */
export async function refuseOthersCode(
  db: Db,
  reader: OrderReader,
  code: string,
  email: string,
): Promise<void> {
  if (reader.email === email.toLowerCase()) return;
  const { owners = [] } = reader;
  const opened = [...(reader.orders ?? [])].filter(([, address]) => address === addressHash(email));
  const orders = opened.map(([id]) => id);
  if (await isForOthers(db, { code, email, owners, orders })) throw new ShopError('discount_invalid');
}
