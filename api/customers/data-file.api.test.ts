import { administrator } from '../testing/administrator';
import { customer } from '../testing/customer';
import { testDatabase } from '../testing/database';
import { anOrder, forgetOrders, insertRow, ownNames } from '../testing/rows';

// Every value below is typed by hand: the shop's results are compared with it, never with themselves.

const db = testDatabase();

const own = ownNames();
const id = (last: string) => `${own.tag.slice(0, 8)}-0000-4000-8000-0000000000${last}`;
const at = (minute: string) => `2024-08-01T10:${minute}:00+00:00`;
const invoiceNumber = Number.parseInt(own.tag.slice(0, 6), 16) + 1;

afterAll(async () => {
  await forgetOrders(db, [own]);
  await db.end();
});

test('the file of a person’s data has every column of every part, the same for customer and administrator', async () => {
  await anOrder(db, own, { order: { first_delivered_at: '2024-07-06T01:02:03Z' } });
  const { orderId, cartId, email, username, intent, orderNumber, tag } = own;
  await insertRow(db, 'submissions', {
    id: id('01'),
    order_id: orderId,
    generation: 3,
    line: 2,
    provider_id: 1,
    provider_service_id: '1009',
    username: `${username}.old`,
    shortcode: 'CuK5u_lJ9aB',
    quantity: 700,
    state: 'accepted',
    provider_order_id: `po${tag}`,
    reason: 'kept from the customer',
    provider_status: 'partial',
    remains: 123,
    start_count: 4567,
    charge: '1.25',
    sent_at: at('01'),
    answered_at: at('02'),
    reported_at: at('03'),
    raw_answer: '{"order":1}',
  });
  await insertRow(db, 'timeline', {
    cart_id: cartId,
    seq: 5,
    at: at('04'),
    kind: 'delivery-partial',
    by: 'provider',
    data: { remains: 123 },
  });
  await insertRow(db, 'refills', {
    id: id('02'),
    order_id: orderId,
    submission_id: id('01'),
    requested_by: 'somebody',
    requested_at: at('05'),
    state: 'completed',
    provider_refill_id: '778',
    reason: 'asked by telephone',
    ended_at: at('06'),
  });
  await insertRow(db, 'refunds', {
    cart_id: cartId,
    number: 4,
    payment_intent_id: intent,
    amount_cents: 431,
    reason: 'short delivery',
    requested_by: 'somebody',
    refund_id: `re_${tag}`,
    status: 'succeeded',
    created_at: at('07'),
  });
  await insertRow(db, 'reviews', {
    order_id: orderId,
    language: 'it',
    service_type: 'followers',
    service_id: 204,
    stars: 4,
    comment: 'Arrivés en un jour',
    shown_name: 'Léa',
    state: 'refused',
    written_at: at('29'),
    decided_at: at('30'),
    decided_by: 'somebody',
    decision_reason: 'names a person',
  });
  await insertRow(db, 'discount_redemptions', {
    order_id: orderId,
    code: 'ROW355',
    // Before the address of the order was corrected.
    email: `old${email}`,
    redeemed_at: at('08'),
  });
  await insertRow(db, 'conversions', {
    order_id: orderId,
    amount_cents: 3192,
    currency: 'eur',
    source: 'ads',
    at: at('09'),
  });
  await insertRow(db, 'emails', {
    cart_id: cartId,
    kind: 'refund-made:4',
    recipient: `cc${email}`,
    subject: 'Votre remboursement',
    sent_at: at('10'),
  });
  await insertRow(db, 'mail_log', {
    activity: id('46'),
    kind: 'refund-made',
    recipient: email.toUpperCase(),
    subject: 'Votre remboursement partiel',
    text: 'Bonjour Léa',
    cart_id: cartId,
    state: 'failed',
    tries: 2,
    error: 'kept from the customer',
    first_at: at('46'),
    at: at('47'),
  });
  // To an earlier address of the order: not theirs.
  await insertRow(db, 'mail_log', {
    activity: id('48'),
    kind: 'email-changed',
    recipient: `old${email}`,
    text: 'kept from the customer',
    cart_id: cartId,
    state: 'sent',
    tries: 1,
    first_at: at('48'),
    at: at('48'),
  });
  await insertRow(db, 'charges', {
    id: `ch_${tag}`,
    payment_intent_id: intent,
    amount_cents: 3194,
    status: 'failed',
    method: 'card',
    brand: 'visa',
    last4: '4242',
    country: 'BE',
    failure_code: 'card_declined',
    fee_cents: 71,
    at: at('49'),
  });
  await insertRow(db, 'disputes', {
    id: `dp_${tag}`,
    payment_intent_id: intent,
    amount_cents: 3195,
    reason: 'fraudulent',
    status: 'won',
    opened_at: at('50'),
    closed_at: at('51'),
    told_at: at('51'),
  });
  const call = {
    provider_id: 1,
    order_id: orderId,
    duration_ms: 1,
    outcome: 'ok',
    answer: 'kept from the customer',
  };
  await insertRow(db, 'provider_calls', {
    ...call,
    action: 'add',
    request: { link: 'https://i.example/lea' },
    at: at('52'),
  });
  await insertRow(db, 'provider_calls', {
    ...call,
    action: 'status',
    request: { order: '1' },
    at: at('53'),
  });
  await insertRow(db, 'withdrawals', {
    id: id('03'),
    order_number: orderNumber,
    email,
    name: 'Léa Martin',
    reason: 'je change d’avis',
    language: 'it',
    received_at: at('11'),
    order_id: orderId,
    acknowledged_at: at('12'),
    closed_at: at('13'),
    closed_by: 'somebody',
    closed_note: 'inside only',
  });
  // Made before the order's address was corrected.
  await insertRow(db, 'withdrawals', {
    id: id('43'),
    order_number: orderNumber,
    email: `earlier-${email}`,
    name: 'Léa Petit',
    language: 'fr',
    received_at: at('57'),
    order_id: orderId,
  });
  await insertRow(db, 'contact_messages', {
    id: id('04'),
    name: 'Léa Durand',
    email,
    company: 'Durand SARL',
    phone: '+33 1',
    service: 'order',
    order_number: 'FNZ-240101-ZZZZ',
    message: 'Bonjour à tous',
    conversation: JSON.stringify([{ role: 'user', content: 'salut', timestamp: '2024-08-01T09:00:00.000Z' }]),
    language: 'es',
    received_at: at('14'),
    acknowledged_at: at('15'),
    closed_at: at('16'),
  });
  await insertRow(db, 'contact_replies', {
    id: id('44'),
    contact_id: id('04'),
    author: 'support',
    by: 'somebody',
    text: 'Bonjour',
    at: at('15'),
    mailed_at: at('16'),
  });
  await insertRow(db, 'invoices', {
    series: 'F',
    year: 1999,
    number: invoiceNumber,
    cart_id: cartId,
    order_id: orderId,
    place: 0,
    name: 'Durand SARL',
    tax_id: 'FR40303265045',
    address: '1 rue de la Paix',
    postal_code: '75002',
    city: 'Paris',
    country: 'FR',
    seller: JSON.stringify({}),
    issued_at: at('45'),
  });
  await insertRow(db, 'leave_requests', {
    id: id('05'),
    wish: 'deletion',
    username: 'lea.petit',
    email,
    reason: 'trop de mails',
    language: 'fr',
    received_at: at('17'),
    state: 'refused',
    proven_at: at('18'),
    decided_at: at('19'),
    decided_by: 'somebody',
    decision_reason: 'an open dispute',
    answered_at: at('20'),
    ended_at: at('21'),
  });
  await insertRow(db, 'email_suppressions', { email, since: at('22'), reason: 'asked in the chat' });
  await insertRow(db, 'email_suppressions_ended', {
    id: id('06'),
    email,
    since: at('23'),
    ended_at: at('24'),
    ended_by: 'somebody',
    reason: 'came back',
  });

  await insertRow(db, 'customer_logins', {
    id: id('07'),
    email,
    owner: 'kept from the file',
    code_mac: 'kept from the file',
    language: 'it',
    tries: 2,
    created_at: at('25'),
    expires_at: at('26'),
    used_at: at('27'),
    mailed_at: at('28'),
  });
  const visitor = await customer(email);
  const read = await db.query('SELECT created_at, last_seen_at FROM customer_sessions WHERE email = $1', [
    email,
  ]);
  const session = read.rows[0] as { createdAt: Date; lastSeenAt: Date };

  const { body } = await visitor.send('GET', '/api/customer/data');
  const { madeAt, sessions, ...file } = body as Record<string, unknown> & {
    madeAt: string;
    sessions: { created_at: string; last_seen_at: string }[];
  };
  expect(Math.abs(Date.parse(madeAt) - Date.now())).toBeLessThan(60_000);
  expect(sessions).toHaveLength(1);
  expect(new Date(sessions[0]?.created_at ?? '')).toEqual(session.createdAt);
  expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(['created_at', 'last_seen_at']);
  expect(file).toEqual({
    shop: 'Fanzeo',
    email,
    purchases: [
      {
        cart_id: cartId,
        order_number: orderNumber,
        language: 'fr',
        variant: 'B',
        stage: 'guarantee',
        closed_as: null,
        payment_status: 'partially_refunded',
        payment_intent_id: intent,
        amount_cents: 3193,
        service_id: 12,
        quantity: 1400,
        bonus: null,
        upsell_quantity: null,
        username,
        email,
        upsell_offered: true,
        created_at: '2024-07-05T21:40:00+00:00',
        updated_at: '2024-07-10T10:11:12+00:00',
      },
    ],
    orders: [
      {
        id: orderId,
        order_number: orderNumber,
        payment_intent_id: intent,
        status: 'partial',
        payment_status: 'partially_refunded',
        service_id: 12,
        service_type: 'likes',
        region: 'none',
        quantity: 1000,
        bonus: 150,
        upsell_quantity: 250,
        total_quantity: 1400,
        base_price_cents: 2999,
        upsell_price_cents: 549,
        discount_cents: 355,
        discount_code: 'ROW355',
        amount_cents: 3193,
        vat_rate_percent: 20,
        vat_cents: 532,
        refunded_cents: 431,
        username,
        email,
        language: 'fr',
        without_refills: false,
        immediate_performance_text: 'fr-2026-11',
        immediate_performance_at: '2024-07-05T21:41:00+00:00',
        paid_at: '2024-07-05T21:58:00+00:00',
        first_delivered_at: '2024-07-06T01:02:03+00:00',
        delivered_at: '2024-12-31T23:20:10+00:00',
        created_at: '2024-07-05T21:59:30+00:00',
        updated_at: '2025-01-02T03:04:05+00:00',
      },
    ],
    deliveries: [
      {
        order_id: orderId,
        line: 2,
        generation: 3,
        username: `${username}.old`,
        shortcode: 'CuK5u_lJ9aB',
        quantity: 700,
        state: 'accepted',
        provider_status: 'partial',
        remains: 123,
        start_count: 4567,
        sent_at: at('01'),
        answered_at: at('02'),
        reported_at: at('03'),
      },
    ],
    events: [{ cart_id: cartId, seq: 5, at: at('04'), kind: 'delivery-partial', data: { remains: 123 } }],
    sentToPanels: [{ order_id: orderId, action: 'add', link: 'https://i.example/lea', at: at('52') }],
    payments: [
      {
        payment_intent_id: intent,
        amount_cents: 3194,
        status: 'failed',
        method: 'card',
        brand: 'visa',
        last4: '4242',
        country: 'BE',
        failure_code: 'card_declined',
        at: at('49'),
      },
    ],
    disputes: [
      {
        payment_intent_id: intent,
        amount_cents: 3195,
        reason: 'fraudulent',
        status: 'won',
        opened_at: at('50'),
        closed_at: at('51'),
      },
    ],
    refills: [{ order_id: orderId, requested_at: at('05'), state: 'completed', ended_at: at('06') }],
    refunds: [
      {
        cart_id: cartId,
        number: 4,
        amount_cents: 431,
        reason: 'short delivery',
        refund_id: `re_${tag}`,
        status: 'succeeded',
        created_at: at('07'),
        outside: false,
      },
    ],
    reviews: [
      {
        order_id: orderId,
        language: 'it',
        stars: 4,
        comment: 'Arrivés en un jour',
        shown_name: 'Léa',
        state: 'refused',
        written_at: at('29'),
        decided_at: at('30'),
        decision_reason: 'names a person',
      },
    ],
    discounts: [{ order_id: orderId, code: 'ROW355', redeemed_at: at('08') }],
    conversions: [{ order_id: orderId, amount_cents: 3192, currency: 'eur', source: 'ads', at: at('09') }],
    emails: [
      {
        cart_id: cartId,
        kind: 'refund-made:4',
        recipient: `cc${email}`,
        subject: 'Votre remboursement',
        sent_at: at('10'),
      },
    ],
    mailLog: [
      {
        kind: 'refund-made',
        subject: 'Votre remboursement partiel',
        text: 'Bonjour Léa',
        state: 'failed',
        tries: 2,
        first_at: at('46'),
        at: at('47'),
      },
    ],
    withdrawals: [
      {
        id: id('03'),
        order_number: orderNumber,
        email,
        name: 'Léa Martin',
        reason: 'je change d’avis',
        language: 'it',
        received_at: at('11'),
        acknowledged_at: at('12'),
        closed_at: at('13'),
      },
      {
        id: id('43'),
        order_number: orderNumber,
        email: `earlier-${email}`,
        name: 'Léa Petit',
        reason: null,
        language: 'fr',
        received_at: at('57'),
        acknowledged_at: null,
        closed_at: null,
      },
    ],
    contactMessages: [
      {
        id: id('04'),
        name: 'Léa Durand',
        email,
        company: 'Durand SARL',
        phone: '+33 1',
        service: 'order',
        order_number: 'FNZ-240101-ZZZZ',
        message: 'Bonjour à tous',
        conversation: [{ role: 'user', content: 'salut', timestamp: '2024-08-01T09:00:00.000Z' }],
        language: 'es',
        received_at: at('14'),
        acknowledged_at: at('15'),
        closed_at: at('16'),
      },
    ],
    contactReplies: [
      {
        id: id('44'),
        contact_id: id('04'),
        author: 'support',
        text: 'Bonjour',
        at: at('15'),
        mailed_at: at('16'),
      },
    ],
    invoices: [
      {
        order_id: orderId,
        series: 'F',
        year: 1999,
        number: invoiceNumber,
        name: 'Durand SARL',
        tax_id: 'FR40303265045',
        address: '1 rue de la Paix',
        postal_code: '75002',
        city: 'Paris',
        country: 'FR',
        issued_at: at('45'),
      },
    ],
    leaveRequests: [
      {
        id: id('05'),
        wish: 'deletion',
        username: 'lea.petit',
        email,
        reason: 'trop de mails',
        language: 'fr',
        received_at: at('17'),
        state: 'refused',
        proven_at: at('18'),
        decided_at: at('19'),
        decision_reason: 'an open dispute',
        answered_at: at('20'),
        ended_at: at('21'),
      },
    ],
    noMarketingSince: [{ since: at('22'), reason: 'asked in the chat' }],
    marketingAllowedAgain: [{ since: at('23'), ended_at: at('24'), reason: 'came back' }],
    logins: [
      {
        language: 'it',
        tries: 2,
        created_at: at('25'),
        expires_at: at('26'),
        used_at: at('27'),
        mailed_at: at('28'),
      },
    ],
  });

  const { rows } = await db.query<{ id: string }>('SELECT id FROM customers WHERE email = $1', [email]);
  const admin = await administrator();
  const theirs = await admin.send('GET', `/api/admin/customers/${rows[0]?.id}/data`);
  const { madeAt: _, ...same } = theirs.body as Record<string, unknown>;
  expect(same).toEqual({ ...file, sessions });
});
