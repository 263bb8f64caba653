import { randomUUID } from 'node:crypto';
import { adminAttention } from '#domain/calls/admin-attention.ts';
import { adminOrder } from '#domain/calls/admin-order.ts';
import { adminPayment, adminPayments, adminRefundPayment } from '#domain/calls/admin-payments.ts';
import { countLimit } from '#domain/calls/list.ts';
import { addDays, dayOf } from '#domain/days.ts';
import { buyDelivered } from '#e2e/support/buy-delivered.ts';
import { answerRefund, openDispute } from '#e2e/support/sandbox.ts';
import { administrator, logInAs } from '../testing/administrator';
import { testDatabase } from '../testing/database';
import { deliver, payments, stripeEvent } from '../testing/payments';
import { type Bought, buy, type Started, startPurchase } from '../testing/purchases';
import { anOrder, forgetOrders, ownNames } from '../testing/rows';
import { eventually } from '../testing/wait';

const db = testDatabase();
const own = ownNames();
/** Paid, until an inquiry is answered with its refund; and one whose card was declined. */
let paid: Bought;
let declined: Started;
beforeAll(async () => {
  paid = await buy();
  declined = await startPurchase();
  await payments()
    .confirm(declined.intent.paymentIntentId, 'pm_card_chargeDeclinedInsufficientFunds')
    .catch(() => undefined);
});
afterAll(async () => {
  await forgetOrders(db, [own]);
  await db.end();
});

describe('the list of payments', () => {
  it('has one row for each intent, found by order, intent and address, in each of its states [S1-2.15.44]', async () => {
    const admin = await administrator();
    for (const search of [paid.order.orderNumber, paid.intent.paymentIntentId, paid.cart.email]) {
      const { payments: rows, total } = await admin.call(adminPayments, { query: { search } });
      expect({ search, total, intent: rows[0]?.intent }).toEqual({
        search,
        total: 1,
        intent: paid.intent.paymentIntentId,
      });
    }
    const refused = async () => {
      const { payments: rows } = await admin.call(adminPayments, {
        query: { search: declined.cart.email, state: 'failed' },
      });
      expect(rows[0]).toMatchObject({
        state: 'failed',
        failureCode: 'insufficient_funds',
        hasOrder: false,
        method: 'card',
      });
    };
    await eventually(refused);
    // As some weeks later.
    await db.query('DELETE FROM stripe_events WHERE payment_intent_id = $1', [
      declined.intent.paymentIntentId,
    ]);
    await refused();
    const found = async (query: Record<string, unknown>) =>
      (await admin.call(adminPayments, { query: { search: paid.cart.email, ...query } })).total;
    expect(await found({ state: 'collected', method: 'card', minCents: 999, maxCents: 999 })).toBe(1);
    expect(await found({ state: 'failed' })).toBe(0);
    expect(await found({ minCents: 1000 })).toBe(0);
    expect(await found({ from: '2020-01-01', to: '2020-02-01' })).toBe(0);
    expect(await found({ dates: 'refunded', from: '2020-01-01' })).toBe(0);
  });

  it('covers whole days in Madrid, including the last one', async () => {
    const admin = await administrator();
    await anOrder(db, own);
    const found = (query: Record<string, unknown>) =>
      admin.call(adminPayments, { query: { search: own.email, ...query } });
    const { payments: rows } = await found({});
    const day = dayOf(new Date(rows[0]!.createdAt));
    expect((await found({ from: day, to: day })).total).toBe(1);
    expect((await found({ to: addDays(day, -1) })).total).toBe(0);
    expect((await found({ from: addDays(day, 1) })).total).toBe(0);
  });

  it('counts no further than ten thousand, and has no page beyond [S1-2.15.48]', async () => {
    const admin = await administrator();
    const far = await admin.call(adminPayments, { query: { page: 9999 } });
    expect(far.payments).toEqual([]);
    expect(far.total).toBeLessThanOrEqual(countLimit + 1);
  });

  it('finds money that became no order, before and after it went back, in none of its other states', async () => {
    const admin = await administrator();
    const email = `${randomUUID()}@example.com`;
    const purchase = (n: number, stage: string, end: string | null, status: string) =>
      db.query(
        `INSERT INTO purchases (cart_id, order_number, owner, language, variant, stage, closed_as, payment_status,
           payment_intent_id, email, created_at, updated_at)
         VALUES ($1 || $2, $1 || $2, 'nobody', 'es', 'A', $3, $4, $5, 'pi_' || $1 || $2, $1, now(), now())`,
        [email, String(n), stage, end, status],
      );
    const found = async (query: Record<string, unknown>) => {
      const { payments: rows } = await admin.call(adminPayments, { query: { search: email, ...query } });
      return rows.map(({ orderNumber }) => Number(orderNumber.slice(email.length))).sort();
    };
    try {
      await purchase(1, 'paid', null, 'paid');
      await purchase(2, 'closed', 'returned', 'refunded');
      await purchase(3, 'closed', 'abandoned', 'pending');
      await purchase(4, 'closed', 'abandoned', 'paid');
      await purchase(5, 'awaiting-payment', null, 'pending');
      await purchase(6, 'closed', 'cancelled', 'pending');
      await purchase(7, 'needs-attention', null, 'partially_refunded');
      expect(await found({ order: 'without', state: 'collected' })).toEqual([1, 2, 4, 7]);
      expect(await found({ order: 'without' })).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(await found({ order: 'with' })).toEqual([]);
      expect(await found({ state: 'open' })).toEqual([5]);
      expect(await found({ state: 'cancelled' })).toEqual([6]);
      expect(await found({ state: 'abandoned' })).toEqual([3, 4]);
    } finally {
      await db.query('DELETE FROM purchases WHERE email = $1', [email]);
    }
  });

  it('is for those who may see money', async () => {
    const support = await logInAs(db, 'support');
    expect((await support.refused(adminPayments)).status).toBe(403);
  });
});

