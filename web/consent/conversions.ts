import type { OrderView } from '#domain/calls/orders.ts';

/** Where the reported orders are remembered: in every tab the same, also after a reload. */
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
  /** Whether its payment has been made and kept, and the reader is its buyer: a stranger's look is no purchase. */
  counts: boolean;
}

/** What there is to report of an order. */
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
 * Remembers the reported orders, the newest 20. `claim` is true for the first who asks for an order, in whichever tab;
 * where storage is forbidden, for the first on this page.
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
        // It holds until the page is left.
      }
      return true;
    },
  };
}

const memory = createConversionMemory(() => window.localStorage);

/** As `claim`, one tab at a time where the browser can say so. */
export async function claimConversion(transactionId: string): Promise<boolean> {
  const claim = () => memory.claim(transactionId);
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(key, claim) : claim();
}
