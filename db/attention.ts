import type { AttentionKind } from '../domain/attention';
import type { attentionItem } from '../domain/calls/admin-attention';
import type { RowOf } from '../domain/calls/common';
import { incidentIsOpen } from './incidents';
import { deletionWaitsSince } from './leave-requests';
import type { Db } from './pool';
import { ordersHeld } from './provider-health';
import { unansweredDeletions, unsentAnswers, whyUnanswered } from './unsent';
import { whyUnacknowledged } from './withdrawals';

/** An item that waits for a person. Fields that its kind doesn't have are null. */
export type AttentionRow = Omit<RowOf<typeof attentionItem>, 'reference' | 'url'> & { since: Date };

const columns = `kind, id, since, order_number, has_order, email, who, reason, detail, status, amount_cents,
  refunded_cents, proposal_cents, sides, unacknowledged, language, due_at`;

/** Columns of items without an order. */
const noOrderColumns = `NULL::text AS status, NULL::integer AS amount_cents, NULL::integer AS refunded_cents,
  NULL::integer AS proposal_cents, NULL::json AS sides`;
/** Columns of items that no customer wrote. */
const noText = 'NULL::text AS unacknowledged, NULL::text AS language';
/** The column of items without a deadline. */
const noDeadline = 'NULL::timestamptz AS due_at';
const unwritten = `${noText}, ${noDeadline}`;
const noOrder = `${noOrderColumns}, ${unwritten}`;

/**
 * How long a payment may take to become an order or be refunded: with the alerts' five minutes, a quarter of an hour
 * (I1).
 */
const settling = `interval '10 minutes'`;

/** A message's customer waits for support. */
const contactWaits = 'closed_at IS NULL AND waiting_since IS NOT NULL';

/**
 * The sources of the queue: one query for each kind, all with the same columns, each with an index of what is open. A
 * new kind needs an entry here, its name in domain/attention.ts and its words in the screen.
 */
