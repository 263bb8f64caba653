import { panelClock } from '../e2e/support/sandbox';
import { testDatabase } from './testing/database';
import { buy, orderThat } from './testing/purchases';
import { eventually } from './testing/wait';

const db = testDatabase();
afterAll(() => db.end());

describe('calls to the panel', () => {
  it('are kept with request and answer, without the key', async () => {
    const { browser: buyer, cart, order } = await buy();
    await panelClock({ advanceSeconds: 60 });
    await orderThat(buyer, order.id, (view) => view.status === 'completed');
    const calls = await eventually(async () => {
      const { rows } = await db.query('SELECT * FROM provider_calls WHERE order_id = $1 ORDER BY id', [
        order.id,
      ]);
      expect(rows.map(({ action }) => action)).toContain('status');
      return rows;
    });
    expect(calls[0]).toMatchObject({
      action: 'add',
      status: 200,
      outcome: 'ok',
      submission_id: expect.any(String),
    });
    expect(calls[0].request).toEqual({
      action: 'add',
      service: expect.any(String),
      link: `https://www.instagram.com/${cart.username}/`,
      quantity: '1100',
    });
    expect(JSON.parse(calls[0].answer)).toHaveProperty('order');
    expect(calls.at(-1)).toMatchObject({ action: 'status', outcome: 'ok' });
    expect(JSON.parse(calls.at(-1).answer)).toMatchObject({ status: 'Completed' });
    for (const { request } of calls) expect(request).not.toHaveProperty('key');
  }, 60_000);
});
