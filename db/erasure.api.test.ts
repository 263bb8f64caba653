import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { databaseAt, everyRow, placesOf } from '#api/testing/database.ts';
import { migratedDatabase, type OwnDatabase } from '#api/testing/own-database.ts';
import { personalRows } from '#api/testing/personal-rows.ts';
import { suppressed } from '#api/testing/requests.ts';
import { anOrder, insertRow, ownNames, sellOne } from '#api/testing/rows.ts';
import { contactReference, leaveReference } from '#domain/support.ts';
import { withdrawalReference } from '#domain/withdrawal.ts';
import { insertContact } from './contact';
import { openCustomerSession } from './customers';
import { suppressEmail } from './email-suppressions';
import { erasePerson } from './erasure';
import { addNote } from './order-notes';
import { inTransaction } from './pool';
import { insertWithdrawal } from './withdrawals';

/** A database that nothing else writes to. */
let own: OwnDatabase;
let db: Pool;
beforeAll(async () => {
  own = await migratedDatabase();
  db = databaseAt(own.ownerUrl, 4);
  await sellOne(db);
});
afterAll(async () => {
  await db.end();
  await own.drop();
});

/** A panel's answer may name the profile that it got. */
const refusal = {
  seq: 2,
  kind: 'submission-refused',
  by: 'provider',
  data: { line: 1, message: 'Incorrect link https://instagram.com/marta.b' },
};

it('an erasure that runs again, e.g. because its answer was lost, changes nothing more [V37]', async () => {
  const [at, later] = [new Date('2026-11-21T10:00:00Z'), new Date('2026-11-22T10:00:00Z')];
  const erased = ownNames();
  const { cartId, orderId, orderNumber, email } = erased;
  await anOrder(db, erased);
  await anOrder(db, ownNames());
  const written = { email, name: 'Marta Borrable', language: 'es' as const };
  await insertContact(db, { ...written, id: randomUUID(), service: 'other', message: 'Soy Marta' }, at);
  await insertWithdrawal(db, { ...written, id: randomUUID(), orderNumber, reason: 'Soy Marta' }, at);
  await openCustomerSession(db, Buffer.alloc(32, 1), email, at);
  await addNote(db, orderId, { author: 'admin', text: 'Llamó Marta', at });
  await insertRow(db, 'reviews', {
    order_id: orderId,
    language: 'es',
    service_type: 'likes',
    service_id: 12,
    stars: 5,
    comment: 'Soy Marta',
    written_at: at,
  });
  await insertRow(db, 'email_suppressions', { email, reason: 'Marta lo pidió' });
  await insertRow(db, 'timeline', {
    cart_id: cartId,
    seq: 1,
    kind: 'refund-requested',
    at,
    by: 'admin',
    data: { reason: 'Marta lo pidió' },
  });
  await insertRow(db, 'timeline', { ...refusal, cart_id: cartId, at });
  await insertRow(db, 'audit_log', {
    actor: 'admin',
    action: 'refund',
    subject: orderNumber,
    before: { reason: 'Marta lo pidió', status: 'partial' },
    after: { status: 'refunded' },
  });
  await insertRow(db, 'audit_log', {
    actor: 'admin',
    action: 'change-target',
    subject: orderNumber,
    before: { asked: { username: 'Marta.b', shortcode: 'MartasPost' } },
    after: { refused: 'target_sent' },
  });
  const reason = 'Marta lo pidió';
  const request = randomUUID();
  await insertRow(db, 'leave_requests', {
    id: request,
    wish: 'deletion',
    username: 'marta.b',
    email,
    reason,
    language: 'es',
    received_at: at,
    state: 'erasing',
    decided_at: at,
    decided_by: 'admin',
    decision_reason: 'Marta lo probó',
  });
  const bulk = randomUUID();
  await insertRow(db, 'bulk_acts', { id: bulk, reason, act: 'refund', started_by: 'admin', started_at: at });
  await insertRow(db, 'bulk_results', { bulk_id: bulk, order_id: orderId, position: 1, state: 'done' });
  await insertRow(db, 'payment_differences', {
    ...{ kind: 'payment-unknown-there', object_id: erased.intent, order_number: orderNumber, note: reason },
    ...{ happened_at: at, found_at: at, last_found_at: at, last_run_id: 'none' },
  });
  const { rows: customers } = await db.query('SELECT id::text FROM customers WHERE email = $1', [email]);
  const answer = { username: 'marta.b', shortcode: 'martasPost', error: 'Marta is private', state: 'failed' };
  for (const [action, subject, after] of [
    ['send-to-provider', orderNumber, { answer, status: 'partial' }],
    ['settle-difference', orderNumber, { state: 'settled' }],
    ['bulk-refund', `bulk ${bulk}`, { orders: 1 }],
    ['end-marketing', customers[0]?.id, { wanted: false }],
    ['decide-deletion', leaveReference(request), { answer: 'erasing' }],
  ] as const)
    await insertRow(db, 'audit_log', { actor: 'admin', action, subject, before: { reason }, after });

  const erase = (moment: Date) => inTransaction(db, (all) => erasePerson(all, email, moment));
  const before = await everyRow(db, []);
  await erase(at);
  expect(await placesOf(db, 'Marta')).toEqual([]);
  const after = await everyRow(db, []);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  expect(changed.sort()).toEqual([
    'audit_log',
    'bulk_acts',
    'contact_messages',
    'customer_sessions',
    'customers',
    'email_suppressions',
    'leave_requests',
    'order_notes',
    'orders',
    'payment_differences',
    'purchases',
    'reviews',
    'timeline',
    'withdrawals',
  ]);
  await erase(later);
  expect(await everyRow(db, [])).toEqual(after);
});

