import type { Client } from '@temporalio/client';
import { readSettings, writeSettings } from '../db/settings';
import { panelClock, panelDrop, panelOrders } from '../e2e/support/sandbox';
import { connectClient, temporalEnv } from '../temporal/connection';
import { schedules } from '../workflows/messages';
import { testDatabase } from './testing/database';
import { buy, orderThat } from './testing/purchases';

const db = testDatabase();
let client: Client;
beforeAll(async () => {
  client = await connectClient(temporalEnv.parse(process.env));
});
afterAll(async () => {
  await client.connection.close();
  await db.end();
});

it('the batch sync brings a delivery to its end where nobody polls any more', async () => {
  const { purchase } = await readSettings(db);
  await writeSettings(db, { purchase: { ...purchase, densePollingSeconds: 0 } });
  const bought = await buy().finally(() => writeSettings(db, { purchase }));
  const { browser, cart, order } = bought;
  await orderThat(browser, order.id, ({ status }) => status === 'processing');
  await panelClock({ advanceSeconds: 60 });
  expect((await panelOrders(cart.username))[0]?.status).toBe('Completed');
  await client.schedule.getHandle(schedules.statusSync).trigger();
  const done = await orderThat(browser, order.id, ({ status }) => status === 'completed');
  expect(done.progress).toEqual({ delivered: 1100, total: 1100 });
});

it('the sweep asks for a refill where followers were lost, and nowhere else', async () => {
  const [lost, kept] = await Promise.all([buy(), buy()]);
  await Promise.all(
    [lost, kept].map(({ browser, order }) =>
      orderThat(browser, order.id, ({ status }) => status !== 'pending'),
    ),
  );
  await panelClock({ advanceSeconds: 60 });
  await Promise.all(
    [lost, kept].map(({ browser, order }) =>
      orderThat(browser, order.id, ({ status }) => status === 'completed'),
    ),
  );
  const [delivered] = await panelOrders(lost.cart.username);
  await panelDrop(delivered?.id ?? 0, 25);
  await client.schedule.getHandle(schedules.refillSweep).trigger();
  await orderThat(lost.browser, lost.order.id, ({ refillStatus }) => refillStatus !== undefined);
  const untouched = await orderThat(kept.browser, kept.order.id, () => true);
  expect(untouched.refillStatus).toBeUndefined();
});
