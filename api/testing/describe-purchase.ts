import type { Client } from '@temporalio/client';
import type { Pool } from 'pg';
import { connectClient, temporalEnv } from '#temporal/connection.ts';
import { deliveryWatchId, purchaseId } from '#workflows/messages.ts';
import { withDatabase } from './database';

/** The state of a purchase and what it waits for, for the message of a test that gave up waiting. */
export async function describePurchase(
  { db, temporal }: { db: Pool; temporal: Client },
  cartId: string,
): Promise<string> {
  const { rows } = await db.query<{ lines: unknown }>(
    `SELECT json_build_object('stage', p.stage, 'attention', p.attention,
       'timeline', (SELECT json_agg(json_build_array(seq, at, kind, data) ORDER BY seq) FROM timeline t WHERE t.cart_id = p.cart_id),
       'submissions', (SELECT json_agg(json_build_object('state', s.state, 'reason', s.reason, 'panel', s.provider_id,
                         'number', s.provider_order_id, 'status', s.provider_status, 'sent', s.sent_at,
                         'answered', s.answered_at, 'looked', s.looked_at, 'answer', s.raw_answer))
                       FROM submissions s JOIN orders o ON o.id = s.order_id WHERE o.cart_id = p.cart_id)) AS lines
     FROM purchases p WHERE p.cart_id = $1`,
    [cartId],
  );
  const { rows: panels } = await db.query<{ id: number }>('SELECT id FROM providers');
  return JSON.stringify({
    at: new Date(),
    ...Object(rows[0]?.lines),
    run: await describeRun(temporal, purchaseId(cartId)),
    watches: await Promise.all(panels.map(({ id }) => describeRun(temporal, deliveryWatchId(id)))),
  });
}

async function describeRun(temporal: Client, workflowId: string) {
  try {
    const { raw, status } = await temporal.workflow.getHandle(workflowId).describe();
    const pending = raw.pendingActivities?.map((activity) => ({
      type: activity.activityType?.name,
      state: activity.state,
      attempt: activity.attempt,
      lastStartedTime: activity.lastStartedTime,
      lastFailure: activity.lastFailure?.message,
    }));
    return { workflowId, status: status.name, pending, task: raw.pendingWorkflowTask };
  } catch (error) {
    return { workflowId, error: String(error) };
  }
}

/** As `describePurchase`, by an order's id or number, in the stack under test; never fails. */
export async function describeOrder(reference: string): Promise<string> {
  try {
    return await withDatabase(async (db) => {
      const { rows } = await db.query<{ cartId: string }>(
        'SELECT cart_id FROM orders WHERE id::text = $1 OR order_number = $1',
        [reference],
      );
      const temporal = await connectClient(temporalEnv.parse(process.env));
      try {
        return await describePurchase({ db, temporal }, rows[0]?.cartId ?? reference);
      } finally {
        await temporal.connection.close();
      }
    });
  } catch (error) {
    return `${reference} can't be read: ${String(error)}`;
  }
}
