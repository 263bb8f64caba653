import { randomUUID } from 'node:crypto';
import {
  adminBatchState,
  adminChangeDiscount,
  adminCreateDiscount,
  adminCreateDiscounts,
  adminDiscount,
  adminDiscountState,
  adminDiscounts,
  type DiscountRules,
  type DiscountView,
} from '../domain/calls/admin-discounts';
import { answersOf } from './testing/answers';
import type { Browser } from './testing/browser';
import { testDatabase } from './testing/database';
import { anOrder, forgetOrders, insertRow, type OwnNames, ownNames } from './testing/rows';
import { newUser, type TestUser } from './testing/users';

// Values of rows and answers are both typed by hand, so that neither is derived from the other.

const db = testDatabase();
const answers = answersOf({
  adminBatchState,
  adminChangeDiscount,
  adminCreateDiscount,
  adminCreateDiscounts,
  adminDiscount,
  adminDiscountState,
  adminDiscounts,
});
const prefix = `Q${ownNames().tag.toUpperCase()}`;
const batch = `${prefix}-0A1B2C3D`;
const [share, amount, plain, alone] = ['A', 'B', 'C', 'D'].map((end) => `${prefix}${end}`) as [
  string,
  string,
  string,
  string,
];
const orders: OwnNames[] = [];
let user: TestUser;
let admin: Browser;

beforeAll(async () => {
  user = await newUser(db, 'administrator');
  admin = user.browser;
  await insertRow(db, 'discount_codes', {
    code: share,
    percent: 35,
    once_per_email: true,
    min_order_cents: 1500,
    service_types: ['likes', 'views'],
    languages: ['fr'],
    max_redemptions: 77,
    valid_from: '2024-01-02T03:04:05Z',
    valid_until: '2090-02-03T04:05:06Z',
    valid_seconds_after_grant: 8640,
    granted_in: ['it', 'es'],
    note: 'for the spring',
    batch,
    created_by: 'marta',
    created_at: '2024-05-06T07:08:09Z',
    version: 9,
  });
  await insertRow(db, 'discount_codes', {
    code: amount,
    amount_off_cents: 275,
    active: false,
    once_per_email: true,
    batch,
    created_at: '2024-05-06T07:08:08Z',
  });
  await insertRow(db, 'discount_codes', { code: plain, percent: 1, created_at: '2024-05-06T07:08:07Z' });
  await insertRow(db, 'discount_codes', {
    code: alone,
    percent: 2,
    active: false,
    off_alone: true,
    created_at: '2024-05-06T07:08:06Z',
  });
  for (const [minute, order] of [
    ['30', { amount_cents: 2100, refunded_cents: 300, discount_cents: 233 }],
    ['31', { amount_cents: 1701, refunded_cents: 0, discount_cents: 189 }],
    ['32', { amount_cents: 901, refunded_cents: 1, discount_cents: 90 }],
  ] as const) {
    const own = ownNames();
    orders.push(own);
    await anOrder(db, own, {
      order: { ...order, discount_code: share, created_at: `2024-06-01T10:${minute}:00Z` },
    });
    await insertRow(db, 'discount_redemptions', {
      order_id: own.orderId,
      code: share,
      email: own.email,
      redeemed_at: '2024-07-05T22:00:00Z',
    });
    // The bank took one payment in a dispute, and asks about another.
    if (minute !== '30')
      await insertRow(db, 'disputes', {
        id: `dp_${own.tag}`,
        payment_intent_id: own.intent,
        amount_cents: minute === '32' ? 850 : 1701,
        reason: 'fraudulent',
        status: minute === '32' ? 'lost' : 'needs_response',
        opened_at: '2024-07-06T22:00:00Z',
        closed_at: minute === '32' ? '2024-07-07T22:00:00Z' : null,
        told_at: '2024-07-07T22:00:00Z',
      });
    if (minute !== '32')
      await insertRow(db, 'discount_claims', {
        cart_id: own.cartId,
        code: share,
        once_per_email: true,
        claimed_at: '2024-07-05T22:00:00Z',
      });
  }
});
afterAll(async () => {
  await forgetOrders(db, orders);
  await db.query('DELETE FROM discount_codes WHERE starts_with(code, $1)', [prefix]);
  await db.query('DELETE FROM admins WHERE id = $1', [user.id]);
  await db.end();
});

