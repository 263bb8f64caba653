import { onePage, type Paged, type WantedPage } from '#db/paged.ts';
import type { Db } from '#db/pool.ts';
import { ordersHeld } from '#db/provider-health.ts';
import { undelivered } from '#db/submissions.ts';
import type {
  panelServiceView,
  providerHealth,
  providerView,
  takenService,
} from '#domain/calls/admin-providers.ts';
import type { RowOf } from '#domain/calls/common.ts';
import type { PanelService } from '#domain/panel-services.ts';
import type { ProviderProtocol } from '#domain/provider.ts';

/** A provider in the back office's list. */
export type ProviderRow = Omit<RowOf<typeof providerView>, 'hasApiKey' | 'health'> &
  Omit<RowOf<typeof providerHealth>, 'errorPercent'> & { failed: number };

/**
 * Every provider, or one, with its balance and the results of its calls in the last day. A handful of rows; submissions
 * by submissions_open and submissions_ready, calls by provider_calls_provider.
 */
export async function providerRows(db: Db, now: Date, id?: number): Promise<ProviderRow[]> {
  const { rows } = await db.query<ProviderRow>(
    `SELECT p.id, p.name, p.base_url, p.protocol, p.api_key_last4, p.max_calls_per_second, p.active, p.version,
       b.balance::text, b.currency AS balance_currency, b.said_at AS balance_said_at, b.error AS balance_error,
       p.balance_alert_below::text, coalesce(b.balance < p.balance_alert_below, false) AS balance_low,
       (SELECT count(*)::integer FROM services s WHERE s.provider_id = p.id AND s.active) AS services,
       (SELECT count(*)::integer FROM submissions s WHERE s.provider_id = p.id AND s.state = 'accepted'
          AND ${undelivered}) AS open,
       h.away_since, CASE WHEN h.away_since IS NULL THEN 0 ELSE ${ordersHeld} END AS held,
       v.catalogue, v.taken AS catalogue_taken_at, c.*
     FROM providers p
     LEFT JOIN provider_balances b ON b.provider_id = p.id
     LEFT JOIN provider_health h ON h.provider_id = p.id
     CROSS JOIN LATERAL (SELECT count(*)::integer AS catalogue, max(taken_at) AS taken FROM provider_services
                         WHERE provider_id = p.id AND gone_at IS NULL) v
     CROSS JOIN LATERAL (
       SELECT count(*)::integer AS calls,
         count(*) FILTER (WHERE outcome IN ('error', 'unreadable', 'unreachable'))::integer AS failed,
         count(*) FILTER (WHERE outcome = 'refused')::integer AS refused,
         percentile_disc(0.5) WITHIN GROUP (ORDER BY duration_ms) FILTER (WHERE status IS NOT NULL) AS p50_ms,
         percentile_disc(0.95) WITHIN GROUP (ORDER BY duration_ms) FILTER (WHERE status IS NOT NULL) AS p95_ms,
         max(at) FILTER (WHERE outcome = 'ok') AS last_success_at,
         max(at) FILTER (WHERE outcome IN ('error', 'unreadable', 'unreachable')) AS last_failure_at
       FROM provider_calls WHERE provider_id = p.id AND at > $1::timestamptz - interval '24 hours') c
     WHERE $2::integer IS NULL OR p.id = $2 ORDER BY p.id`,
    [now, id ?? null],
  );
  return rows;
}

/** The fields that an administrator enters. `sealedKey` is the stored form of the key. */
export interface ProviderValues {
  name: string;
  baseUrl: string;
  /** Absent: unchanged; for a new one, the SMM API v2. */
  protocol?: ProviderProtocol;
  maxCallsPerSecond: number;
  /** Absent: unchanged; for a new one, none. */
  balanceAlertBelow?: string | null;
  sealedKey?: Buffer;
  keyLast4?: string;
}

/**
 * Adds a provider under an id of `nextProviderId`, and returns its id: the same request again finds it
 * (providers_request).
 */
