import { literal, onePage, type Paged, type WantedPage } from '#db/paged.ts';
import type { Db } from '#db/pool.ts';
import type { auditRow } from '#domain/calls/admin-audit.ts';
import type { RowOf } from '#domain/calls/common.ts';
import { unansweredCodes } from '#domain/errors.ts';

/** An action in the audit log's list. */
export type ActionRow = RowOf<typeof auditRow>;

/** Filter of actions. `from` and `to` are days in Madrid, e.g. `2026-11-21`, both included. */
export interface ActionFilter {
  search?: string;
  actor?: string;
  action?: string;
  from?: string;
  to?: string;
}

/** The log before version 1.1 called every error a refusal. */
const calledRefused = `after->>'refused' IN ('${unansweredCodes.join("', '")}')`;
const listed = `id, at, actor, action, subject, ip,
  CASE WHEN ${calledRefused} THEN NULL ELSE after->>'refused' END AS refused,
  CASE WHEN ${calledRefused} THEN after->>'refused' ELSE after->>'unanswered' END AS unanswered`;

/** Only requested conditions, so that the planner can choose the most selective index. */
function conditions(filter: ActionFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts: string[] = [];
  const add = (condition: (place: string) => string, value: unknown) => {
    if (value === undefined || value === '') return;
    values.push(value);
    parts.push(condition(`$${values.length}`));
  };
  add((place) => `actor = ${place}`, filter.actor);
  add((place) => `action = ${place}`, filter.action);
  add((place) => `at >= ${place}::date::timestamp AT TIME ZONE 'Europe/Madrid'`, filter.from);
  add((place) => `at < (${place}::date + 1)::timestamp AT TIME ZONE 'Europe/Madrid'`, filter.to);
  const begins = filter.search && `${literal(filter.search.toLowerCase())}%`;
  // A user's name alone finds what was done to them.
  add((place) => `(lower(subject) LIKE ${place} OR lower(subject) LIKE 'user/' || ${place})`, begins);
  // A search for service 20 must not find service 204.
  if (filter.search && /\/\d+$/.test(filter.search))
    add((place) => `substr(subject, ${place}, 1) !~ '[0-9]'`, filter.search.length + 1);
  return { where: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', values };
}

/**
 * A page of actions, newest first, and how many there are: exactly up to `countLimit`, or `countLimit + 1` if there are
 * more. Indexes audit_log_at, audit_log_actor, audit_log_action, audit_log_subject.
 */
export async function listActions(db: Db, filter: ActionFilter, page: WantedPage): Promise<Paged<ActionRow>> {
  const { where, values } = conditions(filter);
  return onePage(db, page, values, {
    rows: (limit) => `SELECT ${listed} FROM audit_log ${where} ORDER BY at DESC, id DESC ${limit}`,
    from: `FROM audit_log ${where}`,
    bounded: 'count',
  });
}

/** An action with the states before and after. */
export interface ActionDetail extends ActionRow {
  before: unknown;
  after: unknown;
}

/** One action; index audit_log_pkey. */
export async function actionById(db: Db, id: string): Promise<ActionDetail | undefined> {
  const { rows } = await db.query<ActionDetail>(
    `SELECT ${listed}, before, after FROM audit_log WHERE id = $1`,
    [id],
  );
  return rows[0];
}

/**
 * All actors and kinds of actions. Each is found by one jump in its index (audit_log_actor, audit_log_action), so the
 * size of the log doesn't matter.
 */
export async function actionFilters(db: Db): Promise<{ actors: string[]; actions: string[] }> {
  const [actors, actions] = await Promise.all([distinct(db, 'actor'), distinct(db, 'action')]);
  return { actors, actions };
}

async function distinct(db: Db, column: 'actor' | 'action'): Promise<string[]> {
  const { rows } = await db.query<{ value: string }>(
    `WITH RECURSIVE jump AS (
       (SELECT ${column} AS value FROM audit_log ORDER BY ${column} LIMIT 1)
       UNION ALL
       SELECT (SELECT ${column} FROM audit_log WHERE ${column} > jump.value ORDER BY ${column} LIMIT 1)
       FROM jump WHERE jump.value IS NOT NULL
     ) SELECT value FROM jump WHERE value IS NOT NULL LIMIT 500`,
  );
  return rows.map(({ value }) => value);
}
