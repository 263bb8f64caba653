import type { Pool } from 'pg';
import { administrator } from '../api/testing/administrator';
import { fileDatabase } from '../api/testing/database';
import { deleteRun } from '../api/testing/delete-run';
import { deliver, payments, stripeEvent } from '../api/testing/payments';
import { type Bought, buy, orderThat } from '../api/testing/purchases';
import { forgetOrders } from '../api/testing/rows';
import { testTemporal } from '../api/testing/temporal';
import { eventually } from '../api/testing/wait';
import { inTransaction } from '../db/pool';
import { adminAttention } from '../domain/calls/admin-attention';
import { adminOrder } from '../domain/calls/admin-order';
import { adminChangeEmail, adminRefund } from '../domain/calls/admin-order-actions';
import { adminPayment } from '../domain/calls/admin-payments';
import { getOrder } from '../domain/calls/orders';
import type { PurchaseState } from '../domain/purchase';
import { buyDelivered } from '../e2e/support/buy-delivered';
import { answerRefund, mailTo, panelOrders } from '../e2e/support/sandbox';
import { readKeyring } from '../security/keyring';
import { disputeChanged, purchaseId, purchaseState, saveAgain } from '../workflows/messages';
import { readMemory } from './memory';
import { type Reach, signalPurchase, startAgain } from './reach';

const db = fileDatabase();
const keyring = readKeyring(process.env.ENCRYPTION_KEYS ?? '');
const temporal = testTemporal();
const reach: Reach = { db, temporal, keyring };

const runOf = ({ cart }: Bought) => temporal.workflow.getHandle(purchaseId(cart.cartId));
const stateOf = (bought: Bought): Promise<PurchaseState> => runOf(bought).query(purchaseState);

/** A refunded order whose run has ended. */
async function refunded(): Promise<Bought> {
  const bought = await buyDelivered();
  const admin = await administrator();
  await admin.call(adminRefund, { params: { id: bought.order.id }, body: { reason: 'asked' } });
  await runOf(bought).result();
  return bought;
}

/** Postgres loses the purchase, as after a restore from before it. */
async function loseRows({ cart, order, intent }: Bought): Promise<void> {
  const { cartId, email, username = '' } = cart;
  const { id: orderId, orderNumber } = order;
  // In one transaction: a save in between would write the rows again.
  await inTransaction(db, async (at) => {
    // The lines that an e-mail under way adds wait for the end too.
    await at.query('SELECT FROM purchases WHERE cart_id = $1 FOR UPDATE', [cartId]);
    await forgetOrders(at as Pool, [
      { cartId, orderId, orderNumber, email, username, intent: intent.paymentIntentId, tag: '' },
    ]);
  });
}

const dispute = (id: string) => ({
  disputeId: `dp_${id}`,
  status: 'needs_response',
  reason: 'fraudulent',
  amountCents: 999,
});

/** A closed purchase, until a refund that fails wakes it. */
let closed: Bought;
beforeAll(async () => {
  closed = await refunded();
});

test('parallel messages to a closed purchase wake one run; later its address is corrected, the e-mails go out, and it is closed again', async () => {
  const bought = closed;
  const { runId } = await runOf(bought).describe();
  const ids = ['a', 'b', 'c'].map((letter) => `${letter}${bought.order.id}`);
  const signalled = await Promise.all(
    ids.map((id) => signalPurchase(reach, bought.cart.cartId, disputeChanged, dispute(id))),
  );
  expect(signalled).toEqual([true, true, true]);
  await eventually(async () => {
    const { disputes = [] } = await stateOf(bought);
    expect(disputes.map(({ id }) => id).sort()).toEqual(ids.map((id) => `dp_${id}`).sort());
  });
  await runOf(bought).result();
  const { rows } = await db.query(
    `SELECT count(*)::int AS n FROM timeline WHERE cart_id = $1 AND kind = 'dispute-opened'`,
    [bought.cart.cartId],
  );
  expect(rows).toEqual([{ n: 3 }]);
  expect((await runOf(bought).describe()).runId).not.toBe(runId);

  const admin = await administrator();
  const email = `late-${bought.cart.email}`;
  const params = { id: bought.order.id };
  await admin.call(adminChangeEmail, { params, body: { email, reason: 'asked' } });
  expect((await bought.browser.call(getOrder, { params })).order.email).toBe(email);
  await eventually(async () => {
    expect(await mailTo(email)).toHaveLength(1);
    expect((await mailTo(bought.cart.email)).map(({ subject }) => subject)).toContain(
      `Hemos cambiado el correo del pedido ${bought.order.orderNumber}`,
    );
  });
  await runOf(bought).result();
  expect((await stateOf(bought)).stage).toBe('closed');
});

