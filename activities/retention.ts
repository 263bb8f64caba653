import type { Pool } from 'pg';
import { deleteExpired, type ExpiringTable, expiringTables } from '../db/retention';
import { readSettings } from '../db/settings';
import { goOn } from './go-on';

/** Rows in one statement: short enough that nobody waits for its locks. */
const pageSize = 1000;
const dayMs = 24 * 3600 * 1000;

/** How many rows of each table were deleted. */
export type RetentionSummary = Record<ExpiringTable, number>;

/** Activities that delete what is kept for a while only. */
export function createRetentionActivities({ pool }: { pool: Pool }) {
  return {
    /** Deletes logs older than the setting says, in pages. Safe to run again: it goes on where it ended. */
    async deleteExpiredLogs(): Promise<RetentionSummary> {
      const { retention } = await readSettings(pool);
      const before = new Date(Date.now() - retention.logDays * dayMs);
      const summary = Object.fromEntries(expiringTables.map((table) => [table, 0])) as RetentionSummary;
      for (const table of expiringTables) {
        let deleted = pageSize;
        while (deleted === pageSize) {
          deleted = await deleteExpired(pool, { table, before, limit: pageSize });
          summary[table] += deleted;
          goOn(summary);
        }
      }
      return summary;
    },
  };
}
export type RetentionActivities = ReturnType<typeof createRetentionActivities>;
