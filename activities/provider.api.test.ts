import { randomBytes, randomUUID } from 'node:crypto';
import { type Client, ServiceError } from '@temporalio/client';
import { MockActivityEnvironment } from '@temporalio/testing';
import type { Pool } from 'pg';
import { testDatabase } from '../api/testing/database';
import { newTarget } from '../api/testing/purchases';
import { anOrder, aPanel, forgetOrders, insertRow, type OwnNames, ownNames } from '../api/testing/rows';
import { eventually } from '../api/testing/wait';
import { isWatched } from '../db/delivery-watch';
import { claimSubmission, openDeliveries, readSubmission, recordReports } from '../db/submissions';
import { sweepResults } from '../db/sweeps';
import type { ServiceType } from '../domain/catalogue';
import { panelIsAway } from '../domain/fail-over';
import { type SubmissionOutcome, targetBusy } from '../domain/provider';
import { waitsFor } from '../domain/target';
import { panelFault, panelOrders } from '../e2e/support/sandbox';
import { readKeyring } from '../security/keyring';
import { purchaseId } from '../workflows/messages';
import { createDeliveryWatchActivities } from './delivery-watch';
import { createMaintenanceActivities } from './maintenance';
import { createPanelHealthActivities } from './panel-health';
import { createProviderActivities } from './provider';

const db = testDatabase();
const used: OwnNames[] = [];
afterAll(async () => {
  await forgetOrders(db, used);
  await db.end();
});

const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');

/** What the client of Temporal throws where no server answers. */
const away = () => {
  const cause = Object.assign(new Error('Temporal is away'), { code: 14, details: '', metadata: {} });
  return new ServiceError('Temporal is away', { cause });
};

/** Purchases that hear Signals; while `away`, Temporal is, and the one that is `lost` can't be told. */
function listener() {
  const heard: unknown[] = [];
  const temporal: { away: boolean; lost?: string } = { away: false };
  const getHandle = (workflowId: string) => ({
    signal: async ({ name }: { name: string }, input: object) => {
      if (temporal.away) throw away();
      if (temporal.lost === workflowId) throw new Error('What is kept of it can not be read');
      heard.push({ name, ...input });
    },
  });
  const started: string[] = [];
  const signalWithStart = async (_type: string, { workflowId }: { workflowId: string }) => {
    started.push(workflowId);
  };
  const client = { workflow: { getHandle, signalWithStart } } as unknown as Client;
  return { heard, temporal, client, started };
}

function activities(client: Client, key = keyring, pool = db) {
  const limits = { timeoutMs: 5000, addTimeoutMs: 5000, addresses: 'any' as const };
  return createProviderActivities({ pool, keyring: key, client, ...limits });
}

const outsideTheRun = <I, O>(activity: (input: I) => Promise<O>, input: I): Promise<O> =>
  new MockActivityEnvironment().run<[I], O, typeof activity>(activity, input);

const numbersOf = async (ids: string[]) =>
  (
    await db.query<{ number: string }>(
      'SELECT provider_order_id AS number FROM submissions WHERE id = ANY ($1)',
      [ids],
    )
  ).rows.map(({ number }) => number);

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

/** Nothing that was sealed can be read with it. */
const strangerKeys = () => readKeyring(`other:${randomBytes(32).toString('base64')}`);

test('what fails before the panel is reached leaves the submission ready: it certainly was not sent [F3]', async () => {
  const { own, submissionId } = await waiting();
  const { submitToProvider } = activities(listener().client, strangerKeys());
  await expect(outsideTheRun(submitToProvider, { submissionId })).rejects.toThrow();
  expect(await stateOf(submissionId)).toBe('ready');
  expect(await panelOrders(own.username)).toEqual([]);
});