/**
 * Tables that hold no buyer, or keep one on purpose (decision 0021); the audit log has its own test above, and the keys
 * of limits are hashed.
 */
const notOfBuyers = words(`
  admins admin_half_logins admin_recovery_codes admin_sessions alerts_told api_requests audit_log blocked_users
  content_drafts content_sections day_figures discount_codes incidents page_files provider_balances
  provider_services providers rate_limits saved_views reconciliation_seen reconciliations schema_migrations sellers
  service_alternatives services settings shop_names sweep_results sweeps`);
/** Columns that nobody writes freely: ids, kinds, states, names of users, and what the payment provider says. */
const fixed: Record<string, string> = {
  bulk_acts: 'started_by',
  bulk_results: 'code outcome state',
  charges: 'brand country failure_code id last4 method payment_intent_id status',
  contact_messages: 'closed_by email language order_number service',
  contact_replies: 'author by',
  conversions: 'currency source',
  corrections: 'cart_id reason',
  customer_logins: 'code_mac email language owner',
  customer_sessions: 'email',
  customers: 'email',
  declines: 'event_id payment_intent_id',
  discount_claims: 'cart_id code',
  discount_redemptions: 'code email',
  disputes: 'charge_id id payment_intent_id reason status',
  email_suppressions: 'added_by email',
  email_suppressions_ended: 'email ended_by',
  emails: 'cart_id kind recipient subject',
  invoices: 'cart_id country seller',
  kept_purchases: 'cart_id',
  leave_requests: 'decided_by email language state',
  mail_log: 'activity cart_id kind recipient state subject',
  order_notes: 'author',
  orders:
    'cart_id discount_code email immediate_performance_text language order_number payment_intent_id payment_status provider_order_id region service_type status',
  payment_differences:
    'currency here_status kind last_run_id object_id order_number payment_intent_id settled_by state there_status',
  provider_calls: 'action outcome',
  purchases:
    'attention cart_id closed_as email language order_number owner payment_intent_id payment_status run_id stage variant',
  refills: 'provider_refill_id requested_by state',
  refunds: 'cart_id payment_intent_id refund_id requested_by status',
  reviews: 'decided_by language service_type state',
  stripe_events: 'cart_id code id outcome payment_intent_id type',
  submissions: 'charge provider_order_id provider_service_id provider_status state',
  timeline: 'by cart_id kind',
  withdrawals: 'closed_by email language',
};
/** Columns that a check or a reference keeps from free text. */
const checked = words('bulk_acts.act invoices.series leave_requests.wish withdrawals.unacknowledged');
function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

