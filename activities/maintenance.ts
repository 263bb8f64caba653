import { Context } from '@temporalio/activity';
import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { Pool } from 'pg';
import { activeProviders, readProvider } from '../db/providers';
import { refillCandidates } from '../db/refills';
import { readSettings } from '../db/settings';
import { openSubmissions, recordReport } from '../db/submissions';
import { refillDue } from '../domain/refills';
import type { Keyring } from '../security/keyring';
import { providerStatusChanged, purchaseId, refill } from '../workflows/messages';
import type { InstagramActivities } from './instagram';
import { readStatuses } from './panel-answers';
import { callPanel } from './panel-client';

/** What a batch sync did with one panel. */
export interface SyncSummary {
  providerId: number;
  checked: number;
  changed: number;
  /** Pages for which the panel gave no usable answer. */
  errors: number;
}

/** Panels take so many ids in one call. */
const pageSize = 100;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Activities of the Schedules: they read in pages and only tell purchases what has changed. */
export function createMaintenanceActivities(deps: {
  pool: Pool;
  keyring: Keyring;
  client: Client;
  timeoutMs: number;
  instagram: InstagramActivities;
}) {
  const { pool, keyring, client } = deps;

  /** A purchase that has ended meanwhile needs to hear nothing. */
  async function tell(cartId: string, send: (workflowId: string) => Promise<void>): Promise<boolean> {
    try {
      await send(purchaseId(cartId));
      return true;
    } catch (error) {
      if (error instanceof WorkflowNotFoundError) return false;
      throw error;
    }
  }

  return {
    /** Ids of the panels in use. */
    async activeProviders(): Promise<number[]> {
      return (await activeProviders(pool, keyring)).map((provider) => provider.id);
    },

    /** Asks one panel for all its open submissions. Safe to run again: reports are facts, not steps. */
    async syncProviderStatuses({ providerId }: { providerId: number }): Promise<SyncSummary> {
      const provider = await readProvider(pool, keyring, providerId);
      const summary: SyncSummary = { providerId, checked: 0, changed: 0, errors: 0 };
      let after = beforeAll;
      for (;;) {
        const page = await openSubmissions(pool, providerId, after, pageSize);
        const last = page.at(-1);
        if (!last) return summary;
        after = last.id;
        const reports = readStatuses(
          await callPanel(
            provider.baseUrl,
            {
              key: provider.apiKey,
              action: 'status',
              orders: page.map((row) => row.provider_order_id).join(','),
            },
            deps.timeoutMs,
          ),
        );
        summary.checked += page.length;
        if (!reports) summary.errors += 1;
        for (const row of reports ? page : []) {
          const report = reports?.get(row.provider_order_id ?? '');
          if (!report || !(await recordReport(pool, row, report))) continue;
          summary.changed += 1;
          await tell(row.cart_id, (id) =>
            client.workflow.getHandle(id).signal(providerStatusChanged, { submissionId: row.id, report }),
          );
        }
        Context.current().heartbeat(summary);
      }
    },

    /** Compares follower counts with what was delivered; a purchase checks again before it asks the panel. */
    async sweepRefills(): Promise<{ checked: number; requested: number }> {
      const { purchase } = await readSettings(pool);
      const result = { checked: 0, requested: 0 };
      let after = '0';
      for (;;) {
        const page = await refillCandidates(pool, {
          after,
          limit: pageSize,
          cooldownSeconds: purchase.refillCooldownSeconds,
          now: new Date(),
        });
        const last = page.at(-1);
        if (!last) return result;
        after = last.order_id;
        for (const order of page) {
          result.checked += 1;
          const { count } = await deps.instagram.readFollowerCount({ username: order.username });
          const lost =
            count !== undefined &&
            refillDue({ startCount: order.start_count, delivered: order.quantity, current: count }).allowed;
          if (
            lost &&
            (await tell(order.cart_id, (id) =>
              client.workflow.getHandle(id).signal(refill, { by: 'system', reason: 'sweep' }),
            ))
          )
            result.requested += 1;
          Context.current().heartbeat(result);
        }
      }
    },
  };
}
export type MaintenanceActivities = ReturnType<typeof createMaintenanceActivities>;
