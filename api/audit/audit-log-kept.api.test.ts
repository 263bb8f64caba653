import { randomUUID } from 'node:crypto';
import { ScheduleOverlapPolicy } from '@temporalio/client';
import { Pool } from 'pg';
import { schedules } from '#workflows/messages.ts';
import { ownersDatabase, testDatabase } from '../testing/database';
import { testTemporal } from '../testing/temporal';
import { eventually } from '../testing/wait';
import { recordAction, recordOutcome } from './record-sql';

const db = testDatabase();
const client = testTemporal();
const owner = ownersDatabase();
/** Like any program that has the shop's database address, without the settings of the shop's own pool. */
const anyProgram = new Pool({ connectionString: process.env.DATABASE_URL, max: 1 });
afterAll(() => Promise.all([db.end(), owner.end(), anyProgram.end()]));

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: insufficient_privilege. */
const notAllowed = { code: '42501' };

const action = () =>
  recordAction(db, {
    actor: 'somebody',
    action: 'refund',
    subject: 'audit-log-kept',
    before: { reason: 'Se repitió el pago', amountCents: 100 },
    ip: '192.0.2.1',
  });
const rowOf = async (id: string) =>
  (await db.query('SELECT actor, action, before, after FROM audit_log WHERE id = $1', [id])).rows[0];
const written = {
  actor: 'somebody',
  action: 'refund',
  before: { reason: 'Se repitió el pago', amountCents: 100 },
  after: null,
};

/** Statements that would hide an action. */
const changes = [
  `UPDATE audit_log SET actor = 'nobody' WHERE subject = 'audit-log-kept'`,
  `UPDATE audit_log SET after = '{}' WHERE subject = 'audit-log-kept'`,
  `DELETE FROM audit_log WHERE subject = 'audit-log-kept'`,
  'TRUNCATE audit_log',
];

describe('the audit log, for the role that serves the shop', () => {
  it.each(changes)('can’t be changed: %s [V30]', async (change) => {
    const id = await action();
    await expect(anyProgram.query(change)).rejects.toMatchObject(notAllowed);
    expect(await rowOf(id)).toEqual(written);
  });

  it('can be read and added to, and nothing else [V30]', async () => {
    const { rows } = await anyProgram.query(
      `SELECT privilege, has_table_privilege('audit_log', privilege) AS has
       FROM unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,TRIGGER,REFERENCES,MAINTAIN}'::text[]) privilege`,
    );
    expect(rows.filter(({ has }) => has).map(({ privilege }) => privilege)).toEqual(['SELECT', 'INSERT']);
  });

  it.each([
    'ALTER TABLE audit_log DISABLE TRIGGER audit_log_kept',
    'DROP TABLE audit_log',
    `CREATE OR REPLACE FUNCTION audit_log_outcome(act bigint, outcome jsonb) RETURNS void LANGUAGE sql AS 'DELETE FROM audit_log'`,
    'CREATE TABLE of_my_own (a integer)',
    `DELETE FROM schema_migrations WHERE name LIKE '%audit%'`,
    'SET ROLE shop',
    'GRANT DELETE ON audit_log TO shop_app',
    `UPDATE pg_class SET relowner = 'shop_app'::regrole WHERE relname = 'audit_log'`,
  ])('and its protection can’t be removed: %s [V30]', async (statement) => {
    const before = await owner.query(`SELECT relacl, relowner FROM pg_class WHERE relname = 'audit_log'`);
    // Postgres only warns about a grant that isn't allowed.
    const refused = await anyProgram.query(statement).then(
      () => undefined,
      (error: { code: string }) => error.code,
    );
    if (!statement.startsWith('GRANT')) expect(refused).toBe(notAllowed.code);
    const after = await owner.query(`SELECT relacl, relowner FROM pg_class WHERE relname = 'audit_log'`);
    expect(after.rows).toEqual(before.rows);
  });

  it('accepts the outcome of an action once; a later one does not replace it [V30]', async () => {
    const id = await action();
    await recordOutcome(db, id, { refused: 'payment_disputed' });
    await recordOutcome(db, id, { status: 'succeeded' });
    expect(await rowOf(id)).toEqual({ ...written, after: { refused: 'payment_disputed' } });
  });

  it('forgets whom it was about, never who did it: only the fields that name a person [V30 V37]', async () => {
    const id = await action();
    await expect(
      anyProgram.query(`SELECT audit_log_forget('{audit-log-kept}', '{reason,amountCents}')`),
    ).rejects.toMatchObject(notAllowed);
    expect(await rowOf(id)).toEqual(written);
    await anyProgram.query(`SELECT audit_log_forget('{audit-log-kept}', '{reason,email,username}')`);
    expect(await rowOf(id)).toEqual({ ...written, before: { amountCents: 100 } });
  });

  it('finds what it forgets by an index: it grows forever, and an erasure asks several times', async () => {
    const id = await action();
    const client = await anyProgram.connect();
    try {
      // What earlier statements of this connection read would be counted too.
      await client.query('SELECT pg_stat_force_next_flush()');
      await client.query('BEGIN');
      // A small table would be read whole.
      await client.query('SET LOCAL enable_seqscan = off');
      await client.query(`SELECT audit_log_forget('{audit-log-kept}', '{reason}')`);
      const { rows: reads } = await client.query(
        `SELECT seq_scan, idx_scan > 0 AS by_index FROM pg_stat_xact_user_tables WHERE relname = 'audit_log'`,
      );
      expect(reads).toEqual([{ seq_scan: '0', by_index: true }]);
      const { rows } = await client.query('SELECT before FROM audit_log WHERE id = $1', [id]);
      expect(rows).toEqual([{ before: { amountCents: 100 } }]);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});

it('forgets the IP address of an action after 90 days, and no earlier, and nothing else of it [V30 V37]', async () => {
  const subject = `addresses-${randomUUID()}`;
  const written: unknown[] = [];
  for (const days of [89, 91]) {
    const { rows } = await anyProgram.query<{ id: string }>(
      `INSERT INTO audit_log (actor, action, subject, before, ip, at)
       VALUES ('somebody', 'refund', $1, '{"amountCents": 100}', '192.0.2.1', now() - make_interval(days => $2)) RETURNING id`,
      [subject, days],
    );
    written.push(rows[0]?.id);
  }
  await client.schedule.getHandle(schedules.retention).trigger(ScheduleOverlapPolicy.BUFFER_ONE);
  const actions = async () =>
    (
      await anyProgram.query(
        'SELECT id, actor, action, before, ip FROM audit_log WHERE subject = $1 ORDER BY at',
        [subject],
      )
    ).rows;
  const action = { actor: 'somebody', action: 'refund', before: { amountCents: 100 } };
  await eventually(async () =>
    expect(await actions()).toEqual([
      { ...action, id: written[1], ip: null },
      { ...action, id: written[0], ip: '192.0.2.1' },
    ]),
  );
});

it.each(changes)('the owner of the tables can’t change it by mistake either: %s [V30]', async (change) => {
  const id = await action();
  await expect(owner.query(change)).rejects.toMatchObject(notAllowed);
  expect(await rowOf(id)).toEqual(written);
});

it('a statement or a transaction that hangs is ended, whatever program the role connects with [V40]', async () => {
  const shown = async (name: string) => Object.values((await anyProgram.query(`SHOW ${name}`)).rows[0])[0];
  expect(await shown('statement_timeout')).toBe('30s');
  expect(await shown('idle_in_transaction_session_timeout')).toBe('2min');
});
