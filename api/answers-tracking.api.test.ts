import { randomUUID } from 'node:crypto';
import { askForCode, customerAccount, customerSession, enterCode } from '../domain/calls/customer';
import {
  getOrder,
  guaranteedSearch,
  type OrderView,
  orderCoupon,
  ordersByPayment,
  searchByNumber,
  searchOrder,
  trackOrder,
} from '../domain/calls/orders';
import { addDays, dayOf, startOf } from '../domain/days';
import { answersOf } from './testing/answers';
import { type Browser, browser } from './testing/browser';
import { codeAfter } from './testing/customer';
import { testDatabase } from './testing/database';
import { buy } from './testing/purchases';
import { anOrder, aPanel, forgetOrders, insertRow, type OwnNames, ownNames, type Row } from './testing/rows';

// Values of rows and answers are both typed by hand, so that neither is derived from the other.

const db = testDatabase();
const answers = answersOf({
  askForCode,
  customerAccount,
  customerSession,
  enterCode,
  getOrder,
  guaranteedSearch,
  orderCoupon,
  ordersByPayment,
  searchByNumber,
  searchOrder,
  trackOrder,
});

const partial = ownNames();
const { email, tag } = partial;
/** Still being delivered, begun ten minutes ago; the panel's earlier deliveries are those of `earlier`. */
const running: OwnNames = { ...ownNames(), email };
/** Delivered, with a refill that is too recent for another. */
const refilled: OwnNames = { ...ownNames(), email };
/** Like that one, a year older, and never refilled. */
const whole: OwnNames = { ...ownNames(), email };
/** Like that one, two years older; one of its lines was dismissed. */
const lessened: OwnNames = { ...ownNames(), email };
/** Waits for its turn. */
const queued: OwnNames = { ...ownNames(), email };
const earlier = ownNames();
const minute = Math.floor(Date.now() / 60_000);
const atMinute = (minutes: number) => new Date((minute + minutes) * 60_000).toISOString();
let providerId = 0;

