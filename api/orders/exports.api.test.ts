import { randomUUID } from 'node:crypto';
import { filePaths } from '#domain/calls/files.ts';
import { administrator } from '../testing/administrator';
import type { Browser } from '../testing/browser';
import { customer } from '../testing/customer';
import { testDatabase } from '../testing/database';
import { anOrder, forgetOrders, insertRow, type OwnNames, ownNames } from '../testing/rows';
import { eventually } from '../testing/wait';

// Every value below is typed by hand: the shop's results are compared with it, never with themselves.

const db = testDatabase();
const made: OwnNames[] = [];
let admin: Browser;
beforeAll(async () => {
  admin = await administrator();
});
afterAll(async () => {
  await forgetOrders(db, made);
  await db.end();
});

function names(over: Partial<OwnNames> = {}): OwnNames {
  const own = { ...ownNames(), ...over };
  made.push(own);
  return own;
}

/** A file's lines as cells by column name; no value in these tests contains a separator. */
async function fileOf(path: string): Promise<Record<string, string>[]> {
  const { status, body } = await admin.send('GET', path);
  expect(status).toBe(200);
  const [head = [], ...lines] = String(body)
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => line.split(';'));
  return lines.map((cells) => {
    expect(cells).toHaveLength(head.length);
    return Object.fromEntries(head.map((name, index) => [name, cells[index] ?? '']));
  });
}

describe('the file of orders', () => {
  const email = `file${randomUUID()}@example.com`;
  const [french, spanish, italian] = [names({ email }), names({ email }), names({ email })];

  it('has every column of its row, in every language and tax rate, even if it is empty', async () => {
    await anOrder(db, french);
    await anOrder(db, spanish, {
      order: {
        status: 'completed',
        payment_status: 'paid',
        service_id: 103,
        service_type: 'followers',
        region: 'spain',
        total_quantity: 2750,
        amount_cents: 4805,
        discount_cents: 0,
        discount_code: null,
        vat_rate_percent: 21,
        vat_cents: 834,
        refunded_cents: 0,
        language: 'es',
        provider_order_id: null,
        created_at: '2024-01-31T23:15:00Z',
        delivered_at: null,
      },
    });
    await anOrder(db, italian, {
      order: {
        status: 'refunded',
        payment_status: 'refunded',
        service_id: 5989,
        service_type: 'views',
        region: 'europe',
        total_quantity: 125_000,
        amount_cents: 122_007,
        discount_cents: 6100,
        discount_code: 'IT5',
        vat_rate_percent: 22,
        vat_cents: 22_001,
        refunded_cents: 121_950,
        language: 'it',
        created_at: '2024-07-06T10:00:01Z',
        delivered_at: '2024-10-27T00:30:00Z',
      },
    });
    const rows = await fileOf(`${filePaths.orders}?search=${encodeURIComponent(email)}&sort=createdAt-asc`);
    expect(rows).toEqual([
      {
        Pedido: spanish.orderNumber,
        Creado: '2024-02-01 00:15:00',
        Estado: 'completed',
        'Estado del pago': 'paid',
        Tipo: 'followers',
        Región: 'spain',
        Servicio: '103',
        Unidades: '2750',
        'Importe (EUR)': '48,05',
        'Descuento (EUR)': '0',
        Código: '',
        'IVA (EUR)': '8,34',
        'Devuelto (EUR)': '0',
        'E-mail': email,
        Usuario: spanish.username,
        Idioma: 'es',
        Pago: spanish.intent,
        'Id del panel': '',
        Entregado: '',
      },
      {
        Pedido: french.orderNumber,
        Creado: '2024-07-05 23:59:30',
        Estado: 'partial',
        'Estado del pago': 'partially_refunded',
        Tipo: 'likes',
        Región: 'none',
        Servicio: '12',
        Unidades: '1400',
        'Importe (EUR)': '31,93',
        'Descuento (EUR)': '3,55',
        Código: 'ROW355',
        'IVA (EUR)': '5,32',
        'Devuelto (EUR)': '4,31',
        'E-mail': email,
        Usuario: french.username,
        Idioma: 'fr',
        Pago: french.intent,
        'Id del panel': `porow${french.tag}`,
        Entregado: '2025-01-01 00:20:10',
      },
      {
        Pedido: italian.orderNumber,
        Creado: '2024-07-06 12:00:01',
        Estado: 'refunded',
        'Estado del pago': 'refunded',
        Tipo: 'views',
        Región: 'europe',
        Servicio: '5989',
        Unidades: '125000',
        'Importe (EUR)': '1220,07',
        'Descuento (EUR)': '61',
        Código: 'IT5',
        'IVA (EUR)': '220,01',
        'Devuelto (EUR)': '1219,5',
        'E-mail': email,
        Usuario: italian.username,
        Idioma: 'it',
        Pago: italian.intent,
        'Id del panel': `porow${italian.tag}`,
        Entregado: '2024-10-27 02:30:00',
      },
    ]);
  });
});

