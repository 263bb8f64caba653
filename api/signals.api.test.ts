import type { Client } from '@temporalio/client';
import { panelClock, panelDrop, panelFault, panelOrders } from '../e2e/support/sandbox';
import { connectClient, temporalEnv } from '../temporal/connection';
import { purchaseId } from '../workflows/messages';
import { buy, orderThat } from './testing/purchases';

let client: Client;
beforeAll(async () => {
  client = await connectClient(temporalEnv.parse(process.env));
});
afterAll(() => client.connection.close());

// What an operator sends from the Temporal UI or CLI: the name and plain JSON, nothing of our types.
const signal = (cartId: string, name: string, input: unknown) =>
  client.workflow.getHandle(purchaseId(cartId)).signal(name, input);

it('an operator resends, refills and refunds by signal', async () => {
  await panelFault({ kind: 'refuse', action: 'add', count: 1, error: 'Incorrect link' });
  const { browser, cart, order } = await buy();
  await orderThat(browser, order.id, ({ status }) => status === 'pending');
  await signal(cart.cartId, 'resend', { by: 'ana', reason: 'mended' });
  await orderThat(browser, order.id, ({ status }) => status !== 'pending');
  await panelClock({ advanceSeconds: 60 });
  await orderThat(browser, order.id, ({ status }) => status === 'completed');

  const [delivered] = await panelOrders(cart.username);
  await panelDrop(delivered?.id ?? 0, 50);
  await signal(cart.cartId, 'refill', { by: 'ana', reason: 'lost' });
  await orderThat(browser, order.id, ({ refillStatus }) => refillStatus === 'requested');
  await panelClock({ advanceSeconds: 60 });
  await orderThat(browser, order.id, ({ refillStatus }) => refillStatus === 'completed');

  await signal(cart.cartId, 'cancelWithRefund', { by: 'ana', reason: 'asked', amountCents: 100 });
  const partly = await orderThat(
    browser,
    order.id,
    ({ paymentStatus }) => paymentStatus === 'partially_refunded',
  );
  expect(partly.refundedCents).toBe(100);
  expect(await panelOrders(cart.username)).toHaveLength(1);
});

it('a signal of nonsense changes nothing and stands in the timeline', async () => {
  const { browser, cart, order } = await buy();
  await orderThat(browser, order.id, ({ status }) => status !== 'pending');
  await signal(cart.cartId, 'changeTarget', { username: 'not a name!' });
  await signal(cart.cartId, 'cancelWithRefund', { amountCents: -5 });
  await signal(cart.cartId, 'resolve', {});
  await signal(cart.cartId, 'resend', undefined);
  const state = await client.workflow
    .getHandle(purchaseId(cart.cartId))
    .query<{ refunds: unknown[]; submissions: unknown[] }>('purchaseState');
  expect(state.refunds).toEqual([]);
  expect(state.submissions).toHaveLength(1);
});
