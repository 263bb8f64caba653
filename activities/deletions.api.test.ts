import type { Client } from '@temporalio/client';
import { WorkflowNotFoundError } from '@temporalio/client';
import type { SignalDefinition } from '@temporalio/common';
import { testDatabase } from '../api/testing/database';
import { anOrder, forgetOrders, type OwnNames, ownNames } from '../api/testing/rows';
import { readKeyring } from '../security/keyring';
import { createDeletionActivities } from './deletions';

const db = testDatabase();
const used: OwnNames[] = [];
afterAll(async () => {
  await forgetOrders(db, used);
  await db.end();
});

test('a purchase that is over is told to forget its buyer if its run still waits, e.g. for an e-mail [V37]', async () => {
  const [waiting, ended] = [ownNames(), ownNames()];
  ended.email = waiting.email;
  used.push(waiting, ended);
  for (const own of used) await anOrder(db, own, { purchase: { stage: 'closed' } });
  const told: string[] = [];
  const getHandle = (workflowId: string) => ({
    async signal({ name }: SignalDefinition) {
      if (workflowId.includes(ended.cartId)) throw new WorkflowNotFoundError('ended', workflowId, undefined);
      told.push(`${workflowId} ${name}`);
    },
  });
  const { erasePerson } = createDeletionActivities({
    pool: db,
    client: { workflow: { getHandle } } as unknown as Client,
    keyring: readKeyring(process.env.ENCRYPTION_KEYS ?? ''),
    smtpUrl: process.env.SMTP_URL ?? '',
    from: 'Tienda <tienda@shop.example>',
    publicUrl: process.env.SHOP_URL ?? '',
  });
  await erasePerson({ id: 'unused', email: waiting.email });
  expect(told).toEqual([`purchase-${waiting.cartId} forgetBuyer`]);
  const { rows } = await db.query('SELECT email FROM orders WHERE cart_id = ANY ($1)', [
    used.map(({ cartId }) => cartId),
  ]);
  expect(rows).toEqual([{ email: '' }, { email: '' }]);
});