test('what fails before the panel is reached leaves no refill open [F3]', async () => {
  const { own, submissionId } = await waiting({ state: 'accepted', provider_order_id: `p${randomUUID()}` });
  const { requestProviderRefill } = activities(listener().client, strangerKeys());
  const refill = { refillId: randomUUID(), by: 'customer', requestedAt: Date.now() };
  await expect(
    outsideTheRun(requestProviderRefill, { ...refill, orderId: own.orderId, submissionId }),
  ).rejects.toThrow();
  const { rows } = await db.query('SELECT state FROM refills WHERE submission_id = $1', [submissionId]);
  expect(rows).toEqual([]);
});

describe('Postgres goes away right after the yes of a panel', () => {
  /** Answers nothing from the outcome on, until `isBack`. */
  function failing(isBack: (failures: number) => boolean): Pool {
    let failures = 0;
    const query = async (text: string, values?: unknown[]) => {
      if (text.includes('raw_answer') && !isBack(failures)) {
        failures += 1;
        throw new Error('Connection terminated unexpectedly');
      }
      return db.query(text, values);
    };
    return Object.assign(Object.create(db), { query }) as Pool;
  }
  const row = async (id: string) =>
    (await db.query('SELECT state, provider_order_id AS number FROM submissions WHERE id = $1', [id]))
      .rows[0];

  test('for a moment: its number is written [F4]', async () => {
    const { own, submissionId } = await waiting();
    const pool = failing((failures) => failures === 2);
    const { submitToProvider } = activities(listener().client, keyring, pool);
    expect(await outsideTheRun(submitToProvider, { submissionId })).toMatchObject({ kind: 'accepted' });
    const [order] = await panelOrders(own.username);
    expect(await row(submissionId)).toEqual({ state: 'accepted', number: String(order?.id) });
  });

  test('for longer: the purchase hears the number, and its save writes it [F4]', async () => {
    const { own, submissionId } = await waiting();
    const realNow = Date.now;
    let later = 0;
    const pool = failing(() => {
      later = 20_000;
      return false;
    });
    jest.spyOn(Date, 'now').mockImplementation(() => realNow() + later);
    try {
      const { submitToProvider } = activities(listener().client, keyring, pool);
      const outcome = await outsideTheRun(submitToProvider, { submissionId });
      const [order] = await panelOrders(own.username);
      expect(outcome).toEqual({ kind: 'accepted', providerOrderId: String(order?.id) });
    } finally {
      jest.restoreAllMocks();
    }
    expect(await row(submissionId)).toEqual({ state: 'sending', number: null });
  });
});

test('a submission whose row was lost is in doubt; no refill is asked for on top [F52]', async () => {
  const { client } = listener();
  const { submitToProvider, requestProviderRefill } = activities(client);
  const submissionId = randomUUID();
  expect(await outsideTheRun(submitToProvider, { submissionId })).toEqual({
    kind: 'unknown',
    reason: 'its row is missing',
  } satisfies SubmissionOutcome);
  const refill = { refillId: randomUUID(), orderId: '1', by: 'customer', requestedAt: Date.now() };
  expect(await outsideTheRun(requestProviderRefill, { ...refill, submissionId })).toEqual({
    kind: 'rejected',
    reason: 'its row is missing',
  });
});

test.each([
  ['requested', '77', { kind: 'requested', providerRefillId: '77' }, 'requested'],
  ['sending', undefined, { kind: 'unknown', reason: 'interrupted' }, 'unknown'],
] as const)(
  'a refill that a lost run left %s is the one that is asked for [F53]',
  async (state, number, outcome, after) => {
    const { own, submissionId } = await waiting({ state: 'accepted', provider_order_id: `p${randomUUID()}` });
    const refillId = randomUUID();
    await insertRow(db, 'refills', {
      id: refillId,
      order_id: own.orderId,
      submission_id: submissionId,
      requested_by: 'customer',
      requested_at: new Date(),
      state,
      provider_refill_id: number,
    });
    const { requestProviderRefill } = activities(listener().client);
    const input = { orderId: own.orderId, submissionId, by: 'customer', requestedAt: Date.now() };
    expect(await outsideTheRun(requestProviderRefill, { ...input, refillId: randomUUID() })).toEqual({
      ...outcome,
      refillId,
    });
    const { rows } = await db.query('SELECT id, state FROM refills WHERE submission_id = $1', [submissionId]);
    expect(rows).toEqual([{ id: refillId, state: after }]);
  },
);

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

