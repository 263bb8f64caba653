import type { Db } from './pool';

/** This many orders in a row without a usable answer make a panel `away`: it gets none until it answers. */
const awayAfterFailures = 3;

/** Notes that a panel took an order without a usable answer. True where it is away now. */
export async function noteFailure(db: Db, providerId: number, at: Date): Promise<boolean> {
  const { rows } = await db.query<{ away: boolean }>(
    `INSERT INTO provider_health AS h (provider_id, failures) VALUES ($1, 1)
     ON CONFLICT (provider_id) DO UPDATE SET failures = h.failures + 1,
       away_since = CASE WHEN h.failures + 1 >= $2 THEN coalesce(h.away_since, $3) END
     RETURNING away_since IS NOT NULL AS away`,
    [providerId, awayAfterFailures, at],
  );
  return rows[0]?.away === true;
}

/** Notes that a panel answers. */
export async function noteAnswer(db: Db, providerId: number): Promise<void> {
  await db.query('DELETE FROM provider_health WHERE provider_id = $1', [providerId]);
}

/** Whether a panel gets no orders because it doesn't answer. */
export async function isAway(db: Db, providerId: number): Promise<boolean> {
  const { rows } = await db.query(
    'SELECT FROM provider_health WHERE provider_id = $1 AND away_since IS NOT NULL',
    [providerId],
  );
  return rows.length > 0;
}

/** Purchases with something to be sent to a panel, after `after` in the order of their ids; submissions_ready. */
export async function waitingForPanel(db: Db, providerId: number, after: string): Promise<string[]> {
  const { rows } = await db.query<{ cart_id: string }>(
    `SELECT DISTINCT o.cart_id FROM submissions s JOIN orders o ON o.id = s.order_id
     WHERE s.provider_id = $1 AND s.state = 'ready' AND o.cart_id > $2 ORDER BY o.cart_id LIMIT 100`,
    [providerId, after],
  );
  return rows.map(({ cart_id: cartId }) => cartId);
}
