import type { Client } from '@temporalio/client';
import { purchaseId } from '../workflows/messages';
import { quantile } from './statistics';

/** The size of purchases on the server; medians. */
export interface HistorySize {
  events: number;
  bytes: number;
  /** How many events of each kind, in the history with the median number of events. */
  kinds: Record<string, number>;
}

/** Reads the histories of purchases as they are now. */
export async function historySize(client: Client, cartIds: readonly string[]): Promise<HistorySize> {
  const sizes: { events: number; bytes: number; cartId: string }[] = [];
  for (const cartId of cartIds) {
    const { historyLength, raw } = await client.workflow.getHandle(purchaseId(cartId)).describe();
    const bytes = Number(raw.workflowExecutionInfo?.historySizeBytes ?? 0);
    sizes.push({ events: historyLength, bytes, cartId });
  }
  const events = quantile(
    sizes.map((size) => size.events),
    0.5,
  );
  const median = sizes.find((size) => size.events === events);
  return {
    events,
    bytes: quantile(
      sizes.map((size) => size.bytes),
      0.5,
    ),
    kinds: median ? await kindsOf(client, median.cartId) : {},
  };
}

async function kindsOf(client: Client, cartId: string): Promise<Record<string, number>> {
  const { events } = await client.workflow.getHandle(purchaseId(cartId)).fetchHistory();
  const kinds: Record<string, number> = {};
  for (const event of events ?? []) {
    const kind = Object.keys(event).find((key) => key.endsWith('EventAttributes')) ?? 'unknown';
    const name = kind.replace('EventAttributes', '');
    kinds[name] = (kinds[name] ?? 0) + 1;
  }
  return kinds;
}
