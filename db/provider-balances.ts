import type { providerBalance } from '../domain/calls/admin-dashboard';
import type { RowOf } from '../domain/calls/common';
import type { PanelBalance } from '../domain/panel-services';
import type { Db } from './pool';

/**
 * Stores a panel's balance, or why it sent none; an earlier balance stays. The time since when it is below the panel's
 * alert is kept until it is above again.
 */
export async function recordBalance(
  db: Db,
  providerId: number,
  said: PanelBalance | { complaint: string },
  at: Date,
): Promise<void> {
  const known = 'balance' in said;
  await db.query(
    `INSERT INTO provider_balances (provider_id, balance, currency, said_at, checked_at, error, low_since)
     VALUES ($1, $2, $3, $4, $5, $6,
       CASE WHEN $2::numeric < (SELECT balance_alert_below FROM providers WHERE id = $1) THEN $5::timestamptz END)
     ON CONFLICT (provider_id) DO UPDATE SET balance = coalesce(excluded.balance, provider_balances.balance),
       currency = coalesce(excluded.currency, provider_balances.currency),
       said_at = coalesce(excluded.said_at, provider_balances.said_at), checked_at = excluded.checked_at,
       error = excluded.error,
       low_since = CASE
         WHEN excluded.balance IS NULL THEN provider_balances.low_since
         WHEN excluded.low_since IS NULL THEN NULL
         ELSE coalesce(provider_balances.low_since, excluded.low_since)
       END`,
    [
      providerId,
      known ? said.balance : null,
      known ? said.currency : null,
      known ? at : null,
      at,
      known ? null : said.complaint.slice(0, 500),
    ],
  );
}

/** A panel's currency, if it has reported one; provider_balances_pkey. */
export async function currencyOf(db: Db, providerId: number): Promise<string | undefined> {
  const { rows } = await db.query<{ currency: string | null }>(
    'SELECT currency FROM provider_balances WHERE provider_id = $1',
    [providerId],
  );
  return rows[0]?.currency ?? undefined;
}

export type ProviderBalanceRow = RowOf<typeof providerBalance>;

/** The balance of each panel in use, lowest first; a handful of rows. */
export async function providerBalances(db: Db): Promise<ProviderBalanceRow[]> {
  const { rows } = await db.query<ProviderBalanceRow>(
    `SELECT p.id, p.name, b.balance::text, b.currency, p.balance_alert_below::text AS alert_below,
       coalesce(b.balance < p.balance_alert_below, false) AS low, b.said_at, b.error
     FROM providers p LEFT JOIN provider_balances b ON b.provider_id = p.id
     WHERE p.active ORDER BY low DESC, p.id LIMIT 50`,
  );
  return rows;
}
