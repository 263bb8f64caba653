import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { pino } from 'pino';
import { adminAuditEntry, adminAuditLog } from '#domain/calls/admin-audit.ts';
import { lazyClient, temporalEnv } from '#temporal/connection.ts';
import { purchaseWorkflow, refundOrder } from '#workflows/messages.ts';
import { withinDeadline } from '../purchases';
import type { Admin } from '../session/admin';
import { loggedIn } from '../testing/administrator';
import type { Browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { audited } from './audited';

const db = testDatabase();
let admin: Browser;
beforeAll(async () => {
  admin = await loggedIn();
});
const temporal = lazyClient(temporalEnv.parse(process.env));
afterAll(() => Promise.all([db.end(), temporal.connection.close()]));

/** Writes actions of a new user. */
async function write(actions: { at: string; action?: string; subject?: string; after?: object }[]) {
  const actor = `audit-${randomUUID()}`;
  for (const { at, action = 'refund', subject = 'FNZ-000000-AAAA', after } of actions)
    await db.query(
      `INSERT INTO audit_log (at, actor, action, subject, before, after, ip) VALUES ($1, $2, $3, $4, $5, $6, '192.0.2.1')`,
      [at, actor, action, subject, { status: 'processing' }, after ?? { status: 'refunded' }],
    );
  return actor;
}

const subjects = async (query: Record<string, string | number>) =>
  (await admin.call(adminAuditLog, { query })).acts.map(({ subject }) => subject);

it('is newest first, and filtered by user, action, subject and days in Madrid [S1-2.15.6 S1-2.15.14]', async () => {
  const tag = randomUUID().slice(0, 8);
  const actor = await write([
    // 00:30 and 23:30 in Madrid on the 5th; 00:30 on the 6th.
    { at: '2026-03-04T23:30:00Z', subject: `${tag}-A` },
    { at: '2026-03-05T22:30:00Z', subject: `${tag}-B`, action: 'resend' },
    { at: '2026-03-05T23:30:00Z', subject: `${tag}-C` },
  ]);
  expect(await subjects({ actor })).toEqual([`${tag}-C`, `${tag}-B`, `${tag}-A`]);
  expect(await subjects({ actor, action: 'resend' })).toEqual([`${tag}-B`]);
  expect(await subjects({ search: tag.toUpperCase() })).toHaveLength(3);
  expect(await subjects({ search: `${tag}-a` })).toEqual([`${tag}-A`]);
  expect(await subjects({ actor, from: '2026-03-05', to: '2026-03-05' })).toEqual([`${tag}-B`, `${tag}-A`]);
  expect(await subjects({ actor, from: '2026-03-06' })).toEqual([`${tag}-C`]);
  expect(await subjects({ actor, search: '%' })).toEqual([]);
  const numbered = await write(
    ['20', '204', '20/price'].map((rest) => ({ at: '2026-03-05T10:00:00Z', subject: `${tag}/${rest}` })),
  );
  expect(await subjects({ actor: numbered, search: `${tag}/20` })).toEqual([`${tag}/20/price`, `${tag}/20`]);
  const about = await write([{ at: '2026-03-05T10:00:00Z', subject: `user/${tag}` }]);
  expect(await subjects({ actor: about, search: tag })).toEqual([`user/${tag}`]);
  const { actors, actions, total } = await admin.call(adminAuditLog, { query: { actor } });
  expect(total).toBe(3);
  expect(actors).toContain(actor);
  expect(actions).toEqual([...new Set(actions)]);
  expect(actions).toEqual(expect.arrayContaining(['refund', 'resend', 'login']));
});

it('comes in pages that neither repeat nor omit an action of the same moment', async () => {
  const at = '2026-02-01T10:00:00Z';
  const actor = await write(Array.from({ length: 60 }, (_, index) => ({ at, subject: `S${index}` })));
  const first = await admin.call(adminAuditLog, { query: { actor } });
  const second = await admin.call(adminAuditLog, { query: { actor, page: 2 } });
  expect([first.acts.length, second.acts.length, first.total]).toEqual([50, 10, 60]);
  expect(new Set([...first.acts, ...second.acts].map(({ id }) => id)).size).toBe(60);
});

it('an action shows what was before and after, and why it was refused [S1-2.15.6 V30]', async () => {
  const actor = await write([{ at: '2026-02-01T10:00:00Z', after: { refused: 'nothing_to_refund' } }]);
  const { acts } = await admin.call(adminAuditLog, { query: { actor } });
  expect(acts).toMatchObject([{ refused: 'nothing_to_refund', ip: '192.0.2.1' }]);
  const { act } = await admin.call(adminAuditEntry, { params: { id: acts[0]!.id } });
  expect(act).toMatchObject({ before: { status: 'processing' }, after: { refused: 'nothing_to_refund' } });
  expect((await admin.refused(adminAuditEntry, { params: { id: '999999999999999999' } })).status).toBe(404);
});

it('an action whose purchase didn’t answer in time is neither done nor refused [S1-2.15.6 V30]', async () => {
  const actor = `audit-${randomUUID()}`;
  // No worker takes it, so no Update gets an answer.
  const run = await temporal.workflow.start(purchaseWorkflow, {
    workflowId: actor,
    taskQueue: `nobody-${actor}`,
  });
  try {
    const asked = audited(
      { db, logger: pino({ level: 'silent' }) },
      { admin: { username: actor } as Admin, request: { ip: '192.0.2.1' } as Request },
      { action: 'refund', subject: 'FNZ-000000-AAAA' },
      () =>
        withinDeadline(temporal, 500, () =>
          run.executeUpdate(refundOrder, { args: [{ by: actor, reason: 'Va tarde' }] }),
        ),
    );
    await expect(asked).rejects.toThrow();
  } finally {
    await run.terminate();
  }
  const { acts } = await admin.call(adminAuditLog, { query: { actor } });
  expect(acts.map(({ refused, unanswered }) => ({ refused, unanswered }))).toEqual([
    { refused: undefined, unanswered: 'unavailable' },
  ]);
});

it('an action is open until its outcome is known, as it stays if the API dies [S1-2.15.6 V30]', async () => {
  const actor = `audit-${randomUUID()}`;
  const seen = async () => {
    const { acts } = await admin.call(adminAuditLog, { query: { actor } });
    return acts.map(({ unanswered }) => unanswered);
  };
  const seenMeanwhile = await audited(
    { db, logger: pino({ level: 'silent' }) },
    { admin: { username: actor } as Admin, request: { ip: '192.0.2.1' } as Request },
    { action: 'refund', subject: 'FNZ-000000-AAAA' },
    seen,
    () => undefined,
  );
  expect(seenMeanwhile).toEqual(['unavailable']);
  expect(await seen()).toEqual([undefined]);
});

it('an entry of an earlier version that calls a missing answer a refusal is read as one without an answer', async () => {
  const actor = await write([{ at: '2026-02-01T10:00:00Z', after: { refused: 'unavailable' } }]);
  const { acts } = await admin.call(adminAuditLog, { query: { actor } });
  const { act } = await admin.call(adminAuditEntry, { params: { id: acts[0]!.id } });
  for (const { refused, unanswered } of [...acts, act])
    expect({ refused, unanswered }).toEqual({ refused: undefined, unanswered: 'unavailable' });
});
