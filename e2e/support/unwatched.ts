import type { Pool } from 'pg';
import { type Bought, buy, orderThat } from '../../api/testing/purchases';
import { atRest } from '../../api/testing/rest';
import { eventually } from '../../api/testing/wait';
import { readSettings, writeSettings } from '../../db/settings';

/** Buys an order that nobody polls after the first look, so that only the status sync brings news of it. */
export async function buyUnwatched(db: Pool): Promise<Bought> {
  const { purchase } = await readSettings(db);
  await writeSettings(db, { purchase: { ...purchase, densePollingSeconds: 0 } });
  const bought = await buy().finally(() => writeSettings(db, { purchase }));
  await eventually(async () => {
    const { rows } = await db.query(
      'SELECT 1 FROM submissions WHERE order_id = $1 AND reported_at IS NOT NULL',
      [bought.order.id],
    );
    if (rows.length === 0) throw new Error('not looked at yet');
  });
  await orderThat(bought.browser, bought.order.id, ({ status }) => status === 'processing');
  await atRest(bought.cart.cartId);
  return bought;
}
