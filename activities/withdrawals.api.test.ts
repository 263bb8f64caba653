import { randomUUID } from 'node:crypto';
import { testDatabase } from '../api/testing/database';
import { ownNames } from '../api/testing/rows';
import { erasePerson } from '../db/erasure';
import { inTransaction } from '../db/pool';
import { insertWithdrawal, withdrawalById } from '../db/withdrawals';
import { closeMailSenders } from './mail-sender';
import { createWithdrawalActivities } from './withdrawals';

const db = testDatabase();
afterAll(() => {
  closeMailSenders();
  return db.end();
});

test('a person who was erased while the mail server was down gets no acknowledgement, and its run ends [V37]', async () => {
  const { acknowledgeWithdrawal } = createWithdrawalActivities({
    pool: db,
    smtpUrl: process.env.SMTP_URL ?? '',
    from: 'Tienda <tienda@shop.example>',
    publicUrl: process.env.SHOP_URL ?? '',
  });
  const { email, orderNumber } = ownNames();
  const id = randomUUID();
  await insertWithdrawal(db, { id, orderNumber, email, name: 'Ana', language: 'es' }, new Date());
  await inTransaction(db, (at) => erasePerson(at, email, new Date()));
  await acknowledgeWithdrawal({ id });
  expect((await withdrawalById(db, id))?.acknowledgedAt).toBeUndefined();
  await db.query('DELETE FROM withdrawals WHERE id = $1', [id]);
});
