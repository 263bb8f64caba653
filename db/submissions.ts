import type { Pool } from 'pg';
import type { ServiceType } from '../domain/catalogue';
import { type PanelChoice, panelIsAway } from '../domain/fail-over';
import type { ProviderReport, SubmissionOutcome } from '../domain/provider';
import { isFinal, providerStatuses, targetBusy, withinOrdered } from '../domain/provider';
import { defaultSettings, type Submission } from '../domain/purchase';
import { changesChannel, type Db, inTransaction, refusalOf, uniqueViolation } from './pool';
import { mostUnanswered } from './provider-health';
import { lostSinceBackup, restored } from './restores';

/** A submission as the adapter needs it. */
export interface SubmissionRow {
  id: string;
  orderId: string;
  orderNumber: string;
  cartId: string;
  providerId: number;
  providerServiceId: string;
  providerOrderId: string | null;
  username: string;
  shortcode: string | null;
  quantity: number;
  state: Submission['state'];
  reason: string | null;
  providerStatus: ProviderReport['status'] | null;
  remains: number | null;
  startCount: number | null;
  charge: string | null;
  /** When it was claimed last; null if it never was. */
  sentAt: Date | null;
}

/** Of submissions `s` and orders `o`, as `SubmissionRow` has them. */
export const submissionColumns = `s.id, s.order_id, o.order_number, o.cart_id, s.provider_id, s.provider_service_id, s.provider_order_id, s.username,
  s.shortcode, s.quantity, s.state, s.reason, s.provider_status, s.remains, s.start_count,
  s.charge, s.sent_at`;

const openStatuses = `('${providerStatuses.filter((status) => !isFinal(status)).join("', '")}')`;
/** Of submissions `s` that a panel has: it hasn't finished. */
export const undelivered = `(s.provider_status IS NULL OR s.provider_status IN ${openStatuses})`;

/**
 * What remains of a submission, by the alias of its row; null if nobody knows. Versions up to 1.6 stored the 0 that some
 * panels write until they know.
 */
export const knownRemains = (s: string) =>
  `CASE WHEN ${s}.provider_status = 'completed' THEN ${s}.remains ELSE nullif(${s}.remains, 0) END`;

/** Of submissions `s`: it waits, and no panel was called for it (provider_calls_order). */
export const neverCalledFor = `s.state = 'ready' AND NOT EXISTS (
  SELECT FROM provider_calls c WHERE c.order_id = s.order_id AND c.submission_id = s.id)`;

/** Whether a line of an order was ever claimed to be sent, or given up (submissions_order_id_generation_line_key). */
export async function hasLeft(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await db.query<{ hasLeft: boolean }>(
    `SELECT EXISTS (SELECT FROM submissions WHERE order_id = $1 AND state <> 'ready') AS has_left`,
    [orderId],
  );
  return rows[0]?.hasLeft ?? false;
}

/**
 * The newest generation of each line of the order `o`, with the rule of domain/line-delivery.ts: `earlier` units were
 * delivered by older generations, `earlier_here` of them to its target, and `first_count` is the panel's count before
 * them, in the generation `first_generation` (unique key of order, generation and line).
 */
export const newestGenerations = `(
  SELECT DISTINCT ON (line) g.*,
    (sum(units) OVER (PARTITION BY line) - quantity)::integer AS earlier,
    (sum(units) OVER here - quantity)::integer AS earlier_here,
    first_value(generation) OVER deliveries AS first_generation,
    first_value(start_count) OVER deliveries AS first_count
  FROM (SELECT *, CASE WHEN lead(id) OVER lines IS NULL THEN quantity
                       WHEN state = 'accepted' THEN quantity - lead(quantity) OVER lines ELSE 0 END AS units
        FROM submissions WHERE order_id = o.id WINDOW lines AS (PARTITION BY line ORDER BY generation)) g
  WINDOW here AS (PARTITION BY line, username, shortcode), deliveries AS (here ORDER BY units = 0, generation)
  ORDER BY line, generation DESC)`;

/** One submission; undefined if its row or its order's was lost. */
export async function findSubmission(db: Db, id: string): Promise<SubmissionRow | undefined> {
  const { rows } = await db.query<SubmissionRow>(
    `SELECT ${submissionColumns} FROM submissions s JOIN orders o ON o.id = s.order_id WHERE s.id = $1`,
    [id],
  );
  return rows[0];
}

