import { declinesOfCart } from '#db/declines.ts';
import type { Db } from '#db/pool.ts';
import { ShopError } from '#domain/errors.ts';
import { mostDeclines } from '#domain/payments.ts';
import { toShopError } from '../errors';

/**
 * Sends a cart to its purchase. If that was closed after too many declined tries, the refusal says so, and the browser
 * starts no other purchase until the buyer asks for it.
 */
export async function withClosedReason<Answer>(
  db: Db,
  cartId: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (toShopError(error).code !== 'purchase_closed') throw error;
    if ((await declinesOfCart(db, cartId)) < mostDeclines) throw error;
    throw new ShopError('too_many_declines', undefined, { cause: error });
  }
}
