import { pricesOf } from '#db/catalogue.ts';
import type { Db } from '#db/pool.ts';
import type { SourceKey } from '#domain/calls/admin-services.ts';
import type { PackageFigures, QuantityRange, Region, ServiceType } from '#domain/catalogue.ts';
import type { PricePeriod } from '#domain/reference-price.ts';

/** A panel's service that a package is ordered from: its own, or a stand-in. */
export interface SourceRow {
  providerId: number;
  providerName: string;
  providerActive: boolean;
  providerServiceId: string;
  /** The panel's catalogue has been imported. */
  known: boolean;
  /** Its entry in that catalogue; null if it isn't listed. */
  listed: {
    name: string;
    rate: string;
    min: number;
    max: number;
    gone: boolean;
    refill: boolean | null;
  } | null;
  /** As last reported with the panel's balance. */
  currency: string | null;
}

/** A package in the back office. */
export interface AdminServiceRow extends PackageFigures {
  id: number;
  type: ServiceType;
  region: Region;
  active: boolean;
  position: number | null;
  version: number;
  range: QuantityRange | null;
  /** Its own panel first, then the stand-ins in order. */
  sources: SourceRow[];
  /** The prices it has charged and what they bought, oldest first; the last hundred changes. */
  prices: PricePeriod[];
}

/** The filters of the list of packages, combined. */
export interface ServiceFilter {
  search?: string;
  type?: ServiceType;
  region?: Region;
  active?: boolean;
  /** Own panel or a stand-in. */
  provider?: number;
  id?: number;
}

/** Most packages in one list; a shop has some dozens. */
export const mostServices = 1000;

const source = (
  provider: string,
  service: string,
) => `json_build_object('providerId', p.id, 'providerName', p.name,
  'providerActive', p.active, 'providerServiceId', ${service}, 'currency', b.currency,
  'known', EXISTS (SELECT FROM provider_services l WHERE l.provider_id = ${provider}),
  'listed', (SELECT json_build_object('name', l.name, 'rate', l.rate::text, 'min', l.min, 'max', l.max,
               'gone', l.gone_at IS NOT NULL, 'refill', l.refill)
             FROM provider_services l WHERE l.provider_id = ${provider} AND l.id = ${service}))`;

/**
 * Packages in the shop's order. The table has some dozens of rows and needs no index; their parts by
 * service_alternatives_pkey, provider_services_pkey and service_prices_pkey.
 */
export async function adminServices(db: Db, filter: ServiceFilter): Promise<AdminServiceRow[]> {
  const { rows } = await db.query<AdminServiceRow & { own: SourceRow; others: SourceRow[] | null }>(
    `SELECT s.id, s.type, s.region, s.quantity, s.bonus, s.price_cents, s.regular_price_cents, s.featured, s.active,
       s.position, s.version,
       CASE WHEN s.min_quantity IS NOT NULL THEN json_strip_nulls(json_build_object('min', s.min_quantity,
         'max', s.max_quantity, 'step', s.quantity_step, 'bonusPercent', s.bonus_percent)) END AS range,
       ${source('s.provider_id', 's.provider_service_id')} AS own,
       (SELECT json_agg(o.source ORDER BY o.position) FROM (
          SELECT a.position, ${source('a.provider_id', 'a.provider_service_id')} AS source
          FROM service_alternatives a JOIN providers p ON p.id = a.provider_id
          LEFT JOIN provider_balances b ON b.provider_id = a.provider_id WHERE a.service_id = s.id) o) AS others,
       ${pricesOf('s.id')} AS prices
     FROM services s JOIN providers p ON p.id = s.provider_id
     LEFT JOIN provider_balances b ON b.provider_id = s.provider_id
     WHERE ($1::integer IS NULL OR s.id = $1) AND ($2::text IS NULL OR s.type = $2)
       AND ($3::text IS NULL OR s.region = $3) AND ($4::boolean IS NULL OR s.active = $4)
       AND ($5::integer IS NULL OR s.provider_id = $5
            OR EXISTS (SELECT FROM service_alternatives a WHERE a.service_id = s.id AND a.provider_id = $5))
       AND ($6 = '' OR $6 IN (s.id::text, s.quantity::text, s.provider_service_id)
            OR EXISTS (SELECT FROM service_alternatives a WHERE a.service_id = s.id AND a.provider_service_id = $6)
            OR EXISTS (SELECT FROM provider_services l WHERE l.provider_id = s.provider_id
                       AND l.id = s.provider_service_id AND strpos(lower(l.name), lower($6)) > 0))
     ORDER BY s.type, s.region, s.min_quantity IS NOT NULL, s.position NULLS LAST, s.quantity, s.id
     LIMIT ${mostServices}`,
    [
      filter.id ?? null,
      filter.type ?? null,
      filter.region ?? null,
      filter.active ?? null,
      filter.provider ?? null,
      filter.search ?? '',
    ],
  );
  return rows.map(({ own, others, ...row }) => ({ ...row, sources: [own, ...(others ?? [])] }));
}

