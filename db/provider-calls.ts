import type { orderCall } from '../domain/calls/admin-order';
import type { RowOf } from '../domain/calls/common';
import type { CallOutcome } from '../domain/provider';
import type { Db } from './pool';

/** One call to a panel and how it ended. */
export interface ProviderCall {
  providerId: number;
  /** The panel's name for it: `add`, `status`, … */
  action: string;
  /** Its order and submission; absent if it was about many, or none. */
  orderId?: string;
  submissionId?: string;
  /** The fields that were sent, without the key. */
  request: Record<string, string>;
  /** HTTP status and body; absent if no answer came. */
  status?: number;
  answer?: string;
  durationMs: number;
  outcome: CallOutcome;
  at: Date;
}

/** Longest stored answer, in characters; a longer one is cut and ends with `…`. */
export const keptAnswer = 4000;

const columns = `(provider_id, action, order_id, submission_id, request, status, answer, duration_ms, outcome, at)`;

/** Stores a call. */
export async function recordProviderCall(db: Db, call: ProviderCall): Promise<void> {
  await db.query(
    `INSERT INTO provider_calls ${columns} VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values(call),
  );
}

/**
 * Stores a failed poll of a submission, but not every three seconds: one a minute for each kind of failure (index
 * provider_calls_order).
 */
export async function recordFailedStatusCall(db: Db, call: ProviderCall): Promise<void> {
  await db.query(
    `INSERT INTO provider_calls ${columns}
     SELECT $1, $2, $3::bigint, $4::uuid, $5, $6, $7, $8, $9, $10::timestamptz
     WHERE NOT EXISTS (SELECT FROM provider_calls WHERE order_id = $3::bigint AND at > $10::timestamptz - interval '1 minute'
       AND submission_id = $4::uuid AND action = $2 AND outcome = $9)`,
    values(call),
  );
}

function values(call: ProviderCall): unknown[] {
  return [
    call.providerId,
    call.action,
    call.orderId ?? null,
    call.submissionId ?? null,
    call.request,
    call.status ?? null,
    call.answer === undefined ? null : cut(call.answer),
    Math.round(call.durationMs),
    call.outcome,
    call.at,
  ];
}

/** Postgres can't store NUL characters in texts; a broken panel may send them. */
function cut(answer: string): string {
  const text = answer.replaceAll('\0', '');
  return text.length > keptAnswer ? `${text.slice(0, keptAnswer)}…` : text;
}

/** A call as an order's page shows it. */
export type OrderCallRow = RowOf<typeof orderCall>;

/** The newest calls about an order, newest first; index provider_calls_order. */
export async function callsOfOrder(db: Db, orderId: string): Promise<OrderCallRow[]> {
  const { rows } = await db.query<OrderCallRow>(
    `SELECT c.id, v.name AS provider_name, c.action, c.submission_id, c.request, c.status, c.answer, c.duration_ms,
       c.outcome, c.at
     FROM provider_calls c JOIN providers v ON v.id = c.provider_id
     WHERE c.order_id = $1 ORDER BY c.at DESC, c.id DESC LIMIT 100`,
    [orderId],
  );
  return rows;
}
