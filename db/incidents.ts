import type { IncidentKind } from '../domain/attention';
import type { Db } from './pool';

/** A fault that stops many purchases. */
export interface Incident {
  kind: IncidentKind;
  /**
   * A task queue; a workflow type and the reason of its failed tasks; an activity and its error; the silent server or
   * service; a Schedule.
   */
  subject: string;
}

/**
 * An incident that wasn't seen for this long is over, in minutes. Failed workflow tasks are retried after up to ten,
 * our own rows after two.
 */
const overAfterMinutes: Record<IncidentKind, number> = {
  'no-worker': 3,
  'temporal-away': 3,
  'failing-workflow-tasks': 20,
  'silent-webhooks': 3,
  // Seen when one arrives, and still reported.
  'other-mode': 24 * 60,
  'payments-away': 3,
  'mail-away': 3,
  'database-fails': 5,
  'failed-purchases': 3,
  'schedule-late': 3,
};

/** Notes by the database's clock that these incidents exist now. A process that sees one repeats this every minute. */
export async function noteIncidents(db: Db, incidents: readonly Incident[]): Promise<void> {
  for (const { kind, subject } of incidents)
    await db.query(
      `INSERT INTO incidents AS i (kind, subject, since, last_seen_at) VALUES ($1, $2, now(), now())
       ON CONFLICT (kind, subject) DO UPDATE SET last_seen_at = now(),
         since = CASE WHEN i.last_seen_at < now() - make_interval(mins => $3) THEN now() ELSE i.since END`,
      [kind, subject, overAfterMinutes[kind]],
    );
}

const whichAreOver = Object.entries(overAfterMinutes)
  .map(([kind, minutes]) => `WHEN '${kind}' THEN interval '${minutes} minutes'`)
  .join(' ');

/**
 * For a row of `incidents`: it is current, and has lasted two minutes, so it is no short interruption such as a release.
 * A failed task counts long after it was seen: it has lasted if one failed again. In a release an old worker fails those
 * of a newer one's purchases, and a new worker continues them.
 */
export const incidentIsOpen = `last_seen_at > now() - CASE kind ${whichAreOver} END
  AND CASE kind WHEN 'failing-workflow-tasks' THEN last_seen_at ELSE now() END > since + interval '2 minutes'`;

/** Whether an open incident makes steps of many purchases fail. */
export async function stepsAreExpectedToFail(db: Db): Promise<boolean> {
  const { rows } = await db.query(
    `SELECT FROM incidents WHERE kind IN ('no-worker', 'payments-away', 'database-fails') AND ${incidentIsOpen} LIMIT 1`,
  );
  return rows.length > 0;
}
