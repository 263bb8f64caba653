import { nobody } from '../db/erasure';
import { deleteKept, keptPurchase, rewriteKept } from '../db/kept-purchases';
import type { Db } from '../db/pool';
import { forgetBuyer } from '../domain/purchase';
import { type Keyring, KeyringError, openText, sealText } from '../security/keyring';
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

/**
 * Takes the buyer out of the stored memory of a purchase. Deletes a memory whose key is gone: no run can begin with it,
 * and it would name the person again if the key was found.
 */
export async function forgetInMemory(db: Db, keyring: Keyring, cartId: string): Promise<void> {
  let memory: PurchaseMemory | undefined;
  try {
    memory = await readMemory(db, keyring, cartId);
  } catch (error) {
    if (!(error instanceof KeyringError)) throw error;
    return deleteKept(db, cartId);
  }
  if (!memory) return;
  const sealed = sealMemory(keyring, cartId, withoutBuyer(memory));
  await rewriteKept(db, cartId, { version: memory.state.writes, sealed });
}

/** A memory whose buyer was erased. Changes its state. */
export function withoutBuyer(memory: PurchaseMemory): PurchaseMemory {
  const { state } = memory;
  forgetBuyer(state);
  return { ...memory, owner: nobody, state: { ...state, owner: nobody } };
}
