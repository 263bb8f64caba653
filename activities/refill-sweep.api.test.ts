import { randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import { CancelledFailure } from '@temporalio/common';
import { MockActivityEnvironment } from '@temporalio/testing';
import { testDatabase } from '../api/testing/database';
import { anOrder, forgetOrders, insertRow, type OwnNames, ownNames } from '../api/testing/rows';
import { readSubmission, recordReport } from '../db/submissions';
import { sweepById, sweepResults } from '../db/sweeps';
import { ShopError } from '../domain/errors';
import { bySchedule } from '../domain/sweeps';
import { readKeyring } from '../security/keyring';
import { purchaseId } from '../workflows/messages';
import { createInstagramActivities } from './instagram';
import { createMaintenanceActivities, type SweepPage } from './maintenance';

const db = testDatabase();
const used: OwnNames[] = [];
afterAll(async () => {
  await forgetOrders(db, used);
  await db.end();
});

const day = 24 * 3_600_000;
/** Long ago, in this order. */
const longAgo = (seconds: number) => new Date(Date.UTC(1980, 0, 1) + seconds * 1000);

/** A delivery that ended this many days ago; its place in the order of counting. More fields of its row in `over`. */
async function delivered(
  place: number,
  {
    days = 1,
    stage = 'guarantee',
    ...over
  }: Record<string, unknown> & { days?: number; stage?: string } = {},
) {
  const own = ownNames();
  used.push(own);
  await anOrder(db, own, {
    purchase: { stage },
    order: {
      status: 'completed',
      service_type: 'followers',
      delivered_at: new Date(Date.now() - days * day),
      without_refills: false,
    },
  });
  const id = randomUUID();
  await insertRow(db, 'submissions', {
    id,
    order_id: own.orderId,
    generation: 1,
    line: 1,
    provider_id: 1,
    provider_service_id: '1',
    username: own.username,
    quantity: 1000,
    state: 'accepted',
    provider_order_id: own.tag,
    provider_status: 'completed',
    start_count: 100,
    count_due_at: longAgo(place),
    ...over,
  });
  return { ...own, id };
}

/** Like that one, but the panel delivered 600, and 400 came with the resend of the rest. */
async function resent(place: number) {
  const own = await delivered(place);
  const id = randomUUID();
  await db.query(`UPDATE submissions SET provider_status = 'partial', remains = 400 WHERE id = $1`, [own.id]);
  await db.query(
    `INSERT INTO submissions SELECT (jsonb_populate_record(s, $2)).* FROM submissions s WHERE id = $1`,
    [
      own.id,
      JSON.stringify({
        id,
        generation: 2,
        quantity: 400,
        provider_order_id: `${own.tag}-2`,
        provider_status: 'completed',
        remains: 0,
        start_count: 700,
      }),
    ],
  );
  return { ...own, id };
}

/** Lets an hour pass since all counts: sweeps share the calls of an hour. */
const nextHour = () => db.query(`DELETE FROM rate_limits WHERE key = 'refill-counts'`);

/**
 * A sweep in a world where only the profiles in `counts` can be counted, and the purchase `deaf` can't be signalled. The
 * directory gives `answers`, and then it is rate limited.
 */
async function sweep(
  counts: Record<string, () => number>,
  {
    deaf = '',
    attempt = new MockActivityEnvironment(),
    by = bySchedule,
    startedAt = Date.now(),
    countsPerHour,
    answers = Number.POSITIVE_INFINITY,
  }: {
    deaf?: string;
    attempt?: MockActivityEnvironment;
    by?: string;
    startedAt?: number;
    countsPerHour?: number;
    answers?: number;
  } = {},
) {
  const counted: string[] = [];
  const signalled: string[] = [];
  const signal = (workflowId: string) => ({
    signal: async () => {
      if (workflowId === purchaseId(deaf)) throw new Error('Temporal is away');
      signalled.push(workflowId);
    },
  });
  const { openSweep, sweepRefillsPage, closeSweep } = createMaintenanceActivities({
    pool: db,
    keyring: readKeyring(process.env.ENCRYPTION_KEYS ?? ''),
    client: { workflow: { getHandle: signal } } as unknown as Client,
    timeoutMs: 30_000,
    addresses: 'any',
    countsPerHour,
    directory: {
      async followerCount(username) {
        if (counted.length >= answers) throw new ShopError('rate_limited', { retryAfterSeconds: 60 });
        counted.push(username);
        return counts[username]?.();
      },
    },
  });
  const runId = randomUUID();
  await openSweep({ runId, kind: 'refill-sweep', startedBy: by, startedAt });
  try {
    for (let more = true; more; )
      ({ more } = await attempt.run<[{ runId: string }], SweepPage, typeof sweepRefillsPage>(
        sweepRefillsPage,
        {
          runId,
        },
      ));
  } finally {
    await closeSweep({ runId, failed: false });
  }
  const left = (await sweepById(db, runId))?.left;
  return { runId, counted, signalled, left };
}

/** In how many days they are counted again. */
async function dueIn(ids: readonly string[]) {
  const { rows } = await db.query<{ id: string; days: number }>(
    'SELECT id, round(extract(epoch FROM count_due_at - now()) / 86400, 2)::float AS days FROM submissions WHERE id = ANY ($1)',
    [ids],
  );
  const days = new Map(rows.map((row) => [row.id, row.days]));
  return ids.map((id) => days.get(id));
}

test('the longest wait is counted first; an order that can not be counted or signalled delays no other', async () => {
  const [unread, untold, lost, old] = [
    await delivered(1),
    await delivered(2),
    await delivered(3, { days: 20 }),
    await delivered(4, { days: 400 }),
  ];
  const over = await delivered(0, { stage: 'closed' });
  const all = [unread, untold, lost, old, over].map(({ username }) => username);
  const ours = ({ counted }: { counted: string[] }) => counted.filter((username) => all.includes(username));
  const first = await sweep(
    {
      [unread.username]: () => {
        throw new Error('Its profile is gone');
      },
      [untold.username]: () => 200,
      [lost.username]: () => 200,
      [old.username]: () => 1100,
    },
    { deaf: untold.cartId },
  );
  expect(ours(first)).toEqual([unread, untold, lost, old].map(({ username }) => username));
  expect(first.signalled).toEqual([purchaseId(lost.cartId)]);
  const { rows: results } = await sweepResults(db, first.runId, { page: 1, pageSize: 10_000 });
  expect(results).toContainEqual(
    expect.objectContaining({ submissionId: unread.id, outcome: 'uncounted', error: 'Its profile is gone' }),
  );
  expect(results).toContainEqual(expect.objectContaining({ submissionId: lost.id, outcome: 'requested' }));
  expect(await dueIn([unread.id, untold.id, lost.id, old.id, over.id])).toEqual([0, 0, 0.25, 7, 1]);
  // The next run counts what is due by then.
  expect(ours(await sweep({})).sort()).toEqual([unread.username, untold.username].sort());
});

test('after a resend of the rest the whole delivery is counted', async () => {
  const [kept, lost] = [await resent(1), await resent(2)];
  // 10 % of 1000, though it is more of 400.
  const { signalled } = await sweep({ [kept.username]: () => 1000, [lost.username]: () => 999 });
  expect(signalled).toContain(purchaseId(lost.cartId));
  expect(signalled).not.toContain(purchaseId(kept.cartId));
});

test('a delivery that has just ended waits its turn behind those that are overdue', async () => {
  const ended = await delivered(1, { provider_status: 'in-progress' });
  const overdue = await delivered(1, { days: 30, count_due_at: new Date(Date.now() - day) });
  await recordReport(db, await readSubmission(db, ended.id), { status: 'completed', remains: 0 });
  const all = [ended.username, overdue.username];
  const { counted } = await sweep({});
  expect(counted.filter((username) => all.includes(username))).toEqual([overdue.username, ended.username]);
});

test('what fails is counted by the next sweep, however old the delivery is', async () => {
  const [lost, untold] = [await delivered(1, { days: 400 }), await delivered(2, { days: 400 })];
  const counts = {
    [lost.username]: () => {
      throw new ShopError('unavailable');
    },
    [untold.username]: () => 200,
  };
  await sweep(counts, { deaf: untold.cartId });
  expect(await dueIn([lost.id, untold.id])).toEqual([0, 0]);
});

test('a directory that answers no more ends the sweep; what is left keeps its place', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, (_, place) => delivered(place, { days: 400 })));
  const limited = () => {
    throw new ShopError('rate_limited', { retryAfterSeconds: 60 });
  };
  const all = orders.map(({ username }) => username);
  const first = await sweep(
    Object.fromEntries(all.map((name, place) => [name, place < 3 ? () => 1100 : limited])),
  );
  const asked = first.counted.filter((name) => all.includes(name));
  // Five at once: those that had begun.
  expect(asked.length).toBeLessThan(9);
  const days = await dueIn(orders.map(({ id }) => id));
  expect(days.slice(0, 3)).toEqual([7, 7, 7]);
  expect(days.slice(3).every((due) => due! < -365)).toBe(true);
});

