import type { Db } from '#db/pool.ts';

/** An action of an administrator (D17). `subject` is an order number or another public reference. */
export interface AdminAction {
  actor: string;
  action: string;
  subject: string;
  before?: unknown;
  /** The outcome. Of an action that has not happened yet: that it is open, until `recordOutcome` replaces it. */
  after?: unknown;
  ip?: string;
}

/** Records an action before it happens, so that none goes unrecorded. Returns its id. */
export async function recordAction(db: Db, action: AdminAction): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO audit_log (actor, action, subject, before, after, ip) VALUES ($1, $2, $3, $4, $5, $6)
     RETURNING id`,
    [action.actor, action.action, action.subject, json(action.before), json(action.after), action.ip ?? null],
  );
  return rows[0]!.id;
}

/** Replaces an open outcome, once: only this database function may change the log. */
export async function recordOutcome(db: Db, id: string, after: unknown): Promise<void> {
  await db.query('SELECT audit_log_outcome($1, $2)', [id, json(after)]);
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
