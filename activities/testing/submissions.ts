import { randomUUID } from 'node:crypto';
import { type Client, ServiceError, WorkflowNotFoundError } from '@temporalio/client';
import { MockActivityEnvironment } from '@temporalio/testing';
import type { Pool } from 'pg';
import { newTarget } from '#api/testing/purchases.ts';
import { anOrder, forgetOrders, insertRow, type OwnNames, ownNames } from '#api/testing/rows.ts';
import { readKeyring } from '#security/keyring.ts';
import { createProviderActivities } from '../provider';

export const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');

/** What Temporal's client throws if no server answers. */
const away = () => {
  const cause = Object.assign(new Error('Temporal is away'), { code: 14, details: '', metadata: {} });
  return new ServiceError('Temporal is away', { cause });
};

/**
 * A client that records Signals. It fails all of them while `away`, and those to the purchase `lost`. `runs` has the
 * status of each run that it started; a test may change or remove it.
 */
export function listener() {
  const heard: unknown[] = [];
  const temporal: { away: boolean; lost?: string } = { away: false };
  const runs = new Map<string, 'RUNNING' | 'COMPLETED'>();
  const getHandle = (workflowId: string) => ({
    signal: async ({ name }: { name: string }, input: object) => {
      if (temporal.away) throw away();
      if (temporal.lost === workflowId) throw new Error('The stored memory can not be read');
      heard.push({ name, ...input });
    },
    describe: async () => {
      const name = runs.get(workflowId);
      if (!name) throw new WorkflowNotFoundError('There is no such run', workflowId, undefined);
      return { status: { name } };
    },
  });
  const started: string[] = [];
  const signalWithStart = async (_type: string, { workflowId }: { workflowId: string }) => {
    started.push(workflowId);
    runs.set(workflowId, 'RUNNING');
  };
  const client = { workflow: { getHandle, signalWithStart } } as unknown as Client;
  return { heard, temporal, client, started, runs };
}

/** Runs an activity as Temporal would, outside of a workflow. */
export const outsideTheRun = <I, O>(activity: (input: I) => Promise<O>, input: I): Promise<O> =>
  new MockActivityEnvironment({ startToCloseTimeoutMs: 600_000 }).run<[I], O, typeof activity>(
    activity,
    input,
  );

/** Runs attempts of one activity: each has the details that the last one gave with its heartbeats. */
export function attempts() {
  let heartbeatDetails: unknown;
  return <I, O>(activity: (input: I) => Promise<O>, input: I): Promise<O> => {
    const attempt = new MockActivityEnvironment({ heartbeatDetails });
    attempt.on('heartbeat', (details: unknown) => {
      heartbeatDetails = details;
    });
    return attempt.run<[I], O, typeof activity>(activity, input);
  };
}

/** Submissions of one test file, whose orders have no workflow. */
export function submissionsOf(db: Pool) {
  const used: OwnNames[] = [];

  function activities(client: Client, key = keyring, pool = db) {
    const limits = { timeoutMs: 5000, addTimeoutMs: 5000, addresses: 'any' as const };
    return createProviderActivities({ pool, keyring: key, client, ...limits });
  }

  /** A submission that waits to be sent, of an order without a workflow. */
  async function waiting(over: Record<string, unknown> = {}) {
    const own = { ...ownNames(), username: newTarget() };
    used.push(own);
    await anOrder(db, own);
    const submissionId = randomUUID();
    const { rows } = await db.query(
      `SELECT provider_service_id FROM services WHERE provider_id = 1 AND type = 'followers' LIMIT 1`,
    );
    await insertRow(db, 'submissions', {
      id: submissionId,
      order_id: own.orderId,
      generation: 1,
      line: 1,
      provider_id: 1,
      provider_service_id: rows[0]?.providerServiceId,
      username: own.username,
      quantity: 1000,
      state: 'ready',
      ...over,
    });
    return { own, submissionId };
  }

  const stateOf = async (id: string) =>
    (await db.query<{ state: string }>('SELECT state FROM submissions WHERE id = $1', [id])).rows[0]?.state;

  return {
    activities,
    waiting,
    stateOf,
    /** Deletes the orders that were made. */
    forget: () => forgetOrders(db, used),
  };
}