export async function insertProvider(
  db: Db,
  id: number,
  values: ProviderValues & { sealedKey: Buffer; keyLast4: string; requestId?: string },
): Promise<number> {
  const { name, baseUrl, maxCallsPerSecond, balanceAlertBelow, sealedKey, keyLast4, protocol, requestId } =
    values;
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO providers (id, name, base_url, max_calls_per_second, balance_alert_below, api_key_encrypted,
       api_key_last4, protocol, request_id, follows_environment)
     VALUES ($1, $2, $3, $4, $5, $6, $7, coalesce($8, 'smm-v2'), $9, false)
     ON CONFLICT (request_id) DO UPDATE SET request_id = excluded.request_id RETURNING id`,
    [id, name, baseUrl, maxCallsPerSecond, balanceAlertBelow, sealedKey, keyLast4, protocol, requestId],
  );
  return rows[0]!.id;
}

/**
 * How many packages on sale are ordered from a provider. It stays locked until the transaction ends: who puts a package
 * on sale locks it too (`lockSources`), so the number is right until then. Key providers_pkey; some dozens of services.
 */
export async function lockPackagesOnSale(db: Db, id: number): Promise<number> {
  // Orders that refer to the provider continue.
  await db.query('SELECT FROM providers WHERE id = $1 FOR NO KEY UPDATE', [id]);
  // A statement of its own, to see what was committed while the lock was awaited.
  const { rows } = await db.query<{ services: number }>(
    'SELECT count(*)::integer AS services FROM services WHERE provider_id = $1 AND active',
    [id],
  );
  return rows[0]?.services ?? 0;
}

/**
 * Changes a provider if it is unchanged since it was shown; returns whether it was. With another address or key it no
 * longer follows the environment.
 */
export async function updateProvider(
  db: Db,
  id: number,
  version: number,
  values: ProviderValues & { active: boolean },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE providers SET name = $3, base_url = $4, max_calls_per_second = $5,
       balance_alert_below = CASE WHEN $11 THEN $6::numeric ELSE balance_alert_below END, active = $7,
       api_key_encrypted = coalesce($8, api_key_encrypted), api_key_last4 = coalesce($9, api_key_last4),
       protocol = coalesce($10, protocol),
       follows_environment = follows_environment AND base_url = $4 AND $8::bytea IS NULL, version = version + 1
     WHERE id = $1 AND version = $2`,
    [
      id,
      version,
      values.name,
      values.baseUrl,
      values.maxCallsPerSecond,
      values.balanceAlertBelow,
      values.active,
      values.sealedKey ?? null,
      values.keyLast4 ?? null,
      values.protocol ?? null,
      values.balanceAlertBelow !== undefined,
    ],
  );
  return rowCount === 1;
}

const serviceColumns = `id, name, type, category, rate::text, min, max, refill, cancel`;

/** A provider's catalogue as last imported, without removed services; key provider_services_pkey. */
export async function knownCatalogue(db: Db, providerId: number): Promise<PanelService[]> {
  const { rows } = await db.query<RowOf<typeof panelServiceView>>(
    `SELECT ${serviceColumns} FROM provider_services WHERE provider_id = $1 AND gone_at IS NULL ORDER BY id`,
    [providerId],
  );
  return rows.map(({ refill, cancel, ...row }) => ({
    ...row,
    refill: refill ?? undefined,
    cancel: cancel ?? undefined,
  }));
}

/** A page of it, by category and name; removed services last. */
export async function cataloguePage(
  db: Db,
  providerId: number,
  list: { search: string } & WantedPage,
): Promise<Paged<RowOf<typeof takenService>>> {
  const from = `FROM provider_services WHERE provider_id = $1
    AND ($2 = '' OR id = $2 OR strpos(lower(name || ' ' || category), lower($2)) > 0)`;
  return onePage(db, list, [providerId, list.search], {
    rows: (limit) =>
      `SELECT ${serviceColumns}, taken_at, gone_at ${from}
       ORDER BY gone_at IS NOT NULL, category, name, id ${limit}`,
    from,
  });
}

/** Imports services as they are now, and marks the removed ones. Safe to run again. */
export async function takeCatalogue(
  db: Db,
  providerId: number,
  change: { taken: readonly PanelService[]; gone: readonly string[]; at: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO provider_services (provider_id, id, name, type, category, rate, min, max, refill, cancel, taken_at)
     SELECT $1, r.id, r.name, r.type, r.category, r.rate, r.min, r.max, r.refill, r.cancel, $3
     FROM jsonb_to_recordset($2) AS r(id text, name text, type text, category text, rate numeric, min integer,
       max integer, refill boolean, cancel boolean)
     ON CONFLICT (provider_id, id) DO UPDATE SET name = excluded.name, type = excluded.type,
       category = excluded.category, rate = excluded.rate, min = excluded.min, max = excluded.max,
       refill = excluded.refill, cancel = excluded.cancel, taken_at = excluded.taken_at, gone_at = NULL`,
    [providerId, JSON.stringify(change.taken), change.at],
  );
  await db.query('UPDATE provider_services SET gone_at = $3 WHERE provider_id = $1 AND id = ANY ($2)', [
    providerId,
    change.gone,
    change.at,
  ]);
}
