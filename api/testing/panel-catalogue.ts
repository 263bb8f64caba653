import type { Pool } from 'pg';
import { announceShopChange } from '#db/settings.ts';

/** Sets whether the seeded panel refills European followers; `undefined` removes the statement. */
export async function panelRefills(db: Pool, refill: boolean | undefined): Promise<void> {
  await db.query(`DELETE FROM provider_services WHERE provider_id = 1 AND id = '1001'`);
  if (refill !== undefined) await says(db, refill);
  // As an import of the catalogue does.
  await announceShopChange(db);
}

async function says(db: Pool, refill: boolean): Promise<void> {
  await db.query(
    `INSERT INTO provider_services (provider_id, id, name, type, category, rate, min, max, refill, taken_at)
     VALUES (1, '1001', 'Followers', 'Default', 'Followers', 1.1, 10, 100000, $1, now())`,
    [refill],
  );
}
