import type { Pool } from 'pg';
import { type Bought, buy, type CartBody, orderThat } from '#api/testing/purchases.ts';
import { untilIdle } from '#api/testing/until-idle.ts';
import { eventually } from '#api/testing/wait.ts';

/**
 * Buys an order that is too old for the panel's watch after the first poll, so that only the status sync reports on it.
 */
export async function buyUnwatched(db: Pool, over: Partial<CartBody> = {}): Promise<Bought> {
  const bought = await buy(over);
  await eventually(async () => {
    const { rowCount } = await db.query(
      `UPDATE submissions SET answered_at = answered_at - interval '1 day'
       WHERE order_id = $1 AND reported_at IS NOT NULL`,
      [bought.order.id],
    );
    if (!rowCount) throw new Error('not looked at yet');
  });
  await orderThat(bought.browser, bought.order.id, ({ status }) => status === 'processing');
  await untilIdle(bought.cart.cartId);
  return bought;
}
