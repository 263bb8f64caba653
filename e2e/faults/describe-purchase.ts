import { eventually } from '#api/testing/wait.ts';
import type { FaultShop } from './shop';

/** The state of a purchase and what it waits for, for the message of a test that gave up waiting. */
export async function describePurchase(shop: FaultShop, cartId: string): Promise<string> {
  const { rows } = await shop.db.query<{ lines: unknown }>(
    `SELECT json_build_object('stage', p.stage, 'attention', p.attention,
       'timeline', (SELECT json_agg(json_build_array(seq, at, kind, data) ORDER BY seq) FROM timeline t WHERE t.cart_id = p.cart_id),
       'submissions', (SELECT json_agg(json_build_array(s.state, s.reason, s.sent_at, s.answered_at, s.raw_answer))
                       FROM submissions s JOIN orders o ON o.id = s.order_id WHERE o.cart_id = p.cart_id)) AS lines
     FROM purchases p WHERE p.cart_id = $1`,
    [cartId],
  );
  const { raw } = await shop.temporal.workflow.getHandle(`purchase-${cartId}`).describe();
  const pending = raw.pendingActivities?.map((activity) => ({
    type: activity.activityType?.name,
    state: activity.state,
    attempt: activity.attempt,
    lastStartedTime: activity.lastStartedTime,
    lastFailure: activity.lastFailure?.message,
  }));
  return JSON.stringify({
    at: new Date(),
    ...Object(rows[0]?.lines),
    pending,
    task: raw.pendingWorkflowTask,
  });
}

/** As `eventually`, but the error also shows the state of these purchases. */
export async function eventuallyFor(
  shop: FaultShop,
  carts: readonly { cartId: string }[],
  check: () => Promise<void> | void,
  options: Parameters<typeof eventually>[1] = {},
): Promise<void> {
  try {
    await eventually(check, options);
  } catch (error) {
    const descriptions = await Promise.all(
      carts.map(({ cartId }) =>
        describePurchase(shop, cartId).catch((cause) => `${cartId} can't be read: ${String(cause)}`),
      ),
    );
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${descriptions.join('\n')}`);
  }
}