describe('a payment', () => {
  it('shows its attempts with the payment method and the bank’s reason, and the provider’s events [S1-2.15.45]', async () => {
    const admin = await administrator();
    const { cart, intent } = await startPurchase();
    const { paymentIntentId } = intent;
    await payments()
      .confirm(paymentIntentId, 'pm_card_chargeDeclinedInsufficientFunds')
      .catch(() => undefined);
    await payments().confirm(paymentIntentId);
    await eventually(async () => {
      const { payment } = await admin.call(adminPayment, { params: { intent: paymentIntentId } });
      expect(payment).toMatchObject({ state: 'paid', amountCents: 999, keptCents: 999, email: cart.email });
      expect(payment.charges.map(({ status, failureCode }) => [status, failureCode])).toEqual(
        expect.arrayContaining([
          ['succeeded', undefined],
          ['failed', 'insufficient_funds'],
        ]),
      );
      expect(payment.events.map(({ type }) => type)).toContain('payment_intent.payment_failed');
      expect(payment.hasOrder).toBe(true);
    });
    const { payment } = await admin.call(adminPayment, { params: { intent: paymentIntentId } });
    // The stand-in has no dashboard to link to.
    expect(payment.providerUrl).toBeUndefined();
    expect(payment.can.refund).toEqual({ allowed: true });
  });

  it('that does not exist is not found', async () => {
    const admin = await administrator();
    expect(await admin.refused(adminPayment, { params: { intent: 'pi_nothing_like_it' } })).toMatchObject({
      status: 404,
    });
  });
});