const rules: DiscountRules = {
  off: { kind: 'percent', percent: 35 },
  active: true,
  oncePerEmail: true,
  minOrderCents: 1500,
  serviceTypes: ['likes', 'views'],
  languages: ['fr'],
  maxRedemptions: 77,
  validFrom: '2024-01-02T03:04:05.000Z',
  validUntil: '2090-02-03T04:05:06.000Z',
  validSecondsAfterGrant: 8640,
  grantedIn: ['it', 'es'],
  note: 'for the spring',
};
const used = (over: Partial<DiscountView> = {}): DiscountView => ({
  ...rules,
  code: share,
  state: 'active',
  shownBy: [],
  batch,
  offAlone: false,
  createdBy: 'marta',
  createdAt: '2024-05-06T07:08:09.000Z',
  version: 9,
  redemptions: 3,
  promised: 2,
  // 21 € less 3 €, 17,01 €, and 9,01 € less a cent and the 8,50 € of a lost dispute.
  revenueCents: 3551,
  discountCents: 512,
  ...over,
});
const unused = {
  ...{ shownBy: [], offAlone: false, redemptions: 0, promised: 0 },
  ...{ revenueCents: 0, discountCents: 0, note: '' },
};
const off: DiscountView = {
  ...unused,
  off: { kind: 'amount', amountCents: 275 },
  active: false,
  oncePerEmail: true,
  code: amount,
  state: 'inactive',
  batch,
  createdAt: '2024-05-06T07:08:08.000Z',
  version: 1,
};

const switchedOff: DiscountView = {
  ...unused,
  off: { kind: 'percent', percent: 2 },
  active: false,
  oncePerEmail: false,
  code: alone,
  state: 'inactive',
  offAlone: true,
  createdAt: '2024-05-06T07:08:06.000Z',
  version: 1,
};

it('codes are listed with their rules and results', async () => {
  const other: DiscountView = {
    ...unused,
    off: { kind: 'percent', percent: 1 },
    active: true,
    oncePerEmail: false,
    code: plain,
    state: 'active',
    createdAt: '2024-05-06T07:08:07.000Z',
    version: 1,
  };
  const page = (number: number) => ({ query: { search: prefix, page: number } });
  const codes = [used(), off, other, switchedOff];
  await answers.check(admin, adminDiscounts, page(1), { codes, total: 4, page: 1, pageSize: 25 });
  await answers.check(admin, adminDiscounts, page(2), { codes: [], total: 4, page: 2, pageSize: 25 });
});

it('a code is shown with its orders', async () => {
  const order = (index: number, at: string, cents: object) => ({
    orderNumber: orders[index]?.orderNumber ?? '',
    createdAt: `2024-06-01T10:${at}:00.000Z`,
    status: 'partial' as const,
    amountCents: 0,
    refundedCents: 0,
    discountCents: 0,
    ...cents,
  });
  await answers.check(
    admin,
    adminDiscount,
    { params: { code: share } },
    {
      discount: used(),
      orders: [
        order(2, '32', { amountCents: 901, refundedCents: 1, discountCents: 90 }),
        order(1, '31', { amountCents: 1701, discountCents: 189 }),
        order(0, '30', { amountCents: 2100, refundedCents: 300, discountCents: 233 }),
      ],
      total: 3,
      page: 1,
      pageSize: 25,
    },
  );
  for (const discount of [off, switchedOff])
    await answers.check(
      admin,
      adminDiscount,
      { params: { code: discount.code } },
      { discount, orders: [], total: 0, page: 1, pageSize: 25 },
    );
});

it('the shop’s own codes say where they are shown', async () => {
  const shownBy = async (code: string) =>
    (await answers.ask(admin, adminDiscount, { params: { code } })).discount.shownBy;
  expect([await shownBy('VIP5'), await shownBy('SAVE10'), await shownBy('SAVE15')]).toEqual([
    ['banner'],
    ['thank-you'],
    ['thank-you'],
  ]);
});

