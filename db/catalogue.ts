import { asSold, packagesLike, type Region, type Service } from '../domain/catalogue';
import { type PricePeriod, referencePrice } from '../domain/reference-price';
import type { Db } from './pool';

/** A service on sale, as the storefront needs it. */
export type CatalogueRow = Omit<Service, 'active' | 'providerId' | 'providerServiceId'>;

/** `panel_min` and `without_refills` by provider_services_pkey. */
const columns = `id, type, region, quantity, bonus, price_cents, regular_price_cents, featured, active, provider_id,
  provider_service_id, min_quantity, max_quantity, quantity_step, bonus_percent,
  (SELECT l.min FROM provider_services l WHERE l.provider_id = services.provider_id
     AND l.id = services.provider_service_id AND services.type <> 'followers') AS panel_min,
  EXISTS (SELECT FROM provider_services l WHERE l.provider_id = services.provider_id
            AND l.id = services.provider_service_id AND l.refill IS FALSE) AS without_refills`;

/**
 * The prices that a service has charged and what they bought, oldest first; a hundred changes are more than 30 days hold. `id` is an SQL
 * expression. Index service_prices_pkey.
 */
export const pricesOf = (id: string) => `coalesce((
  SELECT json_agg(json_strip_nulls(json_build_object('priceCents', h.price_cents,
                    'quantity', h.quantity, 'bonus', h.bonus,
                    'since', floor(extract(epoch FROM h.since) * 1000),
                    'until', floor(extract(epoch FROM h.until) * 1000))) ORDER BY h.since)
  FROM (SELECT price_cents, quantity, bonus, since, until FROM service_prices WHERE service_id = ${id}
        ORDER BY since DESC LIMIT 100) h), '[]')`;

interface ServiceRow extends Omit<Service, 'panelMin' | 'withoutRefills' | 'range'> {
  minQuantity: number | null;
  maxQuantity: number | null;
  quantityStep: number | null;
  bonusPercent: number | null;
  panelMin: number | null;
  withoutRefills: boolean;
  /** Only if the storefront shows it. */
  prices?: PricePeriod[];
}

function toService(row: ServiceRow): Service {
  const { minQuantity: min, maxQuantity: max, quantityStep: step, bonusPercent, prices, ...service } = row;
  return {
    ...service,
    regularPriceCents: prices ? referencePrice(row.priceCents, prices) : row.regularPriceCents,
    panelMin: row.panelMin ?? undefined,
    withoutRefills: row.withoutRefills || undefined,
    range:
      min === null || max === null || step === null
        ? undefined
        : { min, max, step, bonusPercent: bonusPercent ?? undefined },
  };
}

/**
 * Everything on sale in the shop's order: positioned packages first, then by quantity; of one region if given. A range
 * has the price of its minimum. The table has some dozens of rows and needs no index.
 */
export async function servicesOnSale(db: Db, region?: Region): Promise<CatalogueRow[]> {
  const { rows } = await db.query<ServiceRow>(
    `SELECT ${columns}, ${pricesOf('services.id')} AS prices FROM services WHERE active AND ($1::text IS NULL OR region = $1)
     ORDER BY position NULLS LAST, quantity, id LIMIT 500`,
    [region ?? null],
  );
  const services = rows.map(toService);
  return services.map(
    (service) => asSold(service, packagesLike(service, services), service.range?.min) ?? service,
  );
}

/** The package on sale with this number of likes. The table has some dozens of rows and needs no index. */
export async function likesPackage(db: Db, quantity: number): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    `SELECT id FROM services WHERE active AND type = 'likes' AND quantity = $1 AND min_quantity IS NULL
     ORDER BY id LIMIT 1`,
    [quantity],
  );
  return rows[0]?.id;
}

/** One service by id, active or not, with its panel's maximum. Keys services_pkey, provider_services_pkey. */
export async function findService(db: Db, id: number): Promise<Service | undefined> {
  const { rows } = await db.query<ServiceRow & { panelMax: number | null }>(
    `SELECT ${columns}, (SELECT max FROM provider_services l WHERE l.provider_id = services.provider_id
        AND l.id = services.provider_service_id) AS panel_max
     FROM services WHERE id = $1`,
    [id],
  );
  const [row] = rows;
  return row && { ...toService(row), panelMax: row.panelMax ?? undefined };
}

/** A service as it is sold in a quantity (D6); undefined if it isn't. */
export async function serviceAsSold(
  db: Db,
  service: Service,
  customQuantity: number | undefined,
): Promise<Service | undefined> {
  const packages = service.range ? packagesLike(service, await servicesLike(db, service)) : [];
  return asSold(service, packages, customQuantity);
}

/** Everything on sale of a type and region: it sets the price of other quantities, and offers are compared with it. */
export async function servicesLike(
  db: Db,
  { type, region }: Pick<Service, 'type' | 'region'>,
): Promise<Service[]> {
  const { rows } = await db.query<ServiceRow>(
    `SELECT ${columns} FROM services WHERE active AND type = $1 AND region = $2`,
    [type, region],
  );
  return rows.map(toService);
}
