import type { Client } from '@temporalio/client';
import type { Pool } from 'pg';
import type { PurchaseMemory } from '../workflows/messages';
import { startAgain } from './reach';

const cartId = 'cart_1700000000000_restarted';

/** What a purchase restarts with if no memory is stored and its last run has completed. */
async function restartsWith({ forgotten }: { forgotten: boolean }): Promise<PurchaseMemory | undefined> {
  const state = {
    cartId,
    owner: 'browser',
    orderNumber: 'FNZ-1',
    quotes: [
      { serviceType: 'followers', quantity: 1000, bonus: 0, email: 'ana@example.com', username: 'ana' },
    ],
    submissions: [{ id: 's', username: 'ana', reason: 'ana is private' }],
    refunds: [{ reason: 'ana asked' }],
    refills: [],
    writes: 3,
  };
  const run = {
    describe: async () => ({ status: { name: 'COMPLETED' } }),
    result: async () => ({ writes: 3 }),
    query: async () => ({ cartId, owner: 'browser', state }),
  };
  let memory: PurchaseMemory | undefined;
  const start = async (_type: string, { args }: { args: [PurchaseMemory] }) => {
    [memory] = args;
  };
  const query = async (sql: string) => ({
    rows: [],
    rowCount: /forgotten_at IS NOT NULL/.test(sql) && forgotten ? 1 : 0,
  });
  await startAgain(
    {
      db: { query } as unknown as Pool,
      temporal: { workflow: { getHandle: () => run, start } } as unknown as Client,
      keyring: { currentId: 'now', keys: new Map() },
    },
    cartId,
  );
  return memory;
}

test('a purchase without a stored memory restarts from its last run', async () => {
  expect(await restartsWith({ forgotten: false })).toMatchObject({
    owner: 'browser',
    state: { owner: 'browser', writes: 3, quotes: [{ email: 'ana@example.com' }] },
  });
});

test('the last run brings no erased buyer back', async () => {
  const memory = await restartsWith({ forgotten: true });
  expect(memory).toMatchObject({
    owner: 'forgotten',
    state: { owner: 'forgotten', forget: true, writes: 3, quotes: [{ quantity: 1000 }] },
  });
  expect(JSON.stringify(memory)).not.toMatch(/ana|browser/);
});
