import { keptPurchase } from '../db/kept-purchases';
import type { Db } from '../db/pool';
import { type Keyring, openText, sealText } from '../security/keyring';
import type { PurchaseMemory } from '../workflows/messages';

/** Seals a purchase's memory for its row: it names the buyer, and holds the secret of the payment. */
export function sealMemory(keyring: Keyring, cartId: string, memory: PurchaseMemory): Buffer {
  return sealText(keyring, JSON.stringify(memory), `kept-purchase/${cartId}`);
}

/** The stored memory of a purchase; undefined if there is none. Throws KeyringError if its key is gone. */
export async function readMemory(
  db: Db,
  keyring: Keyring,
  cartId: string,
): Promise<PurchaseMemory | undefined> {
  const kept = await keptPurchase(db, cartId);
  return kept && (JSON.parse(openText(keyring, kept.sealed, `kept-purchase/${cartId}`)) as PurchaseMemory);
}
