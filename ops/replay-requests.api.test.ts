import { randomBytes } from 'node:crypto';
import { administrator } from '../api/testing/administrator';
import { browser } from '../api/testing/browser';
import { testDatabase } from '../api/testing/database';
import { buy } from '../api/testing/purchases';
import { confirmToken, leaveRequest, stateBecomes, suppressed } from '../api/testing/requests';
import { anOrder, forgetOrders, type OwnNames, ownNames } from '../api/testing/rows';
import { testTemporal } from '../api/testing/temporal';
import { eventually } from '../api/testing/wait';
import { adminDecideDeletion } from '../domain/calls/admin-requests';
import { confirmLeave, leave } from '../domain/calls/support';
import { submitWithdrawal } from '../domain/calls/withdrawal';
import { mailServer, panelClock, panelOrders, panelPace, wholeMailTo } from '../e2e/support/sandbox';
import {
  deletionWorkflowId,
  leaveWorkflow,
  leaveWorkflowId,
  purchasesQueue,
  withdrawalWorkflowId,
} from '../workflows/messages';
import { shopCommand } from './command';

const db = testDatabase();
const temporal = testTemporal();
const made: OwnNames[] = [];
afterEach(() => Promise.all([mailServer('normal'), panelPace(3)]));
afterAll(async () => {
  await forgetOrders(db, made);
  await db.end();
});

const ended = (workflowId: string) => temporal.workflow.getHandle(workflowId).result();

/** Waits until Temporal lists these runs, as it does long before an operator restores a backup. */
const listed = (...ids: string[]) =>
  eventually(async () => {
    const query = `WorkflowId IN (${ids.map((id) => `'${id}'`).join(', ')})`;
    expect((await temporal.workflow.count(query)).count).toBe(ids.length);
  });

async function replay(since: string, env: NodeJS.ProcessEnv = process.env) {
  const lines: string[] = [];
  const exitCode = await shopCommand(['replay-requests', '--since', since], env, (line) => lines.push(line));
  return { exitCode, lines };
}

/** Stops marketing mail to a new address. */
async function unsubscribe() {
  const said = leaveRequest({ email: `L${randomBytes(8).toString('hex')}@example.com` });
  await browser().call(leave, { body: said });
  return said;
}

/** An order as rows only: nothing of a withdrawal reaches its purchase. */
async function storedOrder(): Promise<OwnNames> {
  const own = ownNames();
  made.push(own);
  await anOrder(db, own);
  return own;
}

/** States the withdrawal from an order. */
async function withdraw({ orderNumber, email }: Pick<OwnNames, 'orderNumber' | 'email'>) {
  const id = crypto.randomUUID();
  const body = { id, orderNumber, email, name: 'Lucía Gómez', language: 'es' } as const;
  await browser().call(submitWithdrawal, { body });
  return body;
}

const rowOf = async (table: 'leave_requests' | 'withdrawals', id: string) =>
  (await db.query(`SELECT * FROM ${table} WHERE id = $1`, [id])).rows[0];

async function suppressionOf(email: string) {
  const { rows } = await db.query<{ since: Date }>(
    'SELECT since FROM email_suppressions WHERE email = lower($1)',
    [email],
  );
  return rows.map(({ since }) => since);
}

/** As the restore of a backup that is older than the requests. */
async function lose(email: string, ...ids: string[]) {
  await db.query('DELETE FROM leave_requests WHERE id::text = ANY ($1)', [ids]);
  await db.query('DELETE FROM withdrawals WHERE id::text = ANY ($1)', [ids]);
  await db.query('DELETE FROM email_suppressions WHERE email = lower($1)', [email]);
}