test('sweeps leave calls of the directory to visitors; the next hour goes on with the longest wait', async () => {
  const orders = await Promise.all(Array.from({ length: 5 }, (_, place) => delivered(place, { days: 400 })));
  const all = orders.map(({ username }) => username);
  const counts = Object.fromEntries(all.map((name) => [name, () => 1100]));
  const ours: string[] = [];
  // Other deliveries of this shop are due too.
  for (let sweeps = 0; ours.length < all.length && sweeps < 500; sweeps += 1) {
    await nextHour();
    const { counted } = await sweep(counts, { countsPerHour: 2 });
    expect(counted.length).toBeLessThanOrEqual(2);
    ours.push(...counted.filter((name) => all.includes(name)));
  }
  expect(ours).toEqual(all);
});

test('the sweeps of an hour share its calls, those of people too', async () => {
  for (let place = 0; place < 3; place++) await delivered(place);
  await nextHour();
  expect((await sweep({}, { countsPerHour: 2 })).counted).toHaveLength(2);
  const asked = await sweep({}, { countsPerHour: 2, by: 'ana' });
  expect(asked.counted).toEqual([]);
  expect(asked.left).toBeGreaterThanOrEqual(3);
  await nextHour();
  expect((await sweep({}, { countsPerHour: 2, by: 'ana' })).counted).toHaveLength(2);
});

