import { connectClient, temporalEnv } from '#temporal/connection.ts';
import { purchaseId } from '#workflows/messages.ts';
import { eventually } from './wait';

/** Waits until a purchase only waits: from then on it overwrites nothing that a test sets. */
export async function untilIdle(cartId: string): Promise<void> {
  const client = await connectClient(temporalEnv.parse(process.env));
  try {
    await eventually(async () => {
      const { raw } = await client.workflow.getHandle(purchaseId(cartId)).describe();
      if (raw.pendingWorkflowTask || raw.pendingActivities?.length)
        throw new Error('The purchase is still busy');
    });
  } finally {
    await client.connection.close();
  }
}
