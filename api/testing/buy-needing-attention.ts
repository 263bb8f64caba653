import { randomBytes } from 'node:crypto';
import type { Db } from '#db/pool.ts';
import type { AttentionReason } from '#domain/states.ts';
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
  await waitsForPerson(db, bought, attentionAfter[kind]);
  return bought;
}

/**
 * Buys likes over three posts. The panel refused the first `count` of them, one if not given, or took them without an
 * answer, two if not given.
 */
export async function buyPostsNeedingAttention(
  db: Db,
  kind: keyof typeof attentionAfter,
  count = kind === 'refuse' ? 1 : 2,
): Promise<Bought & { posts: [string, string, string] }> {
  const newPost = () => `C${randomBytes(5).toString('hex')}`;
  const posts: [string, string, string] = [newPost(), newPost(), newPost()];
  for (const link of posts.slice(0, count))
    await panelFault({ kind, action: 'add', count: 1, link, error: 'Incorrect link' });
  const selectedPosts = posts.map((shortcode) => ({ id: shortcode, shortcode }));
  const bought = await buy({ serviceId: 12, amount: '2.29', selectedPosts });
  await waitsForPerson(db, bought, attentionAfter[kind]);
  return { ...bought, posts };
}

function waitsForPerson(db: Db, { cart }: Bought, attention: AttentionReason): Promise<void> {
  return eventually(async () => {
    const { rows } = await db.query<{ attention: string | null }>(
      'SELECT attention FROM purchases WHERE cart_id = $1',
      [cart.cartId],
    );
    if (rows[0]?.attention !== attention)
      throw new Error(`It waits for ${rows[0]?.attention}, not ${attention}`);
  });
}