beforeAll(async () => {
  providerId = await aPanel(db, { name: `Panel ${tag}`, active: false });
  await anOrder(db, partial);
  await anOrder(db, running, {
    // Another line of it is in doubt.
    purchase: {
      stage: 'needs-attention',
      attention: 'submission-unknown',
      attention_since: atMinute(-9),
      payment_status: 'paid',
    },
    order: {
      status: 'processing',
      payment_status: 'paid',
      service_id: 105,
      service_type: 'followers',
      region: 'spain',
      quantity: 2500,
      bonus: 100,
      upsell_quantity: 150,
      total_quantity: 2750,
      discount_cents: 0,
      discount_code: null,
      amount_cents: 4805,
      vat_rate_percent: 21,
      vat_cents: 834,
      refunded_cents: 0,
      language: 'es',
      paid_at: atMinute(-13),
      created_at: atMinute(-11),
      delivered_at: null,
    },
  });
  await anOrder(db, queued, {
    purchase: { stage: 'submitting', attention: null, payment_status: 'paid' },
    order: {
      status: 'pending',
      payment_status: 'paid',
      service_id: 204,
      service_type: 'followers',
      region: 'europe',
      quantity: 1000,
      bonus: 100,
      upsell_quantity: 0,
      total_quantity: 1100,
      discount_cents: 0,
      discount_code: null,
      amount_cents: 999,
      vat_rate_percent: 21,
      vat_cents: 173,
      refunded_cents: 0,
      without_refills: true,
      language: 'es',
      created_at: '2022-02-03T04:05:06Z',
      delivered_at: null,
    },
  });
  for (const names of [refilled, whole, lessened])
    await anOrder(db, names, {
      // Nothing more is decided about what it lacks.
      purchase: { attention: null, attention_detail: null, attention_since: null },
      order: {
        status: names === lessened ? 'partial' : 'completed',
        service_id: 203,
        service_type: 'followers',
        region: 'europe',
        quantity: 700,
        bonus: 70,
        upsell_quantity: 30,
        total_quantity: 800,
        discount_cents: 45,
        amount_cents: 1999,
        vat_rate_percent: 22,
        vat_cents: 360,
        refunded_cents: 199,
        language: 'it',
        created_at: `${names === lessened ? 2021 : names === whole ? 2023 : 2024}-02-03T04:05:06Z`,
        delivered_at: '2024-02-05T06:07:08Z',
      },
    });
  for (const [{ cartId }, cents] of [
    [refilled, 300],
    // All that is left of it.
    [partial, 2762],
  ] as const)
    await db.query(
      `UPDATE purchases SET attention = 'refund-failed', refund_owed_cents = $2 WHERE cart_id = $1`,
      [cartId, cents],
    );
  await db.query(`UPDATE purchases SET closed_as = 'charged-back' WHERE cart_id = $1`, [whole.cartId]);
  await insertRow(db, 'disputes', {
    id: `dp_${tag}`,
    payment_intent_id: lessened.intent,
    amount_cents: 1800,
    reason: 'fraudulent',
    status: 'lost',
    opened_at: '2024-03-01T10:00:00Z',
    closed_at: '2024-04-01T10:00:00Z',
    told_at: '2024-04-01T10:00:00Z',
  });
  await anOrder(db, earlier, { order: { status: 'completed' } });

  for (const [status, method, at] of [
    ['failed', 'link', '2024-07-05T21:59:20Z'],
    ['succeeded', 'bizum', '2024-07-05T21:59:10Z'],
  ])
    await insertRow(db, 'charges', {
      id: `ch_${status}_${tag}`,
      payment_intent_id: partial.intent,
      amount_cents: 3193,
      status,
      method,
      at,
    });
  const [firstLine, secondLine] = [
    await aLine(partial, 0, {
      generation: 2,
      quantity: 500,
      provider_status: 'partial',
      remains: 123,
      start_count: 77,
    }),
    await aLine(partial, 1, { quantity: 600, provider_status: 'completed', remains: 7, start_count: 31 }),
  ];
  await aLine(partial, 0, { generation: 1, state: 'dismissed', quantity: 9999 });
  await aLine(partial, 2, { quantity: 300, state: 'rejected' });
  await aLine(queued, 0, { shortcode: null, quantity: 1100, state: 'ready' });
  await insertRow(db, 'timeline', {
    cart_id: queued.cartId,
    seq: 3,
    at: atMinute(-8),
    kind: 'submission-waits',
    by: 'system',
    data: {},
  });
  await insertRow(db, 'timeline', {
    cart_id: queued.cartId,
    seq: 4,
    at: atMinute(-7),
    kind: 'email-failed',
    by: 'system',
    data: { kind: 'order-confirmation' },
  });
  await aLine(running, 0, {
    shortcode: null,
    quantity: 2750,
    provider_status: 'in-progress',
    remains: 2047,
    start_count: 5230,
    generation: 2,
    sent_at: atMinute(-10),
    answered_at: atMinute(-9),
  });
  await aLine(running, 0, {
    shortcode: null,
    quantity: 2750,
    state: 'rejected',
    provider_service_id: '4710',
  });
  const all = { shortcode: null, quantity: 800, provider_status: 'completed' };
  const delivered = await aLine(refilled, 0, all);
  await aLine(whole, 0, all);
  await aLine(lessened, 0, all);
  await aLine(lessened, 1, { shortcode: null, quantity: 9, state: 'dismissed' });
  // One to five seconds per unit; three of four were at least as quick as four seconds. Of the last two a person said
  // only in the end that the panel has them. The service that refused the order is quicker.
  const [began, soonAfter] = ['2024-01-01T00:00:00Z', '2024-01-01T00:00:01Z'];
  for (const pace of [1, 2, 3, 4, 5]) {
    const reported = new Date(Date.parse(began) + pace * 1000 * 1000);
    const delivery = { quantity: 1000, provider_status: 'completed', sent_at: began, reported_at: reported };
    await aLine(earlier, pace, { ...delivery, answered_at: pace < 4 ? soonAfter : reported });
    await aLine(earlier, 10 + pace, {
      ...{ ...delivery, provider_service_id: '4710' },
      ...{ answered_at: soonAfter, reported_at: '2024-01-01T00:01:00Z' },
    });
  }

  const refills: [OwnNames, string, Row][] = [
    [partial, firstLine, { requested_at: '2025-02-01T10:00:00Z', ended_at: '2025-02-01T12:34:00Z' }],
    [partial, secondLine, { requested_at: '2025-02-01T10:00:01Z', ended_at: '2025-02-01T11:00:00Z' }],
    [
      partial,
      firstLine,
      { requested_at: '2025-03-01T08:00:00Z', ended_at: '2025-03-01T08:30:00Z', state: 'rejected' },
    ],
    // Refused at once: it cost the customer nothing, and is left out.
    [
      partial,
      firstLine,
      { requested_at: '2025-04-01T08:00:00Z', state: 'rejected', provider_refill_id: null },
    ],
    [refilled, delivered, { requested_at: atMinute(-60), ended_at: atMinute(-45) }],
  ];
  for (const [order, submission, row] of refills)
    await insertRow(db, 'refills', {
      id: randomUUID(),
      order_id: order.orderId,
      submission_id: submission,
      requested_by: 'marta',
      state: 'completed',
      provider_refill_id: '11',
      ...row,
    });

  await insertRow(db, 'corrections', {
    year: 2024,
    number: partial.orderId,
    cart_id: partial.cartId,
    order_id: partial.orderId,
    refund_number: 1,
    amount_cents: -431,
    vat_cents: -72,
    reason: 'undelivered',
    issued_at: '2024-07-07T02:03:05Z',
  });
  await insertRow(db, 'invoices', {
    series: 'F',
    year: 2024,
    number: partial.orderId,
    cart_id: partial.cartId,
    order_id: partial.orderId,
    place: 0,
    name: 'Studio Varenna',
    tax_id: '00743110157',
    address: 'Via Roma, 1',
    postal_code: '20121',
    city: 'Milano',
    country: 'IT',
    seller: {},
    issued_at: '2024-07-06T02:03:05Z',
  });
  const lines: Row[] = [
    { seq: 3, at: '2024-07-05T21:59:30Z', kind: 'order-created', by: 'system', data: { quantity: 1000 } },
    // The shop's internals are left out: reasons, panel ids, names.
    { seq: 4, at: '2024-07-06T01:00:00Z', kind: 'command-refused', by: 'marta', data: { code: 'x' } },
    {
      seq: 5,
      at: '2024-07-07T02:03:04Z',
      kind: 'refund-requested',
      by: 'marta',
      data: { amountCents: 431, status: 'pending', reason: 'a secret', providerOrderId: '77' },
    },
  ];
  for (const line of lines) await insertRow(db, 'timeline', { cart_id: partial.cartId, ...line });
  const refunds: Row[] = [
    { amount_cents: 291, outside: true },
    { amount_cents: 140, outside: false },
    { amount_cents: 291, outside: false, status: 'failed' },
  ];
  for (const [index, refund] of refunds.entries())
    await insertRow(db, 'refunds', {
      cart_id: partial.cartId,
      number: index + 1,
      payment_intent_id: partial.intent,
      reason: 'undelivered',
      requested_by: 'marta',
      status: 'succeeded',
      created_at: '2024-07-07T02:03:04Z',
      ...refund,
    });
  await insertRow(db, 'withdrawals', {
    id: randomUUID(),
    order_number: partial.orderNumber,
    email,
    name: 'Léa Martin',
    language: 'fr',
    received_at: '2024-07-08T09:10:11Z',
    order_id: partial.orderId,
  });
});