const maintenance = (client: Client) =>
  createMaintenanceActivities({
    pool: db,
    keyring,
    client,
    timeoutMs: 5000,
    addresses: 'any',
    instagram: { readFollowerCount: async () => ({ count: undefined }) },
  });

test('a report that could not be told is told by the next run', async () => {
  const { heard, temporal, client } = listener();
  const { submissionId } = await waiting();
  const outcome = await outsideTheRun(activities(client).submitToProvider, { submissionId });
  expect(outcome.kind).toBe('accepted');
  const { openSweep, syncStatusPage, closeSweep } = maintenance(client);
  const mine = () => heard.filter((one) => (one as { submissionId?: string }).submissionId === submissionId);
  temporal.away = true;
  const sync = async () => {
    const runId = randomUUID();
    await openSweep({ runId, kind: 'status-sync', startedBy: 'test', startedAt: Date.now() });
    try {
      while ((await outsideTheRun(syncStatusPage, { providerId: 1, runId })).more);
    } finally {
      // A run without an end would look as if it were under way, to every other test of this shop.
      await closeSweep({ runId, failed: false });
    }
  };
  await expect(sync()).rejects.toThrow('Temporal is away');
  temporal.away = false;
  await sync();
  expect(mine()).toMatchObject([{ name: 'providerStatusChanged', report: { status: expect.any(String) } }]);
});

test('a purchase that can not be told keeps the status sync from no other, and is told by the next', async () => {
  const providerId = await aPanel(db);
  const { heard, temporal, client } = listener();
  const { submitToProvider } = activities(client);
  const lines = [await waiting({ provider_id: providerId }), await waiting({ provider_id: providerId })];
  for (const { submissionId } of lines) await outsideTheRun(submitToProvider, { submissionId });
  const { openSweep, syncStatusPage, closeSweep } = maintenance(client);
  const sync = async () => {
    const runId = randomUUID();
    await openSweep({ runId, kind: 'status-sync', startedBy: 'test', startedAt: Date.now() });
    try {
      return await outsideTheRun(syncStatusPage, { providerId, runId });
    } finally {
      await closeSweep({ runId, failed: false });
    }
  };
  const told = () => heard.map((one) => (one as { submissionId: string }).submissionId);
  temporal.lost = purchaseId(lines[0]?.own.cartId ?? '');
  expect(await sync()).toMatchObject({ checked: 2, updated: 1, errors: 1, more: false });
  expect(told()).toEqual([lines[1]?.submissionId]);
  temporal.lost = undefined;
  expect(await sync()).toMatchObject({ checked: 2, errors: 0 });
  expect(told()).toContain(lines[0]?.submissionId);
});

test('a number that the panel stumbles over hides no other from the status sync', async () => {
  const providerId = await aPanel(db);
  const { client } = listener();
  const { submitToProvider } = activities(client);
  const lines = [];
  for (const _ of [1, 2, 3, 4, 5]) lines.push(await waiting({ provider_id: providerId }));
  for (const { submissionId } of lines) await outsideTheRun(submitToProvider, { submissionId });
  const [bad, ...good] = lines;
  await panelFault({ kind: 'error500', action: 'status', link: bad?.own.username });
  const { openSweep, syncStatusPage, closeSweep } = maintenance(client);
  const runId = randomUUID();
  await openSweep({ runId, kind: 'status-sync', startedBy: 'test', startedAt: Date.now() });
  try {
    let page = await outsideTheRun(syncStatusPage, { providerId, runId });
    while (page.more) page = await outsideTheRun(syncStatusPage, { providerId, runId });
    expect(page).toMatchObject({ checked: 5, updated: 4, errors: 1 });
  } finally {
    await closeSweep({ runId, failed: false });
  }
  const { results } = await sweepResults(db, runId, { number: 1, size: 10 });
  const outcomes = Object.fromEntries(results.map(({ submissionId, outcome }) => [submissionId, outcome]));
  expect(outcomes).toEqual({
    [bad?.submissionId ?? '']: 'error',
    ...Object.fromEntries(good.map(({ submissionId }) => [submissionId, 'updated'])),
  });
});

