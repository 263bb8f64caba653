import { countRows } from './paged';
import type { Db } from './pool';

/**
 * Counts a declined try once, however often its event arrives; returns the number for its payment (declines_intent).
 */
export async function countDecline(
  db: Db,
  { eventId, paymentIntentId }: { eventId: string; paymentIntentId: string },
): Promise<number> {
  await db.query(
    'INSERT INTO declines (event_id, payment_intent_id) VALUES ($1, $2) ON CONFLICT (event_id) DO NOTHING',
    [eventId, paymentIntentId],
  );
  return countRows(db, 'FROM declines WHERE payment_intent_id = $1', [paymentIntentId]);
}

/** The number of declined tries of a cart's payment (purchases_pkey, declines_intent). */
export async function declinesOfCart(db: Db, cartId: string): Promise<number> {
  return countRows(
    db,
    'FROM purchases p JOIN declines d ON d.payment_intent_id = p.payment_intent_id WHERE p.cart_id = $1',
    [cartId],
  );
}