afterAll(async () => {
  await forgetOrders(db, [partial, running, refilled, whole, lessened, queued, earlier]);
  await db.query('DELETE FROM providers WHERE id = $1', [providerId]);
  await db.end();
});

async function aLine({ orderId }: OwnNames, line: number, over: Row): Promise<string> {
  const { id } = await insertRow(db, 'submissions', {
    id: randomUUID(),
    order_id: orderId,
    generation: 1,
    line,
    provider_id: providerId,
    provider_service_id: '4711',
    username: 'somebody',
    shortcode: `Cu${line}`,
    state: 'accepted',
    sent_at: '2024-07-05T22:00:00Z',
    ...over,
  });
  return String(id);
}

const masked = ({ username }: OwnNames) => `ro•••••${username.slice(-2)}`;

const refilledView = (): OrderView => ({
  id: refilled.orderId,
  orderNumber: refilled.orderNumber,
  view: 'own',
  status: 'completed',
  paymentStatus: 'partially_refunded',
  serviceId: 203,
  serviceType: 'followers',
  region: 'europe',
  platform: 'instagram',
  providerProcessed: true,
  quantity: 700,
  bonus: 70,
  upsellQuantity: 30,
  totalQuantity: 800,
  totalAmountCents: 1999,
  vatCents: 360,
  vatRatePercent: 22,
  discountCents: 45,
  refundedCents: 199,
  refundOwed: true,
  refundOwedCents: 300,
  username: refilled.username,
  email,
  language: 'it',
  progress: { delivered: 800, total: 800 },
  deliveries: [{ quantity: 800, delivered: 800, state: 'completed' }],
  createdAt: '2024-02-03T04:05:06.000Z',
  deliveredAt: '2024-02-05T06:07:08.000Z',
  refillStatus: 'completed',
  refills: [{ requestedAt: atMinute(-60), state: 'completed', endedAt: atMinute(-45) }],
  refill: { allowed: false, code: 'refill_cooldown', from: atMinute(23 * 60) },
  timeline: [],
});

