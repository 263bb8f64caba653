import { randomUUID } from 'node:crypto';
import { type AdminOrderDetail, adminOrder } from '../domain/calls/admin-order';
import { adminAddNote } from '../domain/calls/admin-order-actions';
import {
  type AdminOrderListRow,
  adminMatchingOrders,
  adminOrderChoices,
  adminOrders,
} from '../domain/calls/admin-order-list';
import { savedViews, saveView } from '../domain/calls/admin-views';
import { answersOf } from './testing/answers';
import type { Browser } from './testing/browser';
import { testDatabase } from './testing/database';
import { anOrder, forgetOrders, insertRow, type OwnNames, ownNames } from './testing/rows';
import { newUser, type TestUser } from './testing/users';
import { eventually } from './testing/wait';

// Values of rows and answers are both typed by hand, so that neither is derived from the other.

const db = testDatabase();
const answers = answersOf({
  adminAddNote,
  adminMatchingOrders,
  adminOrder,
  adminOrderChoices,
  adminOrders,
  savedViews,
  saveView,
});
const full = ownNames();
/** Nothing can be done with it any more, except to resolve its submission. */
const closed: OwnNames = { ...ownNames(), email: full.email };
/** Delivered a while ago. */
const delivered: OwnNames = { ...ownNames(), email: full.email };
/** Of somebody else. */
const strange = ownNames();
const { email, tag } = full;
let user: TestUser;
let admin: Browser;

/** An id that is known before its row is written. */
const id = (last: string) => `${tag.slice(0, 8)}-0000-4000-8000-0000000000${last}`;
const at = (minute: string) => `2024-08-01T10:${minute}:00.000Z`;
const runUrl = ({ cartId }: OwnNames) =>
  `${process.env.TEMPORAL_UI_URL}/namespaces/${process.env.TEMPORAL_NAMESPACE ?? 'default'}/workflows/purchase-${cartId}`;

