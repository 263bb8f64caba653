import type { AdminRequest } from '../domain/calls/admin-requests';
import type { Language } from '../domain/money';
import type { ContactMessage } from '../domain/support';
import type { Db } from './pool';

/** A request of any kind in the back office's list; fields that its kind doesn't have are null. */
export interface RequestRow {
  kind: AdminRequest['kind'];
  id: string;
  state: string;
  email: string;
  language: Language;
  receivedAt: Date;
  acknowledgedAt: Date | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  note: string | null;
  username: string | null;
  reason: string | null;
  provenAt: Date | null;
  endedAt: Date | null;
  name: string | null;
  company: string | null;
  phone: string | null;
  service: ContactMessage['service'] | null;
  orderNumber: string | null;
  message: string | null;
  conversation: ContactMessage['conversation'] | null;
  orders: number;
  underWay: number;
}

/**
 * Messages and unsubscribe requests as one list. The indexes contact_messages_received and leave_requests_received keep
 * it in order.
 */
const all = `
  SELECT 'contact' AS kind, id, CASE WHEN closed_at IS NULL THEN 'open' ELSE 'closed' END AS state, email, language,
    received_at, acknowledged_at, closed_at AS decided_at, closed_by AS decided_by, closed_note AS note,
    NULL AS username, NULL AS reason, NULL::timestamptz AS proven_at, NULL::timestamptz AS ended_at,
    name, company, phone, service, order_number, message, conversation
  FROM contact_messages
  UNION ALL
  SELECT CASE wish WHEN 'mail' THEN 'unsubscribe' ELSE 'deletion' END, id, state, email, language,
    received_at, acknowledged_at, decided_at, decided_by, decision_reason,
    username, reason, proven_at, ended_at, NULL, NULL, NULL, NULL, NULL, NULL, NULL
  FROM leave_requests`;

/** A page of requests, newest first, with how many there are. */
export async function listRequests(
  db: Db,
  list: { kind?: AdminRequest['kind']; open: boolean; page: number; pageSize: number },
): Promise<{ requests: RequestRow[]; total: number }> {
  const where = `($1::text IS NULL OR kind = $1) AND (NOT $2 OR state = 'open')`;
  const values = [list.kind ?? null, list.open];
  const [page, counted] = await Promise.all([
    db.query<RequestRow>(
      `SELECT r.kind, r.id, r.state, r.email, r.language, r.received_at, r.acknowledged_at, r.decided_at,
         r.decided_by, r.note, r.username, r.reason, r.proven_at, r.ended_at, r.name, r.company, r.phone, r.service,
         r.order_number, r.message, r.conversation,
         -- Only a request for deletion asks; orders_email and purchases_email answer.
         CASE WHEN r.kind = 'deletion' AND r.email <> ''
           THEN (SELECT count(*)::integer FROM orders o WHERE lower(o.email) = lower(r.email)) ELSE 0 END AS orders,
         CASE WHEN r.kind = 'deletion' AND r.email <> ''
           THEN (SELECT count(*)::integer FROM purchases p
                 WHERE lower(p.email) = lower(r.email) AND p.stage NOT IN ('closed', 'guarantee')) ELSE 0 END AS under_way
       FROM (SELECT * FROM (${all}) every WHERE ${where} ORDER BY received_at DESC, id LIMIT $3 OFFSET $4) r
       ORDER BY r.received_at DESC, r.id`,
      [...values, list.pageSize, (list.page - 1) * list.pageSize],
    ),
    db.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM (${all}) every WHERE ${where}`,
      values,
    ),
  ]);
  return { requests: page.rows, total: counted.rows[0]?.count ?? 0 };
}

/** Messages without an answer and proven requests without a decision; indexes contact_messages_open, leave_requests_open. */
export async function openRequests(db: Db): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT ((SELECT count(*) FROM contact_messages WHERE closed_at IS NULL)
           + (SELECT count(*) FROM leave_requests WHERE state = 'open'))::integer AS count`,
  );
  return rows[0]?.count ?? 0;
}

/** Requests of each kind: open ones, and those received since then; the indexes of open and received ones. */
export async function countRequests(
  db: Db,
  since: Date,
): Promise<Record<'contact' | 'unsubscribe' | 'deletion', { open: number; received: number }>> {
  const { rows } = await db.query<Record<string, number>>(
    `SELECT (SELECT count(*) FROM contact_messages WHERE closed_at IS NULL)::integer AS "contactOpen",
       (SELECT count(*) FROM contact_messages WHERE received_at >= $1)::integer AS contact,
       (SELECT count(*) FROM leave_requests WHERE state = 'open')::integer AS "deletionOpen",
       count(*) FILTER (WHERE wish = 'deletion')::integer AS deletion,
       count(*) FILTER (WHERE wish = 'mail')::integer AS unsubscribe
     FROM leave_requests WHERE received_at >= $1`,
    [since],
  );
  const of = (name: string) => rows[0]?.[name] ?? 0;
  return {
    contact: { open: of('contactOpen'), received: of('contact') },
    // Done immediately, so none is open.
    unsubscribe: { open: 0, received: of('unsubscribe') },
    deletion: { open: of('deletionOpen'), received: of('deletion') },
  };
}
