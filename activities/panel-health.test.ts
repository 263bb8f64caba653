import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { MockActivityEnvironment } from '@temporalio/testing';
import type { Pool } from 'pg';
import { sealMemory } from '../purchases/memory';
import type { PurchaseMemory } from '../workflows/messages';
import { createPanelHealthActivities } from './panel-health';

const keyring = { currentId: 'now', keys: new Map([['now', Buffer.alloc(32, 1)]]) };

/** A panel that is well, and this many purchases that wait for it. `closed` has ended since they were read. */
function panel(waiting: number, closed?: string) {
  const carts = Array.from({ length: waiting }, (_, i) => `cart_${String(i).padStart(5, '0')}`);
  const told: string[] = [];
  const pages: number[] = [];
  const query = async (sql: string, values: unknown[] = []) => {
    if (/FROM providers/.test(sql)) return { rows: [{ id: 7, maxCallsPerSecond: 20 }] };
    if (/FROM kept_purchases/.test(sql))
      return { rows: [{ version: 1, sealed: sealedEnd(String(values[0])) }] };
    if (!/DISTINCT o.cart_id/.test(sql)) return { rows: [] };
    const [after, limit] = [String(values[1]), Number(values[2])];
    pages.push(limit);
    const page = carts.filter((cartId) => cartId > after).slice(0, limit);
    return { rows: page.map((cartId) => ({ cartId })) };
  };
  const over = (id: string) => {
    if (id === `purchase-${closed}`) throw new WorkflowNotFoundError('It is over', id, undefined);
  };
  const getHandle = (id: string) => ({
    describe: async () => over(id),
    signal: async () => {
      over(id);
      told.push(id.replace('purchase-', ''));
    },
  });
  const woken: string[] = [];
  const signalWithStart = async (_type: string, { workflowId }: { workflowId: string }) =>
    void woken.push(workflowId);
  const { tellWaiting } = createPanelHealthActivities({
    reach: {
      db: { query } as unknown as Pool,
      temporal: { workflow: { getHandle, signalWithStart } } as unknown as Client,
      keyring,
    },
    timeoutMs: 1000,
    addresses: 'any',
    pause: async () => {},
  });
  let heartbeatDetails: unknown;
  /** One attempt of this length, which gets the last heartbeat of the one before. */
  const tell = (startToCloseTimeoutMs: number) => {
    const attempt = new MockActivityEnvironment({ heartbeatDetails, startToCloseTimeoutMs });
    attempt.on('heartbeat', (details: unknown) => {
      heartbeatDetails = details;
    });
    return attempt.run(tellWaiting, { providerId: 7 });
  };
  return { carts, told, woken, pages, tell };
}

/** The stored memory of a purchase that is closed. */
function sealedEnd(cartId: string): Buffer {
  const state = { stage: 'closed', quotes: [] };
  return sealMemory(keyring, cartId, { cartId, state } as unknown as PurchaseMemory);
}

test('more orders than fit into the time of an attempt are told by the next ones, each once', async () => {
  const { carts, told, tell } = panel(12);
  const goesOn = { type: 'panel-told', nextRetryDelay: 1000, category: 'BENIGN' };
  for (const count of [5, 10]) {
    await expect(tell(0)).rejects.toMatchObject(goesOn);
    expect(told).toEqual(carts.slice(0, count));
  }
  await expect(tell(600_000)).resolves.toEqual({ told: 12, isAway: false });
  expect(told).toEqual(carts);
});

test('the orders that wait are read in pages, not before every five', async () => {
  const { carts, told, pages, tell } = panel(250);
  await expect(tell(600_000)).resolves.toEqual({ told: 250, isAway: false });
  expect(told).toEqual(carts);
  expect(pages).toEqual([100, 100, 100, 100]);
});

test('a purchase that has ended since the page was read is not woken', async () => {
  const { carts, told, woken, tell } = panel(3, 'cart_00001');
  await expect(tell(600_000)).resolves.toEqual({ told: 2, isAway: false });
  expect(told).toEqual([carts[0], carts[2]]);
  expect(woken).toEqual([]);
});
