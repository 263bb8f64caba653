import { randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import { WorkflowNotFoundError } from '@temporalio/client';
import type { SignalDefinition } from '@temporalio/common';
import { MockActivityEnvironment } from '@temporalio/testing';
import { placesOf, testDatabase } from '../api/testing/database';
import { supportMail, suppressed } from '../api/testing/requests';
import { anOrder, forgetOrders, type OwnNames, ownNames } from '../api/testing/rows';
import { attentionQueue } from '../db/attention';
import { erasePerson } from '../db/erasure';
import { keepPurchase, keptPurchase } from '../db/kept-purchases';
import {
  endLeave,
  insertLeave,
  leaveById,
  noteDecision,
  noteProven,
  noteToldOfRefusal,
} from '../db/leave-requests';
import { inTransaction } from '../db/pool';
import { requestByReference } from '../db/requests';
import { leaveReference } from '../domain/support';
import { mailServer, wholeMailTo } from '../e2e/support/sandbox';
import { sealMemory } from '../purchases/memory';
import { readKeyring } from '../security/keyring';
import { deletionWorkflowId, type PurchaseMemory } from '../workflows/messages';
import { createDeletionActivities } from './deletions';
import { closeMailSenders } from './mail-sender';

const db = testDatabase();
const used: OwnNames[] = [];
afterAll(async () => {
  await forgetOrders(db, used);
  await db.end();
});

const activities = (client: Client) =>
  createDeletionActivities({
    pool: db,
    client,
    keyring: readKeyring(process.env.ENCRYPTION_KEYS ?? ''),
    smtpUrl: process.env.SMTP_URL ?? '',
    from: 'Tienda <tienda@shop.example>',
    publicUrl: process.env.SHOP_URL ?? '',
  });

test('a purchase that is over is told to forget its buyer if its run still waits, e.g. for an e-mail [V37]', async () => {
  const [waiting, ended] = [ownNames(), ownNames()];
  ended.email = waiting.email;
  used.push(waiting, ended);
  for (const own of used) await anOrder(db, own, { purchase: { stage: 'closed' } });
  const told: string[] = [];
  const getHandle = (workflowId: string) => ({
    async signal({ name }: SignalDefinition) {
      if (workflowId.includes(ended.cartId)) throw new WorkflowNotFoundError('ended', workflowId, undefined);
      told.push(`${workflowId} ${name}`);
    },
  });
  const { erasePerson } = activities({ workflow: { getHandle } } as unknown as Client);
  // Without its row, the erasure covers what existed when the activity was scheduled.
  const env = new MockActivityEnvironment({ scheduledTimestampMs: Date.now() });
  await env.run(erasePerson, { id: randomUUID(), email: waiting.email });
  expect(told).toEqual([`purchase-${waiting.cartId} forgetBuyer`]);
  const { rows } = await db.query('SELECT email FROM orders WHERE cart_id = ANY ($1)', [
    used.map(({ cartId }) => cartId),
  ]);
  expect(rows).toEqual([{ email: '' }, { email: '' }]);
});

test('a person who was erased on another request is not told of a refusal', async () => {
  const { answerDeletion } = activities({} as Client);
  const { email, username } = ownNames();
  const id = randomUUID();
  const request = { id, wish: 'deletion', username, email, reason: 'Enough', language: 'es' } as const;
  const at = new Date();
  await insertLeave(db, request, { receivedAt: at, proven: true });
  await noteDecision(db, id, { decision: 'refuse', by: 'ana', reason: 'open dispute', at });
  await inTransaction(db, (all) => erasePerson(all, email, at, new Date(at.getTime() + 1)));
  try {
    await answerDeletion({ ...request, outcome: 'refused', reason: 'open dispute' });
    expect(await wholeMailTo(email)).toEqual([]);
    expect(await placesOf(db, email)).toEqual([]);
  } finally {
    await db.query('DELETE FROM leave_requests WHERE id = $1', [id]);
    closeMailSenders();
  }
});

test('an erasure goes on if a restored database has its own request open again', async () => {
  const { email, username } = ownNames();
  const id = randomUUID();
  const request = { id, wish: 'deletion', username, email, reason: 'Enough', language: 'es' } as const;
  await insertLeave(db, request, { receivedAt: new Date(), proven: true });
  const ended: string[] = [];
  const getHandle = (workflowId: string) => ({ terminate: async () => void ended.push(workflowId) });
  const { erasePerson } = activities({ workflow: { getHandle } } as unknown as Client);
  try {
    await new MockActivityEnvironment({ scheduledTimestampMs: Date.now() }).run(erasePerson, { id, email });
    expect(ended).toEqual([]);
    expect(await leaveById(db, id)).toMatchObject({ email: '', state: 'erased' });
  } finally {
    await db.query('DELETE FROM leave_requests WHERE id = $1', [id]);
  }
});

test('an erasure that fails at a run of another request ends them all with its next attempt', async () => {
  const { email, username } = ownNames();
  const [id, ...others] = [randomUUID(), randomUUID(), randomUUID()] as const;
  const requests = [id, ...others];
  const request = { wish: 'deletion', username, email, reason: 'Enough', language: 'es' } as const;
  for (const one of requests)
    await insertLeave(db, { id: one, ...request }, { receivedAt: new Date(), proven: true });
  const ended: string[] = [];
  let fails = true;
  const getHandle = (workflowId: string) => ({
    async terminate() {
      if (fails) throw new Error('unavailable');
      ended.push(workflowId);
    },
  });
  const { erasePerson } = activities({ workflow: { getHandle } } as unknown as Client);
  const attempt = () =>
    new MockActivityEnvironment({ scheduledTimestampMs: Date.now() }).run(erasePerson, { id, email });
  try {
    await expect(attempt()).rejects.toThrow('unavailable');
    fails = false;
    await attempt();
    expect(ended.sort()).toEqual(others.map((one) => deletionWorkflowId(one)).sort());
    expect(await placesOf(db, email)).toEqual([]);
  } finally {
    await db.query('DELETE FROM leave_requests WHERE id = ANY ($1)', [requests]);
  }
});

test('an approval proves the address where a restored database lacks the proof [F54]', async () => {
  const { email, username } = ownNames();
  const id = randomUUID();
  const request = { id, wish: 'deletion', username, email, reason: 'Enough', language: 'es' } as const;
  const at = new Date('2026-11-21T10:00:00Z');
  await insertLeave(db, request, { receivedAt: at, proven: false });
  try {
    await noteDecision(db, id, { decision: 'approve', by: 'ana', reason: 'fine', at });
    expect(await leaveById(db, id)).toMatchObject({ state: 'erasing', provenAt: at, decidedAt: at });
    expect(await suppressed(db, email)).toBe(true);
  } finally {
    await db.query('DELETE FROM leave_requests WHERE id = $1', [id]);
    await db.query('DELETE FROM email_suppressions WHERE email = $1', [email]);
  }
});

test('a request that expired is open again with its person, and a repeated attempt undoes no decision', async () => {
  const { reopenDeletion } = activities({} as Client);
  const { email, username } = ownNames();
  const request = {
    id: randomUUID(),
    wish: 'deletion',
    username,
    email,
    reason: 'Enough of it',
    language: 'es',
  } as const;
  const { id } = request;
  const [at, receivedAt] = [new Date('2026-11-28T10:00:00Z'), new Date('2026-11-21T10:00:00Z')];
  await insertLeave(db, request, { receivedAt, proven: false });
  await endLeave(db, id, { state: 'expired', at });
  expect(await leaveById(db, id)).toMatchObject({ state: 'expired', email: '', username: '', reason: '' });
  // Anybody may have typed the address: marketing mail goes on as before.
  expect(await placesOf(db, email)).toEqual([]);
  await reopenDeletion({ request, at: at.getTime() });
  const open = await leaveById(db, id);
  expect(open).toEqual({ ...request, state: 'open', receivedAt, provenAt: at, withoutLetter: false });
  expect(await suppressed(db, email)).toBe(true);

  await noteDecision(db, id, { decision: 'refuse', by: 'ana', reason: 'open dispute', at });
  await reopenDeletion({ request, at: at.getTime() });
  expect(await leaveById(db, id)).toMatchObject({ state: 'refused', decidedBy: 'ana' });
  // Its run was set back to before its proof.
  await endLeave(db, id, { state: 'expired', at });
  expect(await leaveById(db, id)).toMatchObject({ state: 'refused', email });
  await db.query('DELETE FROM leave_requests WHERE id = $1', [id]);
  await db.query('DELETE FROM email_suppressions WHERE email = $1', [email]);
});

test('a refusal that its mailbox refuses waits for a person, until another way is on record', async () => {
  const { answerDeletion, acknowledgeDeletion } = activities({} as Client);
  const { email, username } = ownNames();
  const id = randomUUID();
  const request = { id, wish: 'deletion', username, email, reason: 'Enough', language: 'es' } as const;
  const at = new Date();
  await insertLeave(db, request, {
    receivedAt: new Date(at.getTime() - 3 * 24 * 3600 * 1000),
    proven: false,
  });
  const outcome = { ...request, outcome: 'refused', reason: 'open dispute' } as const;
  const waits = async () =>
    (await attentionQueue(db, { kind: 'deletion', page: 1, pageSize: 1000 }))
      .filter((item) => item.id === id)
      .map(({ unacknowledged }) => unacknowledged);
  try {
    expect(await waits()).toEqual([]);
    await noteProven(db, id, at);
    expect(await waits()).toEqual([null]);
    expect(await requestByReference(db, leaveReference(id))).toMatchObject({ waitingSince: at });
    await noteDecision(db, id, { decision: 'refuse', by: 'ana', reason: 'open dispute', at });
    expect(await waits()).toEqual([]);
    await mailServer('down');
    await expect(answerDeletion(outcome)).rejects.toThrow();
    expect(await waits()).toEqual([]);
    await mailServer('reject');
    await expect(answerDeletion(outcome)).rejects.toMatchObject({ type: 'recipient-refused' });
    expect(await waits()).toEqual(['refused']);
    await expect(acknowledgeDeletion({ id, proven: true })).rejects.toThrow();
    expect(await requestByReference(db, leaveReference(id))).toMatchObject({
      unacknowledged: 'refused',
      unanswered: 'refused',
    });
    expect(await noteToldOfRefusal(db, id, at)).toBe(true);
    expect(await waits()).toEqual([]);
    expect(await noteToldOfRefusal(db, id, at)).toBe(false);
  } finally {
    await mailServer('normal');
    await db.query('DELETE FROM leave_requests WHERE id = $1', [id]);
    await db.query('DELETE FROM email_suppressions WHERE email = $1', [email]);
    closeMailSenders();
  }
});

test('support is not asked for a decision that was made while its mailbox took no mail', async () => {
  const { reportDeletion } = activities({} as Client);
  const { email, username } = ownNames();
  const id = randomUUID();
  const request = { id, wish: 'deletion', username, email, reason: 'Enough', language: 'es' } as const;
  const at = new Date('2026-11-21T10:00:00Z');
  await insertLeave(db, request, { receivedAt: at, proven: true });
  try {
    await reportDeletion({ id, occasion: 'proven' });
    await noteDecision(db, id, { decision: 'refuse', by: 'ana', reason: 'open dispute', at });
    for (const occasion of ['proven', 'reminder'] as const) await reportDeletion({ id, occasion });
    const [report, ...more] = await supportMail(leaveReference(id));
    expect(more).toEqual([]);
    expect(report?.headers).toMatchObject({ 'reply-to': email });
    expect(report?.headers).not.toHaveProperty('auto-submitted');
  } finally {
    await db.query('DELETE FROM leave_requests WHERE id = $1', [id]);
    await db.query('DELETE FROM email_suppressions WHERE email = $1', [email]);
    closeMailSenders();
  }
});

test('a person is erased although the key of a stored memory is gone, which then goes too', async () => {
  const own = ownNames();
  used.push(own);
  await anOrder(db, own, { purchase: { stage: 'closed' } });
  const lost = readKeyring(`lost:${Buffer.alloc(32, 7).toString('base64')}`);
  const memory = { state: { writes: 3 } } as PurchaseMemory;
  await keepPurchase(db, own.cartId, { version: 3, sealed: sealMemory(lost, own.cartId, memory) });
  const getHandle = (workflowId: string) => ({
    async signal() {
      throw new WorkflowNotFoundError('ended', workflowId, undefined);
    },
  });
  const { erasePerson } = activities({ workflow: { getHandle } } as unknown as Client);
  const env = new MockActivityEnvironment({ scheduledTimestampMs: Date.now() });
  await env.run(erasePerson, { id: randomUUID(), email: own.email });
  expect(await placesOf(db, own.email)).toEqual([]);
  expect(await keptPurchase(db, own.cartId)).toBeUndefined();
});
