import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { SignalDefinition } from '@temporalio/workflow';
import { purchaseId } from '../workflows/messages';

/** Sends a Signal to a purchase. False where it has ended: then it needs to hear nothing. */
export async function tellPurchase<Input>(
  client: Client,
  cartId: string,
  signal: SignalDefinition<[Input]>,
  input: Input,
): Promise<boolean> {
  try {
    await client.workflow.getHandle(purchaseId(cartId)).signal(signal, input);
    return true;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
    throw error;
  }
}
