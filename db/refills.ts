import { disputed } from './disputes';
import { countRows, onePage, type Paged, type WantedPage } from './paged';
import { changesChannel, type Db } from './pool';
import { newestGenerations } from './submissions';

/** A refill as the adapter needs it. */
export interface RefillRow {
  id: string;
  orderId: string;
  submissionId: string;
  state: 'sending' | 'requested' | 'unknown' | 'completed' | 'rejected';
  providerRefillId: string | null;
  reason: string | null;
  requestedAt: Date;
}

/**
 * Claims a refill before the panel is called. Not `claimed` if that was done before, or if the submission has another
 * open refill, which a reset run may not know of; `row` is then the existing one.
 */
export async function claimRefill(
  db: Db,
  input: { refillId: string; orderId: string; submissionId: string; by: string; requestedAt: number },
): Promise<{ claimed: boolean; row: RefillRow }> {
  const { rowCount } = await db.query(
    `INSERT INTO refills (id, order_id, submission_id, provider_id, requested_by, requested_at, state)
     VALUES ($1, $2, $3, (SELECT provider_id FROM submissions WHERE id = $3), $4, $5, 'sending') ON CONFLICT DO NOTHING`,
    [input.refillId, input.orderId, input.submissionId, input.by, new Date(input.requestedAt)],
  );
  const { rows } = await db.query<RefillRow>(
    // refills_pkey, refills_one_open
    `SELECT * FROM refills WHERE id = $1 OR (submission_id = $2 AND state IN ('sending', 'requested'))
     ORDER BY id <> $1 LIMIT 1`,
    [input.refillId, input.submissionId],
  );
  const row = rows[0];
  if (!row)
    throw new Error('Another refill of this submission has just ended; the next attempt can claim it');
  return { claimed: rowCount === 1, row };
}

/** Stores the state of a refill and announces it. */
export async function recordRefill(
  db: Db,
  id: string,
  state: RefillRow['state'],
  values: { providerRefillId?: string; reason?: string },
): Promise<void> {
  await db.query(
    `UPDATE refills SET state = $2, provider_refill_id = coalesce($3, provider_refill_id), reason = $4,
       ended_at = CASE WHEN $2 IN ('completed', 'rejected') THEN now() END WHERE id = $1`,
    [id, state, values.providerRefillId ?? null, values.reason ?? null],
  );
  await db.query(
    'SELECT pg_notify($1, o.order_number) FROM orders o JOIN refills r ON r.order_id = o.id WHERE r.id = $2',
    [changesChannel, id],
  );
}

/** Ends an order's open refills: its purchase has closed, and follows none any more. Index refills_order. */
export async function endOpenRefills(db: Db, orderId: string): Promise<void> {
  await db.query(
    `UPDATE refills SET state = 'rejected', reason = 'the purchase has ended', ended_at = now()
     WHERE order_id = $1 AND state IN ('sending', 'requested')`,
    [orderId],
  );
}

/** One refill with its panel. */
export async function readRefill(db: Db, id: string): Promise<RefillRow & { providerId: number }> {
  const { rows } = await db.query<RefillRow & { providerId: number }>(
    'SELECT r.*, s.provider_id FROM refills r JOIN submissions s ON s.id = r.submission_id WHERE r.id = $1',
    [id],
  );
  const row = rows[0];
  if (!row) throw new Error(`Refill ${id} does not exist`);
  return row;
}

/** How many refills a panel has accepted and not ended. Index refills_open. */
export async function openRefills(db: Db, providerId: number): Promise<number> {
  return countRows(db, `FROM refills WHERE provider_id = $1 AND state = 'requested'`, [providerId]);
}

/** A delivered order that the sweep counts. */
export interface RefillCandidate {
  orderId: string;
  orderNumber: string;
  cartId: string;
  submissionId: string;
  username: string;
  /** Delivered to this profile, over all generations. */
  quantity: number;
  /** The followers before that. */
  startCount: number;
  deliveredAt: Date | null;
  /** Whether a refill may be requested now. */
  eligible: boolean;
}

const completed = `o.status = 'completed' AND o.service_type = 'followers' AND NOT o.without_refills`;
/** For an order `o`: its purchase is open, and neither a refill nor a dispute blocks the next. */
const mayBeRefilled = `EXISTS (SELECT FROM purchases p WHERE p.cart_id = o.cart_id AND p.stage IN ('in-progress', 'guarantee'))
     AND NOT EXISTS (SELECT FROM refills r WHERE r.order_id = o.id
                     AND (r.state IN ('sending', 'requested') OR r.requested_at > $1))
     AND NOT ${disputed}`;
const candidates = `FROM orders o
   JOIN LATERAL ${newestGenerations} s ON true
   WHERE ${completed} AND s.start_count IS NOT NULL AND ${mayBeRefilled}`;
/** Of orders `o` and their newest generation `s`, by the rule of domain/line-delivery.ts. */
const candidateColumns = `o.id AS order_id, o.order_number, o.cart_id, s.username, o.delivered_at,
   s.earlier_here + s.quantity AS quantity, coalesce(s.first_count, s.start_count - s.earlier_here) AS start_count`;

