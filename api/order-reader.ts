import type { TrackedOrder } from '../db/tracking';
import { sha256 } from './secrets';

/** The reader of an order, with everything that can open its full view (D19). */
export interface OrderReader {
  /** Hashes of the browser's secret: the browser that bought it. */
  owners?: readonly string[];
  /** Address proven by an account session, in lower case. */
  email?: string;
  /** Public ids of orders whose number this browser named together with their e-mail address, each with its hash. */
  orders?: ReadonlyMap<string, string>;
}

/** The hash of an e-mail address: a sealed cookie has room for ten. */
export function addressHash(email: string): string {
  return sha256(email.toLowerCase()).toString('base64url');
}

/**
 * Whether a reader may see the full order. If its address was corrected, naming the old one opens nothing any more: it may be
 * a stranger's.
 */
export function seesFullOrder(
  reader: OrderReader,
  order: Pick<TrackedOrder, 'id' | 'owner' | 'email'>,
): boolean {
  return (
    reader.owners?.includes(order.owner) ||
    (reader.email !== undefined && reader.email === order.email.toLowerCase()) ||
    reader.orders?.get(order.id) === addressHash(order.email)
  );
}
