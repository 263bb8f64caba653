import { buyDelivered } from '#e2e/support/buy-delivered.ts';
import { purchaseId } from '#workflows/messages.ts';
import { testTemporal } from '../testing/temporal';
import { eventually } from '../testing/wait';
import { startOrJoin } from './start-once';

const client = testTemporal();

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