interface Rule {
  cooldownSeconds: number;
  now: Date;
}

const quietSince = ({ cooldownSeconds, now }: Rule) => new Date(now.getTime() - cooldownSeconds * 1000);

/**
 * The order in which deliveries are counted: by when they are due, or all of them, by when a sweep last looked at them
 * (indexes submissions_count_due, submissions_swept).
 */
export type CountQueue = 'count_due_at' | 'swept_at';

/** For submissions `s`: their followers can be counted, and were due, or last looked at, before a time. */
const due = (
  before: string,
  queue: CountQueue = 'count_due_at',
) => `s.state = 'accepted' AND s.provider_status = 'completed' AND s.shortcode IS NULL
  AND s.start_count IS NOT NULL AND s.${queue} <= ${before}`;

/** Deliveries of a queue, the longest wait first. */
export async function dueForCount(
  db: Db,
  { queue, ...input }: Rule & { queue: CountQueue; before: Date; limit: number },
): Promise<RefillCandidate[]> {
  const { rows } = await db.query<RefillCandidate>(
    // Of one that was sent again, only the newest generation is counted.
    `SELECT ${candidateColumns}, next.id AS submission_id, ${completed} AND ${mayBeRefilled} AND s.id = next.id AS eligible
     FROM (SELECT s.id, s.order_id, s.line, s.${queue} FROM submissions s WHERE ${due('$2', queue)}
           ORDER BY s.${queue}, s.id LIMIT $3) next
       JOIN orders o ON o.id = next.order_id JOIN LATERAL ${newestGenerations} s ON s.line = next.line
     ORDER BY next.${queue}, next.id`,
    [quietSince(input), input.before, input.limit],
  );
  return rows;
}

/** How many are due, as far as it is counted. */
export async function countsDue(db: Db, before: Date): Promise<number> {
  return countRows(db, `FROM submissions s WHERE ${due('$1')}`, [before], true);
}

/** How many of a queue a sweep would count, as far as it is counted. */
export async function countsLeft(
  db: Db,
  { queue, ...input }: Rule & { queue: CountQueue; before: Date },
): Promise<number> {
  return countRows(
    db,
    `FROM submissions s JOIN orders o ON o.id = s.order_id WHERE ${due('$2', queue)} AND ${completed} AND ${mayBeRefilled}
       AND NOT EXISTS (SELECT FROM submissions newer WHERE newer.order_id = o.id AND newer.generation > s.generation)`,
    [quietSince(input), input.before],
    true,
  );
}

/** Since when the delivery with the longest wait is due to be counted; undefined if none is. */
export async function longestOverdue(db: Db, now: Date): Promise<Date | undefined> {
  const { rows } = await db.query<{ since: Date }>(
    `SELECT s.count_due_at AS since FROM submissions s WHERE ${due('$1')} ORDER BY s.count_due_at, s.id LIMIT 1`,
    [now],
  );
  return rows[0]?.since;
}

/** Notes when a sweep looked at deliveries, and when they are counted next. */
export async function noteCounts(
  db: Db,
  at: Date,
  counts: readonly { submissionId: string; dueAt: Date }[],
): Promise<void> {
  await db.query(
    `UPDATE submissions s SET count_due_at = r."dueAt", swept_at = $2
     FROM jsonb_to_recordset($1) AS r("submissionId" uuid, "dueAt" timestamptz) WHERE s.id = r."submissionId"`,
    [JSON.stringify(counts), at],
  );
}

/**
 * Takes one of the counts that all refills have in an hour of the database's clock; false if they are used up. Taken
 * before the profile is counted: others count at the same time, and a worker may stop in between. Without `perHour` there
 * is no limit.
 */
export async function takeCount(db: Db, perHour: number | undefined): Promise<boolean> {
  if (perHour === undefined) return true;
  const { rowCount } = await db.query(
    `INSERT INTO rate_limits AS taken (key, points, expire)
     SELECT 'refill-counts', 1, extract(epoch FROM date_trunc('hour', now()) + interval '1 hour') * 1000 WHERE $1 > 0
     ON CONFLICT (key) DO UPDATE SET expire = excluded.expire,
       points = CASE WHEN taken.expire = excluded.expire THEN taken.points + 1 ELSE 1 END
     WHERE taken.expire <> excluded.expire OR taken.points < $1`,
    [perHour],
  );
  return rowCount === 1;
}

/** How many orders may be refilled, as far as it is counted: no figure scans a large shop. Index orders_status. */
export async function refillCandidateCount(db: Db, input: Rule): Promise<number> {
  return countRows(db, candidates, [quietSince(input)], true);
}

/** A page of these orders for people, newest delivery first. */
export async function refillCandidatePage(db: Db, list: Rule & WantedPage): Promise<Paged<RefillCandidate>> {
  return onePage(db, list, [quietSince(list)], {
    // Index orders_status finds the completed ones.
    rows: (limit) =>
      `SELECT ${candidateColumns}, s.id AS submission_id, true AS eligible ${candidates}
       ORDER BY o.delivered_at DESC NULLS LAST, o.id ${limit}`,
    from: candidates,
    bounded: 'count',
  });
}
