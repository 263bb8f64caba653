import type { Db } from './pool';

/** What a purchase remembers, sealed, and with which write it was kept. */
export interface KeptPurchase {
  version: number;
  sealed: Buffer;
}

/** Keeps what a purchase remembers in the place of what was kept before. */
export async function keepPurchase(db: Db, cartId: string, { version, sealed }: KeptPurchase): Promise<void> {
  await db.query(
    `INSERT INTO kept_purchases (cart_id, version, sealed) VALUES ($1, $2, $3)
     ON CONFLICT (cart_id) DO UPDATE SET version = excluded.version, sealed = excluded.sealed`,
    [cartId, version, sealed],
  );
}

/** What is kept of a purchase; undefined where nothing is. */
export async function keptPurchase(db: Db, cartId: string): Promise<KeptPurchase | undefined> {
  const { rows } = await db.query<KeptPurchase>(
    'SELECT version, sealed FROM kept_purchases WHERE cart_id = $1',
    [cartId],
  );
  return rows[0];
}

/** Puts another memory in the place of one, under the same number. */
export async function rewriteKept(db: Db, cartId: string, kept: KeptPurchase): Promise<void> {
  await db.query('UPDATE kept_purchases SET sealed = $3 WHERE cart_id = $1 AND version = $2', [
    cartId,
    kept.version,
    kept.sealed,
  ]);
}
