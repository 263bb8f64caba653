import { createLikesPaymentIntent, createOrderAfterPayment } from '../domain/calls/shop';
import { purchaseId } from '../workflows/messages';
import { browser } from './testing/browser';
import { testDatabase } from './testing/database';
import { payments } from './testing/payments';
import { newCartId, newTarget, orderThat } from './testing/purchases';
import { testTemporal } from './testing/temporal';
import { eventually } from './testing/wait';

const db = testDatabase();
const client = testTemporal();
afterAll(() => db.end());

it('a run’s title begins with number and package, and it is found by the panel’s number of each line', async () => {
  const visitor = browser();
  const instagramUsername = newTarget();
  const cartId = newCartId();
  const { paymentIntentId } = await visitor.call(createLikesPaymentIntent, {
    body: {
      cartId,
      amount: '12.50',
      email: `${instagramUsername}@example.com`,
      instagramUsername,
      selectedPosts: ['AAAAA1', 'BBBBB2', 'CCCCC3'].map((shortcode, n) => ({ id: `${n + 1}`, shortcode })),
      baseLikes: 250,
      immediatePerformanceText: 'es-2026-11',
    },
  });
  await payments().confirm(paymentIntentId);
  const { order } = await visitor.call(createOrderAfterPayment, { body: { paymentIntentId } });
  await orderThat(visitor, order!.id, ({ status }) => status !== 'pending');

  const numbers = await eventually(async () => {
    const { rows } = await db.query<{ number: string }>(
      'SELECT provider_order_id AS number FROM submissions WHERE order_id = $1 AND provider_order_id IS NOT NULL',
      [order!.id],
    );
    expect(rows).toHaveLength(3);
    return rows.map(({ number }) => number);
  });
  for (const number of numbers)
    await eventually(async () => {
      const found: string[] = [];
      for await (const run of client.workflow.list({ query: `ProviderOrderIds = "${number}"` }))
        found.push(run.workflowId);
      expect(found).toContain(purchaseId(cartId));
    });
  const { currentDetails } = await client.workflow
    .getHandle(purchaseId(cartId))
    .query<{ currentDetails: string }>('__temporal_workflow_metadata');
  expect(currentDetails.split('\n')[0]).toBe(`${order!.orderNumber} · 250 me gusta`);
});
