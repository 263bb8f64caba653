import { log } from '@temporalio/activity';
import type { Client } from '@temporalio/client';
import { isWatched } from '../db/delivery-watch';
import type { Db } from '../db/pool';
import {
  deliveriesBegan,
  deliveryWatchId,
  deliveryWatchWorkflow,
  purchasesQueue,
} from '../workflows/messages';

/**
 * Makes sure that a panel's young deliveries are followed, now that it has one more. Never throws: without a watch the
 * status sync reads them within ten minutes.
 */
export async function startDeliveryWatch(db: Db, client: Client, providerId: number): Promise<void> {
  try {
    // The mark can be wrong: if one of the two stores was set back, it does not fit the other.
    if ((await isWatched(db, providerId)) && (await isRunning(client, deliveryWatchId(providerId)))) return;
    await client.workflow.signalWithStart(deliveryWatchWorkflow, {
      workflowId: deliveryWatchId(providerId),
      taskQueue: purchasesQueue,
      args: [{ providerId }],
      signal: deliveriesBegan,
      staticSummary: `Panel ${providerId}`,
    });
  } catch (error) {
    log.warn('A delivery could not be watched', { providerId, error: String(error) });
  }
}

/** False also if Temporal doesn't say: one start too many changes nothing. */
async function isRunning(client: Client, workflowId: string): Promise<boolean> {
  const described = await client.workflow
    .getHandle(workflowId)
    .describe()
    .catch(() => undefined);
  return described?.status.name === 'RUNNING';
}
