import { randomUUID } from 'node:crypto';
import { temporal } from '@temporalio/proto';
import { purchaseId } from '#workflows/messages.ts';
import type { Buyer } from './buyer';
import type { FaultShop } from './shop';

const { EVENT_TYPE_WORKFLOW_TASK_COMPLETED } = temporal.api.enums.v1.EventType;
const { RESET_REAPPLY_EXCLUDE_TYPE_UPDATE } = temporal.api.enums.v1.ResetReapplyExcludeType;

/**
 * An operator in the Temporal UI resets a purchase: its first run or its newest, to a point between its beginning (0)
 * and its last workflow task (1). Everything after it is done again; Signals are replayed, Updates are not, as
 * docs/operations.md says. No effect if it can't be done.
 */
export async function reset(
  shop: Pick<FaultShop, 'temporal'>,
  buyer: Pick<Buyer, 'cartId' | 'resets' | 'resetsOver'>,
  run: 'first' | 'newest',
  point: number,
): Promise<void> {
  buyer.resets += 1;
  const workflowId = purchaseId(buyer.cartId);
  const { workflow, workflowService, options } = shop.temporal;
  try {
    const { raw } = await workflow.getHandle(workflowId).describe();
    const runId = (run === 'first' ? raw.workflowExecutionInfo?.firstRunId : undefined) ?? undefined;
    const { events } = await workflow.getHandle(workflowId, runId).fetchHistory();
    const tasks = events?.filter(({ eventType }) => eventType === EVENT_TYPE_WORKFLOW_TASK_COMPLETED) ?? [];
    await workflowService.resetWorkflowExecution({
      namespace: options.namespace,
      workflowExecution: { workflowId, runId },
      workflowTaskFinishEventId: tasks[Math.floor(point * (tasks.length - 1))]?.eventId,
      resetReapplyExcludeTypes: [RESET_REAPPLY_EXCLUDE_TYPE_UPDATE],
      reason: 'an interleaving',
      requestId: randomUUID(),
    });
  } catch {
    // Temporal is down, or another reset was quicker: the page says so, and the operator leaves it.
  } finally {
    buyer.resetsOver += 1;
  }
}