/** As `findSubmission`; throws if there is none. */
export async function readSubmission(db: Db, id: string): Promise<SubmissionRow> {
  const row = await findSubmission(db, id);
  if (!row) throw new Error(`Submission ${id} does not exist`);
  return row;
}

/** The submissions with these ids that a panel has, at most 100 (primary key). */
export async function readSubmissions(db: Db, ids: readonly string[]): Promise<SubmissionRow[]> {
  const { rows } = await db.query<SubmissionRow>(
    `SELECT ${submissionColumns} FROM submissions s JOIN orders o ON o.id = s.order_id
     WHERE s.id = ANY ($1) AND s.provider_order_id IS NOT NULL ORDER BY s.line LIMIT 100`,
    [ids],
  );
  return rows;
}

/** Adds a generation; no effect if it exists. */
export async function insertSubmission(
  db: Db,
  input: { orderId: string; replaces: string; dismiss: boolean; submission: Submission },
): Promise<void> {
  if (input.dismiss)
    await db.query(`UPDATE submissions SET state = 'dismissed' WHERE id = $1 AND state = 'ready'`, [
      input.replaces,
    ]);
  // Only a person has a line sent again that a panel may have, and so has answered for it.
  else
    await db.query(`UPDATE submissions SET answered_at = now() WHERE id = $1 AND state = 'unknown'`, [
      input.replaces,
    ]);
  await addSubmission(db, input.orderId, input.submission);
}

/** Adds a submission with its state; no effect if the order has its generation and line. */
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
      s.report?.remains ?? s.report?.lastRemains ?? null,
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

/**
 * A generation's line, by its id, with its panel; throws if there is none (unique key of order, generation and line).
 */
export async function submissionOf(
  db: Db,
  orderId: string,
  generation: number,
  line: number,
): Promise<{ submissionId: string } & PanelChoice> {
  const { rows } = await db.query<{ submissionId: string } & PanelChoice>(
    `SELECT id AS submission_id, provider_id, provider_service_id
     FROM submissions WHERE order_id = $1 AND generation = $2 AND line = $3`,
    [orderId, generation, line],
  );
  const row = rows[0];
  if (!row) throw new Error(`Order ${orderId} has no submission ${generation}.${line}`);
  return row;
}

/**
 * An order's submissions of which it was unknown whether the panel has them when a bulk action began, in the order of
 * its lines (unique key of order, generation and line). The newest generation of that moment counts, sent or held; so
 * one that the action sent again stays in the list, and one that was sent since isn't meant. `seen`: it was sent before
 * `seenAt` (epoch ms), or there is no such moment.
 */
export async function doubtfulSubmissions(
  db: Db,
  orderId: string,
  { bulkId, seenAt }: { bulkId: string; seenAt?: number },
): Promise<{ id: string; seen: boolean }[]> {
  const { rows } = await db.query<{ id: string; seen: boolean }>(
    `SELECT id, $3::timestamptz IS NULL OR greatest(created_at, sent_at) < $3 AS seen FROM (
       SELECT DISTINCT ON (line) id, line, state, created_at, sent_at FROM submissions
       WHERE order_id = $1 AND created_at < (SELECT started_at FROM bulk_acts WHERE id = $2)
       ORDER BY line, generation DESC
     ) newest WHERE state = 'unknown'
       -- NULL: nobody knows when it was sent, because a backup was restored.
       AND (sent_at IS NULL OR sent_at < (SELECT started_at FROM bulk_acts WHERE id = $2))
     ORDER BY line`,
    [orderId, bulkId, seenAt === undefined ? null : new Date(seenAt)],
  );
  return rows;
}

/** A generation that the panel has, or may have, as far as a run that lost it needs it. */
export type DoubtfulGeneration = Pick<
  Submission,
  'id' | 'line' | 'generation' | 'providerId' | 'providerServiceId' | 'username' | 'quantity'
> & { shortcode: string | null; reason: string | null; providerOrderId?: string | null };

/**
 * The generation with this id, if its order has one that the panel took or may have taken. One that it took has its
 * number. The id may be any text.
 */
export async function doubtfulGeneration(
  db: Db,
  orderId: string,
  id: string,
): Promise<DoubtfulGeneration | undefined> {
  const { rows } = await db.query<DoubtfulGeneration>(
    `SELECT id, line, generation, provider_id, provider_service_id, username, shortcode, quantity, reason,
       provider_order_id
     FROM submissions WHERE order_id = $1 AND id::text = $2 AND state IN ('unknown', 'accepted')`,
    [orderId, id],
  );
  return rows[0];
}

