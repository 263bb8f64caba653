import { randomUUID } from 'node:crypto';
import { temporal } from '@temporalio/proto';
import { adminRefund } from '../domain/calls/admin-order-actions';
import { buyDelivered } from '../e2e/support/buy-delivered';
import { mailTo, panelOrders } from '../e2e/support/sandbox';
import { purchaseId } from '../workflows/messages';
import { startOrJoin } from './checkout/start-once';
import { administrator } from './testing/administrator';
import { fileDatabase } from './testing/database';
import { payments } from './testing/payments';
import { buy, orderThat } from './testing/purchases';
import { testTemporal } from './testing/temporal';
import { eventually } from './testing/wait';

const { EVENT_TYPE_WORKFLOW_TASK_COMPLETED } = temporal.api.enums.v1.EventType;

const db = fileDatabase();
const client = testTemporal();

/** Resets a run of a purchase to its `task`th completed workflow task: everything after it is done again. */
async function reset(workflowId: string, runId: string, task: number): Promise<void> {
  const { events } = await client.workflow.getHandle(workflowId, runId).fetchHistory();
  const tasks = events?.filter(({ eventType }) => eventType === EVENT_TYPE_WORKFLOW_TASK_COMPLETED);
  await client.workflowService.resetWorkflowExecution({
    namespace: client.options.namespace,
    workflowExecution: { workflowId, runId },
    workflowTaskFinishEventId: tasks?.[task - 1]?.eventId,
    reason: 'test',
    requestId: randomUUID(),
  });
}

it('an operator who resets a run to before the payment makes no second order and no second submission [F36]', async () => {
  const { browser, cart, order } = await buy();
  await orderThat(browser, order.id, ({ status }) => status !== 'pending');
  const handle = client.workflow.getHandle(purchaseId(cart.cartId));
  const before = await handle.describe();
  // The second task is the one that answered with the intent.
  await reset(handle.workflowId, before.runId, 2);
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

it.each([
  ['the run that sent it, to before the payment', 0, 2],
  ['the run that gave the money back, to its beginning', 1, 1],
])(
  'an operator who resets a delivered and refunded order sends nothing and refunds nothing again: %s [F36]',
  async (_name, run, task) => {
    const { browser, cart, intent, order } = await buyDelivered();
    const workflowId = purchaseId(cart.cartId);
    // In its guarantee it continues in a second run.
    const runs = await eventually(async () => {
      const found: { runId: string; startTime: Date }[] = [];
      for await (const { runId, startTime } of client.workflow.list({
        query: `WorkflowId = '${workflowId}'`,
      }))
        found.push({ runId, startTime });
      expect(found).toHaveLength(2);
      return found.sort((a, b) => a.startTime.getTime() - b.startTime.getTime());
    });
    // Whoever joins a run gets the id of the first, also in its second.
    expect(await startOrJoin(client, { type: 'purchase', id: workflowId, input: {} })).toBe(runs[0]?.runId);
    const admin = await administrator();
    await admin.call(adminRefund, { params: { id: order.id }, body: { reason: 'asked by the buyer' } });
    await client.workflow.getHandle(workflowId).result();

    const runId = runs[run]?.runId ?? '';
    await reset(workflowId, runId, task);
    await client.workflow.getHandle(workflowId).result();
    expect((await client.workflow.getHandle(workflowId).describe()).runId).not.toBe(runId);
    await orderThat(browser, order.id, ({ status }) => status === 'refunded');
    const { rows } = await db.query('SELECT stage, attention, closed_as FROM purchases WHERE cart_id = $1', [
      cart.cartId,
    ]);
    expect(rows).toEqual([{ stage: 'closed', attention: null, closedAs: 'refunded' }]);
    expect(await panelOrders(cart.username)).toHaveLength(1);
    expect((await payments().refundsOf(intent.paymentIntentId)).map(({ amount }) => amount)).toEqual([999]);
    const subjects = (await mailTo(cart.email)).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  },
);