test('a repeated report writes nothing; new reports are written in one statement', async () => {
  const lines: string[] = [];
  for (const _ of [1, 2, 3]) {
    const { submissionId } = await waiting({ state: 'accepted', provider_order_id: randomUUID() });
    lines.push(submissionId);
  }
  const queries: string[] = [];
  const listening = {
    query: (...query: Parameters<typeof db.query>) => {
      queries.push(String(query[0]));
      return db.query(...query);
    },
  } as unknown as typeof db;
  const report = async (remains: number) => {
    const rows = await Promise.all(lines.map((id) => readSubmission(db, id)));
    queries.length = 0;
    const said = { status: 'in-progress', remains, startCount: 7, charge: '0.90' } as const;
    await recordReports(
      listening,
      rows.map((row) => ({ row, report: said })),
    );
    return queries.length;
  };
  expect(await report(50)).toBe(2);
  expect(await report(50)).toBe(0);
  expect(await report(40)).toBe(2);
  for (const id of lines)
    expect(await readSubmission(db, id)).toMatchObject({
      providerStatus: 'in-progress',
      remains: 40,
      startCount: 7,
      charge: '0.90',
    });
});

describe('the watch of a panel', () => {
  /** Its watch, as the worker of the status queue runs it. */
  const watch = ({ client }: { client: Client }) =>
    createDeliveryWatchActivities({
      reach: { db, temporal: client, keyring },
      timeoutMs: 5000,
      addresses: 'any',
    }).watchDeliveries;
  const look = (to: { client: Client }, providerId: number) => outsideTheRun(watch(to), { providerId });
  const calls = async (since: Date) =>
    (
      await db.query<{ orders: string }>(
        `SELECT request ->> 'orders' AS orders FROM provider_calls WHERE at >= $1 AND action = 'status'`,
        [since],
      )
    ).rows.map(({ orders }) => orders ?? '');

  test('asks for all young deliveries in one call, and tells each purchase its end, once', async () => {
    const providerId = await aPanel(db);
    const to = listener();
    const { submitToProvider } = activities(to.client);
    const lines = [];
    for (const _ of [1, 2, 3]) lines.push(await waiting({ provider_id: providerId }));
    const old = await waiting({ provider_id: providerId });
    for (const { submissionId } of [...lines, old]) await outsideTheRun(submitToProvider, { submissionId });
    await db.query(`UPDATE submissions SET answered_at = now() - interval '1 hour' WHERE id = $1`, [
      old.submissionId,
    ]);
    const numbers = await numbersOf(lines.map(({ submissionId }) => submissionId));
    const began = new Date();
    await expect(look(to, providerId)).rejects.toThrow('Not ended yet');
    const asked = (await calls(began)).filter((orders) => numbers.some((number) => orders.includes(number)));
    for (const orders of asked) expect(orders.split(',').sort()).toEqual([...numbers].sort());
    // The panel delivers within seconds; once nothing young is open the watch ends.
    await eventually(async () => {
      await db.query('UPDATE submissions SET looked_at = NULL WHERE provider_id = $1', [providerId]);
      await look(to, providerId);
    });
    expect(await isWatched(db, providerId)).toBe(false);
    const told = to.heard.filter((one) => (one as { name: string }).name === 'providerStatusChanged');
    expect(told.map((one) => (one as { submissionId: string }).submissionId).sort()).toEqual(
      lines.map(({ submissionId }) => submissionId).sort(),
    );
    expect(told).toEqual(
      lines.map(() => expect.objectContaining({ report: expect.objectContaining({ status: 'completed' }) })),
    );
  });

  const toldBy = ({ heard }: { heard: unknown[] }) =>
    heard
      .filter((one) => (one as { name: string }).name === 'providerStatusChanged')
      .map((one) => (one as { submissionId: string }).submissionId);
  /** Time passes, so that it asks for all again, in their order. */
  const due = (providerId: number) =>
    db.query(`UPDATE submissions SET looked_at = looked_at - interval '10 seconds' WHERE provider_id = $1`, [
      providerId,
    ]);

  test('an end that could not be told is told at a later look, and holds no other up', async () => {
    const providerId = await aPanel(db);
    const to = listener();
    const { submitToProvider } = activities(to.client);
    const [lost, other] = [
      await waiting({ provider_id: providerId }),
      await waiting({ provider_id: providerId }),
    ];
    for (const { submissionId } of [lost, other]) await outsideTheRun(submitToProvider, { submissionId });
    to.temporal.lost = purchaseId(lost.own.cartId);
    await eventually(async () => {
      await due(providerId);
      await expect(look(to, providerId)).rejects.toThrow('Not ended yet');
      expect(toldBy(to)).toEqual([other.submissionId]);
    });
    to.temporal.lost = undefined;
    await eventually(async () => {
      await due(providerId);
      await look(to, providerId);
    });
    expect(toldBy(to)).toEqual([other.submissionId, lost.submissionId]);
  });

  test('a number that the panel stumbles over hides the others for some looks only', async () => {
    const providerId = await aPanel(db);
    const to = listener();
    const { submitToProvider } = activities(to.client);
    const lines = [];
    for (const _ of [1, 2, 3, 4, 5]) lines.push(await waiting({ provider_id: providerId }));
    for (const { submissionId } of lines) await outsideTheRun(submitToProvider, { submissionId });
    // Looks that are equally old go by the id: the bad one is in the second call too.
    const [bad, ...good] = lines.toSorted((a, b) => (a.submissionId < b.submissionId ? -1 : 1));
    await panelFault({ kind: 'error500', action: 'status', link: bad?.own.username });
    // As the server hands it from attempt to attempt.
    let heartbeatDetails: unknown;
    const sizes: number[] = [];
    await eventually(async () => {
      await due(providerId);
      const attempt = new MockActivityEnvironment({ heartbeatDetails });
      attempt.on('heartbeat', (details: { size: number }) => {
        heartbeatDetails = details;
        sizes.push(details.size);
      });
      await expect(attempt.run(watch(to), { providerId })).rejects.toThrow('Not ended yet');
      expect(toldBy(to).toSorted()).toEqual(good.map(({ submissionId }) => submissionId).toSorted());
    });
    expect(sizes.slice(0, 2)).toEqual([2, 1]);
    expect(Math.max(...sizes.slice(2))).toBeGreaterThan(1);
  });

  test('is started by the first delivery alone', async () => {
    const providerId = await aPanel(db);
    const to = listener();
    const begin = async () =>
      outsideTheRun(activities(to.client).submitToProvider, await waiting({ provider_id: providerId }));
    await begin();
    expect(to.started).toEqual([`delivery-watch-${providerId}`]);
    await expect(look(to, providerId)).rejects.toThrow('Not ended yet');
    await begin();
    expect(to.started).toHaveLength(1);
    // One that died is started again.
    await db.query(`UPDATE providers SET watched_at = now() - interval '2 minutes' WHERE id = $1`, [
      providerId,
    ]);
    await begin();
    expect(to.started).toHaveLength(2);
  });
});