it('an erasure empties every text column that is not listed; a new one fails here until it is planted or listed [V37]', async () => {
  const alone = await migratedDatabase();
  const its = databaseAt(alone.ownerUrl);
  try {
    const at = new Date('2026-11-21T10:00:00Z');
    const person = ownNames();
    await sellOne(its);
    await anOrder(its, person);
    for (const [table, row] of Object.entries(personalRows(person, at)))
      await insertRow(its, table, row(at.toISOString()));
    const { rows: columns } = await its.query<Record<'table' | 'column' | 'type', string>>(
      `SELECT c.table_name AS "table", c.column_name AS "column", c.data_type AS type
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' 
         AND c.data_type IN ('text', 'character varying', 'ARRAY', 'jsonb', 'json')
         AND c.table_name <> ALL ($1)`,
      [notOfBuyers],
    );
    const listed = new Set(
      Object.entries(fixed).flatMap(([table, names]) => words(names).map((column) => `${table}.${column}`)),
    );
    const unplanted: string[] = [];
    const refused: string[] = [];
    for (const { table, column, type } of columns) {
      const name = `${table}.${column}`;
      if (listed.delete(name)) continue;
      // The panel's link is in the request; other objects may hold a reason.
      const object = `{"${column === 'request' ? 'link' : 'reason'}": "Marta"}`;
      const text = type.startsWith('json') ? object : type === 'ARRAY' ? '{Marta}' : 'Marta';
      const updated = await its
        .query(`UPDATE "${table}" SET "${column}" = $1`, [text])
        .catch((error) => error);
      if (updated.rowCount === 0) unplanted.push(name);
      else if (updated.rowCount === undefined) refused.push(name);
    }
    expect(unplanted).toEqual([]);
    expect(refused.sort()).toEqual(checked);
    // Columns that no longer exist.
    expect([...listed]).toEqual([]);
    expect((await placesOf(its, 'Marta')).length).toBeGreaterThan(30);
    await inTransaction(its, (all) => erasePerson(all, person.email, at));
    expect(await placesOf(its, 'Marta')).toEqual([]);
    expect(await placesOf(its, person.email)).toEqual([]);
  } finally {
    await its.end();
    await alone.drop();
  }
});

it('an erasure that waited leaves what the address has got since its decision', async () => {
  const decidedAt = new Date('2026-11-21T10:00:00Z');
  const [before, since] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-22T10:00:00Z')];
  const old = ownNames();
  const { email } = old;
  const mine = (more: object = {}) => ({ ...ownNames(), email, ...more });
  const [newer, joined] = [mine(), mine()];
  await anOrder(db, old);
  /** What a person leaves behind by address. Returns where it is. */
  const leaves = async (at: Date, text: string) => {
    const id = randomUUID();
    const person = { id, email, language: 'es' as const };
    await insertContact(db, { ...person, name: text, service: 'other', message: text }, at);
    await insertRow(db, 'withdrawals', { ...person, order_number: 'X', name: text, received_at: at });
    await openCustomerSession(db, Buffer.from(id.replaceAll('-', '').repeat(2), 'hex'), email, at);
    await insertRow(db, 'email_suppressions_ended', {
      ...{ id, email, since: at, ended_at: at, ended_by: 'admin', reason: text },
    });
    await insertRow(db, 'leave_requests', {
      ...{ ...person, wish: 'mail', username: text, reason: text, received_at: at, state: 'done' },
    });
    await insertRow(db, 'mail_log', {
      ...{ activity: id, kind: 'x', recipient: email, subject: text, state: 'sent', tries: 1 },
      ...{ first_at: at, at },
    });
  };
  const erase = () => inTransaction(db, (all) => erasePerson(all, email, new Date(), decidedAt));
  await leaves(before, 'MartaAntes');
  await leaves(since, 'MartaDespues');
  await suppressEmail(db, email, { at: before, reason: 'MartaAntes' });
  const everywhere = await placesOf(db, 'MartaDespues');
  expect(everywhere).toHaveLength(7);
  await anOrder(db, newer, { purchase: { created_at: since } });
  // Given the address by a correction.
  await anOrder(db, joined);
  await insertRow(db, 'timeline', {
    ...{ cart_id: joined.cartId, seq: 1, kind: 'email-changed', at: since, by: 'customer', data: {} },
  });
  await erase();
  expect(await placesOf(db, 'MartaAntes')).toEqual([]);
  expect(await placesOf(db, 'MartaDespues')).toEqual(everywhere);
  const { rows } = await db.query('SELECT cart_id FROM orders WHERE email = $1 ORDER BY 1', [email]);
  expect(rows).toEqual(
    [newer, joined].map(({ cartId }) => ({ cartId })).sort((a, b) => (a.cartId < b.cartId ? -1 : 1)),
  );
  // The newer purchases still get no advertising.
  expect(await suppressed(db, email)).toBe(true);

  // Somebody who bought nothing since then is erased completely.
  const other = ownNames();
  await anOrder(db, other);
  await openCustomerSession(db, Buffer.alloc(32, 2), other.email, since);
  await suppressEmail(db, other.email, { at: before });
  await inTransaction(db, (all) => erasePerson(all, other.email, new Date(), decidedAt));
  expect(await placesOf(db, other.email)).toEqual([]);
});

