import { type AdminPaymentRow, adminPayment, adminPayments } from '../domain/calls/admin-payments';
import { adminDifferences, adminReconciliation } from '../domain/calls/admin-reconciliation';
import { adminRefunds } from '../domain/calls/admin-refunds';
import { at, temporal } from './testing/answer-rows';
import type { Browser } from './testing/browser';
import { ownAnswers } from './testing/own-answers';
import { anOrder, insertRow } from './testing/rows';
import { eventually } from './testing/wait';

// Values of rows and answers are both typed by hand, so that neither is derived from the other.

const { db, answers, names, count, begun, signIn } = ownAnswers({
  adminDifferences,
  adminPayment,
  adminPayments,
  adminReconciliation,
  adminRefunds,
});
let admin: Browser;
beforeAll(async () => {
  admin = (await signIn()).browser;
});

describe('payments', () => {
  const main = names();
  const { tag, email, intent } = main;
  const left = names({ email });
  const open = names({ email });

  it('are listed with attempts, refunds, disputes and events', async () => {
    await anOrder(db, main, { purchase: { refund_owed_cents: 432 } });
    await begun(left, { closed_as: 'abandoned', payment_status: 'pending' });
    await begun(open, {
      stage: 'awaiting-payment',
      created_at: '2024-07-03T10:00:00Z',
      payment_status: 'pending',
    });
    const charge = { payment_intent_id: intent, method: 'card', brand: 'visa', last4: '4242' };
    await insertRow(db, 'charges', {
      ...charge,
      id: `ch_${tag}a`,
      amount_cents: 3190,
      status: 'failed',
      country: 'FR',
      failure_code: 'card_declined',
      at: at('01'),
    });
    await insertRow(db, 'charges', {
      ...charge,
      id: `ch_${tag}b`,
      method: 'apple_pay',
      brand: 'mastercard',
      last4: '4444',
      amount_cents: 3193,
      status: 'succeeded',
      country: 'ES',
      fee_cents: 73,
      at: at('02'),
    });
    await insertRow(db, 'stripe_events', {
      id: `evt_${tag}`,
      type: 'payment_intent.payment_failed',
      payment_intent_id: intent,
      received_at: at('03'),
      outcome: 'relayed',
      code: 'insufficient_funds',
    });
    await insertRow(db, 'refunds', {
      cart_id: main.cartId,
      number: 4,
      payment_intent_id: intent,
      amount_cents: 431,
      reason: 'short delivery',
      requested_by: 'marta',
      refund_id: `re_${tag}`,
      status: 'succeeded',
      created_at: at('04'),
      outside: true,
    });
    await insertRow(db, 'disputes', {
      id: `dp_${tag}a`,
      payment_intent_id: intent,
      amount_cents: 2222,
      reason: 'fraudulent',
      status: 'needs_response',
      evidence_due_at: at('05'),
      opened_at: at('06'),
      told_at: at('06'),
    });
    await insertRow(db, 'disputes', {
      id: `dp_${tag}b`,
      payment_intent_id: intent,
      amount_cents: 2223,
      reason: 'duplicate',
      status: 'won',
      opened_at: at('00'),
      closed_at: at('07'),
      told_at: at('07'),
    });
    await insertRow(db, 'disputes', {
      id: `dp_${tag}c`,
      payment_intent_id: intent,
      amount_cents: 54,
      reason: 'general',
      status: 'lost',
      opened_at: '2024-07-04T21:40:00.000Z',
      closed_at: at('08'),
      told_at: at('08'),
    });
    const row: AdminPaymentRow = {
      intent,
      orderNumber: main.orderNumber,
      createdAt: '2024-07-05T21:40:00.000Z',
      amountCents: 3193,
      refundedCents: 431,
      state: 'partially-refunded',
      abandoned: false,
      email,
      hasOrder: true,
      method: 'apple_pay',
      brand: 'mastercard',
      last4: '4444',
      failureCode: 'insufficient_funds',
      disputeStatus: 'needs_response',
    };
    const nothing = { amountCents: 4444, refundedCents: 0, email, hasOrder: false };
    const payments: AdminPaymentRow[] = [
      row,
      {
        ...nothing,
        intent: left.intent,
        orderNumber: left.orderNumber,
        createdAt: '2024-07-04T10:00:00.000Z',
        state: 'abandoned',
        abandoned: true,
      },
      {
        ...nothing,
        intent: open.intent,
        orderNumber: open.orderNumber,
        createdAt: '2024-07-03T10:00:00.000Z',
        state: 'open',
        abandoned: false,
      },
    ];
    const found = { total: 3, page: 1, pageSize: 25 };
    await answers.check(admin, adminPayments, { query: { search: email } }, { payments, ...found });

    const refund = {
      number: 4,
      amountCents: 431,
      reason: 'short delivery',
      requestedBy: 'marta',
      refundId: `re_${tag}`,
      status: 'succeeded' as const,
      createdAt: at('04'),
      outside: true,
    };
    await answers.check(
      admin,
      adminRefunds,
      { query: { search: intent } },
      {
        refunds: [{ ...refund, orderNumber: main.orderNumber, intent, email }],
        total: 1,
        page: 1,
        pageSize: 25,
      },
    );

    const refusal = (code: string, message: string) => ({
      refund: { allowed: false as const, code, message },
    });
    await answers.check(
      admin,
      adminPayment,
      { params: { intent } },
      {
        payment: {
          ...row,
          cartId: main.cartId,
          stage: 'guarantee',
          feeCents: 73,
          keptCents: 2708,
          lostCents: 54,
          refundOwedCents: 432,
          charges: [
            {
              id: `ch_${tag}b`,
              at: at('02'),
              status: 'succeeded',
              amountCents: 3193,
              method: 'apple_pay',
              brand: 'mastercard',
              last4: '4444',
              country: 'ES',
            },
            {
              id: `ch_${tag}a`,
              at: at('01'),
              status: 'failed',
              amountCents: 3190,
              method: 'card',
              brand: 'visa',
              last4: '4242',
              country: 'FR',
              failureCode: 'card_declined',
            },
          ],
          events: [
            {
              id: `evt_${tag}`,
              type: 'payment_intent.payment_failed',
              at: at('03'),
              code: 'insufficient_funds',
              outcome: 'relayed',
            },
          ],
          refunds: [refund],
          disputes: [
            {
              id: `dp_${tag}a`,
              amountCents: 2222,
              reason: 'fraudulent',
              status: 'needs_response',
              needsAnswer: true,
              evidenceDueAt: at('05'),
              openedAt: at('06'),
            },
            {
              id: `dp_${tag}b`,
              amountCents: 2223,
              reason: 'duplicate',
              status: 'won',
              needsAnswer: false,
              openedAt: at('00'),
              closedAt: at('07'),
            },
            {
              id: `dp_${tag}c`,
              amountCents: 54,
              reason: 'general',
              status: 'lost',
              needsAnswer: false,
              openedAt: '2024-07-04T21:40:00.000Z',
              closedAt: at('08'),
            },
          ],
          runUrl: temporal(`workflows/purchase-${main.cartId}`),
          can: refusal(
            'payment_disputed',
            'El banco disputa este pago y tiene el dinero. Responde a la disputa en el proveedor de pagos; no reembolses además.',
          ),
        },
      },
    );
    await db.query('DELETE FROM disputes WHERE payment_intent_id = $1', [intent]);
    const undisputed = await answers.ask(admin, adminPayment, { params: { intent } });
    const { disputeStatus: _, ...rest } = undisputed.payment;
    answers.compare(adminPayment, undisputed, {
      payment: { ...rest, keptCents: 2762, lostCents: 0, disputes: [], can: { refund: { allowed: true } } },
    });
  });

  it('and the differences from the provider’s books', async () => {
    const difference = await insertRow(db, 'payment_differences', {
      kind: 'payment-amount',
      object_id: `ob_${tag}`,
      payment_intent_id: intent,
      order_number: main.orderNumber,
      there_cents: 3333,
      here_cents: 3193,
      currency: 'usd',
      there_status: 'succeeded',
      here_status: 'paid',
      happened_at: at('10'),
      found_at: at('11'),
      last_found_at: at('12'),
      last_run_id: 'none',
      state: 'settled',
      settled_by: 'marta',
      settled_at: at('13'),
      note: 'paid the rest back',
      gone_at: at('14'),
    });
    const found = { total: 1, page: 1, pageSize: 25 };
    const differences = [
      {
        id: String(difference.id),
        kind: 'payment-amount' as const,
        objectId: `ob_${tag}`,
        intent,
        hasPayment: true,
        orderNumber: main.orderNumber,
        hasOrder: true,
        thereCents: 3333,
        hereCents: 3193,
        currency: 'usd',
        thereStatus: 'succeeded',
        hereStatus: 'paid',
        happenedAt: at('10'),
        foundAt: at('11'),
        lastFoundAt: at('12'),
        state: 'settled' as const,
        settledBy: 'marta',
        note: 'paid the rest back',
        goneAt: at('14'),
      },
    ];
    const query = { search: `ob_${tag}`, state: 'all' };
    await answers.check(admin, adminDifferences, { query }, { differences, ...found });
    await answers.check(
      admin,
      adminDifferences,
      { query: { ...query, page: 2 } },
      {
        differences: [],
        ...found,
        page: 2,
      },
    );
    // A payment that we have, but that became no order.
    await db.query(
      'UPDATE payment_differences SET payment_intent_id = $2, order_number = NULL WHERE object_id = $1',
      [`ob_${tag}`, left.intent],
    );
    const { orderNumber: _, ...without } = differences[0]!;
    await answers.check(
      admin,
      adminDifferences,
      { query },
      { ...found, differences: [{ ...without, intent: left.intent, hasOrder: false, hasPayment: true }] },
    );
    await db.query('DELETE FROM payment_differences WHERE object_id = $1', [`ob_${tag}`]);
  });

  it('and the runs that compared them', async () => {
    const id = `run-${tag}`;
    const counts = { payments: 11, refunds: 12, disputes: 13, orders: 14, found: 15 };
    const sums = {
      paidCents: 21,
      refundedCents: -22,
      disputedCents: -23,
      otherCents: 24,
      feeCents: -25,
      netCents: 26,
      otherCurrency: 27,
    };
    const ownSums = { paidCents: 31, refundedCents: 32 };
    await insertRow(db, 'reconciliations', {
      id,
      workflow_id: `reconcile-${tag}`,
      started_by: 'marta',
      // The newest of all.
      started_at: '2090-01-01T00:00:01Z',
      from_at: at('20'),
      to_at: at('21'),
      finished_at: '2090-01-01T00:00:02Z',
      counts: JSON.stringify(counts),
      sums: JSON.stringify(sums),
      own_sums: JSON.stringify(ownSums),
    });
    await insertRow(db, 'payment_differences', {
      kind: 'payment-amount',
      object_id: `ob_${tag}`,
      payment_intent_id: intent,
      happened_at: at('10'),
      found_at: at('11'),
      last_found_at: at('12'),
      last_run_id: 'none',
    });
    try {
      await eventually(async () => {
        const body = await answers.ask(admin, adminReconciliation, {});
        answers.compare(
          adminReconciliation,
          { ...body, runs: body.runs.filter((run) => run.id === id) },
          {
            runs: [
              {
                id,
                state: 'done',
                startedBy: 'marta',
                startedAt: '2090-01-01T00:00:01.000Z',
                finishedAt: '2090-01-01T00:00:02.000Z',
                from: at('20'),
                to: at('21'),
                counts,
                sums,
                ownSums,
                runUrl: temporal(`workflows/reconcile-${tag}`),
              },
            ],
            open: await count("payment_differences WHERE state = 'open'"),
            scheduleUrl: temporal('schedules/reconciliation'),
          },
        );
      });
    } finally {
      await db.query('DELETE FROM reconciliations WHERE id = $1', [id]);
      await db.query('DELETE FROM payment_differences WHERE object_id = $1', [`ob_${tag}`]);
    }
  });
});

/** Never compared here, each with the reason. */
const elsewhere = {
  'adminDifferences differences[].providerUrl': 'absent with a stand-in for the provider',
  'adminPayment payment.abandoned': 'the same row as in the list: adminPayments',
  'adminPayment payment.providerUrl': 'absent with a stand-in for the provider',
  'adminRefunds total = page': 'two refunds on one page: refunds.api.test.ts',
};

it('every field of these answers was compared', () => {
  expect(answers.gaps().sort()).toEqual(Object.keys(elsewhere).sort());
});
