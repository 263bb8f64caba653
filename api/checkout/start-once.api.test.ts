import type { Client } from '@temporalio/client';
import { buyDelivered } from '#e2e/support/buy-delivered.ts';
import { connectClient, temporalEnv } from '#temporal/connection.ts';
import { purchaseId } from '#workflows/messages.ts';
import { eventually } from '../testing/wait';
import { startOrJoin } from './start-once';

let client: Client;
beforeAll(async () => {
  client = await connectClient(temporalEnv.parse(process.env));
});
afterAll(() => client.connection.close());

it('a run that is joined after it continued as new has the id of the first', async () => {
  const { cart } = await buyDelivered();
  const id = purchaseId(cart.cartId);
  // A purchase rests in its guarantee in a new run.
  const first = await eventually(async () => {
    const runs = [];
    for await (const run of client.workflow.list({ query: `WorkflowId = '${id}'` })) runs.push(run);
    const [oldest, ...newer] = runs.sort((a, b) => a.startTime.getTime() - b.startTime.getTime());
    if (!oldest || newer.length === 0) throw new Error('It has not continued as new yet');
    return oldest.runId;
  });
  expect(await startOrJoin(client, { type: 'purchase', id, input: {} })).toBe(first);
});