it('an inbox stays unsubscribed under its other spellings, until the last one is erased', async () => {
  const box = randomUUID().slice(0, 8);
  const [first, second, third] = ['', '+shop', '+news'].map((tag) => `${box}${tag}@correo.example`);
  const erase = (email = '') => inTransaction(db, (all) => erasePerson(all, email, new Date()));
  const entries = async () =>
    (
      await db.query(
        'SELECT email, reason FROM email_suppressions WHERE inbox_of(email) = inbox_of($1) ORDER BY email',
        [first],
      )
    ).rows;
  for (const email of [first, second]) {
    const own = { ...ownNames(), email: email ?? '' };
    await anOrder(db, own);
    const about = { cart_id: own.cartId, kind: 'order-confirmation', subject: 'x' };
    await insertRow(db, 'emails', { ...about, recipient: email });
  }
  await suppressEmail(db, first ?? '', { at: new Date(), reason: 'Marta lo pidió' });
  await erase(first);
  expect(await entries()).toEqual([{ email: second, reason: null }]);
  // One that is unsubscribed itself needs nothing of another.
  await suppressEmail(db, third ?? '');
  await erase(third);
  expect(await entries()).toEqual([{ email: second, reason: null }]);
  await erase(second);
  expect(await entries()).toEqual([]);
});

it('why support closed a message is forgotten in the audit log, too', async () => {
  const { email } = ownNames();
  const at = new Date('2026-11-21T10:00:00Z');
  const id = randomUUID();
  await insertContact(
    db,
    { id, email, name: 'Marta', language: 'es', service: 'other', message: 'Hola' },
    at,
  );
  await insertRow(db, 'audit_log', {
    actor: 'admin',
    action: 'close-contact',
    subject: contactReference(id),
    before: { state: 'open', reason: 'Marta llamó' },
  });
  await inTransaction(db, (all) => erasePerson(all, email, at));
  const { rows } = await db.query('SELECT before FROM audit_log WHERE subject = $1', [contactReference(id)]);
  expect(rows).toEqual([{ before: { state: 'open' } }]);
});

it('what was typed as an order number that fits no order is forgotten', async () => {
  const own = ownNames();
  const { email, orderNumber } = own;
  await anOrder(db, own);
  const at = new Date('2026-11-21T10:00:00Z');
  const said = { email, name: 'Marta', language: 'es' as const };
  for (const number of [orderNumber, 'MARTA GARCIA LOPEZ'])
    await insertWithdrawal(db, { ...said, id: randomUUID(), orderNumber: number }, at);
  await inTransaction(db, (all) => erasePerson(all, email, at));
  expect(await placesOf(db, 'MARTA GARCIA')).toEqual([]);
  expect(await placesOf(db, orderNumber)).toContain('withdrawals.order_number');
});

it('why a statement of withdrawal was closed is forgotten, whatever order number was typed', async () => {
  const { email } = ownNames();
  const at = new Date('2026-11-21T10:00:00Z');
  const id = randomUUID();
  const typed = `FNZ-261121-${id.slice(0, 4).toUpperCase()}`;
  const statement = { id, order_number: typed, email, name: 'Marta', language: 'es', received_at: at };
  await insertRow(db, 'withdrawals', { ...statement, closed_at: at, closed_by: 'admin' });
  const line = { actor: 'admin', subject: typed };
  const closed = { action: 'close-withdrawal', before: { withdrawal: id, reason: 'Marta llamó' } };
  const others = { action: 'refund', before: { reason: 'Lo pidió su dueña' } };
  for (const one of [closed, others]) await insertRow(db, 'audit_log', { ...line, ...one });
  // As it is written since 1.3.
  const subject = withdrawalReference(id);
  await insertRow(db, 'audit_log', { ...line, ...closed, subject });
  await inTransaction(db, (all) => erasePerson(all, email, at));
  const { rows } = await db.query('SELECT before FROM audit_log WHERE subject = ANY ($1) ORDER BY id', [
    [typed, subject],
  ]);
  const forgotten = { before: { withdrawal: id } };
  expect(rows).toEqual([forgotten, { before: others.before }, forgotten]);
});

