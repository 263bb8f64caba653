import { randomUUID } from 'node:crypto';
import { attentionKinds } from '../domain/attention';
import { type AttentionItem, adminAttention } from '../domain/calls/admin-attention';
import { id, reference, unansweredDeletions, unsentAnswers } from './testing/answer-rows';
import type { Browser } from './testing/browser';
import { ownAnswers } from './testing/own-answers';
import { anOrder, aPanel, insertRow } from './testing/rows';
import { eventually } from './testing/wait';

// Values of rows and answers are both typed by hand, so that neither is derived from the other.

const { db, answers, names, count, signIn } = ownAnswers({ adminAttention });
let admin: Browser;
beforeAll(async () => {
  admin = (await signIn()).browser;
});

describe('items that wait for a person', () => {
  const own = names();
  const { email, tag, orderNumber, username } = own;
  const since = (day: string) => `2001-02-${day}T03:04:05.000Z`;
  let providerId = 0;
  afterAll(async () => {
    await db.query('DELETE FROM submissions WHERE provider_id = $1', [providerId]);
    await db.query('DELETE FROM providers WHERE id = $1', [providerId]);
    await db.query('DELETE FROM incidents WHERE subject = $1', [`queue-${tag}`]);
  });

  it('are listed by kind, each with the values of its rows', async () => {
    await anOrder(db, own, { purchase: { attention_since: since('01') } });
    const returned = names();
    await insertRow(db, 'purchases', {
      cart_id: returned.cartId,
      order_number: returned.orderNumber,
      owner: 'nobody',
      language: 'fr',
      variant: 'A',
      stage: 'needs-attention',
      payment_status: 'paid',
      payment_intent_id: returned.intent,
      amount_cents: 4444,
      service_id: 12,
      quantity: 500,
      username: returned.username,
      email: returned.email,
      attention: 'refund-failed',
      attention_detail: 'charge_disputed',
      refund_owed_cents: 4440,
      attention_since: since('09'),
      created_at: since('09'),
      updated_at: since('09'),
    });
    await insertRow(db, 'disputes', {
      id: `dp_${tag}`,
      payment_intent_id: own.intent,
      amount_cents: 2222,
      reason: 'fraudulent',
      status: 'needs_response',
      opened_at: since('02'),
      evidence_due_at: '2031-12-07T22:59:59.000Z',
      told_at: since('02'),
    });
    const difference = await insertRow(db, 'payment_differences', {
      kind: 'payment-amount',
      object_id: own.intent,
      payment_intent_id: own.intent,
      order_number: orderNumber,
      there_cents: 3333,
      here_cents: 3193,
      currency: 'usd',
      there_status: 'succeeded',
      here_status: 'paid',
      happened_at: since('03'),
      found_at: since('03'),
      last_found_at: since('03'),
      last_run_id: 'none',
    });
    providerId = await aPanel(db, { name: `Panel ${tag}`, balanceAlertBelow: 50 });
    await insertRow(db, 'provider_balances', {
      provider_id: providerId,
      balance: '4.25',
      currency: 'USD',
      said_at: since('08'),
      checked_at: since('10'),
      low_since: since('04'),
    });
    await insertRow(db, 'provider_health', {
      provider_id: providerId,
      failures: 3,
      away_since: since('08'),
    });
    // One order waits for the panel; one was refunded while it waited.
    for (const stage of ['submitting', 'closed']) {
      const held = names();
      await anOrder(db, held, { purchase: { stage } });
      await insertRow(db, 'submissions', {
        id: randomUUID(),
        order_id: held.orderId,
        generation: 1,
        line: 1,
        provider_id: providerId,
        provider_service_id: '1001',
        username: held.username,
        quantity: 1000,
        state: 'ready',
      });
    }
    await insertRow(db, 'incidents', {
      kind: 'no-worker',
      subject: `queue-${tag}`,
      since: since('08'),
      last_seen_at: new Date().toISOString(),
    });
    await insertRow(db, 'withdrawals', {
      id: id(own, '01'),
      order_number: orderNumber,
      email,
      name: 'Léa Martin',
      reason: 'je change d’avis',
      language: 'fr',
      received_at: since('05'),
      order_id: own.orderId,
      unacknowledged: 'limit',
    });
    await insertRow(db, 'contact_messages', {
      id: id(own, '02'),
      name: 'Léa Durand',
      email,
      service: 'order',
      order_number: 'FNZ-240101-ZZZZ',
      message: 'where is it?',
      language: 'fr',
      // It was answered, and its customer wrote again.
      received_at: since('01'),
      waiting_since: since('06'),
    });
    await insertRow(db, 'leave_requests', {
      id: id(own, '03'),
      wish: 'deletion',
      username: 'lea.petit',
      email,
      reason: 'too much mail',
      language: 'fr',
      // The day that was promised begins with the proof.
      received_at: since('01'),
      proven_at: since('07'),
      state: 'open',
    });
    const about = { orderNumber, hasOrder: true, status: 'partial' as const };
    const items: AttentionItem[] = [
      {
        ...about,
        kind: 'order',
        id: own.orderId,
        reference: orderNumber,
        since: since('01'),
        email,
        who: username,
        reason: 'partial-delivery',
        detail: 'the panel stopped early',
        amountCents: 3193,
        refundedCents: 431,
        proposalCents: 277,
      },
      {
        ...about,
        kind: 'dispute',
        id: `dp_${tag}`,
        reference: orderNumber,
        since: since('02'),
        email,
        who: username,
        detail: 'fraudulent',
        amountCents: 2222,
        dueAt: '2031-12-07T22:59:59.000Z',
      },
      {
        ...about,
        kind: 'difference',
        id: String(difference.id),
        reference: orderNumber,
        since: since('03'),
        email: '',
        who: own.intent,
        detail: 'payment-amount',
        amountCents: 3333,
        sides: {
          ...{ thereCents: 3333, thereStatus: 'succeeded', currency: 'usd' },
          ...{ hereCents: 3193, hereStatus: 'paid' },
        },
      },
      {
        kind: 'balance',
        id: String(providerId),
        reference: `Panel ${tag}`,
        since: since('04'),
        hasOrder: false,
        email: '',
        who: `Panel ${tag}`,
        detail: '4.25 USD',
      },
      {
        kind: 'withdrawal',
        id: id(own, '01'),
        reference: reference('D', own),
        since: since('05'),
        orderNumber,
        hasOrder: true,
        email,
        who: 'Léa Martin',
        detail: 'je change d’avis',
        language: 'fr',
        unacknowledged: 'limit',
      },
      {
        kind: 'contact',
        id: id(own, '02'),
        reference: reference('C', own),
        since: since('06'),
        orderNumber: 'FNZ-240101-ZZZZ',
        hasOrder: false,
        email,
        who: 'Léa Durand',
        detail: 'where is it?',
        language: 'fr',
      },
      {
        kind: 'deletion',
        id: id(own, '03'),
        reference: reference('B', own),
        since: since('07'),
        hasOrder: false,
        email,
        who: 'lea.petit',
        detail: 'too much mail',
        language: 'fr',
      },
      {
        kind: 'panel',
        id: String(providerId),
        reference: `Panel ${tag}`,
        since: since('08'),
        hasOrder: false,
        email: '',
        who: `Panel ${tag}`,
        detail: '1',
      },
      {
        kind: 'incident',
        id: `no-worker queue-${tag}`,
        reference: `queue-${tag}`,
        since: since('08'),
        hasOrder: false,
        email: '',
        who: `queue-${tag}`,
        detail: 'no-worker',
        url: `${process.env.TEMPORAL_UI_URL}/namespaces/default/task-queues/queue-${tag}`,
      },
      {
        kind: 'payment',
        id: returned.intent,
        reference: returned.orderNumber,
        since: since('09'),
        orderNumber: returned.orderNumber,
        hasOrder: false,
        email: returned.email,
        who: returned.username,
        reason: 'refund-failed',
        detail: 'charge_disputed',
        amountCents: 4444,
        proposalCents: 4440,
      },
    ];
    const mine = new Set(items.map((item) => item.id));
    const expectItems = (expected: AttentionItem[]) =>
      eventually(async () => {
        const body = await answers.ask(admin, adminAttention, { query: {} });
        const counts = {
          incident: await count(
            "incidents WHERE last_seen_at > now() - interval '3 minutes' AND since < now() - interval '2 minutes'",
          ),
          order: await count('purchases JOIN orders USING (cart_id) WHERE attention IS NOT NULL'),
          payment: await count(
            'purchases LEFT JOIN orders USING (cart_id) WHERE attention IS NOT NULL AND orders.id IS NULL AND purchases.payment_intent_id IS NOT NULL',
          ),
          dispute: await count(
            "disputes WHERE closed_at IS NULL AND status IN ('needs_response', 'warning_needs_response')",
          ),
          difference: await count("payment_differences WHERE state = 'open'"),
          balance: await count(
            'providers p JOIN provider_balances b ON b.provider_id = p.id WHERE p.active AND balance < balance_alert_below',
          ),
          panel: await count(
            "provider_health WHERE away_since < now() - interval '5 minutes' AND provider_id IN (SELECT id FROM providers WHERE active)",
          ),
          withdrawal: await count('withdrawals WHERE closed_at IS NULL'),
          contact:
            (await count('contact_messages WHERE closed_at IS NULL AND waiting_since IS NOT NULL')) +
            (await count(unsentAnswers)),
          deletion:
            (await count("leave_requests WHERE state = 'open' AND wish = 'deletion'")) +
            (await count(unansweredDeletions)),
        };
        answers.compare(
          adminAttention,
          { ...body, items: body.items.filter((item) => mine.has(item.id)) },
          {
            items: expected,
            counts,
            total: Object.values(counts).reduce((sum, one) => sum + one),
            page: 1,
            pageSize: 20,
          },
        );
      });
    await expectItems(items);
    // Removes one of each kind in turn: reveals a count under another's name.
    const away = [
      ['purchases', 'attention = NULL', `cart_id = '${own.cartId}'`],
      ['disputes', "status = 'won', closed_at = now()", `id = 'dp_${tag}'`],
      ['payment_differences', "state = 'gone'", `id = ${difference.id}`],
      ['providers', 'balance_alert_below = 1', `id = ${providerId}`],
      ['withdrawals', 'closed_at = now()', `id = '${id(own, '01')}'`],
      ['contact_messages', 'closed_at = now()', `id = '${id(own, '02')}'`],
      ['leave_requests', "state = 'refused'", `id = '${id(own, '03')}'`],
      ['provider_health', 'away_since = NULL', `provider_id = ${providerId}`],
      ['incidents', 'last_seen_at = since', `subject = 'queue-${tag}'`],
    ];
    for (const [index, [table, change, which]] of away.entries()) {
      await db.query(`UPDATE ${table} SET ${change} WHERE ${which}`);
      await expectItems(items.slice(index + 1));
    }
    for (const kind of attentionKinds) {
      const { items: shown, total, counts } = await answers.ask(admin, adminAttention, { query: { kind } });
      expect({ kind, shown: shown.every((item) => item.kind === kind), total }).toEqual({
        kind,
        shown: true,
        total: counts[kind],
      });
    }
  });
});

it('every field of these answers was compared', () => {
  expect(answers.gaps()).toEqual([]);
});
