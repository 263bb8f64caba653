import { randomInt, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { attentionKinds } from '../domain/attention';
import { type AttentionItem, adminAttention } from '../domain/calls/admin-attention';
import { blockedUsers, blockUser, unblockUser } from '../domain/calls/admin-blocked-users';
import { type AbandonedCart, adminCarts } from '../domain/calls/admin-carts';
import {
  adminCustomer,
  adminCustomerMarketing,
  adminCustomers,
  type CustomerRow,
} from '../domain/calls/admin-customers';
import { refillHistory } from '../domain/calls/admin-refill';
import { type AdminRequest, adminRequests } from '../domain/calls/admin-requests';
import { adminSearch } from '../domain/calls/admin-search';
import { answersOf } from './testing/answers';
import type { Browser } from './testing/browser';
import { testDatabase } from './testing/database';
import { anOrder, aPanel, forgetOrders, insertRow, type OwnNames, ownNames, type Row } from './testing/rows';
import { newUser, type TestUser } from './testing/users';
import { eventually } from './testing/wait';

// The values of rows and answers are both typed by hand, so that neither is made from the other.

const db = testDatabase();
const answers = answersOf('people');
const made: OwnNames[] = [];
let user: TestUser;
let admin: Browser;

beforeAll(async () => {
  user = await newUser(db, 'administrator');
  admin = user.browser;
});
afterAll(async () => {
  await forgetOrders(db, made);
  await db.query('DELETE FROM admins WHERE id = $1', [user.id]);
  await db.end();
});

function names(over: Partial<OwnNames> = {}): OwnNames {
  const own = { ...ownNames(), ...over };
  made.push(own);
  return own;
}
const id = ({ tag }: OwnNames, last: string) => `${tag.slice(0, 8)}-0000-4000-8000-0000000000${last}`;
const reference = (letter: string, { tag }: OwnNames) => `${letter}-${tag.slice(0, 8).toUpperCase()}`;
const at = (minute: string) => `2024-08-01T10:${minute}:00.000Z`;
const workflowUrl = (workflowId: string) =>
  `${process.env.TEMPORAL_UI_URL}/namespaces/${process.env.TEMPORAL_NAMESPACE ?? 'default'}/workflows/${workflowId}`;
const count = async (sql: string) => {
  const { rows } = await db.query<{ count: number }>(`SELECT count(*)::integer AS count FROM ${sql}`);
  return rows[0]?.count ?? 0;
};

describe('blocks', () => {
  const own = names();
  const reason = `reason ${own.tag}`;
  const one = (name: string) => ({ username: `${name}${own.tag}`, email: own.email, reason });

  it('are told as they are written, and as they end', async () => {
    const written = async (username: string) => {
      const { rows } = await db.query<{ id: string; blockedAt: Date; unblockedAt: Date | null }>(
        'SELECT id, blocked_at, unblocked_at FROM blocked_users WHERE username = $1',
        [username],
      );
      const [row] = rows;
      return {
        id: String(row?.id),
        blockedAt: row?.blockedAt.toISOString() ?? '',
        unblockedAt: row?.unblockedAt?.toISOString(),
      };
    };
    const blocks: z.infer<typeof blockUser.answer>['data'][] = [];
    for (const name of ['a', 'b', 'c']) {
      const body = await answers.ask(admin, blockUser, { body: one(name) });
      const data = {
        ...one(name),
        ...(await written(one(name).username)),
        blockedBy: user.username,
        isActive: true,
      };
      answers.compare(blockUser, body, { data });
      blocks.unshift(data);
    }
    const other = await newUser(db, 'support');
    const ended = blocks[0] ?? blocks[1]!;
    const body = await answers.ask(other.browser, unblockUser, { params: { id: ended.id } });
    const after = {
      ...ended,
      ...(await written(ended.username)),
      isActive: false,
      unblockedBy: other.username,
    };
    answers.compare(unblockUser, body, { data: after });
    await db.query('DELETE FROM admins WHERE id = $1', [other.id]);

    const page = (number: number) => ({ query: { search: reason, state: 'all', page: number } });
    const data = [after, ...blocks.slice(1)];
    await answers.check(admin, blockedUsers, page(1), { data, total: 3, page: 1, pageSize: 25 });
    await answers.check(admin, blockedUsers, page(2), { data: [], total: 3, page: 2, pageSize: 25 });
  });
});

describe('customers', () => {
  const main = names();
  const { email, tag, username } = main;
  const older = names({ email });
  const second = names({ email: `row${tag}b@example.com` });
  const third = names({ email: `row${tag}c@example.com` });
  let ids: Record<string, string> = {};

  beforeAll(async () => {
    await anOrder(db, main);
    await anOrder(db, older, {
      order: {
        language: 'it',
        amount_cents: 2100,
        refunded_cents: 0,
        discount_code: null,
        created_at: '2024-03-04T05:06:07Z',
        status: 'completed',
        payment_status: 'paid',
      },
    });
    await anOrder(db, second, { order: { created_at: '2024-07-05T12:00:00Z', amount_cents: 5005 } });
    await anOrder(db, third, { order: { created_at: '2024-07-05T11:00:00Z', amount_cents: 5006 } });
    await insertRow(db, 'blocked_users', {
      username,
      email,
      reason: 'too many returns',
      blocked_by: 'marta',
      blocked_at: at('01'),
    });
    await insertRow(db, 'email_suppressions', { email, since: at('02') });
    await insertRow(db, 'submissions', {
      id: id(main, '01'),
      order_id: main.orderId,
      generation: 1,
      line: 0,
      provider_id: 1,
      provider_service_id: '1',
      username,
      quantity: 1400,
      state: 'accepted',
      provider_status: 'partial',
    });
    await insertRow(db, 'refills', {
      id: id(main, '02'),
      order_id: main.orderId,
      submission_id: id(main, '01'),
      requested_by: 'customer',
      // The newest of all, so that it is on the first page of the history.
      requested_at: '2090-01-01T00:00:00Z',
      state: 'rejected',
      provider_refill_id: '778',
      reason: 'count holds',
      ended_at: at('04'),
    });
    await insertRow(db, 'refunds', {
      cart_id: main.cartId,
      number: 1,
      payment_intent_id: main.intent,
      amount_cents: 431,
      reason: 'short',
      requested_by: 'marta',
      status: 'succeeded',
      created_at: at('05'),
    });
    await insertRow(db, 'discount_redemptions', {
      order_id: main.orderId,
      code: 'ROW355',
      email,
      redeemed_at: at('06'),
    });
    await insertRow(db, 'contact_messages', {
      id: id(main, '03'),
      name: 'Léa',
      email,
      service: 'order',
      message: 'where is it?',
      language: 'fr',
      received_at: at('07'),
      closed_at: at('08'),
    });
    await insertRow(db, 'leave_requests', {
      id: id(main, '04'),
      wish: 'deletion',
      username,
      email,
      reason: 'too much mail',
      language: 'fr',
      received_at: at('09'),
      state: 'erasing',
    });
    await insertRow(db, 'withdrawals', {
      id: id(main, '05'),
      order_number: main.orderNumber,
      email,
      name: 'Léa',
      language: 'fr',
      received_at: at('10'),
      order_id: main.orderId,
    });
    const { rows } = await db.query<{ id: string; email: string }>(
      'SELECT id, email FROM customers WHERE email = ANY ($1)',
      [[email, second.email, third.email]],
    );
    ids = Object.fromEntries(rows.map((row) => [row.email, row.id]));
  });

  const sums = () => ({
    id: ids[email] ?? '',
    email,
    orders: 2,
    // 31,93 € less 4,31 €, and 21 €.
    spentCents: 4862,
    refundedCents: 431,
    firstOrderAt: '2024-03-04T05:06:07.000Z',
    lastOrderAt: '2024-07-05T21:59:30.000Z',
  });

  it('are listed with their sums', async () => {
    const other = (own: OwnNames, spentCents: number, when: string): CustomerRow => ({
      id: ids[own.email] ?? '',
      email: own.email,
      orders: 1,
      spentCents,
      refundedCents: 431,
      firstOrderAt: when,
      lastOrderAt: when,
      username: own.username,
      blocked: false,
    });
    const customers = [
      { ...sums(), username, blocked: true },
      other(second, 4574, '2024-07-05T12:00:00.000Z'),
      other(third, 4575, '2024-07-05T11:00:00.000Z'),
    ];
    const page = (number: number) => ({ query: { search: `row${tag}`, page: number } });
    await answers.check(admin, adminCustomers, page(1), { customers, total: 3, page: 1, pageSize: 25 });
    await answers.check(admin, adminCustomers, page(2), { customers: [], total: 3, page: 2, pageSize: 25 });
  });

  it('have their orders, refills, refunds, discounts, messages, blocks on one page', async () => {
    const block = await db.query<{ id: string }>('SELECT id FROM blocked_users WHERE username = $1', [
      username,
    ]);
    const { orderNumber } = main;
    await answers.check(
      admin,
      adminCustomer,
      { params: { id: ids[email] ?? '' } },
      {
        total: 2,
        page: 1,
        pageSize: 20,
        customer: {
          ...sums(),
          usernames: [username, older.username],
          languages: ['fr', 'it'],
          suppressedSince: at('02'),
          blocks: [
            {
              id: String(block.rows[0]?.id),
              username,
              email,
              reason: 'too many returns',
              blockedBy: 'marta',
              blockedAt: at('01'),
              isActive: true,
            },
          ],
          deletion: { reference: reference('B', main), state: 'erasing' },
          orderList: [
            {
              orderNumber,
              createdAt: '2024-07-05T21:59:30.000Z',
              status: 'partial',
              paymentStatus: 'partially_refunded',
              username,
              serviceType: 'likes',
              region: 'none',
              totalQuantity: 1400,
              amountCents: 3193,
              refundedCents: 431,
              discountCode: 'ROW355',
            },
            {
              orderNumber: older.orderNumber,
              createdAt: '2024-03-04T05:06:07.000Z',
              status: 'completed',
              paymentStatus: 'paid',
              username: older.username,
              serviceType: 'likes',
              region: 'none',
              totalQuantity: 1400,
              amountCents: 2100,
              refundedCents: 0,
            },
          ],
          refills: [
            {
              orderNumber,
              requestedAt: '2090-01-01T00:00:00.000Z',
              state: 'rejected',
              requestedBy: 'customer',
            },
          ],
          refunds: [{ orderNumber, createdAt: at('05'), amountCents: 431, status: 'succeeded' }],
          discounts: [{ orderNumber, code: 'ROW355', redeemedAt: at('06'), discountCents: 355 }],
          messages: [
            { kind: 'withdrawal', id: id(main, '05'), at: at('10'), state: 'open', text: orderNumber },
            { kind: 'deletion', id: id(main, '04'), at: at('09'), state: 'erasing', text: 'too much mail' },
            { kind: 'contact', id: id(main, '03'), at: at('07'), state: 'closed', text: 'where is it?' },
          ],
        },
      },
    );
    const params = { id: ids[second.email] ?? '' };
    const body = { wanted: false, reason: 'asked by telephone' };
    await answers.check(admin, adminCustomerMarketing, { params, body }, { wanted: false });
    expect(await count(`email_suppressions WHERE email = '${second.email}'`)).toBe(1);
    await answers.check(
      admin,
      adminCustomerMarketing,
      { params, body: { ...body, wanted: true } },
      { wanted: true },
    );
    expect(await count(`email_suppressions WHERE email = '${second.email}'`)).toBe(0);
  });

  it('are found with their orders and payments', async () => {
    await answers.check(
      admin,
      adminSearch,
      { query: { q: main.orderNumber } },
      {
        orders: [
          {
            orderNumber: main.orderNumber,
            email,
            username,
            status: 'partial',
            createdAt: '2024-07-05T21:59:30.000Z',
          },
        ],
        customers: [],
        payments: [
          {
            intent: main.intent,
            orderNumber: main.orderNumber,
            email,
            amountCents: 3193,
            state: 'partially-refunded',
          },
        ],
      },
    );
    const found = await answers.ask(admin, adminSearch, { query: { q: email } });
    answers.compare(
      adminSearch,
      { ...found, orders: [], payments: [] },
      { orders: [], payments: [], customers: [{ id: ids[email] ?? '', email, orders: 2 }] },
    );
  });

  it('and what the panels were asked to fill up again', async () => {
    const body = await answers.ask(admin, refillHistory, { query: { state: 'rejected' } });
    answers.compare(
      refillHistory,
      { ...body, refills: body.refills.filter((refill) => refill.id === id(main, '02')) },
      {
        refills: [
          {
            id: id(main, '02'),
            orderId: main.orderId,
            orderNumber: main.orderNumber,
            username,
            state: 'rejected',
            requestedAt: '2090-01-01T00:00:00.000Z',
            requestedBy: 'customer',
            providerRefillId: '778',
            reason: 'count holds',
            endedAt: at('04'),
          },
        ],
        total: await count("refills WHERE state = 'rejected'"),
        page: 1,
        pageSize: 25,
      },
    );
    const next = await answers.ask(admin, refillHistory, { query: { state: 'rejected', page: 9999 } });
    const total = await count("refills WHERE state = 'rejected'");
    answers.compare(refillHistory, next, { refills: [], total, page: 9999, pageSize: 25 });
  });
});

describe('carts without a payment', () => {
  const prefix = `cart${ownNames().tag}`;
  const [open, shut, paid] = ['a', 'b', 'c'].map((end) => names({ email: `${prefix}${end}@example.com` }));
  const [another, last] = ['d', 'e'].map((end) => names({ email: `${prefix}${end}@example.com` }));
  const ago = (minutes: number) => new Date(Math.floor(Date.now() / 1000) * 1000 - minutes * 60_000);
  const started = ago(90);
  const changed = ago(75);
  const reminded = ago(60);
  const told = ago(50);
  const unpaid = (own: OwnNames, over: Row): Promise<Row> =>
    insertRow(db, 'purchases', {
      cart_id: own.cartId,
      order_number: own.orderNumber,
      owner: 'nobody',
      language: 'it',
      variant: 'B',
      stage: 'awaiting-payment',
      payment_status: 'failed',
      payment_intent_id: own.intent,
      amount_cents: 2748,
      service_id: 204,
      quantity: 1370,
      username: own.username,
      email: own.email,
      created_at: started,
      updated_at: changed,
      ...over,
    });
  const letter = (own: OwnNames, kind: string, sentAt: Date) =>
    insertRow(db, 'emails', {
      cart_id: own.cartId,
      kind,
      recipient: own.email,
      subject: kind,
      sent_at: sentAt,
    });
  const shown = (own: OwnNames, over: Partial<AbandonedCart> = {}): AbandonedCart => ({
    orderNumber: own.orderNumber,
    stage: 'awaiting-payment',
    paymentFailed: true,
    email: own.email,
    username: own.username,
    language: 'it',
    serviceType: 'followers',
    region: 'europe',
    totalQuantity: 1370,
    amountCents: 2748,
    startedAt: started.toISOString(),
    changedAt: changed.toISOString(),
    unsubscribed: false,
    recoveryUrl: `${process.env.PUBLIC_URL}/it/checkout`,
    runUrl: workflowUrl(`purchase-${own.cartId}`),
    ...over,
  });

  it('are told as their rows have them: open, closed, and paid after the reminder', async () => {
    if (!open || !shut || !paid || !another || !last) throw new Error('Five carts are needed');
    await unpaid(open, {});
    await letter(open, 'payment-reminder', reminded);
    await letter(open, 'payment-failed', told);
    await insertRow(db, 'email_suppressions', { email: open.email, since: at('01') });
    await unpaid(another, { updated_at: ago(76) });
    await unpaid(last, { updated_at: ago(77) });
    await unpaid(shut, { stage: 'closed', closed_as: 'abandoned', payment_status: 'pending' });
    await anOrder(db, paid, {
      purchase: { language: 'it', service_id: 204, quantity: 1370, created_at: started, updated_at: changed },
      order: { amount_cents: 2749, refunded_cents: 0, paid_at: ago(10), created_at: ago(9) },
    });
    await letter(paid, 'payment-reminder', ago(30));

    const figures = async () => {
      const sum = async (sql: string) => {
        const { rows } = await db.query<{ count: number; cents: number }>(
          `SELECT count(*)::integer AS count, coalesce(sum(amount_cents), 0)::integer AS cents FROM ${sql}`,
        );
        return rows[0] ?? { count: 0, cents: 0 };
      };
      // Closed as abandoned, or left for longer than the hour after which a reminder goes out.
      const left =
        await sum(`purchases WHERE payment_intent_id IS NOT NULL AND payment_status IN ('pending', 'failed')
        AND updated_at > now() - interval '7 days'
        AND (closed_as = 'abandoned' OR (stage <> 'closed' AND updated_at < now() - interval '1 hour'))`);
      const letters = `emails e WHERE e.kind = 'payment-reminder' AND e.sent_at > now() - interval '7 days'`;
      const back = await sum(
        `orders o JOIN emails e USING (cart_id) WHERE e.kind = 'payment-reminder' AND e.sent_at < o.paid_at
           AND e.sent_at > now() - interval '7 days'`,
      );
      return {
        abandoned: left.count,
        abandonedCents: left.cents,
        reminded: await count(letters),
        recovered: back.count,
        recoveredCents: back.cents,
      };
    };
    const check = (state: string, page: number, carts: AbandonedCart[], total: number) =>
      eventually(async () => {
        const query = { state, search: prefix, days: 7, page };
        const body = await answers.ask(admin, adminCarts, { query });
        answers.compare(adminCarts, body, { carts, total, page, pageSize: 25, figures: await figures() });
      });
    const withLetters = shown(open, {
      remindedAt: reminded.toISOString(),
      toldOfFailureAt: told.toISOString(),
      unsubscribed: true,
    });
    const rest = [
      shown(another, { changedAt: ago(76).toISOString() }),
      shown(last, { changedAt: ago(77).toISOString() }),
    ];
    expect(rest[0]?.changedAt.slice(0, 15)).toBe(ago(76).toISOString().slice(0, 15));
    await check('open', 2, [], 3);
    const { rows } = await db.query<{ updatedAt: Date }>(
      'SELECT updated_at FROM purchases WHERE cart_id = ANY ($1) ORDER BY updated_at DESC',
      [[another.cartId, last.cartId]],
    );
    const changes = rows.map(({ updatedAt }) => updatedAt.toISOString());
    await check(
      'open',
      1,
      [withLetters, ...rest.map((cart, index) => ({ ...cart, changedAt: changes[index] ?? '' }))],
      3,
    );
    await check(
      'closed',
      1,
      [shown(shut, { stage: 'closed', closedAs: 'abandoned', paymentFailed: false })],
      1,
    );
    const order = await db.query<{ paidAt: Date; sentAt: Date }>(
      'SELECT paid_at, sent_at FROM orders JOIN emails USING (cart_id) WHERE cart_id = $1',
      [paid.cartId],
    );
    await check(
      'recovered',
      1,
      [
        shown(paid, {
          stage: 'guarantee',
          paymentFailed: false,
          amountCents: 2749,
          remindedAt: order.rows[0]?.sentAt.toISOString(),
          recoveredAt: order.rows[0]?.paidAt.toISOString(),
        }),
      ],
      1,
    );
    // Figures of all carts that were the same by chance are no longer.
    await letter(shut, 'payment-reminder', reminded);
    const remindedToo = {
      closedAs: 'abandoned',
      paymentFailed: false,
      remindedAt: reminded.toISOString(),
    } as const;
    await check('closed', 1, [shown(shut, { stage: 'closed', ...remindedToo })], 1);
  });
});

describe('what waits for a person', () => {
  const own = names();
  const { email, tag, orderNumber, username } = own;
  const since = (day: string) => `2001-02-${day}T03:04:05.000Z`;
  let providerId = 0;
  afterAll(async () => {
    await db.query('DELETE FROM providers WHERE id = $1', [providerId]);
    await db.query('DELETE FROM incidents WHERE subject = $1', [`queue-${tag}`]);
  });

  it('is told by kind, each as its rows have it', async () => {
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
      told_at: since('02'),
    });
    const difference = await insertRow(db, 'payment_differences', {
      kind: 'payment-amount',
      object_id: own.intent,
      payment_intent_id: own.intent,
      order_number: orderNumber,
      there_cents: 3333,
      here_cents: 3193,
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
    });
    await insertRow(db, 'contact_messages', {
      id: id(own, '02'),
      name: 'Léa Durand',
      email,
      service: 'order',
      order_number: 'FNZ-240101-ZZZZ',
      message: 'where is it?',
      language: 'fr',
      received_at: since('06'),
    });
    await insertRow(db, 'leave_requests', {
      id: id(own, '03'),
      wish: 'deletion',
      username: 'lea.petit',
      email,
      reason: 'too much mail',
      language: 'fr',
      received_at: since('07'),
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
      },
      {
        kind: 'panel',
        id: String(providerId),
        reference: `Panel ${tag}`,
        since: since('08'),
        hasOrder: false,
        email: '',
        who: `Panel ${tag}`,
        detail: '0',
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
      },
    ];
    const mine = new Set(items.map((item) => item.id));
    const told = (expected: AttentionItem[]) =>
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
          contact: await count('contact_messages WHERE closed_at IS NULL'),
          deletion: await count("leave_requests WHERE state = 'open' AND wish = 'deletion'"),
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
    await told(items);
    // One less of each kind in its turn: a count that stands under another's name is noticed.
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
      await told(items.slice(index + 1));
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

  it('as requests, with everything that was written', async () => {
    const [contact, unsubscribe, deletion] = ['04', '05', '06'].map((last) => id(own, last));
    // Later than all others, so that they are on the first page.
    const later = (minute: number) => `2090-02-03T04:${minute + 10}:00.000Z`;
    const common = { email, language: 'it' as const };
    await insertRow(db, 'contact_messages', {
      id: contact,
      name: 'Léa Durand',
      email,
      company: 'Durand SARL',
      phone: '+33 1',
      service: 'order',
      order_number: 'FNZ-240101-YYYY',
      message: 'where is it now?',
      conversation: JSON.stringify([{ role: 'assistant', content: 'salut', timestamp: later(1) }]),
      language: 'it',
      received_at: later(9),
      acknowledged_at: later(8),
      closed_at: later(7),
      closed_by: 'marta',
      closed_note: 'by telephone',
    });
    const wish = { username: 'lea.petit', email, reason: 'too much', language: 'it' };
    await insertRow(db, 'leave_requests', {
      ...wish,
      id: unsubscribe,
      wish: 'mail',
      state: 'done',
      received_at: later(6),
    });
    await insertRow(db, 'leave_requests', {
      ...wish,
      id: deletion,
      wish: 'deletion',
      state: 'refused',
      received_at: later(5),
      acknowledged_at: later(4),
      proven_at: later(3),
      decided_at: later(2),
      decided_by: 'marta',
      decision_reason: 'a dispute',
      ended_at: later(1),
    });
    // Two orders of this address, of which one purchase is under way, and a purchase without an order.
    const running = names({ email });
    await anOrder(db, running, { purchase: { stage: 'in-progress' } });
    const third = names({ email });
    await anOrder(db, third);
    await db.query("UPDATE purchases SET stage = 'paid' WHERE cart_id = $1", [third.cartId]);
    const ref = (letter: string) => reference(letter, own);
    const requests: AdminRequest[] = [
      {
        ...common,
        kind: 'contact',
        id: contact ?? '',
        reference: ref('C'),
        receivedAt: later(9),
        acknowledgedAt: later(8),
        decidedAt: later(7),
        decidedBy: 'marta',
        note: 'by telephone',
        state: 'closed',
        name: 'Léa Durand',
        company: 'Durand SARL',
        phone: '+33 1',
        service: 'order',
        orderNumber: 'FNZ-240101-YYYY',
        message: 'where is it now?',
        conversation: [{ role: 'assistant', content: 'salut', timestamp: later(1) }],
      },
      {
        ...common,
        kind: 'unsubscribe',
        id: unsubscribe ?? '',
        reference: ref('B'),
        receivedAt: later(6),
        state: 'done',
        username: 'lea.petit',
        reason: 'too much',
      },
      {
        ...common,
        kind: 'deletion',
        id: deletion ?? '',
        reference: ref('B'),
        receivedAt: later(5),
        acknowledgedAt: later(4),
        decidedAt: later(2),
        decidedBy: 'marta',
        note: 'a dispute',
        state: 'refused',
        username: 'lea.petit',
        reason: 'too much',
        provenAt: later(3),
        endedAt: later(1),
        orders: 3,
        underWay: 2,
        temporalUrl: workflowUrl(`account-deletion-${deletion}`),
      },
    ];
    for (const minute of [1, 2, 3, 4, 5, 6])
      await insertRow(db, 'contact_messages', {
        id: randomUUID(),
        name: 'Léa Durand',
        email,
        service: 'order',
        message: 'an older one',
        language: 'it',
        received_at: `2001-02-03T04:0${minute}:00.000Z`,
      });
    for (const page of [1, 9 + randomInt(9)])
      await eventually(async () => {
        const body = await answers.ask(admin, adminRequests, { query: { page } });
        const total = (await count('contact_messages')) + (await count('leave_requests'));
        const mine = body.requests.filter((request) => requests.some((one) => one.id === request.id));
        answers.compare(
          adminRequests,
          { ...body, requests: mine },
          {
            requests: page === 1 ? requests : [],
            total,
            openCount:
              (await count('contact_messages WHERE closed_at IS NULL')) +
              (await count("leave_requests WHERE state = 'open'")),
            page,
            pageSize: 25,
          },
        );
      });
  });
});

/** Never compared here, each with the reason. */
const elsewhere = {
  'adminCustomer customer.blocks[].unblockedAt': 'only blocks in force are on this page',
  'adminCustomer customer.blocks[].unblockedBy': 'only blocks in force are on this page',
  'blockUser data.unblockedAt': 'a new block has not ended',
  'blockUser data.unblockedBy': 'a new block has not ended',
  'unblockUser data.isActive': 'a block that ended is never active; false is compared',
};

it('every field of these answers was compared', () => {
  expect(answers.gaps().sort()).toEqual(Object.keys(elsewhere).sort());
});
