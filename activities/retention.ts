import type { Pool } from 'pg';
import { eraseBuyers } from '../db/erasure';
import { inTransaction } from '../db/pool';
import {
  deleteExpired,
  type ExpiringTable,
  expiringTables,
  forgetAuditAddresses,
  unpaidCarts,
} from '../db/retention';
import { readSettings } from '../db/settings';
import { forgetInMemory } from '../purchases/memory';
import type { Keyring } from '../security/keyring';
import { heartbeat } from './heartbeat';

/** Rows per statement: few enough that nobody waits for its locks. */
const pageSize = 1000;
/** Carts per transaction, each with its sealed memory. */
const cartsPerPage = 100;
const dayMs = 24 * 3600 * 1000;

/**
 * How many rows of each table were deleted, how many audit entries lost their IP address, and how many unpaid carts
 * their buyer.
 */
export type RetentionSummary = Record<ExpiringTable, number> & {
  auditAddresses: number;
  unpaidCarts: number;
};

/** Activities that delete expired data. */
export function createRetentionActivities({ pool, keyring }: { pool: Pool; keyring: Keyring }) {
  return {
    /**
     * Deletes logs older than the setting says, IP addresses of old audit entries, and the buyers of carts that ended
     * unpaid, in pages. Safe to run again: it continues where it ended.
     */
    async deleteExpiredLogs(): Promise<RetentionSummary> {
      const { retention } = await readSettings(pool);
      const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
      const tables = Object.fromEntries(expiringTables.map((table) => [table, 0])) as Record<
        ExpiringTable,
        number
      >;
      const summary: RetentionSummary = { ...tables, auditAddresses: 0, unpaidCarts: 0 };
      const inPages = async (name: keyof RetentionSummary, limit: number, page: () => Promise<number>) => {
        for (let done = limit; done === limit; ) {
          done = await page();
          summary[name] += done;
          heartbeat(summary);
        }
      };
      const before = daysAgo(retention.logDays);
      for (const table of expiringTables)
        await inPages(table, pageSize, () => deleteExpired(pool, { table, before, limit: pageSize }));
      await inPages('auditAddresses', pageSize, () => forgetAuditAddresses(pool, pageSize));
      const leftBefore = daysAgo(retention.unpaidDays);
      await inPages('unpaidCarts', cartsPerPage, () => forgetUnpaid(leftBefore));
      return summary;
    },
  };

  async function forgetUnpaid(before: Date): Promise<number> {
    return inTransaction(pool, async (db) => {
      const carts = await unpaidCarts(db, { before, limit: cartsPerPage });
      // Locks the purchases, so that no write of a memory is under way when it is read.
      await eraseBuyers(db, carts, new Date());
      for (const cartId of carts) await forgetInMemory(db, keyring, cartId);
      return carts.length;
    });
  }
}
export type RetentionActivities = ReturnType<typeof createRetentionActivities>;
