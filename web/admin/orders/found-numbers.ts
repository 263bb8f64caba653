import { foundNumber } from '#domain/calls/admin-bulk.ts';

/** The typed orders and their numbers at the panel. */
export interface FoundNumbers {
  found: { orderNumber: string; providerOrderId: string }[];
  /** The first line that is neither an order nor an order with its number. */
  wrong?: string;
}

/** Reads one line per order: its number, then the panel's. An order without a number is left out. */
export function readFoundNumbers(text: string): FoundNumbers {
  const read: FoundNumbers = { found: [] };
  for (const line of text.split('\n')) {
    const [orderNumber, providerOrderId, ...more] = line.split(/[\s,;=]+/).filter(Boolean);
    if (!orderNumber || !providerOrderId) continue;
    const numbers = { orderNumber, providerOrderId };
    if (more.length > 0 || !foundNumber.safeParse(numbers).success) read.wrong ??= line.trim();
    else read.found.push(numbers);
  }
  return read;
}
