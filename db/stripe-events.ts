import type { Db } from './pool';

/** A signed event in the inbox: no body, because the payment itself is always retrieved. */
export interface InboxEvent {
  id: string;
  type: string;
  paymentIntentId?: string;
  cartId?: string;
  /** Why an attempt to pay failed. */
  code?: string;
  /** It was fetched; no webhook delivered it. */
  fetched: boolean;
}

/** Takes in an event. Returns `relayed` if an earlier delivery has already reached its purchase. */
export async function receiveEvent(db: Db, event: InboxEvent): Promise<'new' | 'unfinished' | 'relayed'> {
  const { id, type, paymentIntentId, cartId, code, fetched } = event;
  const inserted = await db.query(
    `INSERT INTO stripe_events (id, type, payment_intent_id, cart_id, code, fetched) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (id) DO NOTHING`,
    [id, type, paymentIntentId, cartId, code, fetched],
  );
  if (inserted.rowCount === 1) return 'new';
  const { rows } = await db.query<{ relayed: boolean }>(
    `UPDATE stripe_events SET fetched = fetched AND $2 WHERE id = $1
     RETURNING relayed_at IS NOT NULL AS relayed`,
    [id, fetched],
  );
  return rows[0]?.relayed ? 'relayed' : 'unfinished';
}

/** This many payments found by fetching alone, and no webhook since: one lost webhook is no pattern. */
const silentAfterPayments = 3;

/** Whether webhooks have stopped coming (stripe_events_fetched, stripe_events_received). */
export async function webhooksAreSilent(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ payments: number }>(
    `SELECT count(DISTINCT payment_intent_id)::integer AS payments FROM stripe_events
     WHERE fetched AND received_at > coalesce(
       (SELECT received_at FROM stripe_events WHERE NOT fetched AND outcome IS DISTINCT FROM 'other-mode'
        ORDER BY received_at DESC LIMIT 1), '-infinity')`,
  );
  return (rows[0]?.payments ?? 0) >= silentAfterPayments;
}

/** The events that have reached their purchase (stripe_events_pkey). */
export async function relayedEvents(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(
    'SELECT id FROM stripe_events WHERE id = ANY ($1) AND relayed_at IS NOT NULL',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Until when all events are in this database, in epoch ms; undefined before the first fetch. */
export async function eventsReadUntil(db: Db): Promise<number | undefined> {
  const { rows } = await db.query<{ until: Date }>('SELECT until FROM stripe_events_read');
  return rows[0]?.until.getTime();
}

/** Notes until when all events are in this database, in epoch ms. */
export async function noteEventsRead(db: Db, until: number): Promise<void> {
  await db.query(
    `INSERT INTO stripe_events_read (until) VALUES ($1)
     ON CONFLICT (one) DO UPDATE SET until = greatest(stripe_events_read.until, excluded.until)`,
    [new Date(until)],
  );
}

/**
 * The outcome of an event: forwarded, already known to its purchase, closed, without a purchase, ignored, or of the
 * payment provider's other mode (test or live).
 */
export type EventOutcome = 'signalled' | 'known' | 'closed' | 'foreign' | 'ignored' | 'other-mode';

/** Marks an event as done. */
export async function eventRelayed(db: Db, id: string, outcome: EventOutcome): Promise<void> {
  await db.query('UPDATE stripe_events SET relayed_at = now(), outcome = $2 WHERE id = $1', [id, outcome]);
}

/** The cart of a payment; index purchases_payment_intent_id_key. */
export async function cartOfPayment(db: Db, paymentIntentId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ cartId: string }>(
    'SELECT cart_id FROM purchases WHERE payment_intent_id = $1',
    [paymentIntentId],
  );
  return rows[0]?.cartId;
}
