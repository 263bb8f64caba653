import { randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import { temporal } from '@temporalio/proto';
import { panelOrders } from '../e2e/support/sandbox';
import { connectClient, temporalEnv } from '../temporal/connection';
import { purchaseId } from '../workflows/messages';
import { buy, orderThat } from './testing/purchases';

const { EVENT_TYPE_WORKFLOW_TASK_COMPLETED } = temporal.api.enums.v1.EventType;

let client: Client;
beforeAll(async () => {
  client = await connectClient(temporalEnv.parse(process.env));
});
afterAll(() => client.connection.close());

it('an operator who resets a run to before the payment makes no second order and no second submission', async () => {
  const { browser, cart, order } = await buy();
  await orderThat(browser, order.id, ({ status }) => status !== 'pending');
  const handle = client.workflow.getHandle(purchaseId(cart.cartId));
  const { events } = await handle.fetchHistory();
  // The second task is the one that answered with the intent: everything after it is done again.
  const point = events?.filter(({ eventType }) => eventType === EVENT_TYPE_WORKFLOW_TASK_COMPLETED)[1]
    ?.eventId;
  const before = await handle.describe();
  await client.workflowService.resetWorkflowExecution({
    namespace: client.options.namespace,
    workflowExecution: { workflowId: handle.workflowId, runId: before.runId },
    workflowTaskFinishEventId: point,
    reason: 'test',
    requestId: randomUUID(),
  });
  await orderThat(browser, order.id, ({ status }) => status === 'completed');
  const after = await handle.describe();
  expect(after.runId).not.toBe(before.runId);
  const state = await handle.query<{ order?: { id: string }; submissions: { state: string }[] }>(
    'purchaseState',
  );
  expect(state.order?.id).toBe(order.id);
  expect(state.submissions.map(({ state: of }) => of)).toEqual(['accepted']);
  expect(await panelOrders(cart.username)).toHaveLength(1);
});
