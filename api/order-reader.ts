import type { TrackedOrder } from '../db/tracking';

/** The reader of an order, with everything that can open its full view (decision 19). */
export interface OrderReader {
  /** Hashes of the browser's secret: the browser that bought it. */
  owners?: readonly string[];
  /** Address proven by an account session, in lower case. */
  email?: string;
  /** Public ids of orders whose number this browser named together with their e-mail address. */
  orders?: ReadonlySet<string>;
}

/** Whether a reader may see the full order. */
export function seesFullOrder(
  reader: OrderReader,
  order: Pick<TrackedOrder, 'id' | 'owner' | 'email'>,
): boolean {
  return (
    reader.owners?.includes(order.owner) ||
    (reader.email !== undefined && reader.email === order.email.toLowerCase()) ||
    reader.orders?.has(order.id) === true
  );
}