/** The orders as their owner sees them. */
const wholeViews = (): OrderView[] => [
  {
    id: running.orderId,
    orderNumber: running.orderNumber,
    view: 'own',
    status: 'processing',
    paymentStatus: 'paid',
    serviceId: 105,
    serviceType: 'followers',
    region: 'spain',
    platform: 'instagram',
    providerProcessed: true,
    quantity: 2500,
    bonus: 100,
    upsellQuantity: 150,
    totalQuantity: 2750,
    totalAmountCents: 4805,
    vatCents: 834,
    vatRatePercent: 21,
    discountCents: 0,
    refundedCents: 0,
    username: running.username,
    email,
    onHold: { cause: 'doubt', since: atMinute(-9), until: atMinute(24 * 60 - 9) },
    language: 'es',
    progress: { delivered: 703, total: 2750 },
    // The panel's count before it is unknown after a resend in full.
    deliveries: [{ quantity: 2750, delivered: 703, state: 'under-way' }],
    createdAt: atMinute(-11),
    // Sixty days, the last one whole.
    invoiceUntil: new Date(startOf(addDays(dayOf(new Date(atMinute(-13))), 61)).getTime() - 1).toISOString(),
    refills: [],
    // Four seconds for each of 2750 units from ten minutes ago: 183 minutes and 20 seconds.
    expectedAt: atMinute(174),
    refill: { allowed: false, code: 'not_delivered' },
    timeline: [],
  },
  {
    id: partial.orderId,
    orderNumber: partial.orderNumber,
    view: 'own',
    status: 'partial',
    paymentStatus: 'partially_refunded',
    serviceId: 12,
    serviceType: 'likes',
    region: 'none',
    platform: 'instagram',
    providerProcessed: false,
    quantity: 1000,
    bonus: 150,
    upsellQuantity: 250,
    totalQuantity: 1400,
    totalAmountCents: 3193,
    vatCents: 532,
    vatRatePercent: 20,
    discountCents: 355,
    refundedCents: 431,
    refundOwed: true,
    refundOwedCents: 2762,
    refundOwedWhole: true,
    outsideCents: 291,
    username: partial.username,
    email,
    // The third was refused.
    correction: { posts: ['Cu2'], again: true },
    publications: 3,
    publicationsProcessed: 2,
    language: 'fr',
    paymentMethod: 'bizum',
    // 500 less 123, and 600.
    progress: { delivered: 977, total: 1400 },
    // The first was sent again: its start count includes what the earlier delivery brought.
    deliveries: [
      { shortcode: 'Cu0', quantity: 500, delivered: 377, state: 'short' },
      { shortcode: 'Cu1', quantity: 600, delivered: 600, startCount: 31, state: 'completed' },
    ],
    createdAt: '2024-07-05T21:59:30.000Z',
    deliveredAt: '2024-12-31T23:20:10.000Z',
    withdrawnAt: '2024-07-08T09:10:11.000Z',
    corrections: [
      { number: `R-2024-${partial.orderId}`, issuedAt: '2024-07-07T02:03:05.000Z', amountCents: -431 },
    ],
    invoices: [{ number: `F-2024-${partial.orderId}`, issuedAt: '2024-07-06T02:03:05.000Z' }],
    refillStatus: 'rejected',
    refills: [
      { requestedAt: '2025-02-01T10:00:00.000Z', state: 'completed', endedAt: '2025-02-01T12:34:00.000Z' },
      { requestedAt: '2025-03-01T08:00:00.000Z', state: 'rejected', endedAt: '2025-03-01T08:30:00.000Z' },
    ],
    withoutRefills: true,
    timeline: [
      {
        seq: 3,
        at: '2024-07-05T21:59:30.000Z',
        kind: 'order-created',
        by: 'system',
        data: { quantity: 1000 },
      },
      {
        seq: 5,
        at: '2024-07-07T02:03:04.000Z',
        kind: 'refund-requested',
        by: 'shop',
        data: { amountCents: 431, status: 'pending' },
      },
    ],
  },
  refilledView(),
  {
    ...refilledView(),
    id: whole.orderId,
    orderNumber: whole.orderNumber,
    username: whole.username,
    refundOwed: undefined,
    refundOwedCents: undefined,
    createdAt: '2023-02-03T04:05:06.000Z',
    refillStatus: undefined,
    refills: [],
    refill: { allowed: true },
    chargedBack: true,
  },
  {
    id: queued.orderId,
    orderNumber: queued.orderNumber,
    view: 'own',
    status: 'pending',
    paymentStatus: 'paid',
    serviceId: 204,
    serviceType: 'followers',
    region: 'europe',
    platform: 'instagram',
    quantity: 1000,
    bonus: 100,
    upsellQuantity: 0,
    totalQuantity: 1100,
    totalAmountCents: 999,
    vatCents: 173,
    vatRatePercent: 21,
    discountCents: 0,
    refundedCents: 0,
    username: queued.username,
    email,
    emailRefused: true,
    language: 'es',
    createdAt: '2022-02-03T04:05:06.000Z',
    // The shop's 48 hours.
    waitsUntil: atMinute(48 * 60 - 8),
    correction: { again: false },
    deliveries: [],
    providerProcessed: false,
    refills: [],
    withoutRefills: true,
    timeline: [{ seq: 3, at: atMinute(-8), kind: 'submission-waits', by: 'system', data: {} }],
  },
  {
    ...refilledView(),
    id: lessened.orderId,
    orderNumber: lessened.orderNumber,
    username: lessened.username,
    refundOwed: undefined,
    refundOwedCents: undefined,
    status: 'partial',
    createdAt: '2021-02-03T04:05:06.000Z',
    refillStatus: undefined,
    refills: [],
    refill: { allowed: false, code: 'delivery_on_hold' },
    settled: 'refunded',
  },
];