/**
 * For submissions `s` of orders `o`: nobody waits for it any more, and it is late. Some panels never report an end; it
 * would block its target forever. A younger one may still run although a person refunded its order or had its line sent
 * again (purchases_pkey, unique key of order, generation and line).
 */
const givenUp = `(o.status = 'refunded'
    OR EXISTS (SELECT FROM purchases c WHERE c.cart_id = o.cart_id AND c.stage = 'closed')
    OR EXISTS (SELECT FROM submissions n
               WHERE n.order_id = s.order_id AND n.line = s.line AND n.generation > s.generation))
  AND coalesce(greatest(s.answered_at, s.sent_at), s.created_at) < now() - interval '1 second' * coalesce(
    (SELECT (value ->> 'lateAfterSeconds')::double precision FROM settings WHERE key = 'purchase'),
    ${defaultSettings.lateAfterSeconds})`;

/**
 * For submissions `s` of orders `o`: a panel delivers to this profile or its posts, or is being called to (index
 * submissions_target).
 */
const deliversTo = (username: string) => `s.state IN ('sending', 'accepted')
  AND ${undelivered} AND lower(s.username) = lower(${username}) AND s.username <> '' AND NOT (${givenUp})`;

/**
 * For submissions `s` of orders `o`: its order came before that of the submission `own`, and waits for its turn at this
 * profile or its posts. The order counts, because another panel gets a newer generation. An order about which a person
 * is asked holds no other back (orders_username_prefix, orders_pkey, purchases_open, unique key of order, generation
 * and line).
 */
const waitsBefore = `s.state = 'ready' AND s.reason = '${targetBusy}'
  AND (o.created_at, o.id) < (SELECT created_at, id FROM orders WHERE id = own.order_id)
  AND o.username = lower(own.username) AND lower(s.username) = o.username AND o.username <> ''
  AND EXISTS (SELECT FROM purchases w WHERE w.cart_id = o.cart_id AND w.stage = 'submitting' AND w.attention IS NULL)`;

/** A delivery that makes others to its target wait, and the fields that decide who may know of it. */
export interface OpenDelivery {
  /** Public id of its order. */
  id: string;
  owner: string;
  email: string;
  type: ServiceType;
  /** Null if it goes to the profile. */
  shortcode: string | null;
}

/**
 * The deliveries because of which `claimSubmission` finds a profile or its posts busy, newest first (index
 * submissions_target).
 */
export async function openDeliveries(db: Db, username: string): Promise<OpenDelivery[]> {
  const { rows } = await db.query<OpenDelivery>(
    `SELECT o.id, p.owner, o.email, o.service_type AS type, s.shortcode
     FROM submissions s JOIN orders o ON o.id = s.order_id JOIN purchases p ON p.cart_id = o.cart_id
     WHERE ${deliversTo('$1')} ORDER BY o.created_at DESC, s.line LIMIT 500`,
    [username],
  );
  return rows;
}

/** Whether this is so of a submission of another order than that of `own`, for the same product and post. */
const anotherThat = (condition: string) => `EXISTS (
  SELECT FROM submissions s JOIN orders o ON o.id = s.order_id
  WHERE ${condition} AND s.shortcode IS NOT DISTINCT FROM own.shortcode AND s.order_id <> own.order_id
    AND o.service_type = (SELECT service_type FROM orders WHERE id = own.order_id))`;

/** The result of a claim. */
export type Claim = 'claimed' | 'taken' | 'doubtful' | 'away' | 'busy' | 'full';

/** If an order has no answer after this time, the process that sent it is dead. */
const longestUnanswered = '2 minutes';

/**
 * Claims a submission for sending. `claimed` exactly once per claim: it is committed before a socket opens, so it is
 * never sent a second time (D22). `taken` if somebody else has claimed it; `doubtful` if a panel may have got it
 * after the backup from which both stores came back; `away` if its panel gets no orders (decisions/0031); `busy` if
 * another order of the same product to the same target is under way, which `waitsFor` (domain/target.ts) shows the
 * buyer beforehand: panels can't tell them apart, and those that wait go in the order in which they came; `full` if the
 * panel has its maximum of unanswered orders.
 */
