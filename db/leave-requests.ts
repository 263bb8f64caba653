import {
  type DeletionDecision,
  type DeletionState,
  type LeaveRequest,
  leaveReference,
} from '../domain/support';
import { suppressEmail } from './email-suppressions';
import { announce, type Db, withoutNulls } from './pool';
import { unansweredDeletions } from './unsent';

/** A stored request to unsubscribe or to be erased. Person and reason are empty once the data are erased. */
export interface LeaveRow extends LeaveRequest {
  state: DeletionState | 'done';
  receivedAt: Date;
  provenAt?: Date;
  /** Unsubscribing isn't acknowledged: the address has had too many e-mails. */
  withoutLetter: boolean;
  acknowledgedAt?: Date;
  supportToldAt?: Date;
  decidedAt?: Date;
  decidedBy?: string;
  decisionReason?: string;
  answeredAt?: Date;
  endedAt?: Date;
}

/**
 * Stores a request once. Unsubscribing ends marketing mail immediately; so does a request for deletion once its address
 * is proven, because a person who wants to be erased wants no offers either. Before that nothing of the address may
 * stay elsewhere: anybody may have typed it, and the request forgets it. False if the id already belongs to another
 * request: proving the address of that one proves nothing about this.
 */
export async function insertLeave(
  db: Db,
  r: LeaveRequest & Partial<Pick<LeaveRow, 'withoutLetter'>>,
  { receivedAt, proven }: { receivedAt: Date; proven: boolean },
): Promise<boolean> {
  const state = r.wish === 'mail' ? 'done' : proven ? 'open' : 'unproven';
  const inserted = await db.query(
    `INSERT INTO leave_requests (id, wish, username, email, reason, language, received_at, state, proven_at, ended_at,
       without_letter)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (id) DO NOTHING`,
    [
      r.id,
      r.wish,
      r.username,
      r.email,
      r.reason,
      r.language,
      receivedAt,
      state,
      proven ? receivedAt : null,
      r.wish === 'mail' ? receivedAt : null,
      r.withoutLetter ?? false,
    ],
  );
  if (inserted.rowCount === 1 && state !== 'unproven') await suppressEmail(db, r.email, { at: receivedAt });
  await announce(db, leaveReference(r.id));
  const { rowCount } = await db.query(
    'SELECT FROM leave_requests WHERE id = $1 AND wish = $2 AND email = $3',
    [r.id, r.wish, r.email],
  );
  return rowCount === 1;
}

const allOfRow = `id, wish, username, email, reason, language, state, received_at, proven_at, without_letter,
  acknowledged_at, support_told_at, decided_at, decided_by, decision_reason, answered_at, ended_at`;

/** A request by its primary key. */
export async function leaveById(db: Db, id: string): Promise<LeaveRow | undefined> {
  const { rows } = await db.query<LeaveRow>(`SELECT ${allOfRow} FROM leave_requests WHERE id = $1`, [id]);
  return withoutNulls(rows[0]);
}

/** States in which a request for deletion has a run. */
const statesUnderWay = ['unproven', 'open', 'erasing'] as const;

/**
 * Since when an open request for deletion waits for support: the day that the person was promised begins with the proof
 * of their address.
 */
export const deletionWaitsSince = 'coalesce(proven_at, received_at)';

/** Whether a request for deletion still has its run. */
export function isUnderWay({ state }: Pick<LeaveRow, 'state'>): boolean {
  return statesUnderWay.some((one) => one === state);
}

/** A page of the requests for deletion that are under way, by id (primary key). */
export async function deletionsUnderWay(
  db: Db,
  { after, limit }: { after?: string; limit: number },
): Promise<LeaveRow[]> {
  const { rows } = await db.query<LeaveRow>(
    `SELECT ${allOfRow} FROM leave_requests
     WHERE state = ANY ($1) AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT $3`,
    [statesUnderWay, after, limit],
  );
  return rows.flatMap((row) => withoutNulls(row) ?? []);
}