/** A package's fixed attributes and whether it is sold, locked against other changes; services_pkey. */
export async function lockService(
  db: Db,
  id: number,
): Promise<
  { type: ServiceType; region: Region; ranged: boolean; active: boolean; version: number } | undefined
> {
  const { rows } = await db.query(
    `SELECT type, region, min_quantity IS NOT NULL AS ranged, active, version FROM services
     WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return rows[0];
}

/**
 * Adds packages that are not on sale yet and returns their ids. The same request again finds its package
 * (services_request).
 */
export async function insertServices(
  db: Db,
  made: readonly ({ type: ServiceType; region: Region; requestId?: string } & PackageFigures & SourceKey)[],
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO services (type, region, quantity, bonus, price_cents, regular_price_cents, featured, active,
       provider_id, provider_service_id, request_id)
     SELECT type, region, quantity, bonus, "priceCents", "regularPriceCents", featured, false, "providerId",
       "providerServiceId", "requestId"
     FROM jsonb_to_recordset($1) AS r(type text, region text, quantity integer, bonus integer, "priceCents" integer,
       "regularPriceCents" integer, featured boolean, "providerId" integer, "providerServiceId" text,
       "requestId" uuid)
     ON CONFLICT (request_id) DO UPDATE SET request_id = excluded.request_id RETURNING id`,
    [JSON.stringify(made)],
  );
  return rows.map(({ id }) => id);
}

/** Changes a package of fixed size. The table's trigger records the prices that are charged, and for what. */
export async function updatePackage(db: Db, id: number, values: PackageFigures): Promise<void> {
  await db.query(
    `UPDATE services SET quantity = $2, bonus = $3, price_cents = $4, regular_price_cents = $5, featured = $6,
       version = version + 1 WHERE id = $1`,
    [id, values.quantity, values.bonus, values.priceCents, values.regularPriceCents, values.featured],
  );
}

/** Changes which quantities can be bought; `priceCents` is the price of the minimum. */
export async function updateRange(
  db: Db,
  id: number,
  { range, priceCents }: { range: QuantityRange; priceCents: number },
): Promise<void> {
  await db.query(
    `UPDATE services SET min_quantity = $2, max_quantity = $3, quantity_step = $4, bonus_percent = $5, quantity = $2,
       price_cents = $6, regular_price_cents = $6, version = version + 1 WHERE id = $1`,
    [id, range.min, range.max, range.step, range.bonusPercent ?? null, priceCents],
  );
}

/** Puts packages on sale, or takes them off. */
export async function setActive(db: Db, ids: readonly number[], active: boolean): Promise<void> {
  await db.query('UPDATE services SET active = $2, version = version + 1 WHERE id = ANY ($1)', [ids, active]);
}

/** The panels of a package: the first is its own, the others are stand-ins, in this order. */
export async function replaceSources(
  db: Db,
  id: number,
  [own, ...others]: readonly SourceKey[],
): Promise<void> {
  if (!own) return;
  await db.query(
    'UPDATE services SET provider_id = $2, provider_service_id = $3, version = version + 1 WHERE id = $1',
    [id, own.providerId, own.providerServiceId],
  );
  await db.query('DELETE FROM service_alternatives WHERE service_id = $1', [id]);
  await db.query(
    `INSERT INTO service_alternatives (service_id, position, provider_id, provider_service_id)
     SELECT $1, r.place, r.provider, r.service
     FROM unnest($2::integer[], $3::text[]) WITH ORDINALITY AS r(provider, service, place)`,
    [id, others.map(({ providerId }) => providerId), others.map((other) => other.providerServiceId)],
  );
}

