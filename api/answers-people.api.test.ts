import type { z } from 'zod';
import { blockedUsers, blockUser, unblockUser } from '../domain/calls/admin-blocked-users';
import {
  adminCustomer,
  adminCustomerMarketing,
  adminCustomers,
  type CustomerRow,
} from '../domain/calls/admin-customers';
import { refillHistory } from '../domain/calls/admin-refill';
import { adminSearch } from '../domain/calls/admin-search';
import { at, id, reference } from './testing/answer-rows';
import type { Browser } from './testing/browser';
import { ownAnswers } from './testing/own-answers';
import { anOrder, insertRow, type OwnNames } from './testing/rows';
import { newUser, type TestUser } from './testing/users';

// Values of rows and answers are both typed by hand, so that neither is derived from the other.

const { db, answers, names, count, signIn } = ownAnswers({
  adminCustomer,
  adminCustomerMarketing,
  adminCustomers,
  adminSearch,
  blockedUsers,
  blockUser,
  refillHistory,
  unblockUser,
});
let user: TestUser;
let admin: Browser;
beforeAll(async () => {
  user = await signIn();
  admin = user.browser;
});

describe('blocks', () => {
  const own = names();
  const reason = `reason ${own.tag}`;
  const one = (name: string) => ({ username: `${name}${own.tag}`, email: own.email, reason });

  it('are returned as they are created, and as they end', async () => {
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
      // The newest, so that it is on the first page of the history.
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

  it('and the refills that the panels were asked for', async () => {
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
