import type { Pool } from 'pg';
import { deleteExpired, type ExpiringTable, expiringTables, forgetAuditAddresses } from '../db/retention';
import { readSettings } from '../db/settings';
import { heartbeat } from './heartbeat';

/** Rows per statement: few enough that nobody waits for its locks. */
const pageSize = 1000;
const dayMs = 24 * 3600 * 1000;

/** How many rows of each table were deleted, and how many audit entries lost their IP address. */
export type RetentionSummary = Record<ExpiringTable, number> & { auditAddresses: number };

/** Activities that delete expired data. */
export function createRetentionActivities({ pool }: { pool: Pool }) {
  return {
    /**
     * Deletes logs older than the setting says, in pages, and IP addresses of old audit entries. Safe to run again: it
     * continues where it ended.
     */
    async deleteExpiredLogs(): Promise<RetentionSummary> {
      const { retention } = await readSettings(pool);
      const before = new Date(Date.now() - retention.logDays * dayMs);
      const tables = Object.fromEntries(expiringTables.map((table) => [table, 0])) as Record<
        ExpiringTable,
        number
      >;
      const summary: RetentionSummary = { ...tables, auditAddresses: 0 };
      for (const table of expiringTables) {
        let deleted = pageSize;
        while (deleted === pageSize) {
          deleted = await deleteExpired(pool, { table, before, limit: pageSize });
          summary[table] += deleted;
          heartbeat(summary);
        }
      }
      for (let forgotten = pageSize; forgotten === pageSize; ) {
        forgotten = await forgetAuditAddresses(pool, pageSize);
        summary.auditAddresses += forgotten;
        heartbeat(summary);
      }
      return summary;
    },
  };
}
export type RetentionActivities = ReturnType<typeof createRetentionActivities>;
