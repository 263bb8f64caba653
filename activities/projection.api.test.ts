import { randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import type { Pool, PoolClient } from 'pg';
import { testDatabase } from '../api/testing/database';
import { anOrder, aPanel, forgetOrders, insertRow, type OwnNames, ownNames } from '../api/testing/rows';
import { eventually } from '../api/testing/wait';
import { correctionsOf } from '../db/corrections';
import { changesChannel } from '../db/pool';
import { seedServices } from '../domain/catalogue';
import { priceCart } from '../domain/pricing';
import { defaultSettings, firstLines, type PurchaseState, type Refund } from '../domain/purchase';
import { readMemory } from '../purchases/memory';
import { readKeyring } from '../security/keyring';
import type { PurchaseInput, PurchaseMemory } from '../workflows/messages';
import { newState } from '../workflows/purchase/new-state';
import { createOrderActivities, type SavedProjection } from './orders';

const db = testDatabase();
const started: string[] = [];
const signalWithStart = async (_type: string, { workflowId }: { workflowId: string }) => {
  started.push(workflowId);
};
const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');
const client = { workflow: { signalWithStart } } as unknown as Client;
const { doubtfulGeneration, numberAtPanel, saveProjection, settleSubmission } = createOrderActivities({
  pool: db,
  keyring,
  client,
});
const used: OwnNames[] = [];
afterAll(async () => {
  await forgetOrders(db, used);
  await db.end();
});

/** An order with one submission that the panel has under this number, if given. */
async function withSubmission(providerOrderId?: string, providerId = 1) {
  const own = ownNames();
  used.push(own);
  await anOrder(db, own);
  const id = randomUUID();
  await insertRow(db, 'submissions', {
    ...firstGeneration(own),
    id,
    provider_id: providerId,
    state: providerOrderId ? 'accepted' : 'unknown',
    provider_order_id: providerOrderId,
  });
  return { own, id };
}

const firstGeneration = ({ orderId, username }: OwnNames) => ({
  order_id: orderId,
  generation: 1,
  line: 1,
  provider_id: 1,
  provider_service_id: '1001',
  username,
  quantity: 1000,
});

/** The part of a state that says that a quote was paid. */
function paidFor({ intent }: OwnNames, quote: ReturnType<typeof quoteOf>) {
  return {
    quotes: [quote],
    intent: { id: intent, clientSecret: 'secret', rev: 1 },
    paid: { rev: 1, amountCents: quote.amountCents, currency: 'eur', at: Date.now() },
  };
}

/** What this buyer was offered and paid. */
function quoteOf({ username, email }: OwnNames) {
  const choice = { serviceId: 204, username, email, upsellAccepted: false };
  const service = seedServices({ europe: '1', spain: '2', likes: '3', views: '4' }).find(
    ({ id }) => id === 204,
  )!;
  return priceCart(choice, service, { offer: undefined, vatRatePercent: 20, rev: 1 });
}

/** The memory of a purchase that has these rows. */
function memoryOf(own: OwnNames, over: Partial<PurchaseState>): PurchaseMemory {
  const input: PurchaseInput = {
    cartId: own.cartId,
    owner: 'nobody',
    language: 'fr',
    variant: 'B',
    vatRatePercent: 20,
    settings: defaultSettings,
  };
  return { ...input, state: { ...newState(input, Date.now()), orderNumber: own.orderNumber, ...over } };
}

const submission = async (id: string) =>
  (await db.query('SELECT state, provider_order_id FROM submissions WHERE id = $1', [id])).rows[0];

test('a panel number belongs to one order: settling another one with it writes nothing', async () => {
  const panel = await aPanel(db);
  const taken = `settled-${ownNames().tag}`;
  await withSubmission(taken, panel);
  const { own, id } = await withSubmission(undefined, panel);
  expect(await settleSubmission({ submissionId: id, providerOrderId: taken })).toEqual({ taken: true });
  expect(await submission(id)).toEqual({ state: 'unknown', providerOrderId: null });
  expect(await numberAtPanel({ submissionId: id })).toEqual({});
  const { orderId } = own;
  expect(await doubtfulGeneration({ orderId, submissionId: id })).toMatchObject({
    generation: { id, generation: 1, line: 1, quantity: 1000, shortcode: null },
  });
  for (const submissionId of ['no uuid', randomUUID()])
    expect(await doubtfulGeneration({ orderId, submissionId })).toEqual({});
  for (const turn of ['the first time', 'again after a crash'])
    expect([turn, await settleSubmission({ submissionId: id, providerOrderId: `${taken}-own` })]).toEqual([
      turn,
      { taken: false },
    ]);
  expect(await submission(id)).toEqual({ state: 'accepted', providerOrderId: `${taken}-own` });
  expect(await numberAtPanel({ submissionId: id })).toEqual({ providerOrderId: `${taken}-own` });
  // A run that lost it in a reset learns the number too.
  expect(await doubtfulGeneration({ orderId, submissionId: id })).toMatchObject({
    generation: { id, providerOrderId: `${taken}-own` },
  });
  // A lost row is written by the next save.
  expect(await settleSubmission({ submissionId: randomUUID(), providerOrderId: `${taken}-lost` })).toEqual({
    taken: false,
  });
  // An order that a person found at the panel is followed like the rest.
  expect(started).toEqual([`delivery-watch-${panel}`, `delivery-watch-${panel}`]);
});

test('of a projection, only the rows that Postgres refuses are left out, each with its reason [F44]', async () => {
  const taken = `projected-${ownNames().tag}`;
  await withSubmission(taken);
  const { own, id } = await withSubmission();
  const projection: SavedProjection = {
    memory: memoryOf(own, { writes: 40 }),
    cartId: own.cartId,
    version: 40,
    run: { runId: 'run', historyLength: 30 },
    at: Date.now(),
    stage: 'needs-attention',
    paymentStatus: 'paid',
    paymentIntentId: own.intent,
    attention: { reason: 'stuck', since: Date.now() },
    order: { id: own.orderId, status: 'processing', refundedCents: 0 },
    submissions: [{ id, state: 'accepted', providerOrderId: taken }],
    refunds: [
      { amountCents: 100, reason: 'asked', by: 'ana', at: Date.now(), status: 'succeeded' },
      { amountCents: 2 ** 40, reason: 'asked', by: 'ana', at: Date.now(), status: 'succeeded' },
    ],
    lines: [
      { seq: 1001, at: Date.now(), kind: 'refund-requested', by: 'ana', data: { reason: 'a\0b' } },
      { seq: 1002, at: Date.now(), kind: 'refund-succeeded', by: 'payments', data: {} },
    ],
  };
  const { refused } = await saveProjection(projection);
  expect(refused?.split('; ')).toEqual([
    expect.stringMatching(`^submission ${id} 23505 submissions_provider_id_provider_order_id_key$`),
    'refund 2 22003',
    'timeline 22P05',
  ]);
  expect(await submission(id)).toEqual({ state: 'unknown', providerOrderId: null });
  const of = async (sql: string) => (await db.query(sql, [own.cartId])).rows;
  expect(await of('SELECT stage, attention FROM purchases WHERE cart_id = $1')).toEqual([
    { stage: 'needs-attention', attention: 'stuck' },
  ]);
  expect(await of('SELECT status FROM orders WHERE cart_id = $1')).toEqual([{ status: 'processing' }]);
  expect(await of('SELECT amount_cents FROM refunds WHERE cart_id = $1')).toEqual([{ amountCents: 100 }]);
  expect(await of('SELECT kind, data FROM timeline WHERE cart_id = $1 AND seq > 1000 ORDER BY seq')).toEqual([
    { kind: 'refund-requested', data: {} },
    { kind: 'refund-succeeded', data: {} },
  ]);
  // A worker that didn't know of payments outside of Stripe, nor of what they are for, wrote the first one.
  const more = { outside: true, undeliveredCents: 60 } as const;
  const refunds = projection.refunds.slice(0, 1).map((one): Refund => ({ ...one, ...more }));
  expect(await saveProjection({ ...projection, version: 41, submissions: [], refunds, lines: [] })).toEqual(
    {},
  );
  expect(await of('SELECT outside, undelivered_cents FROM refunds WHERE cart_id = $1')).toEqual([more]);
});

test('a purchase whose order can’t be rewritten still asks for a person [F44]', async () => {
  const own = ownNames();
  used.push(own);
  const quote = quoteOf(own);
  const state: Partial<PurchaseState> = {
    writes: 9,
    ...paidFor(own, quote),
    order: { id: own.orderId, status: 'processing', createdAt: Date.now() },
    submissions: firstLines({ ...quote, providerId: 2 ** 30 }, randomUUID),
  };
  const { refused } = await saveProjection({
    memory: memoryOf(own, state),
    cartId: own.cartId,
    version: 9,
    run: { runId: 'run', historyLength: 30 },
    at: Date.now(),
    stage: 'in-progress',
    paymentStatus: 'paid',
    attention: { reason: 'stuck', since: Date.now() },
    submissions: [],
    refunds: [],
    lines: [{ seq: 1, at: Date.now(), kind: 'order-created', by: 'system', data: {} }],
  });
  expect(refused).toBe('missing order 23503 submissions_provider_id_fkey');
  const { rows } = await db.query('SELECT stage, attention FROM purchases WHERE cart_id = $1', [own.cartId]);
  expect(rows).toEqual([{ stage: 'in-progress', attention: 'stuck' }]);
});

test('an order whose row was lost comes back with where its buyer came from [F54]', async () => {
  const own = ownNames();
  used.push(own);
  const quote = quoteOf(own);
  const state: Partial<PurchaseState> = {
    writes: 9,
    source: 'advertisement',
    ...paidFor(own, quote),
    order: { id: own.orderId, status: 'processing', createdAt: Date.now() },
    submissions: firstLines(quote, randomUUID),
  };
  const saved = await saveProjection({
    memory: memoryOf(own, state),
    cartId: own.cartId,
    version: 9,
    run: { runId: 'run', historyLength: 30 },
    at: Date.now(),
    stage: 'in-progress',
    paymentStatus: 'paid',
    submissions: [],
    refunds: [],
    lines: [],
  });
  expect(saved).toEqual({});
  const { rows } = await db.query('SELECT source, amount_cents FROM conversions WHERE order_id = $1', [
    own.orderId,
  ]);
  expect(rows).toEqual([{ source: 'advertisement', amountCents: quote.amountCents }]);
});

test('an order whose row was lost comes back with its deliveries; the first one stays [F54]', async () => {
  const own = ownNames();
  used.push(own);
  const quote = quoteOf(own);
  const order = { id: own.orderId, status: 'completed', createdAt: Date.now() } as const;
  const state: Partial<PurchaseState> = {
    ...{ writes: 9, ...paidFor(own, quote), order },
    submissions: firstLines(quote, randomUUID),
  };
  const delivered = async (version: number, over: { deliveredAt?: number; firstDeliveredAt?: number }) => {
    const saved = await saveProjection({
      memory: memoryOf(own, state),
      cartId: own.cartId,
      version,
      run: { runId: 'run', historyLength: version },
      at: Date.now(),
      stage: 'guarantee',
      paymentStatus: 'paid',
      order: { ...order, refundedCents: 0, ...over },
      submissions: [],
      refunds: [],
      lines: [],
    });
    expect(saved).toEqual({});
    const { rows } = await db.query('SELECT delivered_at, first_delivered_at FROM orders WHERE id = $1', [
      own.orderId,
    ]);
    return rows;
  };
  const at = (day: number) => Date.UTC(2026, 10, day);
  const times = (last: number, first: number) => [
    { deliveredAt: new Date(at(last)), firstDeliveredAt: new Date(at(first)) },
  ];
  expect(await delivered(9, { deliveredAt: at(20), firstDeliveredAt: at(1) })).toEqual(times(20, 1));
  // Runs of earlier releases name the last one, or none.
  expect(await delivered(10, { deliveredAt: at(21), firstDeliveredAt: at(21) })).toEqual(times(21, 1));
  expect(await delivered(11, { deliveredAt: at(22) })).toEqual(times(22, 1));
  // A panel cancelled the resend.
  expect(await delivered(12, { firstDeliveredAt: at(1) })).toEqual([
    { deliveredAt: null, firstDeliveredAt: new Date(at(1)) },
  ]);
  expect(await delivered(13, {})).toEqual([{ deliveredAt: null, firstDeliveredAt: null }]);
});

test('a refill whose row was lost comes back with the next write [F54]', async () => {
  const { own, id } = await withSubmission(`refilled-${ownNames().tag}`);
  const quote = quoteOf(own);
  const lost = { id: randomUUID(), submissionId: id, requestedAt: Date.now(), by: 'customer' };
  // The panel refused it at once, so the run doesn't remember it.
  await insertRow(db, 'refills', {
    id: randomUUID(),
    order_id: own.orderId,
    submission_id: id,
    requested_by: 'customer',
    requested_at: new Date(),
    state: 'rejected',
  });
  const state: Partial<PurchaseState> = {
    writes: 30,
    ...paidFor(own, quote),
    order: { id: own.orderId, status: 'completed', createdAt: Date.now() },
    submissions: [{ ...firstLines(quote, () => id)[0]!, state: 'accepted' }],
    refills: [{ ...lost, state: 'requested', providerRefillId: '77' }],
  };
  const saved = await saveProjection({
    memory: memoryOf(own, state),
    cartId: own.cartId,
    version: 30,
    run: { runId: 'run', historyLength: 30 },
    at: Date.now(),
    stage: 'guarantee',
    paymentStatus: 'paid',
    order: { id: own.orderId, status: 'completed', refundedCents: 0 },
    submissions: [],
    refunds: [],
    lines: [],
  });
  expect(saved).toEqual({});
  const { rows } = await db.query('SELECT state, provider_refill_id FROM refills WHERE id = $1', [lost.id]);
  expect(rows).toEqual([{ state: 'requested', providerRefillId: '77' }]);
});

test('a refill that is still open when its purchase closes ends with it', async () => {
  const { own, id } = await withSubmission(`open-${ownNames().tag}`);
  const refill = randomUUID();
  await insertRow(db, 'refills', {
    id: refill,
    order_id: own.orderId,
    submission_id: id,
    requested_by: 'customer',
    requested_at: new Date(),
    state: 'requested',
    provider_refill_id: '77',
  });
  const end = async (version: number, stage: 'refunding' | 'closed') => {
    const order = { id: own.orderId, status: 'refunded', createdAt: Date.now() } as const;
    await saveProjection({
      memory: memoryOf(own, { writes: version, order }),
      cartId: own.cartId,
      version,
      run: { runId: 'run', historyLength: version },
      at: Date.now(),
      stage,
      end: 'refunded',
      paymentStatus: 'refunded',
      order: { id: own.orderId, status: 'refunded', refundedCents: 3193 },
      submissions: [],
      refunds: [],
      lines: [],
    });
    const { rows } = await db.query(
      'SELECT state, reason, ended_at IS NOT NULL AS ended FROM refills WHERE id = $1',
      [refill],
    );
    return rows[0];
  };
  // The refund may still fail: then the refill goes on.
  expect(await end(30, 'refunding')).toEqual({ state: 'requested', reason: null, ended: false });
  expect(await end(31, 'closed')).toEqual({
    state: 'rejected',
    reason: 'the purchase has ended',
    ended: true,
  });
});

test('a generation that a lost workflow task opened goes with the next write, unless the panel was called [F51]', async () => {
  const { own, id } = await withSubmission();
  const open = async (generation: number, minutesAgo: number) => {
    const created_at = new Date(Date.now() - minutesAgo * 60_000);
    const opened = { ...firstGeneration(own), id: randomUUID(), generation, state: 'ready', created_at };
    await insertRow(db, 'submissions', opened);
    return opened.id;
  };
  const [known, , called, young] = await Promise.all([open(2, 2), open(3, 2), open(4, 2), open(5, 0)]);
  await insertRow(db, 'provider_calls', {
    provider_id: 1,
    action: 'add',
    order_id: own.orderId,
    submission_id: called,
    request: '{}',
    outcome: 'unreachable',
    at: new Date(),
    duration_ms: 1,
  });
  const ofMemory = [id, known].map((one) => ({ id: one })) as PurchaseState['submissions'];
  const saved = async (version: number, stage: 'needs-attention' | 'closed') => {
    const written = await saveProjection({
      memory: memoryOf(own, { writes: version, submissions: ofMemory }),
      cartId: own.cartId,
      version,
      run: { runId: 'run', historyLength: version },
      at: Date.now(),
      stage,
      paymentStatus: 'paid',
      order: { id: own.orderId, status: 'processing', refundedCents: 0 },
      submissions: [],
      refunds: [],
      lines: [],
    });
    expect(written).toEqual({});
    const rows = await db.query('SELECT id FROM submissions WHERE order_id = $1 ORDER BY generation', [
      own.orderId,
    ]);
    return rows.rows.map((row) => row.id);
  };
  // The young one may just be opened, in parallel to this write. A closed purchase opens none.
  expect(await saved(20, 'needs-attention')).toEqual([id, known, called, young]);
  expect(await saved(21, 'closed')).toEqual([id, known, called]);
});

test('a refund has the amount and the time that the payment provider answered with, as an earlier attempt made it', async () => {
  const { own } = await withSubmission();
  const begun = Date.parse('2026-12-31T22:30:00Z');
  const made = Date.parse('2027-01-01T01:00:00Z');
  const refunded = async (
    version: number,
    answered: { amountCents: number; status: 'pending' | 'succeeded'; at: number },
  ) => {
    const refund = { ...answered, reason: 'asked', by: 'ana' };
    const written = await saveProjection({
      memory: memoryOf(own, { writes: version }),
      cartId: own.cartId,
      version,
      run: { runId: 'run', historyLength: version },
      at: Date.now(),
      stage: 'refunding',
      paymentStatus: 'paid',
      paymentIntentId: own.intent,
      order: { id: own.orderId, status: 'processing', refundedCents: 0 },
      submissions: [],
      refunds: [refund],
      lines: [],
    });
    expect(written).toEqual({});
  };
  await refunded(20, { amountCents: 500, status: 'pending', at: begun });
  await refunded(21, { amountCents: 300, status: 'succeeded', at: made });
  const { rows } = await db.query('SELECT amount_cents, status, created_at FROM refunds WHERE cart_id = $1', [
    own.cartId,
  ]);
  expect(rows).toEqual([{ amountCents: 300, status: 'succeeded', createdAt: new Date(made) }]);
  expect(await correctionsOf(db, own.cartId)).toMatchObject([{ amountCents: -300 }]);
});

test('the writes of a lost workflow task are replaced; another run must have a higher number [F51]', async () => {
  const { own } = await withSubmission();
  const write = (
    runId: string,
    historyLength: number,
    version: number,
    stage: 'submitting' | 'in-progress',
  ) =>
    saveProjection({
      memory: memoryOf(own, { writes: version }),
      cartId: own.cartId,
      version,
      run: { runId, historyLength },
      at: Date.now(),
      stage,
      paymentStatus: 'paid',
      submissions: [],
      refunds: [],
      lines: [],
    });
  const stands = async () =>
    (
      await db.query(
        `SELECT p.version, p.run_id, p.history_length, p.stage, k.version AS kept
         FROM purchases p JOIN kept_purchases k USING (cart_id) WHERE cart_id = $1`,
        [own.cartId],
      )
    ).rows[0];
  expect(await write('first', 30, 47, 'in-progress')).toEqual({});
  // The task was lost, and the next one got less far.
  expect(await write('first', 33, 45, 'submitting')).toEqual({});
  const now = { version: 45, runId: 'first', historyLength: 33, stage: 'submitting', kept: 45 };
  expect(await stands()).toEqual(now);
  // A late write of the lost task, and an older write of the same one.
  const stored = { runId: 'first', historyLength: 33, version: 45 };
  expect(await write('first', 30, 48, 'in-progress')).toEqual({ stored: { ...stored, ours: true } });
  expect(await write('first', 33, 44, 'in-progress')).toEqual({ stored: { ...stored, ours: true } });
  // A run that was reset to before all that.
  expect(await write('second', 90, 40, 'in-progress')).toEqual({ stored: { ...stored, ours: false } });
  expect(await stands()).toEqual(now);
  expect(await write('second', 5, 46, 'in-progress')).toEqual({});
  expect(await stands()).toMatchObject({ version: 46, runId: 'second', historyLength: 5 });
});

test('a projection is announced after it is committed: a transaction that notifies keeps others from committing', async () => {
  const { own } = await withSubmission();
  const said: string[] = [];
  const note = (client: PoolClient): PoolClient =>
    Object.assign(Object.create(client) as PoolClient, {
      query: (...query: [string, unknown[]?]) => {
        said.push(query[0]);
        return client.query(...query);
      },
      release: () => client.release(),
    });
  const pool = Object.assign(Object.create(db) as Pool, {
    connect: async () => note(await db.connect()),
    query: (...query: [string, unknown[]?]) => {
      said.push(query[0]);
      return db.query(...query);
    },
  });
  const listener = await db.connect();
  const heard: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query(`LISTEN ${changesChannel}`);
  try {
    const activities = createOrderActivities({ pool, keyring, client });
    await activities.saveProjection({
      memory: memoryOf(own, { writes: 20 }),
      cartId: own.cartId,
      version: 20,
      run: { runId: 'run', historyLength: 30 },
      at: Date.now(),
      stage: 'in-progress',
      paymentStatus: 'paid',
      submissions: [],
      refunds: [],
      lines: [],
    });
    await eventually(() => expect(heard).toContain(own.orderNumber));
  } finally {
    await listener.query('UNLISTEN *');
    listener.release();
  }
  const commit = said.indexOf('COMMIT');
  expect(commit).toBeGreaterThan(0);
  expect(said.findIndex((sql) => sql.includes('pg_notify'))).toBeGreaterThan(commit);
  expect(said.filter((sql) => sql.includes('pg_notify'))).toHaveLength(1);
});

test('a run that still knows an erased buyer, e.g. while it waits for an e-mail, does not store them again [V37]', async () => {
  const { own } = await withSubmission();
  await db.query('UPDATE purchases SET forgotten_at = now() WHERE cart_id = $1', [own.cartId]);
  const memory = memoryOf(own, { writes: 50 });
  const refund = { amountCents: 100, reason: `asked by ${own.email}`, by: 'ana', at: Date.now() };
  memory.state.refunds = [{ ...refund, status: 'succeeded' }];
  await saveProjection({
    memory,
    cartId: own.cartId,
    version: 50,
    run: { runId: 'run', historyLength: 50 },
    at: Date.now(),
    stage: 'closed',
    paymentStatus: 'paid',
    submissions: [],
    refunds: [],
    lines: [
      {
        seq: 900,
        at: Date.now(),
        kind: 'submission-refused',
        by: 'system',
        data: { line: 1, message: `No such profile: ${own.email}` },
      },
    ],
  });
  const kept = await readMemory(db, keyring, own.cartId);
  expect(kept).toMatchObject({ owner: 'forgotten', state: { forget: true, writes: 50 } });
  expect(JSON.stringify(kept)).not.toContain(own.email);
  const { rows } = await db.query('SELECT data FROM timeline WHERE cart_id = $1 AND seq = 900', [own.cartId]);
  expect(rows).toEqual([{ data: { line: 1 } }]);
});

test('a price promised with a code ends with its purchase, and is back if the purchase goes on', async () => {
  const own = ownNames();
  used.push(own);
  await anOrder(db, own);
  await insertRow(db, 'discount_claims', {
    ...{ cart_id: own.cartId, code: 'SAVE10', once_per_email: false, claimed_at: new Date() },
  });
  const stages = ['awaiting-payment', 'closed', 'closed', 'guarantee'] as const;
  const ended: boolean[] = [];
  for (const [index, stage] of stages.entries()) {
    await saveProjection({
      memory: memoryOf(own, {}),
      cartId: own.cartId,
      version: index + 18,
      run: { runId: 'run', historyLength: 30 + index },
      at: Date.now(),
      stage,
      paymentStatus: 'pending',
      submissions: [],
      refunds: [],
      lines: [],
    });
    const { rows } = await db.query('SELECT ended FROM discount_claims WHERE cart_id = $1', [own.cartId]);
    ended.push(...rows.map((row) => row.ended));
  }
  expect(ended).toEqual([false, true, true, false]);
});