beforeAll(async () => {
  user = await newUser(db, 'administrator');
  admin = user.browser;
  await anOrder(db, full, {
    purchase: { refund_owed_cents: 133 },
    order: { immediate_performance_text: 'debut-immediat-2026-11' },
  });
  await anOrder(db, strange);
  await anOrder(db, closed, {
    purchase: { stage: 'closed', closed_as: 'refunded', attention: null, attention_detail: null },
    order: {
      status: 'refunded',
      payment_status: 'refunded',
      immediate_performance_text: '',
      created_at: '2024-07-04T01:02:03Z',
      provider_order_id: null,
      refund_proposal_cents: null,
      discount_code: null,
      delivered_at: null,
    },
  });
  await anOrder(db, delivered, {
    purchase: {
      attention: null,
      attention_detail: null,
      attention_since: null,
      payment_status: 'paid',
      refund_gives_up_posts: true,
    },
    order: {
      status: 'completed',
      payment_status: 'paid',
      created_at: '2024-07-03T01:02:03Z',
      refunded_cents: 0,
    },
  });
  const line = {
    order_id: full.orderId,
    generation: 3,
    provider_id: 1,
    provider_service_id: '1009',
    username: 'old.name',
    quantity: 700,
    state: 'rejected',
  };
  await insertRow(db, 'submissions', {
    ...line,
    id: id('01'),
    line: 2,
    shortcode: 'CuK5u_lJ9aB',
    provider_order_id: `po${tag}`,
    reason: 'no funds',
    provider_status: 'partial',
    remains: 123,
    start_count: 4567,
    charge: '1.25',
    sent_at: at('01'),
    answered_at: at('02'),
    reported_at: at('03'),
    raw_answer: '{"error":"no funds"}',
  });
  await insertRow(db, 'submissions', {
    ...line,
    id: id('02'),
    order_id: closed.orderId,
    line: 0,
    state: 'unknown',
  });
  await insertRow(db, 'submissions', {
    ...line,
    id: id('03'),
    order_id: delivered.orderId,
    line: 0,
    state: 'accepted',
    provider_status: 'completed',
  });
  await insertRow(db, 'refills', {
    id: id('04'),
    order_id: full.orderId,
    submission_id: id('01'),
    requested_by: 'marta',
    requested_at: at('05'),
    state: 'rejected',
    provider_refill_id: '778',
    reason: 'count holds',
    ended_at: at('06'),
  });
  for (const [number, amount, status] of [
    [1, 400, 'succeeded'],
    [2, 31, 'failed'],
  ] as const)
    await insertRow(db, 'refunds', {
      cart_id: full.cartId,
      number,
      payment_intent_id: full.intent,
      amount_cents: amount,
      reason: `reason ${number}`,
      requested_by: 'marta',
      refund_id: `re_${tag}${number}`,
      status,
      created_at: at(`0${number + 6}`),
    });
  await insertRow(db, 'corrections', {
    year: 2024,
    number: full.orderId,
    cart_id: full.cartId,
    order_id: full.orderId,
    refund_number: 1,
    amount_cents: -400,
    vat_cents: -67,
    reason: 'agreed',
    issued_at: at('09'),
  });
  await insertRow(db, 'invoices', {
    series: 'F',
    year: 2024,
    number: full.orderId,
    cart_id: full.cartId,
    order_id: full.orderId,
    place: 0,
    name: 'Estudio Varenna, S.L.',
    tax_id: 'B58378431',
    address: 'Calle Mayor, 1',
    postal_code: '28013',
    city: 'Madrid',
    country: 'ES',
    seller: {},
    issued_at: at('08'),
  });
  for (const [kind, minute] of [
    ['order-partial', '10'],
    ['refund-made:2', '11'],
    ['order-confirmation:again-3', '12'],
  ] as const)
    await insertRow(db, 'emails', {
      cart_id: full.cartId,
      kind,
      recipient: email,
      subject: `about ${kind}`,
      sent_at: at(minute),
      created_at: at(minute),
    });
  // All of it: nothing is left to refund.
  await insertRow(db, 'refunds', {
    cart_id: closed.cartId,
    number: 1,
    payment_intent_id: closed.intent,
    amount_cents: 3193,
    reason: 'all of it',
    requested_by: 'marta',
    status: 'succeeded',
    created_at: at('07'),
    outside: true,
  });
  await insertRow(db, 'withdrawals', {
    id: id('05'),
    order_number: full.orderNumber,
    email,
    name: 'Léa Martin',
    reason: 'je change d’avis',
    language: 'fr',
    received_at: at('13'),
    order_id: full.orderId,
    acknowledged_at: at('14'),
    closed_at: at('15'),
    closed_by: 'marta',
    closed_note: 'paid back',
  });
  await insertRow(db, 'withdrawals', {
    id: id('06'),
    order_number: full.orderNumber,
    email,
    name: 'Léa again',
    language: 'fr',
    received_at: at('16'),
    order_id: full.orderId,
    unacknowledged: 'refused',
  });
  await insertRow(db, 'conversions', {
    order_id: full.orderId,
    amount_cents: 3192,
    currency: 'eur',
    source: 'ads',
    at: at('17'),
  });
  await insertRow(db, 'timeline', {
    cart_id: full.cartId,
    seq: 5,
    at: at('19'),
    kind: 'refund-requested',
    by: 'marta',
    data: { amountCents: 431, reason: 'a reason' },
  });
});

afterAll(async () => {
  await db.query('DELETE FROM blocked_users WHERE username = $1', [full.username]);
  await forgetOrders(db, [full, closed, delivered, strange]);
  await db.query('DELETE FROM admins WHERE id = $1', [user.id]);
  await db.end();
});

const common = (names: OwnNames) => ({
  id: names.orderId,
  orderNumber: names.orderNumber,
  username: names.username,
  email,
  serviceId: 12,
  serviceType: 'likes',
  region: 'none',
  language: 'fr',
  totalQuantity: 1400,
  amountCents: 3193,
  paymentIntentId: names.intent,
});

const listed = (): AdminOrderListRow[] => [
  {
    ...common(full),
    createdAt: '2024-07-05T21:59:30.000Z',
    status: 'partial',
    paymentStatus: 'partially_refunded',
    stage: 'guarantee',
    attention: 'partial-delivery',
    withdrawalOpen: true,
    refundedCents: 431,
    providerOrderId: `porow${tag}`,
    deliveredAt: '2024-12-31T23:20:10.000Z',
  },
  {
    ...common(closed),
    createdAt: '2024-07-04T01:02:03.000Z',
    status: 'refunded',
    paymentStatus: 'refunded',
    stage: 'closed',
    withdrawalOpen: false,
    refundedCents: 431,
  },
  {
    ...common(delivered),
    createdAt: '2024-07-03T01:02:03.000Z',
    status: 'completed',
    paymentStatus: 'paid',
    stage: 'guarantee',
    withdrawalOpen: false,
    refundedCents: 0,
    providerOrderId: `porow${delivered.tag}`,
    deliveredAt: '2024-12-31T23:20:10.000Z',
  },
];