export async function claimSubmission(pool: Pool, id: string): Promise<Claim> {
  return inTransaction(pool, async (db) => {
    // If two orders to one target are claimed in parallel, one of them sees the other.
    await db.query(
      `SELECT pg_advisory_xact_lock(hashtextextended(lower(username) || ':' || coalesce(shortcode, ''), 0))
       FROM submissions WHERE id = $1`,
      [id],
    );
    // A doubtful panel gets one order at a time. A healthy one has no row, so its claims don't wait.
    await db.query(
      `SELECT FROM provider_health WHERE provider_id = (SELECT provider_id FROM submissions WHERE id = $1) FOR UPDATE`,
      [id],
    );
    const { rows } = await db.query<{
      state: Submission['state'];
      doubtful: boolean;
      away: boolean;
      busy: boolean;
      full: boolean;
    }>(
      // Index submissions_sending.
      `SELECT own.state, ${lostSinceBackup} AS doubtful, h.away_since IS NOT NULL AND h.tried_since IS NULL AS away,
         ${anotherThat(deliversTo('own.username'))} OR ${anotherThat(waitsBefore)} AS busy,
         (SELECT count(*) FROM submissions WHERE provider_id = own.provider_id AND state = 'sending'
            AND sent_at > now() - interval '${longestUnanswered}') >= ${mostUnanswered} AS full
       FROM submissions own JOIN providers p ON p.id = own.provider_id
         LEFT JOIN provider_health h ON h.provider_id = p.id
       WHERE own.id = $1`,
      [id],
    );
    const [row] = rows;
    if (row?.state !== 'ready') return 'taken';
    if (row.doubtful) {
      await db.query(`UPDATE submissions SET state = 'unknown', reason = $2 WHERE id = $1`, [id, restored]);
      return 'doubtful';
    }
    if (row.away) {
      // A line that goes elsewhere waits for this panel too (waitingForPanel).
      await db.query('UPDATE submissions SET reason = $2 WHERE id = $1 AND reason IS DISTINCT FROM $2', [
        id,
        panelIsAway,
      ]);
      return 'away';
    }
    if (row.busy) {
      await db.query('UPDATE submissions SET reason = $2 WHERE id = $1', [id, targetBusy]);
      return 'busy';
    }
    if (row.full) return 'full';
    const { rowCount } = await db.query(
      `UPDATE submissions SET state = 'sending', reason = NULL, sent_at = now() WHERE id = $1 AND state = 'ready'`,
      [id],
    );
    return rowCount === 1 ? 'claimed' : 'taken';
  });
}

/**
 * Stores a person's statement that a panel has a submission under a number. `taken` if another submission has that
 * number: then nothing is written (unique key of provider and provider_order_id). A lost row has no `providerId`.
 */
export async function settleSubmission(
  db: Db,
  id: string,
  providerOrderId: string,
): Promise<{ taken: boolean; providerId?: number }> {
  try {
    const { rows } = await db.query<{ providerId: number }>(
      `UPDATE submissions SET state = 'accepted', provider_order_id = $2, reason = NULL, answered_at = now()
       WHERE id = $1 RETURNING provider_id`,
      [id, providerOrderId],
    );
    return { taken: false, providerId: rows[0]?.providerId };
  } catch (error) {
    if (refusalOf(error)?.code === uniqueViolation) return { taken: true };
    throw error;
  }
}

/**
 * Stores the panel's answer; false if nobody waits for it any more. A doubt is stored too if the claim was lost,
 * because the database was set back. `rawAnswer` is cut to 2000 characters.
 */
