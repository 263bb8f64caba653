import type { Region, ServiceType } from '../domain/catalogue';
import type { Db } from './pool';

/** A package on sale, as the storefront needs it. */
export interface CatalogueRow {
  id: number;
  type: ServiceType;
  region: Region;
  quantity: number;
  bonus: number;
  priceCents: number;
  regularPriceCents: number;
  featured: boolean;
}

const columns = `id, type, region, quantity, bonus, price_cents AS "priceCents",
  regular_price_cents AS "regularPriceCents", featured`;

/** Packages on sale in a region, smallest first. The table has some dozens of rows and needs no index. */
export async function servicesOfRegion(db: Db, region: Region): Promise<CatalogueRow[]> {
  const { rows } = await db.query<CatalogueRow>(
    `SELECT ${columns} FROM services
     WHERE active AND region = $1 AND type = 'followers' ORDER BY quantity, id LIMIT 200`,
    [region],
  );
  return rows;
}

/** A package on sale, by its primary key. */
export async function activeService(db: Db, id: number): Promise<CatalogueRow | undefined> {
  const { rows } = await db.query<CatalogueRow>(`SELECT ${columns} FROM services WHERE active AND id = $1`, [
    id,
  ]);
  return rows[0];
}
