import type { Db } from './pool';

/** The sealed memory of a purchase, and the write with which it was stored. */
export interface KeptPurchase {
  version: number;
  sealed: Buffer;
}

/** Stores a purchase's memory in place of the previous one. */
export async function keepPurchase(db: Db, cartId: string, { version, sealed }: KeptPurchase): Promise<void> {
  await db.query(
    `INSERT INTO kept_purchases (cart_id, version, sealed) VALUES ($1, $2, $3)
     ON CONFLICT (cart_id) DO UPDATE SET version = excluded.version, sealed = excluded.sealed`,
    [cartId, version, sealed],
  );
}

/** The stored memory of a purchase; undefined if there is none. */
export async function keptPurchase(db: Db, cartId: string): Promise<KeptPurchase | undefined> {
  const { rows } = await db.query<KeptPurchase>(
    'SELECT version, sealed FROM kept_purchases WHERE cart_id = $1',
    [cartId],
  );
  return rows[0];
}

/** Deletes the memory of a purchase. */
export async function deleteKept(db: Db, cartId: string): Promise<void> {
  await db.query('DELETE FROM kept_purchases WHERE cart_id = $1', [cartId]);
}

/** Replaces a memory under the same version. */
export async function rewriteKept(db: Db, cartId: string, kept: KeptPurchase): Promise<void> {
  await db.query('UPDATE kept_purchases SET sealed = $3 WHERE cart_id = $1 AND version = $2', [
    cartId,
    kept.version,
    kept.sealed,
  ]);
}
