import { changesChannel, type Db } from './pool';

/** A refill as the adapter needs it. */
export interface RefillRow {
  id: string;
  order_id: string;
  submission_id: string;
  state: 'sending' | 'requested' | 'unknown' | 'completed' | 'rejected';
  provider_refill_id: string | null;
  reason: string | null;
  requested_at: Date;
}

/** Claims a refill before the panel is asked; the row as it stands where it was claimed before. */
export async function claimRefill(
  db: Db,
  input: { refillId: string; orderId: string; submissionId: string; by: string; requestedAt: number },
): Promise<{ claimed: boolean; row: RefillRow }> {
  const { rowCount } = await db.query(
    `INSERT INTO refills (id, order_id, submission_id, requested_by, requested_at, state)
     VALUES ($1, $2, $3, $4, $5, 'sending') ON CONFLICT DO NOTHING`,
    [input.refillId, input.orderId, input.submissionId, input.by, new Date(input.requestedAt)],
  );
  const { rows } = await db.query<RefillRow>('SELECT * FROM refills WHERE id = $1', [input.refillId]);
  const row = rows[0];
  if (!row) throw new Error('Another refill of this order is open');
  return { claimed: rowCount === 1, row };
}

/** Writes where a refill stands and announces it. */
export async function recordRefill(
  db: Db,
  id: string,
  state: RefillRow['state'],
  values: { providerRefillId?: string; reason?: string },
): Promise<void> {
  await db.query(
    `UPDATE refills SET state = $2, provider_refill_id = coalesce($3, provider_refill_id), reason = $4,
       ended_at = CASE WHEN $2 IN ('completed', 'rejected') THEN now() END WHERE id = $1`,
    [id, state, values.providerRefillId ?? null, values.reason ?? null],
  );
  await db.query(
    'SELECT pg_notify($1, o.order_number) FROM orders o JOIN refills r ON r.order_id = o.id WHERE r.id = $2',
    [changesChannel, id],
  );
}

/** One refill with the panel that has it. */
export async function readRefill(db: Db, id: string): Promise<RefillRow & { provider_id: number }> {
  const { rows } = await db.query<RefillRow & { provider_id: number }>(
    'SELECT r.*, s.provider_id FROM refills r JOIN submissions s ON s.id = r.submission_id WHERE r.id = $1',
    [id],
  );
  const row = rows[0];
  if (!row) throw new Error(`Refill ${id} does not exist`);
  return row;
}

/** A delivered order that the sweep looks at. */
export interface RefillCandidate {
  order_id: string;
  order_number: string;
  cart_id: string;
  submission_id: string;
  username: string;
  quantity: number;
  start_count: number;
  delivered_at: Date | null;
}

const candidates = `FROM orders o
   JOIN LATERAL (SELECT * FROM submissions WHERE order_id = o.id ORDER BY generation DESC LIMIT 1) s ON true
   JOIN purchases p ON p.cart_id = o.cart_id AND p.stage IN ('in-progress', 'guarantee')
   WHERE o.status = 'completed' AND o.service_type = 'followers' AND NOT o.without_refills AND s.start_count IS NOT NULL
     AND NOT EXISTS (SELECT FROM refills r WHERE r.order_id = o.id
                     AND (r.state IN ('sending', 'requested') OR r.requested_at > $1))
     AND NOT EXISTS (SELECT FROM disputes d WHERE d.payment_intent_id = o.payment_intent_id
                     AND (d.closed_at IS NULL OR d.status = 'lost'))`;
const candidateColumns = `o.id AS order_id, o.order_number, o.cart_id, s.id AS submission_id, s.username, s.quantity,
   s.start_count, o.delivered_at`;

const quietSince = ({ cooldownSeconds, now }: { cooldownSeconds: number; now: Date }) =>
  new Date(now.getTime() - cooldownSeconds * 1000);

/** Delivered orders whose last refill, if any, lies further back than the cool-down; in pages by order id. */
export async function refillCandidates(
  db: Db,
  input: { after: string; limit: number; cooldownSeconds: number; now: Date },
): Promise<RefillCandidate[]> {
  const { rows } = await db.query<RefillCandidate>(
    // Index orders_pkey for the pages, submissions' unique key for the newest generation.
    `SELECT ${candidateColumns} ${candidates} AND o.id > $2 ORDER BY o.id LIMIT $3`,
    [quietSince(input), input.after, input.limit],
  );
  return rows;
}

/** How many there are. Index orders_status. */
export async function refillCandidateCount(
  db: Db,
  input: { cooldownSeconds: number; now: Date },
): Promise<number> {
  const { rows } = await db.query<{ n: number }>(`SELECT count(*)::integer AS n ${candidates}`, [
    quietSince(input),
  ]);
  return rows[0]?.n ?? 0;
}

/** A page of them for people, newest delivery first. */
export async function refillCandidatePage(
  db: Db,
  page: { cooldownSeconds: number; now: Date; number: number; size: number },
): Promise<RefillCandidate[]> {
  const { rows } = await db.query<RefillCandidate>(
    // Index orders_status finds the completed ones.
    `SELECT ${candidateColumns} ${candidates} ORDER BY o.delivered_at DESC NULLS LAST, o.id LIMIT $2 OFFSET $3`,
    [quietSince(page), page.size, (page.number - 1) * page.size],
  );
  return rows;
}
