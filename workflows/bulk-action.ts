import {
  ActivityFailure,
  CancellationScope,
  continueAsNew,
  isCancellation,
  patched,
  setCurrentDetails,
  workflowInfo,
} from '@temporalio/workflow';
import type { BulkOutcome } from '../domain/bulk';
import { asking, bulkRows, bulkTurns, reachOrder } from './activity-options';
import type { BulkInput, BulkOrder } from './messages';

/** Orders in parallel: few, so that panel and other purchases keep their share. */
const atOnce = 4;
/** After this many orders the run continues as new, to keep its history short. */
const perRun = 250;

/**
 * One action on many orders, requested in the back office. Each order's own workflow decides; every outcome is stored
 * as a row. A refusal stops no other order. A cancellation lets running orders finish and starts no new ones.
 */
export async function bulkAct(
  input: BulkInput,
): Promise<{ done: number; notDone: number; cancelled: boolean }> {
  const { id, act, by, reason, seenAt, orders } = input;
  // Runs that began before version 0.4 called the panels from the shared queue.
  const asksPanels = act === 'sync' && patched('asks-panels-at-their-queues');
  let { done, notDone } = input.soFar ?? { done: 0, notDone: 0 };
  const total = done + notDone + orders.length;
  let cancelled = false;
  // Running orders finish; only the next one isn't started.
  void CancellationScope.current().cancelRequested.catch((error: unknown) => {
    if (isCancellation(error)) cancelled = true;
  });
  const showDetails = (text: string) =>
    setCurrentDetails(
      `**${text}** Act \`${act}\`: ${done} of ${total} done, ${notDone} not. ` +
        'Each order decides for itself; results stand in the back office under this id. Cancel to leave the rest alone.',
    );
  const rest = [...orders];
  await CancellationScope.nonCancellable(async () => {
    if (!input.soFar)
      await bulkRows.recordBulk({
        id,
        act,
        by,
        reason,
        orders,
        startedAt: workflowInfo().startTime.getTime(),
      });
    const ended = () => cancelled || orders.length - rest.length >= perRun;
    const work = async () => {
      while (!ended()) {
        const order = rest.shift();
        if (!order) return;
        const state = asksPanels
          ? await syncOrder(id, order)
          : (await reachOrder.actOnOrder({ bulkId: id, act, by, reason, seenAt, order })).state;
        if (state === 'done') done += 1;
        else notDone += 1;
        showDetails('Under way.');
      }
    };
    showDetails('Under way.');
    await Promise.all(Array.from({ length: atOnce }, work));
  });
  if (rest.length > 0 && !cancelled)
    await continueAsNew<typeof bulkAct>({ ...input, orders: rest, soFar: { done, notDone } });
  await CancellationScope.nonCancellable(() => bulkRows.endBulk({ id, cancelled }));
  showDetails(cancelled ? 'Stopped: the rest was left alone.' : 'Ended.');
  return { done, notDone, cancelled };
}

/** Asks each panel that holds a part of an order for its status, on the panel's own queue. */
async function syncOrder(bulkId: string, order: BulkOrder): Promise<BulkOutcome['state']> {
  const outcome = await sync(order);
  await bulkTurns.recordTurn({ bulkId, orderId: order.id, outcome });
  return outcome.state;
}

async function sync(order: BulkOrder): Promise<BulkOutcome> {
  const panels = await bulkTurns.panelsToAsk({ orderId: order.id });
  if (panels.length === 0) return { state: 'refused', code: 'nothing_to_sync' };
  let status: string | undefined;
  let changed = false;
  for (const providerId of panels) {
    try {
      const said = await asking(providerId).askPanel({ order, providerId });
      if (!said.status) return { state: 'failed', code: 'panel_silent' };
      status = said.status;
      changed ||= said.changed;
    } catch (error) {
      if (error instanceof ActivityFailure) return { state: 'failed', code: 'panel_silent' };
      throw error;
    }
  }
  return { state: 'done', outcome: changed ? status : 'unchanged' };
}