describe('orders to one target', () => {
  const submit = (submissionId: string) =>
    outsideTheRun(activities(listener().client).submitToProvider, { submissionId });
  const type = (own: OwnNames, serviceType: string) =>
    db.query('UPDATE orders SET service_type = $2 WHERE id = $1', [own.orderId, serviceType]);

  test('wait for each other: of two at once one is sent, and the other once that has ended [F42]', async () => {
    const target = newTarget();
    const both = [await waiting({ username: target }), await waiting({ username: target.toUpperCase() })];
    const outcomes = await Promise.all(both.map(({ submissionId }) => submit(submissionId)));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['accepted', 'rejected']);
    const first = both[outcomes.findIndex(({ kind }) => kind === 'accepted')];
    const second = both[outcomes.findIndex(({ kind }) => kind === 'rejected')];
    if (!first || !second) throw new Error('One of each');
    expect(outcomes).toContainEqual({ kind: 'rejected', refusal: 'active-order', message: targetBusy });
    expect(await stateOf(second.submissionId)).toBe('ready');
    const sent = await Promise.all([target, target.toUpperCase()].map(panelOrders));
    expect(sent.flat()).toHaveLength(1);
    await db.query(`UPDATE submissions SET provider_status = 'completed' WHERE id = $1`, [
      first.submissionId,
    ]);
    // The sandbox's panel knows of the first one still, and has its own word for it.
    expect(await submit(second.submissionId)).not.toMatchObject({ message: targetBusy });
  });

  test('don’t wait where the products differ, or the posts, or for themselves', async () => {
    const target = newTarget();
    const first = await waiting({ username: target });
    expect(await submit(first.submissionId)).toMatchObject({ kind: 'accepted' });
    const busy = { kind: 'rejected', refusal: 'active-order', message: targetBusy };
    const same = await waiting({ username: target });
    expect(await submit(same.submissionId)).toEqual(busy);
    await type(same.own, 'views');
    expect(await submit(same.submissionId)).not.toEqual(busy);
    const post = await waiting({ username: target, shortcode: 'CuK5u_lJ9aB' });
    expect(await submit(post.submissionId)).not.toEqual(busy);
    const again = randomUUID();
    await db.query(
      `INSERT INTO submissions (id, order_id, generation, line, provider_id, provider_service_id, username, quantity, state)
       SELECT $2, order_id, 2, line, provider_id, provider_service_id, username, quantity, 'ready'
       FROM submissions WHERE id = $1`,
      [first.submissionId, again],
    );
    expect(await submit(again)).not.toEqual(busy);
  });
});

