import { ShopError } from '../domain/errors';
import type { PanelChoice } from '../domain/fail-over';
import type { ProviderProtocol } from '../domain/provider';
import { type Keyring, openText, sealText } from '../security/keyring';
import type { Db } from './pool';

/** A panel with its key; never leaves the servers. */
export interface ProviderAccess {
  id: number;
  baseUrl: string;
  apiKey: string;
  protocol: ProviderProtocol;
  maxCallsPerSecond: number;
  /** Takes new orders. One that doesn't still delivers those it has. */
  active: boolean;
}

/** A panel's task queue: its id and its rate limit, in calls a second. */
export interface ProviderQueue {
  id: number;
  maxCallsPerSecond: number;
}

/** Every panel, as workers need it. The table has a handful of rows. */
export async function providerQueues(db: Db): Promise<ProviderQueue[]> {
  const { rows } = await db.query<ProviderQueue>(
    'SELECT id, max_calls_per_second FROM providers ORDER BY id',
  );
  return rows;
}

/** One panel by providers_pkey, with its key. Throws `provider_not_found`. */
export async function readProvider(db: Db, keyring: Keyring, id: number): Promise<ProviderAccess> {
  const { rows } = await db.query<Omit<ProviderAccess, 'apiKey'> & { sealed: Buffer }>(
    `SELECT id, base_url, protocol, api_key_encrypted AS sealed, max_calls_per_second,
       active FROM providers WHERE id = $1`,
    [id],
  );
  const row = rows[0];
  if (!row) throw new ShopError('provider_not_found');
  const { sealed, ...provider } = row;
  return { ...provider, apiKey: openText(keyring, sealed, `panel-key/${id}`) };
}

/** The id of a provider to be added: its key is sealed for it before there is a row. */
export async function nextProviderId(db: Db): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `SELECT nextval(pg_get_serial_sequence('providers', 'id'))::integer AS id`,
  );
  return rows[0]!.id;
}

/** The fields that differ from the copied panel. */
interface PanelOver {
  name: string;
  baseUrl?: string;
  protocol?: ProviderProtocol;
  active?: boolean;
  balanceAlertBelow?: number;
}

/**
 * Adds a panel with the account of another one, and returns its id. The key is sealed again, because it opens only in
 * its own row.
 */
export async function addPanelLike(
  db: Db,
  keyring: Keyring,
  like: number,
  { name, baseUrl, protocol, active = true, balanceAlertBelow }: PanelOver,
): Promise<number> {
  const { apiKey } = await readProvider(db, keyring, like);
  const id = await nextProviderId(db);
  await db.query(
    `INSERT INTO providers (id, name, base_url, protocol, active, balance_alert_below, api_key_encrypted, api_key_last4,
       follows_environment)
     SELECT $2, $3, coalesce($4, base_url), coalesce($5, protocol), $6, $7, $8, api_key_last4, false
     FROM providers WHERE id = $1`,
    [
      like,
      id,
      name,
      baseUrl,
      protocol,
      active,
      balanceAlertBelow,
      sealText(keyring, apiKey, `panel-key/${id}`),
    ],
  );
  return id;
}

/** A panel that delivers a package, with its name in the back office. */
export interface NamedPanel extends PanelChoice {
  name: string;
  /** Gets no orders, or only one on trial (decisions/0031). Absent in answers before version 0.7. */
  isAway?: boolean;
}

/**
 * The panels that deliver a package and take new orders: its current one, then its alternatives in their order
 * (services_pkey, service_alternatives_pkey, provider_health_pkey). `evenOff`: after them those that are switched off.
 */
export async function panelsOf(db: Db, serviceId: number, evenOff = false): Promise<NamedPanel[]> {
  const { rows } = await db.query<NamedPanel>(
    `SELECT c.provider_id, c.provider_service_id, p.name, h.away_since IS NOT NULL AS is_away
     FROM (SELECT 0 AS position, provider_id, provider_service_id FROM services WHERE id = $1
           UNION ALL
           SELECT position, provider_id, provider_service_id FROM service_alternatives WHERE service_id = $1) c
     JOIN providers p ON p.id = c.provider_id AND (p.active OR $2)
     LEFT JOIN provider_health h ON h.provider_id = p.id
     ORDER BY p.active DESC, c.position`,
    [serviceId, evenOff],
  );
  return rows;
}
