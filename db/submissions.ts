import type { Pool } from 'pg';
import type { ServiceType } from '../domain/catalogue';
import type { PanelChoice } from '../domain/fail-over';
import type { ProviderReport, SubmissionOutcome } from '../domain/provider';
import { targetBusy } from '../domain/provider';
import type { Submission } from '../domain/purchase';
import { changesChannel, type Db, inTransaction, refusalOf, uniqueViolation } from './pool';

/** A submission as the adapter needs it. */
export interface SubmissionRow {
  id: string;
  order_id: string;
  order_number: string;
  cart_id: string;
  provider_id: number;
  provider_service_id: string;
  provider_order_id: string | null;
  username: string;
  shortcode: string | null;
  quantity: number;
  state: Submission['state'];
  reason: string | null;
  provider_status: ProviderReport['status'] | null;
  remains: number | null;
  start_count: number | null;
}

/** Of submissions `s` and orders `o`, as `SubmissionRow` has them. */
export const submissionColumns = `s.id, s.order_id, o.order_number, o.cart_id, s.provider_id, s.provider_service_id, s.provider_order_id, s.username,
  s.shortcode, s.quantity, s.state, s.reason, s.provider_status, s.remains, s.start_count`;

/** One submission; throws where there is none. */
export async function readSubmission(db: Db, id: string): Promise<SubmissionRow> {
  const { rows } = await db.query<SubmissionRow>(
    `SELECT ${submissionColumns} FROM submissions s JOIN orders o ON o.id = s.order_id WHERE s.id = $1`,
    [id],
  );
  const row = rows[0];
  if (!row) throw new Error(`Submission ${id} does not exist`);
  return row;
}

/** Adds a generation; where it exists, nothing changes. */
export async function insertSubmission(
  db: Db,
  input: { orderId: string; replaces: string; dismiss: boolean; submission: Submission },
): Promise<void> {
  if (input.dismiss)
    await db.query(`UPDATE submissions SET state = 'dismissed' WHERE id = $1 AND state = 'ready'`, [
      input.replaces,
    ]);
  await addSubmission(db, input.orderId, input.submission);
}

/** Adds a submission as it stands; where the order has its generation and line, nothing changes. */
export async function addSubmission(db: Db, orderId: string, s: Submission): Promise<void> {
  await db.query(
    `INSERT INTO submissions (id, order_id, generation, line, provider_id, provider_service_id, username, shortcode,
       quantity, state, provider_order_id, reason, provider_status, remains, start_count, charge)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) ON CONFLICT DO NOTHING`,
    [
      s.id,
      orderId,
      s.generation,
      s.line,
      s.providerId,
      s.providerServiceId,
      s.username,
      s.shortcode ?? null,
      s.quantity,
      s.state,
      s.providerOrderId ?? null,
      s.reason ?? null,
      s.report?.status ?? null,
      s.report?.remains ?? null,
      s.report?.startCount ?? null,
      s.report?.charge ?? null,
    ],
  );
}

/** Ids of an order's first generation, in the order of its lines. */
export async function firstSubmissions(db: Db, orderId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'SELECT id FROM submissions WHERE order_id = $1 AND generation = 1 ORDER BY line',
    [orderId],
  );
  return rows.map(({ id }) => id);
}

/** A generation's line, by its id, with its panel; throws where there is none (unique key of order, generation and line). */
export async function submissionOf(
  db: Db,
  orderId: string,
  generation: number,
  line: number,
): Promise<{ submissionId: string } & PanelChoice> {
  const { rows } = await db.query<{ submissionId: string } & PanelChoice>(
    `SELECT id AS "submissionId", provider_id AS "providerId", provider_service_id AS "providerServiceId"
     FROM submissions WHERE order_id = $1 AND generation = $2 AND line = $3`,
    [orderId, generation, line],
  );
  const row = rows[0];
  if (!row) throw new Error(`Order ${orderId} has no submission ${generation}.${line}`);
  return row;
}

/** Of submissions `s`: a panel delivers to this profile or its posts, or is being asked to (index submissions_target). */
const deliversTo = (username: string) => `s.state IN ('sending', 'accepted')
  AND (s.provider_status IS NULL OR s.provider_status IN ('pending', 'in-progress', 'unknown'))
  AND lower(s.username) = lower(${username}) AND s.username <> ''`;

/** A delivery that keeps others to its target waiting, and what decides who may know of it. */
export interface OpenDelivery {
  /** Public id of its order. */
  id: string;
  owner: string;
  email: string;
  type: ServiceType;
  /** Null where it goes to the profile. */
  shortcode: string | null;
}

/** What `claimSubmission` finds busy of a profile and its posts, newest first (index submissions_target). */
export async function openDeliveries(db: Db, username: string): Promise<OpenDelivery[]> {
  const { rows } = await db.query<OpenDelivery>(
    `SELECT o.id, p.owner, o.email, o.service_type AS type, s.shortcode
     FROM submissions s JOIN orders o ON o.id = s.order_id JOIN purchases p ON p.cart_id = o.cart_id
     WHERE ${deliversTo('$1')} ORDER BY o.created_at DESC, s.line LIMIT 500`,
    [username],
  );
  return rows;
}

/**
 * Claims a submission for sending. `claimed` exactly once per claim: it is committed before a socket opens, so that
 * nobody ever sends it a second time (decision 22). `busy` where another order of the same product to the same target is
 * under way, as `waitsFor` (domain/target.ts) tells its buyer before: panels can't tell them apart. `taken` where somebody else has claimed it.
 */
