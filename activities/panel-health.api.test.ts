import { randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import { testDatabase } from '../api/testing/database';
import { aPanel } from '../api/testing/rows';
import { eventually } from '../api/testing/wait';
import { waitingForPanel } from '../db/provider-health';
import { insertSubmission } from '../db/submissions';
import { panelIsAway } from '../domain/fail-over';
import { targetBusy } from '../domain/provider';
import { panelFault } from '../e2e/support/sandbox';
import { purchaseId } from '../workflows/messages';
import { createPanelHealthActivities } from './panel-health';
import { attempts, keyring, listener, outsideTheRun, submissionsOf } from './testing/submissions';

const db = testDatabase();
const { activities, waiting, stateOf, forget } = submissionsOf(db);
afterAll(async () => {
  await forget();
  await db.end();
});

describe('a panel that gives no usable answer', () => {
  const nowhere = 'http://127.0.0.1:9/api';
  const health = (client: Client, pause?: (ms: number) => Promise<void>) =>
    createPanelHealthActivities({
      pause,
      reach: { db, temporal: client, keyring },
      timeoutMs: 30_000,
      addresses: 'any',
    });

  /** A panel and this many orders that wait for it, in the order in which their runs are signalled. */
  async function panelWith(count: number, baseUrl?: string) {
    const providerId = await aPanel(db, { baseUrl });
    const orders: Awaited<ReturnType<typeof waiting>>[] = [];
    for (let i = 0; i < count; i++)
      orders.push(await waiting({ provider_id: providerId, reason: panelIsAway }));
    await db.query(`UPDATE purchases SET stage = 'submitting' WHERE cart_id = ANY ($1)`, [
      orders.map(({ own }) => own.cartId),
    ]);
    const { heard, temporal, client } = listener();
    const started: unknown[] = [];
    Object.assign(client.workflow, {
      start: async (_type: string, { workflowId }: { workflowId: string }) => started.push(workflowId),
    });
    const { submitToProvider } = activities(client);
    const send = (index: number) =>
      outsideTheRun(submitToProvider, { submissionId: orders[index]?.submissionId ?? '' });
    return { providerId, orders, heard, temporal, client, started, send };
  }

  const back = (providerId: number, count: number) =>
    Array.from({ length: count }, () => ({ name: 'panelBack', providerId }));

  test('gets no orders until it answers; then one is tried, and the others follow', async () => {
    const { providerId, orders, heard, client, started, send } = await panelWith(6, nowhere);
    // It waits for its target and goes out on its own, so no trial is spent on it.
    await db.query('UPDATE submissions SET reason = $2 WHERE id = $1', [orders[5]?.submissionId, targetBusy]);
    for (const index of [0, 1, 2])
      expect(await send(index)).toMatchObject({ kind: 'not-sent', reason: 'ECONNREFUSED' });
    expect(started).toEqual([`panel-away-${providerId}`]);
    await db.query(
      'UPDATE providers SET base_url = (SELECT base_url FROM providers WHERE id = 1) WHERE id = $1',
      [providerId],
    );
    // It is back, but nobody has asked it yet.
    for (const index of [0, 1, 2, 3])
      expect(await send(index)).toEqual({ kind: 'not-sent', reason: panelIsAway });
    expect(started).toHaveLength(5);

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

  test('that reports its balance all the while costs one doubtful order per trial', async () => {
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

    // The first one is sent; others that arrive at the same time wait.
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

  test('that nobody waits for is not away; the next failure makes it away again', async () => {
    const { providerId, orders, client, send } = await panelWith(4, nowhere);
    for (const index of [0, 1, 2]) await send(index);
    const { awaitAnswer, letOneThrough } = health(client);
    await db.query(
      'UPDATE providers SET base_url = (SELECT base_url FROM providers WHERE id = 1) WHERE id = $1',
      [providerId],
    );
    await outsideTheRun(awaitAnswer, { providerId });
    // A person has been asked about them by now.
    await db.query(`UPDATE purchases SET stage = 'needs-attention' WHERE cart_id = ANY ($1)`, [
      orders.map(({ own }) => own.cartId),
    ]);
    expect(await outsideTheRun(letOneThrough, { providerId, trialSeconds: 60 })).toBe('answered');
    await panelFault({ kind: 'error500', action: 'add', count: 1, link: orders[3]?.own.username });
    expect(await send(3)).toMatchObject({ kind: 'unknown' });
    expect(await send(0)).toEqual({ kind: 'not-sent', reason: panelIsAway });
  });

  test('is tried with the next order if a purchase can’t be signalled', async () => {
    const { providerId, heard, temporal, client } = await panelWith(2);
    await db.query(
      'INSERT INTO provider_health (provider_id, failures, away_since, tried_since) VALUES ($1, 3, now(), now())',
      [providerId],
    );
    const [first = ''] = await waitingForPanel(db, providerId, '', 1);
    temporal.lost = purchaseId(first);
    const { letOneThrough } = health(client);
    const attempt = attempts();
    for (const told of [0, 1, 1]) {
      await expect(attempt(letOneThrough, { providerId, trialSeconds: 60 })).rejects.toMatchObject({
        type: 'panel-tried',
      });
      expect(heard).toEqual(back(providerId, told));
    }
  });

  test('releases the orders that left it for a stand-in that does not answer either', async () => {
    const { providerId, orders, heard, client, send } = await panelWith(4);
    const standInId = await aPanel(db);
    await db.query(
      `INSERT INTO provider_health (provider_id, failures, away_since)
       SELECT id, 3, now() FROM unnest($1::integer[]) id`,
      [[providerId, standInId]],
    );
    const { submitToProvider } = activities(client);
    const held = { kind: 'not-sent', reason: panelIsAway };
    /** The next generation, at the stand-in, as the workflow opens it. */
    const goOn = async ({ own, submissionId }: Awaited<ReturnType<typeof waiting>>) => {
      const id = randomUUID();
      const submission = {
        line: 1,
        state: 'ready',
        username: own.username,
        quantity: 1000,
        attempts: 0,
      } as const;
      const panel = { providerId: standInId, providerServiceId: '1001' };
      await insertSubmission(db, {
        orderId: own.orderId,
        replaces: submissionId,
        dismiss: true,
        submission: { id, generation: 2, ...submission, ...panel },
      });
      return outsideTheRun(submitToProvider, { submissionId: id });
    };
    const [left, refused, elsewhere] = orders;
    expect(await send(0)).toEqual(held);
    expect(await goOn(left!)).toEqual(held);
    // These went on for other reasons.
    await db.query(`UPDATE submissions SET state = 'rejected' WHERE id = $1`, [refused!.submissionId]);
    expect(await goOn(refused!)).toEqual(held);
    await db.query(`UPDATE submissions SET reason = 'ECONNREFUSED' WHERE id = $1`, [elsewhere!.submissionId]);
    expect(await goOn(elsewhere!)).toEqual(held);

    const { awaitAnswer, letOneThrough, tellWaiting } = health(client);
    await outsideTheRun(awaitAnswer, { providerId });
    await expect(outsideTheRun(letOneThrough, { providerId, trialSeconds: 60 })).rejects.toMatchObject({
      type: 'panel-tried',
    });
    expect(heard).toEqual(back(providerId, 1));
    expect(await send(3)).toMatchObject({ kind: 'accepted' });
    expect(await outsideTheRun(tellWaiting, { providerId })).toEqual({ told: 1, isAway: false });
    expect(await waitingForPanel(db, providerId, '', 10)).toEqual([left!.own.cartId]);
    expect((await waitingForPanel(db, standInId, '', 10)).sort()).toEqual(
      [left, refused, elsewhere].map((order) => order!.own.cartId).sort(),
    );
    await db.query(`UPDATE submissions SET state = 'accepted' WHERE order_id = $1 AND generation = 2`, [
      left!.own.orderId,
    ]);
    expect(await waitingForPanel(db, providerId, '', 10)).toEqual([]);
  });

  test.each([
    [40, [[5, 1000]]],
    [
      2.5,
      [
        [2, 800],
        [4, 800],
      ],
    ],
    [0.5, [1, 2, 3, 4, 5].map((told) => [told, 2000])],
  ])('that takes %s calls a second: the orders that wait for it are told in turn', async (rate, expected) => {
    const { providerId, heard, client } = await panelWith(5);
    await db.query('UPDATE providers SET max_calls_per_second = $2 WHERE id = $1', [providerId, rate]);
    const pauses: number[][] = [];
    const { tellWaiting } = health(client, async (ms) => void pauses.push([heard.length, ms]));
    expect(await outsideTheRun(tellWaiting, { providerId })).toEqual({ told: 5, isAway: false });
    expect(pauses).toEqual(expected);
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

  test('is polled until it answers', async () => {
    const { providerId, client, send } = await panelWith(3, nowhere);
    for (const index of [0, 1, 2]) await send(index);
    const { awaitAnswer } = health(client);
    await expect(outsideTheRun(awaitAnswer, { providerId })).rejects.toMatchObject({ type: 'panel-away' });
  });
});
