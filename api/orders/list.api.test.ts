import { randomUUID } from 'node:crypto';
import { countsWithin } from '#db/admin-order-list.ts';
import { adminOrder } from '#domain/calls/admin-order.ts';
import { adminOrderChoices, adminOrders } from '#domain/calls/admin-order-list.ts';
import { filePaths } from '#domain/calls/files.ts';
import { countLimit } from '#domain/calls/list.ts';
import { administrator, logInAs } from '../testing/administrator';
import { testDatabase } from '../testing/database';
import { anOrder, forgetOrders, insertRow, type OwnNames, ownNames, type Row } from '../testing/rows';
import { eventually } from '../testing/wait';

const db = testDatabase();
const made: OwnNames[] = [];
afterAll(async () => {
  await forgetOrders(db, made);
  await db.end();
});

/** A delivered order as rows only. */
async function ordered(order: Row = {}, over: Partial<OwnNames> = {}): Promise<OwnNames> {
  const own = { ...ownNames(), ...over };
  made.push(own);
  await anOrder(db, own, { purchase: { attention: null }, order: { status: 'completed', ...order } });
  return own;
}

/** The panel's part of an order. */
const submitted = ({ orderId, username }: OwnNames, over: Row = {}) =>
  insertRow(db, 'submissions', {
    id: randomUUID(),
    order_id: orderId,
    line: 0,
    generation: 1,
    provider_id: 1,
    provider_service_id: '1009',
    username,
    quantity: 1000,
    state: 'accepted',
    provider_status: 'completed',
    ...over,
  });

it('an order opens by its number as a customer wrote it', async () => {
  const { orderId, orderNumber } = await ordered();
  const admin = await administrator();
  for (const id of [orderId, `#${orderNumber.toLowerCase()}`, orderNumber.replaceAll('-', ' ')])
    expect((await admin.call(adminOrder, { params: { id } })).order).toMatchObject({ orderNumber });
});

