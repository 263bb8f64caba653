import { panelIsAway } from '../domain/fail-over';
import type { Db } from './pool';

/** This many orders in a row without a usable answer make a panel `away`. */
const awayAfterFailures = 3;

/** `away`: gets no orders. `tried`: gets one at a time, and the next without a usable answer makes it away again. */
export type PanelHealth = 'well' | 'away' | 'tried';

/** How many orders wait to be sent to a provider `p`. Index submissions_ready; keys of orders and purchases. */
export const ordersHeld = `(SELECT count(DISTINCT s.order_id)::integer FROM submissions s
  JOIN orders o ON o.id = s.order_id JOIN purchases w ON w.cart_id = o.cart_id AND w.stage = 'submitting'
  WHERE s.provider_id = p.id AND s.state = 'ready')`;

/** Notes that a panel gave an order no usable answer. True if the panel is away now. */
export async function noteFailure(db: Db, providerId: number, at: Date): Promise<boolean> {
  const { rows } = await db.query<{ away: boolean }>(
    `INSERT INTO provider_health AS h (provider_id, failures) VALUES ($1, 1)
     ON CONFLICT (provider_id) DO UPDATE SET failures = h.failures + 1, tried_since = NULL,
       away_since = CASE WHEN h.failures + 1 >= $2 THEN coalesce(h.away_since, $3) END
     RETURNING away_since IS NOT NULL AS away`,
    [providerId, awayAfterFailures, at],
  );
  return rows[0]?.away === true;
}

/** Notes that a panel gave an order a usable answer. */
export async function noteAnswer(db: Db, providerId: number): Promise<void> {
  await db.query('DELETE FROM provider_health WHERE provider_id = $1', [providerId]);
}

/** The health of a panel. */
export async function healthOf(db: Db, providerId: number): Promise<PanelHealth> {
  const { rows } = await db.query<{ tried: boolean }>(
    `SELECT tried_since IS NOT NULL AS tried FROM provider_health
     WHERE provider_id = $1 AND away_since IS NOT NULL`,
    [providerId],
  );
  const [row] = rows;
  return !row ? 'well' : row.tried ? 'tried' : 'away';
}

/**
 * Since when packages on sale have had no panel that takes orders, the alternatives included (decision 0027); undefined if
 * all have one. A handful of panels and packages.
 */
export async function panelAwaySince(db: Db): Promise<Date | undefined> {
  const { rows } = await db.query<{ since: Date | null }>(
    `SELECT min(h.away_since) AS since FROM services s JOIN provider_health h ON h.provider_id = s.provider_id
     WHERE s.active AND h.away_since IS NOT NULL AND NOT EXISTS (
       SELECT FROM service_alternatives a JOIN providers p ON p.id = a.provider_id AND p.active
         LEFT JOIN provider_health o ON o.provider_id = p.id
       WHERE a.service_id = s.id AND o.away_since IS NULL)`,
  );
  return rows[0]?.since ?? undefined;
}

/** Lets one order at a time go to a panel that was away. */
export async function beginTrial(db: Db, providerId: number, at: Date): Promise<void> {
  await db.query(
    'UPDATE provider_health SET tried_since = $2 WHERE provider_id = $1 AND away_since IS NOT NULL',
    [providerId, at],
  );
}

/** Nobody waits for the panel on trial: it isn't away, but one failure makes it so again. */
export async function endTrial(db: Db, providerId: number): Promise<void> {
  await db.query(
    `UPDATE provider_health SET away_since = NULL, tried_since = NULL, failures = $2
     WHERE provider_id = $1 AND tried_since IS NOT NULL`,
    [providerId, awayAfterFailures - 1],
  );
}

/**
 * How many orders of a provider `p` with health `h` may be unanswered at the same time. An answer takes about a second,
 * so this never delays a panel that answers; a panel that stops answering costs at most this number of doubtful orders.
 */
export const mostUnanswered = `CASE WHEN h.failures > 0 THEN 1 ELSE greatest(p.max_calls_per_second, 1) END`;

/**
 * Purchases that wait for a panel because it did not answer, after `after` in the order of their ids: also those that
 * left it for that reason, and now wait for a stand-in. What waits for another reason, such as its target, goes out on its
 * own and ignores the Signal. No row says whether a person has sent the line since: the purchase knows it and ignores the
 * Signal too. Index submissions_ready; unique key of order, generation and line.
 */
export async function waitingForPanel(
  db: Db,
  providerId: number,
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query<{ cartId: string }>(
    // If a person has been asked meanwhile, the order goes out when the person says so.
    `SELECT DISTINCT o.cart_id FROM submissions s JOIN orders o ON o.id = s.order_id
       JOIN purchases p ON p.cart_id = o.cart_id AND p.stage = 'submitting'
     WHERE s.state = 'ready' AND s.reason = $4 AND o.cart_id > $2 AND (s.provider_id = $1 OR EXISTS (
       SELECT FROM submissions earlier WHERE earlier.order_id = s.order_id AND earlier.line = s.line
         AND earlier.generation < s.generation AND earlier.provider_id = $1 AND earlier.state = 'dismissed'
         AND earlier.reason = $4))
     ORDER BY o.cart_id LIMIT $3`,
    [providerId, after, limit, panelIsAway],
  );
  return rows.map(({ cartId }) => cartId);
}