test('a closed purchase ignores what it knows already; a refund that fails wakes it: a person is asked, and can refund again [F12 F29]', async () => {
  const bought = closed;
  const { runId } = await runOf(bought).describe();
  const [made] = await payments().refundsOf(bought.intent.paymentIntentId);
  expect((await deliver(stripeEvent('refund.updated', made ?? {}))).body).toMatchObject({
    outcome: 'closed',
  });
  const intent = await payments().retrieve(bought.intent.paymentIntentId);
  for (const [type, outcome] of [
    ['payment_intent.succeeded', 'known'],
    ['payment_intent.payment_failed', 'closed'],
  ] as const)
    expect((await deliver(stripeEvent(type, intent))).body).toMatchObject({ outcome });
  expect((await runOf(bought).describe()).runId).toBe(runId);

  const failed = stripeEvent('refund.failed', { ...made, status: 'failed' });
  expect((await deliver(failed)).body).toMatchObject({ outcome: 'signalled' });
  await eventually(async () => {
    const { rows } = await db.query('SELECT stage, attention FROM purchases WHERE cart_id = $1', [
      bought.cart.cartId,
    ]);
    expect(rows).toEqual([{ stage: 'needs-attention', attention: 'refund-failed' }]);
  });
  // The same event again changes nothing.
  expect((await deliver(failed)).body).toMatchObject({ outcome: 'duplicate' });
});

test('a dispute, and later a refund that fails, wake a purchase that has ended and that Temporal has forgotten [F36]', async () => {
  const bought = await refunded();
  const { cart, intent, order } = bought;
  const [made] = await payments().refundsOf(intent.paymentIntentId);
  const forgetAndDeliver = async (event: ReturnType<typeof stripeEvent>) => {
    await deleteRun(temporal, purchaseId(cart.cartId));
    expect((await deliver(event)).body).toMatchObject({ outcome: 'signalled' });
  };
  const becomes = (now: { stage: string; attention: string | null }, line: string) =>
    eventually(async () => {
      const { rows } = await db.query(
        `SELECT stage, attention, EXISTS (SELECT FROM timeline t WHERE t.cart_id = p.cart_id AND t.kind = $2) AS noted
         FROM purchases p WHERE cart_id = $1`,
        [cart.cartId, line],
      );
      expect(rows).toEqual([{ ...now, noted: true }]);
    });

  await forgetAndDeliver(
    stripeEvent('charge.dispute.created', {
      id: `dp_${order.id}`,
      object: 'dispute',
      payment_intent: intent.paymentIntentId,
      status: 'needs_response',
      reason: 'fraudulent',
      amount: 999,
      currency: 'eur',
      created: Math.floor(Date.now() / 1000),
      evidence_details: { due_by: Math.floor(Date.now() / 1000) + 7 * 86_400 },
    }),
  );
  await becomes({ stage: 'closed', attention: null }, 'dispute-opened');
  await runOf(bought).result();

  await forgetAndDeliver(stripeEvent('refund.failed', { ...made, status: 'failed' }));
  await becomes({ stage: 'needs-attention', attention: 'refund-failed' }, 'refund-failed');
  expect(await panelOrders(cart.username)).toHaveLength(1);
  expect(await payments().refundsOf(intent.paymentIntentId)).toHaveLength(1);
});

test('a run that Temporal has lost restarts from the stored memory, and nothing is bought twice [F36]', async () => {
  const bought = await buy();
  await orderThat(bought.browser, bought.order.id, ({ status }) => status === 'processing');
  await deleteRun(temporal, purchaseId(bought.cart.cartId));
  expect(await startAgain(reach, bought.cart.cartId)).toBe(true);
  await orderThat(bought.browser, bought.order.id, ({ status }) => status === 'completed');
  expect(await panelOrders(bought.cart.username)).toHaveLength(1);
  expect((await payments().intentsOfCart(bought.cart.cartId)).map(({ id }) => id)).toEqual([
    bought.intent.paymentIntentId,
  ]);
});