export async function claimSubmission(pool: Pool, id: string): Promise<'claimed' | 'busy' | 'taken'> {
  return inTransaction(pool, async (db) => {
    // Two orders to one target that are claimed at once: one of them sees the other.
    await db.query(
      `SELECT pg_advisory_xact_lock(hashtextextended(lower(username) || ':' || coalesce(shortcode, ''), 0))
       FROM submissions WHERE id = $1`,
      [id],
    );
    const { rows } = await db.query<{ state: Submission['state']; busy: boolean }>(
      `SELECT own.state, EXISTS (
         SELECT FROM submissions s JOIN orders o ON o.id = s.order_id
         WHERE ${deliversTo('own.username')} AND s.shortcode IS NOT DISTINCT FROM own.shortcode
           AND s.order_id <> own.order_id AND o.service_type = (SELECT service_type FROM orders WHERE id = own.order_id)) AS busy
       FROM submissions own WHERE own.id = $1`,
      [id],
    );
    const [row] = rows;
    if (row?.state !== 'ready') return 'taken';
    if (row.busy) {
      await db.query('UPDATE submissions SET reason = $2 WHERE id = $1', [id, targetBusy]);
      return 'busy';
    }
    const { rowCount } = await db.query(
      `UPDATE submissions SET state = 'sending', reason = NULL, sent_at = now() WHERE id = $1 AND state = 'ready'`,
      [id],
    );
    return rowCount === 1 ? 'claimed' : 'taken';
  });
}

/**
 * Writes down that a panel has a submission under a number, as a person says. False where another submission has that
 * number: then nothing is written (unique key of provider and provider_order_id).
 */
export async function settleSubmission(db: Db, id: string, providerOrderId: string): Promise<boolean> {
  try {
    await db.query(
      `UPDATE submissions SET state = 'accepted', provider_order_id = $2, reason = NULL, answered_at = now()
       WHERE id = $1`,
      [id, providerOrderId],
    );
    return true;
  } catch (error) {
    if (refusalOf(error)?.code === uniqueViolation) return false;
    throw error;
  }
}

/** Writes what the panel answered; false where nobody waits for it any more. `rawAnswer` is cut to 2000 characters. */
export async function recordOutcome(
  db: Db,
  id: string,
  outcome: SubmissionOutcome,
  next: 'accepted' | 'rejected' | 'unknown' | 'ready',
  rawAnswer?: string,
): Promise<boolean> {
  const reason =
    outcome.kind === 'accepted' ? null : outcome.kind === 'rejected' ? outcome.message : outcome.reason;
  const { rowCount } = await db.query(
    `UPDATE submissions SET state = $2, provider_order_id = coalesce($3, provider_order_id), reason = $4,
       answered_at = now(), raw_answer = left($5, 2000)
     WHERE id = $1 AND state = 'sending'`,
    [id, next, outcome.kind === 'accepted' ? outcome.providerOrderId : null, reason, rawAnswer ?? null],
  );
  return rowCount === 1;
}

/** Whether a report of the panel says something that is not written yet. */
export function saysNew(row: SubmissionRow, report: ProviderReport): boolean {
  return (
    row.provider_status !== report.status ||
    (report.remains !== undefined && row.remains !== report.remains) ||
    (report.startCount !== undefined && row.start_count !== report.startCount)
  );
}

/** Writes a report of the panel and announces it where it says something new. Returns whether it did. */
export async function recordReport(db: Db, row: SubmissionRow, report: ProviderReport): Promise<boolean> {
  const changed = saysNew(row, report);
  await db.query(
    `UPDATE submissions SET provider_status = $2, remains = coalesce($3, remains),
       start_count = coalesce($4, start_count), charge = coalesce($5, charge), reported_at = now() WHERE id = $1`,
    [row.id, report.status, report.remains ?? null, report.startCount ?? null, report.charge ?? null],
  );
  if (changed)
    await db.query('SELECT pg_notify($1, order_number) FROM orders WHERE id = $2', [
      changesChannel,
      row.order_id,
    ]);
  return changed;
}

/** An order's submissions that a panel has and hasn't finished (unique key of order, generation and line). */
export async function openSubmissionsOf(db: Db, orderId: string): Promise<SubmissionRow[]> {
  const { rows } = await db.query<SubmissionRow>(
    `SELECT ${submissionColumns} FROM submissions s JOIN orders o ON o.id = s.order_id
     WHERE s.order_id = $1 AND s.state = 'accepted' AND s.provider_order_id IS NOT NULL
       AND (s.provider_status IS NULL OR s.provider_status IN ('pending', 'in-progress', 'unknown'))
     ORDER BY s.generation, s.line LIMIT 100`,
    [orderId],
  );
  return rows;
}

/** A page of submissions of a panel that are not finished, by id (index submissions_open). */
export async function openSubmissions(
  db: Db,
  providerId: number,
  after: string,
  limit: number,
): Promise<SubmissionRow[]> {
  const { rows } = await db.query<SubmissionRow>(
    `SELECT ${submissionColumns} FROM submissions s JOIN orders o ON o.id = s.order_id
     WHERE s.provider_id = $1 AND s.state = 'accepted' AND s.id > $2
       AND (s.provider_status IS NULL OR s.provider_status IN ('pending', 'in-progress', 'unknown'))
     ORDER BY s.id LIMIT $3`,
    [providerId, after, limit],
  );
  return rows;
}
