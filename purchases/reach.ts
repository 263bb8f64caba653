import {
  type Client,
  WithStartWorkflowOperation,
  WorkflowNotFoundError,
  type WorkflowUpdateHandle,
  WorkflowUpdateStage,
} from '@temporalio/client';
import type { SignalDefinition, UpdateDefinition, Workflow } from '@temporalio/common';
import type { Db } from '../db/pool';
import { currentQuote, type PurchaseState } from '../domain/purchase';
import { runTitle } from '../domain/run-title';
import type { Keyring } from '../security/keyring';
import {
  type PurchaseMemory,
  purchaseId,
  purchaseMemory,
  purchasesQueue,
  purchaseWorkflow,
} from '../workflows/messages';
import { readMemory } from './memory';

/** What it takes to reach a purchase. */
export interface Reach {
  db: Db;
  temporal: Client;
  keyring: Keyring;
}

/**
 * Sends a Signal to a purchase. A purchase that is over, or whose run is lost, starts again for it from what it
 * remembers, unless `knows` says that this is no news to it. False where it was not told, or there is no such purchase.
 */
export async function tellPurchase<Input>(
  reach: Reach,
  cartId: string,
  signal: SignalDefinition<[Input]>,
  input: Input,
  knows: (state: PurchaseState) => boolean = () => false,
): Promise<boolean> {
  const { workflow } = reach.temporal;
  try {
    await workflow.getHandle(purchaseId(cartId)).signal(signal, input);
    return true;
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
  const memory = await newestMemory(reach, cartId);
  if (!memory || (memory.state.stage === 'closed' && knows(memory.state))) return false;
  await workflow.signalWithStart<(memory: PurchaseMemory) => Promise<unknown>, [Input]>(purchaseWorkflow, {
    ...restartOf(memory),
    signal,
    signalArgs: [input],
  });
  return true;
}

/** An Update and its input. With the same `updateId` it has one effect and one answer. */
interface Asking<Input> {
  input: Input;
  updateId?: string;
}

/**
 * Sends an Update to a purchase and returns its answer. A purchase that is over starts again for it, as for a Signal.
 * Throws WorkflowNotFoundError where there is no such purchase, WorkflowUpdateFailedError with its refusal.
 */
export function askPurchase<Answer, Input>(
  reach: Reach,
  cartId: string,
  update: UpdateDefinition<Answer, [Input]>,
  { input, updateId }: Asking<Input>,
): Promise<Answer> {
  const { workflow } = reach.temporal;
  const options = { args: [input] as [Input], updateId };
  return awake(
    reach,
    cartId,
    () => workflow.getHandle(purchaseId(cartId)).executeUpdate(update, options),
    (startWorkflowOperation) =>
      workflow.executeUpdateWithStart(update, { ...options, startWorkflowOperation }),
  );
}

/** As `askPurchase`, and returns as soon as the purchase has taken the Update. */
export function beginAsking<Answer, Input>(
  reach: Reach,
  cartId: string,
  update: UpdateDefinition<Answer, [Input]>,
  { input, updateId }: Asking<Input>,
): Promise<WorkflowUpdateHandle<Answer>> {
  const { workflow } = reach.temporal;
  const options = { args: [input] as [Input], updateId, waitForStage: WorkflowUpdateStage.ACCEPTED };
  return awake(
    reach,
    cartId,
    () => workflow.getHandle(purchaseId(cartId)).startUpdate(update, options),
    (startWorkflowOperation) => workflow.startUpdateWithStart(update, { ...options, startWorkflowOperation }),
  );
}

async function awake<T>(
  reach: Reach,
  cartId: string,
  reachRun: () => Promise<T>,
  startAndReach: (start: WithStartWorkflowOperation<Workflow>) => Promise<T>,
): Promise<T> {
  try {
    return await reachRun();
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
    const memory = await newestMemory(reach, cartId);
    if (!memory) throw error;
    return startAndReach(new WithStartWorkflowOperation(purchaseWorkflow, restartOf(memory)));
  }
}

/** Starts the run of a purchase again where it has none. False where nothing is kept of it. */
export async function startAgain(reach: Reach, cartId: string): Promise<boolean> {
  const memory = await newestMemory(reach, cartId);
  if (!memory) return false;
  await reach.temporal.workflow.start(purchaseWorkflow, restartOf(memory));
  return true;
}

/** How the run of a purchase is started again from what it remembers. */
export function restartOf(memory: PurchaseMemory) {
  const quote = currentQuote(memory.state);
  return {
    workflowId: purchaseId(memory.cartId),
    taskQueue: purchasesQueue,
    // Of two that wake it at once, the second one finds the run of the first.
    workflowIdConflictPolicy: 'USE_EXISTING' as const,
    workflowIdReusePolicy: 'ALLOW_DUPLICATE' as const,
    args: [memory] as [PurchaseMemory],
    staticSummary: quote && runTitle(quote, memory.state.orderNumber),
  };
}

/**
 * What a purchase remembers: as it is kept beside its rows, or as its last run ended where that is newer or nothing is
 * kept, because the database was set back. An older memory would send or pay again what it doesn't know of.
 */
async function newestMemory(
  { db, temporal, keyring }: Reach,
  cartId: string,
): Promise<PurchaseMemory | undefined> {
  const kept = await readMemory(db, keyring, cartId);
  const run = temporal.workflow.getHandle(purchaseId(cartId));
  try {
    const { status } = await run.describe();
    if (status.name !== 'COMPLETED') return kept;
    const { writes = 0 } = (await run.result()) as { writes?: number };
    if (kept && writes <= kept.state.writes) return kept;
    return await run.query(purchaseMemory);
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return kept;
    throw error;
  }
}