describe('the file of codes', () => {
  const prefix = `Q${ownNames().tag.toUpperCase()}`;
  const batch = `${prefix}-0A1B2C3D`;
  const code = (name: string) => `${prefix}${name}`;
  afterAll(() => db.query('DELETE FROM discount_codes WHERE batch = $1', [batch]));

  it('has every column of its row: state, uses, revenue and discount', async () => {
    const rows: Record<string, object> = {
      A1: { percent: 10 },
      B2: { amount_off_cents: 500, active: false },
      C3: { percent: 20, valid_until: '2024-01-01T00:00:00Z' },
      D4: { percent: 30, valid_from: '2090-01-01T00:00:00Z' },
      E5: { percent: 40, max_redemptions: 1 },
    };
    for (const [name, rules] of Object.entries(rows))
      await insertRow(db, 'discount_codes', { code: code(name), batch, ...rules });
    const orders: [string, object][] = [
      ['A1', { amount_cents: 2100, refunded_cents: 300, discount_cents: 233 }],
      ['A1', { amount_cents: 1700, refunded_cents: 0, discount_cents: 189 }],
      ['E5', { amount_cents: 901, refunded_cents: 100, discount_cents: 601 }],
    ];
    for (const [name, order] of orders) {
      const own = names();
      await anOrder(db, own, { order: { discount_code: code(name), ...order } });
      await insertRow(db, 'discount_redemptions', {
        order_id: own.orderId,
        code: code(name),
        email: own.email,
        redeemed_at: '2024-07-05T22:00:00Z',
      });
    }
    const found = await fileOf(`/api/admin/discount-batches/${batch}/codes.csv`);
    const line = (name: string, state: string, uses: string, revenue: string, off: string) => ({
      Código: code(name),
      Estado: state,
      Usos: uses,
      'Ingresos (EUR)': revenue,
      'Descontado (EUR)': off,
    });
    expect(found.sort((a, b) => (a.Código ?? '').localeCompare(b.Código ?? ''))).toEqual([
      line('A1', 'Activo', '2', '35', '4,22'),
      line('B2', 'Desactivado', '0', '0', '0'),
      line('C3', 'Caducado', '0', '0', '0'),
      line('D4', 'Programado', '0', '0', '0'),
      line('E5', 'Agotado', '1', '8,01', '6,01'),
    ]);
  });
});

describe('the file of a person’s data', () => {
  const own = names();
  const id = (last: string) => `${own.tag.slice(0, 8)}-0000-4000-8000-0000000000${last}`;
  const at = (minute: string) => `2024-08-01T10:${minute}:00+00:00`;
  const invoiceNumber = Number.parseInt(own.tag.slice(0, 6), 16) + 1;

  it('has every column of every part, the same for customer and administrator', async () => {
    await anOrder(db, own);
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
      email,
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
    await insertRow(db, 'contact_messages', {
      id: id('04'),
      name: 'Léa Durand',
      email,
      company: 'Durand SARL',
      phone: '+33 1',
      service: 'order',
      order_number: 'FNZ-240101-ZZZZ',
      message: 'Bonjour à tous',
      conversation: JSON.stringify([
        { role: 'user', content: 'salut', timestamp: '2024-08-01T09:00:00.000Z' },
      ]),
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

    const visitor = await customer(email);
    await db.query(
      `UPDATE customer_logins SET language = 'it', tries = 2, created_at = $2, expires_at = $3, used_at = $4,
         mailed_at = $5 WHERE email = $1`,
      [email, at('25'), at('26'), at('27'), at('28')],
    );
    const read = await db.query('SELECT created_at, last_seen_at FROM customer_sessions WHERE email = $1', [
      email,
    ]);
    const session = read.rows[0] as { createdAt: Date; lastSeenAt: Date };

    // The login's own e-mail would be in the file, too.
    await eventually(async () => {
      const { rowCount } = await db.query(
        `DELETE FROM mail_log WHERE recipient = $1 AND kind = 'sendLoginCode'`,
        [email],
      );
      expect(rowCount).toBe(1);
    });
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
    const theirs = await admin.send('GET', `/api/admin/customers/${rows[0]?.id}/data`);
    const { madeAt: _, ...same } = theirs.body as Record<string, unknown>;
    expect(same).toEqual({ ...file, sessions });
  });
});
