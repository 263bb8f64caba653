import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { Pool } from 'pg';
import { examine } from './doctor';
import type { Reach } from './reach';

const cartId = 'cart_1700000000000_listed';
const gone = () => Promise.reject(new WorkflowNotFoundError('not found', `purchase-${cartId}`, 'r'));

/** A shop whose list of open runs has one. `run`: how it answers; `row`: what Postgres has of its purchase. */
function shop({ run, row }: { run: Record<string, () => Promise<unknown>>; row?: object }): Reach {
  const listed = {
    workflowId: `purchase-${cartId}`,
    runId: 'r',
    startTime: new Date(0),
    searchAttributes: {},
  };
  const client = {
    workflow: {
      async *list({ query }: { query: string }) {
        if (query.includes('Running')) yield listed;
      },
      getHandle: () => run,
    },
  };
  const query = async (sql: string) => ({ rows: row && /cart_id = ANY/.test(sql) ? [row] : [] });
  return {
    db: { query } as unknown as Pool,
    temporal: client as unknown as Client,
    keyring: { currentId: 'now', keys: new Map() },
  };
}

const examined = async (reach: Reach) =>
  (await examine(reach, { heal: true, queryAll: true, now: Date.now() })).differences;

const closed = { cartId, orderNumber: 'FNZ-1', stage: 'closed', hasOrder: true, idle: [], version: 3 };

test.each([
  ['no row', undefined],
  ['a closed one', closed],
])(
  'a run that only the list knows since a restore is no difference if its purchase has %s',
  async (_row, row) => {
    const reach = shop({ run: { describe: gone, signal: gone, query: gone }, row });
    expect(await examined(reach)).toEqual([]);
  },
);

test('a run that got no Signal, and that no memory can restart, is not called healed', async () => {
  let runs = true;
  const describe = async () => (runs ? { status: { name: 'RUNNING' } } : gone());
  const signal = () => {
    runs = false;
    return gone();
  };
  const reach = shop({ run: { describe, signal } });
  expect(await examined(reach)).toEqual([{ kind: 'no-rows', cartId, done: 'nothing' }]);
});