/** Without what only the buyer sees. */
const publicViews = () =>
  wholeViews().map(
    (
      {
        email: _,
        emailRefused: _______________________,
        deliveries: ____,
        refill: __,
        withdrawnAt: ___,
        corrections: _____,
        correction: ______,
        invoices: _______,
        invoiceUntil: ________,
        chargedBack: _________,
        paymentMethod: ______________________________,
        ...view
      },
      index,
    ): OrderView => {
      const names = [running, partial, refilled, whole, queued, lessened][index] ?? running;
      return { ...view, view: 'public', username: masked(names) };
    },
  );

const finders = { searchByNumber, guaranteedSearch, searchOrder };

it('an order has the values of its rows: its buyer sees all of it', async () => {
  const buyer = browser();
  for (const order of wholeViews()) {
    const { orderNumber, id } = order;
    await answers.check(buyer, trackOrder, { body: { orderNumber, email } }, { orders: [order] });
    await answers.check(buyer, getOrder, { params: { id } }, { order });
    for (const call of Object.values(finders))
      await answers.check(buyer, call, { body: { orderNumber } }, { order });
  }
});

it('the browser that bought it also gets the time until which it may correct the address', async () => {
  const { browser: buyer, cart } = await buy();
  await db.query(
    `UPDATE purchases SET owner = (SELECT owner FROM purchases WHERE cart_id = $1) WHERE cart_id = $2`,
    [cart.cartId, running.cartId],
  );
  const [seen] = wholeViews();
  const order = { ...(seen as OrderView), emailCorrectableUntil: atMinute(49) };
  const { orderNumber, id } = order;
  await answers.check(buyer, getOrder, { params: { id } }, { order });
  await answers.check(buyer, trackOrder, { body: { orderNumber, email } }, { orders: [order] });
  for (const call of Object.values(finders))
    await answers.check(buyer, call, { body: { orderNumber } }, { order });
});

