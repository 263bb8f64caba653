import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { Db } from '../db/pool';
import { keysInUse } from './keys';

test('keys are counted by the runs that have a history: since a restore the list may have others', async () => {
  const payload = { metadata: { 'encryption-key-id': Buffer.from('k1') } };
  const histories: Record<string, () => Promise<unknown>> = {
    there: async () => ({ events: [{ input: payload }] }),
    listed: () => Promise.reject(new WorkflowNotFoundError('not found', 'listed', 'r')),
  };
  const workflow = {
    async *list() {
      for (const workflowId of ['listed', 'there']) yield { workflowId, runId: 'r' };
    },
    getHandle: (id: string) => ({ fetchHistory: histories[id] }),
  };
  const db = { query: async () => ({ rows: [] }) } as unknown as Db;
  const found = await keysInUse(db, { workflow } as unknown as Client);
  expect([...found]).toEqual([['k1', [{ what: 'open runs', count: 1 }]]]);
});
