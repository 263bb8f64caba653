import { randomBytes, randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import { MockActivityEnvironment } from '@temporalio/testing';
import { testDatabase } from '../api/testing/database';
import { newTarget } from '../api/testing/purchases';
import { anOrder, forgetOrders, insertRow, type OwnNames, ownNames } from '../api/testing/rows';
import { eventually } from '../api/testing/wait';
import type { SubmissionOutcome } from '../domain/provider';
import { panelFault, panelOrders } from '../e2e/support/sandbox';
import { readKeyring } from '../security/keyring';
import { createMaintenanceActivities } from './maintenance';
import { createProviderActivities } from './provider';

const db = testDatabase();
const used: OwnNames[] = [];
afterAll(async () => {
  await forgetOrders(db, used);
  await db.end();
});

const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');

/** A purchase that hears Signals; while `away`, Temporal is. */
function listener() {
  const heard: unknown[] = [];
  const temporal = { away: false };
  const signal = async ({ name }: { name: string }, input: object) => {
    if (temporal.away) throw new Error('Temporal is away');
    heard.push({ name, ...input });
  };
  const client = { workflow: { getHandle: () => ({ signal }) } } as unknown as Client;
  return { heard, temporal, client };
}

function activities(client: Client, key = keyring) {
  const limits = { timeoutMs: 5000, addTimeoutMs: 5000, addresses: 'any' as const };
  return createProviderActivities({ pool: db, keyring: key, client, ...limits });
}

const outsideTheRun = <I, O>(activity: (input: I) => Promise<O>, input: I): Promise<O> =>
  new MockActivityEnvironment().run<[I], O, typeof activity>(activity, input);

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
    provider_service_id: rows[0]?.provider_service_id,
    username: own.username,
    quantity: 1000,
    state: 'ready',
    ...over,
  });
  return { own, submissionId };
}

const stateOf = async (id: string) =>
  (await db.query<{ state: string }>('SELECT state FROM submissions WHERE id = $1', [id])).rows[0]?.state;

test('what fails before the panel is reached leaves the submission ready: it certainly was not sent', async () => {
  const { own, submissionId } = await waiting();
  const stranger = readKeyring(`other:${randomBytes(32).toString('base64')}`);
  const { submitToProvider } = activities(listener().client, stranger);
  await expect(outsideTheRun(submitToProvider, { submissionId })).rejects.toThrow();
  expect(await stateOf(submissionId)).toBe('ready');
  expect(await panelOrders(own.username)).toEqual([]);
});

test('an answer that comes after another attempt gave up is told to the purchase', async () => {
  const { own, submissionId } = await waiting();
  const { heard, client } = listener();
  const { submitToProvider } = activities(client);
  await panelFault({ kind: 'slow', action: 'add', count: 1, ms: 2000, link: own.username });
  const first = outsideTheRun(submitToProvider, { submissionId });
  await eventually(async () => expect(await stateOf(submissionId)).toBe('sending'));
  expect(await outsideTheRun(submitToProvider, { submissionId })).toEqual({
    kind: 'unknown',
    reason: 'interrupted',
  } satisfies SubmissionOutcome);
  const outcome = await first;
  expect(outcome).toMatchObject({ kind: 'accepted' });
  expect(heard).toEqual([{ name: 'submissionSettled', submissionId, outcome }]);
  expect(await panelOrders(own.username)).toHaveLength(1);
});

test('a report that could not be told is told by the next run', async () => {
  const { heard, temporal, client } = listener();
  const { submissionId } = await waiting();
  const outcome = await outsideTheRun(activities(client).submitToProvider, { submissionId });
  expect(outcome.kind).toBe('accepted');
  const { syncProviderStatuses } = createMaintenanceActivities({
    pool: db,
    keyring,
    client,
    timeoutMs: 5000,
    addresses: 'any',
    instagram: { readFollowerCount: async () => ({ count: undefined }) },
  });
  const mine = () => heard.filter((one) => (one as { submissionId?: string }).submissionId === submissionId);
  temporal.away = true;
  await expect(outsideTheRun(syncProviderStatuses, { providerId: 1 })).rejects.toThrow('Temporal is away');
  temporal.away = false;
  await outsideTheRun(syncProviderStatuses, { providerId: 1 });
  expect(mine()).toMatchObject([{ name: 'providerStatusChanged', report: { status: expect.any(String) } }]);
});