const sources: Record<AttentionKind, string> = {
  // A handful of rows. `detail` is the kind of incident.
  incident: `SELECT 'incident' AS kind, kind || ' ' || subject AS id, since, NULL::text AS order_number,
      false AS has_order, '' AS email, subject AS who, NULL::text AS reason, kind AS detail, ${noOrder}
    FROM incidents WHERE ${incidentIsOpen}`,
  // purchases_attention
  order: `SELECT 'order' AS kind, o.id::text AS id, p.attention_since AS since, o.order_number, true AS has_order, o.email,
      o.username AS who, p.attention AS reason, p.attention_detail AS detail, o.status, o.amount_cents, o.refunded_cents,
      coalesce(p.refund_owed_cents, o.refund_proposal_cents) AS proposal_cents, NULL::json AS sides,
      ${unwritten}
    FROM purchases p JOIN orders o ON o.cart_id = p.cart_id WHERE p.attention IS NOT NULL`,
  // purchases_attention; money that became no order, so no order leads to it. Also, without a reason, purchases that
  // continue as if unpaid: purchases_early, stripe_events_paid.
  payment: `SELECT 'payment' AS kind, p.payment_intent_id AS id, p.attention_since AS since, p.order_number,
      false AS has_order, coalesce(p.email, '') AS email, coalesce(p.username, '') AS who, p.attention AS reason,
      p.attention_detail AS detail, NULL::text AS status, p.amount_cents, NULL::integer AS refunded_cents,
      p.refund_owed_cents AS proposal_cents, NULL::json AS sides, ${unwritten}
    FROM purchases p LEFT JOIN orders o ON o.cart_id = p.cart_id
    WHERE p.attention IS NOT NULL AND o.id IS NULL AND p.payment_intent_id IS NOT NULL
    UNION ALL
    SELECT 'payment' AS kind, coalesce(p.payment_intent_id, paid.intent, p.cart_id) AS id,
      coalesce(paid.at, p.updated_at) + ${settling} AS since, p.order_number, false AS has_order,
      coalesce(p.email, '') AS email, coalesce(p.username, '') AS who, NULL::text AS reason, NULL::text AS detail,
      NULL::text AS status, p.amount_cents, NULL::integer AS refunded_cents, NULL::integer AS proposal_cents,
      NULL::json AS sides, ${unwritten}
    FROM purchases p LEFT JOIN LATERAL (SELECT payment_intent_id AS intent, received_at AS at FROM stripe_events
        WHERE cart_id = p.cart_id AND type = 'payment_intent.succeeded' ORDER BY received_at LIMIT 1) paid ON true
    WHERE p.stage IN ('intent', 'awaiting-payment', 'paid') AND p.attention IS NULL
      AND coalesce(paid.at, CASE WHEN p.stage = 'paid' THEN p.updated_at END) < now() - ${settling}
      AND NOT EXISTS (SELECT FROM orders WHERE cart_id = p.cart_id)`,
  // disputes_open, purchases_payment_intent_id_key; only those that wait for our answer, not for the bank's.
  dispute: `SELECT 'dispute' AS kind, d.id, coalesce(d.asked_since, d.opened_at) AS since, p.order_number, o.id IS NOT NULL AS has_order,
      coalesce(p.email, '') AS email, coalesce(p.username, '') AS who, NULL::text AS reason, d.reason AS detail,
      o.status, d.amount_cents, NULL::integer AS refunded_cents, NULL::integer AS proposal_cents,
      NULL::json AS sides, ${noText}, d.evidence_due_at AS due_at
    FROM disputes d LEFT JOIN purchases p ON p.payment_intent_id = d.payment_intent_id
      LEFT JOIN orders o ON o.cart_id = p.cart_id
    WHERE d.closed_at IS NULL AND d.status IN ('needs_response', 'warning_needs_response')`,
  // payment_differences_open, orders_order_number_key
  difference: `SELECT 'difference' AS kind, d.id::text AS id, d.found_at AS since, d.order_number,
      o.id IS NOT NULL AS has_order, '' AS email, d.object_id AS who, NULL::text AS reason, d.kind AS detail, o.status,
      coalesce(d.there_cents, d.here_cents) AS amount_cents, NULL::integer AS refunded_cents,
      NULL::integer AS proposal_cents, json_build_object('thereCents', d.there_cents, 'hereCents', d.here_cents,
        'currency', d.currency, 'thereStatus', d.there_status, 'hereStatus', d.here_status) AS sides,
      ${unwritten}
    FROM payment_differences d LEFT JOIN orders o ON o.order_number = d.order_number WHERE d.state = 'open'`,
  // A handful of panels; the balance is in the panel's own currency.
  balance: `SELECT 'balance' AS kind, p.id::text AS id, coalesce(b.low_since, b.said_at) AS since,
      NULL::text AS order_number, false AS has_order, '' AS email, p.name AS who, NULL::text AS reason,
      concat_ws(' ', b.balance, b.currency) AS detail, ${noOrder}
    FROM providers p JOIN provider_balances b ON b.provider_id = p.id
    WHERE p.active AND b.balance < p.balance_alert_below`,
  // A handful of panels; submissions_ready, keys of orders and purchases. A few minutes without an answer need no
  // person.
  panel: `SELECT 'panel' AS kind, p.id::text AS id, h.away_since AS since, NULL::text AS order_number, false AS has_order,
      '' AS email, p.name AS who, NULL::text AS reason,
      ${ordersHeld}::text AS detail,
      ${noOrder}
    FROM provider_health h JOIN providers p ON p.id = h.provider_id
    WHERE p.active AND h.away_since < now() - interval '5 minutes'`,
  // withdrawals_open
  withdrawal: `SELECT 'withdrawal' AS kind, id::text, received_at AS since, order_number, order_id IS NOT NULL AS has_order,
      email, name AS who, NULL::text AS reason, reason AS detail, ${noOrderColumns},
      ${whyUnacknowledged} AS unacknowledged, language, ${noDeadline}
    FROM withdrawals WHERE closed_at IS NULL`,
  // contact_messages_waiting; those that were answered wait for the customer, unless the answer didn't reach them.
  contact: `SELECT 'contact' AS kind, id::text, waiting_since AS since, order_number, false AS has_order, email, name AS who,
      NULL::text AS reason, coalesce((SELECT r.text FROM contact_replies r WHERE r.contact_id = contact_messages.id
        AND r.author = 'customer' ORDER BY r.at DESC LIMIT 1), message) AS detail, ${noOrderColumns},
      NULL::text AS unacknowledged, language, ${noDeadline}
    FROM contact_messages WHERE ${contactWaits}
    UNION ALL
    SELECT 'contact' AS kind, id::text, u.at AS since, order_number, false AS has_order, email, name AS who,
      NULL::text AS reason, u.text AS detail, ${noOrderColumns}, u.unsent AS unacknowledged, language, ${noDeadline}
    FROM (${unsentAnswers}) u JOIN contact_messages ON id = u.contact_id WHERE NOT (${contactWaits})`,
  // leave_requests_open; also refusals that didn't reach their persons.
  deletion: `SELECT 'deletion' AS kind, id::text, ${deletionWaitsSince} AS since, NULL::text AS order_number, false AS has_order, email,
      username AS who, NULL::text AS reason, reason AS detail, ${noOrderColumns},
      NULL::text AS unacknowledged, language, ${noDeadline}
    FROM leave_requests WHERE state = 'open' AND wish = 'deletion'
    UNION ALL
    SELECT 'deletion' AS kind, id::text, decided_at AS since, NULL::text AS order_number, false AS has_order, email,
      username AS who, NULL::text AS reason, decision_reason AS detail, ${noOrderColumns},
      ${whyUnanswered} AS unacknowledged, language, ${noDeadline}
    FROM leave_requests WHERE id IN (${unansweredDeletions})`,
};