/** A service that a package may be ordered from. */
export interface SourceState {
  providerId: number;
  providerServiceId: string;
  active: boolean;
  /** The provider's catalogue has been imported. */
  known: boolean;
  /** And it has this service, or had it. */
  listed: boolean;
  gone: boolean;
}

/**
 * The state of panels and their services; the panels stay locked until the transaction ends. Panels that don't exist
 * are left out. Keys providers_pkey, provider_services_pkey.
 */
export async function lockSources(db: Db, keys: readonly SourceKey[]): Promise<SourceState[]> {
  const { rows } = await db.query<SourceState>(
    `SELECT p.id AS provider_id, k.service AS provider_service_id, p.active,
       EXISTS (SELECT FROM provider_services l WHERE l.provider_id = p.id) AS known,
       l.id IS NOT NULL AS listed, l.gone_at IS NOT NULL AS gone
     FROM unnest($1::integer[], $2::text[]) AS k(provider, service) JOIN providers p ON p.id = k.provider
     LEFT JOIN provider_services l ON l.provider_id = k.provider AND l.id = k.service FOR SHARE OF p`,
    [keys.map(({ providerId }) => providerId), keys.map(({ providerServiceId }) => providerServiceId)],
  );
  return rows;
}

/** The packages of a type and region with their versions, locked against other changes; in the order of `lockOnSale`. */
export async function lockGroup(
  db: Db,
  { type, region }: { type: ServiceType; region: Region },
): Promise<{ id: number; version: number }[]> {
  const { rows } = await db.query(
    `SELECT id, version FROM services WHERE type = $1 AND region = $2 AND min_quantity IS NULL
     ORDER BY id LIMIT ${mostServices} FOR UPDATE`,
    [type, region],
  );
  return rows;
}

/** Stores this order of packages; without `placed` they are sorted by quantity again. */
export async function placeServices(db: Db, ids: readonly number[], placed: boolean): Promise<void> {
  await db.query(
    `UPDATE services s SET position = CASE WHEN $2 THEN r.place END, version = s.version + 1
     FROM unnest($1::integer[]) WITH ORDINALITY AS r(id, place) WHERE s.id = r.id`,
    [ids, placed],
  );
}

/** A package that uses a provider's service, directly or as a stand-in. */
export interface PanelServiceUser {
  id: number;
  version: number;
  providerServiceId: string;
  own: boolean;
}

/** The packages that use a provider, directly or as a stand-in, with their versions. */
export async function servicesOfProvider(db: Db, providerId: number): Promise<PanelServiceUser[]> {
  const { rows } = await db.query(
    `SELECT s.id, s.version, s.provider_service_id, true AS own FROM services s
     WHERE s.provider_id = $1
     UNION ALL
     SELECT s.id, s.version, a.provider_service_id, false FROM service_alternatives a
     JOIN services s ON s.id = a.service_id WHERE a.provider_id = $1
     ORDER BY id, own DESC LIMIT 5000`,
    [providerId],
  );
  return rows;
}

/** The ids of those that use one of its services. */
export function usersOf(users: readonly PanelServiceUser[], id: string): number[] {
  return [...new Set(users.flatMap((user) => (user.providerServiceId === id ? [user.id] : [])))];
}

/**
 * Locks the packages on sale that are ordered from a provider against other changes. Several packages are always locked
 * in the order of their ids, and packages before providers, to avoid deadlocks.
 */
export async function lockOnSale(db: Db, providerId: number): Promise<void> {
  // Purchases that refer to the packages continue.
  await db.query('SELECT FROM services WHERE provider_id = $1 AND active ORDER BY id FOR NO KEY UPDATE', [
    providerId,
  ]);
}

/** Runs the rest of a transaction while nobody else imports from this provider. */
export async function lockProvider(db: Db, id: number): Promise<boolean> {
  // Orders that refer to the provider continue: only another lock of this kind waits.
  const { rowCount } = await db.query('SELECT FROM providers WHERE id = $1 FOR NO KEY UPDATE', [id]);
  return rowCount === 1;
}
