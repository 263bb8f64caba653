import { randomUUID } from 'node:crypto';
import { filePaths } from '#domain/calls/files.ts';
import { administrator } from '../testing/administrator';
import type { Browser } from '../testing/browser';
import { testDatabase } from '../testing/database';
import { anOrder, forgetOrders, insertRow, type OwnNames, ownNames } from '../testing/rows';

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
    // Two that the bank took; one that it gave back is no loss.
    for (const [place, [cents, status]] of [
      [2000, 'lost'],
      [731, 'lost'],
      [3193, 'won'],
    ].entries())
      await insertRow(db, 'disputes', {
        id: `dp_${french.tag}${place}`,
        payment_intent_id: french.intent,
        amount_cents: cents,
        reason: 'fraudulent',
        status,
        opened_at: '2024-07-08T10:00:00Z',
        closed_at: '2024-07-09T10:00:00Z',
        told_at: '2024-07-09T10:00:00Z',
      });
    const rows = await fileOf(`${filePaths.orders}?search=${encodeURIComponent(email)}&sort=createdAt-asc`);
    expect(rows).toEqual([
      {
        Pedido: spanish.orderNumber,
        Creado: '2024-02-01 00:15:00',
        Pagado: '2024-07-05 23:58:00',
        Estado: 'Completado',
        'Estado del pago': 'Pagado',
        Tipo: 'Seguidores',
        Región: 'España',
        Servicio: '103',
        Unidades: '2750',
        'Importe (EUR)': '48,05',
        'Descuento (EUR)': '0',
        Código: '',
        'IVA (EUR)': '8,34',
        'Devuelto (EUR)': '0',
        'E-mail': email,
        Usuario: spanish.username,
        Idioma: 'Español',
        Pago: spanish.intent,
        'Id del panel': '',
        Entregado: '',
        'Perdido en disputas (EUR)': '0',
      },
      {
        Pedido: french.orderNumber,
        Creado: '2024-07-05 23:59:30',
        Pagado: '2024-07-05 23:58:00',
        Estado: 'Parcial',
        'Estado del pago': 'Reembolso parcial',
        Tipo: 'Likes',
        Región: '',
        Servicio: '12',
        Unidades: '1400',
        'Importe (EUR)': '31,93',
        'Descuento (EUR)': '3,55',
        Código: 'ROW355',
        'IVA (EUR)': '5,32',
        'Devuelto (EUR)': '4,31',
        'E-mail': email,
        Usuario: french.username,
        Idioma: 'Francés',
        Pago: french.intent,
        'Id del panel': `porow${french.tag}`,
        Entregado: '2025-01-01 00:20:10',
        'Perdido en disputas (EUR)': '27,31',
      },
      {
        Pedido: italian.orderNumber,
        Creado: '2024-07-06 12:00:01',
        Pagado: '2024-07-05 23:58:00',
        Estado: 'Reembolsado',
        'Estado del pago': 'Reembolsado',
        Tipo: 'Visualizaciones',
        Región: 'Europa',
        Servicio: '5989',
        Unidades: '125000',
        'Importe (EUR)': '1220,07',
        'Descuento (EUR)': '61',
        Código: 'IT5',
        'IVA (EUR)': '220,01',
        'Devuelto (EUR)': '1219,5',
        'E-mail': email,
        Usuario: italian.username,
        Idioma: 'Italiano',
        Pago: italian.intent,
        'Id del panel': `porow${italian.tag}`,
        Entregado: '2024-10-27 02:30:00',
        'Perdido en disputas (EUR)': '0',
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