test.each([
  ['the same product', 'likes', 'CuK5u_lJ9aB', true],
  ['another product', 'views', 'CuK5u_lJ9aB', false],
  ['another post', 'likes', 'CuK5u_lJ9aC', false],
])(
  'a buyer is told of the wait exactly where the target is found busy: %s',
  async (_case, type, shortcode, waits) => {
    const username = newTarget();
    const first = await waiting({
      username: username.toUpperCase(),
      shortcode: 'CuK5u_lJ9aB',
      state: 'accepted',
    });
    const second = await waiting({ username, shortcode });
    await db.query('UPDATE orders SET service_type = $2 WHERE id = $1', [second.own.orderId, type]);
    const told = async () => {
      const open = await openDeliveries(db, username);
      const deliveries = open.map((one) => ({ type: one.type, shortcode: one.shortcode ?? undefined }));
      return waitsFor(deliveries, { type: type as ServiceType, posts: [{ shortcode }] });
    };
    expect(await told()).toBe(waits);
    expect(await claimSubmission(db, second.submissionId)).toBe(waits ? 'busy' : 'claimed');
    await db.query(`UPDATE submissions SET provider_status = 'partial' WHERE id = ANY ($1)`, [
      [first.submissionId, second.submissionId],
    ]);
    expect(await told()).toBe(false);
  },
);