/** A list names the moment at which it was read. */
async function withTime(read: () => Promise<{ seenAt: string }>): Promise<void> {
  const before = Date.now();
  const seenAt = Date.parse((await read()).seenAt);
  expect(seenAt).toBeGreaterThanOrEqual(before);
  expect(seenAt).toBeLessThanOrEqual(Date.now());
}

const none = { pending: 0, processing: 0, completed: 0, partial: 0, cancelled: 0, refunded: 0 };

it('the list has each order with the values of its rows, and the number of each kind that its filter finds', async () => {
  const found = {
    page: 1,
    pageSize: 25,
    counts: { attention: 1, byStatus: { ...none, partial: 1, refunded: 1, completed: 1 } },
  };
  await withTime(async () => {
    const list = await answers.ask(admin, adminOrders, { query: { search: email } });
    answers.compare(adminOrders, list, { orders: listed(), total: 3, ...found, seenAt: list.seenAt });
    return list;
  });
  // A tab replaces status and attention, so these two narrow no figure of another tab.
  for (const query of [
    { status: 'refunded' as const },
    { attention: 'true' as const },
    { status: 'cancelled' as const },
  ])
    expect((await admin.call(adminOrders, { query: { search: email, ...query } })).counts).toEqual(
      found.counts,
    );
});

