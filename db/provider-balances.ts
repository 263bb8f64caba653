import type { PanelBalance } from '../domain/panel-services';
import type { Db } from './pool';

/** Writes what a panel said it has left, or why it said nothing; what it said before then stays. */
export async function recordBalance(
  db: Db,
  providerId: number,
  said: PanelBalance | { complaint: string },
  at: Date,
): Promise<void> {
  const known = 'balance' in said;
  await db.query(
    `INSERT INTO provider_balances (provider_id, balance, currency, said_at, checked_at, error)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (provider_id) DO UPDATE SET balance = coalesce(excluded.balance, provider_balances.balance),
       currency = coalesce(excluded.currency, provider_balances.currency),
       said_at = coalesce(excluded.said_at, provider_balances.said_at), checked_at = excluded.checked_at,
       error = excluded.error`,
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

/** In which currency a panel counts, where it has said so; provider_balances_pkey. */
export async function currencyOf(db: Db, providerId: number): Promise<string | undefined> {
  const { rows } = await db.query<{ currency: string | null }>(
    'SELECT currency FROM provider_balances WHERE provider_id = $1',
    [providerId],
  );
  return rows[0]?.currency ?? undefined;
}
