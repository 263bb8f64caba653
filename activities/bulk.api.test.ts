import { randomUUID } from 'node:crypto';
import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { MockActivityEnvironment } from '@temporalio/testing';
import { testDatabase } from '../api/testing/database';
import { buy } from '../api/testing/purchases';
import { bulkById, bulkResults, endBulk } from '../db/bulk';
import { readKeyring } from '../security/keyring';
import { createBulkActivities } from './bulk';

const db = testDatabase();
const begun: string[] = [];
afterAll(async () => {
  // An action without an end would look open to every other test of this shop.
  for (const id of begun) await endBulk(db, id, false);
  await db.end();
});

/** The id of an action that `afterAll` ends. */
function newActionId(): string {
  const id = randomUUID();
  begun.push(id);
  return id;
}

/** Records the ids and inputs of a purchase's Updates; `answer` answers them. */
function purchase(answer: () => Promise<unknown>) {
  const updates: string[] = [];
  const inputs: unknown[] = [];
  const startUpdate = async (_definition: unknown, sent: { updateId: string; args: [unknown] }) => {
    updates.push(sent.updateId);
    inputs.push(sent.args[0]);
    return { result: answer };
  };
  const client = { workflow: { getHandle: () => ({ startUpdate }) } } as unknown as Client;
  const activities = createBulkActivities({
    pool: db,
    keyring: readKeyring(process.env.ENCRYPTION_KEYS ?? ''),
    client,
    addresses: 'any',
    timeoutMs: 30_000,
    patienceMs: 50,
  });
  return { updates, inputs, activities };
}

/** An action on one new order. */
async function startAction(
  activities: ReturnType<typeof purchase>['activities'],
  kind: 'refill' | 'resend' = 'refill',
) {
  const { order, cart } = await buy();
  const id = newActionId();
  const asked = { act: kind, by: 'admin', reason: 'A test' };
  await activities.recordBulk({ id, ...asked, orders: [{ id: order.id }], startedAt: Date.now() });
  const turn = { bulkId: id, ...asked, order: { id: order.id, cartId: cart.cartId } };
  const go = (attempt = 1) => new MockActivityEnvironment({ attempt }).run(activities.actOnOrder, turn);
  return {
    id,
    orderId: order.id,
    go,
    result: async () => (await bulkResults(db, id, { limit: 10, offset: 0 }))[0],
  };
}

it('an order has its turn once: a stored result is kept, and a repetition is the same Update', async () => {
  let lost = true;
  const { updates, activities } = purchase(async () => {
    if (lost) throw new Error('the worker lost its connection');
    return { state: 'requested' };
  });
  const { id, orderId, go, result } = await startAction(activities);
  await expect(go()).rejects.toThrow('lost its connection');
  expect(await result()).toMatchObject({ state: 'waiting' });
  lost = false;
  expect(await go(2)).toEqual({ state: 'done' });
  expect(await go(3)).toEqual({ state: 'done' });
  expect(updates).toEqual([`bulk-${id}-${orderId}`, `bulk-${id}-${orderId}`]);
  expect(await result()).toMatchObject({ state: 'done', outcome: 'requested' });
});

it('a closed purchase refuses; an unreachable one has failed in the end', async () => {
  const closed = purchase(async () => {
    throw new WorkflowNotFoundError('ended', 'purchase-x', undefined);
  });
  const one = await startAction(closed.activities);
  expect(await one.go()).toEqual({ state: 'refused' });
  expect(await one.result()).toMatchObject({ state: 'refused', code: 'purchase_closed' });
  const away = purchase(async () => {
    throw new Error('Temporal is away');
  });
  const other = await startAction(away.activities);
  await expect(other.go(5)).rejects.toThrow('away');
  expect(await other.go(6)).toEqual({ state: 'failed' });
});

it.each([
  ['accepted', 'done'],
  ['rejected', 'failed'],
  ['unknown', 'failed'],
])('an order that is sent again and comes back %s has %s', async (state, expected) => {
  const { activities } = purchase(async () => ({ state }));
  const { go, result } = await startAction(activities, 'resend');
  expect(await go()).toEqual({ state: expected });
  expect(await result()).toMatchObject({ state: expected, outcome: state });
});

