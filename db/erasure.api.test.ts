import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { everyRow } from '#api/testing/database.ts';
import { migratedDatabase, type OwnDatabase } from '#api/testing/own-database.ts';
import { anOrder, insertRow, ownNames } from '#api/testing/rows.ts';
import { insertContact } from './contact';
import { openCustomerSession } from './customers';
import { erasePerson } from './erasure';
import { addNote } from './order-notes';
import { createPool, inTransaction } from './pool';
import { insertWithdrawal } from './withdrawals';

/** A database that nothing else writes to. */
let own: OwnDatabase;
let db: Pool;
beforeAll(async () => {
  own = await migratedDatabase();
  db = createPool(own.ownerUrl, () => undefined, 2);
});
afterAll(async () => {
  await db.end();
  await own.drop();
});

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
  await insertRow(db, 'audit_log', {
    actor: 'admin',
    action: 'refund',
    subject: orderNumber,
    before: { reason: 'Marta lo pidió', status: 'partial' },
    after: { status: 'refunded' },
  });

  const erase = (moment: Date) => inTransaction(db, (all) => erasePerson(all, email, moment));
  const before = await everyRow(db, []);
  await erase(at);
  const after = await everyRow(db, []);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  expect(changed.sort()).toEqual([
    'audit_log',
    'contact_messages',
    'customer_sessions',
    'customers',
    'email_suppressions',
    'order_notes',
    'orders',
    'purchases',
    'reviews',
    'timeline',
    'withdrawals',
  ]);
  await erase(later);
  expect(await everyRow(db, [])).toEqual(after);
});