describe('a refund', () => {
  it('by two administrators in parallel is one refund, and both get true answers [S1-2.15.46]', async () => {
    const { intent, order } = await buy();
    const params = { intent: intent.paymentIntentId };
    const admins = await Promise.all([administrator(), administrator()]);
    const answers = await Promise.all(
      admins.map((admin) =>
        admin.send('POST', `/api/admin/payments/${params.intent}/refund`, {
          body: { reason: 'El cliente lo pide', amountCents: 300, refundedCents: 0 },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: expect.stringMatching(/refund_changed|purchase_closed/),
    });
    const [admin] = admins;
    const again = await admin!.refused(adminRefundPayment, {
      params,
      body: { reason: 'El cliente lo pide', amountCents: 300, refundedCents: 0 },
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'refund_changed' } });
    expect(await payments().refundsOf(params.intent)).toEqual([expect.objectContaining({ amount: 300 })]);
    const { payment } = await admin!.call(adminPayment, { params });
    expect(payment).toMatchObject({ state: 'partially-refunded', refundedCents: 300, keptCents: 699 });
    expect(payment.refunds[0]).toMatchObject({
      reason: 'El cliente lo pide',
      requestedBy: 'admin',
      amountCents: 300,
    });

    const rest = await admin!.call(adminRefundPayment, {
      params,
      body: { reason: 'También el resto', refundedCents: 300 },
    });
    expect(rest).toMatchObject({ amountCents: 699 });
    const { rows } = await db.query(
      `SELECT action, before, after FROM audit_log WHERE subject = $1 AND action = 'refund-payment' ORDER BY id`,
      [order.orderNumber],
    );
    expect(rows).toHaveLength(4);
    expect(rows.at(-1)).toMatchObject({ before: { refundedCents: 300 }, after: { refundedCents: 999 } });
  });

  it('is refused if there is nothing to refund, or too much is requested', async () => {
    const admin = await administrator();
    const nothing = await admin.refused(adminRefundPayment, {
      params: { intent: declined.intent.paymentIntentId },
      body: { reason: 'Un error', refundedCents: 0 },
    });
    expect(nothing).toMatchObject({ status: 409, body: { code: 'no_order' } });
    const params = { intent: paid.intent.paymentIntentId };
    const tooMuch = await admin.refused(adminRefundPayment, {
      params,
      body: { reason: 'Un error', amountCents: 1000, refundedCents: 0 },
    });
    expect(tooMuch).toMatchObject({ status: 409, body: { code: 'refund_too_large' } });
    expect(await payments().refundsOf(params.intent)).toEqual([]);
    const reader = await logInAs(db, 'read-only');
    expect(
      (await reader.refused(adminRefundPayment, { params, body: { reason: 'abc', refundedCents: 0 } }))
        .status,
    ).toBe(403);
  });
});

describe('a refund that the payment provider doesn’t make', () => {
  const refund = { reason: 'El cliente lo pide', refundedCents: 0 };
  // No report of its panel can change it any more.
  const delivered = async (paymentMethod?: string) => {
    const bought = await buyDelivered({}, undefined, paymentMethod);
    return bought;
  };
  const purchaseOf = async (intent: string) =>
    (
      await db.query(
        'SELECT stage, payment_status, attention, attention_detail FROM purchases WHERE payment_intent_id = $1',
        [intent],
      )
    ).rows[0];

  it('because the bank returns it, asks for a person, who makes another one [S1-2.15.46 F29]', async () => {
    const admin = await administrator();
    const { intent } = await delivered('pm_card_pendingRefund');
    const params = { intent: intent.paymentIntentId };
    const all = () => admin.call(adminRefundPayment, { params, body: refund });
    expect(await all()).toMatchObject({ amountCents: 999, status: 'pending' });
    const [made] = await payments().refundsOf(params.intent);
    await answerRefund(made!.id, 'failed');
    await eventually(async () =>
      expect(await purchaseOf(params.intent)).toEqual({
        stage: 'needs-attention',
        paymentStatus: 'paid',
        attention: 'refund-failed',
        attentionDetail: made!.id,
      }),
    );
    const { payment } = await admin.call(adminPayment, { params });
    expect(payment).toMatchObject({ state: 'paid', refundedCents: 0, keptCents: 999 });
    expect(payment.refunds).toEqual([expect.objectContaining({ refundId: made!.id, status: 'failed' })]);
    expect(await all()).toMatchObject({ amountCents: 999, status: 'pending' });
    expect(await purchaseOf(params.intent)).toMatchObject({ paymentStatus: 'refunded', attention: null });
    expect((await payments().refundsOf(params.intent)).map(({ amount }) => amount)).toEqual([999, 999]);
  });

  it('because of a dispute that the shop has not heard of, fails and is not repeated [S1-2.15.47 F29]', async () => {
    const admin = await administrator();
    const { intent, cart } = await delivered();
    const params = { intent: intent.paymentIntentId };
    await payments().faults({ webhooks: 'paused' });
    try {
      await openDispute(params.intent, 'fraudulent');
      const refused = await admin.refused(adminRefundPayment, { params, body: refund });
      expect(refused.body).toMatchObject({ code: 'refund_failed' });
      expect(await purchaseOf(params.intent)).toMatchObject({
        stage: 'needs-attention',
        paymentStatus: 'paid',
        attention: 'refund-failed',
        attentionDetail: 'charge_disputed',
      });
    } finally {
      await payments().faults({ webhooks: 'normal' });
    }
    await eventually(async () => {
      const { rows } = await db.query(
        `SELECT kind FROM timeline WHERE cart_id = $1 AND kind LIKE 'dispute%'`,
        [cart.cartId],
      );
      expect(rows).toEqual([{ kind: 'dispute-opened' }]);
    });
    const again = await admin.refused(adminRefundPayment, { params, body: refund });
    expect(again.body).toMatchObject({ code: 'payment_disputed' });
    expect(await payments().refundsOf(params.intent)).toEqual([]);
  });
});

describe('a dispute', () => {
  const dispute = (id: string, intent: string, over: Record<string, unknown> = {}) => ({
    id,
    object: 'dispute',
    amount: 999,
    charge: 'ch_x',
    payment_intent: intent,
    currency: 'eur',
    created: Math.floor(Date.now() / 1000) - 60,
    evidence_details: {
      due_by: Math.floor(Date.now() / 1000) + 7 * 24 * 3600,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    reason: 'fraudulent',
    status: 'needs_response',
    metadata: {},
    ...over,
  });

  it('reaches the purchase, blocks a refund, and its end is final whatever arrives later [S1-2.15.47]', async () => {
    const admin = await administrator();
    const { intent, cart, order: bought } = await buy();
    const params = { intent: intent.paymentIntentId };
    const id = `du_${randomUUID().replaceAll('-', '')}`;
    const opened = stripeEvent('charge.dispute.created', dispute(id, params.intent));
    for (const _twice of [1, 2]) expect((await deliver(opened)).status).toBe(200);
    await eventually(async () => {
      const { rows } = await db.query(
        `SELECT kind FROM timeline WHERE cart_id = $1 AND kind LIKE 'dispute%'`,
        [cart.cartId],
      );
      expect(rows).toEqual([{ kind: 'dispute-opened' }]);
    });
    const { payment } = await admin.call(adminPayment, { params });
    expect(payment.disputes).toEqual([
      expect.objectContaining({ id, needsAnswer: true, reason: 'fraudulent', amountCents: 999 }),
    ]);
    expect(payment.can.refund).toMatchObject({ allowed: false, code: 'payment_disputed' });
    const refused = await admin.refused(adminRefundPayment, {
      params,
      body: { reason: 'Un error', refundedCents: 0 },
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'payment_disputed' } });
    const queue = await admin.call(adminAttention, { query: { kind: 'dispute', page: 1 } });
    expect(queue.counts.dispute).toBeGreaterThan(0);
    expect(queue.items.map(({ kind }) => kind)).toContain('dispute');
    const listed = await admin.call(adminPayments, { query: { state: 'disputed', search: params.intent } });
    expect(listed.payments[0]?.disputeStatus).toBe('needs_response');

    const lost = stripeEvent('charge.dispute.closed', dispute(id, params.intent, { status: 'lost' }));
    expect((await deliver(lost)).status).toBe(200);
    // An older event that was delayed.
    const late = {
      ...stripeEvent('charge.dispute.updated', dispute(id, params.intent, { status: 'under_review' })),
      created: Math.floor(Date.now() / 1000) - 3600,
    };
    expect((await deliver(late)).status).toBe(200);
    await eventually(async () => {
      const { rows } = await db.query(
        `SELECT kind FROM timeline WHERE cart_id = $1 AND kind LIKE 'dispute%' ORDER BY seq`,
        [cart.cartId],
      );
      expect(rows.map(({ kind }) => kind)).toEqual(['dispute-opened', 'dispute-lost']);
    });
    const after = await admin.call(adminPayment, { params });
    expect(after.payment.disputes[0]).toMatchObject({ status: 'lost', closedAt: expect.any(String) });
    const { order } = await admin.call(adminOrder, { params: { id: bought.id } });
    expect([payment.lostCents, after.payment.lostCents, order.lostCents]).toEqual([0, 999, 999]);
    const counted = await admin.call(adminPayments, {
      query: {
        dates: 'lost',
        from: new Date(Date.now() - 864e5).toISOString().slice(0, 10),
        search: params.intent,
      },
    });
    expect(counted.total).toBe(1);
  });

  it('that is only an inquiry is answered with a refund', async () => {
    const admin = await administrator();
    const params = { intent: paid.intent.paymentIntentId };
    const inquiry = dispute(`du_${randomUUID().replaceAll('-', '')}`, params.intent, {
      status: 'warning_needs_response',
    });
    await deliver(stripeEvent('charge.dispute.created', inquiry));
    const { payment } = await admin.call(adminPayment, { params });
    expect(payment.disputes).toMatchObject([{ needsAnswer: true }]);
    expect(payment.can.refund.allowed).toBe(true);
    await admin.call(adminRefundPayment, { params, body: { reason: 'No lo reconoce', refundedCents: 0 } });
    expect(await payments().refundsOf(params.intent)).toEqual([expect.objectContaining({ amount: 999 })]);
  });
});
