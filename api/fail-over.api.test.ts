import { randomUUID } from 'node:crypto';
import { adminOrder } from '../domain/calls/admin-order';
import { createProvider, testConnection } from '../domain/calls/admin-providers';
import { requestRefill } from '../domain/calls/orders';
import { panelClock, panelDrop, panelFault } from '../e2e/support/sandbox';
import { administrator } from './testing/administrator';
import type { Browser } from './testing/browser';
import { testDatabase } from './testing/database';
import { buy, newTarget, orderThat } from './testing/purchases';
import { eventually } from './testing/wait';

const db = testDatabase();
/** A package that no other test has a panel refuse for the panel's own reasons. */
const serviceId = 207;
const amount = '61.99';
let admin: Browser;
let second: number;
const stamp = randomUUID().slice(0, 8);

beforeAll(async () => {
  admin = await administrator();
  const baseUrl = `${process.env.SANDBOX_PANEL_URL}/rest/v1`;
  const panel = { baseUrl, protocol: 'json-rest', apiKey: process.env.PROVIDER_KEY ?? '' } as const;
  const body = { ...panel, name: `Panel REST ${stamp}`, maxCallsPerSecond: 10, balanceAlertBelow: null };
  const { provider } = await admin.call(createProvider, { body });
  second = provider.id;
  await db.query(
    `INSERT INTO service_alternatives (service_id, position, provider_id, provider_service_id)
     VALUES ($1, 1, $2, '1001')`,
    [serviceId, second],
  );
});
afterAll(async () => {
  await db.query('DELETE FROM service_alternatives WHERE provider_id = $1', [second]);
  // Its orders refer to it forever; it takes no more.
  await db.query('UPDATE providers SET active = false WHERE id = $1', [second]);
  await db.end();
});

it('a panel of the other protocol is tested like any: balance, services, a wrong key', async () => {
  const tested = await admin.call(testConnection, { body: { id: second, serviceId: '1001' } });
  expect(tested).toMatchObject({ success: true, currency: 'USD', services: 5, details: { id: '1001' } });
  const baseUrl = `${process.env.SANDBOX_PANEL_URL}/rest/v1`;
  const wrong = { baseUrl, protocol: 'json-rest', apiKey: 'not-the-key' } as const;
  const refused = await admin.call(testConnection, { body: wrong });
  expect(refused).toMatchObject({ success: false, reason: 'refused', error: 'Invalid API key' });
});

it('an order that its panel can’t pay for is delivered, followed and refilled by the second, in another protocol [S1-2.15.96]', async () => {
  const username = newTarget();
  await panelFault({ kind: 'notEnoughFunds', action: 'add', count: 1, link: username });
  const { browser: buyer, order } = await buy({
    serviceId,
    amount,
    username,
    email: `${username}@example.com`,
  });
  await orderThat(buyer, order.id, ({ status }) => status === 'processing');
  await panelClock({ advanceSeconds: 60 });
  const seen = await orderThat(buyer, order.id, ({ status }) => status === 'completed');
  // The buyer sees nothing of it.
  expect(seen.timeline.map(({ kind }) => kind)).not.toContain('provider-changed');
  expect(JSON.stringify(seen)).not.toContain(stamp);

  const { order: detail } = await admin.call(adminOrder, { params: { id: order.id } });
  const generations = detail.submissions
    .map(({ generation, state, providerName }) => ({
      generation,
      state,
      other: providerName.includes(stamp),
    }))
    .sort((a, b) => a.generation - b.generation);
  expect(generations).toEqual([
    { generation: 1, state: 'rejected', other: false },
    { generation: 2, state: 'accepted', other: true },
  ]);
  const changed = detail.timeline.find(({ kind }) => kind === 'provider-changed');
  expect(changed?.data).toMatchObject({ provider: `Panel REST ${stamp}`, generation: 2 });
  expect(detail.attention).toBeUndefined();

  const panelId = detail.submissions.find(({ generation }) => generation === 2)?.providerOrderId;
  await panelDrop(Number(panelId), 30);
  await buyer.call(requestRefill, { params: { orderId: order.id } });
  await panelClock({ advanceSeconds: 60 });
  await orderThat(buyer, order.id, ({ refillStatus }) => refillStatus === 'completed');
  const calls = await eventually(async () => {
    const { rows } = await db.query<{
      action: string;
      providerId: number;
      outcome: string;
      request: object;
    }>('SELECT action, provider_id, outcome, request FROM provider_calls WHERE order_id = $1 ORDER BY id', [
      order.id,
    ]);
    expect(rows.map(({ action }) => action)).toContain('refill_status');
    return rows;
  });
  expect(calls.map(({ action, providerId: at, outcome }) => [action, at === second, outcome])).toEqual(
    expect.arrayContaining([
      ['add', false, 'refused'],
      ['add', true, 'ok'],
      ['status', true, 'ok'],
      ['refill', true, 'ok'],
    ]),
  );
  expect(calls.filter(({ providerId: at }) => at !== second)).toHaveLength(1);
  expect(JSON.stringify(calls)).not.toContain(process.env.PROVIDER_KEY);
});
