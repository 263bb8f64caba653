import {
  type Client,
  WithStartWorkflowOperation,
  WorkflowNotFoundError,
  type WorkflowUpdateHandle,
  WorkflowUpdateStage,
} from '@temporalio/client';
import type { SignalDefinition, UpdateDefinition, Workflow } from '@temporalio/common';
import { isForgotten } from '../db/erasure';
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
import { readMemory, withoutBuyer } from './memory';

/** What reaching a purchase needs. */
export interface Reach {
  db: Db;
  temporal: Client;
  keyring: Keyring;
}

/**
 * Sends a Signal to a purchase. If the purchase is closed or its run is lost, it restarts from its memory, unless
 * `knows` says that the purchase already has it. False if it got no Signal, or doesn't exist.
 */
export async function signalPurchase<Input>(
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
 * Sends an Update to a purchase and returns its answer. A closed purchase restarts for it, as for a Signal. Throws
 * WorkflowNotFoundError if there is no such purchase, WorkflowUpdateFailedError with its refusal.
 */
export function updatePurchase<Answer, Input>(
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

/** As `updatePurchase`, but returns as soon as the purchase has accepted the Update. */
export function startUpdate<Answer, Input>(
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

/** Starts the run of a purchase again if it has none. False if there is no stored memory. */
export async function startAgain(reach: Reach, cartId: string): Promise<boolean> {
  const memory = await newestMemory(reach, cartId);
  if (!memory) return false;
  await reach.temporal.workflow.start(purchaseWorkflow, restartOf(memory));
  return true;
}

/** How to restart a purchase's run from its memory. */
export function restartOf(memory: PurchaseMemory) {
  const quote = currentQuote(memory.state);
  return {
    workflowId: purchaseId(memory.cartId),
    taskQueue: purchasesQueue,
    // If two callers wake it in parallel, the second one finds the run of the first.
    workflowIdConflictPolicy: 'USE_EXISTING' as const,
    workflowIdReusePolicy: 'ALLOW_DUPLICATE' as const,
    args: [memory] as [PurchaseMemory],
    staticSummary: quote && runTitle(quote, memory.state.orderNumber),
  };
}

/**
 * The newest memory of a purchase: the stored one, or that of its last run if that is newer or none is stored, because
 * the database was set back. An older memory would send or refund again what it doesn't know.
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
    const memory = await run.query(purchaseMemory);
    // An erasure reaches the stored memory only, and deletes one whose key is gone.
    return (await isForgotten(db, cartId)) ? withoutBuyer(memory) : memory;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return kept;
    throw error;
  }
}
