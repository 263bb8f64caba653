import { onePage, type Paged, type WantedPage } from '#db/paged.ts';
import type { Db } from '#db/pool.ts';
import type { apiLine } from '#domain/calls/admin-logs.ts';
import type { RowOf } from '#domain/calls/common.ts';

/** A request of our own API that was refused or failed. */
export interface ApiRequest {
  at: Date;
  method: string;
  /** The route's pattern, never the address. */
  route: string;
  status: number;
  code?: string;
  durationMs: number;
  requestId: string;
  caller: 'administrator' | 'browser' | 'machine';
  /** How many more of the same minute have no row. */
  leftOut: number;
}

/** Writes many at once. */
export async function recordApiRequests(db: Db, requests: readonly ApiRequest[]): Promise<void> {
  await db.query(
    `INSERT INTO api_requests (at, method, route, status, code, duration_ms, request_id, caller, left_out)
     SELECT * FROM unnest($1::timestamptz[], $2::text[], $3::text[], $4::integer[], $5::text[], $6::real[], $7::text[],
       $8::text[], $9::integer[])`,
    [
      requests.map(({ at }) => at),
      requests.map(({ method }) => method),
      requests.map(({ route }) => route),
      requests.map(({ status }) => status),
      requests.map(({ code }) => code ?? null),
      requests.map(({ durationMs }) => durationMs),
      requests.map(({ requestId }) => requestId),
      requests.map(({ caller }) => caller),
      requests.map(({ leftOut }) => leftOut),
    ],
  );
}

/** Calls to panels, events of the payment provider, refusals and failures of our own API. */
export type LogSource = 'panel' | 'payments' | 'api';

/** A line of one of these logs; fields that its source doesn't have are null. */
export type ApiLogRow = RowOf<typeof apiLine>;

const panelLog = `SELECT c.id::text AS id, c.at, c.action AS title, c.outcome, c.outcome <> 'ok' AS failed, c.status,
    c.duration_ms::real AS duration, o.order_number, o.id AS order_id, v.name AS reference, NULL AS caller,
    NULL::integer AS left_out, c.request - 'key' AS request, c.answer
  FROM provider_calls c JOIN providers v ON v.id = c.provider_id LEFT JOIN orders o ON o.id = c.order_id`;
const paymentLog = `SELECT e.id, e.received_at AS at, e.type AS title, coalesce(e.outcome, 'waiting') AS outcome,
    e.relayed_at IS NULL AS failed, NULL::integer AS status,
    (extract(epoch FROM e.relayed_at - e.received_at) * 1000)::real AS duration, p.order_number, o.id AS order_id,
    e.payment_intent_id AS reference, NULL AS caller, NULL::integer AS left_out, NULL::jsonb AS request,
    NULL AS answer
  FROM stripe_events e LEFT JOIN purchases p ON p.payment_intent_id = e.payment_intent_id
    LEFT JOIN orders o ON o.cart_id = p.cart_id`;
const ownLog = `SELECT r.id::text AS id, r.at, r.method || ' ' || r.route AS title, coalesce(r.code, '') AS outcome,
    true AS failed, r.status, r.duration_ms AS duration, NULL AS order_number, NULL::bigint AS order_id,
    r.request_id AS reference, r.caller, nullif(r.left_out, 0) AS left_out, NULL::jsonb AS request, NULL AS answer
  FROM api_requests r`;
const logs: Record<LogSource, string> = { panel: panelLog, payments: paymentLog, api: ownLog };

/**
 * Lines of one log, newest first, and how many there are: exactly up to `countLimit`, or `countLimit + 1` if there are
 * more. `search`: an order's number, a payment, a request's id, or the beginning of the title. Indexes
 * provider_calls_at, stripe_events_received, api_requests_at.
 */
export async function listApiLog(
  db: Db,
  { source, search, failed }: { source: LogSource; search: string; failed?: boolean },
  page: WantedPage,
): Promise<Paged<ApiLogRow>> {
  const values: unknown[] = [search || null, `${search.replace(/[\\%_]/g, '\\$&')}%`, failed ?? null];
  const lines = `SELECT * FROM (${logs[source]}) l
    WHERE ($1::text IS NULL OR order_number = upper($1) OR reference = $1 OR title ILIKE $2 OR outcome = $1)
      AND ($3::boolean IS NULL OR failed = $3)`;
  return onePage(db, page, values, {
    rows: (limit) =>
      `SELECT id, at, title, outcome, failed, status, duration AS duration_ms, order_number, order_id, reference,
         caller, left_out, request, answer
       FROM (${lines}) c ORDER BY at DESC, id DESC ${limit}`,
    from: `FROM (${lines}) c`,
    bounded: 'count',
  });
}
