import type { Db } from '#db/pool.ts';
import { panelFault } from '#e2e/support/sandbox.ts';
import { type Bought, buy, newTarget } from './purchases';
import { eventually } from './wait';

const attentionAfter = { refuse: 'submission-refused', acceptThen500: 'submission-unknown' } as const;

/** Buys an order that waits for a person: its panel refused it, or took it without an answer. */
export async function buyNeedingAttention(
  db: Db,
  kind: keyof typeof attentionAfter = 'refuse',
): Promise<Bought> {
  const username = newTarget();
  await panelFault({ kind, action: 'add', count: 1, link: username, error: 'Incorrect link' });
  const bought = await buy({ username });
  await eventually(async () => {
    const { rows } = await db.query('SELECT attention FROM purchases WHERE cart_id = $1', [
      bought.cart.cartId,
    ]);
    expect(rows).toEqual([{ attention: attentionAfter[kind] }]);
  });
  return bought;
}
