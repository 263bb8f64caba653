import type { OrderView } from '#domain/calls/orders.ts';
import { browserStore, parsed, type Store } from '../entry/storage';
import { isPaid } from '../order/order-steps';

/** The storage key of the reported orders, shared by all tabs and kept across reloads. */
const key = 'conversions.v1';

/** How many are remembered (S1 §9). */
export const mostRemembered = 20;

/** A purchase as it is sent to the measurement: without its buyer and its profile. */
export interface Conversion {
  /** The order number: the measurement also counts each once. */
  transactionId: string;
  valueCents: number;
  itemId: string;
  /** What was bought, e.g. `1500 followers` (S1 §9). */
  label: string;
  /** Whether it was paid and not fully refunded, and the reader is its buyer: others' views don't count. */
  counts: boolean;
}

/** What to report about an order. */
export function conversionOf(
  order: Pick<
    OrderView,
    | 'orderNumber'
    | 'view'
    | 'paymentStatus'
    | 'totalAmountCents'
    | 'serviceId'
    | 'serviceType'
    | 'quantity'
    | 'upsellQuantity'
  >,
): Conversion {
  return {
    transactionId: order.orderNumber,
    valueCents: order.totalAmountCents,
    itemId: String(order.serviceId),
    label: `${order.quantity + order.upsellQuantity} ${order.serviceType}`,
    counts: order.view === 'own' && isPaid(order),
  };
}

/** Stores the reported orders, the newest 20. `claim` is true for the first caller with an order, across all tabs. */
export function createConversionMemory(store: Pick<Store, 'getItem' | 'setItem'>) {
  return {
    claim(transactionId: string): boolean {
      const value = parsed(store.getItem(key));
      const known: unknown[] = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
      if (known.includes(transactionId)) return false;
      store.setItem(key, JSON.stringify([...known, transactionId].slice(-mostRemembered)));
      return true;
    },
  };
}

const memory = createConversionMemory(browserStore);

/** Like `claim`, but one tab at a time if the browser has locks. */
export async function claimConversion(transactionId: string): Promise<boolean> {
  const claim = () => memory.claim(transactionId);
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(key, claim) : claim();
}
