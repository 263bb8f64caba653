import type { Pool } from 'pg';
import { announceShopChange } from '#db/settings.ts';

/** Sets whether the seeded panel refills European followers; `undefined` removes the statement. */
export async function panelRefills(db: Pool, refill: boolean | undefined): Promise<void> {
  await panelLists(db, refill === undefined ? undefined : { refill });
}

/** Imports what the seeded panel says of European followers; `undefined` removes it. */
export async function panelLists(
  db: Pool,
  says: { refill?: boolean; max?: number } | undefined,
): Promise<void> {
  await db.query(`DELETE FROM provider_services WHERE provider_id = 1 AND id = '1001'`);
  if (says)
    await db.query(
      `INSERT INTO provider_services (provider_id, id, name, type, category, rate, min, max, refill, taken_at)
       VALUES (1, '1001', 'Followers', 'Default', 'Followers', 1.1, 10, $1, $2, now())`,
      [says.max ?? 200_000, says.refill],
    );
  // As an import of the catalogue does.
  await announceShopChange(db);
}