it('without another filter all orders are counted', async () => {
  // Orders of parallel tests are counted too.
  await eventually(async () => {
    const { counts } = await admin.call(adminOrders);
    const { rows } = await db.query<{ status: string; count: number }>(
      'SELECT status, count(*)::integer AS count FROM orders GROUP BY status',
    );
    const waiting = await db.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM orders o
       WHERE EXISTS (SELECT FROM purchases WHERE cart_id = o.cart_id AND attention IS NOT NULL)
         OR EXISTS (SELECT FROM withdrawals WHERE order_id = o.id AND closed_at IS NULL)`,
    );
    expect(counts).toEqual({
      attention: waiting.rows[0]?.count ?? 0,
      byStatus: { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) },
    });
  });
});

const refusal = (code: string, message: string) => ({ allowed: false as const, code, message });
const yes = { allowed: true as const };
const isClosed = refusal(
  'purchase_closed',
  'Esta compra ya está cerrada. Elige de nuevo tu paquete para empezar otra.',
);
const notDelivered = refusal(
  'not_delivered',
  'El pedido aún no está entregado. Espera a que termine la entrega.',
);
const isOver = refusal(
  'submission_over',
  'El proveedor ya ha terminado con este pedido. Si falta una parte, pide la reposición o reembólsala.',
);
const inDoubt = refusal(
  'submission_doubtful',
  'El proveedor puede tener ya este pedido. Resuélvelo o fuerza el reenvío indicando el motivo.',
);
const nothingToResolve = refusal(
  'nothing_to_resolve',
  'No hay ningún envío dudoso que resolver. Si lo había, el historial dice quién lo resolvió.',
);

const nothingLeft = refusal('nothing_to_refund', 'No queda importe por reembolsar en este pedido.');
const refundedWhole = refusal(
  'invoice_refunded',
  'Te devolvimos el importe completo de este pedido, así que no hay nada que facturar. Descarga los recibos.',
);

const money = {
  quantity: 1000,
  bonus: 150,
  upsellQuantity: 250,
  basePriceCents: 2999,
  upsellPriceCents: 549,
  discountCents: 355,
  lostCents: 0,
  vatCents: 532,
  vatRatePercent: 20,
  paidAt: '2024-07-05T21:58:00.000Z',
};
const nothing = {
  refundGivesUpPosts: false,
  refills: [],
  refunds: [],
  corrections: [],
  invoices: [],
  withdrawals: [],
  emails: [],
  notes: [],
  calls: [],
  timeline: [],
};

it('an order has everything in its rows, and the actions that are possible', async () => {
  const note = await answers.ask(admin, adminAddNote, {
    params: { id: full.orderId },
    body: { text: 'call her back' },
  });
  const written = await db.query<{ id: string; at: Date }>(
    'SELECT id, at FROM order_notes WHERE order_id = $1',
    [full.orderId],
  );
  const expectedNote = {
    id: String(written.rows[0]?.id),
    author: user.username,
    text: 'call her back',
    at: written.rows[0]?.at.toISOString() ?? '',
  };
  answers.compare(adminAddNote, note, { note: expectedNote });
  await insertRow(db, 'blocked_users', {
    username: full.username,
    reason: 'chargeback',
    blocked_by: 'admin',
    blocked_at: at('20'),
  });
  const call = await insertRow(db, 'provider_calls', {
    provider_id: 1,
    action: 'add',
    order_id: full.orderId,
    submission_id: id('01'),
    request: { link: 'somewhere' },
    status: 402,
    answer: 'no funds',
    duration_ms: 77,
    outcome: 'refused',
    at: at('18'),
  });
  const provider = await db.query<{ name: string }>('SELECT name FROM providers WHERE id = 1');
  const providerName = provider.rows[0]?.name ?? '';

  const order: AdminOrderDetail = {
    ...(listed()[0] as AdminOrderListRow),
    ...money,
    cartId: full.cartId,
    discountCode: 'ROW355',
    refundProposalCents: 277,
    refundOwedCents: 133,
    refundGivesUpPosts: false,
    attentionDetail: 'the panel stopped early',
    attentionSince: '2024-07-09T06:07:08.000Z',
    runUrl: runUrl(full),
    submissions: [
      {
        id: id('01'),
        generation: 3,
        line: 2,
        state: 'rejected',
        username: 'old.name',
        shortcode: 'CuK5u_lJ9aB',
        quantity: 700,
        providerId: 1,
        providerName,
        providerServiceId: '1009',
        providerOrderId: `po${tag}`,
        providerStatus: 'partial',
        startCount: 4567,
        remains: 123,
        charge: '1.25',
        reason: 'no funds',
        rawAnswer: '{"error":"no funds"}',
        sentAt: at('01'),
        answeredAt: at('02'),
        reportedAt: at('03'),
      },
    ],
    refills: [
      {
        id: id('04'),
        requestedAt: at('05'),
        requestedBy: 'marta',
        state: 'rejected',
        providerRefillId: '778',
        reason: 'count holds',
        endedAt: at('06'),
      },
    ],
    refunds: [
      {
        number: 2,
        amountCents: 31,
        reason: 'reason 2',
        requestedBy: 'marta',
        refundId: `re_${tag}2`,
        status: 'failed',
        createdAt: at('08'),
        outside: false,
      },
      {
        number: 1,
        amountCents: 400,
        reason: 'reason 1',
        requestedBy: 'marta',
        refundId: `re_${tag}1`,
        status: 'succeeded',
        createdAt: at('07'),
        outside: false,
      },
    ],
    corrections: [
      {
        number: `R-2024-${full.orderId}`,
        refundNumber: 1,
        amountCents: -400,
        vatCents: -67,
        issuedAt: at('09'),
      },
    ],
    invoices: [
      {
        number: `F-2024-${full.orderId}`,
        issuedAt: at('08'),
        name: 'Estudio Varenna, S.L.',
        taxId: 'B58378431',
        address: 'Calle Mayor, 1',
        postalCode: '28013',
        city: 'Madrid',
        country: 'ES',
      },
    ],
    blockedAs: full.username,
    immediatePerformance: {
      version: 'debut-immediat-2026-11',
      text: 'Je demande que la livraison commence immédiatement et je comprends que, une fois la commande entièrement livrée, je perds mon droit de rétractation.',
      at: '2024-07-05T21:41:00.000Z',
    },
    withdrawals: [
      {
        id: id('06'),
        reference: `D-${tag.slice(0, 8).toUpperCase()}`,
        name: 'Léa again',
        language: 'fr',
        receivedAt: at('16'),
        unacknowledged: 'refused',
      },
      {
        id: id('05'),
        reference: `D-${tag.slice(0, 8).toUpperCase()}`,
        name: 'Léa Martin',
        reason: 'je change d’avis',
        language: 'fr',
        receivedAt: at('13'),
        acknowledgedAt: at('14'),
        closedAt: at('15'),
        closedBy: 'marta',
        closedNote: 'paid back',
      },
    ],
    emails: [
      {
        letter: 'order-confirmation',
        kind: 'order-confirmation',
        copy: 3,
        subject: 'about order-confirmation:again-3',
        sentAt: at('12'),
        resend: yes,
      },
      {
        letter: 'refund-made:2',
        kind: 'refund-made',
        subject: 'about refund-made:2',
        sentAt: at('11'),
        resend: refusal(
          'letter_out_of_date',
          'Este correo ya no corresponde al estado del pedido. Reenvía otro, o escribe tú al cliente.',
        ),
      },
      {
        letter: 'order-partial',
        kind: 'order-partial',
        subject: 'about order-partial',
        sentAt: at('10'),
        resend: yes,
      },
    ],
    notes: [expectedNote],
    conversion: { amountCents: 3192, currency: 'eur', source: 'ads', at: at('17') },
    calls: [
      {
        id: String(call.id),
        providerName,
        action: 'add',
        submissionId: id('01'),
        request: { link: 'somewhere' },
        status: 402,
        answer: 'no funds',
        durationMs: 77,
        outcome: 'refused',
        at: at('18'),
      },
    ],
    timeline: [
      {
        seq: 5,
        at: at('19'),
        kind: 'refund-requested',
        by: 'marta',
        data: { amountCents: 431, reason: 'a reason' },
      },
    ],
    can: {
      resend: yes,
      forceResend: yes,
      resolve: nothingToResolve,
      changeTarget: yes,
      changeEmail: yes,
      refill: notDelivered,
      refund: yes,
      invoice: yes,
    },
  };
  await answers.check(admin, adminOrder, { params: { id: full.orderId } }, { order });
});

it('the possible actions depend on the state of the order', async () => {
  const line = (name: string, state: string, over: object = {}) => ({
    id: id(name),
    generation: 3,
    line: 0,
    state,
    username: 'old.name',
    quantity: 700,
    providerId: 1,
    providerName: expect.any(String),
    providerServiceId: '1009',
    ...over,
  });
  const unknown = (stage: 'closed' | 'in-progress') => ({
    ...(listed()[1] as AdminOrderListRow),
    ...money,
    ...nothing,
    cartId: closed.cartId,
    attentionSince: '2024-07-09T06:07:08.000Z',
    runUrl: runUrl(closed),
    submissions: [line('02', 'unknown')],
    refunds: [
      {
        number: 1,
        amountCents: 3193,
        reason: 'all of it',
        requestedBy: 'marta',
        status: 'succeeded',
        createdAt: at('07'),
        outside: true,
      },
    ],
    stage,
  });
  await insertRow(db, 'disputes', {
    id: `dp_${tag}`,
    payment_intent_id: closed.intent,
    amount_cents: 54,
    reason: 'fraudulent',
    status: 'lost',
    opened_at: at('08'),
    closed_at: at('09'),
    told_at: at('09'),
  });
  await answers.check(
    admin,
    adminOrder,
    { params: { id: closed.orderNumber } },
    {
      order: {
        ...unknown('closed'),
        lostCents: 54,
        can: {
          resend: isClosed,
          forceResend: isClosed,
          resolve: isClosed,
          changeTarget: isClosed,
          changeEmail: yes,
          refill: isClosed,
          refund: nothingLeft,
          invoice: refundedWhole,
        },
      },
    },
  );
  await db.query('DELETE FROM disputes WHERE payment_intent_id = $1', [closed.intent]);
  const toStage = 'UPDATE purchases SET stage = $2 WHERE cart_id = $1';
  await db.query(toStage, [closed.cartId, 'in-progress']);
  await answers.check(
    admin,
    adminOrder,
    { params: { id: closed.orderNumber } },
    {
      order: {
        ...unknown('in-progress'),
        can: {
          resend: inDoubt,
          forceResend: yes,
          resolve: yes,
          changeTarget: inDoubt,
          changeEmail: yes,
          refill: notDelivered,
          refund: nothingLeft,
          invoice: refundedWhole,
        },
      },
    },
  );
  await db.query(toStage, [closed.cartId, 'closed']);
  const can = {
    resend: isOver,
    forceResend: yes,
    resolve: nothingToResolve,
    changeTarget: isOver,
    changeEmail: yes,
    refill: yes,
    refund: yes,
    invoice: yes,
  };
  const order: AdminOrderDetail = {
    ...(listed()[2] as AdminOrderListRow),
    ...money,
    ...nothing,
    cartId: delivered.cartId,
    discountCode: 'ROW355',
    refundProposalCents: 277,
    refundGivesUpPosts: true,
    runUrl: runUrl(delivered),
    submissions: [line('03', 'accepted', { providerStatus: 'completed' })],
    immediatePerformance: { version: 'fr-2026-11', at: '2024-07-05T21:41:00.000Z' },
    can,
  };
  await answers.check(admin, adminOrder, { params: { id: delivered.orderId } }, { order });
  const without = 'UPDATE orders SET without_refills = $2 WHERE id = $1';
  await db.query(without, [delivered.orderId, true]);
  const refill = refusal('sold_without_refills', 'Este pedido se vendió sin reposición.');
  await answers.check(
    admin,
    adminOrder,
    { params: { id: delivered.orderId } },
    { order: { ...order, withoutRefills: true, can: { ...can, refill } } },
  );
  await db.query(without, [delivered.orderId, false]);

  const named = 'UPDATE orders SET username = $2 WHERE id = $1';
  await db.query(named, [delivered.orderId, '']);
  const erased = {
    changeEmail: refusal(
      'email_erased',
      'Los datos de este pedido se borraron a petición de su titular: el correo ya no se puede cambiar.',
    ),
    refill: refusal(
      'buyer_forgotten',
      'Los datos de este pedido se borraron a petición de su titular: ya no se puede reponer. Haz un pedido nuevo.',
    ),
  };
  await answers.check(
    admin,
    adminOrder,
    { params: { id: delivered.orderId } },
    { order: { ...order, username: '', can: { ...can, ...erased } } },
  );
  await db.query(named, [delivered.orderId, order.username]);
});

it('the list can be filtered by every package and panel', async () => {
  const body = await answers.ask(admin, adminOrderChoices, {});
  const services = await db.query(
    'SELECT id, type, region, quantity, min_quantity IS NOT NULL AS range FROM services',
  );
  const providers = await db.query('SELECT id, name FROM providers ORDER BY id');
  const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
  answers.compare(
    adminOrderChoices,
    { ...body, services: body.services.sort(byId) },
    { services: services.rows.sort(byId), providers: providers.rows },
  );
});

it('all orders that match a filter are named, newest first', async () => {
  const query = { search: delivered.email };
  const { rows } = await db.query<{ id: string }>(
    'SELECT id FROM orders WHERE email = $1 ORDER BY created_at DESC, id',
    [delivered.email],
  );
  expect(rows.length).toBeGreaterThan(0);
  await withTime(async () => {
    const found = await answers.ask(admin, adminMatchingOrders, { query });
    answers.compare(adminMatchingOrders, found, { ids: rows.map(({ id }) => id), seenAt: found.seenAt });
    return found;
  });
});

it('a saved filter is returned with its owner', async () => {
  const [own, shared] = [randomUUID(), randomUUID()];
  const colleague = await newUser(db, 'support');
  try {
    const list = '/api/admin/orders';
    const mine = { id: own, name: `Mine ${tag}`, address: 'status=partial', shared: false };
    const theirs = { id: shared, name: `Theirs ${tag}`, address: 'language=fr', shared: true };
    const { id: _, ...kept } = mine;
    const body = { ...kept, list };
    const view = { ...mine, own: true, owner: user.username };
    await answers.check(admin, saveView, { params: { id: own }, body }, { view });
    const { id: __, ...sharedOne } = theirs;
    await answers.check(
      colleague.browser,
      saveView,
      { params: { id: shared }, body: { ...sharedOne, list } },
      { view: { ...theirs, own: true, owner: colleague.username } },
    );
    const seen = await answers.ask(admin, savedViews, { query: { list } });
    answers.compare(
      savedViews,
      { ...seen, views: seen.views.filter(({ name }) => name.endsWith(tag)) },
      { views: [view, { ...theirs, own: false, owner: colleague.username }] },
    );
  } finally {
    await db.query('DELETE FROM admins WHERE id = $1', [colleague.id]);
  }
});

it('every field of these answers was compared', () => {
  expect(answers.gaps()).toEqual([]);
});
