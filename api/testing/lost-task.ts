import { randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import type { Pool } from 'pg';
import { createOrderActivities } from '#activities/orders.ts';
import { currentQuote, firstLines } from '#domain/purchase.ts';
import { readKeyring } from '#security/keyring.ts';
import { purchaseId, purchaseState } from '#workflows/messages.ts';
import type { Started } from './purchases';

/**
 * What a workflow task leaves that is lost after it took in the payment: the rows of the order, of which the run knows
 * nothing. Returns the order's id.
 */
export async function loseOrderTask(
  pool: Pool,
  client: Client,
  { cart: { cartId }, intent }: Started,
): Promise<string> {
  const state = await client.workflow.getHandle(purchaseId(cartId)).query(purchaseState);
  const quote = currentQuote(state);
  if (!quote) throw new Error('A purchase with an intent has a quote');
  const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');
  const { paymentIntentId, orderNumber } = intent;
  const now = Date.now();
  const { orderId } = await createOrderActivities({ pool, keyring, client }).createOrder({
    ...{ cartId, orderNumber, paymentIntentId, language: state.language, quote },
    ...{ lines: firstLines(quote, randomUUID), paidAt: now, now },
  });
  if (!orderId) throw new Error('No order was created');
  await pool.query(
    `UPDATE purchases SET stage = 'submitting', payment_status = 'completed', version = version + 1 WHERE cart_id = $1`,
    [cartId],
  );
  return orderId;
}