test('what a purchase counts itself is one of the hour’s counts: none is left after a sweep that used them up', async () => {
  const lost = await delivered(-1);
  await delivered(0);
  await nextHour();
  const { counted, signalled } = await sweep({ [lost.username]: () => 200 }, { countsPerHour: 2 });
  expect(signalled).toContain(purchaseId(lost.cartId));
  expect(counted).toHaveLength(2);
  const directory = { followerCount: async (username: string) => counted.push(username) };
  const { readFollowerCount } = createInstagramActivities({ pool: db, directory, countsPerHour: 2 });
  expect(await readFollowerCount({ username: lost.username })).toEqual({});
  expect(counted).toHaveLength(2);
  await nextHour();
  expect(await readFollowerCount({ username: lost.username })).toEqual({ count: 3 });
  // The other count of that hour.
  expect((await sweep({}, { countsPerHour: 2 })).counted).toHaveLength(1);
});

test('a sweep that began in an earlier hour uses calls of the hour in which it counts', async () => {
  for (let place = 0; place < 3; place++) await delivered(place);
  await nextHour();
  const long = await sweep({}, { countsPerHour: 2, startedAt: Date.now() - 3_600_000 });
  expect(long.counted).toHaveLength(2);
  expect((await sweep({}, { countsPerHour: 2 })).counted).toEqual([]);
});

test('two sweeps at once share the calls of an hour', async () => {
  for (let place = 0; place < 6; place++) await delivered(place);
  await nextHour();
  const both = await Promise.all([
    sweep({}, { countsPerHour: 3 }),
    sweep({}, { countsPerHour: 3, by: 'ana' }),
  ]);
  expect(both.flatMap(({ counted }) => counted)).toHaveLength(3);
});

test('the calls of an attempt that was cut off count too', async () => {
  for (let place = 0; place < 4; place++) await delivered(place);
  await nextHour();
  const attempt = new MockActivityEnvironment();
  let beats = 0;
  attempt.on('heartbeat', () => {
    beats += 1;
    if (beats === 2) attempt.cancel('WORKER_SHUTDOWN');
  });
  await expect(sweep({}, { attempt, countsPerHour: 2 })).rejects.toThrow(CancelledFailure);
  expect((await sweep({}, { countsPerHour: 2 })).counted.length).toBeLessThan(2);
});

test('a person’s sweep begins where the last one had to end, and says how many are left', async () => {
  for (let place = 0; place < 6; place++) await delivered(place);
  const first = await sweep({}, { by: 'ana', answers: 3 });
  const second = await sweep({}, { by: 'ana', answers: 3 });
  expect(new Set([...first.counted, ...second.counted]).size).toBe(6);
  expect(first.left).toBeGreaterThanOrEqual(3);
  const last = await sweep({}, { by: 'ana' });
  expect(last.counted.length).toBeGreaterThanOrEqual(6);
  expect(last.left).toBe(0);
});

test('a sweep ends between two counts if its attempt is no longer wanted', async () => {
  for (let place = 0; place < 20; place++) await delivered(place);
  const attempt = new MockActivityEnvironment();
  let beats = 0;
  attempt.on('heartbeat', () => {
    beats += 1;
    if (beats === 3) attempt.cancel('WORKER_SHUTDOWN');
  });
  await expect(sweep({}, { attempt })).rejects.toThrow(CancelledFailure);
});
