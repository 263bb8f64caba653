import { createLikesPaymentIntent, createOrderAfterPayment } from '../domain/calls/shop';
import { panelClock, panelDrop, panelFault, panelOrders } from '../e2e/support/sandbox';
import { purchaseId } from '../workflows/messages';
import { browser } from './testing/browser';
import { fileDatabase } from './testing/database';
import { payments } from './testing/payments';
import { buy, newCartId, newTarget, orderThat } from './testing/purchases';
import { testTemporal } from './testing/temporal';
import { eventually } from './testing/wait';

const db = fileDatabase();

const client = testTemporal();

// What an operator sends from the Temporal UI or CLI: the name and plain JSON, without our types.
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
  // Nobody logged in for it: the name is only what somebody typed.
  const { rows: actions } = await db.query(
    'SELECT actor, action, before, after FROM audit_log WHERE subject = $1 ORDER BY id',
    [order.orderNumber],
  );
  const actor = 'operator, by Temporal';
  const after = { accepted: true };
  expect(actions).toEqual([
    {
      actor,
      action: 'send-to-provider',
      before: { reason: 'mended', forced: false, signedAs: 'ana' },
      after,
    },
    { actor, action: 'refill', before: { reason: 'lost', signedAs: 'ana' }, after },
    { actor, action: 'refund', before: { reason: 'asked', amountCents: 100, signedAs: 'ana' }, after },
  ]);
  const { rows: lines } = await db.query(
    `SELECT kind FROM timeline WHERE cart_id = $1 AND by = 'operator (ana)' ORDER BY seq`,
    [cart.cartId],
  );
  expect(lines.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['resend-requested', 'refill-requested', 'refund-requested']),
  );
  expect(await panelOrders(cart.username)).toHaveLength(1);
});

it('a nonsense Signal changes nothing and is in the timeline', async () => {
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
  const refused = async () =>
    (
      await db.query(
        `SELECT count(*)::integer AS refused FROM timeline WHERE cart_id = $1 AND kind = 'command-refused'`,
        [cart.cartId],
      )
    ).rows[0];
  await eventually(async () => expect(await refused()).toEqual({ refused: 4 }));
  expect((await db.query('SELECT 1 FROM audit_log WHERE subject = $1', [order.orderNumber])).rows).toEqual(
    [],
  );
});

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
  expect(currentDetails.split('\n')[0]).toBe(`${order!.orderNumber} · 250 likes`);
});