it('an order that answers late counts as done: it continues without the activity', async () => {
  const { activities } = purchase(() => new Promise(() => undefined));
  const { go, result } = await startAction(activities);
  expect(await go()).toEqual({ state: 'done' });
  expect(await result()).toMatchObject({ outcome: 'pending' });
});

it('a number is refused if several lines of an order are doubtful, else it names the doubtful one; a denial names each', async () => {
  const { updates, inputs, activities } = purchase(async () => ({ state: 'accepted' }));
  const { order, cart } = await buy();
  const settle = async (act: 'accept-unknown' | 'resend-unknown') => {
    const id = newActionId();
    const asked = { act, by: 'admin', reason: 'A test' };
    await activities.recordBulk({ id, ...asked, orders: [{ id: order.id }], startedAt: Date.now() });
    const turn = {
      bulkId: id,
      ...asked,
      order: { id: order.id, cartId: cart.cartId, providerOrderId: '77' },
    };
    await new MockActivityEnvironment().run(activities.actOnOrder, turn);
    return (await bulkResults(db, id, { limit: 10, offset: 0 }))[0];
  };
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO submissions (id, order_id, generation, line, provider_id, provider_service_id, username, quantity, state)
     SELECT gen_random_uuid(), $1, 1, line, 1, '1', 'x', 10, 'unknown' FROM generate_series(8, 9) AS line RETURNING id`,
    [order.id],
  );
  expect(await settle('accept-unknown')).toMatchObject({ state: 'refused', code: 'several_doubtful' });
  expect(await settle('resend-unknown')).toMatchObject({ state: 'done' });
  await db.query('DELETE FROM submissions WHERE order_id = $1 AND line = 9', [order.id]);
  expect(await settle('accept-unknown')).toMatchObject({ state: 'done', outcome: 'accepted' });
  await db.query('DELETE FROM submissions WHERE order_id = $1 AND line = 8', [order.id]);
  expect(new Set(updates).size).toBe(3);
  const [first, second] = rows.map(({ id }) => id);
  expect(inputs).toMatchObject([
    { accepted: false, submissionId: first },
    { accepted: false, submissionId: second },
    { accepted: true, providerOrderId: '77', submissionId: first },
  ]);
});

it('a denial that is repeated is the same Updates, and none of what it sent again', async () => {
  const { updates, activities } = purchase(async () => ({ state: 'unknown' }));
  const { order, cart } = await buy();
  const id = newActionId();
  const asked = { act: 'resend-unknown' as const, by: 'admin', reason: 'A test' };
  await activities.recordBulk({ id, ...asked, orders: [{ id: order.id }], startedAt: Date.now() });
  const add = (generation: number, sentAt: string) =>
    db.query(
      `INSERT INTO submissions (id, order_id, generation, line, provider_id, provider_service_id, username, quantity, state, sent_at)
       VALUES (gen_random_uuid(), $1, $2, 8, 1, '1', 'x', 10, 'unknown', now() + $3::interval)`,
      [order.id, generation, sentAt],
    );
  await add(1, '-1 hour');
  const turn = { bulkId: id, ...asked, order: { id: order.id, cartId: cart.cartId } };
  const go = (attempt: number) => new MockActivityEnvironment({ attempt }).run(activities.actOnOrder, turn);
  expect(await go(1)).toEqual({ state: 'failed' });
  await add(2, '1 minute');
  await db.query(`UPDATE bulk_results SET state = 'waiting' WHERE bulk_id = $1`, [id]);
  expect(await go(2)).toEqual({ state: 'failed' });
  expect(new Set(updates).size).toBe(1);
});

it('a bulk action that ends skips orders that had no turn, and is recorded once', async () => {
  const { activities } = purchase(async () => ({ state: 'requested' }));
  const { id, go, result } = await startAction(activities);
  for (const _ of [1, 2]) await activities.endBulk({ id, cancelled: true });
  expect(await result()).toMatchObject({ state: 'skipped' });
  expect(await go()).toEqual({ state: 'skipped' });
  expect(await bulkById(db, id)).toMatchObject({ cancelled: true, total: 1, counts: { skipped: 1 } });
});
