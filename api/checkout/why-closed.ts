import { declinesOfCart } from '#db/declines.ts';
import type { Db } from '#db/pool.ts';
import { ShopError } from '#domain/errors.ts';
import { mostDeclines } from '#domain/payments.ts';
import { toShopError } from '../errors';

/**
 * Sends a cart to its purchase. Where that was closed after too many declined tries, the refusal says so: the browser must
 * not begin another one by itself.
 */
export async function sayWhyClosed<Answer>(
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