/**
 * The request for deletion of an address that is under way: the newest, but a proven one first, because anybody can add
 * an unproven one. Index leave_requests_email.
 */
export async function openDeletion(
  db: Db,
  email: string,
): Promise<{ id: string; state: (typeof statesUnderWay)[number] } | undefined> {
  const { rows } = await db.query(
    `SELECT id::text, state FROM leave_requests
     WHERE lower(email) = lower($1) AND state = ANY ($2)
     ORDER BY state = 'unproven', received_at DESC LIMIT 1`,
    [email, statesUnderWay],
  );
  return rows[0];
}

/**
 * Notes that the person proved that the address is theirs. The first proof ends marketing mail; the person may allow it
 * again. One statement: an erasure locks the row, so it either comes first and leaves no address, or erases both.
 */
export async function noteProven(db: Db, id: string, at: Date): Promise<void> {
  await db.query(
    `WITH proven AS (
       UPDATE leave_requests SET proven_at = $2, state = CASE state WHEN 'unproven' THEN 'open' ELSE state END
       WHERE id = $1 AND proven_at IS NULL RETURNING email)
     INSERT INTO email_suppressions (email, since) SELECT lower(email), $2 FROM proven WHERE email <> ''
     ON CONFLICT DO NOTHING`,
    [id, at],
  );
  await announce(db, leaveReference(id));
}

/** Opens an expired request again, with its person, because the proof arrived while it expired. */
export async function reopenLeave(
  db: Db,
  { id, username, email, reason }: LeaveRequest,
  provenAt: Date,
): Promise<void> {
  if ((await leaveById(db, id))?.state !== 'expired') return;
  await suppressEmail(db, email, { at: provenAt });
  await db.query(
    `UPDATE leave_requests SET state = 'open', ended_at = NULL, proven_at = $2, username = $3, email = $4, reason = $5
     WHERE id = $1 AND state = 'expired'`,
    [id, provenAt, username, email, reason],
  );
  await announce(db, leaveReference(id));
}

/** Stores an administrator's decision; the first one counts. */
export async function noteDecision(
  db: Db,
  id: string,
  d: { decision: DeletionDecision; by: string; reason: string; at: Date },
): Promise<void> {
  // Nothing is approved without a proof: a database that was set back may lack it.
  if (d.decision === 'approve') await noteProven(db, id, d.at);
  await db.query(
    `UPDATE leave_requests SET state = $2, decided_at = $3, decided_by = $4, decision_reason = $5
     WHERE id = $1 AND decided_at IS NULL`,
    [id, d.decision === 'approve' ? 'erasing' : 'refused', d.at, d.by, d.reason],
  );
  await announce(db, leaveReference(id));
}

/**
 * Notes that the person was told of a refusal whose e-mail didn't go out, and announces it; false if none is missing.
 */
export async function noteToldOfRefusal(db: Db, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE leave_requests SET answered_at = $2 WHERE id = $1 AND id IN (${unansweredDeletions})`,
    [id, at],
  );
  if (rowCount === 1) await announce(db, leaveReference(id));
  return rowCount === 1;
}

/**
 * Closes a request. Of an unproven one only the number is kept: anybody may have typed the address. No other request
 * expires: Temporal may have been set back to before its proof.
 */
export async function endLeave(
  db: Db,
  id: string,
  end: { state: 'erased' | 'refused' | 'expired'; at: Date },
): Promise<void> {
  await db.query(
    `UPDATE leave_requests SET state = $2, ended_at = coalesce(ended_at, $3),
       username = CASE WHEN $2 = 'expired' THEN '' ELSE username END,
       email = CASE WHEN $2 = 'expired' THEN '' ELSE email END,
       reason = CASE WHEN $2 = 'expired' THEN '' ELSE reason END
     WHERE id = $1 AND ($2 <> 'expired' OR state = 'unproven')`,
    [id, end.state, end.at],
  );
  await announce(db, leaveReference(id));
}