it('a change is returned as it is stored, with the code’s results', async () => {
  const change = { ...rules, maxRedemptions: 4 };
  const params = { code: share };
  await answers.check(
    admin,
    adminChangeDiscount,
    { params, body: { ...change, version: 9 } },
    // Three uses and two reservations are more than four.
    { discount: used({ maxRedemptions: 4, version: 10, state: 'exhausted' }) },
  );
  await answers.check(
    admin,
    adminDiscountState,
    { params, body: { active: false, reason: 'a test' } },
    { discount: used({ maxRedemptions: 4, version: 11, state: 'inactive', active: false, offAlone: true }) },
  );
  await answers.check(
    admin,
    adminDiscountState,
    { params, body: { active: true, reason: 'a test' } },
    { discount: used({ maxRedemptions: 4, version: 12, state: 'exhausted' }) },
  );
  await answers.check(
    admin,
    adminBatchState,
    { params: { batch }, body: { active: true, reason: 'a test' } },
    { changed: 1, total: 2 },
  );
  const { rows } = await db.query('SELECT active FROM discount_codes WHERE batch = $1', [batch]);
  expect(rows).toEqual([{ active: true }, { active: true }]);
  for (const call of [adminChangeDiscount, adminDiscountState] as const) {
    const version = call === adminChangeDiscount ? 2 : 3;
    const { createdBy: _, batch: __, ...rest } = off;
    const body =
      call === adminChangeDiscount
        ? { off: off.off, active: false, oncePerEmail: true, note: '', version }
        : { active: false, reason: 'a test' };
    const answer = await answers.ask(admin, call, { params: { code: amount }, body: body as never });
    answers.compare(call, answer, { discount: { ...rest, batch, offAlone: true, version: 3 } });
  }
});

it('a new code is returned as requested, with its author', async () => {
  const written = async (code: string) => {
    const { rows } = await db.query<{ createdAt: Date }>(
      'SELECT created_at FROM discount_codes WHERE code = $1',
      [code],
    );
    return rows[0]?.createdAt.toISOString() ?? '';
  };
  const [one, other] = [`${prefix}N`, `${prefix}M`];
  const answer = await answers.ask(admin, adminCreateDiscount, { body: { ...rules, code: one } });
  const fresh = { ...unused, createdBy: user.username, version: 1, state: 'active' as const };
  answers.compare(adminCreateDiscount, answer, {
    discount: { ...fresh, ...rules, code: one, createdAt: await written(one) },
  });
  const body = {
    off: { kind: 'amount' as const, amountCents: 999 },
    active: true,
    oncePerEmail: false,
    note: '',
  };
  const second = await answers.ask(admin, adminCreateDiscount, { body: { ...body, code: other } });
  answers.compare(adminCreateDiscount, second, {
    discount: { ...fresh, ...body, code: other, createdAt: await written(other) },
  });

  const id = randomUUID();
  const several = await answers.ask(admin, adminCreateDiscounts, {
    body: { ...body, id, prefix, count: 3 },
  });
  const name = `${prefix}-${id.slice(0, 8).toUpperCase()}`;
  const { rows } = await db.query<{ code: string }>(
    'SELECT code FROM discount_codes WHERE batch = $1 ORDER BY code COLLATE "C"',
    [name],
  );
  expect(rows).toHaveLength(3);
  answers.compare(adminCreateDiscounts, several, { batch: name, codes: rows.map(({ code }) => code) });
});

/** Never compared here, each with the reason. */
const elsewhere = {
  'adminChangeDiscount discount.shownBy[]': 'only the shop’s own codes are shown: compared above',
  'adminCreateDiscount discount.batch': 'a code that is made alone has none',
  'adminCreateDiscount discount.discountCents': 'a new code brought nothing',
  'adminCreateDiscount discount.offAlone': 'nobody has switched a new code off',
  'adminCreateDiscount discount.promised': 'a new code brought nothing',
  'adminCreateDiscount discount.redemptions': 'a new code brought nothing',
  'adminCreateDiscount discount.revenueCents': 'a new code brought nothing',
  'adminCreateDiscount discount.shownBy[]': 'only the shop’s own codes are shown: compared above',
  'adminDiscount discount.shownBy[]': 'only the shop’s own codes are shown: compared above',
  'adminDiscountState discount.shownBy[]': 'only the shop’s own codes are shown: compared above',
  'adminDiscounts codes[].shownBy[]': 'only the shop’s own codes are shown: compared above',
};

it('every field of these answers was compared', () => {
  expect(answers.gaps().sort()).toEqual(Object.keys(elsewhere).sort());
});
