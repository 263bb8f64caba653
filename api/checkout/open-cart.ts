import type { Db } from '#db/pool.ts';
import { newestPurchase } from '#db/tracking.ts';
import { ownPurchase } from '../purchases';
import { sha256 } from '../secrets';
import type { Visitor } from './visitor';

/**
 * The cart of a browser that names none, as S0 §7 allows: that of its earlier intent, else its open one, else a new
 * one. The new one's id is derived from the browser and its last purchase, so that parallel calls create one cart.
 */
export async function openCart(
  db: Db,
  visitor: Pick<Visitor, 'owner' | 'owners'>,
  earlierIntent?: string,
): Promise<string> {
  if (earlierIntent) return (await ownPurchase(db, earlierIntent, visitor)).cartId;
  const last = await newestPurchase(db, visitor.owners);
  if (last && (last.stage === 'intent' || last.stage === 'awaiting-payment')) return last.cartId;
  return `cart_0000000000_${sha256(`${visitor.owner} ${last?.cartId ?? ''}`)
    .toString('hex')
    .slice(0, 32)}`;
}