describe('the list', () => {
  it('finds an order by any part of e-mail and user name, by number and payment, and by the beginning of a post [S1-2.15.23]', async () => {
    const own = await ordered();
    const { orderId, orderNumber, intent, email, username } = own;
    await submitted(own, { shortcode: `Zq${orderId}` });
    const admin = await administrator();
    const [name = '', domain = ''] = email.split('@');
    for (const search of [
      email,
      `${name.slice(3)}@${domain}`,
      name.slice(2),
      name.slice(0, 12).toUpperCase(),
      username.slice(2),
      `@${username}`,
      orderNumber.toLowerCase(),
      intent,
      `Zq${orderId}`,
      orderId,
    ]) {
      const { orders, total } = await admin.call(adminOrders, { query: { search } });
      expect({ search, total, id: orders[0]?.id }).toEqual({ search, total: 1, id: orderId });
    }
    // Wildcards of LIKE are plain characters.
    expect((await admin.call(adminOrders, { query: { search: '%' } })).total).toBe(0);
  });

  it('combines all filters, and each alone excludes an order [S1-2.15.22]', async () => {
    const own = await ordered({
      status: 'partial',
      payment_status: 'partially_refunded',
      refunded_cents: 100,
      language: 'it',
      service_id: 204,
      service_type: 'followers',
      created_at: '2026-03-01T22:30:00Z',
    });
    await submitted(own);
    const admin = await administrator();
    const all = {
      search: own.email,
      status: 'partial',
      payment: 'partially_refunded',
      refunded: 'true',
      language: 'it',
      service: '204',
      type: 'followers',
      provider: '1',
      // 23:30 in Madrid: still that day.
      from: '2026-03-01',
      to: '2026-03-01',
    } as const;
    const ids = async (query: Record<string, string>) =>
      (await admin.call(adminOrders, { query })).orders.map(({ id }) => id);
    expect(await ids(all)).toEqual([own.orderId]);
    const others: Record<string, string>[] = [
      { status: 'completed' },
      { payment: 'paid' },
      { language: 'fr' },
      { service: '999999' },
      { type: 'views' },
      { provider: '999' },
      { from: '2026-03-02', to: '2026-03-03' },
      { to: '2026-02-28', from: '2026-02-01' },
      { attention: 'true' },
      { withdrawal: 'true' },
    ];
    for (const other of others)
      expect({ other, found: await ids({ ...all, ...other }) }).toEqual({ other, found: [] });
  });

  it('sorts by delivery, undelivered orders last either way [S1-2.15.22]', async () => {
    const email = `${randomUUID()}@sorted.example`;
    const one = await ordered({ delivered_at: '2026-01-02' }, { email });
    const other = await ordered({ delivered_at: null }, { email });
    const admin = await administrator();
    for (const sort of ['deliveredAt-asc', 'deliveredAt-desc']) {
      const { orders } = await admin.call(adminOrders, { query: { search: email, sort } });
      expect(orders.map(({ id }) => id)).toEqual([one.orderId, other.orderId]);
    }
  });

  it('counts no further than ten thousand, and has no page beyond [S1-2.15.24]', async () => {
    const admin = await administrator();
    const far = await admin.call(adminOrders, { query: { page: 9999, pageSize: 100 } });
    expect(far.orders).toEqual([]);
    expect(far.total).toBeLessThanOrEqual(countLimit + 1);
  });

  it('counts each status within a filter, unless it matches too many', async () => {
    const email = `${randomUUID()}@count.example`;
    await ordered({ status: 'refunded' }, { email });
    await ordered({}, { email });
    const counts = { pending: 0, processing: 0, completed: 1, partial: 0, cancelled: 0, refunded: 1 };
    expect(await countsWithin(db, { search: email }, 2)).toEqual(counts);
    expect(await countsWithin(db, { search: email }, 1)).toBeUndefined();
  });

  it('knows the services and panels to filter by', async () => {
    const { services, providers } = await (await administrator()).call(adminOrderChoices, {});
    expect(services.find(({ id }) => id === 204)).toMatchObject({ type: 'followers', quantity: 1000 });
    expect(providers[0]).toEqual({ id: 1, name: expect.any(String) });
  });

  it('an invalid filter is named', async () => {
    const admin = await administrator();
    for (const [field, value] of [
      ['from', '31/12/2026'],
      ['to', '1999-12-31'],
      ['service', 'x'],
      ['language', 'de'],
      ['sort', 'name'],
    ] as const) {
      const { status, body } = await admin.refused(adminOrders, { query: { [field]: value } as never });
      expect({ field, status, named: body.fields }).toEqual({
        field,
        status: 400,
        named: { [field]: expect.any(String) },
      });
    }
  });
});

describe('the file', () => {
  it('has the filtered orders, safe for spreadsheets, and is audited [S1-2.15.26]', async () => {
    const email = `=cmd${randomUUID()}@evil.example`;
    await ordered({ amount_cents: 1999 }, { email });
    const admin = await administrator();
    const from = '2000-01-02';
    const search = encodeURIComponent(email);
    const answer = await admin.send('GET', `${filePaths.orders}?search=${search}&from=${from}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toMatch(
      /attachment; filename="pedidos-\d{4}-\d\d-\d\d.csv"/,
    );
    const lines = String(answer.body).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Pedido;Creado;Pagado;Estado');
    expect(lines[1]).toContain(`;'${email};`);
    expect(lines[1]).toContain(';19,99;');
    const written = await eventually(async () => {
      const { rows } = await db.query(
        `SELECT before, after FROM audit_log WHERE action = 'export-orders' AND before->>'from' = $1 AND after ? 'rows'`,
        [from],
      );
      if (rows.length === 0) throw new Error('not yet');
      return rows;
    });
    // That it was searched, not for whom: an erasure wouldn't find the text.
    expect(written).toEqual([{ before: { search: true, from, sort: 'createdAt-desc' }, after: { rows: 1 } }]);
  });

  it('is refused without the permission to export, and for an invalid filter', async () => {
    const reader = await logInAs(db, 'read-only');
    expect((await reader.send('GET', filePaths.orders)).status).toBe(403);
    const admin = await administrator();
    const bad = await admin.send('GET', `${filePaths.orders}?status=eaten`);
    expect(bad).toMatchObject({ status: 400, body: { fields: { status: expect.any(String) } } });
    // No export hangs: the next one goes through.
    expect((await admin.send('GET', `${filePaths.orders}?search=nobody-${randomUUID()}`)).status).toBe(200);
  });
});
