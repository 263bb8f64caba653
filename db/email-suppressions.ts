import type { suppressionView } from '../domain/calls/admin-marketing';
import type { RowOf } from '../domain/calls/common';
import { literal, onePage, type Paged, type WantedPage } from './paged';
import type { Db } from './pool';

/**
 * SQL: whether an address, or another spelling of its inbox, is unsubscribed from marketing mail. Index
 * email_suppressions_inbox.
 */
export const isSuppressed = (email: string) =>
  `EXISTS (SELECT FROM email_suppressions s WHERE inbox_of(s.email) = inbox_of(${email}))`;

/** An address that is unsubscribed from marketing mail, or was until `endedAt`. */
export type SuppressionRow = RowOf<typeof suppressionView>;

/**
 * Unsubscribes the address from marketing mail; false if it already was, which changes nothing. `why` is an
 * administrator's reason, or the time of an owner's request; an owner needs no reason.
 */
export async function suppressEmail(
  db: Db,
  email: string,
  why?: { at: Date; id?: string; reason?: string; by?: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO email_suppressions (email, id, since, reason, added_by)
     VALUES (lower($1), coalesce($2, gen_random_uuid()), coalesce($3, now()), $4, $5) ON CONFLICT DO NOTHING`,
    [email, why?.id ?? null, why?.at ?? null, why?.reason ?? null, why?.by ?? null],
  );
  return (rowCount ?? 0) > 0;
}

const current = `SELECT s.id, s.email, s.since, s.added_by, NULL::timestamptz AS ended_at, NULL AS ended_by,
    NULL AS end_reason,
    -- Who left by form said why (leave_requests_email).
    coalesce(s.reason, (SELECT l.reason FROM leave_requests l WHERE lower(l.email) = s.email AND l.wish = 'mail'
      AND l.reason <> '' ORDER BY l.received_at DESC LIMIT 1)) AS reason
  FROM email_suppressions s`;
const ended = `SELECT id, email, since, NULL AS added_by, ended_at, ended_by, reason AS end_reason, NULL AS reason
  FROM email_suppressions_ended`;

const lists = {
  current: { from: 'email_suppressions', select: current, order: 's.since DESC, s.email' },
  ended: { from: 'email_suppressions_ended', select: ended, order: 'ended_at DESC, id' },
};

/**
 * A page of addresses, newest first, and how many match. In order by email_suppressions_since and
 * email_suppressions_ended_newest; a search reads the beginning of the address (email_suppressions_prefix,
 * email_suppressions_ended_email).
 */
export async function listSuppressions(
  db: Db,
  list: { state: keyof typeof lists; search: string } & WantedPage,
): Promise<Paged<SuppressionRow>> {
  const { from, select, order } = lists[list.state];
  const prefix = literal(list.search.trim());
  // With a parameter that may be empty, the planner would not use the index.
  const where = prefix === '' ? '' : `WHERE email LIKE lower($1) || '%'`;
  const values = prefix === '' ? [] : [prefix];
  return onePage(db, list, values, {
    rows: (limit) => `${select} ${where} ORDER BY ${order} ${limit}`,
    from: `FROM ${from} ${where}`,
  });
}

/** An address by the id of its suppression; undefined if marketing mail is allowed. */
export async function suppressionById(db: Db, id: string): Promise<SuppressionRow | undefined> {
  const { rows } = await db.query<SuppressionRow>(`${current} WHERE s.id = $1`, [id]);
  return rows[0];
}

/**
 * Allows marketing mail again, at its owner's request: to the address of an entry, or by `email` to every spelling of its
 * inbox. False if it was always allowed.
 */
export async function endSuppression(
  db: Db,
  which: { id: string } | { email: string },
  end: { by: string; reason: string; at: Date },
): Promise<boolean> {
  const [where, value] =
    'id' in which ? ['id = $1', which.id] : ['inbox_of(email) = inbox_of($1)', which.email];
  // One statement, so that an ended suppression always leaves a trace, and only then.
  const { rowCount } = await db.query(
    `WITH gone AS (DELETE FROM email_suppressions WHERE ${where} RETURNING id, email, since)
     INSERT INTO email_suppressions_ended (id, email, since, ended_at, ended_by, reason)
       SELECT id, email, since, $2, $3, $4 FROM gone`,
    [value, end.at, end.by, end.reason],
  );
  return rowCount === 1;
}
