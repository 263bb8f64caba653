import type { OrderView } from '#domain/calls/orders.ts';

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
    counts:
      order.view === 'own' &&
      (order.paymentStatus === 'paid' || order.paymentStatus === 'partially_refunded'),
  };
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Stores the reported orders, the newest 20. `claim` is true for the first caller with an order, across all tabs;
 * without storage, for the first on this page.
 */
export function createConversionMemory(store: () => Store) {
  let here: string[] = [];

  function remembered(): string[] {
    try {
      const value: unknown = JSON.parse(store().getItem(key) ?? '[]');
      return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
    } catch {
      return [];
    }
  }

  return {
    claim(transactionId: string): boolean {
      const known = [...new Set([...remembered(), ...here])];
      if (known.includes(transactionId)) return false;
      here = [...here, transactionId].slice(-mostRemembered);
      try {
        store().setItem(key, JSON.stringify([...known, transactionId].slice(-mostRemembered)));
      } catch {
        // It lasts until the page is left.
      }
      return true;
    },
  };
}

const memory = createConversionMemory(() => window.localStorage);

/** Like `claim`, but one tab at a time if the browser has locks. */
export async function claimConversion(transactionId: string): Promise<boolean> {
  const claim = () => memory.claim(transactionId);
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(key, claim) : claim();
}
