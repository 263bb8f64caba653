import { literal, onePage, type Paged, type WantedPage } from '#db/paged.ts';
import type { Db } from '#db/pool.ts';
import type { apiLine } from '#domain/calls/admin-logs.ts';
import type { RowOf } from '#domain/calls/common.ts';
import { callOutcomes, panelActions } from '#domain/provider.ts';

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

/** One log: its lines, and the columns of its own table that a search and the filter read. */
interface Log {
  lines: string;
  /** The key of the order, payment or request that a search ($1) names in full; the column has an index. */
  named: string;
  key: string;
  /** The conditions of what else a search may be; none if no line can match it. `add` returns a value's parameter. */
  words(search: string, add: (value: unknown) => string, db: Db): Promise<string[]>;
  failed: string;
}

const begins = (column: string, search: string, add: (value: unknown) => string) =>
  `${column} ILIKE ${add(`${literal(search)}%`)}`;

const logs: Record<LogSource, Log> = {
  panel: {
    lines: `SELECT c.id::text AS id, c.at, c.action AS title, c.outcome, c.outcome <> 'ok' AS failed, c.status,
        c.duration_ms::real AS duration, o.order_number, o.id AS order_id, v.name AS reference, NULL AS caller,
        NULL::integer AS left_out, c.request - 'key' AS request, c.answer
      FROM provider_calls c JOIN providers v ON v.id = c.provider_id LEFT JOIN orders o ON o.id = c.order_id`,
    // orders_order_number_key, then provider_calls_order.
    named: 'SELECT id AS key FROM orders WHERE order_number = upper($1)',
    key: 'c.order_id',
    // Known before the log is read: a search that finds nothing would read all of it, and the page repeats it live.
    async words(search, add, db) {
      const { rows } = await db.query<{ id: number }>('SELECT id FROM providers WHERE name = $1', [search]);
      const known: [column: string, values: readonly unknown[]][] = [
        ['c.provider_id', rows.map(({ id }) => id)],
        ['c.action', panelActions.filter((action) => action.startsWith(search.toLowerCase()))],
        ['c.outcome', callOutcomes.filter((outcome) => outcome === search)],
      ];
      return known
        .filter(([, values]) => values.length > 0)
        .map(([column, values]) => `${column} = ANY (${add(values)})`);
    },
    // provider_calls_failed
    failed: `c.outcome <> 'ok'`,
  },
  payments: {
    lines: `SELECT e.id, e.received_at AS at, e.type AS title, coalesce(e.outcome, 'waiting') AS outcome,
        e.relayed_at IS NULL AS failed, NULL::integer AS status,
        (extract(epoch FROM e.relayed_at - e.received_at) * 1000)::real AS duration, p.order_number, o.id AS order_id,
        e.payment_intent_id AS reference, NULL AS caller, NULL::integer AS left_out, NULL::jsonb AS request,
        NULL AS answer
      FROM stripe_events e LEFT JOIN purchases p ON p.payment_intent_id = e.payment_intent_id
        LEFT JOIN orders o ON o.cart_id = p.cart_id`,
    // purchases_order_number_key, stripe_events_intent. Not every payment has a purchase here.
    named: `SELECT payment_intent_id AS key FROM purchases WHERE order_number = upper($1)
      UNION ALL SELECT payment_intent_id FROM stripe_events WHERE payment_intent_id = $1 LIMIT 1`,
    key: 'e.payment_intent_id',
    words: async (search, add) => [
      begins('e.type', search, add),
      `coalesce(e.outcome, 'waiting') = ${add(search)}`,
    ],
    // No index: with one, each event's mark would be written into all of them.
    failed: 'e.relayed_at IS NULL',
  },
  api: {
    lines: `SELECT r.id::text AS id, r.at, r.method || ' ' || r.route AS title, coalesce(r.code, '') AS outcome,
        true AS failed, r.status, r.duration_ms AS duration, NULL AS order_number, NULL::bigint AS order_id,
        r.request_id AS reference, r.caller, nullif(r.left_out, 0) AS left_out, NULL::jsonb AS request, NULL AS answer
      FROM api_requests r`,
    // api_requests_request
    named: 'SELECT request_id AS key FROM api_requests WHERE request_id = $1 LIMIT 1',
    key: 'r.request_id',
    words: async (search, add) => [
      begins(`r.method || ' ' || r.route`, search, add),
      `coalesce(r.code, '') = ${add(search)}`,
    ],
    failed: 'true',
  },
};

/**
 * Lines of one log, newest first, and how many there are: exactly up to `countLimit`, or `countLimit + 1` if there are
 * more. `search`: an order's number, a payment, a request's id, a panel, an outcome, or the beginning of the title.
 * Indexes provider_calls_at, stripe_events_received, api_requests_at; what has a number is found by its own index.
 */
export async function listApiLog(
  db: Db,
  { source, search, failed }: { source: LogSource; search: string; failed?: boolean },
  page: WantedPage,
): Promise<Paged<ApiLogRow>> {
  const log = logs[source];
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const where = ['true'];
  if (search) {
    const { rows } = await db.query<{ key: string | null }>(log.named, [search]);
    const [named] = rows;
    if (named) where.push(`${log.key} = ${add(named.key)}`);
    else {
      const words = await log.words(search, add, db);
      where.push(words.length > 0 ? `(${words.join(' OR ')})` : 'false');
    }
  }
  if (failed !== undefined) where.push(failed ? log.failed : `NOT (${log.failed})`);
  const lines = `${log.lines} WHERE ${where.join(' AND ')}`;
  return onePage(db, page, values, {
    rows: (limit) =>
      `SELECT id, at, title, outcome, failed, status, duration AS duration_ms, order_number, order_id, reference,
         caller, left_out, request, answer
       FROM (${lines}) c ORDER BY at DESC, id DESC ${limit}`,
    from: `FROM (${lines}) c`,
    bounded: 'count',
  });
}
