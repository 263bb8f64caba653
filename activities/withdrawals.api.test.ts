import { randomUUID } from 'node:crypto';
import { databaseAt, testDatabase } from '../api/testing/database';
import { databaseBefore } from '../api/testing/own-database';
import { anOrder, forgetOrders, insertRow, ownNames } from '../api/testing/rows';
import { attentionQueue } from '../db/attention';
import { erasePerson } from '../db/erasure';
import { migrate } from '../db/migrate';
import { inTransaction } from '../db/pool';
import { noteRequestMail } from '../db/requests';
import { insertWithdrawal, withdrawalById, withdrawalsOfOrder } from '../db/withdrawals';
import { mailServer } from '../e2e/support/sandbox';
import { closeMailSenders } from './mail-sender';
import { createWithdrawalActivities } from './withdrawals';

const db = testDatabase();
afterAll(() => {
  closeMailSenders();
  return db.end();
});

const activities = () =>
  createWithdrawalActivities({
    pool: db,
    smtpUrl: process.env.SMTP_URL ?? '',
    from: 'Tienda <tienda@shop.example>',
    publicUrl: process.env.SHOP_URL ?? '',
  });

test('the back office sees why a statement gets no acknowledgement', async () => {
  const own = ownNames();
  const { email, orderNumber, orderId } = own;
  await anOrder(db, own);
  const [limit, refused, late, away] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const said = { orderNumber, email, name: 'Ana', language: 'es' as const };
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
  await insertWithdrawal(db, { ...said, id: limit, withoutLetter: true }, daysAgo(1));
  await insertWithdrawal(db, { ...said, id: refused }, daysAgo(2));
  await insertWithdrawal(db, { ...said, id: away }, daysAgo(3));
  await insertWithdrawal(db, { ...said, id: late }, daysAgo(31));
  try {
    await mailServer('down');
    await expect(activities().acknowledgeWithdrawal({ id: away })).rejects.toThrow();
    await mailServer('reject');
    await expect(activities().acknowledgeWithdrawal({ id: refused })).rejects.toMatchObject({
      type: 'recipient-refused',
    });
    const reasons = async () =>
      (await withdrawalsOfOrder(db, orderId)).map(({ unacknowledged }) => unacknowledged);
    expect(await reasons()).toEqual(['limit', 'refused', null, 'given-up']);
    const queued = (await attentionQueue(db, { kind: 'withdrawal', page: 1, pageSize: 1000 })).filter(
      (item) => item.orderNumber === orderNumber,
    );
    expect(queued.map(({ unacknowledged }) => unacknowledged)).toEqual([
      'given-up',
      null,
      'refused',
      'limit',
    ]);
    await mailServer('normal');
    await activities().acknowledgeWithdrawal({ id: away });
    await activities().acknowledgeWithdrawal({ id: late });
    expect(await reasons()).toEqual(['limit', 'refused', null, null]);
  } finally {
    await mailServer('normal');
    await db.query('DELETE FROM withdrawals WHERE order_number = $1', [orderNumber]);
    await forgetOrders(db, [own]);
  }
});

test('after the upgrade the back office sees every statement that the previous release has not acknowledged', async () => {
  const old = await databaseBefore('0089');
  const its = databaseAt(old.ownerUrl);
  try {
    const [refused, acknowledged] = [randomUUID(), randomUUID()];
    const said = { order_number: 'X', email: 'a@b.example', name: 'Ana', language: 'es' };
    const yesterday = new Date(Date.now() - 24 * 3600 * 1000);
    for (const [id, at] of [
      [refused, null],
      [acknowledged, yesterday],
    ])
      await insertRow(its, 'withdrawals', { ...said, id, received_at: yesterday, acknowledged_at: at });
    await migrate(old.ownerUrl);
    const reasons = async () =>
      Object.fromEntries(
        (await attentionQueue(its, { kind: 'withdrawal', page: 1, pageSize: 10 })).map((item) => [
          item.id,
          item.unacknowledged,
        ]),
      );
    expect(await reasons()).toEqual({ [refused]: 'given-up', [acknowledged]: null });
    // Its e-mail was still being tried.
    await noteRequestMail(its, 'withdrawals', refused, 'acknowledgement');
    expect(await reasons()).toEqual({ [refused]: null, [acknowledged]: null });
  } finally {
    await its.end();
    await old.drop();
  }
});

test('a person who was erased while the mail server was down gets no acknowledgement, and its run ends [V37]', async () => {
  const { acknowledgeWithdrawal } = activities();
  const { email, orderNumber } = ownNames();
  const id = randomUUID();
  await insertWithdrawal(db, { id, orderNumber, email, name: 'Ana', language: 'es' }, new Date());
  await inTransaction(db, (at) => erasePerson(at, email, new Date()));
  await acknowledgeWithdrawal({ id });
  expect((await withdrawalById(db, id))?.acknowledgedAt).toBeUndefined();
  await db.query('DELETE FROM withdrawals WHERE id = $1', [id]);
});
