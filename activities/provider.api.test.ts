import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { testDatabase } from '../api/testing/database';
import { newTarget } from '../api/testing/purchases';
import { aPanel, insertRow, type OwnNames } from '../api/testing/rows';
import { eventually } from '../api/testing/wait';
import { claimRefill, recordRefill } from '../db/refills';
import { claimSubmission, openDeliveries, settleSubmission } from '../db/submissions';
import type { ServiceType } from '../domain/catalogue';
import { type SubmissionOutcome, targetBusy } from '../domain/provider';
import type { Submission } from '../domain/purchase';
import { waitsFor } from '../domain/target';
import { panelClock, panelDrop, panelFault, panelOrders } from '../e2e/support/sandbox';
import { readKeyring } from '../security/keyring';
import { createOrderActivities } from './orders';
import { attempts, keyring, listener, outsideTheRun, submissionsOf } from './testing/submissions';

const db = testDatabase();
const { activities, waiting, stateOf, forget } = submissionsOf(db);
afterAll(async () => {
  await forget();
  await db.end();
});

/** Can't open anything that was sealed. */
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

describe('Postgres goes down right after a panel’s acceptance', () => {
  /** Fails from the outcome on, until `isBack`. */
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

  test('for longer: the purchase gets the number, and its save writes it [F4]', async () => {
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

test('a submission whose row was lost is in doubt; no refill is requested on top [F52]', async () => {
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

describe('an attempt that finds its submission ready', () => {
  const submit = activities(listener().client).submitToProvider;

  test.each([
    ['the first one', null],
    ['after an earlier refusal', new Date()],
  ])('doesn’t send it again if a restored database lost the claim, %s [F54]', async (_case, refusedAt) => {
    const { own, submissionId } = await waiting({ sent_at: refusedAt, answered_at: refusedAt });
    const attempt = attempts();
    expect(await attempt(submit, { submissionId })).toMatchObject({ kind: 'accepted' });
    await db.query(
      `UPDATE submissions SET state = 'ready', provider_order_id = NULL, sent_at = $2, answered_at = $2
         WHERE id = $1`,
      [submissionId, refusedAt],
    );
    const inDoubt = { kind: 'unknown', reason: 'its claim is missing' };
    expect(await attempt(submit, { submissionId })).toEqual(inDoubt);
    expect(await stateOf(submissionId)).toBe('unknown');
    expect(await panelOrders(own.username)).toHaveLength(1);
  });

  test('sends it if the panel had refused it, and only that result was lost', async () => {
    const { own, submissionId } = await waiting();
    await panelFault({ kind: 'rateLimit', action: 'add', count: 1, link: own.username });
    const attempt = attempts();
    expect(await attempt(submit, { submissionId })).toMatchObject({ refusal: 'rate-limited' });
    expect(await attempt(submit, { submissionId })).toMatchObject({ kind: 'accepted' });
    expect(await panelOrders(own.username)).toHaveLength(1);
  });
});

describe('after both stores were restored, the next submission of an older purchase', () => {
  const inDoubt = { kind: 'unknown', reason: 'restored' };
  const { openSubmission } = createOrderActivities({ pool: db, keyring, client: listener().client });
  const submit = (submissionId: string) =>
    outsideTheRun(activities(listener().client).submitToProvider, { submissionId });
  // Orders that are rows only are older than this, and those of the running shop are younger.
  const restoredAt = '2024-12-24T00:00:00Z';
  beforeAll(() => db.query('INSERT INTO restores (at) VALUES ($1)', [restoredAt]));
  afterAll(() => db.query('DELETE FROM restores WHERE at = $1', [restoredAt]));

  /** A line whose first generation ended like this before the backup. */
  async function line(state: Submission['state']) {
    const before = '2024-12-23T00:00:00Z';
    const { own, submissionId } = await waiting({ state, sent_at: before, answered_at: before });
    let last: string = submissionId;
    let generation = 1;
    /** Opens the next generation, as a run does. */
    const next = async () => {
      const { rows } = await db.query<Submission>(
        `SELECT line, provider_id, provider_service_id, username, quantity FROM submissions WHERE id = $1`,
        [last],
      );
      const [row] = rows;
      if (!row) throw new Error('A line has a generation');
      generation += 1;
      const id = randomUUID();
      const submission: Submission = { ...row, id, generation, state: 'ready', attempts: 0 };
      await openSubmission({ orderId: own.orderId, replaces: last, dismiss: false, submission });
      last = id;
      return id;
    };
    return { own, first: submissionId, next };
  }

  test('is in doubt, however it came to be sent, until a person says that no panel has it [F55]', async () => {
    const { own, next } = await line('rejected');
    const resent = await next();
    expect(await submit(resent)).toEqual(inDoubt);
    // A later attempt, or another run, learns the same.
    expect(await submit(resent)).toEqual(inDoubt);
    expect(await stateOf(resent)).toBe('unknown');
    expect(await panelOrders(own.username)).toEqual([]);
    expect(await submit(await next())).toMatchObject({ kind: 'accepted' });
    // Forced, on top of one that was sent since.
    expect(await submit(await next())).not.toMatchObject({ kind: 'unknown' });
  });

  test('is in doubt on top of a delivery too: the resend may have been forced before [F55]', async () => {
    const { next } = await line('accepted');
    expect(await submit(await next())).toEqual(inDoubt);
  });

  test('is in doubt if it waited when the backup was made [F55]', async () => {
    const { first } = await line('ready');
    expect(await submit(first)).toEqual(inDoubt);
  });

  test('is sent if a person has already decided about a doubtful one', async () => {
    const { next } = await line('unknown');
    expect(await submit(await next())).toMatchObject({ kind: 'accepted' });
  });

  test('is sent once the panel’s number of a doubtful one is known', async () => {
    const { first, next } = await line('ready');
    await submit(first);
    await settleSubmission(db, first, `p${randomUUID()}`);
    expect(await submit(await next())).toMatchObject({ kind: 'accepted' });
  });
});

test.each([
  ['requested', '77', { kind: 'requested', providerRefillId: '77' }, 'requested'],
  ['sending', undefined, { kind: 'unknown', reason: 'interrupted' }, 'unknown'],
] as const)(
  'a refill that a lost run left %s is followed instead of a new one [F53]',
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

describe('an answer that is stored after another attempt gave up', () => {
  const { heard, client, temporal } = listener();
  const { submitToProvider } = activities(client);

  async function storedLate(submissionId: string): Promise<SubmissionOutcome> {
    let storeNow = () => {};
    const mayStore = new Promise<void>((resolve) => {
      storeNow = resolve;
    });
    const query = async (text: string, values?: unknown[]) => {
      if (text.includes('raw_answer')) await mayStore;
      return db.query(text, values);
    };
    const pool = Object.assign(Object.create(db), { query }) as Pool;
    const first = outsideTheRun(activities(client, keyring, pool).submitToProvider, { submissionId });
    await eventually(async () => expect(await stateOf(submissionId)).toBe('sending'));
    expect(await outsideTheRun(submitToProvider, { submissionId })).toEqual({
      kind: 'unknown',
      reason: 'interrupted',
    } satisfies SubmissionOutcome);
    storeNow();
    return first;
  }

  test('reaches the purchase', async () => {
    const { own, submissionId } = await waiting();
    const outcome = await storedLate(submissionId);
    expect(outcome).toMatchObject({ kind: 'accepted' });
    expect(heard).toContainEqual({ name: 'submissionSettled', submissionId, outcome });
    expect(await panelOrders(own.username)).toHaveLength(1);
  });

  test('ends the doubt if the panel wants it later: it is sent again', async () => {
    const { own, submissionId } = await waiting();
    await panelFault({ kind: 'rateLimit', action: 'add', count: 1, link: own.username });
    const outcome = await storedLate(submissionId);
    expect(outcome).toMatchObject({ kind: 'rejected', refusal: 'rate-limited' });
    expect(heard).toContainEqual({ name: 'submissionSettled', submissionId, outcome });
    expect(await outsideTheRun(submitToProvider, { submissionId })).toMatchObject({ kind: 'accepted' });
    expect(await panelOrders(own.username)).toHaveLength(1);
  });

  test('leaves the doubt for a person if the purchase can’t hear that the panel wants it later', async () => {
    const { own, submissionId } = await waiting();
    await panelFault({ kind: 'rateLimit', action: 'add', count: 1, link: own.username });
    temporal.away = true;
    await expect(storedLate(submissionId)).rejects.toThrow();
    expect(await stateOf(submissionId)).toBe('unknown');
    expect(await outsideTheRun(submitToProvider, { submissionId })).toEqual({
      kind: 'unknown',
      reason: 'interrupted',
    });
  });
});

describe('orders to one target', () => {
  const submit = (submissionId: string) =>
    outsideTheRun(activities(listener().client).submitToProvider, { submissionId });
  const type = (own: OwnNames, serviceType: string) =>
    db.query('UPDATE orders SET service_type = $2 WHERE id = $1', [own.orderId, serviceType]);

  test('wait for each other: of two in parallel one is sent, and the other after the first has ended [F42]', async () => {
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
    // The sandbox's panel still has the first one, and refuses in its own words.
    expect(await submit(second.submissionId)).not.toMatchObject({ message: targetBusy });
  });

  test('go out in the order in which they came: a newcomer doesn’t overtake one that waits, also at another panel [F42]', async () => {
    const target = newTarget();
    const busy = { kind: 'rejected', refusal: 'active-order', message: targetBusy };
    const delivering = await waiting({ username: target, state: 'accepted' });
    const first = await waiting({ username: target });
    await db.query(`UPDATE orders SET username = $2 WHERE id = $1`, [first.own.orderId, target]);
    const newcomer = await waiting({ username: target.toUpperCase() });
    await db.query(
      `UPDATE orders SET username = $2, created_at = created_at + interval '1 minute' WHERE id = $1`,
      [newcomer.own.orderId, target],
    );
    const stand = (stage: string, attention: string | null) =>
      db.query('UPDATE purchases SET stage = $2, attention = $3 WHERE cart_id = $1', [
        first.own.cartId,
        stage,
        attention,
      ]);
    await stand('submitting', null);
    for (const { submissionId } of [first, newcomer]) expect(await submit(submissionId)).toEqual(busy);
    // Another panel gets it meanwhile, so its line is newer than the newcomer's.
    const elsewhere = randomUUID();
    await db.query(
      `WITH earlier AS (UPDATE submissions SET state = 'dismissed' WHERE id = $1 RETURNING *)
       INSERT INTO submissions (id, order_id, generation, line, provider_id, provider_service_id, username, quantity, state)
       SELECT $2, order_id, 2, line, provider_id, provider_service_id, username, quantity, 'ready' FROM earlier`,
      [first.submissionId, elsewhere],
    );
    expect(await submit(elsewhere)).toEqual(busy);
    await db.query(`UPDATE submissions SET provider_status = 'completed' WHERE id = $1`, [
      delivering.submissionId,
    ]);
    expect(await submit(newcomer.submissionId)).toEqual(busy);
    // Nobody waits for one that a person decides about, or that is over.
    for (const [stage, attention] of [
      ['submitting', 'stuck'],
      ['needs-attention', 'target-busy'],
      ['closed', null],
    ] as const) {
      await stand(stage, attention);
      expect(await claimSubmission(db, newcomer.submissionId)).toBe('claimed');
      await db.query(`UPDATE submissions SET state = 'ready' WHERE id = $1`, [newcomer.submissionId]);
    }
    await stand('submitting', null);
    expect(await submit(elsewhere)).toMatchObject({ kind: 'accepted' });
  });

  test('don’t wait if the products or the posts differ, or for themselves', async () => {
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
  'a buyer learns of the wait exactly if the claim finds the target busy: %s',
  async (_case, type, shortcode, waits) => {
    const username = newTarget();
    const first = await waiting({
      username: username.toUpperCase(),
      shortcode: 'CuK5u_lJ9aB',
      state: 'accepted',
    });
    const second = await waiting({ username, shortcode });
    await db.query('UPDATE orders SET service_type = $2 WHERE id = $1', [second.own.orderId, type]);
    const waitsForOther = async () => {
      const open = await openDeliveries(db, username);
      const deliveries = open.map((one) => ({ type: one.type, shortcode: one.shortcode ?? undefined }));
      return waitsFor(deliveries, { type: type as ServiceType, posts: [{ shortcode }] });
    };
    expect(await waitsForOther()).toBe(waits);
    expect(await claimSubmission(db, second.submissionId)).toBe(waits ? 'busy' : 'claimed');
    await db.query(`UPDATE submissions SET provider_status = 'partial' WHERE id = ANY ($1)`, [
      [first.submissionId, second.submissionId],
    ]);
    expect(await waitsForOther()).toBe(false);
  },
);

describe('a delivery that the panel never ends', () => {
  const replaced = (first: string) =>
    db.query(
      `INSERT INTO submissions (id, order_id, generation, line, provider_id, provider_service_id, username, quantity, state)
       SELECT $2, order_id, 2, line, provider_id, provider_service_id, username, quantity, 'rejected'
       FROM submissions WHERE id = $1`,
      [first, randomUUID()],
    );
  const refunded = (_first: string, { orderId }: OwnNames) =>
    db.query(`UPDATE orders SET status = 'refunded' WHERE id = $1`, [orderId]);
  const closed = (_first: string, { cartId }: OwnNames) =>
    db.query(`UPDATE purchases SET stage = 'closed', closed_as = 'charged-back' WHERE cart_id = $1`, [
      cartId,
    ]);
  const untouched = async () => undefined;

  test.each([
    ['blocks its target while nobody has decided about it', untouched, '9 days', true],
    ['may still run shortly after its order was refunded', refunded, '47 hours', true],
    ['no longer blocks its target two days later', refunded, '49 hours', false],
    ['blocks no target if its purchase is closed', closed, '49 hours', false],
    ['may still run shortly after a person had its line sent again', replaced, '47 hours', true],
    ['blocks no target if a person had its line sent again', replaced, '49 hours', false],
  ])('%s', async (_what, decide, age, blocks) => {
    const username = newTarget();
    const stale = await waiting({ username, state: 'accepted' });
    await db.query(`UPDATE submissions SET answered_at = now() - $2::interval WHERE id = $1`, [
      stale.submissionId,
      age,
    ]);
    await decide(stale.submissionId, stale.own);
    const next = await waiting({ username });
    expect(await openDeliveries(db, username)).toHaveLength(blocks ? 1 : 0);
    expect(await claimSubmission(db, next.submissionId)).toBe(blocks ? 'busy' : 'claimed');
  });
});

describe('a panel that is asked to stop an order', () => {
  const { submitToProvider, cancelAtProvider } = activities(listener().client);

  test.each([
    ['a page', { kind: 'html' }],
    ['an error of its server', { kind: 'error500' }],
    ['too many calls', { kind: 'rateLimit' }],
  ])('is asked again after %s', async (_answer, fault) => {
    const { own, submissionId } = await waiting();
    await outsideTheRun(submitToProvider, { submissionId });
    await panelFault({ ...fault, action: 'cancel', link: own.username, count: 1 });
    await expect(outsideTheRun(cancelAtProvider, { submissionId })).rejects.toThrow('does not say');
    expect(await outsideTheRun(cancelAtProvider, { submissionId })).toEqual({ accepted: true });
    // It has stopped: that is an answer.
    expect(await outsideTheRun(cancelAtProvider, { submissionId })).toMatchObject({ accepted: false });
  });

  test('is not asked about an order that it has ended', async () => {
    const { submissionId } = await waiting({ state: 'accepted', provider_status: 'partial' });
    await expect(outsideTheRun(cancelAtProvider, { submissionId })).resolves.toEqual({
      accepted: false,
      over: true,
    });
    const { rows } = await db.query('SELECT FROM provider_calls WHERE submission_id = $1', [submissionId]);
    expect(rows).toEqual([]);
  });
});

test('a refill that the panel never reports on is given up in time, so that the next one may be requested', async () => {
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
  const poll = (until: number) => outsideTheRun(awaitRefill, { refillId, everySeconds: 60, until });
  await expect(poll(Date.now() + 60_000)).rejects.toMatchObject({ type: 'refill-goes-on' });
  expect(await poll(Date.now() - 1)).toEqual({ state: 'rejected', reason: 'no end in time' });
  const { rows } = await db.query('SELECT state, ended_at IS NOT NULL AS ended FROM refills WHERE id = $1', [
    refillId,
  ]);
  expect(rows).toEqual([{ state: 'rejected', ended: true }]);
});

test('many open refills of a panel are polled so rarely that half of its status queue is left', async () => {
  const panels = [await aPanel(db), await aPanel(db)] as const;
  await db.query('UPDATE providers SET max_calls_per_second = 0.4 WHERE id = ANY ($1)', [panels]);
  const requested = async (providerId: number) => {
    const { own, submissionId } = await waiting({ provider_id: providerId, state: 'accepted' });
    const refillId = randomUUID();
    const claim = { refillId, orderId: own.orderId, submissionId, by: 'system', requestedAt: Date.now() };
    await claimRefill(db, claim);
    await recordRefill(db, refillId, 'requested', { providerRefillId: '999999999' });
    return refillId;
  };
  const [first = ''] = await Promise.all(Array.from({ length: 5 }, () => requested(panels[0])));
  const { submitToProvider, requestProviderRefill } = activities(listener().client);
  const { own, submissionId } = await waiting({ provider_id: panels[0] });
  await outsideTheRun(submitToProvider, { submissionId });
  const [order] = await panelOrders(own.username);
  await panelClock({ advanceSeconds: 60 });
  const sixth = await eventually(async () => {
    await panelDrop(Number(order?.id), 40);
    const ask = { refillId: randomUUID(), by: 'customer', requestedAt: Date.now() };
    const said = await outsideTheRun(requestProviderRefill, { ...ask, orderId: own.orderId, submissionId });
    if (said.kind !== 'requested') throw new Error(`The panel refuses: ${said.reason}`);
    return said.pollAfterSeconds;
  });
  const alone = await requested(panels[1]);
  await recordRefill(db, await requested(panels[1]), 'completed', {});
  const { awaitRefill } = activities(listener().client);
  const pause = async (refillId: string) =>
    outsideTheRun(awaitRefill, { refillId, everySeconds: 60 }).then(
      () => 0,
      ({ nextRetryDelay }) => nextRetryDelay / 1000,
    );
  // Half of the queue is a call in 20 seconds.
  const many = await pause(first);
  for (const seconds of [many, sixth]) {
    expect(seconds).toBeGreaterThanOrEqual(120);
    expect(seconds).toBeLessThanOrEqual(180);
  }
  expect(await pause(alone)).toBe(60);
  await db.query('UPDATE providers SET max_calls_per_second = DEFAULT WHERE id = ANY ($1)', [panels]);
});

test('a refill whose row was lost is given up in time too [F54]', async () => {
  const { awaitRefill } = activities(listener().client);
  const poll = (until: number) =>
    outsideTheRun(awaitRefill, { refillId: randomUUID(), everySeconds: 60, until });
  await expect(poll(Date.now() + 60_000)).rejects.toThrow('does not exist');
  expect(await poll(Date.now() - 1)).toEqual({ state: 'rejected', reason: 'no end in time' });
});
