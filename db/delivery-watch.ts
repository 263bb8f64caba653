import type { Db } from './pool';
import { type SubmissionRow, submissionColumns, undelivered } from './submissions';

/** Deliveries that began after `since` and have not ended (index submissions_young). */
const young = `s.provider_id = $1 AND s.answered_at > $2 AND s.state = 'accepted' AND s.provider_order_id IS NOT NULL
  AND ${undelivered}`;

/** The deliveries of a panel that were not read since `before`, the longest wait first. */
export async function deliveriesToPoll(
  db: Db,
  providerId: number,
  when: { since: Date; before: Date; limit: number },
): Promise<SubmissionRow[]> {
  const { rows } = await db.query<SubmissionRow>(
    `SELECT ${submissionColumns} FROM submissions s JOIN orders o ON o.id = s.order_id
     WHERE ${young} AND (s.looked_at IS NULL OR s.looked_at <= $3) ORDER BY s.looked_at NULLS FIRST, s.id LIMIT $4`,
    [providerId, when.since, when.before, when.limit],
  );
  return rows;
}

/** Notes that they were read, whatever the panel's answer. */
export async function recordPolls(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await db.query('UPDATE submissions SET looked_at = $2 WHERE id = ANY ($1)', [ids, at]);
}

/** Notes that a run watches the panel. */
export async function noteWatch(db: Db, providerId: number, at: Date): Promise<void> {
  await db.query('UPDATE providers SET watched_at = $2 WHERE id = $1', [providerId, at]);
}

/**
 * Ends the watch of a panel without young deliveries; false if it has some. It marks the end first and looks for
 * deliveries second; the code that adds a delivery writes it first and looks at the mark second. So one sees the other.
 */
export async function endWatch(db: Db, providerId: number, since: Date): Promise<boolean> {
  await db.query('UPDATE providers SET watched_at = NULL WHERE id = $1', [providerId]);
  const { rows } = await db.query(`SELECT FROM submissions s WHERE ${young} LIMIT 1`, [providerId, since]);
  return rows.length === 0;
}

/** Whether a run watches the panel; a run without a sign of life for a minute does not count. */
export async function isWatched(db: Db, providerId: number): Promise<boolean> {
  const { rows } = await db.query(
    `SELECT FROM providers WHERE id = $1 AND watched_at > now() - interval '1 minute'`,
    [providerId],
  );
  return rows.length > 0;
}