describe('a panel that gives no usable answer', () => {
  const nowhere = 'http://127.0.0.1:9/api';
  const health = (client: Client) =>
    createPanelHealthActivities({
      reach: { db, temporal: client, keyring },
      timeoutMs: 5000,
      addresses: 'any',
    });

  /** A panel and this many orders that wait for it, in the order in which their runs are told. */
  async function panelWith(count: number, baseUrl?: string) {
    const providerId = await aPanel(db, { baseUrl });
    const orders: Awaited<ReturnType<typeof waiting>>[] = [];
    for (let i = 0; i < count; i++) orders.push(await waiting({ provider_id: providerId }));
    await db.query(`UPDATE purchases SET stage = 'submitting' WHERE cart_id = ANY ($1)`, [
      orders.map(({ own }) => own.cartId),
    ]);
    const { heard, client } = listener();
    const started: unknown[] = [];
    Object.assign(client.workflow, {
      start: async (_type: string, { workflowId }: { workflowId: string }) => started.push(workflowId),
    });
    const { submitToProvider } = activities(client);
    const send = (index: number) =>
      outsideTheRun(submitToProvider, { submissionId: orders[index]?.submissionId ?? '' });
    return { providerId, orders, heard, client, started, send };
  }

  const back = (providerId: number, count: number) =>
    Array.from({ length: count }, () => ({ name: 'panelBack', providerId }));

  test('gets no orders until it answers; one is tried then, and the others follow', async () => {
    const { providerId, heard, client, started, send } = await panelWith(5, nowhere);
    for (const index of [0, 1, 2])
      expect(await send(index)).toMatchObject({ kind: 'not-sent', reason: 'ECONNREFUSED' });
    expect(started).toEqual([`panel-away-${providerId}`]);
    await db.query(
      'UPDATE providers SET base_url = (SELECT base_url FROM providers WHERE id = 1) WHERE id = $1',
      [providerId],
    );
    // It is back, but nobody has asked it yet.
    expect(await send(3)).toEqual({ kind: 'not-sent', reason: panelIsAway });
    expect(started).toHaveLength(2);

    const { awaitAnswer, letOneThrough, tellWaiting } = health(client);
    await outsideTheRun(awaitAnswer, { providerId });
    await expect(outsideTheRun(letOneThrough, { providerId, trialSeconds: 60 })).rejects.toMatchObject({
      type: 'panel-tried',
    });
    expect(heard).toEqual(back(providerId, 1));
    expect(await send(0)).toMatchObject({ kind: 'accepted' });
    expect(await outsideTheRun(letOneThrough, { providerId, trialSeconds: 60 })).toBe('answered');
    expect(await outsideTheRun(tellWaiting, { providerId })).toEqual({ told: 4, isAway: false });
    expect(heard).toEqual(back(providerId, 5));
  });

  test('and tells its balance all the while costs one doubtful order each time that it is tried', async () => {
    const { providerId, orders, heard, client, send } = await panelWith(6);
    const failing = (index: number) =>
      panelFault({ kind: 'acceptThen500', action: 'add', count: 1, link: orders[index]?.own.username });
    for (const index of [0, 1, 2]) {
      await failing(index);
      expect(await send(index)).toMatchObject({ kind: 'unknown' });
    }
    const { awaitAnswer, letOneThrough, tellWaiting } = health(client);
    await outsideTheRun(awaitAnswer, { providerId });
    await expect(outsideTheRun(letOneThrough, { providerId, trialSeconds: 60 })).rejects.toMatchObject({
      type: 'panel-tried',
    });
    expect(heard).toEqual(back(providerId, 1));

    // Whoever comes first is the one; others that come at the same time don't go out beside it.
    for (const { own } of orders.slice(3))
      await panelFault({ kind: 'slow', action: 'add', count: 1, ms: 6000, link: own.username });
    const ends = await Promise.allSettled([send(3), send(4)]);
    expect(ends).toContainEqual({ status: 'fulfilled', value: expect.objectContaining({ kind: 'unknown' }) });
    expect(ends).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ type: 'panel-full' }),
    });
    expect(await send(5)).toEqual({ kind: 'not-sent', reason: panelIsAway });
    expect(await outsideTheRun(letOneThrough, { providerId, trialSeconds: 60 })).toBe('relapsed');
    expect(await outsideTheRun(tellWaiting, { providerId })).toEqual({ told: 0, isAway: true });
    expect(await stateOf(orders[5]?.submissionId ?? '')).toBe('ready');
  });

  test('and for which nobody waits is not away; the next failure makes it so again', async () => {
    const { providerId, orders, client, send } = await panelWith(4, nowhere);
    for (const index of [0, 1, 2]) await send(index);
    const { awaitAnswer, letOneThrough } = health(client);
    await db.query(
      'UPDATE providers SET base_url = (SELECT base_url FROM providers WHERE id = 1) WHERE id = $1',
      [providerId],
    );
    await outsideTheRun(awaitAnswer, { providerId });
    // A person is asked about them by now.
    await db.query(`UPDATE purchases SET stage = 'needs-attention' WHERE cart_id = ANY ($1)`, [
      orders.map(({ own }) => own.cartId),
    ]);
    expect(await outsideTheRun(letOneThrough, { providerId, trialSeconds: 60 })).toBe('answered');
    await panelFault({ kind: 'error500', action: 'add', count: 1, link: orders[3]?.own.username });
    expect(await send(3)).toMatchObject({ kind: 'unknown' });
    expect(await send(0)).toEqual({ kind: 'not-sent', reason: panelIsAway });
  });

  test('has no more unanswered orders than it takes calls in a second', async () => {
    const { providerId, orders, send } = await panelWith(3);
    await db.query('UPDATE providers SET max_calls_per_second = 2 WHERE id = $1', [providerId]);
    for (const index of [0, 1])
      await panelFault({
        kind: 'slow',
        action: 'add',
        count: 1,
        ms: 1500,
        link: orders[index]?.own.username,
      });
    const sent = [send(0), send(1)];
    await eventually(async () => expect(await stateOf(orders[0]?.submissionId ?? '')).toBe('sending'));
    await eventually(async () => expect(await stateOf(orders[1]?.submissionId ?? '')).toBe('sending'));
    await expect(send(2)).rejects.toMatchObject({ type: 'panel-full' });
    expect(await stateOf(orders[2]?.submissionId ?? '')).toBe('ready');
    expect(await Promise.all(sent)).toMatchObject([{ kind: 'accepted' }, { kind: 'accepted' }]);
    expect(await send(2)).toMatchObject({ kind: 'accepted' });
  });

  test('is asked until it answers', async () => {
    const { providerId, client, send } = await panelWith(3, nowhere);
    for (const index of [0, 1, 2]) await send(index);
    const { awaitAnswer } = health(client);
    await expect(outsideTheRun(awaitAnswer, { providerId })).rejects.toMatchObject({ type: 'panel-away' });
  });
});

test('a refill of which the panel says nothing is given up in time, so that the next may be asked for', async () => {
  const { own, submissionId } = await waiting({ state: 'accepted', provider_order_id: `p${randomUUID()}` });
  const refillId = randomUUID();
  await insertRow(db, 'refills', {
    id: refillId,
    order_id: own.orderId,
    submission_id: submissionId,
    requested_by: 'customer',
    requested_at: new Date(),
    state: 'requested',
    provider_refill_id: '999999999',
  });
  const { awaitRefill } = activities(listener().client);
  const look = (until: number) => outsideTheRun(awaitRefill, { refillId, everySeconds: 60, until });
  await expect(look(Date.now() + 60_000)).rejects.toMatchObject({ type: 'refill-goes-on' });
  expect(await look(Date.now() - 1)).toEqual({ state: 'rejected', reason: 'no end in time' });
  const { rows } = await db.query('SELECT state, ended_at IS NOT NULL AS ended FROM refills WHERE id = $1', [
    refillId,
  ]);
  expect(rows).toEqual([{ state: 'rejected', ended: true }]);
});
