import type { AdminRequest } from '../domain/calls/admin-requests';
import type { Language } from '../domain/money';
import { normaliseReference } from '../domain/order-number';
import {
  type ContactMessage,
  contactReference,
  leaveReference,
  requestReference,
  type UnsentReason,
} from '../domain/support';
import type { UnacknowledgedReason } from '../domain/withdrawal';
import { deletionWaitsSince } from './leave-requests';
import { literal, onePage, type Paged, type WantedPage } from './paged';
import { announce, type Db } from './pool';
import {
  unansweredDeletions,
  unsentAnswers,
  whyUnacknowledgedRequest,
  whyUnanswered,
  whyUnsent,
} from './unsent';
import { whyUnacknowledged } from './withdrawals';

/** A request of any kind in the back office's list; fields that its kind doesn't have are null. */
export interface RequestRow {
  kind: AdminRequest['kind'];
  id: string;
  state: string;
  email: string;
  language: Language;
  receivedAt: Date;
  acknowledgedAt: Date | null;
  withoutLetter: boolean;
  unacknowledged: UnacknowledgedReason | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  note: string | null;
  username: string | null;
  reason: string | null;
  provenAt: Date | null;
  endedAt: Date | null;
  answeredAt: Date | null;
  unanswered: UnsentReason | null;
  name: string | null;
  company: string | null;
  phone: string | null;
  service: ContactMessage['service'] | null;
  orderNumber: string | null;
  hasOrder: boolean;
  message: string | null;
  conversation: ContactMessage['conversation'] | null;
  orders: number;
  underWay: number;
  waitingSince: Date | null;
  replies: {
    id: string;
    author: 'customer' | 'support';
    by: string | null;
    text: string;
    at: string;
    mailedAt: string | null;
    unsent: UnsentReason | null;
  }[];
}

/**
 * Messages, unsubscribe requests and statements of withdrawal as one list. The indexes contact_messages_received,
 * leave_requests_received and withdrawals_received keep it in order.
 */
const all = `
  SELECT 'contact' AS kind, id, CASE WHEN closed_at IS NOT NULL THEN 'closed'
      WHEN waiting_since IS NULL THEN 'answered' ELSE 'open' END AS state, email, language,
    received_at, acknowledged_at, without_letter, closed_at AS decided_at, closed_by AS decided_by, closed_note AS note,
    NULL AS username, NULL AS reason, NULL::timestamptz AS proven_at, NULL::timestamptz AS ended_at,
    name, company, phone, service, order_number, message, conversation,
    CASE WHEN closed_at IS NULL THEN waiting_since END AS waiting_since,
    ${whyUnacknowledgedRequest} AS unacknowledged, NULL::timestamptz AS answered_at, NULL AS unanswered,
    false AS has_order
  FROM contact_messages
  UNION ALL
  SELECT CASE wish WHEN 'mail' THEN 'unsubscribe' ELSE 'deletion' END, id, state, email, language,
    received_at, acknowledged_at, without_letter, decided_at, decided_by, decision_reason,
    username, reason, proven_at, ended_at, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
    CASE WHEN state = 'open' AND wish = 'deletion' THEN ${deletionWaitsSince} END,
    ${whyUnacknowledgedRequest}, answered_at, ${whyUnanswered}, false
  FROM leave_requests
  UNION ALL
  SELECT 'withdrawal', id, CASE WHEN closed_at IS NULL THEN 'open' ELSE 'closed' END, email, language,
    received_at, acknowledged_at, coalesce(unacknowledged = 'limit', false), closed_at, closed_by, closed_note,
    NULL, reason, NULL, NULL, name, NULL, NULL, NULL, order_number, NULL, NULL,
    NULL, ${whyUnacknowledged}, NULL, NULL, order_id IS NOT NULL
  FROM withdrawals`;

/** The replies to a message, oldest first; contact_replies_contact. */
const replies = `coalesce((SELECT json_agg(json_build_object('id', c.id, 'author', c.author, 'by', c.by, 'text', c.text,
  'at', c.at, 'mailedAt', c.mailed_at, 'unsent', ${whyUnsent}) ORDER BY c.at, c.id) FROM contact_replies c WHERE c.contact_id = r.id), '[]')`;

const columns = `SELECT r.kind, r.id, r.state, r.email, r.language, r.received_at, r.acknowledged_at, r.without_letter,
         r.decided_at, r.decided_by, r.note, r.username, r.reason, r.proven_at, r.ended_at, r.name, r.company, r.phone, r.service,
         r.order_number, r.message, r.conversation, r.waiting_since, r.unacknowledged, r.answered_at, r.unanswered,
         r.has_order,
         CASE WHEN r.kind = 'contact' THEN ${replies} ELSE '[]' END AS replies,
         -- Only a request for deletion asks; orders_email and purchases_email answer.
         CASE WHEN r.kind = 'deletion' AND r.email <> ''
           THEN (SELECT count(*)::integer FROM orders o WHERE lower(o.email) = lower(r.email)) ELSE 0 END AS orders,
         CASE WHEN r.kind = 'deletion' AND r.email <> ''
           THEN (SELECT count(*)::integer FROM purchases p
                 WHERE lower(p.email) = lower(r.email) AND p.stage NOT IN ('closed', 'guarantee')) ELSE 0 END AS under_way`;