it('an order whose refund is owed says that nobody can promise it while a bank asks about its payment', async () => {
  const id = `dp_${tag}_asked`;
  await insertRow(db, 'disputes', {
    ...{ id, payment_intent_id: refilled.intent, amount_cents: 1800, reason: 'general' },
    ...{
      status: 'warning_needs_response',
      opened_at: '2024-03-01T10:00:00Z',
      told_at: '2024-03-01T10:00:00Z',
    },
  });
  const refill = { allowed: false, code: 'delivery_on_hold' as const };
  const order: OrderView = { ...refilledView(), refill, undated: true };
  const { orderNumber } = order;
  const buyer = browser();
  await answers.check(buyer, trackOrder, { body: { orderNumber, email } }, { orders: [order] });
  await answers.check(buyer, getOrder, { params: { id: order.id } }, { order });
  for (const call of Object.values(finders))
    await answers.check(buyer, call, { body: { orderNumber } }, { order });
  await db.query('DELETE FROM disputes WHERE id = $1', [id]);
});

it('a stranger doesn’t see the buyer’s data', async () => {
  const stranger = browser();
  for (const order of publicViews()) {
    const { orderNumber, id } = order;
    await answers.check(stranger, getOrder, { params: { id } }, { order });
    for (const call of Object.values(finders))
      await answers.check(stranger, call, { body: { orderNumber } }, { order });
  }
});

it('a login with a code opens the account of the address: its orders, sums and counts', async () => {
  const visitor: Browser = browser();
  await answers.check(visitor, customerSession, undefined, { customer: null });
  const loginId = randomUUID();
  const asked = await answers.ask(visitor, askForCode, { body: { id: loginId, email } });
  // A slow machine loses a second or two.
  const validSeconds = Math.ceil(asked.validSeconds / 10) * 10;
  answers.compare(askForCode, { ...asked, validSeconds }, { loginId, validSeconds: 600 });
  const code = await codeAfter(email, []);
  await answers.check(visitor, enterCode, { body: { loginId, code } }, { customer: { email } });
  await answers.check(visitor, customerSession, undefined, { customer: { email } });

  const orders = wholeViews().map(
    ({
      view: _,
      discountCents: ___,
      outsideCents: ________________________,
      refundOwed: _________________________,
      refundOwedCents: ________________________________,
      refundOwedWhole: _________________________________,
      email: ____,
      emailRefused: ______________________,
      publications: _____,
      publicationsProcessed: ______,
      withdrawnAt: ________,
      refills: _________,
      expectedAt: __________,
      timeline: ___________,
      withoutRefills: ____________,
      deliveries: _____________,
      corrections: ______________,
      onHold: _______________,
      waitsUntil: ________________,
      correction: _________________,
      invoices: __________________,
      invoiceUntil: ___________________,
      chargedBack: ____________________,
      settled: _____________________,
      paymentMethod: _______________________________,
      ...listed
    }) => listed,
  );
  const sums = {
    email,
    totalOrders: 6,
    // 48,05 €, 9,99 €, 31,93 € less 4,31 €, and twice 19,99 € less 1,99 €; a bank took the third of these back.
    totalSpentCents: 12_166,
    counts: { all: 6, completed: 4, processing: 1, pending: 1, cancelled: 0 },
  };
  await answers.check(visitor, customerAccount, { query: {} }, { ...sums, orders, more: false });
  await answers.check(
    visitor,
    customerAccount,
    { query: { limit: 1 } },
    { ...sums, orders: orders.slice(0, 1), more: true },
  );
});

it('an order less than a day old gives its code for the next one, until it is a day old', async () => {
  const buyer = browser();
  await buyer.call(trackOrder, { body: { orderNumber: running.orderNumber, email } });
  await answers.check(
    buyer,
    orderCoupon,
    { params: { id: running.orderId } },
    { coupon: { code: 'SAVE15', percent: 15, until: atMinute(24 * 60 - 11) } },
  );
});

it('a payment links to its order', async () => {
  const { browser: buyer, intent, cart } = await buy();
  const { rows } = await db.query<{ id: string; orderNumber: string }>(
    'SELECT id, order_number FROM orders WHERE cart_id = $1',
    [cart.cartId],
  );
  await answers.check(
    buyer,
    ordersByPayment,
    { params: { paymentIntent: intent.paymentIntentId } },
    { state: 'created', orderNumber: rows[0]?.orderNumber ?? '', id: rows[0]?.id },
  );
});

it('every field of these answers was compared', () => {
  expect(answers.gaps()).toEqual([]);
});