test('what people stated since the backup is written again as it was, and no e-mail is sent twice [F54]', async () => {
  const since = new Date().toISOString();
  const order = await storedOrder();
  const [left, statement] = [await unsubscribe(), await withdraw(order)];
  const runs = [leaveWorkflowId(left.id), withdrawalWorkflowId(statement.id)];
  await Promise.all(runs.map(ended));
  await listed(...runs);
  const before = [await rowOf('leave_requests', left.id), await rowOf('withdrawals', statement.id)];
  const mails = async () => [await wholeMailTo(left.email), await wholeMailTo(statement.email)];
  const sent = await mails();
  expect(before).toMatchObject([{ acknowledgedAt: expect.any(Date) }, { orderId: order.orderId }]);

  await lose(left.email, left.id, statement.id);
  expect(await replay(since)).toEqual({
    exitCode: 0,
    lines: [expect.stringMatching(/: 2 were missing and are written, 0 were there\.$/)],
  });
  expect((await replay(since)).lines).toEqual([
    expect.stringMatching(/: 0 were missing and are written, 2 were there\.$/),
  ]);
  const after = [await rowOf('leave_requests', left.id), await rowOf('withdrawals', statement.id)];
  for (const [index, row] of after.entries()) {
    const { acknowledgedAt, supportToldAt, ...rest } = before[index];
    expect(row).toMatchObject(rest);
    // The run noted them just before its history did.
    for (const [at, then] of [
      [row.acknowledgedAt, acknowledgedAt],
      [row.supportToldAt, supportToldAt],
    ] as [Date, Date][])
      expect(Math.abs(at.getTime() - then.getTime())).toBeLessThan(5000);
  }
  expect(await suppressionOf(left.email)).toEqual([before[0].receivedAt]);
  expect(await mails()).toEqual(sent);
});

test('a statement whose run still has to acknowledge it is acknowledged once, when its row is back', async () => {
  const since = new Date().toISOString();
  const order = await storedOrder();
  await mailServer('down');
  const statement = await withdraw(order);
  await eventually(async () => expect(await rowOf('withdrawals', statement.id)).toBeTruthy());
  await listed(withdrawalWorkflowId(statement.id));
  await lose(statement.email, statement.id);
  await replay(since);
  expect(await rowOf('withdrawals', statement.id)).toMatchObject({ acknowledgedAt: null });
  // As if the doctor had brought its order back only now.
  await db.query('UPDATE withdrawals SET order_id = NULL WHERE id = $1', [statement.id]);
  expect((await replay(since)).lines).toEqual([
    expect.stringMatching(/: 0 were missing and are written, 1 were there\.$/),
    'Statements of withdrawal that are marked on their orders now: 1.',
  ]);
  expect(await rowOf('withdrawals', statement.id)).toMatchObject({ orderId: order.orderId });
  await mailServer('normal');
  await ended(withdrawalWorkflowId(statement.id));
  const mails = await wholeMailTo(statement.email);
  expect(mails.filter(({ subject }) => subject.startsWith('Acuse de recibo'))).toHaveLength(1);
});

test('who was erased since stays erased, and who unsubscribes after that does not', async () => {
  const since = new Date().toISOString();
  const left = await unsubscribe();
  await ended(leaveWorkflowId(left.id));
  const deletion = leaveRequest({ email: left.email, wish: 'deletion' });
  await browser().call(leave, { body: deletion });
  await browser().call(confirmLeave, { body: { token: await confirmToken(left.email) } });
  await stateBecomes(db, deletion.id, 'open');
  await (await administrator()).call(adminDecideDeletion, {
    params: { id: deletion.id },
    body: { decision: 'approve', reason: 'Todo en orden' },
  });
  await ended(deletionWorkflowId(deletion.id));
  const later = leaveRequest({ email: left.email.toLowerCase() });
  await browser().call(leave, { body: later });
  await ended(leaveWorkflowId(later.id));
  await listed(leaveWorkflowId(left.id), leaveWorkflowId(later.id), deletionWorkflowId(deletion.id));

  await lose(left.email, left.id, later.id);
  expect((await replay(since)).lines).toEqual([
    expect.stringMatching(/: 1 were missing and are written, 0 were there\.$/),
    expect.stringMatching(/^Left out, .*: 1\. Approve these erasures again\.$/),
  ]);
  expect(await rowOf('leave_requests', left.id)).toBeUndefined();
  expect(await suppressed(db, left.email)).toBe(true);

  // Without the key nobody knows whose erasure it was.
  await lose(left.email, later.id);
  const ENCRYPTION_KEYS = `next:${randomBytes(32).toString('base64')}`;
  expect(await replay(since, { ...process.env, ENCRYPTION_KEYS })).toEqual({
    exitCode: 1,
    lines: [
      expect.stringMatching(
        /^Runs that can't be read: 1 \(account-deletion-.*ENCRYPTION_KEYS.*Nothing was written/,
      ),
    ],
  });
  expect(await rowOf('leave_requests', later.id)).toBeUndefined();
});

test('what was not acknowledged, because its address had had too many e-mails, is not after a restore either', async () => {
  const since = new Date().toISOString();
  const left = leaveRequest();
  const workflowId = leaveWorkflowId(left.id);
  const args = [{ ...left, withoutLetter: true }];
  await temporal.workflow.execute(leaveWorkflow, { workflowId, taskQueue: purchasesQueue, args });
  await listed(workflowId);
  await lose(left.email, left.id);
  await replay(since);
  expect(await rowOf('leave_requests', left.id)).toMatchObject({ withoutLetter: true, acknowledgedAt: null });
  expect(await wholeMailTo(left.email)).toEqual([]);
});

