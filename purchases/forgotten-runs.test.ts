import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { Db } from '../db/pool';
import { contactWorkflowId, deletionWorkflowId } from '../workflows/messages';
import { endForgottenRuns } from './forgotten-runs';

const id = '1f0c22a7-0000-4000-8000-000000000001';
const listed = [
  { type: 'accountDeletion', workflowId: deletionWorkflowId(id), runId: 'r' },
  { type: 'contact', workflowId: contactWorkflowId(id), runId: 'r' },
];

/** Examines a request that ended long ago and a message of an erased person, whose runs are listed as running. */
async function examined({ heal, gone }: { heal: boolean; gone: boolean }) {
  const ended: string[] = [];
  const getHandle = (workflowId: string) => {
    const answer = async <T>(value: T) => {
      if (gone) throw new WorkflowNotFoundError('not found', workflowId, 'r');
      return value;
    };
    return {
      describe: () => answer({ status: { name: 'RUNNING' } }),
      terminate: async () => ended.push(await answer(`terminated ${workflowId}`)),
      signal: async ({ name }: { name: string }) => ended.push(await answer(`${name} ${workflowId}`)),
    };
  };
  const list = async function* () {
    yield* listed;
  };
  const db = { query: async () => ({ rows: [{ email: '', endedAt: new Date(0) }] }) } as unknown as Db;
  const temporal = { workflow: { list, getHandle } } as unknown as Client;
  const found = await endForgottenRuns({ db, temporal }, { heal, now: Date.UTC(2026, 10, 30) });
  return { found, ended };
}

test('runs that wait for what nobody can do are counted, and only ended if asked', async () => {
  expect(await examined({ heal: false, gone: false })).toEqual({ found: 2, ended: [] });
  expect(await examined({ heal: true, gone: false })).toEqual({
    found: 2,
    ended: [`terminated account-deletion-${id}`, `forgetThread contact-${id}`],
  });
});

test('runs that only the list knows since a restore are not counted [F54]', async () => {
  for (const heal of [true, false])
    expect(await examined({ heal, gone: true })).toEqual({ found: 0, ended: [] });
});
