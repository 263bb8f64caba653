import { onePage, type Paged, type WantedPage } from '#db/paged.ts';
import type { Db } from '#db/pool.ts';
import type { pastRefill } from '#domain/calls/admin-refill.ts';
import type { RowOf } from '#domain/calls/common.ts';

/** A page of refills, newest first (index refills_newest); of one state if given. */
export async function refillHistoryPage(
  db: Db,
  list: { state?: string } & WantedPage,
): Promise<Paged<RowOf<typeof pastRefill>>> {
  return onePage(db, list, [list.state ?? null], {
    rows: (limit) =>
      `SELECT r.id, r.order_id, o.order_number, o.username, r.state, r.requested_at, r.requested_by,
         r.provider_refill_id, r.reason, r.ended_at
       FROM refills r JOIN orders o ON o.id = r.order_id WHERE $1::text IS NULL OR r.state = $1
       ORDER BY r.requested_at DESC, r.id ${limit}`,
    from: 'FROM refills WHERE $1::text IS NULL OR state = $1',
  });
}

/** Whether a panel of these submissions refills its service; null if no panel does and one doesn't say. */
export async function refillOffered(db: Db, submissionIds: readonly string[]): Promise<boolean | null> {
  const { rows } = await db.query<{ offered: boolean | null }>(
    // The keys of submissions and of provider_services.
    `SELECT CASE WHEN bool_or(v.refill) THEN true WHEN bool_and(v.refill IS FALSE) THEN false END AS offered
     FROM submissions s LEFT JOIN provider_services v ON v.provider_id = s.provider_id AND v.id = s.provider_service_id
     WHERE s.id = ANY ($1)`,
    [submissionIds],
  );
  return rows[0]?.offered ?? null;
}

/**
 * Changes the rules of refills; running purchases keep theirs. Other settings of purchases stay. The caller holds the
 * lock of the settings.
 */
export async function writeRefillRules(
  db: Db,
  rules: { refillCooldownSeconds: number; guaranteeSeconds: number | undefined },
): Promise<void> {
  await db.query(
    `INSERT INTO settings (key, value) VALUES ('purchase', $1)
     ON CONFLICT (key) DO UPDATE SET value = (settings.value - 'guaranteeSeconds') || excluded.value`,
    [JSON.stringify(rules)],
  );
}