export async function recordOutcome(
  db: Db,
  id: string,
  outcome: SubmissionOutcome,
  next: 'accepted' | 'rejected' | 'unknown' | 'ready',
  rawAnswer?: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE submissions SET state = $2, provider_order_id = coalesce($3, provider_order_id), reason = $4,
       answered_at = now(), raw_answer = left($5, 2000)
     WHERE id = $1 AND (state = 'sending' OR (state = 'ready' AND $2 = 'unknown'))`,
    [
      id,
      next,
      outcome.kind === 'accepted' ? outcome.providerOrderId : null,
      reasonOf(outcome),
      rawAnswer ?? null,
    ],
  );
  return rowCount === 1;
}

/** Why a submission is in doubt whose attempt was given up before the panel answered. */
export const interrupted = 'interrupted';

/** The panel of such a submission has answered that it doesn't take it now: it can be sent again. */
export async function endDoubt(db: Db, id: string, outcome: SubmissionOutcome): Promise<void> {
  await db.query(
    `UPDATE submissions SET state = 'ready', reason = $2
     WHERE id = $1 AND state = 'unknown' AND reason = '${interrupted}'`,
    [id, reasonOf(outcome)],
  );
}

/** The purchase didn't hear that its doubt ended. A row that isn't `ready` any more shows that it did. */
export async function renewDoubt(db: Db, id: string): Promise<void> {
  await db.query(
    `UPDATE submissions SET state = 'unknown', reason = '${interrupted}' WHERE id = $1 AND state = 'ready'`,
    [id],
  );
}

function reasonOf(outcome: SubmissionOutcome): string | null {
  if (outcome.kind === 'accepted') return null;
  return outcome.kind === 'rejected' ? outcome.message : outcome.reason;
}

/** Whether a panel's report contains something new. */
export function saysNew(row: SubmissionRow, report: ProviderReport): boolean {
  const { status, remains, startCount } = withinOrdered(report, row.quantity);
  return (
    row.providerStatus !== status ||
    (remains !== undefined && row.remains !== remains) ||
    (startCount !== undefined && row.startCount !== startCount)
  );
}

/** A panel's report on a submission. */
export interface Reported {
  row: SubmissionRow;
  report: ProviderReport;
}

/**
 * Stores reports that contain something new, in one statement, and announces their orders. Unchanged reports cost
 * nothing: most polls find a delivery unchanged. A delivery that has ended stays so: the report may be older than the
 * one that ended it, and the purchase doesn't reopen either.
 */
export async function recordReports(db: Db, reports: readonly Reported[]): Promise<void> {
  const changed = reports.filter(
    ({ row, report }) =>
      saysNew(row, report) || (report.charge !== undefined && report.charge !== row.charge),
  );
  if (changed.length === 0) return;
  await db.query(
    `UPDATE submissions s SET provider_status = r.status, remains = coalesce(r.remains, s.remains),
       start_count = coalesce(r."startCount", s.start_count), charge = coalesce(r.charge, s.charge), reported_at = now(),
       -- Its first count waits behind those of deliveries that are overdue.
       count_due_at = CASE WHEN r.status = 'completed' AND s.provider_status IS DISTINCT FROM r.status
         THEN now() ELSE s.count_due_at END
     FROM jsonb_to_recordset($1) AS r(id uuid, status text, remains integer, "startCount" integer, charge text)
     WHERE s.id = r.id AND (${undelivered} OR r.status NOT IN ${openStatuses})`,
    [
      JSON.stringify(
        changed.map(({ row, report }) => ({ ...withinOrdered(report, row.quantity), id: row.id })),
      ),
    ],
  );
  await db.query('SELECT pg_notify($1, order_number) FROM unnest($2::text[]) AS order_number', [
    changesChannel,
    [...new Set(changed.map(({ row }) => row.orderNumber))],
  ]);
}

/** As `recordReports`, for one submission. Returns whether it contained something new. */
export async function recordReport(db: Db, row: SubmissionRow, report: ProviderReport): Promise<boolean> {
  await recordReports(db, [{ row, report }]);
  return saysNew(row, report);
}

/** An order's submissions that a panel has and hasn't finished (unique key of order, generation and line). */
export async function openSubmissionsOf(db: Db, orderId: string): Promise<SubmissionRow[]> {
  const { rows } = await db.query<SubmissionRow>(
    `SELECT ${submissionColumns} FROM submissions s JOIN orders o ON o.id = s.order_id
     WHERE s.order_id = $1 AND s.state = 'accepted' AND s.provider_order_id IS NOT NULL
       AND ${undelivered}
     ORDER BY s.generation, s.line LIMIT 100`,
    [orderId],
  );
  return rows;
}

/** A page of a panel's unfinished submissions, by id (index submissions_open). */
export async function openSubmissions(
  db: Db,
  providerId: number,
  after: string,
  limit: number,
): Promise<SubmissionRow[]> {
  const { rows } = await db.query<SubmissionRow>(
    `SELECT ${submissionColumns} FROM submissions s JOIN orders o ON o.id = s.order_id
     WHERE s.provider_id = $1 AND s.state = 'accepted' AND s.id > $2
       AND ${undelivered}
     ORDER BY s.id LIMIT $3`,
    [providerId, after, limit],
  );
  return rows;
}