test('a statement about an order that an erasure left alone is written again', async () => {
  const since = new Date().toISOString();
  await panelPace(3600);
  const email = `l${randomBytes(8).toString('hex')}@example.com`;
  const older = await buy({ email });
  const before = await withdraw({ orderNumber: older.order.orderNumber, email });
  const deletion = leaveRequest({ email, wish: 'deletion' });
  await browser().call(leave, { body: deletion });
  await browser().call(confirmLeave, { body: { token: await confirmToken(email) } });
  await stateBecomes(db, deletion.id, 'open');
  await (await administrator()).call(adminDecideDeletion, {
    params: { id: deletion.id },
    body: { decision: 'approve', reason: 'Todo en orden' },
  });
  // The erasure waits for the first order.
  const newer = await buy({ email });
  const statement = await withdraw({ orderNumber: newer.order.orderNumber, email });
  for (const { cart } of [older, newer])
    await eventually(async () => expect(await panelOrders(cart.username)).toHaveLength(1));
  await panelClock({ advanceSeconds: 3700 });
  const runs = [
    deletionWorkflowId(deletion.id),
    ...[before, statement].map(({ id }) => withdrawalWorkflowId(id)),
  ];
  await Promise.all(runs.map(ended));
  await listed(...runs);
  await lose(email, before.id, statement.id);
  expect((await replay(since)).lines).toEqual([
    expect.stringMatching(/: 1 were missing and are written, 0 were there\.$/),
    expect.stringMatching(/^Left out, .*: 1\. Approve these erasures again\.$/),
  ]);
  expect(await rowOf('withdrawals', before.id)).toBeUndefined();
  expect(await rowOf('withdrawals', statement.id)).toMatchObject({ orderId: newer.order.id, email });
});

test('a request that had no effect, because its number was taken, has none after a restore either', async () => {
  const since = new Date().toISOString();
  const first = leaveRequest({ wish: 'deletion' });
  await browser().call(leave, { body: first });
  await stateBecomes(db, first.id, 'unproven');
  const second = leaveRequest({ id: first.id });
  await browser().call(leave, { body: second });
  await ended(leaveWorkflowId(second.id));
  await listed(leaveWorkflowId(second.id));
  await lose(first.email, first.id);
  expect((await replay(since)).lines).toEqual([
    expect.stringMatching(/: 0 were missing and are written, 0 were there\.$/),
  ]);
  expect(await suppressed(db, second.email)).toBe(false);
});

test('a run that can not be read keeps back no other, and a time before all runs is named', async () => {
  const since = new Date().toISOString();
  const left = await unsubscribe();
  await ended(leaveWorkflowId(left.id));
  const id = leaveWorkflowId(crypto.randomUUID());
  const args = [{ id: 'none', email: 'x' }];
  await temporal.workflow.start(leaveWorkflow, { workflowId: id, taskQueue: 'nobody', args });
  await listed(leaveWorkflowId(left.id), id);
  await lose(left.email, left.id);
  const read = await replay(since);
  await temporal.workflow.getHandle(id).terminate();
  expect(read).toEqual({
    exitCode: 1,
    lines: [
      expect.stringMatching(/: 1 were missing and are written, 0 were there\.$/),
      expect.stringContaining(`Runs that can't be read: 1 (${id}).`),
    ],
  });
  const early = await replay('2020-01-01T00:00:00+01:00');
  expect(early.exitCode).toBe(1);
  expect(early.lines.at(-1)).toMatch(/^Temporal no longer has runs that ended before \d{4}-.*by hand\.$/);
});

test.each([
  [['replay-requests'], /replay-requests --since <time>/],
  [['replay-requests', '--since'], /replay-requests --since <time>/],
  [['replay-requests', '--since', 'yesterday'], /a time in the past with its zone, e\.g\. 2026/],
  [['replay-requests', '--since', '2026-11-28T03:00:00'], /with its zone/],
  [['replay-requests', '--since', '2999-01-01T00:00:00Z'], /in the past/],
])('%j says how to give the time', async (args, message) => {
  const refused = shopCommand(args, process.env, () => undefined);
  await expect(refused).rejects.toMatchObject({
    code: 'bad_argument',
    message: expect.stringMatching(message),
  });
});
