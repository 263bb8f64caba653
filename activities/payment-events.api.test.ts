import { MockActivityEnvironment } from '@temporalio/testing';
import { testDatabase } from '../api/testing/database';
import { payments } from '../api/testing/payments';
import { startPurchase } from '../api/testing/purchases';
import { eventually } from '../api/testing/wait';
import { readKeyring } from '../security/keyring';
import { connectClient, temporalEnv } from '../temporal/connection';
import { createPaymentEventActivities } from './payment-events';

const db = testDatabase();
const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');
afterAll(() => db.end());

test('a payment without a webhook becomes an order; one with a webhook is not reported again [F13]', async () => {
  const client = await connectClient(temporalEnv.parse(process.env));
  const { stripe, confirm, faults } = payments();
  const { catchUpEvents } = createPaymentEventActivities({
    reach: { db, temporal: client, keyring },
    stripe,
  });
  const from = Date.now() - 60_000;
  const catchUp = () =>
    new MockActivityEnvironment().run<
      Parameters<typeof catchUpEvents>,
      { read: number; found: number },
      typeof catchUpEvents
    >(catchUpEvents, { from, to: Date.now() + 60_000 });
  const orders = async (cartId: string) =>
    (await db.query('SELECT 1 FROM orders WHERE cart_id = $1', [cartId])).rowCount;
  try {
    await faults({ webhooks: 'dropped' });
    const { cart, intent } = await startPurchase();
    await confirm(intent.paymentIntentId);
    expect(await orders(cart.cartId)).toBe(0);
    const first = await catchUp();
    expect(first.found).toBeGreaterThanOrEqual(1);
    await eventually(async () => expect(await orders(cart.cartId)).toBe(1));
    const { rows } = await db.query(
      'SELECT type, outcome FROM stripe_events WHERE payment_intent_id = $1 ORDER BY type',
      [intent.paymentIntentId],
    );
    expect(rows).toContainEqual({ type: 'payment_intent.succeeded', outcome: 'signalled' });
    const again = await catchUp();
    expect(again.read).toBeGreaterThanOrEqual(first.read);
    expect(again.found).toBe(0);
  } finally {
    await faults({ webhooks: 'normal' });
    await client.connection.close();
  }
});
