import { Client } from 'pg';
import { changesChannel } from '../db/pool';

/** Reports when submissions are accepted, by the notifications that the shop's own pages get. */
export interface Acceptance {
  /** Resolves when the projection of this order says that the panel has it. */
  of(orderNumber: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Listens where the API's event streams listen. One query at a time covers all awaited orders, so that the measurement
 * costs little of what it measures.
 */
export async function watchAcceptance(databaseUrl: string): Promise<Acceptance> {
  const db = new Client({ connectionString: databaseUrl });
  await db.connect();
  const waiting = new Map<string, () => void>();
  const announced = new Set<string>();
  let asking = false;

  async function ask(): Promise<void> {
    if (asking) return;
    asking = true;
    while (announced.size > 0) {
      const numbers = [...announced];
      announced.clear();
      const { rows } = await db.query<{ order_number: string }>({
        name: 'accepted',
        text: `SELECT order_number FROM orders WHERE order_number = ANY($1) AND provider_order_id IS NOT NULL`,
        values: [numbers],
      });
      for (const { order_number } of rows) {
        waiting.get(order_number)?.();
        waiting.delete(order_number);
      }
    }
    asking = false;
  }

  db.on('notification', ({ payload = '' }) => {
    if (!waiting.has(payload)) return;
    announced.add(payload);
    void ask();
  });
  await db.query(`LISTEN ${changesChannel}`);

  return {
    of: (orderNumber) => new Promise((resolve) => waiting.set(orderNumber, resolve)),
    close: () => db.end(),
  };
}