test('the next save restores rows that Postgres has lost', async () => {
  const bought = await buyDelivered();
  const rowsOf = async () => {
    const one = async (sql: string, id: string) => (await db.query(sql, [id])).rows;
    const { cartId } = bought.cart;
    return {
      purchase: await one(
        `SELECT order_number, owner, language, variant, stage, payment_status, payment_intent_id, amount_cents,
           service_id, quantity, username, email, attention, upsell_offered, created_at
         FROM purchases WHERE cart_id = $1`,
        cartId,
      ),
      order: await one(
        `SELECT id, order_number, payment_intent_id, status, payment_status, service_id, service_type, region, quantity,
           bonus, upsell_quantity, total_quantity, base_price_cents, discount_cents, amount_cents, vat_rate_percent,
           vat_cents, username, email, language, immediate_performance_text, provider_order_id, paid_at, delivered_at
         FROM orders WHERE cart_id = $1`,
        cartId,
      ),
      submissions: await one(
        `SELECT id, generation, line, provider_id, provider_service_id, username, quantity, state, provider_order_id,
           provider_status, start_count FROM submissions WHERE order_id = $1`,
        bought.order.id,
      ),
    };
  };
  const before = await rowsOf();
  expect(before.submissions).toHaveLength(1);
  await loseRows(bought);
  expect((await rowsOf()).purchase).toEqual([]);
  await signalPurchase(reach, bought.cart.cartId, disputeChanged, dispute(bought.order.id));
  await eventually(async () => expect(await rowsOf()).toEqual(before));
  expect(await readMemory(db, keyring, bought.cart.cartId)).toMatchObject({ state: { stage: 'guarantee' } });
  await orderThat(bought.browser, bought.order.id, ({ status }) => status === 'completed');
});

test('the queue proposes what is owed of a refund that failed, also after the rows or the run were lost [F29]', async () => {
  const bought = await buyDelivered({}, undefined, 'pm_card_pendingRefund');
  const { cartId } = bought.cart;
  const admin = await administrator();
  const params = { id: bought.order.id };
  await admin.call(adminRefund, { params, body: { reason: 'asked', amountCents: 200 } });
  const [made] = await payments().refundsOf(bought.intent.paymentIntentId);
  await answerRefund(String(made?.id), 'failed');
  const isProposed = () =>
    eventually(async () => {
      const { items } = await admin.call(adminAttention, { query: { kind: 'order' } });
      const mine = items.find(({ id }) => id === bought.order.id);
      expect(mine).toMatchObject({ reason: 'refund-failed', proposalCents: 200 });
      expect((await admin.call(adminOrder, { params })).order).toMatchObject({ refundOwedCents: 200 });
      const intent = { intent: bought.intent.paymentIntentId };
      expect((await admin.call(adminPayment, { params: intent })).payment).toMatchObject({
        refundOwedCents: 200,
      });
    });
  await isProposed();
  await loseRows(bought);
  await signalPurchase(reach, cartId, saveAgain, {});
  await isProposed();
  await deleteRun(temporal, purchaseId(cartId));
  await db.query('UPDATE purchases SET refund_owed_cents = NULL WHERE cart_id = $1', [cartId]);
  expect(await startAgain(reach, cartId)).toBe(true);
  await signalPurchase(reach, cartId, saveAgain, {});
  await isProposed();
});

test('a purchase is never woken from rows that are older than the end of its run', async () => {
  const bought = await buyDelivered();
  const { cartId } = bought.cart;
  const memory = (await db.query('SELECT version, sealed FROM kept_purchases WHERE cart_id = $1', [cartId]))
    .rows[0] as { version: number; sealed: Buffer };
  const admin = await administrator();
  await admin.call(adminRefund, { params: { id: bought.order.id }, body: { reason: 'asked' } });
  await runOf(bought).result();
  // Postgres is set back to before the refund.
  await db.query(`DELETE FROM refunds WHERE cart_id = $1`, [cartId]);
  await db.query(
    `UPDATE purchases SET version = $2, stage = 'guarantee', closed_as = NULL, payment_status = 'paid' WHERE cart_id = $1`,
    [cartId, memory.version],
  );
  await db.query('UPDATE kept_purchases SET version = $2, sealed = $3 WHERE cart_id = $1', [
    cartId,
    memory.version,
    memory.sealed,
  ]);
  const again = await admin.refused(adminRefund, {
    params: { id: bought.order.id },
    body: { reason: 'again' },
  });
  expect(again.body).toMatchObject({ code: 'nothing_to_refund' });
  await runOf(bought).result();
  expect(await payments().refundsOf(bought.intent.paymentIntentId)).toHaveLength(1);
  const { rows } = await db.query('SELECT stage, payment_status FROM purchases WHERE cart_id = $1', [cartId]);
  expect(rows).toEqual([{ stage: 'closed', paymentStatus: 'refunded' }]);
});