/**
 * A request by its reference. Ids come from browsers, so two may begin alike: the one that waits comes first, then the
 * older one, so that each can be reached.
 */
export async function requestByReference(db: Db, reference: string): Promise<RequestRow | undefined> {
  const { rows } = await db.query<RequestRow>(
    `${columns}
     FROM (${all}) r WHERE r.id BETWEEN $1::uuid AND $2::uuid AND CASE r.kind WHEN 'contact' THEN 'C' WHEN 'withdrawal' THEN 'D' ELSE 'B' END = $3
     ORDER BY r.state = 'open' DESC, r.received_at, r.id LIMIT 1`,
    [...idsOf(reference), reference.slice(0, 1)],
  );
  return rows[0];
}

/**
 * The hits of a search: $3 is its pattern for an address or a text, $4 and $5 are the range of ids of a reference, $6 is
 * the search as an order number, which withdrawals have in its normalized form. By the primary keys and by
 * contact_messages_text, contact_replies_text, contact_messages_email_part, leave_requests_email_part,
 * withdrawals_email_part and withdrawals_number_part.
 */
const found = `SELECT id FROM contact_messages WHERE id BETWEEN $4::uuid AND $5::uuid
  UNION SELECT id FROM leave_requests WHERE id BETWEEN $4::uuid AND $5::uuid
  UNION SELECT id FROM withdrawals WHERE id BETWEEN $4::uuid AND $5::uuid
  UNION SELECT id FROM contact_messages WHERE lower(email) LIKE lower($3) OR message ILIKE $3
  UNION SELECT contact_id FROM contact_replies WHERE text ILIKE $3
  UNION SELECT id FROM leave_requests WHERE lower(email) LIKE lower($3)
  UNION SELECT id FROM withdrawals WHERE lower(email) LIKE lower($3) OR order_number ILIKE $3
    OR order_number = $6`;

/** The range of ids that begin like a reference; nulls if it isn't one. */
function idsOf(reference: string): [from: string | null, to: string | null] {
  if (!requestReference.test(reference)) return [null, null];
  const begin = reference.slice(2).toLowerCase();
  return [`${begin}-0000-0000-0000-000000000000`, `${begin}-ffff-ffff-ffff-ffffffffffff`];
}

/** A request waits for support, or what support answered didn't reach who asked. */
const waits = `(state = 'open' OR id IN (SELECT contact_id FROM (${unsentAnswers}) u) OR id IN (${unansweredDeletions}))`;

/** A page of requests, newest first, with how many there are. */
export async function listRequests(
  db: Db,
  list: { kind?: AdminRequest['kind']; open: boolean; search?: string } & WantedPage,
): Promise<Paged<RequestRow>> {
  const { search } = list;
  const where = `($1::text IS NULL OR kind = $1) AND (NOT $2 OR ${waits})${search ? ` AND id IN (${found})` : ''}`;
  const values = [
    list.kind ?? null,
    list.open,
    ...(search ? [`%${literal(search)}%`, ...idsOf(search), normaliseReference(search)] : []),
  ];
  const from = `FROM (${all}) every WHERE ${where}`;
  return onePage(db, list, values, {
    rows: (limit) =>
      `${columns} FROM (SELECT * ${from} ORDER BY received_at DESC, id ${limit}) r
       ORDER BY r.received_at DESC, r.id`,
    from,
  });
}

/** Requests of each kind: open ones, and those received since then; the indexes of open and received ones. */
export async function countRequests(
  db: Db,
  since: Date,
): Promise<Record<'contact' | 'unsubscribe' | 'deletion', { open: number; received: number }>> {
  const { rows } = await db.query<Record<string, number>>(
    `SELECT (SELECT count(*) FROM contact_messages WHERE closed_at IS NULL AND waiting_since IS NOT NULL)::integer AS "contactOpen",
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

const refusedColumns = { acknowledgement: 'acknowledgement_refused', answer: 'answer_refused' } as const;

/** Notes that the mail server knows no such mailbox, so this e-mail never goes out; announces the request. */
export async function noteRequestMailRefused(
  db: Db,
  table: 'contact_messages' | 'leave_requests',
  id: string,
  mail: keyof typeof refusedColumns,
): Promise<void> {
  await db.query(`UPDATE ${table} SET ${refusedColumns[mail]} = true WHERE id = $1`, [id]);
  await announce(db, table === 'contact_messages' ? contactReference(id) : leaveReference(id));
}

const mailColumns = {
  acknowledgement: 'acknowledged_at',
  report: 'support_told_at',
  /** Of a request for deletion: the person was told the outcome, by e-mail or in another way. */
  answer: 'answered_at',
} as const;

/** Notes that an e-mail about a message, a request or a statement went out, now or then. */
export async function noteRequestMail(
  db: Db,
  table: 'contact_messages' | 'leave_requests' | 'withdrawals',
  id: string,
  mail: keyof typeof mailColumns,
  at?: Date,
): Promise<void> {
  const column = mailColumns[mail];
  await db.query(`UPDATE ${table} SET ${column} = coalesce(${column}, $2, now()) WHERE id = $1`, [id, at]);
}