it('a code that was redeemed before the address of its order was corrected is erased with either address', async () => {
  const at = new Date('2026-11-21T10:00:00Z');
  const [left, kept] = [ownNames(), ownNames()];
  const former = ({ email }: typeof left) => `former-${email}`;
  for (const own of [left, kept]) {
    await anOrder(db, own);
    await insertRow(db, 'discount_redemptions', {
      ...{ order_id: own.orderId, code: 'SAVE15', email: former(own), redeemed_at: at },
    });
  }
  const redeemedBy = async ({ orderId }: typeof left) =>
    (await db.query('SELECT email FROM discount_redemptions WHERE order_id = $1', [orderId])).rows;
  await inTransaction(db, (all) => erasePerson(all, former(left).toUpperCase(), at));
  expect(await redeemedBy(left)).toEqual([{ email: '' }]);
  expect(await redeemedBy(kept)).toEqual([{ email: former(kept) }]);
  await inTransaction(db, (all) => erasePerson(all, kept.email, at));
  expect(await redeemedBy(kept)).toEqual([{ email: '' }]);
});

it('a statement of withdrawal made before the address of its order was corrected is erased too', async () => {
  const { email, orderId, orderNumber, ...names } = ownNames();
  await anOrder(db, { email, orderId, orderNumber, ...names }, { purchase: { stage: 'closed' } });
  const at = new Date('2026-11-21T10:00:00Z');
  await insertRow(db, 'withdrawals', {
    id: randomUUID(),
    order_number: orderNumber,
    order_id: orderId,
    email: `mistyped-${email}`,
    name: 'Marta',
    reason: 'Ya no lo quiero',
    language: 'es',
    received_at: at,
  });
  await inTransaction(db, (all) => erasePerson(all, email, at));
  const { rows } = await db.query('SELECT email, name, reason FROM withdrawals WHERE order_id = $1', [
    orderId,
  ]);
  expect(rows).toEqual([{ email: '', name: '', reason: null }]);
});

it('an erasure finds the statements of withdrawal by an index', async () => {
  const client = await db.connect();
  try {
    // What earlier statements of this connection read would be counted too.
    await client.query('SELECT pg_stat_force_next_flush()');
    await client.query('BEGIN');
    // A small table would be read whole.
    await client.query('SET LOCAL enable_seqscan = off');
    await erasePerson(client, ownNames().email, new Date());
    const { rows } = await client.query(
      `SELECT seq_scan FROM pg_stat_xact_user_tables WHERE relname = 'withdrawals'`,
    );
    expect(rows).toEqual([{ seqScan: '0' }]);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

it('an erasure recounts an address once, however many orders it has', async () => {
  const at = new Date('2026-11-21T10:00:00Z');
  const { email } = ownNames();
  for (const _ of [1, 2, 3]) await anOrder(db, { ...ownNames(), email }, { purchase: { stage: 'closed' } });
  const client = await db.connect();
  try {
    // What earlier statements of this connection wrote would be counted too.
    await client.query('SELECT pg_stat_force_next_flush()');
    await client.query('BEGIN');
    await erasePerson(client, email, at);
    const { rows } = await client.query(
      `SELECT n_tup_upd AS updated, n_tup_del AS deleted FROM pg_stat_xact_user_tables WHERE relname = 'customers'`,
    );
    expect(rows).toEqual([{ updated: '1', deleted: '1' }]);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

it('orders that change addresses or go in one statement leave each address its sums', async () => {
  const [one, other] = [ownNames().email, ownNames().email];
  const order = async (email: string, amount: number) => {
    const own = { ...ownNames(), email };
    await anOrder(db, own, { order: { amount_cents: amount, refunded_cents: 0 } });
    return own.orderId;
  };
  const [first, second, third] = [await order(one, 100), await order(other, 1000), await order(other, 5000)];
  const sums = async () => {
    const { rows } = await db.query(
      'SELECT email, orders, spent_cents FROM customers WHERE email = ANY ($1)',
      [[one, other]],
    );
    return Object.fromEntries(rows.map((row) => [row.email, [row.orders, Number(row.spentCents)]]));
  };
  // Each keeps its number of orders.
  await db.query(
    `UPDATE orders SET email = CASE id WHEN $1 THEN $2 ELSE upper($3) END WHERE id IN ($1, $4)`,
    [...[first, other, one, second]],
  );
  expect(await sums()).toEqual({ [one]: [1, 1000], [other]: [2, 5100] });
  await db.query('DELETE FROM orders WHERE id IN ($1, $2)', [second, third]);
  expect(await sums()).toEqual({ [other]: [1, 100] });
});