const kinds = Object.keys(sources) as AttentionKind[];

/** How many of each kind wait. */
export async function attentionCounts(db: Db): Promise<Record<AttentionKind, number>> {
  const counts = (await countsOf(db, kinds)).map(({ kind, count }) => [kind, count]);
  return Object.fromEntries(counts) as Record<AttentionKind, number>;
}

/** How many things wait for a person; of some kinds, or of all. */
export async function waitingCount(db: Db, which: readonly AttentionKind[] = kinds): Promise<number> {
  return (await countsOf(db, which)).reduce((sum, { count }) => sum + count, 0);
}

async function countsOf(db: Db, which: readonly AttentionKind[]) {
  const { rows } = await db.query<{ kind: AttentionKind; count: number }>(
    which
      .map((kind) => `SELECT '${kind}' AS kind, count(*)::integer AS count FROM (${sources[kind]}) one`)
      .join(' UNION ALL '),
  );
  return rows;
}

/** One kind of item that waits for a person. */
export interface Waiting {
  /** For an order the reason, else the kind: money without an order may have the same reason, and has its own list. */
  kind: string;
  count: number;
  /** When the oldest began to wait. */
  since: Date;
}

/** What waits for a person, by kind; empty kinds are left out. */
export async function waitingByKind(db: Db): Promise<Waiting[]> {
  const { rows } = await db.query<Waiting>(
    `SELECT CASE kind WHEN 'order' THEN reason ELSE kind END AS kind, count(*)::integer AS count, min(since) AS since
     FROM (${kinds.map((kind) => sources[kind]).join(' UNION ALL ')}) every GROUP BY 1 ORDER BY 3`,
  );
  return rows;
}

/** Items not mailed yet, the longest wait first (primary key of alerts_told). */
export async function unmailedAttention(
  db: Db,
  items: readonly AttentionKind[],
  limit: number,
): Promise<AttentionRow[]> {
  const { rows } = await db.query<AttentionRow>(
    `SELECT ${columns} FROM (${items.map((kind) => sources[kind]).join(' UNION ALL ')}) every
     WHERE NOT EXISTS (SELECT FROM alerts_told t WHERE t.kind = every.kind AND t.id = every.id AND t.since = date_trunc('milliseconds', every.since))
     ORDER BY since, id LIMIT $1`,
    [limit],
  );
  return rows;
}

/** Notes what was mailed. An item that leaves the queue and comes back is mailed again. */
export async function noteAlerts(
  db: Db,
  items: readonly Pick<AttentionRow, 'kind' | 'id' | 'since'>[],
  at: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO alerts_told (kind, id, since, told_at)
     SELECT kind, id, since, $2 FROM jsonb_to_recordset($1) AS told(kind text, id text, since timestamptz)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(items.map(({ kind, id, since }) => ({ kind, id, since }))), at],
  );
}

/** A page of the queue, the longest wait first; of one kind, or of all. */
export async function attentionQueue(
  db: Db,
  list: { kind?: AttentionKind; page: number; pageSize: number },
): Promise<AttentionRow[]> {
  const shown = list.kind ? [list.kind] : kinds;
  const { rows } = await db.query<AttentionRow>(
    `SELECT ${columns} FROM (${shown.map((kind) => sources[kind]).join(' UNION ALL ')}) every
     ORDER BY since, id LIMIT $1 OFFSET $2`,
    [list.pageSize, (list.page - 1) * list.pageSize],
  );
  return rows;
}
