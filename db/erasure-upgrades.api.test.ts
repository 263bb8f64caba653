import { randomUUID } from 'node:crypto';
import { databaseAt, placesOf } from '#api/testing/database.ts';
import { databaseBefore } from '#api/testing/own-database.ts';
import { anOrder, insertRow, ownNames } from '#api/testing/rows.ts';
import { withdrawalReference } from '#domain/withdrawal.ts';
import { migrate } from './migrate';

/** A panel's answer may name the profile that it got. */
const refusal = {
  seq: 2,
  kind: 'submission-refused',
  by: 'provider',
  data: { line: 1, message: 'Incorrect link https://instagram.com/marta.b' },
};

it('an upgrade ends the requests that an erasure left open without their person', async () => {
  const old = await databaseBefore('0104');
  const its = databaseAt(old.ownerUrl);
  try {
    const request = async (state: string, email: string) => {
      const id = randomUUID();
      const row = { id, email, state, wish: 'deletion', username: '', language: 'es', reason: '' };
      await insertRow(its, 'leave_requests', { ...row, received_at: new Date() });
      return id;
    };
    const left = [await request('open', ''), await request('unproven', '')];
    const others = [await request('open', 'ana@example.com'), await request('erasing', '')];
    await migrate(old.ownerUrl);
    const { rows } = await its.query('SELECT id, state, ended_at IS NOT NULL AS over FROM leave_requests');
    const over = (id: string, state: string) => ({ id, state, over: state === 'erased' });
    expect(rows).toHaveLength(4);
    expect(rows).toEqual(
      expect.arrayContaining([
        ...left.map((id) => over(id, 'erased')),
        ...['open', 'erasing'].map((state, index) => over(others[index]!, state)),
      ]),
    );
  } finally {
    await its.end();
    await old.drop();
  }
});

it('an upgrade forgets what panels answered about people who were erased before, and their statements', async () => {
  const old = await databaseBefore('0066');
  const its = databaseAt(old.ownerUrl);
  try {
    const at = new Date('2026-11-21T10:00:00Z');
    const [erased, buyer] = [ownNames(), ownNames()];
    await anOrder(its, erased, { purchase: { forgotten_at: at } });
    await anOrder(its, buyer);
    for (const { cartId } of [erased, buyer])
      await insertRow(its, 'timeline', { ...refusal, cart_id: cartId, at });
    for (const { orderId, orderNumber, email } of [erased, buyer])
      await insertRow(its, 'withdrawals', {
        id: randomUUID(),
        order_number: orderNumber,
        order_id: orderId,
        email: `mistyped-${email}`,
        name: 'Marta',
        language: 'es',
        received_at: at,
      });
    await migrate(old.ownerUrl);
    const data = async ({ cartId }: typeof erased) =>
      (await its.query('SELECT data FROM timeline WHERE cart_id = $1', [cartId])).rows;
    expect(await data(erased)).toEqual([{ data: { line: 1 } }]);
    expect(await data(buyer)).toEqual([{ data: refusal.data }]);
    const statement = async ({ orderId }: typeof erased) =>
      (await its.query('SELECT email, name FROM withdrawals WHERE order_id = $1', [orderId])).rows;
    expect(await statement(erased)).toEqual([{ email: '', name: '' }]);
    expect(await statement(buyer)).toEqual([{ email: `mistyped-${buyer.email}`, name: 'Marta' }]);
  } finally {
    await its.end();
    await old.drop();
  }
});

it('an upgrade forgets erased people in notes on payments, reasons of bulk actions, exports and views', async () => {
  const old = await databaseBefore('0088');
  const its = databaseAt(old.ownerUrl);
  try {
    const at = new Date('2026-11-21T10:00:00Z');
    const log = async (action: string, subject: string, before: object, after: object) =>
      insertRow(its, 'audit_log', { actor: 'admin', action, subject, before, after });
    const [erased, buyer] = [ownNames(), ownNames()];
    await anOrder(its, erased, { purchase: { forgotten_at: at } });
    await anOrder(its, buyer);
    const [note, bulks] = ['Marta lo probó', [randomUUID(), randomUUID()]];
    for (const [index, { orderId, orderNumber, intent }] of [erased, buyer].entries()) {
      const id = bulks[index];
      await insertRow(its, 'payment_differences', {
        ...{ kind: 'payment-unknown-there', object_id: intent, order_number: orderNumber, note },
        ...{ happened_at: at, found_at: at, last_found_at: at, last_run_id: 'none' },
      });
      await log('settle-difference', orderNumber, { note, state: 'open' }, { state: 'settled' });
      await insertRow(its, 'bulk_acts', { id, reason: note, act: 'sync', started_by: 'a', started_at: at });
      await insertRow(its, 'bulk_results', { bulk_id: id, order_id: orderId, position: 1, state: 'done' });
      await log('bulk-sync', `bulk ${id}`, { reason: note, orders: [orderNumber] }, { orders: 1 });
    }
    await log('export-orders', 'orders', { search: 'marta@example.com', status: 'partial' }, { rows: 1 });
    await log('export-orders', 'orders', { search: '' }, { rows: 2 });
    const { id: admin } = await insertRow(its, 'admins', {
      ...{ username: 'admin', password_hash: 'x', role: 'support' },
    });
    const view = { admin_id: admin, list: '/api/admin/orders', created_at: at };
    const searched = {
      id: randomUUID(),
      name: 'Marta',
      address: 'search=marta%40example.com&status=partial',
    };
    const filtered = { id: randomUUID(), name: 'Francia', address: 'language=fr&research=1' };
    for (const one of [searched, filtered]) {
      await insertRow(its, 'saved_views', { ...view, ...one });
      await log('save-view', `view ${one.id}`, {}, one);
    }
    const typed = 'MARTA GARCIA LOPEZ';
    const statement = { id: randomUUID(), order_number: typed, name: '', email: '', language: 'es' };
    await insertRow(its, 'withdrawals', { ...statement, received_at: at });
    await log('close-withdrawal', typed, { withdrawal: statement.id }, { state: 'closed' });

    await migrate(old.ownerUrl);
    const kept = async (table: string, column: string) =>
      (await its.query(`SELECT ${column} AS kept FROM ${table} ORDER BY 1`)).rows.map((row) => row.kept);
    expect(await kept('payment_differences', 'note')).toEqual([note, null]);
    expect(await kept('bulk_acts', 'reason')).toEqual(['', note]);
    expect(await kept('saved_views', 'name')).toEqual(['Francia']);
    const { rows } = await its.query('SELECT before, after FROM audit_log ORDER BY id');
    expect(rows).toEqual([
      { before: { state: 'open' }, after: { state: 'settled' } },
      { before: { orders: [erased.orderNumber] }, after: { orders: 1 } },
      { before: { reason: note, state: 'open' }, after: { state: 'settled' } },
      { before: { reason: note, orders: [buyer.orderNumber] }, after: { orders: 1 } },
      { before: { search: true, status: 'partial' }, after: { rows: 1 } },
      { before: { search: '' }, after: { rows: 2 } },
      { before: {}, after: { id: searched.id } },
      { before: {}, after: { id: filtered.id, address: filtered.address } },
      { before: { withdrawal: statement.id }, after: { state: 'closed' } },
    ]);
    expect(await placesOf(its, typed)).toEqual([]);
    expect(await placesOf(its, withdrawalReference(statement.id))).toEqual(['audit_log.subject']);
  } finally {
    await its.end();
    await old.drop();
  }
});
